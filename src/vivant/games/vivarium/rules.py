"""The rules of Vivarium: dominoes that point at cards. Sets of cards, cells and tokens are bits; ids as on the page."""
# vivant: compiled

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from vivant.engine.bits import bit_at, count_bits, lowest, members, nth
from vivant.engine.dice import Dice
from vivant.engine.state import EVERYTHING, Json, Points, Reason, State
from vivant.games.vivarium.cards import (
    BINOCULARS,
    CAMERA,
    COMPASS,
    CONTRACT,
    CONTRACT_DECK,
    CREATURE_DECK,
    EQUIPMENT_DECK,
    LAMP,
    SHOVEL,
    Setup,
)
from vivant.games.vivarium.refusals import reason_for
from vivant.games.vivarium.scoring import breakdown_of, score_of
from vivant.games.vivarium.seat import NONE, UNSEEN, Seat
from vivant.games.vivarium.stages import (
    ACT,
    COLOUR,
    DOMINO,
    DRAW,
    FILL,
    FIRST,
    GIVE,
    HIDDEN,
    KEEP,
    LOOK,
    NEXT,
    OVER,
    SNAP,
    SWAP,
    TYPE,
)


@mypyc_attr(acyclic=True, free_list_len=1)
class VivariumState(State):
    """A match of Vivarium, or a seat's view of it.

    In a view the starting contracts of others are UNSEEN, those left in the box are not listed, and cards that only
    the active seat has drawn stand among those of the creature deck.
    """

    def __init__(self, setup: Setup, seats: list[Seat], cells: list[i64]) -> None:
        self.setup = setup
        self.seats = seats
        self.cells = cells  # the card of each cell, or NONE
        self.filled: i64 = 0  # the cells that hold a card
        self.viewer: i64 = EVERYTHING
        self.stage: i64 = FIRST
        self.round: i64 = 0
        self.turn: i64 = 0  # turns finished in this round
        self.first: i64 = NONE
        self.active: i64 = NONE
        self.bank: i64 = setup.gems_total
        # decks: sets, as nobody has seen their order
        self.creatures: i64 = setup.all_creatures
        self.equipment: i64 = setup.all_equipment
        self.contracts: i64 = setup.all_contracts
        # the discard pile
        self.gone_creatures: i64 = 0
        self.gone_equipment: i64 = 0
        self.gone_contracts: i64 = 0
        # dominoes and starting contracts that nobody has
        self.pool: i64 = setup.dominoes_in_play
        self.middle: i64 = NONE
        self.hidden: i64 = NONE  # face down beside it (VA-41)
        self.dealt: i64 = 0  # of what is being dealt
        self.colours: i64 = setup.all_colour_starts
        self.types: i64 = setup.all_type_starts
        # priority tokens: those of the stack and those that stay out are one set
        self.stack: i64 = setup.other_tokens
        self.stack_left: i64 = setup.stack
        self.token: i64 = setup.blank  # the active one (VA-04)
        self.next: i64 = NONE
        self.gone_tokens: i64 = 0
        # what is being gained
        self.where: i64 = NONE  # the cell of the Binoculars, or the one to be filled
        self.drawing: i64 = NONE  # the kind of equipment that draws
        self.due: i64 = 0  # cards that it has yet to draw
        self.drawn: i64 = 0  # cards in the active seat's hand
        self.held: i64 = 0  # how many those are, which everybody sees
        self.given: i64 = 0  # how many the Shovel has handed out

    # whose turn

    def to_act(self) -> i64:
        if self.stage < SWAP or self.stage == OVER:
            return 0
        return bit_at(self.active)

    def is_chance(self) -> bool:
        return self.stage < SWAP

    def is_over(self) -> bool:
        return self.stage == OVER

    # deciding

    def takeable(self, seat: i64) -> i64:
        """The cells whose card the seat can pay for with its dominoes (VA-15)."""
        own = self.seats[seat]
        return self.filled & self.setup.reached(own.one, own.two, own.gems)

    def neighbours(self) -> i64:
        """The cells that the Binoculars can reach (VA-25)."""
        return self.filled & self.setup.beside[self.where]

    def receiver(self) -> i64:
        """Who gets the next card of the Shovel (VA-R13)."""
        return (self.active + self.given) % self.setup.players

    def legal(self, seat: i64) -> list[int]:
        if self.stage < SWAP or self.stage == OVER or seat != self.active:
            return []
        setup = self.setup
        own = self.seats[seat]
        found: list[int] = []
        if self.stage == SWAP:
            return sorted([own.one, own.two])
        if self.stage == ACT:
            found = [setup.take_base + cell for cell in members(self.takeable(seat))]
            found.append(setup.gems_action)
        elif self.stage == LOOK:
            found = [setup.gain_base + cell for cell in members(self.neighbours())]
            found.append(setup.pass_action)
        elif self.stage == SNAP:
            found = [setup.draw_action, setup.pass_action]
        else:
            base = setup.keep_base if self.stage == KEEP else setup.give_base
            found = [base + card for card in members(self.drawn)]
        return found

    def pick(self, seat: i64, dice: Dice) -> i64:
        setup = self.setup
        own = self.seats[seat]
        if self.stage == SWAP:
            second: i64 = dice.below(2)
            if (second == 0) == (own.one < own.two):
                return own.one
            return own.two
        if self.stage == SNAP:
            return setup.draw_action + dice.below(2)
        mask: i64 = 0
        base: i64 = 0
        other: i64 = NONE  # the action after all of the mask
        if self.stage == ACT:
            mask = self.takeable(seat)
            base = setup.take_base
            other = setup.gems_action
        elif self.stage == LOOK:
            mask = self.neighbours()
            base = setup.gain_base
            other = setup.pass_action
        elif self.stage == KEEP:
            mask = self.drawn
            base = setup.keep_base
        else:
            mask = self.drawn
            base = setup.give_base
        count: i64 = count_bits(mask)
        if other == NONE:
            return base + nth(mask, dice.below(count))
        chosen: i64 = dice.below(count + 1)
        if chosen == count:
            return other
        return base + nth(mask, chosen)

    def apply(self, seat: i64, action: i64) -> None:
        setup = self.setup
        own = self.seats[seat]
        if self.stage == SWAP:  # VA-12
            if own.one == action:
                own.one = self.middle
            else:
                own.two = self.middle
            self.middle = action
            self.stage = ACT
        elif self.stage == ACT:
            if action == setup.gems_action:  # VA-18
                self._receive(own, setup.gems_taken)
                self._end_turn()
            else:
                self._take(own, action - setup.take_base)
        elif action == setup.pass_action:
            self._end_turn()
        elif self.stage == LOOK:  # VA-25
            self._spend(own, setup.binoculars_gems)
            self._gain_from(own, action - setup.gain_base)
        elif self.stage == SNAP:  # VA-26
            self._spend(own, setup.camera_gems)
            self._begin_draw(CAMERA, setup.camera_cards)
        elif self.stage == KEEP:
            self._keep(own, action - setup.keep_base)
        else:
            self._give(action - setup.give_base)

    def _take(self, own: Seat, cell: i64) -> None:
        """VA-15."""
        self._spend(own, self.setup.cost(own.one, own.two, cell))
        self._gain_from(own, cell)

    def _spend(self, own: Seat, gems: i64) -> None:
        own.gems -= gems
        self.bank += gems

    def _receive(self, own: Seat, gems: i64) -> None:
        """VA-19, VA-R7."""
        if gems > self.bank and self.setup.finite_bank:
            gems = self.bank
        own.gems += gems
        self.bank -= gems

    def _gain_from(self, own: Seat, cell: i64) -> None:
        """VA-16."""
        setup = self.setup
        card: i64 = self.cells[cell]
        self.cells[cell] = NONE
        self.filled = self.filled & ~bit_at(cell)
        if card < setup.creatures:
            self._gain_creature(own, card, True)
            self._end_turn()
        elif card < setup.contract_base:
            self._gain_equipment(own, card - setup.creatures, cell)
        else:
            contract: i64 = bit_at(card - setup.contract_base)
            own.contracts = own.contracts | contract
            if contract & setup.token_contracts[self.token] != 0:
                self._match(own, True)
            self._end_turn()

    def _match(self, own: Seat, pays: bool) -> None:
        """A gained card matches the active token (VA-31)."""
        own.matched += 1
        if pays:
            self._receive(own, self.setup.priority_gem)

    def _gain_creature(self, own: Seat, card: i64, pays: bool) -> None:
        creature: i64 = bit_at(card)
        own.creatures = own.creatures | creature
        if creature & self.setup.token_creatures[self.token] != 0:
            self._match(own, pays)

    def _gain_equipment(self, own: Seat, card: i64, cell: i64) -> None:
        """VA-22: its gems, the priority gem, its ability."""
        setup = self.setup
        own.equipment = own.equipment | bit_at(card)
        self._receive(own, setup.equipment_gems[card])
        if bit_at(card) & setup.token_equipment[self.token] != 0:
            self._match(own, True)
        kind: i64 = setup.equipment_kind[card]
        if kind == BINOCULARS:
            self.where = cell
            if own.gems >= setup.binoculars_gems and self.neighbours() != 0:  # VA-R8
                self.stage = LOOK
                return
        elif kind == CAMERA:
            if own.gems >= setup.camera_gems and self.creatures != 0:  # VA-R12
                self.stage = SNAP
                return
        elif kind == COMPASS:
            if self.creatures != 0:
                self._begin_draw(COMPASS, 1)
                return
        elif kind == SHOVEL:
            if self.creatures != 0:
                self._begin_draw(SHOVEL, setup.players)
                return
        elif kind == LAMP:  # VA-28
            self._clear_column(cell % setup.columns)
        self._end_turn()

    def _clear_column(self, column: i64) -> None:
        """Discard whatever lies there (VA-28, VA-44, VA-R15)."""
        setup = self.setup
        mask: i64 = self.filled & setup.column_cells[column]
        self.filled = self.filled & ~mask
        while mask != 0:
            cell: i64 = lowest(mask)
            card: i64 = self.cells[cell]
            self.cells[cell] = NONE
            if card < setup.creatures:
                self.gone_creatures = self.gone_creatures | bit_at(card)
            elif card < setup.contract_base:
                self.gone_equipment = self.gone_equipment | bit_at(card - setup.creatures)
            else:
                self.gone_contracts = self.gone_contracts | bit_at(card - setup.contract_base)
            mask = mask & (mask - 1)

    # drawing: Camera, Compass, Shovel

    def _begin_draw(self, kind: i64, cards: i64) -> None:
        """As many as there are, where there are too few (VA-R12, VA-R13)."""
        left: i64 = count_bits(self.creatures)
        if cards > left:
            cards = left
        self.drawing = kind
        self.due = cards
        self.stage = DRAW

    def _draw(self, card: i64) -> None:
        """A card was drawn; after the last one the active seat chooses, where there is a choice."""
        own = self.seats[self.active]
        self.creatures = self.creatures & ~bit_at(card)
        self.due -= 1
        if self.drawing == COMPASS:  # VA-27
            self._gain_creature(own, card, True)
            self._end_turn()
            return
        self.drawn = self.drawn | bit_at(card)
        self.held += 1
        if self.due > 0:
            return
        if self.held == 1:
            if self.drawing == CAMERA:
                self._keep(own, card)
            else:
                self._give(card)
        elif self.drawing == CAMERA:
            self.stage = KEEP
        else:
            self.stage = GIVE

    def _keep(self, own: Seat, card: i64) -> None:
        """VA-26."""
        self.gone_creatures = self.gone_creatures | (self.drawn & ~bit_at(card))
        self.drawn = 0
        self.held = 0
        self._gain_creature(own, card, True)
        self._end_turn()

    def _give(self, card: i64) -> None:
        """VA-30; the last card goes to whom is left."""
        own = self.seats[self.receiver()]
        self.drawn = self.drawn & ~bit_at(card)
        self.held -= 1
        self._gain_creature(own, card, self.given == 0 or self.setup.handed_pay)  # VA-R11
        self.given += 1
        if self.held == 1:
            self._give(lowest(self.drawn))
        elif self.held == 0:
            self.given = 0
            self._end_turn()

    # turns and rounds

    def _begin_turn(self) -> None:
        """VA-10."""
        self.active = (self.first + self.turn) % self.setup.players
        self.stage = SWAP

    def _end_turn(self) -> None:
        self.drawing = NONE
        self.where = NONE
        self.turn += 1
        if self.turn < self.setup.turns:
            self._begin_turn()
        else:
            self._end_round()

    def _end_round(self) -> None:
        """VA-35."""
        setup = self.setup
        self._claim_token()
        self.active = NONE
        if self.round + 1 == setup.rounds:
            self.stage = OVER
            return
        self.round += 1
        self.turn = 0
        self.first = (self.first + 1) % setup.players  # VA-36
        if self.hidden != NONE:  # VA-43, VA-44
            revealed: i64 = self.hidden
            self.hidden = self.middle
            self.middle = revealed
            self._clear_column(setup.larger[revealed] - 1)
        self._find_empty()

    def _claim_token(self) -> None:
        """VA-32 to VA-34, VA-R17 to VA-R19."""
        setup = self.setup
        best: i64 = 0
        winner: i64 = NONE
        place: i64 = 0
        if self.token != setup.blank:
            while place < setup.players:
                seat: i64 = (self.first + place) % setup.players
                count: i64 = self.matching(seat)
                if count >= best and (count > 0 or setup.token_at_zero):
                    best = count
                    winner = seat
                place += 1
        if winner == NONE:
            self.gone_tokens = self.gone_tokens | bit_at(self.token)
        else:
            own = self.seats[winner]
            own.tokens = own.tokens | bit_at(self.token)
        for owner in self.seats:
            owner.matched = 0
        self.token = NONE

    def matching(self, seat: i64) -> i64:
        """How many cards the seat has that the active token counts."""
        setup = self.setup
        own = self.seats[seat]
        if setup.majority_of_round:
            return own.matched
        count: i64 = count_bits(own.creatures & setup.token_creatures[self.token])
        count += count_bits(own.equipment & setup.token_equipment[self.token])
        count += count_bits(own.contracts & setup.token_contracts[self.token])
        if setup.criterion[self.token] == CONTRACT:
            if own.colour != NONE:
                count += 1
            if own.type != NONE:
                count += 1
        return count

    def _find_empty(self) -> None:
        """The next cell to be filled, in row order; else the next token (VA-37, VA-38)."""
        setup = self.setup
        empty: i64 = setup.all_cells & ~self.filled
        if self.creatures == 0:  # nothing for its own cells, and no substitute for others
            fillable: i64 = 0
            if self.equipment != 0:
                fillable = setup.deck_cells[EQUIPMENT_DECK]
            if self.contracts != 0:
                fillable = fillable | setup.deck_cells[CONTRACT_DECK]
            empty = empty & fillable
        if empty != 0:
            self.where = lowest(empty)
            self.stage = FILL
            return
        self.where = NONE
        if self.round > 0:  # VA-39
            self.token = self.next
            self.next = NONE
        if self.stack_left > 0:
            self.stage = NEXT
        else:
            self._begin_turn()

    def _fill_deck(self) -> i64:
        """The deck that fills the cell on turn (VA-38)."""
        deck: i64 = self.setup.deck_of[self.where]
        if deck == EQUIPMENT_DECK and self.equipment == 0:
            return CREATURE_DECK
        if deck == CONTRACT_DECK and self.contracts == 0:
            return CREATURE_DECK
        return deck

    def _fill(self, card: i64) -> None:
        setup = self.setup
        self.cells[self.where] = card
        self.filled = self.filled | bit_at(self.where)
        if card < setup.creatures:
            self.creatures = self.creatures & ~bit_at(card)
        elif card < setup.contract_base:
            self.equipment = self.equipment & ~bit_at(card - setup.creatures)
        else:
            self.contracts = self.contracts & ~bit_at(card - setup.contract_base)
        self._find_empty()

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        if action in self.legal(seat):
            return None
        own = self.seats[seat]
        return reason_for(self.setup, own, self.stage, self.filled, self.where, self.drawing, action)

    # chance

    def outcomes(self) -> list[tuple[int, int]]:
        base, mask = self._choices()
        return [(base + member, 1) for member in members(mask)]

    def _choices(self) -> tuple[i64, i64]:
        """What chance draws from: a set, and the outcome of its member 0."""
        setup = self.setup
        if self.stage == FIRST:
            return 0, bit_at(setup.players) - 1
        if self.stage == DOMINO:
            return setup.domino_base + self.dealt // 2 * setup.dominoes, self.pool
        if self.stage == HIDDEN:
            return setup.hidden_base, self.pool
        if self.stage == COLOUR:
            return setup.colour_base + self.dealt * setup.colour_starts, self.colours
        if self.stage == TYPE:
            return setup.type_base + self.dealt * setup.type_starts, self.types
        if self.stage == NEXT:
            return setup.next_base, self.stack
        if self.stage == DRAW:
            return setup.draw_base, self.creatures
        if self.stage == FILL:
            base: i64 = setup.cell_base + self.where * setup.cards
            deck: i64 = self._fill_deck()
            if deck == CREATURE_DECK:
                return base, self.creatures
            if deck == EQUIPMENT_DECK:
                return base + setup.creatures, self.equipment
            return base + setup.contract_base, self.contracts
        return 0, 0

    def apply_outcome(self, outcome: i64) -> None:
        setup = self.setup
        if self.stage == FILL:
            self._fill(outcome - setup.cell_base - self.where * setup.cards)
        elif self.stage == DRAW:
            self._draw(outcome - setup.draw_base)
        elif self.stage == NEXT:
            self.next = outcome - setup.next_base
            self.stack = self.stack & ~bit_at(self.next)
            self.stack_left -= 1
            self._begin_turn()
        else:
            self._set_up(outcome)

    def _set_up(self, outcome: i64) -> None:
        """VA-04 to VA-09, VA-41."""
        setup = self.setup
        if self.stage == FIRST:
            self.first = outcome
            self.stage = DOMINO
        elif self.stage == DOMINO:
            seat: i64 = self.dealt // 2
            own = self.seats[seat]
            tile: i64 = outcome - setup.domino_base - seat * setup.dominoes
            if self.dealt % 2 == 0:
                own.one = tile
            else:
                own.two = tile
            self.pool = self.pool & ~bit_at(tile)
            self.dealt += 1
            if self.dealt == 2 * setup.players:
                self._lay_middle()
        elif self.stage == HIDDEN:
            self.hidden = outcome - setup.hidden_base
            self.pool = self.pool & ~bit_at(self.hidden)
            self._lay_middle()
        elif self.stage == COLOUR:
            colour: i64 = outcome - setup.colour_base - self.dealt * setup.colour_starts
            self.seats[self.dealt].colour = colour
            self.colours = self.colours & ~bit_at(colour)
            self.dealt += 1
            if self.dealt == setup.players:
                self.dealt = 0
                self.stage = TYPE
        else:
            type: i64 = outcome - setup.type_base - self.dealt * setup.type_starts
            self.seats[self.dealt].type = type
            self.types = self.types & ~bit_at(type)
            self.dealt += 1
            if self.dealt == setup.players:
                self.dealt = 0
                self._find_empty()

    def _lay_middle(self) -> None:
        """The domino that is left over lies in the middle; of two, one is turned face down first (VA-07, VA-41)."""
        if count_bits(self.pool) == 2:
            self.stage = HIDDEN
            return
        self.middle = lowest(self.pool)
        self.pool = 0
        self.dealt = 0
        for own in self.seats:  # VA-08
            self._receive(own, self.setup.gems_at_start)
        self.stage = COLOUR

    def roll(self, dice: Dice) -> None:
        while self.stage < SWAP:
            if self.stage == DRAW:
                self._draw(nth(self.creatures, dice.below(count_bits(self.creatures))))
            elif self.stage == FILL:
                self._roll_fill(dice)
            else:
                base, mask = self._choices()
                self.apply_outcome(base + nth(mask, dice.below(count_bits(mask))))

    def _roll_fill(self, dice: Dice) -> None:
        setup = self.setup
        deck: i64 = self._fill_deck()
        if deck == CREATURE_DECK:
            self._fill(nth(self.creatures, dice.below(count_bits(self.creatures))))
        elif deck == EQUIPMENT_DECK:
            self._fill(setup.creatures + nth(self.equipment, dice.below(count_bits(self.equipment))))
        else:
            self._fill(setup.contract_base + nth(self.contracts, dice.below(count_bits(self.contracts))))

    # knowing

    def view(self, seat: i64) -> VivariumState:
        """VA-R28: all but decks, starting contracts, and what the active seat alone has drawn."""
        seats: list[Seat] = []
        place: i64 = 0
        for own in self.seats:
            if place == seat or self.stage == OVER:  # VA-45
                seats.append(own.shown(own.colour, own.type))
            else:
                seats.append(own.shown(_veiled(own.colour), _veiled(own.type)))
            place += 1
        seen = self._table(seats)
        seen.viewer = seat
        if self.stage == OVER:
            seen.colours = self.colours
            seen.types = self.types
        if seat == self.active:
            seen.creatures = self.creatures
            seen.drawn = self.drawn
        return seen

    def clone(self) -> VivariumState:
        same = self._table([own.shown(own.colour, own.type) for own in self.seats])
        same.viewer = self.viewer
        same.creatures = self.creatures
        same.drawn = self.drawn
        same.colours = self.colours
        same.types = self.types
        return same

    def _table(self, seats: list[Seat]) -> VivariumState:
        """A new state with what everybody knows and these seats."""
        seen = VivariumState(self.setup, seats, self.cells.copy())
        seen.filled = self.filled
        seen.stage = self.stage
        seen.round = self.round
        seen.turn = self.turn
        seen.first = self.first
        seen.active = self.active
        seen.bank = self.bank
        seen.creatures = self.creatures | self.drawn
        seen.equipment = self.equipment
        seen.contracts = self.contracts
        seen.gone_creatures = self.gone_creatures
        seen.gone_equipment = self.gone_equipment
        seen.gone_contracts = self.gone_contracts
        seen.pool = self.pool
        seen.middle = self.middle
        seen.hidden = self.hidden
        seen.dealt = self.dealt
        seen.colours = 0
        seen.types = 0
        seen.stack = self.stack
        seen.stack_left = self.stack_left
        seen.token = self.token
        seen.next = self.next
        seen.gone_tokens = self.gone_tokens
        seen.where = self.where
        seen.drawing = self.drawing
        seen.due = self.due
        seen.held = self.held
        seen.given = self.given
        return seen

    def imagine(self, dice: Dice) -> VivariumState:
        """Starting contracts and drawn cards, each drawn from what the viewer has not seen; all are equally likely."""
        whole = self.clone()
        whole.viewer = EVERYTHING
        if self.viewer == EVERYTHING:
            return whole
        setup = self.setup
        colours: i64 = setup.all_colour_starts
        types: i64 = setup.all_type_starts
        for own in whole.seats:
            if own.colour >= 0:
                colours = colours & ~bit_at(own.colour)
            if own.type >= 0:
                types = types & ~bit_at(own.type)
        for own in whole.seats:
            if own.colour == UNSEEN:
                own.colour = nth(colours, dice.below(count_bits(colours)))
                colours = colours & ~bit_at(own.colour)
            if own.type == UNSEEN:
                own.type = nth(types, dice.below(count_bits(types)))
                types = types & ~bit_at(own.type)
        whole.colours = colours
        whole.types = types
        missing: i64 = self.held - count_bits(self.drawn)
        while missing > 0:
            card: i64 = bit_at(nth(whole.creatures, dice.below(count_bits(whole.creatures))))
            whole.creatures = whole.creatures & ~card
            whole.drawn = whole.drawn | card
            missing -= 1
        return whole

    def seen(self, seat: i64) -> i64:
        """The first player, dominoes, cards and tokens that lie open, one's own starting contracts and drawn cards."""
        setup = self.setup
        shown: i64 = 0
        if self.first != NONE:
            shown += 1
        shown += count_bits(setup.dominoes_in_play & ~self.pool)
        shown += setup.stack - self.stack_left
        shown += count_bits(setup.all_creatures & ~self.creatures) - count_bits(self.drawn)
        shown += count_bits(setup.all_equipment & ~self.equipment)
        shown += count_bits(setup.all_contracts & ~self.contracts)
        if seat >= 0 and seat == self.active:
            shown += self.held
        place: i64 = 0
        for own in self.seats:
            if place == seat or self.stage == OVER:
                if own.colour != NONE:
                    shown += 1
                if own.type != NONE:
                    shown += 1
            place += 1
        return shown

    # the rest

    def scores(self) -> list[int]:
        return [score_of(self.setup, own) for own in self.seats]

    def breakdown(self, seat: i64) -> list[Points]:
        return breakdown_of(self.setup, self.seats[seat])

    def data(self) -> Json:
        setup = self.setup
        parts = setup.parts
        return {
            "viewer": self.viewer,
            "stage": self.stage,
            "round": self.round,
            "turn": self.turn,
            "first": self.first,
            "active": self.active,
            "bank": self.bank,
            "cells": ["" if card == NONE else setup.card_ids[card] for card in self.cells],
            "decks": [
                setup.creature_texts(self.creatures),
                setup.equipment_texts(self.equipment),
                setup.contract_texts(self.contracts),
            ],
            "discard": [
                setup.creature_texts(self.gone_creatures),
                setup.equipment_texts(self.gone_equipment),
                setup.contract_texts(self.gone_contracts),
            ],
            "pool": setup.domino_texts(self.pool),
            "middle": self.middle,
            "hidden": self.hidden,
            "dealt": self.dealt,
            "box": [
                [parts.colour_starts[start].id for start in members(self.colours)],
                [parts.type_starts[start].id for start in members(self.types)],
            ],
            "stack": setup.token_texts(self.stack),
            "stack_left": self.stack_left,
            "token": self.token,
            "next": self.next,
            "gone_tokens": setup.token_texts(self.gone_tokens),
            "where": self.where,
            "drawing": self.drawing,
            "due": self.due,
            "drawn": setup.creature_texts(self.drawn),
            "held": self.held,
            "given": self.given,
            "seats": [
                {
                    "dominoes": [own.one, own.two],
                    "gems": own.gems,
                    "creatures": setup.creature_texts(own.creatures),
                    "equipment": setup.equipment_texts(own.equipment),
                    "contracts": setup.contract_texts(own.contracts),
                    "tokens": setup.token_texts(own.tokens),
                    "matched": own.matched,
                    "colour": own.colour,
                    "type": own.type,
                }
                for own in self.seats
            ],
        }


def _veiled(start: i64) -> i64:
    if start == NONE:
        return NONE
    return UNSEEN


def new_match(setup: Setup) -> VivariumState:
    """The state before anything was drawn."""
    empty: list[i64] = [NONE] * setup.cells
    return VivariumState(setup, [Seat() for _ in range(setup.players)], empty)
