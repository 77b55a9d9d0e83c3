"""What lies beside the boards: the tray with what is in hand, supply, bag and stack, and the secret colour."""

from __future__ import annotations

from functools import lru_cache

from vivant.draw.svg import at, text_width
from vivant.draw.things import Fragment, Thing, compose
from vivant.games.vivid_memories.picture import art
from vivant.games.vivid_memories.picture.basics import STILL, Box, rect, still, text
from vivant.games.vivid_memories.rules.setup import NONE, Setup, amount
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.words import Words


@lru_cache(maxsize=256)
def tray(box: Box, words: str, mine: bool) -> Fragment:
    """Where fragments lie that are in somebody's hand; in a low one the words stand at the left."""
    x, y, width, height = box
    look = 'stroke="var(--choice)" stroke-width="3"' if mine else 'stroke="var(--edge)" stroke-width="1.5"'
    body = rect(box, f'fill="var(--surface)" {look}', min(64, height / 2))
    if height < 80:
        body += text(words, x + 20, y + height / 2 + 5, "note small")
    else:
        body += text(words, x + width / 2, y + height * 0.25, "serif mid strong", max(13, min(16, height * 0.13)))
    return still("hand", body)


def holder_of_hand(view: MemoriesState, near: int) -> int:
    """Whose hand lies in the tray, -1 where there is none."""
    holders = [seat for seat, own in enumerate(view.seats) if own.hand]
    return near if near in holders else holders[0] if holders else -1


def in_tray(box: Box, at: int, count: int) -> tuple[float, float]:
    x, y, width, height = box
    if height < 80:
        step = min(56.0, (width - 84) / max(1, count))
        return x + width - 12 - step * (count - at - 0.5), y + height / 2
    step = min(78.0, (width - 60) / max(1, count))
    return x + width / 2 + (at - (count - 1) / 2) * step, y + height * 0.62


@lru_cache(maxsize=1024)
def secret(x: float, y: float, words: str, room: float) -> str:
    """A lock, and what it means if there is room for that."""
    words = words if text_width(words, 13) < room - 54 else ""
    body = rect((x, y, 42, 32), 'fill="var(--well)" stroke="var(--edge)" stroke-opacity=".5"', 8)
    return body + art.sign("lock", x + 21, y + 15, 0.8, "var(--soft)") + text(words, x + 54, y + 21, "note small")


@lru_cache(maxsize=64)
def aspiration(
    setup: Setup, colour: int, mine: bool, known: bool, x: float, y: float, card: tuple[float, float], say: Words
) -> Fragment:
    body = text(say("scene-aspiration" if mine else "scene-aspiration-of"), x, y + 12, "caption")
    if colour == NONE:
        return still("aspiration", body + secret(x, y + 28, say("scene-secret"), card[0]))
    width, height = card
    radius, middle = height / 3.2, y + 24 + height / 2
    left = x + 2.4 * radius + 6
    body += f'<g transform="{at(x, y + 24)}">{art.card(width, height)}</g>'
    body += art.token(art.paint(setup, colour), x + 1.3 * radius, middle, radius)
    name = say("colour", name=setup.colour_names[colour])
    body += text(name.capitalize(), left, middle - 4, "serif strong on-paper", max(15, height * 0.27))
    if known or mine:
        note = say("scene-on-track" if known else "scene-only-you")
        body += text(note, left, middle + 15, "small soft-on-paper")
    return still("aspiration", body)


@lru_cache(maxsize=512)
def supply(setup: Setup, counts: int, x: float, y: float, width: float, step: float, say: Words) -> Fragment:
    """A caption and how many there are of each colour, in rows, so far apart."""
    body = text(say("scene-supply"), x, y, "caption")
    columns = max(1, int((width + 4) // step))
    radius = step * 0.21
    for colour in range(len(setup.colour_names)):
        left, low = x + radius + colour % columns * step, y + 12 + radius + colour // columns * 0.6 * step
        body += art.token(art.paint(setup, colour), left, low, radius)
        body += text(str(amount(counts, colour)), left + 1.5 * radius, low + 6, "strong", max(14, step * 0.24))
    return compose(Thing("supply", body))


@lru_cache(maxsize=512)
def stock(key: str, count: int, words: str, x: float, y: float, width: float, say: Words, short: str = "") -> Fragment:
    """A caption, or a shorter one, and a number in one line of this width."""
    name = say(f"scene-{key}")
    body = text(say(short) if short else name, x, y, "caption") + text(
        str(count), x + width - 2, y + 1, "serif strong end", 17
    )
    return compose(Thing(key, body, STILL, f"{name}: {say(words, count=count, points=count)}"))


@lru_cache(maxsize=256)
def tiles_head(key: str, word: str, x: float, y: float, some: bool, say: Words) -> Fragment:
    """A caption over tiles, and that there are none."""
    body = text(say(word), x, y, "caption")
    if not some:
        body += text(say("scene-none"), x, y + 26, "note small")
    return still(key, body)


@lru_cache(maxsize=256)
def help_with(kind: str, x: float, y: float, width: float, say: Words, below: bool = False) -> str:
    """What an action does, in lines of this width that end at y, or begin there."""
    lines = [""]
    for word in say("action-help", kind=kind).split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, 13) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    low = y + 17 * (len(lines) - 1) if below else y
    return "".join(text(line, x, low - 17 * (len(lines) - 1 - at), "note small") for at, line in enumerate(lines))
