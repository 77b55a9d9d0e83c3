"""The actions and the outcomes of Vivid Memories, declared in blocks; kinds in the order of the page's notation."""
# vivant: compiled

from __future__ import annotations

from typing import Final, final

from vivant.engine.space import Block, Space

ENDS: Final = ["L", "R"]


@final
class Actions(Space):
    """What a seat decides; alone also from which side the Artificial Brain drafts.

    The steps of the Brain's turn, from `skip` on, are actions where one practises it. In every other setup they have
    numbers too, after all actions, and `split` knows them; but nobody can choose them, and they have no text.
    """

    def __init__(
        self,
        colours: list[str],
        hexes: list[str],
        slots: list[str],
        bank: list[str],
        tiles: list[str],
        alone: bool,
        practice: bool,
    ) -> None:
        self.take = Block("take", ENDS, colours)
        self.stop = Block("stop")
        self.place = Block("place", hexes)
        self.rewire_out = Block("rewire out", hexes)
        self.rewire_in = Block("rewire in", hexes)
        self.done = Block("done")
        self.move = Block("move", colours, hexes)
        self.bank = Block("bank", tiles, bank)
        self.use = Block("use", bank)
        self.from_ = Block("from", hexes)
        self.result = Block("result", colours)
        self.pick = Block("pick", colours)
        self.to = Block("to", hexes)
        self.give = Block("give", hexes)
        self.side = Block("side", ENDS if alone else [])
        self.skip = Block("skip")
        self.draft = Block("draft", ENDS, colours)
        self.over = Block("over")
        self.lay_slot = Block("lay slot", slots, written="lay {}")
        self.lay_hex = Block("lay hex", hexes, written="lay {}")
        self.lay_supply = Block("lay supply")
        self.under = Block("under", [*colours, *tiles])  # by preference tile
        self.gain = Block("gain", tiles)
        chosen = [
            self.take, self.stop, self.place, self.rewire_out, self.rewire_in, self.done, self.move, self.bank,
            self.use, self.from_, self.result, self.pick, self.to, self.give, self.side,
        ]  # fmt: skip
        steps = [
            self.skip, self.draft, self.over, self.lay_slot, self.lay_hex, self.lay_supply, self.under, self.gain,
        ]  # fmt: skip
        # The actions that a seat chooses from, by what it is asked: the first block where there are more.
        self.answers = [
            self.take, self.take, self.take, self.place, self.rewire_out, self.move, self.bank, self.use, self.from_,
            self.result, self.pick, self.to, self.give, self.side, self.skip,
        ]  # fmt: skip
        super().__init__(*chosen, *(steps if practice else []))
        if not practice:
            end = len(self)
            for step in steps:
                step.base = end
                end += step.size
            self.blocks += steps


@final
class Outcomes(Space):
    """What chance answers: at set-up, in Prepare, and what is drawn from the bag in Reflect."""

    def __init__(self, players: int, colours: list[str], boards: list[str], tiles: list[str], alone: bool) -> None:
        seats = [] if alone else [str(seat) for seat in range(players)]
        self.first = Block("first", seats, written="first={}")
        self.board = Block("board", seats, boards, written="board{}={}")
        self.aspiration = Block("aspiration", ["0"] if alone else seats, colours, written="asp{}={}")
        self.preference = Block("preference", colours if alone else [], written="pref={}")
        self.tile = Block("tile", tiles, written="tile={}")
        self.token = Block("token", colours, written="{}")
        self.drawn = Block("drawn", colours, written="bag={}")
        super().__init__(self.first, self.board, self.aspiration, self.preference, self.tile, self.token, self.drawn)
