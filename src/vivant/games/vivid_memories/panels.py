"""What lies around the boards: who sits there, what is in hand, supply, bag, stack and the secret colour."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from vivant.draw import shapes
from vivant.draw.scene import Fragment
from vivant.draw.svg import num, text_width
from vivant.games.vivid_memories import art
from vivant.games.vivid_memories.drawn import label_of
from vivant.games.vivid_memories.marks import Box, can, cell, still, text
from vivant.games.vivid_memories.parts import NONE, Setup
from vivant.games.vivid_memories.tiles import colour_word
from vivant.games.vivid_memories.words import BOOK


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


@lru_cache(maxsize=256)
def help_with(kind: str, x: float, y: float, width: float, lang: str) -> str:
    """What an action does, in lines of this width that end at y."""
    lines = [""]
    for word in BOOK.words(lang)("action-help", kind=kind).split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, 13) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return "".join(text(escape(line), x, y - 18 * (len(lines) - 1 - at), "note small") for at, line in enumerate(lines))


@lru_cache(maxsize=1024)
def secret(x: float, y: float, words: str) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="42" height="32" rx="8" fill="var(--well)" stroke="var(--edge)" '
        'stroke-opacity=".5"/>'
        + art.sign("lock", x + 21, y + 15, 0.8, "var(--soft)")
        + text(words, x + 54, y + 21, "note small")
    )


@lru_cache(maxsize=64)
def panel(seat: int, box: Box, asked: bool) -> Fragment:
    x, y, width, height = box
    rect = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="18"'
    edge = 'stroke="var(--choice)" stroke-width="2"' if asked else 'stroke="var(--line)"'
    return Fragment(f"panel-{seat}", f'<g id="panel-{seat}"><rect {rect} fill="var(--surface)" {edge}/></g>')


@lru_cache(maxsize=256)
def nameplate(
    seat: int, name: str, bot: bool, x: float, y: float, note: str, starts: bool, lang: str, mine: bool
) -> Fragment:
    body = shapes.face(name, x + 22, y + 22, 22, bot=bot, own=mine)
    shown = name[:16]
    body += text(escape(shown), x + 56, y + 18, "name") + text(note, x + 56, y + 40, "note")
    if starts:
        word = BOOK.words(lang)("scene-starts")
        after = x + 66 + text_width(shown, 17)
        body += shapes.flag(word, after + shapes.flag_width(word, 12.5) / 2, y + 12, 12.5)
    return still(f"seat-{seat}", body)


@lru_cache(maxsize=64)
def brain_plate(name: str, x: float, y: float, note: str, starts: bool, lang: str) -> Fragment:
    body = f'<circle cx="{num(x + 24)}" cy="{num(y + 24)}" r="24" fill="var(--ink)"/>'
    body += art.sign("brain", x + 24, y + 24, 1.15, "var(--surface)")
    body += text(name, x + 60, y + 20, "serif strong", 20) + text(note, x + 60, y + 42, "note")
    if starts:
        word = BOOK.words(lang)("scene-starts")
        after = x + 72 + text_width(note, 14)
        body += shapes.flag(word, after + shapes.flag_width(word, 12.5) / 2, y + 38, 12.5)
    return still("seat-1", body)


@lru_cache(maxsize=64)
def worthless(setup: Setup, colour: int, x: float, y: float, lang: str) -> Fragment:
    """The colour that the Brain scores nothing for; it ends at x."""
    words = label_of(lang, "scene-worthless")
    body = text(words, x, y, "caption end")
    if colour == NONE:
        body += text(label_of(lang, "scene-counts-all"), x, y + 24, "note small end")
    else:
        said = label_of(lang, "scene-your-aspiration")
        body += text(said, x, y + 31, "note small end")
        body += art.token(art.paint(setup, colour), x - text_width(said, 13) - 20, y + 26, 13)
    return still("worthless", body)


@lru_cache(maxsize=512)
def lay_place(name: str, x: float, y: float, radius: float, hit: float, label: str) -> Fragment:
    """Where the Brain's fragments might be laid, in practice."""
    circle = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
    body = cell((x - hit, y - hit, 2 * hit, 2 * hit)) if hit else ""
    body += f'<circle {circle} fill="var(--choice)" fill-opacity=".06"/><circle {circle} class="ring"/>'
    return can(f"lay-{name}", f"lay {name}", label, body, " inside")


@lru_cache(maxsize=256)
def tiles_head(key: str, word: str, x: float, y: float, some: bool, lang: str) -> Fragment:
    """A caption over tiles, and that there are none."""
    body = text(label_of(lang, word), x, y, "caption")
    if not some:
        body += text(label_of(lang, "scene-none"), x, y + 26, "note small")
    return still(key, body)


