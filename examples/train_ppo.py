"""For those who train: a policy taught by self-play (masked PPO), written as ONNX and measured against our bots.

pip install "vivant[lab,policy]" torch onnx
"""

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn
from torch.distributions import Categorical

import vivant
from vivant import lab
from vivant.arena.contest import contest, line_up


class Net(nn.Module):
    """Packed rows (a bit a cell) become numbers: one for each action, or what a position is worth."""

    def __init__(self, cells: int, width: int, layers: int, out: int) -> None:
        super().__init__()
        self.cells, self.first, self.last = cells, nn.Linear(cells, width), nn.Linear(width, out)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(layers + 1))
        self.inner = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        nn.init.zeros_(self.last.weight)  # at first every action is as likely as any other
        self.register_buffer("bits", torch.arange(8, dtype=torch.uint8), persistent=False)

    def unpack(self, packed: Tensor) -> Tensor:
        return (packed.unsqueeze(-1) >> self.bits & 1).flatten(1)

    def forward(self, packed: Tensor) -> Tensor:
        x = torch.relu(self.first(self.unpack(packed[:, : self.cells // 8]).float()))
        for norm, layer in zip(self.norms, self.inner, strict=False):
            x = x + torch.relu(layer(norm(x)))
        return self.last(self.norms[-1](x)).float()


class Trainer:
    def __init__(self, args: argparse.Namespace) -> None:
        torch.manual_seed(args.seed)
        self.args, self.device, self.steps, self.scale = args, torch.device(args.device), 0, 0.0
        self.game = vivant.game(args.game, players=args.players)
        self.cells, sees = lab.spec(self.game).size, lab.spec(self.game, critic=args.critic).size
        self.policy = Net(self.cells, args.width, args.layers, len(self.game.actions)).to(self.device)
        self.value = Net(sees, args.width, args.layers, 1).to(self.device)
        self.parameters = [*self.policy.parameters(), *self.value.parameters()]
        self.optimizer = torch.optim.Adam(self.parameters, lr=args.rate, eps=1e-5)
        self.half = torch.autocast(self.device.type, torch.bfloat16, enabled=args.half)
        self.file, self.notes = args.out / "policy.onnx", args.out / "checkpoint.pt"
        args.out.mkdir(parents=True, exist_ok=True)
        if args.resume:
            self.load()

    def to(self, array: np.ndarray) -> Tensor:
        return torch.from_numpy(array).to(self.device)

    def legal(self, masks: Tensor) -> Tensor:
        return self.policy.unpack(masks)[:, : len(self.game.actions)].bool()

    def choose(self, rows: Tensor, legal: Tensor) -> Categorical:
        return Categorical(logits=self.policy(rows).masked_fill(~legal, -1e9), validate_args=False)

    @torch.no_grad()
    def collect(self, games: lab.Games) -> dict[str, Tensor]:
        """So many steps of every match, by step and match. Who has but one choice is not asked."""
        kept: dict[str, list[Tensor]] = {}
        batch = games.batch()
        for _ in range(self.args.length):
            rows, masks = self.to(batch.observation if batch.critic is None else batch.critic), self.to(batch.mask)
            legal = self.legal(masks)
            free = legal.sum(1) > 1
            actions, likely, worth = legal.int().argmax(1), legal.new_zeros(len(rows), dtype=torch.float32), None
            worth = likely.clone()
            with self.half:
                choice = self.choose(rows[free], legal[free])
                worth[free] = self.value(rows[free])[:, 0]
            actions[free] = drawn = choice.sample()
            likely[free] = choice.log_prob(drawn)
            step = {"rows": rows, "masks": masks, "free": free, "actions": actions, "likely": likely, "worth": worth}
            step["seats"] = self.to(batch.seat)
            batch = games.step(actions.cpu().numpy())
            others = (batch.reward.sum(1, keepdims=True) - batch.reward) / max(1, self.game.players - 1)
            step |= {"gains": self.to((batch.reward - others).astype(np.float32)), "over": self.to(batch.over)}
            for name, tensor in step.items():
                kept.setdefault(name, []).append(tensor)
        return {name: torch.stack(tensors) for name, tensors in kept.items()}

    def judge(self, kept: dict[str, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        """For each step how much better it went than was expected, its return, and whether that is known (GAE).

        What counts for a decision is what its seat gains on the others until its match is over.
        """
        self.scale = self.scale or float(kept["gains"].std() * kept["gains"].shape[0] ** 0.5)
        length, many, seats = kept["gains"].shape
        after, better, gained = (torch.zeros(many, seats, device=self.device) for _ in range(3))
        known = torch.zeros(many, seats, dtype=torch.bool, device=self.device)
        advantage, certain = torch.zeros_like(kept["worth"]), torch.zeros_like(kept["free"])
        for step in reversed(range(length)):
            over = kept["over"][step][:, None]
            after, better, gained = (tensor.masked_fill(over, 0.0) for tensor in (after, better, gained))
            known, gained = known | over, gained + kept["gains"][step] / self.scale
            seat, free, worth = kept["seats"][step][:, None], kept["free"][step][:, None], kept["worth"][step][:, None]
            now = gained.gather(1, seat) + after.gather(1, seat) - worth + self.args.trace * better.gather(1, seat)
            advantage[step], certain[step] = now[:, 0], (free & known.gather(1, seat))[:, 0]
            mine = torch.zeros_like(known).scatter_(1, seat, free)
            after, better = torch.where(mine, worth, after), torch.where(mine, now * known.gather(1, seat), better)
            gained, known = gained.masked_fill(mine, 0.0), known | mine
        return advantage, advantage + kept["worth"], certain

    def learn(self, kept: dict[str, Tensor]) -> dict[str, float]:
        advantage, returns, certain = self.judge(kept)
        data = {name: kept[name][certain] for name in ("rows", "masks", "actions", "likely")}
        advantage, returns = advantage[certain], returns[certain]
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        left = max(0.0, 1 - self.steps / self.args.steps)
        for group in self.optimizer.param_groups:
            group["lr"] = self.args.rate * max(left, 0.01)
        for _ in range(self.args.epochs):
            for part in torch.randperm(len(returns), device=self.device).split(self.args.batch):
                rows, actions, old = data["rows"][part], data["actions"][part], data["likely"][part]
                with self.half:
                    choice, worth = self.choose(rows, self.legal(data["masks"][part])), self.value(rows)[:, 0]
                ratio, gain = (choice.log_prob(actions) - old).exp(), advantage[part]
                clipped = ratio.clamp(1 - self.args.clip, 1 + self.args.clip)
                entropy = choice.entropy().mean()
                miss = (worth - returns[part]).square().mean()
                loss = -torch.min(ratio * gain, clipped * gain).mean() + miss - self.args.entropy * left * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters, 1.0)
                self.optimizer.step()
        return {
            "entropy": float(entropy.detach()),
            "explained": 1 - float(miss.detach() / returns.var()),
            "learned from": len(returns),
        }

    def run(self) -> None:
        args = self.args
        seed = args.seed + 1_000_003 * self.steps  # whoever resumes meets other deals than before
        given = {"num_envs": args.envs, "seed": seed % 2**53, "reward": "gain", "packed": True, "workers": args.workers}
        with lab.make_vec(self.game, critic=args.critic, **given) as games:
            began, first, rounds = time.perf_counter(), self.steps, 0
            while self.steps < args.steps:
                told = self.learn(self.collect(games))
                self.steps, rounds = self.steps + args.envs * args.length, rounds + 1
                if rounds % args.every == 0 or self.steps >= args.steps:
                    self.save()
                    pace = (self.steps - first) / (time.perf_counter() - began)
                    print(f"{self.steps:,} steps, {pace:,.0f} a second:", told, flush=True)

    def save(self) -> None:
        """Everything to go on from, and the policy; each is whole on the disk at every moment."""
        state = {name: getattr(self, name).state_dict() for name in ("policy", "value", "optimizer")}
        about = {"steps": self.steps, "scale": self.scale, "random": torch.get_rng_state()}
        torch.save({**state, **about}, self.notes.with_suffix(".new"))
        os.replace(self.notes.with_suffix(".new"), self.notes)
        write_onnx(self.policy, self.game, self.file)

    def load(self) -> None:
        state = torch.load(self.notes, map_location=self.device, weights_only=True)
        for name in ("policy", "value", "optimizer"):
            getattr(self, name).load_state_dict(state[name])
        self.steps, self.scale = state["steps"], state["scale"]
        torch.set_rng_state(state["random"].cpu())


def write_onnx(net: Net, game: vivant.engine.game.Game, file: Path) -> None:
    """The graph node by node: a row of bytes, 0 or 1 a cell, becomes a number for each action."""
    weights, nodes = [], [helper.make_node("Cast", ["row"], ["x"], to=TensorProto.FLOAT)]

    def add(kind: str, x: str, part: nn.Module, **options: float) -> str:
        name = f"n{len(nodes)}"
        for which in ("weight", "bias"):
            array = getattr(part, which).detach().float().cpu().numpy()
            weights.append(numpy_helper.from_array(array, f"{name}.{which}"))
        nodes.append(helper.make_node(kind, [x, f"{name}.weight", f"{name}.bias"], [name], **options))
        return name

    def then(kind: str, *of: str) -> str:
        nodes.append(helper.make_node(kind, list(of), [f"n{len(nodes)}"]))
        return nodes[-1].output[0]

    x = then("Relu", add("Gemm", "x", net.first, transB=1))
    for norm, layer in zip(net.norms, net.inner, strict=False):
        x = then("Add", x, then("Relu", add("Gemm", add("LayerNormalization", x, norm), layer, transB=1)))
    x = add("Gemm", add("LayerNormalization", x, net.norms[-1]), net.last, transB=1)
    spec = lab.spec(game)
    given = [helper.make_tensor_value_info("row", TensorProto.UINT8, ["rows", spec.size])]
    gives = [helper.make_tensor_value_info(x, TensorProto.FLOAT, ["rows", len(spec.actions)])]
    graph = helper.make_graph(nodes, "policy", given, gives, weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    about = {"game": game.id, "players": game.players, "options": game.options, "actions": len(spec.actions)}
    about |= {"encoding": spec.hash, "version": spec.version}
    helper.set_model_props(model, {"vivant": json.dumps(about)})
    onnx.checker.check_model(model)
    onnx.save(model, file.with_suffix(".new"))
    os.replace(file.with_suffix(".new"), file)


def evaluate(trainer: Trainer) -> None:
    """One policy against bots in all other seats, every deal from each seat, with 95 % intervals."""
    args, game = trainer.args, trainer.game
    for named in args.against:
        bot, _, games = named.partition("@")
        bots = [f"policy:{trainer.file}", bot][: game.players]  # alone it plays against the game's rival
        standing = contest(game, line_up(game, bots), int(games or 1000), 999, args.jobs)[0]
        (low, high), (lead, error) = standing.interval(), standing.lead()
        print(
            f"against {bot}: {standing.share:.1%} of victories ({low:.1%} to {high:.1%}; even is {standing.even:.1%}),"
            f" {lead:+.2f} ± {error:.2f} points, {standing.games} games, {standing.pace * 1000:.2f} ms a decision",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    say = parser.add_argument
    say("--game", default="vivo")
    say("--players", type=int)
    say("--seed", type=int, default=1)
    say("--steps", type=int, default=5_000_000, help="decisions of all seats together")
    say("--out", type=Path, default=Path("trained"), help="a folder for policy.onnx and checkpoint.pt")
    say("--resume", action="store_true", help="go on from the checkpoint in that folder")
    say("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    say("--half", action=argparse.BooleanOptionalAction, default=torch.cuda.is_available(), help="bfloat16")
    say("--critic", action=argparse.BooleanOptionalAction, default=True, help="judge by what seats may not know, too")
    say("--width", type=int, default=256)
    say("--layers", type=int, default=1, help="inner ones")
    say("--envs", type=int, default=256, help="matches side by side")
    say("--workers", type=int, default=0, help="processes that play them")
    say("--length", type=int, default=96, help="steps between two lessons")
    say("--epochs", type=int, default=2)
    say("--batch", type=int, default=1024)
    say("--rate", type=float, default=7e-4)
    say("--clip", type=float, default=0.2)
    say("--entropy", type=float, default=0.003)
    say("--trace", type=float, default=0.8, help="lambda of GAE")
    say("--every", type=int, default=20, help="lessons between two checkpoints")
    say("--against", nargs="*", default=["random@4000", "easy@4000", "normal@1000"], help="bots, and how many games")
    say("--jobs", type=int, default=1, help="processes that play these")
    trainer = Trainer(parser.parse_args())
    trainer.run()
    trainer.save()
    evaluate(trainer)


if __name__ == "__main__":
    main()
