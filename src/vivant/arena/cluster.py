"""Chunks on a Ray cluster: this very build is sent to its nodes, and what a lost node was playing is played again."""

from __future__ import annotations

import logging
import os
import pickle
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from vivant.arena.build import pack_build
from vivant.arena.running import made_by
from vivant.engine.errors import SetupError
from vivant.engine.needs import needing
from vivant.words import Message

with needing("ray"):
    import ray
    import ray.exceptions as errors

if TYPE_CHECKING:
    from vivant.arena.chunks import PlayedChunk, Work

HERE: Final = "ray"
SCHEME: Final = "ray://"
AHEAD: Final = 2  # chunks that wait for each core
AGAIN: Final = 20  # times that Ray begins a chunk anew where its worker or node was lost
LOST: Final = 20  # chunks in a row that came to nothing even so


class Cluster:
    """Cores of a Ray cluster, all or so many. `on` is `ray` for one on this machine, or the address of another."""

    def __init__(self, on: str, jobs: int | None = None) -> None:
        if on != HERE and not on.startswith(SCHEME):
            raise SetupError(Message("arena-on", {"asked": on[:80]}))
        self.on = on
        self.jobs = jobs

    def play(self, work: Work, numbers: Sequence[int]) -> Iterator[PlayedChunk]:
        """As they are done. A chunk follows from its number alone, so it matters to nobody where it is played."""
        self._connect()
        try:
            yield from self._play(work, numbers)
        except errors.RayTaskError as error:  # first: it is of the kind of its cause, too
            raise SetupError(Message("arena-node-failed", {"detail": _cause(error)})) from None
        except SetupError:
            raise
        except Exception as error:  # of Ray, ConnectionError, ValueError, or one of gRPC: whatever it was just doing
            raise self._refused("arena-cluster-lost", error) from None
        finally:
            with suppress(Exception):
                ray.shutdown()

    def _play(self, work: Work, numbers: Sequence[int]) -> Iterator[PlayedChunk]:
        task = ray.remote(max_retries=AGAIN, num_cpus=1)(_shipped())
        build, shared = ray.put(pack_build()), ray.put(pickle.dumps(work))
        begun: dict[Any, int] = {}
        left = list(reversed(numbers))
        lost = 0
        try:
            while left or begun:
                while left and len(begun) < AHEAD * self._cores():
                    number = left.pop()
                    begun[task.remote(build, shared, number)] = number
                for future in ray.wait(list(begun), num_returns=1)[0]:
                    number = begun.pop(future)
                    try:
                        played: PlayedChunk | None = pickle.loads(ray.get(future))
                    except (
                        ray.exceptions.WorkerCrashedError,
                        ray.exceptions.NodeDiedError,
                        ray.exceptions.ObjectLostError,
                    ):
                        left.append(number)
                        lost += 1
                        if lost > LOST:
                            raise SetupError(Message("arena-workers-die", {"times": str(lost)})) from None
                        continue
                    if played is None:
                        raise SetupError(Message("arena-node-code"))
                    lost = 0
                    yield played
        finally:
            with suppress(Exception):  # it may be gone
                for future in begun:
                    ray.cancel(future, force=True)

    def _cores(self) -> int:
        """Nodes come and go."""
        cores: dict[str, float] = ray.cluster_resources()
        return self.jobs or max(1, int(cores.get("CPU", 1)))

    def _connect(self) -> None:
        begins = self.on == HERE  # a cluster of one node, for as long as the run lasts
        own: Any = {"num_cpus": self.jobs, "include_dashboard": False} if begins else {}
        os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")  # what is wrong is said below, in one line
        logging.getLogger("ray").setLevel(logging.CRITICAL)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                ray.init(
                    address="local" if begins else self.on,
                    log_to_driver=False,
                    logging_level=logging.CRITICAL,
                    **own,
                )
        except (ConnectionError, RuntimeError, ValueError, ImportError) as error:
            raise self._refused("arena-cluster", error) from None

    def _refused(self, key: str, error: Exception) -> SetupError:
        return SetupError(Message(key, {"where": self.on, "detail": " ".join(str(error).split())[:200]}))


def _cause(error: Exception) -> str:
    """What went wrong on the node, without the way there: the last line that it says."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1][:200] if lines else type(error).__name__


def _shipped() -> Callable[[bytes, bytes, int], bytes]:
    """What a node runs. It travels as code, as a node knows nothing of us before this build stands on its path."""

    def play(build: bytes, work: bytes, number: int) -> bytes:
        import hashlib
        import io
        import os
        import pickle
        import shutil
        import sys
        import tempfile
        import zipfile

        user = os.getuid() if hasattr(os, "getuid") else 0
        folder = os.path.join(tempfile.gettempdir(), f"vivant-{user}-{hashlib.sha256(build).hexdigest()[:16]}")
        if folder not in sys.path:
            if not os.path.isdir(folder):
                part = tempfile.mkdtemp(dir=tempfile.gettempdir())
                zipfile.ZipFile(io.BytesIO(build)).extractall(part)
                try:
                    os.rename(part, folder)
                except OSError:  # another worker was sooner
                    shutil.rmtree(part, ignore_errors=True)
            if hasattr(os, "getuid") and os.stat(folder).st_uid != user:
                raise PermissionError(folder)  # somebody else has taken the name
            sys.path.insert(0, folder)
        from vivant.arena.cluster import play_on_node

        return pickle.dumps(play_on_node(pickle.loads(work), number))

    return play


def play_on_node(work: Work, number: int) -> PlayedChunk | None:
    """None where the node has other code, or lacks the files of bots. Rows say which code made them."""
    try:
        if made_by(work.game, work.entrants, work.asked.told).code != work.code:
            return None
    except OSError:
        return None
    try:
        return work.play(number)
    finally:
        work.close()
