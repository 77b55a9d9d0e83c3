"""What an extra brings: where a package is missing, one line says what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from vivant.engine.errors import SetupError
from vivant.words import Message


class MissingPackage(SetupError, ImportError):
    """A package that an extra brings is not installed."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around imports of packages that come with this extra: the one that is missing, and how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "vivant" or not package:
            raise
        args = {"package": package, "extra": extra, "extras": extra.replace(",", " ")}
        raise MissingPackage(Message("package-missing", args)) from None
