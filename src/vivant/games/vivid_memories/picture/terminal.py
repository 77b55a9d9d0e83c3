"""The table of Vivid Memories in a terminal: all but the others' aspirations, in characters or in sentences."""

from __future__ import annotations

from vivant.engine.bits import bit_at, members
from vivant.engine.board import Board, Line, Span
from vivant.games.vivid_memories.picture.text_board import board_as_text, letters_of, style_of
from vivant.games.vivid_memories.rules.brain import BRAIN, find_round
from vivant.games.vivid_memories.rules.position import OVER
from vivant.games.vivid_memories.rules.reward import excluded_colour
from vivant.games.vivid_memories.rules.seat import Seat, prospect
from vivant.games.vivid_memories.rules.setup import ADD, NONE, Tile, amount
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import brain_of
from vivant.games.vivid_memories.words.questions import status_of
from vivant.games.vivid_memories.words.terms import (
    action_name,
    colour_list,
    colour_name,
    moment_name,
    preference,
    slot_name,
    tile_action,
    token_list,
)
from vivant.words import Listing, Message, Words

HEX_BLOCKS = ("place", "rewire out", "rewire in", "move", "from", "to", "give")  # what is chosen in them is a hex
GAP = "  "
INDENT = "    "


def draw_board(view: MemoriesState, words: Words, names: list[str], plain: bool) -> Board:
    table = _Plain(view, words, names) if plain else _Drawn(view, words, names)
    board: Board = [[Span(words.say(status_of(view)), "strong")], *table.line(), table.stock()]
    setup = view.setup
    for place in range(setup.players):
        seat = (max(view.viewer, 0) + place) % int(setup.players)
        board += [[], *(table.brain() if setup.alone and seat == BRAIN else table.seat(seat))]
    return board


def marked_hexes(view: MemoriesState, seat: int) -> int:
    """The hexes that the seat may choose now."""
    setup, marked = view.setup, 0
    for action in view.legal(seat):
        block, at = setup.actions.split(action)
        if block in HEX_BLOCKS:
            marked |= bit_at(at % setup.hexes)
    return marked


class _Table:
    def __init__(self, view: MemoriesState, words: Words, names: list[str]) -> None:
        self.setup = setup = view.setup
        self.view = view
        self.piles = view.line[view.first : view.last + 1]
        self.words = words
        self.names = [*names, words("brain")] if setup.alone else names
        self.letters = letters_of(setup.colour_names)


