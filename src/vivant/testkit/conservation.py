"""Conservation: every card, tile and token is somewhere, once, at every step."""

from __future__ import annotations

from vivant.testkit.trial import Trial, net


@net
def check_conservation(trial: Trial) -> None:
    """`pieces` is the same at each position of a random match."""
    walk = trial.walk()
    first = trial.game.pieces(next(walk))
    if not first or any(count <= 0 for count in first.values()):
        raise trial.broken(f"there are no pieces to begin with, or fewer than none: {dict(first)}")
    for state in walk:
        now = trial.game.pieces(state)
        if now != first:
            lost, more = first - now, now - first
            raise trial.broken(f"pieces are lost, {dict(lost)}, or too many, {dict(more)}")
