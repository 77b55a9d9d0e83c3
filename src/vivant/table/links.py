"""Links that carry a token in their fragment, and the same as QR codes."""

from __future__ import annotations

from typing import Any

import segno

from vivant.table.settings import Settings
from vivant.table.speech import BOOK


def link_to(settings: Settings, table_id: str, kind: str, token: str) -> str:
    """What follows `#` never leaves the browser that opens it."""
    return f"{settings.public_url}/table/{table_id}#{kind}={token}"


def qr_code(link: str) -> str:
    """An SVG element of dark squares on nothing; who shows it gives it light ground."""
    drawn: str = segno.make(link, error="m", micro=False).svg_inline(
        scale=1, border=2, omitsize=True, svgclass="qr", lineclass=None
    )
    return drawn


def linked(settings: Settings, table_id: str, kind: str, token: str, lang: str) -> dict[str, Any]:
    link = link_to(settings, table_id, kind, token)
    hint = BOOK.words(lang)("link-local", port=str(settings.port)) if settings.local else ""
    return {"link": link, "qr": qr_code(link), "local": settings.local, "hint": hint}
