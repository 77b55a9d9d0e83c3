"""What the log of Vivarium says of a step, to each seat no more than it may know."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.game import CHANCE, NO_TURN, LogLine, Step
from vivant.games.vivarium.rules.position import ACT, COLOUR, DRAW, FIRST, KEEP, LOOK, OVER, SWAP, TYPE
from vivant.games.vivarium.rules.seat import NONE
from vivant.games.vivarium.rules.setup import CAMERA, COMPASS, LAMP
from vivant.games.vivarium.rules.state import VivariumState
from vivant.games.vivarium.words.names import cell_name, price, start_name, the_card, the_domino, token_name
from vivant.words import Listing, Message, Who


def tell_step(before: VivariumState, step: Step, after: VivariumState, seat: int) -> list[LogLine]:
    return _Step(before, step, after, seat).tell()


# What a turn is made of before its sentence can be said; gems count where they come in with the card that is taken.
PARTS = ("log-swap", "log-take", "log-gems", "log-received")


def tell_turn(before: VivariumState, step: Step, after: VivariumState, seat: int) -> LogLine | None:
    """A swap and what was taken then, in one sentence."""
    if step.who == CHANCE or before.stage != ACT:
        return None
    setup, active = before.setup, before.active
    kind, place = setup.actions.split(step.do)
    own, gained = before.seats[active], after.seats[active].gems - before.seats[active].gems
    args: dict[str, object] = {"seat": Who(active), "given": the_domino(setup, before.middle)}
    if kind == "gems":
        return LogLine(
            Message("turn-gems", {**args, "count": gained, "asked": setup.gems_taken}), "VA-18", turn=active, whole=True
        )
    cost = setup.cost(own.one, own.two, place)
    args |= {"card": the_card(setup, before.cells[place]), "price": price(cost), "count": gained + cost}
    return LogLine(Message("turn-take", args), "VA-15", turn=active, whole=True)


class _Step:
    def __init__(self, before: VivariumState, step: Step, after: VivariumState, seat: int) -> None:
        self.setup = before.setup
        self.before = before
        self.step = step
        self.after = after
        self.viewer = seat
        self.active = before.active
        self.lines: list[LogLine] = []

    def tell(self) -> list[LogLine]:
        if self.step.who == CHANCE:
            self._outcome()
        else:
            self._action()
        ended = (self.before.turn > 0 and self.after.turn == 0) or self.after.stage == OVER
        if self.active != NONE:
            cleared = self._cleared() if ended else []
            self._discards("VA-26" if self.before.stage == KEEP else "VA-28", cleared, False)
            if ended:
                self._end_of_round()
                self._discards("VA-44", cleared, True)
        self._new_round()
        return self.lines

    def say(self, rule: str, key: str, /, **args: object) -> None:
        part = self.step.who != CHANCE and self.before.stage in (SWAP, ACT) and key in PARTS
        self.lines.append(LogLine(Message(key, args), rule, turn=self.active if part else NO_TURN))

    def card(self, card: int) -> dict[str, object]:
        return {"card": the_card(self.setup, card)}

    # chance

    def _outcome(self) -> None:
        before, after, setup = self.before, self.after, self.setup
        if before.stage == FIRST:
            self.say("VA-09", "log-first", seat=Who(after.first))
        elif after.stage == COLOUR and before.stage < COLOUR:
            self._dominoes()
        elif before.stage == TYPE and before.dealt == self.viewer:
            own = after.seats[self.viewer]
            colour, type = start_name(setup, own.colour, True), start_name(setup, own.type, False)
            self.say("VA-05", "log-starts", colour=colour, type=type)
        elif before.stage == DRAW:
            self._drawn(self.step.do - setup.outcomes.draw.base)

    def _dominoes(self) -> None:
        for seat, own in enumerate(self.after.seats):
            one, two = (the_domino(self.setup, tile) for tile in (own.one, own.two))
            self.say("VA-07", "log-dominoes", seat=Who(seat), one=one, two=two)
        middle = the_domino(self.setup, self.after.middle)
        if self.after.hidden == NONE:
            self.say("VA-07", "log-middle", middle=middle)
        else:
            self.say("VA-41", "log-middle-two", middle=middle, hidden=the_domino(self.setup, self.after.hidden))

    def _drawn(self, card: int) -> None:
        """A card of the Compass lies open at once; others are told once they do."""
        before, who = self.before, Who(self.active)
        if before.drawing == COMPASS:
            self.say("VA-27", "log-compass", seat=who, **self.card(card))
        else:
            rule = "VA-26" if before.drawing == CAMERA else "VA-30"
            alone = before.due == 1 and before.held == 0  # no choice, so that it lies open at once
            if self.viewer == self.active:
                self.say(rule, "log-drawn", **self.card(card))
            elif not alone:
                self.say(rule, "log-drawn-hidden", seat=who)
            if alone:
                self.say(rule, "log-keep", seat=who, **self.card(card))
        self._received(self.active)

    # actions

    def _action(self) -> None:
        before, setup, do = self.before, self.setup, self.step.do
        who = Who(self.active)
        own, now = before.seats[self.active], self.after.seats[self.active]
        kind, place = setup.actions.split(do)
        if kind == "swap":
            given, received = the_domino(setup, place), the_domino(setup, before.middle)
            self.say("VA-12", "log-swap", seat=who, given=given, received=received)
        elif kind == "gems":
            self.say("VA-18", "log-gems", seat=who, count=now.gems - own.gems, asked=self.setup.gems_taken)
        elif kind == "pass":
            self.say("VA-25" if before.stage == LOOK else "VA-26", "log-pass", seat=who)
        elif kind == "take":
            self._gain(place, setup.cost(own.one, own.two, place), "VA-15", "log-take")
        elif kind == "gain":
            self._gain(place, setup.binoculars_gems, "VA-25", "log-gain")
        elif kind == "draw":
            self.say("VA-26", "log-snap", seat=who, cost=setup.camera_gems)
        elif kind == "keep":
            self.say("VA-26", "log-keep", seat=who, **self.card(place))
            self._received(self.active)
        else:
            self._give(place)

    def _gain(self, cell: int, cost: int, rule: str, key: str) -> None:
        card, where = self.card(self.before.cells[cell]), cell_name(self.setup, cell)
        self.say(rule, key, seat=Who(self.active), price=price(cost), cell=where, **card)
        self._received(self.active, cost)

    def _give(self, card: int) -> None:
        """The chosen card, and the last one, which goes by itself."""
        receiver = self.before.receiver()
        cards = [card]
        if self.before.held == 2:
            cards += [other for other in members(self.before.drawn) if other != card]
        for at, given in enumerate(cards):
            to = (receiver + at) % self.setup.players
            if to == self.active:
                self.say("VA-30", "log-keep", seat=Who(to), **self.card(given))
            else:
                self.say("VA-30", "log-give", to=Who(to), seat=Who(self.active), **self.card(given))
            self._received(to)

    def _received(self, seat: int, paid: int = 0) -> None:
        """The gems that came in to a seat that had paid so many."""
        count = self.after.seats[seat].gems - self.before.seats[seat].gems + paid
        if count > 0:
            self.say("VA-16", "log-received", seat=Who(seat), count=count)

    # the rest

    def _discards(self, rule: str, cleared: list[int], at_the_end: bool) -> None:
        """The new cards of the discard pile: of the step itself, or those that the end of the round has cleared."""
        before, after, setup = self.before, self.after, self.setup
        cards = list(members(after.gone_creatures & ~before.gone_creatures))
        cards += [setup.creatures + card for card in members(after.gone_equipment & ~before.gone_equipment)]
        cards += [setup.first_contract + card for card in members(after.gone_contracts & ~before.gone_contracts)]
        names = tuple(the_card(setup, card) for card in cards if (card in cleared) == at_the_end)
        if names:
            self.say(rule, "log-discard", cards=Listing(names), count=len(names))

    def _cleared(self) -> list[int]:
        """What lay in the column that two players clear at the end of a round (VA-44), if no Lamp did it before."""
        before, after, setup = self.before, self.after, self.setup
        if after.stage == OVER or after.hidden == NONE:
            return []
        mask = setup.column_cells[setup.larger[after.middle] - 1]
        lamp = self._lamp_cell()
        if lamp != NONE and mask >> lamp & 1:
            return []
        return [before.cells[cell] for cell in members(mask) if before.cells[cell] != NONE]

    def _lamp_cell(self) -> int:
        """Where a Lamp lay that was gained in this step."""
        new = self.after.seats[self.active].equipment & ~self.before.seats[self.active].equipment
        for card in members(new):
            if self.setup.equipment_kind[card] == LAMP:
                return list(self.before.cells).index(self.setup.creatures + card)
        return NONE

    def _end_of_round(self) -> None:
        setup, token = self.setup, self.before.token
        name = token_name(setup, token)
        winner = [seat for seat, own in enumerate(self.after.seats) if own.tokens >> token & 1]
        if winner:
            self.say("VA-32", "log-token", seat=Who(winner[0]), name=name)
        elif token != setup.blank:
            self.say("VA-R18", "log-token-nobody", name=name)
        if self.after.stage == OVER:
            self.say("VA-45", "log-over")
        elif self.after.hidden != NONE:
            args = {"revealed": the_domino(setup, self.after.middle), "hidden": the_domino(setup, self.after.hidden)}
            self.say("VA-43", "log-revealed", column=setup.larger[self.after.middle], **args)

    def _new_round(self) -> None:
        """Once the first turn of a round can begin."""
        after, setup = self.after, self.setup
        if after.stage != SWAP or after.turn > 0 or self.before.stage == SWAP:
            return
        args = {"round": after.round + 1, "seat": Who(after.first), "token": token_name(setup, after.token)}
        last = after.next == NONE
        if not last:
            args["next"] = token_name(setup, after.next)
        message = Message("log-round-last" if last else "log-round", args)
        self.lines.append(LogLine(message, "VA-39", aloud=True))