class _Drawn(_Table):
    def tokens(self, counts: int) -> Line:
        """Letters in their colours."""
        letters: Line = []
        for colour, name in enumerate(self.setup.colour_names):
            if many := amount(counts, colour):
                letters.append(Span(self.letters[colour] * many, style_of(name)))
        return letters

    def letter(self, colour: int) -> Span:
        return Span(self.letters[colour], style_of(self.setup.colour_names[colour]))

    def pattern(self, tile: Tile) -> Line:
        return [Span("{", "soft"), *(self.letter(colour) for colour in tile.pattern), Span("}", "soft")]

    def action(self, tile: Tile) -> Line:
        """`+R`, or `B>YP`."""
        first, *rest = (self.letter(colour) for colour in tile.action)
        return [Span("+"), first] if tile.kind == ADD else [first, Span(">"), *rest]

    def moment(self, number: int) -> Line:
        tile = self.setup.tiles[number]
        return [Span(f"{tile.name} ", "soft"), *self.action(tile), Span(" "), *self.pattern(tile)]

    def line(self) -> Board:
        line = [Span(self.words("board-line"), "soft")]
        for pile in self.piles:
            line += [Span(" | ", "soft"), *self.moment(pile.tile), Span(": "), *self.tokens(pile.tokens)]
        return [[*line, Span(" |", "soft")]] if self.piles else []

    def stock(self) -> Line:
        view = self.view
        line = [Span(self.words("board-stock", bag=view.bag_left, stack=len(members(view.stack))), "soft")]
        for colour in range(self.setup.colours):
            line += [Span(" "), self.letter(colour), Span(str(amount(view.supply, colour)))]
        return line

    def head(self, mark: Span, seat: int) -> Line:
        """Who it is, how many points, on which board, and whether it begins."""
        own = self.view.seats[seat]
        points = Span(GAP + self.words("board-points", points=own.points))
        head = [mark, Span(self.names[seat], "strong"), points]
        if own.board != NONE:
            head.append(Span(GAP + self.words("board-board", board=self.setup.board_names[own.board]), "soft"))
        if self.view.holder == seat:
            head.append(Span(GAP + self.words("board-marker"), "soft"))
        return head

    def coloured(self, key: str, colour: int) -> Line:
        return [Span(GAP + self.words(key) + " ", "soft"), self.letter(colour)] if colour != NONE else []

    def board_of(self, own: Seat, marked: int) -> Board:
        return [[Span(INDENT), *line] for line in board_as_text(self.setup, own, marked)]

    def seat(self, seat: int) -> Board:
        view, own = self.view, self.view.seats[seat]
        asked = view.to_act() >> seat & 1
        mark = Span("▸ " if asked else "  ", "choice")
        board = [self.head(mark, seat) + self.coloured("board-aspiration", own.aspiration)]
        if own.board != NONE:
            mine = seat == view.viewer or view.viewer < 0
            board += self.board_of(own, marked_hexes(view, seat) if asked and mine else 0)
        board += [self.bank(own), *self.hand(own), *self.moments("board-claimed", own.claimed)]
        board += self.moments("board-cherished", own.cherished)
        if own.board != NONE and view.phase != OVER and (points := prospect(self.setup, own)):
            board.append([Span(INDENT + self.words("board-now", points=points), "soft")])
        return board

    def brain(self) -> Board:
        setup, view, own = self.setup, self.view, self.view.seats[BRAIN]
        (mind, solo), excluded = brain_of(view), excluded_colour(view)
        head = self.head(Span("  "), int(BRAIN)) + self.coloured("board-worthless", excluded)
        queue = [Span(INDENT + self.words("board-queue"), "soft")]
        for tile in mind.queue:
            queue.append(Span(" "))
            if tile < setup.colours:
                queue.append(self.letter(tile))
            else:
                moment = setup.tiles[tile - setup.colours]
                queue += [Span(moment.name, "soft"), *self.pattern(moment)]
        board = [head, queue, *self.board_of(own, 0), *self.hand(own), *self.moments("board-gained", own.cherished)]
        if view.phase != OVER:
            points = sum(award.points for award in find_round(setup, solo, own, excluded, 0))
            board.append([Span(INDENT + self.words("board-brain-now", points=points), "soft")])
        return board

    def bank(self, own: Seat) -> Line:
        setup = self.setup
        line = [Span(INDENT + self.words("board-bank"), "soft")]
        for slot, name in enumerate(setup.bank_names):
            line.append(Span(f" {name} ", "soft"))
            if own.covered >> slot & 1:
                tile = setup.tiles[own.bank[slot]]
                if own.flipped >> slot & 1:
                    line += [Span(f"{tile.name} ", "soft"), *self.pattern(tile), Span(f"={tile.points}")]
                else:
                    line += self.moment(own.bank[slot])
            else:
                style = "soft" if own.used >> slot & 1 else ""
                line.append(Span(self.words.say(action_name(setup.bank_kinds[slot])), style))
                if own.used >> slot & 1:
                    line.append(Span("*", "soft"))
        return line

    def hand(self, own: Seat) -> Board:
        return [[Span(INDENT + self.words("board-hand") + " "), *self.tokens(own.hand)]] if own.hand else []

    def moments(self, key: str, mask: int) -> Board:
        """Tiles that lie off the bank."""
        line = [Span(INDENT + self.words(key), "soft")]
        for tile in members(mask):
            line += [Span(GAP), *self.moment(tile)]
        return [line] if mask else []