@lru_cache(maxsize=256)
def others_tiles(seat: int, x: float, y: float, apart: float, claimed: bool, cherished: bool, lang: str) -> Fragment:
    body = text(label_of(lang, "scene-claimed-short"), x, y, "caption")
    body += text(label_of(lang, "scene-cherished"), x + apart, y, "caption")
    if not claimed:
        body += text(label_of(lang, "scene-none"), x, y + 24, "note small")
    if not cherished:
        body += text(label_of(lang, "scene-none"), x + apart, y + 24, "note small")
    return still(f"tiles-{seat}", body)


@lru_cache(maxsize=64)
def aspiration(setup: Setup, colour: int, mine: bool, known: bool, x: float, y: float, lang: str) -> Fragment:
    body = text(label_of(lang, "scene-aspiration" if mine else "scene-aspiration-of"), x, y + 12, "caption")
    if colour >= 0:
        body += f'<g transform="translate({num(x)} {num(y + 24)})">{art.card(196, 64)}</g>'
        body += art.token(art.paint(setup, colour), x + 34, y + 56, 21)
        name = escape(colour_word(setup, colour, lang).capitalize())
        body += text(name, x + 66, y + 52, "serif strong on-paper", 17)
        if known:
            body += text(label_of(lang, "scene-on-track"), x + 66, y + 72, "small soft-on-paper")
        elif mine:
            body += text(label_of(lang, "scene-only-you"), x + 66, y + 72, "small soft-on-paper")
    else:
        body += secret(x, y + 28, label_of(lang, "scene-secret"))
    return still("aspiration", body)


@lru_cache(maxsize=512)
def supply(setup: Setup, counts: tuple[int, ...], box: Box, lang: str) -> Fragment:
    """A caption and how many there are of each colour, in rows of 66 units a colour."""
    x, y, width, _ = box
    body = text(label_of(lang, "scene-supply"), x, y, "caption")
    columns = max(1, int(width // 66))
    for colour, count in enumerate(counts):
        at = (x + 15 + colour % columns * 66, y + 28 + colour // columns * 42)
        body += art.token(art.paint(setup, colour), at[0], at[1], 14)
        body += text(str(count), at[0] + 22, at[1] + 6, "strong", 16)
    return Fragment("supply", f'<g id="supply">{body}</g>')


@lru_cache(maxsize=512)
def stock(key: str, count: int, words: str, x: float, y: float, lang: str) -> Fragment:
    body = text(label_of(lang, f"scene-{key}"), x, y, "caption")
    body += text(label_of(lang, words, count=count), x, y + 26, "", 15)
    return Fragment(key, f'<g id="{key}">{body}</g>')


@lru_cache(maxsize=256)
def small_plate(
    seat: int, name: str, bot: bool, x: float, y: float, note: str, starts: bool, mine: bool, lang: str
) -> Fragment:
    """Who somebody is, where there is little room; `name` fits already."""
    body = shapes.face(name, x + 15, y + 16, 15, bot=bot, own=mine)
    body += text(escape(name), x + 36, y + 14, "strong", 15) + text(note, x + 36, y + 31, "note small")
    if starts:
        word = BOOK.words(lang)("scene-starts")
        body += shapes.flag(word, x + shapes.flag_width(word, 11) / 2, y + 45, 11)
    return still(f"seat-{seat}", body)


@lru_cache(maxsize=64)
def brain_plate_small(x: float, y: float, note: str, starts: bool, lang: str) -> Fragment:
    say = BOOK.words(lang)
    body = f'<circle cx="{num(x + 15)}" cy="{num(y + 16)}" r="15" fill="var(--ink)"/>'
    body += art.sign("brain", x + 15, y + 16, 0.75, "var(--surface)")
    body += text(escape(say("scene-brain-short")), x + 36, y + 14, "strong", 15)
    body += text(note, x + 36, y + 31, "note small")
    if starts:
        word = say("scene-starts")
        body += shapes.flag(word, x + shapes.flag_width(word, 11) / 2, y + 45, 11)
    return still("seat-1", body)


@lru_cache(maxsize=64)
def worthless_small(setup: Setup, colour: int, x: float, y: float, lang: str) -> Fragment:
    body = text(label_of(lang, "scene-worthless-short"), x, y + 6, "note small")
    if colour == NONE:
        body += text(label_of(lang, "scene-counts-all"), x, y + 26, "note small")
    else:
        body += art.token(art.paint(setup, colour), x + 11, y + 24, 11)
    return still("worthless", body)


@lru_cache(maxsize=256)
def others_tiles_down(seat: int, x: float, y: float, claimed: bool, cherished: bool, lang: str) -> Fragment:
    body = ""
    for low, word, some in ((0, "scene-claimed-short", claimed), (40, "scene-cherished", cherished)):
        said = label_of(lang, word)
        if not some:
            said += f" · {label_of(lang, 'scene-none-short')}"
        body += text(said, x, y + low, "note small")
    return still(f"tiles-{seat}", body)
