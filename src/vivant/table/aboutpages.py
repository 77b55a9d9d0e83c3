"""What a game tells besides its rules, as its page shows it, and its player aid as a table opens it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from vivant.draw.inline import inline_svg, sprite_svg
from vivant.draw.scene import Scene
from vivant.engine.about import AID, Item, Panel, facts_of, role_of
from vivant.engine.edition import Edition
from vivant.engine.game import Game
from vivant.engine.option import short
from vivant.table import forms
from vivant.table.pictures import about, poster
from vivant.table.rulepages import told_differences
from vivant.words import Words

WIDE = 400  # a picture of so many units needs more than a quarter of the page


@dataclass(frozen=True)
class ShownItem:
    """`anchor` is where links lead; `counts` say how many are in play."""

    anchor: str
    name: str
    sentence: str
    picture: Markup | None
    counts: tuple[str, ...]


@dataclass(frozen=True)
class ShownPanel:
    anchor: str
    title: str
    picture: Markup | None
    items: tuple[ShownItem, ...]
    wide: bool  # whether the pictures of its items need room


@dataclass(frozen=True)
class ShownSheet:
    key: str
    title: str
    panels: tuple[ShownPanel, ...]


@dataclass(frozen=True)
class AboutPage:
    id: str
    title: str
    facts: str
    story: tuple[str, ...]
    notes: tuple[str, ...]
    credits: tuple[tuple[str, str], ...]  # what was done, and by whom
    sheets: tuple[ShownSheet, ...]
    poster: Markup | None
    sprite: Markup
    edition: str
    house_rules: tuple[str, ...]  # how the edition differs from the standard one


def about_page(
    game: type[Game], lang: str, edition: Edition | None = None, played: Game | None = None
) -> AboutPage | None:
    """With the figures of this edition or the standard one, or as it is `played` at a table, with its options; None
    for a game that tells nothing."""
    edition = edition or game.standard_edition()
    told = about(game, lang, edition, played)
    if told is None:
        return None
    words = game.book.words(lang)
    usual, front = poster(game, lang), poster(game, lang, edition)
    return AboutPage(
        game.id,
        words("title"),
        facts_of(told, words),
        told.story,
        told.notes,
        tuple((role_of(credit, words), ", ".join(credit.names)) for credit in told.credits),
        tuple(
            ShownSheet(sheet.key, words(f"about-sheet-{sheet.key}"), tuple(_panel(one, words) for one in sheet.panels))
            for sheet in told.sheets
        ),
        None if front is None else Markup(inline_svg(front, "poster-", None, with_sprite=False)),
        Markup(sprite_svg(usual.sprite if usual else "")),
        short(edition.name),
        told_differences(game, words, edition, played),
    )


def _drawn(scene: Scene, prefix: str, label: str | None) -> Markup:
    return Markup(inline_svg(scene, prefix, label, with_sprite=False, whole=True))


def _panel(panel: Panel, words: Words) -> ShownPanel:
    picture = None if panel.picture is None else _drawn(panel.picture, f"{panel.key}-in-", panel.title)
    wide = any(item.picture and item.picture.pictures[0].width >= WIDE for item in panel.items)
    return ShownPanel(panel.key, panel.title, picture, tuple(_item(item, words) for item in panel.items), wide)


def _item(item: Item, words: Words) -> ShownItem:
    counts = tuple(words("about-count", players=players, count=str(count)) for players, count in item.counts.items())
    picture = None if item.picture is None else _drawn(item.picture, f"{item.key}-in-", None)
    return ShownItem(item.key, item.name, item.sentence, picture, counts)


# at a table


def aid_for(game: Game, lang: str) -> forms.Aid:
    """The player aid, with the figures of the edition that is played; empty for a game that has none."""
    kind: Any = type(game)
    return _aid(kind, game.edition, game.players, tuple(game.options.items()), lang)


@lru_cache(maxsize=64)
def _aid(kind: Any, edition: Edition, players: int, options: tuple[tuple[str, Any], ...], lang: str) -> forms.Aid:
    told = about(kind, lang, edition, kind(players, dict(options), edition))
    sheet = told.sheet(AID) if told is not None else None
    panels = [
        forms.AidPanel(title=panel.title, items=[_aid_item(item) for item in panel.items])
        for panel in (sheet.panels if sheet else ())
    ]
    return forms.Aid(panels=panels)


def _aid_item(item: Item) -> forms.AidItem:
    drawn = ""
    if item.picture is not None:
        drawn = inline_svg(item.picture, f"aid-{item.key}-", None, with_sprite=False, whole=True)
    return forms.AidItem(name=item.name, sentence=item.sentence, picture=drawn)
