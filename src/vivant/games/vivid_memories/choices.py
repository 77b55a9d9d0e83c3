"""What a seat may choose and what it might expect to, with the things of the scene that stand for each choice."""

from __future__ import annotations

from vivant.engine.bits import members
from vivant.engine.choice import Choice
from vivant.engine.reason import Reason
from vivant.engine.space import UNKNOWN
from vivant.games.vivid_memories.picture.keys import end_bead_key, tile_key
from vivant.games.vivid_memories.rules.brain import BRAIN, FIRST_TOKEN, LAYING, MORE_TOKENS
from vivant.games.vivid_memories.rules.brain_turn import steps_of_brain
from vivant.games.vivid_memories.rules.position import LEFT, RIGHT
from vivant.games.vivid_memories.rules.seat import BANK, BRAIN_TURN, FROM, GIVE, MORE, PLACE, TAKE, TO, USE, Seat
from vivant.games.vivid_memories.rules.setup import NONE
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import brain_of
from vivant.games.vivid_memories.words.questions import label_in, short_in
from vivant.games.vivid_memories.words.reasons import (
    INNER_TILE,
    OTHER_END,
    SEVERAL_CLAIMED,
    reason_against,
    reason_to_wait,
)
from vivant.games.vivid_memories.words.terms import outer_pile, parts_of

# The things that stand for an action, by its block and what it names.
KEYS = {
    **{block: (f"button-{block}",) for block in ("stop", "done", "over")},
    **dict.fromkeys(("place", "from", "to", "give"), ("hex-{hex}",)),
    "rewire out": ("out-{hex}", "hex-{hex}-rewire"),
    "rewire in": ("in-{hex}", "hex-{hex}-rewire"),
    "move": ("move-{colour}-{hex}",),
    "bank": ("bank-{slot}",),
    "use": ("bank-{slot}",),
    "result": ("result-{colour}",),
    "pick": ("pick-{colour}",),
    "side": ("side-{end}",),
    "skip": ("pref-0",),
    "lay slot": ("lay-{slot}",),
    "lay hex": ("lay-{hex}",),
    "gain": ("tile-{tile}",),
}


def choices_of(view: MemoriesState, seat: int) -> list[Choice]:
    """For a seat that is asked: what is offered, what one might expect, and what says why when it is pressed."""
    own = view.seats[seat]
    offered = steps_to_try(view) if own.ask == BRAIN_TURN else view.legal(seat)
    choices = [_choice(view, own, action, None) for action in offered]
    for action in _expected(view, own):
        if action not in offered:
            choices.append(_choice(view, own, action, reason_against(view, seat, action)))
    choices.sort(key=lambda choice: choice.action)
    return choices + _asides(view, seat, own)


def _choice(view: MemoriesState, own: Seat, action: int, reason: Reason | None) -> Choice:
    actions = view.setup.actions
    block, at = actions.split(action)
    label, keys = label_in(view, own, block, at), _keys(view, own, block, at)
    return Choice(action, actions.text(action), label, keys, reason, short=short_in(view, own, block, at))


def _keys(view: MemoriesState, own: Seat, block: str, at: int) -> tuple[str, ...]:
    """The things that stand for an action, of all compositions."""
    setup = view.setup
    if block in ("take", "draft"):
        return (end_bead_key(view, *divmod(at, len(setup.colour_names))),)
    if block == "under":
        brain, solo = brain_of(view)
        shown = brain.queue[: solo.places]
        return (f"pref-{shown.index(at)}",) if at in shown else ()
    parts = parts_of(setup, block, at)
    if block == "bank" and not own.covered >> at % len(setup.bank_names) & 1 and own.claimed & (own.claimed - 1):
        return (f"put-{parts['tile']}-{parts['slot']}",)  # one of several claimed moments
    return tuple(key.format_map(parts).lower() for key in KEYS.get(block, ()))


def _expected(view: MemoriesState, own: Seat) -> list[int]:
    """What lies there like something that can be chosen, and perhaps may not be."""
    setup, actions = view.setup, view.setup.actions
    if own.ask == MORE:
        if view.first > view.last:
            return []
        return [actions.take.at(view.end, colour) for colour in members(outer_pile(view, view.end).colours)]
    for ask, block in ((PLACE, actions.place), (FROM, actions.from_), (TO, actions.to), (GIVE, actions.give)):
        if own.ask == ask:
            return [block.at(hex) for hex in range(setup.hexes)]
    if own.ask == USE:
        return [actions.use.at(slot) for slot in range(setup.bank_size)]
    if own.ask == BANK:
        tile = members(own.claimed)[0]
        return [actions.bank.at(tile, slot) for slot in members(own.covered)]
    return []


def _asides(view: MemoriesState, seat: int, own: Seat) -> list[Choice]:
    """Moments of the line and slots of the bank whose time has not come."""
    setup = view.setup
    line = [tile_key(setup, pile.tile) for pile in view.line[view.first : view.last + 1]]
    slots = [f"bank-{name}" for name in setup.bank_names] if own.ask not in (BANK, USE) else []
    asides: list[Choice] = []
    if own.ask in (TAKE, MORE):
        if len(line) > 1 and view.end != NONE:
            asides.append(_aside([line[0 if view.end == RIGHT else -1]], OTHER_END))
        asides.append(_aside(line[1:-1], INNER_TILE))
        line = []
    elif own.ask == BANK and own.claimed & (own.claimed - 1):
        bare = [f"bank-{name}" for slot, name in enumerate(setup.bank_names) if not own.covered >> slot & 1]
        asides.append(_aside(bare, SEVERAL_CLAIMED))
    asides.append(_aside(slots + line, reason_to_wait(view, seat)))
    return [aside for aside in asides if aside.keys]


def _aside(keys: list[str], reason: Reason) -> Choice:
    return Choice(UNKNOWN, "", reason.message, tuple(keys), reason, aside=True)


def steps_to_try(view: MemoriesState) -> list[int]:
    """Where the Brain's turn is practised: all that one might think of at this point, right or wrong, ascending."""
    setup, actions = view.setup, view.setup.actions
    brain, _ = brain_of(view)
    own = view.seats[BRAIN]
    steps = set(steps_of_brain(view))
    if brain.stage in (FIRST_TOKEN, MORE_TOKENS):
        steps.add((actions.skip if brain.stage == FIRST_TOKEN else actions.over).base)
        ends = [LEFT, RIGHT]
        if view.first == view.last:
            ends = [RIGHT if view.end == RIGHT else LEFT]
        for end in ends:
            steps |= {actions.draft.at(end, colour) for colour in members(outer_pile(view, end).colours)}
    elif brain.stage == LAYING:
        steps |= {actions.lay_slot.at(slot) for slot in members(setup.every_slot & ~own.slots)}
        steps |= {actions.lay_hex.at(hex) for hex in members(setup.every_hex & ~own.total.some())}
    else:
        steps |= {actions.under.at(tile) for tile in brain.queue}
        steps |= {actions.gain.at(tile) for tile in brain.leaving}
    return sorted(steps)
