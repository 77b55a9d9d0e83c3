"""What lies beside the boards: the tray with what is in hand, supply, bag and stack, and the secret colour."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.svg import num, text_width
from vivant.draw.things import Fragment, Thing, compose
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import Box, said, still, text
from vivant.games.vivid_memories.rules.setup import Setup


@lru_cache(maxsize=256)
def tray(box: Box, words: str, mine: bool) -> Fragment:
    """Where fragments lie that are in somebody's hand; in a low one the words stand at the left."""
    x, y, width, height = box
    look = 'stroke="var(--choice)" stroke-width="3"' if mine else 'stroke="var(--edge)" stroke-width="1.5"'
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(min(64, height / 2))}"'
    body = f'<rect {rect} fill="var(--surface)" {look}/>'
    if height < 80:
        body += text(words, x + 20, y + height / 2 + 5, "note small")
    else:
        body += text(words, x + width / 2, y + height * 0.25, "serif mid strong", min(16, height * 0.13))
    return still("hand", body)


def in_tray(box: Box, at: int, count: int) -> tuple[float, float]:
    x, y, width, height = box
    if height < 80:
        step = min(56.0, (width - 84) / max(1, count))
        return x + width - 12 - step * (count - at - 0.5), y + height / 2
    step = min(78.0, (width - 60) / max(1, count))
    return x + width / 2 + (at - (count - 1) / 2) * step, y + height * 0.62


@lru_cache(maxsize=1024)
def secret(x: float, y: float, words: str) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="42" height="32" rx="8" fill="var(--well)" stroke="var(--edge)" '
        'stroke-opacity=".5"/>'
        + art.sign("lock", x + 21, y + 15, 0.8, "var(--soft)")
        + text(words, x + 54, y + 21, "note small")
    )


@lru_cache(maxsize=64)
def aspiration(setup: Setup, colour: int, mine: bool, known: bool, x: float, y: float, lang: str) -> Fragment:
    body = text(said(lang, "scene-aspiration" if mine else "scene-aspiration-of"), x, y + 12, "caption")
    if colour >= 0:
        body += f'<g transform="translate({num(x)} {num(y + 24)})">{art.card(196, 64)}</g>'
        body += art.token(art.paint(setup, colour), x + 34, y + 56, 21)
        name = said(lang, "colour", name=setup.colour_names[colour])
        body += text(name.capitalize(), x + 66, y + 52, "serif strong on-paper", 17)
        if known:
            body += text(said(lang, "scene-on-track"), x + 66, y + 72, "small soft-on-paper")
        elif mine:
            body += text(said(lang, "scene-only-you"), x + 66, y + 72, "small soft-on-paper")
    else:
        body += secret(x, y + 28, said(lang, "scene-secret"))
    return still("aspiration", body)


@lru_cache(maxsize=512)
def supply(setup: Setup, counts: tuple[int, ...], box: Box, lang: str) -> Fragment:
    """A caption and how many there are of each colour, in rows of 66 units a colour."""
    x, y, width, _ = box
    body = text(said(lang, "scene-supply"), x, y, "caption")
    columns = max(1, int(width // 66))
    for colour, count in enumerate(counts):
        at = (x + 15 + colour % columns * 66, y + 28 + colour // columns * 42)
        body += art.token(art.paint(setup, colour), at[0], at[1], 14)
        body += text(str(count), at[0] + 22, at[1] + 6, "strong", 16)
    return compose(Thing("supply", body))


@lru_cache(maxsize=512)
def stock(key: str, count: int, words: str, x: float, y: float, lang: str) -> Fragment:
    body = text(said(lang, f"scene-{key}"), x, y, "caption")
    return compose(Thing(key, body + text(said(lang, words, count=count), x, y + 26, "", 15)))


@lru_cache(maxsize=256)
def tiles_head(key: str, word: str, x: float, y: float, some: bool, lang: str) -> Fragment:
    """A caption over tiles, and that there are none."""
    body = text(said(lang, word), x, y, "caption")
    if not some:
        body += text(said(lang, "scene-none"), x, y + 26, "note small")
    return still(key, body)


@lru_cache(maxsize=256)
def help_with(kind: str, x: float, y: float, width: float, lang: str) -> str:
    """What an action does, in lines of this width that end at y."""
    lines = [""]
    for word in said(lang, "action-help", kind=kind).split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, 13) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return "".join(text(line, x, y - 18 * (len(lines) - 1 - at), "note small") for at, line in enumerate(lines))
