"""For those who train: RLlib's masked PPO over our PettingZoo environments. By itself, since RLlib pins Gymnasium.

pip install "vivant[lab,pettingzoo]" "ray[rllib]" torch
"""

import gymnasium
import numpy as np
import ray
from pettingzoo.utils import BaseWrapper
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from vivant.lab import zoo

GAMES = ("vivo", "vivarium", "vivid-memories")


class Floats(BaseWrapper):
    """RLlib's module with masks asks for floats, and says `observations` for the row."""

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        parts = super().observation_space(agent)
        row, mask = (gymnasium.spaces.Box(0.0, 1.0, parts[name].shape) for name in ("observation", "action_mask"))
        return gymnasium.spaces.Dict({"action_mask": mask, "observations": row})

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seen = super().observe(agent)
        return {
            "action_mask": seen["action_mask"].astype(np.float32),
            "observations": seen["observation"].astype(np.float32),
        }


def play(id: str) -> None:
    """A whole match, the first legal action each time: whoever is asked is shown, and nobody else."""
    env = PettingZooEnv(Floats(zoo.env(id)))
    shown, _ = env.reset(seed=1)
    over = {"__all__": False}
    while not over["__all__"]:
        [seat] = [seat for seat in shown if not over.get(seat, False)]
        assert env.observation_spaces[seat].contains(shown[seat])
        shown, rewards, over, _, _ = env.step({seat: int(shown[seat]["action_mask"].argmax())})
    print("RLlib has played", id, rewards)


def learn(id: str, lessons: int) -> None:
    """One policy holds every seat."""
    register_env(id, lambda config: PettingZooEnv(Floats(zoo.env(id))))
    config = (
        PPOConfig()
        .environment(id)
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .training(train_batch_size=1024, minibatch_size=256, num_epochs=2)
        .multi_agent(policies={"all"}, policy_mapping_fn=lambda seat, *_, **__: "all")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    learner = config.build_algo()
    for _ in range(lessons):
        told = learner.train()
    print("RLlib has learned", id, "from", told["env_runners"]["num_env_steps_sampled_lifetime"], "steps")
    learner.stop()


def main(lessons: int = 2) -> None:
    ray.init("local", num_cpus=1, include_dashboard=False, log_to_driver=False, configure_logging=False)
    for id in GAMES:
        play(id)
        learn(id, lessons)
    ray.shutdown()


if __name__ == "__main__":
    main()