class _Plain(_Table):
    """For ears: sentences, no drawing."""

    def said(self, key: str, /, **args: object) -> Line:
        return [Span(self.words(key, **args))]

    def tokens(self, counts: int) -> Listing:
        return token_list(self.setup, counts)

    def pattern(self, tile: Tile) -> Listing:
        return colour_list(self.setup, tile.pattern)

    def line(self) -> Board:
        lines = []
        for pile in self.piles:
            tile, tokens = self.setup.tiles[pile.tile], self.tokens(pile.tokens)
            action, pattern = tile_action(self.setup, tile), self.pattern(tile)
            lines.append(self.said("plain-tile", tile=tile.name, tokens=tokens, action=action, pattern=pattern))
        return lines or [self.said("plain-line-empty")]

    def stock(self) -> Line:
        view, setup = self.view, self.setup
        supply = [
            Message("plain-count", {"count": amount(view.supply, colour), "colour": colour_name(setup, colour)})
            for colour in range(setup.colours)
        ]
        stack = len(members(view.stack))
        return self.said("plain-stock", bag=view.bag_left, stack=stack, supply=Listing(tuple(supply)))

    def head(self, seat: int) -> Board:
        own = self.view.seats[seat]
        board = "" if own.board == NONE else self.setup.board_names[own.board]
        lines = [self.said("plain-seat", name=self.names[seat], points=own.points, board=board)]
        return [*lines, self.said("plain-marker")] if self.view.holder == seat else lines

    def seat(self, seat: int) -> Board:
        view, setup, own = self.view, self.setup, self.view.seats[seat]
        lines = self.head(seat)
        if view.to_act() >> seat & 1:
            lines.append(self.said("plain-turn"))
        if own.aspiration != NONE:
            lines.append(self.said("plain-aspiration", colour=colour_name(setup, own.aspiration)))
        lines += self.board_of(own)
        lines += [self.slot_of_bank(own, slot) for slot in range(len(setup.bank_names))]
        lines += [*self.hand(own), *self.moments("plain-claimed", own.claimed)]
        lines += self.moments("plain-cherished", own.cherished)
        if own.board != NONE and view.phase != OVER and (points := prospect(setup, own)):
            lines.append(self.said("plain-now", points=points))
        return lines

    def hand(self, own: Seat) -> Board:
        return [self.said("plain-hand", tokens=self.tokens(own.hand))] if own.hand else []

    def moments(self, key: str, mask: int) -> Board:
        if not mask:
            return []
        names = [(moment_name(self.setup, tile), self.setup.tiles[tile].name) for tile in members(mask)]
        said = tuple(Message("plain-moment", {"moment": moment, "tile": name}) for moment, name in names)
        return [self.said(key, tiles=Listing(said))]

    def board_of(self, own: Seat) -> Board:
        """Hexes and slots."""
        setup = self.setup
        lines: Board = []
        if not own.total.some():
            lines.append(self.said("plain-hexes-empty"))
        for hex in members(own.total.some()):
            colours = [colour for colour in range(setup.colours) for _ in range(own.layers[colour].at(hex))]
            tokens = colour_list(setup, colours)
            lines.append(self.said("plain-hex", hex=setup.hex_names[hex], tokens=tokens))
        if own.board != NONE:
            for key, mask in (("plain-slots-empty", setup.every_slot & ~own.slots), ("plain-slots-filled", own.slots)):
                if mask:
                    lines.append(self.said(key, slots=self.slots(own, mask)))
        return lines

    def brain(self) -> Board:
        setup, own = self.setup, self.view.seats[BRAIN]
        lines = self.head(int(BRAIN))
        if (excluded := excluded_colour(self.view)) != NONE:
            lines.append(self.said("plain-worthless", colour=colour_name(setup, excluded)))
        tiles = Listing(tuple(preference(setup, tile) for tile in brain_of(self.view)[0].queue))
        lines += [self.said("plain-queue", tiles=tiles), *self.board_of(own), *self.hand(own)]
        return lines + self.moments("plain-gained", own.cherished)

    def slots(self, own: Seat, mask: int) -> Listing:
        return Listing(tuple(slot_name(self.setup, own.board, slot) for slot in members(mask)))

    def slot_of_bank(self, own: Seat, slot: int) -> Line:
        setup = self.setup
        args: dict[str, object] = {"slot": setup.bank_names[slot]}
        if not own.covered >> slot & 1:
            key = "plain-bank-used" if own.used >> slot & 1 else "plain-bank-own"
            return self.said(key, **args, action=action_name(setup.bank_kinds[slot]))
        tile = setup.tiles[own.bank[slot]]
        args["tile"] = tile.name
        if own.flipped >> slot & 1:
            return self.said("plain-bank-up", **args, pattern=self.pattern(tile))
        return self.said("plain-bank-tile", **args, action=tile_action(setup, tile))
