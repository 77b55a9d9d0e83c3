"""The table of Magpies as a scene: trinkets above, the seats below them, and what the looker may choose."""

from __future__ import annotations

from magpies.rules import NOT_YET, MagpiesState
from magpies.words import BOOK
from vivant.draw import shapes
from vivant.draw.palette import COLOURS, Mat
from vivant.draw.patterns import pattern_defs
from vivant.draw.scene import TALL, Picture, Scene
from vivant.draw.svg import at, tag, words

MAT: Mat = (("#DEE4E8", "#CDD6DC"), ("#1D242A", "#151A1F"))
WIDTH, HEIGHT, RADIUS = 96, 136, 12  # of a card
ACROSS, SEAT, HEAD, HAND = 560, 84, 150, 190  # of the picture: its width, and the heights of its parts


class Drawing:
    def __init__(self, view: MagpiesState, lang: str, names: list[str], bots: list[bool]) -> None:
        self.view = view
        self.say = BOOK.words(lang)
        self.names = names
        self.bots = bots

    def draw(self, shape: str) -> Scene:
        """Wide: all in one picture. Tall: the looker's own choices in a second one, within reach of the thumb."""
        asked = self.view.viewer >= 0
        below = HEAD + self.view.setup.players * SEAT + 16
        table = Picture("table", ACROSS, below + (HAND if asked and shape != TALL else 0))
        table.add("mat", tag("g", shapes.mat(table.width, table.height), id="mat"))
        self._trinkets(table)
        for seat in range(self.view.setup.players):
            self._seat(table, seat, HEAD + seat * SEAT + SEAT / 2)
        pictures = [table]
        if asked and shape == TALL:
            pictures.append(Picture("reach", ACROSS, HAND))
        if asked:
            self._hand(pictures[-1], pictures[-1].height - HAND / 2)
        return Scene("magpies", tuple(pictures), shapes.DEFS + pattern_defs(list(COLOURS)), MAT)

    def _trinkets(self, picture: Picture) -> None:
        heading = words(self.say("scene-table"), ACROSS / 2, 44, "caption mid")
        picture.add("heading", tag("g", heading, id="heading"))
        for n, worth in enumerate(self.view.table):
            x = ACROSS / 2 + (n - (len(self.view.table) - 1) / 2) * 84
            disc = tag("circle", r=34, class_="paper") + words(str(worth), 0, 10, "serif mid on-paper", font_size=30)
            picture.add(f"trinket-{n}", tag("g", disc, id=f"trinket-{n}", transform=at(x, 98)))

    def _seat(self, picture: Picture, seat: int, y: float) -> None:
        """Who it is and how they stand; at the right what they have chosen, face down if that is a secret."""
        view, key, chosen = self.view, f"seat-{seat}", self.view.choices[seat]
        figures = (
            self.say("board-points", points=view.scores()[seat]),
            self.say("board-cards", cards=view.hand_size(seat)),
            self.say("board-rests", rests=view.rests_left(seat)),
        )
        body = shapes.face(self.names[seat], 56, y, bot=self.bots[seat], own=seat == view.viewer)
        body += words(self.names[seat][:20], 96, y - 4, "name") + words(", ".join(figures), 96, y + 20, "note")
        if chosen != NOT_YET:
            shown = self._face(chosen) if chosen >= 0 else self._box(class_="paper")
            body += tag("g", shown, transform=at(ACROSS - 64, y, scale=0.5))
        picture.add(key, tag("g", body, id=key))

    def _hand(self, picture: Picture, y: float) -> None:
        """The looker's own cards and rest; while it is asked, buttons with the text of the action."""
        view, rest = self.view, self.view.setup.rest
        choices = [*view.hands[view.viewer], rest]
        step = min(WIDTH + 16, (ACROSS - 48 - WIDTH) / max(1, len(choices) - 1))
        for n, choice in enumerate(choices):
            x = ACROSS / 2 + (n - (len(choices) - 1) / 2) * step
            text = "rest" if choice == rest else view.setup.parts.cards[choice]
            args: dict[str, object] = {
                "id": f"choice-{text}",
                "transform": at(x, y),
                "aria_label": self._spoken(choice),
            }
            ring = self._box(grow=5, class_="ring")
            if not view.to_act() >> view.viewer & 1:
                args |= {"role": "img"}
            elif (reason := view.why_not(view.viewer, choice)) is None:
                args |= {"class_": "can", "data_action": text, "role": "button", "tabindex": 0}
            else:
                args |= {"data_action": text, "data_why": reason.rule, "role": "button", "tabindex": 0}
                args |= {"aria_disabled": "true", "opacity": ".45"}
            picture.add(f"choice-{text}", tag("g", ring + self._face(choice), **args))

    def _face(self, choice: int) -> str:
        parts = self.view.setup.parts
        if choice == self.view.setup.rest:
            return self._box(class_="paper") + words(self.say("board-rest"), 0, 6, "serif mid on-paper", font_size=20)
        at_feather = choice // parts.ranks
        feather = parts.feathers[at_feather]
        colour = feather if feather in COLOURS else COLOURS[at_feather % len(COLOURS)]
        body = self._box(fill=f"var(--{colour})") + self._box(fill=f"url(#pattern-{colour})")
        body += tag("circle", r=32, class_="paper")
        body += words(str(parts.rank(choice)), 0, 12, "serif mid on-paper", font_size=36, font_weight=700)
        return body + shapes.flag(parts.cards[choice], 0, 50, 12.5)

    def _box(self, grow: int = 0, **attributes: object) -> str:
        width, height = WIDTH + 2 * grow, HEIGHT + 2 * grow
        return tag("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=RADIUS + grow, **attributes)

    def _spoken(self, choice: int) -> str:
        parts = self.view.setup.parts
        if choice == self.view.setup.rest:
            return self.say("board-rest")
        return self.say("plain-card", feather=parts.feather(choice), rank=parts.rank(choice))
