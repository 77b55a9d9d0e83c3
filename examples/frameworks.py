"""For those who train: the checks of Stable-Baselines3, TorchRL and Tianshou over our environments, and a first lesson.

pip install "vivant[lab,gymnasium,pettingzoo]" -r examples/frameworks.txt
"""

import gymnasium
import numpy as np

import vivant.lab.gym
from vivant.lab import zoo

GAMES = ("vivo", "vivarium", "vivid-memories")


def stable_baselines(steps: int) -> None:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_checker import check_env

    for id in vivant.lab.gym.register():
        check_env(gymnasium.make(id, opponents="random", illegal_reward=-1.0).unwrapped)
        print("Stable-Baselines3 has checked", id)
    env = gymnasium.make("vivant/Vivo-v0", opponents="random", seat="turning")
    learner = MaskablePPO("MlpPolicy", env, n_steps=512, seed=1, device="cpu")
    print("MaskablePPO before:", f"{mean_reward(learner, env):+.3f}")
    learner.learn(steps)
    print("MaskablePPO after: ", f"{mean_reward(learner, env):+.3f} over {steps} steps")


def mean_reward(learner: object, env: gymnasium.Env, matches: int = 60) -> float:
    """A share of the victory less an equal share: 0 is even."""
    rewards = []
    seen, info = env.reset(seed=999)
    while len(rewards) < matches:
        action, _ = learner.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
        seen, reward, over, _, info = env.step(action)
        if over:
            rewards.append(reward)
            seen, info = env.reset()
    return float(np.mean(rewards))


def torch_rl() -> None:
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper
    from torchrl.envs.utils import check_env_specs

    for id in GAMES:
        env = PettingZooWrapper(zoo.env(id), use_mask=True, done_on_any=False)
        check_env_specs(env)
        env.rollout(50)
        print("TorchRL has checked", id)


def tianshou() -> None:
    from tianshou.env import PettingZooEnv

    for id in GAMES:
        env = PettingZooEnv(zoo.env(id))
        seen, _ = env.reset(seed=1)
        over = False
        while not over:
            seen, rewards, over, _, _ = env.step(int(np.flatnonzero(seen["mask"])[0]))
        print("Tianshou has played", id, rewards)


def main(steps: int = 4096) -> None:
    stable_baselines(steps)
    torch_rl()
    tianshou()


if __name__ == "__main__":
    main()
