"""The table of Vivarium in a terminal, drawn in lines or said in sentences, with the price of every cell."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.board import Board, Line, Span
from vivant.engine.state import SPECTATOR
from vivant.games.vivarium.picture.shown import cards_before, cards_gone, cards_left, payer_of, prices_of
from vivant.games.vivarium.rules.components import EQUIPMENT_KINDS
from vivant.games.vivarium.rules.position import ACT, LOOK, OVER, SWAP
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.state import VivariumState
from vivant.games.vivarium.words import names as called
from vivant.games.vivarium.words.names import card_name, domino_name, full_name, start_name, token_name
from vivant.games.vivarium.words.questions import status_of
from vivant.words import Listing, Message, Words

GAP = "  "
STYLES = {"mountain": "purple", "forest": "green", "desert": "yellow", "marsh": "blue"}
SYMBOLS = {"circle": "○", "triangle": "△", "square": "□", "cross": "×"}


def draw_board(view: VivariumState, words: Words, names: list[str], plain: bool) -> Board:
    return _Table(view, words, names, plain).draw()


class _Table:
    def __init__(self, view: VivariumState, words: Words, names: list[str], plain: bool) -> None:
        self.setup = view.setup
        self.view = view
        self.words = words
        self.names = names
        self.plain = plain
        self.me = view.viewer
        self.points = view.view(SPECTATOR).scores()  # what all can count, so that all are compared alike
        self.payer = payer_of(view)

    def draw(self) -> Board:
        view = self.view
        board = [*self._title(), []]
        board += self._plain_cells() if self.plain else self._cells()
        board.append([])
        for seat in range(self.setup.players):
            board += self._seat(seat)
        if view.held:
            board.append(self._drawn())
        if 0 <= self.me < self.setup.players and view.stage != OVER:
            points = view.scores()[self.me]
            board.append([Span(self.words("board-estimate", points=points), "strong")])
        return board

    def _title(self) -> list[Line]:
        view, setup, words = self.view, self.setup, self.words
        title = words("board-title", **status_of(view).args)
        bank = words("board-bank", gems=view.bank) if setup.finite_bank else words("board-bank-endless")
        tokens, middle = [], []
        if view.token != NONE:
            tokens.append(words("board-priority", token=token_name(setup, view.token)))
        if view.next != NONE:
            tokens.append(words("board-next", token=token_name(setup, view.next)))
            tokens.append(words("board-stack", count=view.stack_left))
        if view.middle != NONE:
            middle.append(words("board-middle", domino=self._domino(view.middle)))
        if view.hidden != NONE:
            middle.append(words("board-hidden", domino=self._domino(view.hidden)))
        creatures, equipment, contracts = cards_left(view)
        left = {"creatures": creatures, "equipment": equipment, "contracts": contracts}
        lines = [
            self._facts([Span(title, "strong"), Span(bank, "soft")]),
            self._facts([Span(fact, "strong") for fact in tokens]),
            self._facts([Span(fact) for fact in middle]),
            [Span(words("board-decks", discarded=cards_gone(view), **left), "soft")],
        ]
        return [line for line in lines if line]

    def _facts(self, facts: list[Span]) -> Line:
        """Several in one line: set apart by a dot for eyes, as sentences for ears."""
        line: Line = []
        for at, fact in enumerate(facts):
            text = fact.text[:1].upper() + fact.text[1:] + "." if self.plain else fact.text
            line += [*([Span(" " if self.plain else " · ", "soft")] if at else []), Span(text, fact.style)]
        return line

    def _domino(self, tile: int) -> str:
        """Its numbers, and what is typed for it."""
        return f"{domino_name(self.setup, tile)} ({self.setup.domino_ids[tile]})"

    # the board

    def _cells(self) -> list[Line]:
        """Each cell: its price, what it is, what else it is; each row as high as its highest cell."""
        setup = self.setup
        drawn = [self._cell(cell) for cell in range(setup.cells)]
        widths = [
            max(_width(line) for row in range(setup.rows) for line in drawn[row * setup.columns + column])
            for column in range(setup.columns)
        ]
        legend = self._legend()
        lines: list[Line] = [[Span(legend, "soft")]] if legend else []
        head: Line = [Span("   ")]
        for column, width in enumerate(widths):
            head.append(Span(str(column + 1).center(width) + GAP, "soft"))
        lines.append(head)
        for row in range(setup.rows):
            cells = drawn[row * setup.columns : (row + 1) * setup.columns]
            for part in range(max(len(cell) for cell in cells)):
                line: Line = [Span(f"{row + 1}  " if part == 0 else "   ", "soft")]
                for cell, width in zip(cells, widths, strict=True):
                    shown = cell[part] if part < len(cell) else []
                    line += [*shown, Span(" " * (width - _width(shown)) + GAP)]
                lines.append(line)
            lines.append([])
        return lines[:-1]

    def _legend(self) -> str:
        if self.payer == NONE:
            return ""
        if self.view.stage == SWAP:
            one, two = (self._domino(tile) for tile in self._own_dominoes())
            return self.words("board-prices-swap", one=one, two=two)
        if self.view.stage in (ACT, LOOK):
            return self.words("board-prices-act")
        return ""

    def _own_dominoes(self) -> tuple[int, int]:
        own = self.view.seats[self.payer]
        return own.one, own.two

    def _affordable(self, cost: int) -> bool:
        return cost <= self.view.seats[self.payer].gems

    def _price(self, cell: int) -> Line:
        prices = prices_of(self.view, cell)
        if not prices:
            return []
        if len(prices) == 2:
            texts = [str(cost) if self._affordable(cost) else f"({cost})" for cost in prices]
            return [Span("/".join(texts), "choice")]
        text = self._price_text(prices[0])
        return [Span(text, "choice") if self._affordable(prices[0]) else Span(f"({text})", "soft")]

    def _price_text(self, cost: int) -> str:
        return self.words("board-free") if cost == 0 else self.words("board-price", cost=cost)

    def _cell(self, cell: int) -> list[Line]:
        card = self.view.cells[cell]
        if card == NONE:
            return [[Span(self.words("board-empty"), "soft")], []]
        price = self._price(cell)
        return [*([price] if price else []), *self._described(card), *self._does(card)]

    def _described(self, card: int) -> tuple[Line, Line]:
        """A card in two short lines."""
        setup, words = self.setup, self.words
        if card < setup.creatures:
            creature = setup.components.creatures[card]
            kind = f"{self._type(creature.type)} {words('board-vp', vp=creature.vp)}"
            return [Span(kind)], [self._colour(creature.colour)]
        if card < setup.first_contract:
            equipment = setup.components.equipment[card - setup.creatures]
            kind = f"{words('equipment', name=EQUIPMENT_KINDS[equipment.kind])} {self._symbol(equipment.symbol)}"
            gems = words("board-gems", gems=equipment.gems) if equipment.gems else ""
            does = called.ability(setup, card)
            if does is not None and does.args["gems"]:
                gems = f"{gems} {words('board-cost', gems=does.args['gems'])}".strip()
            if not equipment.types:
                return [Span(kind)], [Span(gems, "soft")]
            types = "+".join(self._type(type) for type in equipment.types)
            return [Span(kind), Span(f" {gems}" if gems else "", "soft")], [Span(types, "soft")]
        contract = card - setup.first_contract
        first, second = self._contract(contract)
        values = " ".join(str(points) for points in called.contract_table(setup, contract))
        return [Span(first), *([Span(f" {values}", "soft")] if values else [])], [Span(second)]

    def _does(self, card: int) -> list[Line]:
        """What equipment does, below what it brings; where that costs gems, the cost stands there instead."""
        does, words = called.ability(self.setup, card), self.words
        if does is None:
            return []
        return [[Span(words("board-does", kind=does.args["kind"], cards=does.args["cards"]), "soft")]]

    def _type(self, type: int) -> str:
        return self.words.say(called.type_name(self.setup, type))

    def _colour(self, colour: int) -> Span:
        name = self.setup.components.colours[colour]
        return Span(self.words.say(called.colour_name(self.setup, colour)), STYLES.get(name, ""))

    def _symbol(self, symbol: int) -> str:
        name = self.setup.components.symbols[symbol]
        return SYMBOLS.get(name, name)

    def _contract(self, card: int) -> tuple[str, str]:
        setup, words, kind = self.setup, self.words, called.contract_kind(self.setup, card)
        if kind.endswith("pairs"):
            return words("board-pairs"), "+".join(words.say(name) for name in called.contract_about(setup, card))
        if kind.endswith("sets"):
            return words("board-sets"), words("board-all-types" if kind == "type_sets" else "board-all-colours")
        first = words("board-each", vp=called.contract_value(setup, card))
        if kind == "symbol":
            return first, self._symbol(setup.components.contracts[card].about[0])
        if kind == "per_contract":
            return first, words("board-each-contract")
        if kind == "six_minus_equipment":
            first = words("board-six", base=setup.six_base, minus=setup.six_minus)
        return first, words("board-each-equipment")

    def _plain_cells(self) -> list[Line]:
        setup, words = self.setup, self.words
        lines: list[Line] = []
        for cell, card in enumerate(self.view.cells):
            text = setup.cell_text(cell)
            if card == NONE:
                lines.append([Span(words("plain-cell-empty", cell=text))])
                continue
            name = full_name(setup, card)
            said = words("plain-cell", cell=text, name=name, price=self._plain_price(cell))
            lines.append([Span(said.rstrip())])
        return lines

    def _plain_price(self, cell: int) -> str:
        prices = prices_of(self.view, cell)
        if not prices:
            return ""
        said = [
            self._price_text(cost)
            if self._affordable(cost)
            else self.words("plain-too-dear", price=self._price_text(cost))
            for cost in prices
        ]
        if len(said) == 1:
            return self.words("plain-price", price=said[0])
        one, two = (self._domino(tile) for tile in self._own_dominoes())
        return self.words("plain-price-swap", one=one, first=said[0], two=two, second=said[1])

    # seats

    def _seat(self, seat: int) -> list[Line]:
        view, own, words = self.view, self.view.seats[seat], self.words
        points, gems = self.points[seat], own.gems
        turn, first = view.active == seat, view.first == seat
        one, two = ("–" if tile == NONE else self._domino(tile) for tile in (own.one, own.two))
        if self.plain:
            said = words("plain-seat", name=self.names[seat], points=points, gems=gems, one=one, two=two)
            said += " " + words("plain-first") if first else ""
            said += " " + words("plain-turn") if turn else ""
            return [[Span(said)], *self._collected(seat)]
        width = max(len(name) for name in self.names)
        line = [
            Span("▸ " if turn else "  ", "choice"),
            Span(self.names[seat].ljust(width), "strong" if turn else ""),
            Span(GAP + words("board-points", points=points).rjust(9)),
            Span(GAP + words("board-own-gems", gems=gems).rjust(8), "red"),
            Span(GAP + words("board-dominoes", one=one, two=two)),
        ]
        if first:
            line.append(Span(GAP + words("board-first"), "soft"))
        return [line, *self._collected(seat)]

    def _collected(self, seat: int) -> list[Line]:
        """What lies before a seat, kind by kind; nothing where there is nothing."""
        setup, own, words = self.setup, self.view.seats[seat], self.words
        keys = ("board-creatures", "board-equipment", "board-contracts")
        lines: list[Line] = []
        for key, cards in zip(keys, cards_before(setup, own), strict=True):
            if cards:
                line = self._label(words(key))
                for at, card in enumerate(cards):
                    line += [Span(", " if at else ""), *self._in_row(card)]
                lines.append(line)
        if own.tokens:
            names = [words.say(token_name(setup, token)) for token in members(own.tokens)]
            lines.append([*self._label(words("board-tokens")), Span(", ".join(names))])
        if own.colour >= 0 and own.type >= 0:
            key = "board-own-starts" if seat == self.me and self.view.stage != OVER else "board-starts"
            colour, type = start_name(setup, own.colour, True), start_name(setup, own.type, False)
            lines.append([Span("" if self.plain else "    "), Span(words(key, colour=colour, type=type))])
        return lines

    def _label(self, text: str) -> Line:
        return [Span(text + " ")] if self.plain else [Span("    " + text + " ", "soft")]

    def _in_row(self, card: int) -> Line:
        """A collected card, as short as it goes."""
        setup = self.setup
        if self.plain:
            name = full_name(setup, card) if card >= setup.first_contract else card_name(setup, card)
            return [Span(self.words.say(name))]
        if card < setup.creatures:
            creature = setup.components.creatures[card]
            text = f"{self._type(creature.type)} {creature.vp} "
            return [Span(text), self._colour(creature.colour)]
        (first, *_), second = self._described(card)
        if card < setup.first_contract and not setup.components.equipment[card - setup.creatures].types:
            second = []
        gap = [Span(" ")] if second else []
        return [first, *gap, *second]

    def _drawn(self) -> Line:
        view = self.view
        if not view.drawn:
            return [Span(self.words("board-drawn-hidden", name=self.names[view.active], count=view.held))]
        cards = Listing(tuple(self._to_type(card) for card in members(view.drawn)))
        return [Span(self.words("board-drawn", cards=cards), "strong")]

    def _to_type(self, card: int) -> Message:
        """A card, and what is typed for it."""
        return Message("board-card", {"card": self.setup.card_ids[card], "name": card_name(self.setup, card)})


def _width(line: Line) -> int:
    return sum(len(span.text) for span in line)
