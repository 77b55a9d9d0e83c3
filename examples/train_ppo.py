"""For those who train: a policy taught by self-play (masked PPO), written as ONNX and measured against our bots.
It needs: pip install "vivant[lab,policy]" torch
"""

import argparse
import time
from pathlib import Path

import torch
from torch import nn

import vivant
from vivant import lab
from vivant.arena.contest import contest, line_up

USUAL = {  # steps: decisions of all seats; envs: matches side by side; length: steps between two lessons
    "game": "vivo", "seed": 1, "steps": 5_000_000, "envs": 256, "workers": 0, "length": 96, "epochs": 2, "batch": 1024,
    "width": 256, "layers": 1, "rate": 7e-4, "clip": 0.2, "entropy": 0.003, "trace": 0.8, "every": 20, "jobs": 1,
    "device": "cuda" if torch.cuda.is_available() else "cpu",
}  # fmt: skip


class Net(nn.Module):  # rows become numbers: one for each action, or what a position is worth
    def __init__(self, cells, width, layers, out):
        super().__init__()
        self.cells, self.first, self.last = cells, nn.Linear(cells, width), nn.Linear(width, out)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(layers + 1))
        self.inner = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        nn.init.zeros_(self.last.weight)  # at first every action is as likely as any other

    def forward(self, rows):
        x = torch.relu(self.first(rows[:, : self.cells].float()))
        for norm, layer in zip(self.norms, self.inner, strict=False):
            x = x + torch.relu(layer(norm(x)))
        return self.last(self.norms[-1](x)).float()


