"""All actions and outcomes of Vivarium, declared in blocks."""
# vivant: compiled

from __future__ import annotations

from vivant.engine.space import Block, Space


class Actions(Space):
    """Dominoes and creatures by their ids, cells as "row,column"."""

    def __init__(self, dominoes: list[str], cells: list[str], creatures: list[str]) -> None:
        self.swap = Block("swap", dominoes)
        self.take = Block("take", cells)
        self.gems = Block("gems")
        self.gain = Block("gain", cells)
        self.draw = Block("draw")
        self.decline = Block("pass")
        self.keep = Block("keep", creatures)
        self.give = Block("give", creatures)
        super().__init__(self.swap, self.take, self.gems, self.gain, self.draw, self.decline, self.keep, self.give)


class Outcomes(Space):
    """What the set-up deals to each seat comes first; then what is drawn in every round. All by their ids."""

    def __init__(
        self,
        seats: list[str],
        dominoes: list[str],
        colours: list[str],
        types: list[str],
        cells: list[str],
        cards: list[str],
        creatures: list[str],
        tokens: list[str],
    ) -> None:
        self.first = Block("first", seats, written="first={}")
        self.domino = Block("domino", seats, dominoes, written="{}:{}")
        self.hidden = Block("hidden", dominoes, written="hidden={}")
        self.colour = Block("colour", seats, colours, written="{}:{}")
        self.type = Block("type", seats, types, written="{}:{}")
        self.fill = Block("fill", cells, cards, written="{}={}")
        self.draw = Block("draw", creatures, written="draw={}")
        self.next = Block("next", tokens, written="next={}")
        super().__init__(self.first, self.domino, self.hidden, self.colour, self.type, self.fill, self.draw, self.next)
