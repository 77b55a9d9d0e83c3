"""The queue by itself: what waits together is one commit, and what fails is as if it had never been."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from vivant.table.queue import CallQueue
from vivant.table.refusal import Refusal, refuse
from vivant.table.store import Change, StoreFailed


class Counter:
    """Something that a queue serves: it counts, and the store holds what it counted."""

    def __init__(self) -> None:
        self.count = self.stored = self.writes = self.reads = 0
        self.published: list[int] = []
        self.broken = ""  # `write`, or `read` as well
        self.queue = CallQueue("t", self, self)  # type: ignore[arg-type]

    # as a store

    async def write(self, change: Change) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise StoreFailed
        self.stored, self.writes = self.count, self.writes + 1

    async def read(self, ask: Any, settled: bool = False) -> Any:
        self.reads += 1
        if self.broken == "read":
            raise StoreFailed
        return self.stored

    # as what is served

    def names(self, lang: str) -> list[str]:
        return []

    def restore(self, kept: Any) -> None:
        self.count = kept

    def complete(self, change: Change) -> None:
        pass

    def publish(self) -> None:
        if not self.queue.unsure:
            self.published.append(self.count)

    def up(self, change: Change) -> int:
        self.count += 1
        change.add(None)  # type: ignore[arg-type]
        return self.count


def with_queue(work: Callable[[Counter], Any]) -> Counter:
    async def run() -> Counter:
        counter = Counter()
        counter.queue.start()
        await work(counter)
        await asyncio.sleep(0.01)
        await counter.queue.stop()
        return counter

    return asyncio.run(run())


def test_what_waits_together_is_written_together_and_answered_before_it_is_published() -> None:
    async def work(counter: Counter) -> None:
        seen: list[tuple[int, list[int]]] = []

        async def call() -> None:
            answer = await counter.queue.call(counter.up)
            seen.append((answer, list(counter.published)))

        await asyncio.gather(*(call() for _ in range(5)))
        assert seen == [(n, []) for n in range(1, 6)]

    counter = with_queue(work)
    assert (counter.stored, counter.writes, counter.published) == (5, 1, [5])


def test_a_refused_call_leaves_the_others_alone() -> None:
    def refused(change: Change) -> None:
        raise refuse(409, "no", "seat-taken")

    async def work(counter: Counter) -> None:
        calls = (counter.queue.call(counter.up), counter.queue.call(refused), counter.queue.call(counter.up))
        one, two, three = await asyncio.gather(*calls, return_exceptions=True)
        assert (one, three) == (1, 2)
        assert isinstance(two, Refusal)

    assert with_queue(work).stored == 2


def test_what_could_not_be_written_is_as_if_it_had_never_been() -> None:
    async def work(counter: Counter) -> None:
        await counter.queue.call(counter.up)
        counter.broken = "write"
        with pytest.raises(Refusal) as refused:
            await counter.queue.call(counter.up)
        assert refused.value.status == 503
        assert (counter.count, counter.queue.unsure) == (1, False)
        counter.broken = "read"
        with pytest.raises(Refusal):
            await counter.queue.call(counter.up)
        assert counter.queue.unsure  # the store cannot even be asked: nobody may look
        with pytest.raises(Refusal):
            await counter.queue.steady()
        counter.broken = ""
        assert await counter.queue.call(counter.up) == 2
        await counter.queue.steady()

    assert with_queue(work).stored == 2


def test_our_own_mistake_fails_one_call_and_takes_back_what_it_did() -> None:
    def mistaken(change: Change) -> None:
        raise ZeroDivisionError

    async def work(counter: Counter) -> None:
        await counter.queue.call(counter.up)
        with pytest.raises(Refusal) as refused:
            await counter.queue.call(lambda change: (counter.up(change), mistaken(change)))
        assert refused.value.status == 500
        assert counter.count == 1

    with_queue(work)


def test_a_queue_that_has_stopped_refuses() -> None:
    async def work(counter: Counter) -> None:
        await counter.queue.stop()
        with pytest.raises(Refusal) as refused:
            await counter.queue.call(counter.up)
        assert refused.value.code == "restarting"

    with_queue(work)
