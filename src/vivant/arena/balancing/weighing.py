"""A run weighed, alone or beside another on the same deals, in one pass over its chunks after one for its shares."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from vivant.arena.balancing.figures import Shares, counts_of, numbers_of, read_told, shares_of
from vivant.arena.balancing.moments import BASES, NUMBERS, Moments
from vivant.arena.folder import Folder
from vivant.engine.needs import needing

with needing("arena"):
    import polars as pl


@dataclass
class Weighed:
    """All sums of a run, and of the one that it is compared with; how often which value came up; what seats win."""

    moments: Moments = field(default_factory=Moments)
    counts: tuple[defaultdict[str, Counter[float]], ...] = field(
        default_factory=lambda: (defaultdict(Counter), defaultdict(Counter))
    )
    shares: tuple[Shares, ...] = ()
    games: int = 0


def weigh(folder: Folder, against: Folder | None = None) -> Weighed:
    """Of all chunks that both have: deals are numbered alike, and cut alike."""
    folders = (folder,) if against is None else (folder, against)
    weighed = Weighed(shares=tuple(map(shares_of, folders)))
    common = set.intersection(*(set(one.chunks()) for one in folders))
    none = (pl.DataFrame(schema=NUMBERS), pl.DataFrame(schema=BASES))
    for number in sorted(common):
        tolds = [read_told(one, number) for one in folders]
        frames = [numbers_of(told, shares) for told, shares in zip(tolds, weighed.shares, strict=True)]
        other = frames[1] if len(frames) > 1 else none
        weighed.moments.add(tolds[0].deals, *frames[0], *other)
        weighed.games += folder.cut.games_of(number)
        for counts, told in zip(weighed.counts, tolds, strict=False):
            for what, value, count in counts_of(told):
                counts[what][value] += count
    return weighed