class Trainer(nn.Module):
    def __init__(self, args):
        super().__init__()
        torch.manual_seed(args.seed)
        self.args, self.steps, self.scale = args, 0, 0.0
        self.game = vivant.game(args.game, players=args.players)
        sizes, shape = (lab.spec(self.game).size, lab.spec(self.game, critic=True).size), (args.width, args.layers)
        self.policy = Net(sizes[0], *shape, len(self.game.actions))
        self.value = Net(sizes[1], *shape, 1)  # judges by what seats may not know, too
        self.optimizer = torch.optim.Adam(self.to(args.device).parameters(), lr=args.rate, eps=1e-5)
        self.half_sized = torch.autocast(torch.device(args.device).type, torch.bfloat16, enabled=args.half)
        self.file, self.notes = args.out / "policy.onnx", args.out / "checkpoint.pt"
        args.out.mkdir(parents=True, exist_ok=True)
        if args.resume:
            nets, optimizer, self.steps, self.scale, random = torch.load(self.notes, args.device, weights_only=True)
            self.load_state_dict(nets)
            self.optimizer.load_state_dict(optimizer)
            torch.set_rng_state(random.cpu())

    def choose(self, rows, legal):
        return torch.distributions.Categorical(logits=self.policy(rows).masked_fill(~legal, -1e9), validate_args=False)

    def collect(self, games):
        """So many steps of every match, by step and match. Who has but one choice is not asked."""
        steps, batch, device = [], games.batch(), self.args.device
        for _ in range(self.args.length):
            rows, legal, seats = (torch.from_numpy(x).to(device) for x in (batch.critic, batch.mask, batch.seat))
            likely, worth = torch.zeros(2, len(rows), device=device)
            free, actions = legal.sum(1) > 1, legal.int().argmax(1)
            with torch.no_grad(), self.half_sized:
                choice, worth[free] = self.choose(rows[free], legal[free]), self.value(rows[free])[:, 0]
            likely[free], actions[free] = choice.log_prob(drawn := choice.sample()), drawn
            batch = games.step(actions.cpu().numpy())
            others = (batch.reward.sum(1, keepdims=True) - batch.reward) / max(1, self.game.players - 1)
            gains, over = (torch.from_numpy(x).to(device) for x in ((batch.reward - others).astype("f4"), batch.over))
            steps.append((rows, legal, free, actions, likely, worth, seats, gains, over))
        return [torch.stack(tensors) for tensors in zip(*steps, strict=True)]

    def judge(self, free, worth, seats, gains, over):
        """For each step by how much its seat gained more on the others than expected, and whether it is known (GAE)."""
        self.scale = self.scale or float(gains.std() * gains.shape[0] ** 0.5)
        after, better, gained = (torch.zeros_like(gains[0]) for _ in range(3))
        advantage, certain, known = torch.zeros_like(worth), torch.zeros_like(free), torch.zeros_like(after).bool()
        for step in reversed(range(len(gains))):
            ends, seat, asked, expected = (x[step][:, None] for x in (over, seats, free, worth))
            after, better, gained = (tensor.masked_fill(ends, 0.0) for tensor in (after, better, gained))
            known, gained = known | ends, gained + gains[step] / self.scale
            now = gained.gather(1, seat) + after.gather(1, seat) - expected + self.args.trace * better.gather(1, seat)
            advantage[step], certain[step] = now[:, 0], (asked & known.gather(1, seat))[:, 0]
            mine = torch.zeros_like(known).scatter_(1, seat, asked)
            after, better = torch.where(mine, expected, after), torch.where(mine, now * known.gather(1, seat), better)
            gained, known = gained.masked_fill(mine, 0.0), known | mine
        return advantage, certain

    def learn(self, rows, legal, free, actions, likely, worth, *rest):
        args, (advantage, certain) = self.args, self.judge(free, worth, *rest)
        data = [x[certain] for x in (rows, legal, actions, likely, advantage, advantage + worth)]
        data[4] = (data[4] - data[4].mean()) / (data[4].std() + 1e-8)
        left = max(0.0, 1 - self.steps / args.steps)
        self.optimizer.param_groups[0]["lr"] = args.rate * max(left, 0.01)
        for _ in range(args.epochs):
            for part in torch.randperm(len(data[0]), device=rows.device).split(args.batch):
                rows, legal, actions, old, gain, returns = (x[part] for x in data)
                with self.half_sized:
                    choice, worth = self.choose(rows, legal), self.value(rows)[:, 0]
                ratio, miss = (choice.log_prob(actions) - old).exp(), (worth - returns).square().mean()
                surrogate = torch.min(ratio * gain, ratio.clamp(1 - args.clip, 1 + args.clip) * gain).mean()
                entropy = choice.entropy().mean()
                self.optimizer.zero_grad()
                (miss - surrogate - args.entropy * left * entropy).backward()
                nn.utils.clip_grad_norm_(self.parameters(), 1.0)
                self.optimizer.step()
        return f"entropy {entropy:.3f}, explained {1 - miss / data[5].var():.3f}, learned from {len(data[0]):,}"

    def run(self):
        args, began, rounds = self.args, time.perf_counter(), 0
        with lab.make_vec(self.game, args.envs, workers=args.workers, reward="gain", critic=True) as games:
            games.reset((args.seed + 1_000_003 * self.steps) % 2**53)  # whoever resumes meets other deals than before
            while self.steps < args.steps:
                told = self.learn(*self.collect(games))
                self.steps, rounds = self.steps + args.envs * args.length, rounds + 1
                if rounds % args.every == 0 or self.steps >= args.steps:
                    self.save()
                    print(f"{self.steps:,} steps, {time.perf_counter() - began:,.0f} seconds: {told}", flush=True)

    def save(self):
        """Everything to go on from, and the policy; each is whole on the disk at every moment."""
        kept = [self.state_dict(), self.optimizer.state_dict(), self.steps, self.scale, torch.get_rng_state()]
        torch.save(kept, self.notes.with_suffix(".new"))
        self.notes.with_suffix(".new").replace(self.notes)
        file, net = lab.PolicyFile(self.game), self.policy
        of = lambda part: (x.detach().float().cpu().numpy() for x in (part.weight, part.bias))  # noqa: E731
        x = file.relu(file.linear(file.row, *of(net.first)))
        for norm, layer in zip(net.norms, net.inner, strict=False):
            x = file.add(x, file.relu(file.linear(file.norm(x, *of(norm)), *of(layer))))
        file.write(self.file, file.linear(file.norm(x, *of(net.norms[-1])), *of(net.last)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    for name, usual in USUAL.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual, help=" ")
    parser.add_argument("--players", type=int)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="for policy.onnx and checkpoint.pt")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint that is there")
    parser.add_argument("--half", action="store_true", help="compute in bfloat16")
    parser.add_argument("--against", nargs="*", default=["random@4000", "easy@4000", "normal@1000"], help="bot@games")
    trainer = Trainer(parser.parse_args())
    trainer.run()
    for bot, _, games in (named.partition("@") for named in trainer.args.against):
        bots = [f"policy:{trainer.file}", bot][: trainer.game.players]  # alone it plays against the game's rival
        standing = contest(trainer.game, line_up(trainer.game, bots), int(games or 1000), 999, trainer.args.jobs)[0]
        print(f"against {bot}: {standing}", flush=True)
