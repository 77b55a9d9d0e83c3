"""The end of a round of Vivo as positions to be watched: the last trick, then row after row is counted (VO-19)."""

from __future__ import annotations

from vivant.engine.bits import bit_at, count_bits, members
from vivant.engine.game import CHANCE, Counted, Flight, Frame, LogLine, Step
from vivant.games.vivo.picture.flights import card_key, turned_over
from vivant.games.vivo.rules.position import NEXT, OVER
from vivant.games.vivo.rules.setup import NOBODY, NONE
from vivant.games.vivo.rules.state import VivoState
from vivant.games.vivo.rules.trick import Trick
from vivant.games.vivo.words.log import tell_trick
from vivant.words import Message, Who


def frames_of(before: VivoState, step: Step, after: VivoState, seat: int) -> list[Frame]:
    """Nothing is shown but what lies open then, and of cards face down how many there are: views see to that."""
    if step.who == CHANCE or (after.round == before.round and after.stage != OVER):
        return []
    setup = before.setup
    played = card_key(setup, step.do)
    laid = _last_trick(before, step)
    counted = _counted(laid, after)
    high = card_key(setup, laid.trick.card_of(laid.trick.high_seat))
    first = () if step.who == seat else (Flight(played, f"hand-{step.who}"),)
    frames = [Frame(laid, (tell_trick(before, after)[0],), first)]
    flights: tuple[Flight, ...] = (turned_over(counted, high),)
    for place in range(setup.players):
        own = (max(seat, 0) + place) % setup.players  # as this viewer goes round the table
        count = _count(counted, own)
        args: dict[str, object] = {"seat": Who(own), "points": count.points}
        frames.append(Frame(counted, (LogLine(Message("log-row", args), "VO-19"),), flights, (count,)))
        flights = ()
    return frames


def _last_trick(before: VivoState, step: Step) -> VivoState:
    """All cards of the trick lie there, and nothing is scored."""
    state = before.clone()
    own, card = state.seats[step.who], bit_at(step.do)
    own.hand = own.hand & ~card
    own.played = own.played | card
    state.trick.lay(step.who, step.do)
    state.stage = NEXT
    state.turn = NOBODY
    return state


def _counted(laid: VivoState, after: VivoState) -> VivoState:
    """The round is over, and its rows still lie there (VO-20)."""
    state = laid.clone()
    setup = state.setup
    for seat, own in enumerate(state.seats):
        if after.round == laid.round:
            own.face_up, own.face_down = after.seats[seat].face_up, after.seats[seat].face_down
        else:
            at = 2 * (laid.round * setup.players + seat)
            own.face_up, own.face_down = after.past[at], after.past[at + 1]
        own.points = after.seats[seat].points
    state.last = laid.trick
    state.trick = Trick(setup, NOBODY, NONE)
    state.tricks += 1
    state.stage = OVER
    return state


def _count(state: VivoState, seat: int) -> Counted:
    setup, own = state.setup, state.seats[seat]
    down = count_bits(own.face_down)
    points = sum(setup.rank_of[card] for card in members(own.face_up)) + down * setup.highest_points
    faces = [card_key(setup, card) for card in members(own.face_up)]
    return Counted(seat, int(points), (*faces, *(f"back-{seat}-{n}" for n in range(down))))
