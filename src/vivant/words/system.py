"""Why the system refused to open, read or write something, in the reader's language where that is one of the usual
reasons."""

from __future__ import annotations

import errno

from vivant.words.book import COMMON
from vivant.words.message import Message


def system_reason(error: OSError | ValueError) -> object:
    """For the argument of a message: what the house says for this kind of error, else what the system says."""
    if not isinstance(error, OSError):
        return str(error)
    key = f"system-{errno.errorcode.get(error.errno or 0, '').lower()}"
    if COMMON.words("en").has(key):
        return Message(key)
    return error.strerror or str(error)
