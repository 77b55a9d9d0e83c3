"""Where chunks are played: here, in processes beside, or on a cluster. All give the same, in any order."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from vivant.engine.batch import workers
from vivant.engine.errors import SetupError
from vivant.engine.spawning import is_of_script
from vivant.words import Message

if TYPE_CHECKING:
    from vivant.arena.chunks import PlayedChunk, Work

AHEAD: Final = 2  # chunks that wait for each worker, so that none does
MOST_DEATHS: Final = 20  # of workers in a row, without a chunk that was played


class Executor(Protocol):
    """Plays chunks. A worker that is killed costs time, and nothing else."""

    def play(self, work: Work, numbers: Sequence[int]) -> Iterator[PlayedChunk]:
        """The chunks of these numbers as they are done, in any order. Whoever stops listening stops the workers."""
        ...


class Here:
    """In this process, one after another."""

    def play(self, work: Work, numbers: Sequence[int]) -> Iterator[PlayedChunk]:
        try:
            yield from map(work.play, numbers)
        finally:
            work.close()


class Processes:
    """In so many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, work: Work, numbers: Sequence[int]) -> Iterator[PlayedChunk]:
        left = dict.fromkeys(numbers)
        deaths = 0
        while left:
            try:
                with closing(self._play(work, list(left))) as playing:  # or its workers would go on for nobody
                    for done in playing:
                        del left[done.number]
                        deaths = 0
                        yield done
            except BrokenProcessPool:  # a worker was killed, for its memory perhaps: the rest is played by new ones
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise SetupError(Message("arena-workers-die", {"times": str(deaths)})) from None

    def _play(self, work: Work, numbers: list[int]) -> Generator[PlayedChunk, None, None]:
        waiting = iter(numbers)
        with workers(self.jobs, partial(_take, work), apart=not is_of_script(work.game)) as pool:
            begun: set[Future[PlayedChunk]] = set()
            while True:
                while len(begun) < AHEAD * self.jobs and (number := next(waiting, 0)):
                    begun.add(pool.submit(_play, number))
                if not begun:
                    return
                ended, begun = wait(begun, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield future.result()


_work: list[Work] = []  # of this process


def _take(work: Work) -> None:
    _work[:] = [work]


def _play(number: int) -> PlayedChunk:
    return _work[0].play(number)


def executor_for(jobs: int | None = None, on: str | None = None) -> Executor:
    """What the arguments of a command say; on a cluster `jobs` are all of its cores unless it is told."""
    if on is not None:
        from vivant.arena.cluster import Cluster

        return Cluster(on, jobs)
    return Processes(jobs) if jobs is not None and jobs > 1 else Here()
