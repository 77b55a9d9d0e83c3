"""Positions of Vivarium from text: chosen dominoes, contracts and cards, set up by outcome texts and then arranged."""

from __future__ import annotations

from typing import Any

from vivant.engine.dice import FastDice
from vivant.engine.edition import Edition, edition_from_text
from vivant.engine.game import CHANCE
from vivant.engine.match import Match
from vivant.engine.record import Record
from vivant.engine.state import State
from vivant.games.vivarium import Vivarium

NAMES = ["Ann", "Bob", "Cyd", "Dan"]
STANDARD = (Vivarium.folder / "edition.toml").read_text(encoding="utf-8")


def changed_edition(*changes: tuple[str, str]) -> Edition:
    """The standard edition with texts replaced; each must stand there exactly once."""
    text = STANDARD
    for old, new in changes:
        assert text.count(old) == 1, f"{old} stands {text.count(old)} times"
        text = text.replace(old, new)
    return edition_from_text(text.replace('name = "standard"', 'name = "changed"'), "changed.toml")


def ruled(**switches: Any) -> Edition:
    """The standard edition with other rulings."""
    spelled = {True: "true", False: "false"}
    lines = [line for line in STANDARD.splitlines() if not line.startswith(tuple(f"{name} =" for name in switches))]
    lines += [f"{name} = {spelled.get(value, repr(value))}" for name, value in switches.items()]
    return edition_from_text("\n".join(lines).replace('name = "standard"', 'name = "ruled"'), "ruled.toml")


