"""Links to carry or to send, each with its picture as a QR code."""

from __future__ import annotations

import segno

from vivant.table.forms import Link
from vivant.table.reach import Reach
from vivant.table.speech import BOOK


def make_link(reach: Reach, path: str, kind: str, token: str, lang: str) -> Link:
    """What follows `#` never leaves the browser that opens it. The code is of dark squares on nothing; who shows it
    gives it light ground."""
    link = f"{reach.url}{path}#{kind}={token}"
    qr = segno.make(link, error="m", micro=False).svg_inline(
        scale=1, border=2, omitsize=True, svgclass="qr", lineclass=None
    )
    hint = BOOK.words(lang)("link-local", port=str(reach.settings.port)) if reach.local else ""
    return Link(link=link, qr=qr, local=reach.local, hint=hint)
