"""The log of Vivid Memories: what one step did, as one seat may read it. Only aspirations are ever secret."""

from __future__ import annotations

from itertools import pairwise

from vivant.engine.bits import members
from vivant.engine.game import CHANCE, LogLine, Step
from vivant.games.vivid_memories.rules.brain import FIRST_TOKEN, HUMAN, IDLE
from vivant.games.vivid_memories.rules.position import (
    ASPIRE,
    BANKING,
    BOARDS,
    DRAW,
    FIRST,
    OVER,
    PREFER,
    REFLECT,
    REMEMBER,
    RIGHT,
    TOKENS,
)
from vivant.games.vivid_memories.rules.reflect import kind_in
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN, USE, Seat
from vivant.games.vivid_memories.rules.setup import COMBINE, NONE, SPLIT, Setup
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import (
    ahead,
    ahead_of_chance,
    step_from_side,
    tell_brain_step,
    tell_choice,
    tell_turn,
)
from vivant.games.vivid_memories.words.reasons import ACTION_RULES
from vivant.games.vivid_memories.words.scores import points_of
from vivant.games.vivid_memories.words.terms import action_name, colour_list, colour_name, seat_name, token_list
from vivant.words import Listing, Message, Who


def tell_step(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[LogLine]:
    if step.who == CHANCE:
        return _tell_outcome(setup, before, step, after, seat)
    lines = _tell_action(setup, before, step, after)
    if setup.solo is not None and not setup.solo.practice:
        lines += _tell_brain(ahead(before, step.who, step.do))
    return lines + _tell_consequences(setup, before, after)


def _tell_outcome(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[LogLine]:
    if before.phase == FIRST:
        return [LogLine(Message("log-first", {"seat": Who(step.do)}), "VM-07")]
    if before.phase == BOARDS:
        board = setup.board_names[after.seats[before.dealt].board]
        return [LogLine(Message("log-board", {"seat": Who(before.dealt), "board": board}), "VM-R1")]
    if setup.alone and before.phase in (ASPIRE, PREFER):
        return _tell_set_up_alone(setup, before, after)
    if before.phase == ASPIRE:
        if before.dealt != seat:
            return []
        colour = colour_name(setup, after.seats[seat].aspiration)
        return [LogLine(Message("log-aspiration", {"colour": colour}), "VM-03")]
    if before.phase == DRAW:
        colour = colour_name(setup, step.do - setup.outcomes.drawn.base)
        return [LogLine(Message("log-draw", {"seat": Who(before.turn), "colour": colour}), "VM-38")]
    if before.phase != TOKENS or after.phase == TOKENS:
        return []
    dealt = ahead_of_chance(before, step.do) if setup.alone else after  # before the Brain has taken any
    tokens = sum(pile.left for pile in dealt.line)
    args: dict[str, object] = {"round": after.round + 1, "tiles": len(before.line), "tokens": tokens}
    lines = [LogLine(Message("log-round", args | {"seat": seat_name(setup, after.holder)}), "VM-11")]
    if setup.solo is not None and not setup.solo.practice:
        lines += _tell_brain(ahead_of_chance(before, step.do))
    return lines


def _tell_set_up_alone(setup: Setup, before: MemoriesState, after: MemoriesState) -> list[LogLine]:
    assert setup.solo is not None
    assert after.brain is not None
    if before.phase == ASPIRE:
        args: dict[str, object] = {"seat": Who(int(HUMAN)), "colour": colour_name(setup, after.seats[HUMAN].aspiration)}
        key = "log-alone-reminder" if setup.solo.excludes else "log-alone-reminder-human"
        return [LogLine(Message("log-alone-aspiration", args), "AB-02"), LogLine(Message(key, args), "AB-03")]
    if after.phase == PREFER:
        return []
    return [LogLine(Message("log-brain-line", {"tiles": colour_list(setup, after.brain.queue)}), "AB-04")]


def _tell_brain(state: MemoriesState) -> list[LogLine]:
    """The Brain's turn, if one follows: the state is a copy in which it waits to be led."""
    assert state.brain is not None
    if state.brain.stage == IDLE:
        return []
    lines = tell_turn(state)
    if state.brain.stage == FIRST_TOKEN:
        lines.append(tell_choice(state))
    return lines


def _tell_action(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState) -> list[LogLine]:
    was, now = before.seats[step.who], after.seats[step.who]
    args: dict[str, object] = {"seat": Who(step.who)}
    block, at = setup.actions.split(step.do)
    if was.ask == BRAIN_TURN:
        lines = tell_brain_step(before, step.do)
        assert before.brain is not None
        assert after.brain is not None
        if before.brain.stage != FIRST_TOKEN and after.brain.stage == FIRST_TOKEN:
            lines.append(LogLine(Message("log-pass", {"seat": Who(step.who)}), "VM-R9"))
        return lines
    if block == "take":
        args |= {"colour": colour_name(setup, at % setup.colours), "end": "R" if after.end == RIGHT else "L"}
        return [LogLine(Message("log-take", args), "VM-15")]
    if block == "place":
        args |= {"hex": setup.hex_names[at], "tokens": token_list(setup, was.hand)}
        if before.phase == REFLECT:
            return [LogLine(Message("log-place", args), ACTION_RULES[was.action])]
        lines = [LogLine(Message("log-place", args), "VM-18")]
        if before.emptied:
            args |= _moments(setup, before.emptied)
            lines.append(LogLine(Message("log-claim", args), "VM-19"))
        return lines
    if block in ("rewire out", "rewire in"):
        args["hex"] = setup.hex_names[at]
        key, rule = ("log-rewire-in", "VM-23") if block == "rewire in" else ("log-rewire-out", "VM-22")
        return [LogLine(Message(key, args), "VM-25" if before.full_turn else rule)]
    if block == "move":
        colour, other = divmod(at, len(setup.hex_names))
        ends = (other, was.hex) if was.inward else (was.hex, other)
        return [_told_move(setup, args, colour, ends, "VM-21")]
    if block == "bank":
        tile, slot = divmod(at, len(setup.bank_names))
        args |= {"tile": setup.tiles[tile].name, "slot": setup.bank_names[slot]}
        return [LogLine(Message("log-bank", args), "VM-28")]
    if block == "use":
        args |= {"slot": setup.bank_names[at], "action": action_name(kind_in(before, was, at))}
        return [LogLine(Message("log-use", args), "VM-31")]
    if block in ("stop", "done"):
        return [LogLine(Message("log-done", args), "VM-31")] if was.ask == USE else []
    if block == "give":
        args |= {"hex": setup.hex_names[at], "slot": setup.slot_names[members(before.wanted)[0]]}
        return [LogLine(Message("log-give", args), "VM-54")]
    if block == "side":
        return tell_brain_step(before, step_from_side(before, step.do))
    return _tell_use(setup, was, block, at, args, now.ask == USE)


def _told_move(setup: Setup, args: dict[str, object], colour: int, ends: tuple[int, int], rule: str) -> LogLine:
    args |= {"colour": colour_name(setup, colour)}
    args |= {"hex": setup.hex_names[ends[0]], "other": setup.hex_names[ends[1]]}
    return LogLine(Message("log-move", args), rule)


def _tell_use(setup: Setup, was: Seat, block: str, at: int, args: dict[str, object], over: bool) -> list[LogLine]:
    """The steps of split, combine, nudge and swap; told when something has moved."""
    if was.action == SPLIT:
        if not over:
            return []
        tile = setup.tiles[was.bank[was.slot]]
        args["colour"] = colour_name(setup, tile.removed)
        if block == "from":
            args |= {"hex": setup.hex_names[at], "results": colour_list(setup, members(tile.results))}
            return [LogLine(Message("log-split", args), "VM-35")]
        args |= {"hex": setup.hex_names[was.hex], "results": colour_name(setup, at)}
        return [LogLine(Message("log-split", args), "VM-36")]
    if block == "pick" and was.action == COMBINE:
        args |= {"hex": setup.hex_names[was.hex], "colour": colour_name(setup, at)}
        return [LogLine(Message("log-return", args), "VM-37")]
    if block == "result":
        args |= {"hex": setup.hex_names[was.hex], "colour": colour_name(setup, at)}
        return [LogLine(Message("log-combine", args), "VM-37")]
    if block == "to" and over:
        return [_told_move(setup, args, was.picked, (was.hex, at), "VM-39")]
    if block == "pick" and over:
        args |= {"colour": colour_name(setup, was.picked), "with": colour_name(setup, at)}
        args |= {"hex": setup.hex_names[was.hex], "other": setup.hex_names[was.other]}
        return [LogLine(Message("log-swap", args), "VM-40")]
    return []


def _tell_consequences(setup: Setup, before: MemoriesState, after: MemoriesState) -> list[LogLine]:
    """What followed by itself: the end of phases, discards, points, the end."""
    lines: list[LogLine] = []
    if before.phase == REMEMBER and after.phase != REMEMBER:
        lines.append(LogLine(Message("log-remembered"), "VM-26"))
        if after.holder != before.holder:
            lines.append(LogLine(Message("log-marker", {"seat": seat_name(setup, after.holder)}), "VM-27"))
    elif before.phase == REMEMBER and before.turn != after.turn and not setup.alone:
        passed = (before.turn + 1) % setup.players
        while passed != after.turn:
            lines.append(LogLine(Message("log-pass", {"seat": Who(passed)}), "VM-R9"))
            passed = (passed + 1) % setup.players
    if gone := after.gone & ~before.gone:
        lines.append(LogLine(Message("log-discard", _moments(setup, gone)), "VM-29"))
    if before.phase in (REMEMBER, BANKING) and after.phase == REFLECT and not setup.alone:
        if after.together:
            lines.append(LogLine(Message("log-together"), "VM-R18"))
        else:
            lines.append(LogLine(Message("log-in-order", {"seat": Who(after.turn)}), "VM-41"))
    for seat, own in enumerate(after.seats):
        for award in own.awards[len(before.seats[seat].awards) :]:
            points = points_of(setup, award)
            args: dict[str, object] = {"seat": seat_name(setup, seat), "points": points.value, "source": points.message}
            lines.append(LogLine(Message("log-points", args), points.rule))
    if after.round > before.round:
        lines.append(_told_scores(setup, "log-round-over", after, before.round + 1))
    if after.phase == OVER and setup.alone:
        lines.append(_told_victory(after))
    elif after.phase == OVER:
        for seat, own in enumerate(after.seats):
            if own.aspiration != NONE:
                args = {"seat": Who(seat), "colour": colour_name(setup, own.aspiration)}
                lines.append(LogLine(Message("log-reveal", args), "VM-57"))
        lines += _tell_ties(after)
        lines.append(LogLine(Message("log-over"), "VM-62"))
    return lines


def _moments(setup: Setup, mask: int) -> dict[str, object]:
    names = tuple(setup.tiles_in(mask))
    return {"tiles": Listing(names), "count": len(names)}


def _told_scores(setup: Setup, key: str, after: MemoriesState, round: int) -> LogLine:
    scores = enumerate(after.scores())
    listed = tuple(Message("log-score", {"seat": seat_name(setup, seat), "points": points}) for seat, points in scores)
    return LogLine(Message(key, {"round": round, "scores": Listing(listed)}), "VM-61", aloud=True)


def _told_victory(after: MemoriesState) -> LogLine:
    human, brain = after.scores()
    key = "log-alone-won" if human > brain else "log-alone-tie" if human == brain else "log-alone-lost"
    args: dict[str, object] = {"seat": Who(int(HUMAN)), "more": max(human, brain), "less": min(human, brain)}
    return LogLine(Message(key, args), "AB-31")


def _tell_ties(after: MemoriesState) -> list[LogLine]:
    """VM-63: who is before whom at equal points, and why."""
    lines: list[LogLine] = []
    order = sorted(range(len(after.seats)), key=lambda seat: after.ranking()[seat])
    for better, other in pairwise(order):
        one, two = after.seats[better], after.seats[other]
        if one.points != two.points:
            continue
        args: dict[str, object] = {"seat": Who(better), "other": Who(other), "points": one.points}
        if one.aspiration_points != two.aspiration_points:
            args |= {"more": one.aspiration_points, "less": two.aspiration_points}
            lines.append(LogLine(Message("log-tie-aspiration", args), "VM-63"))
        else:
            lines.append(LogLine(Message("log-tie-order", args), "VM-63"))
    return lines