class Table:
    """A match of chosen things. Whatever is not chosen is the first that is possible.

    `dominoes` has two ids for each seat, and with two players the hidden one; `board` a text of ids for each row, in
    which `.` leaves a cell to chance; what is in `reserve` is left in its deck.
    """

    def __init__(
        self,
        game: Vivarium,
        first: int = 0,
        dominoes: str = "",
        starts: str = "",
        board: list[str] | None = None,
        next: str = "",
        reserve: str = "",
    ) -> None:
        self.game = game
        self.state: State = game.new()
        self.steps: list[tuple[int, str]] = []
        self.coming: list[str] = []
        self.chance(f"first={first}")
        wanted = dominoes.split()
        self.wanted = [
            *(f"{at // 2}:{id}" for at, id in enumerate(wanted[: 2 * game.players])),
            *(f"hidden={id}" for id in wanted[2 * game.players :]),
            *(f"{at % game.players}:{id}" for at, id in enumerate(starts.split())),
            f"next={next}",
        ]
        for row, cards in enumerate(board or [], 1):
            self.wanted += [f"{row},{at}={card}" for at, card in enumerate(cards.split(), 1)]
        self.reserved = {text.split("=")[-1].split(":")[-1] for text in self.wanted} | set(reserve.split())
        self.settle()

    # steps

    def settle(self) -> None:
        """All chance that is waiting."""
        while self.state.is_chance():
            texts = self.outcomes()
            if self.coming:
                text = self.coming.pop(0)
            else:
                fitting = [text for text in self.wanted if text in texts]
                free = [text for text in texts if text.split("=")[-1].split(":")[-1] not in self.reserved]
                text = (fitting or free or texts)[0]
            self.chance(text)

    def outcomes(self) -> list[str]:
        return [self.game.outcome_text(outcome) for outcome, _ in self.state.outcomes()]

    def chance(self, text: str) -> None:
        assert text in self.outcomes(), f"{text} cannot come out here: {self.outcomes()[:9]}"
        self.state.apply_outcome(self.game.parse_outcome(text))
        self.steps.append((CHANCE, text))

    @property
    def turn(self) -> int:
        mask = self.state.to_act()
        assert mask, "nobody is asked"
        return mask.bit_length() - 1

    def legal(self) -> list[str]:
        return [self.game.text(action) for action in self.state.legal(self.turn)]

    def takes(self) -> set[str]:
        """The cells that can be taken."""
        return {text.removeprefix("take ") for text in self.legal() if text.startswith("take ")}

    def play(self, *texts: str, coming: str = "") -> Table:
        """Each by the seat that is asked then; `coming` are the outcomes that follow, in their order."""
        self.coming += coming.split()
        for text in texts:
            assert text in self.legal(), f"seat {self.turn} may not {text}, only {self.legal()}"
            seat = self.turn
            self.state.apply(seat, self.game.parse(text))
            self.steps.append((seat, text))
            self.settle()
        return self

    def swap(self) -> Table:
        """Give the first domino, whichever it is."""
        return self.play(self.legal()[0])

    def pass_turns(self, turns: int) -> Table:
        """Everybody swaps a domino and takes gems."""
        for _ in range(turns):
            self.swap().play("gems")
        return self

    def refusal(self, text: str) -> str | None:
        """The rule that forbids it to the seat on turn."""
        reason = self.game.why_not(self.state, self.turn, self.game.parse(text))
        return reason.rule if reason else None

    # arranging: from edited data

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = self.state.data()
        return found

    def arrange(self, change: dict[str, Any]) -> Table:
        """The same position with some entries of its data otherwise."""
        self.state = self.game.load({**self.data(), **change})
        self.steps = []
        return self

    def give(self, seat: int, cards: str = "", gems: int | None = None, tokens: str = "") -> Table:
        """Lay these cards before a seat, wherever they were, and let it have so many gems."""
        data = self.data()
        own = data["seats"][seat]
        names = ("creatures", "equipment", "contracts")
        for card in cards.split():
            place = next(at for at, name in enumerate("CEK") if card.startswith(name))
            self._remove(data, card)
            own[names[place]] = sorted([*own[names[place]], card])
        for token in tokens.split():
            data["stack"] = [other for other in data["stack"] if other != token]
            own["tokens"] = sorted([*own["tokens"], token])
        if gems is not None:
            data["bank"] += own["gems"] - gems
            own["gems"] = gems
        return self.arrange(data)

    def remove(self, cards: str) -> Table:
        """Put cards on the discard pile, wherever they were."""
        data = self.data()
        for card in cards.split():
            place = next(at for at, name in enumerate("CEK") if card.startswith(name))
            self._remove(data, card)
            data["discard"][place] = sorted([*data["discard"][place], card])
        return self.arrange(data)

    def clear(self, cells: str) -> Table:
        """Discard what lies on these cells."""
        columns = self.game.edition.content["edition"]["board_columns"]
        at = [(int(cell[0]) - 1) * columns + int(cell[2]) - 1 for cell in cells.split()]
        return self.remove(" ".join(self.data()["cells"][cell] for cell in at))

    def leave(self, creatures: str | None = None, equipment: str | None = None, contracts: str | None = None) -> Table:
        """Discard all but these cards of the decks."""
        decks = self.data()["decks"]
        for deck, kept in zip(decks, (creatures, equipment, contracts), strict=True):
            if kept is not None:
                self.remove(" ".join(card for card in deck if card not in kept.split()))
        return self

    def token(self, token: str) -> Table:
        """Make this the active token; the one that was active is gone."""
        data = self.data()
        ids = [id for id, *_ in self.game.edition.content["priority_tokens"]["tokens"]]
        data["gone_tokens"] = sorted([*data["gone_tokens"], ids[data["token"]]])
        data["token"] = ids.index(token)
        data["stack"] = [id for id in data["stack"] if id != token]
        if data["next"] == data["token"]:
            data["next"] = ids.index(data["stack"].pop())
        return self.arrange(data)

    def bank(self, gems: int) -> Table:
        """Leave so many gems in the bank; the last seat holds the others."""
        return self.give(self.game.players - 1, gems=self.data()["seats"][-1]["gems"] + self.data()["bank"] - gems)

    def _remove(self, data: dict[str, Any], card: str) -> None:
        for pile in (*data["decks"], *data["discard"]):
            if card in pile:
                pile.remove(card)
                return
        assert card in data["cells"], f"{card} is neither in a deck nor on the board"
        data["cells"][data["cells"].index(card)] = ""

    # looking

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.data()["seats"][seat]
        return found

    def gems(self) -> list[int]:
        return [seat["gems"] for seat in self.data()["seats"]]

    def owned(self, seat: int) -> set[str]:
        own = self.seat(seat)
        return {*own["creatures"], *own["equipment"], *own["contracts"]}

    def cell(self, text: str) -> str:
        columns = self.game.edition.content["edition"]["board_columns"]
        found: str = self.data()["cells"][(int(text[0]) - 1) * columns + int(text[2]) - 1]
        return found

    def discarded(self) -> set[str]:
        return {card for pile in self.data()["discard"] for card in pile}

    def active_token(self) -> str:
        ids = [id for id, *_ in self.game.edition.content["priority_tokens"]["tokens"]]
        at = self.data()["token"]
        return ids[at] if at >= 0 else ""

    def match(self) -> Match:
        """The steps so far as a match, with any dice for what comes."""
        record = Record()
        edition: dict[str, object] = {"name": self.game.edition.name, "hash": self.game.edition.hash}
        if self.game.edition.hash not in Vivarium.shipped_editions():
            edition["content"] = self.game.edition.content
        record.add(
            {
                "vivant": 1,
                "game": "vivarium",
                "players": self.game.players,
                "options": {},
                "edition": edition,
                "seats": NAMES[: self.game.players],
                "seal": None,
            }
        )
        for n, (who, text) in enumerate(self.steps, 1):
            record.add({"n": n, "who": "chance" if who == CHANCE else who, "do": text})
        return Match.resume(record.text().encode(), dice=FastDice(1))
