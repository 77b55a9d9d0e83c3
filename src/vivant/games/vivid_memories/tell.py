"""The log of Vivid Memories: what one step did, as one seat may read it. Only aspirations are ever secret."""

from __future__ import annotations

from itertools import pairwise

from vivant.engine.bits import members
from vivant.engine.game import CHANCE, LogLine, Step
from vivant.games.vivid_memories.artificial_brain import FIRST_TOKEN, HUMAN, IDLE
from vivant.games.vivid_memories.explain import ahead, ahead_of_chance, tell_brain_step, tell_choice, tell_turn, who
from vivant.games.vivid_memories.parts import COMBINE, NONE, SPLIT, Setup
from vivant.games.vivid_memories.position import (
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
from vivant.games.vivid_memories.rules import MemoriesState
from vivant.games.vivid_memories.seat import (
    BANK,
    BRAIN_TURN,
    FROM,
    GIVE,
    MORE,
    MOVE,
    PICK,
    PLACE,
    RESULT,
    REWIRE,
    SIDE,
    TAKE,
    TO,
    USE,
)
from vivant.games.vivid_memories.why import ACTION_RULES, action_name, colour_list, colour_name, points_of
from vivant.words import Listing, Message, Who


def tell_step(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[LogLine]:
    if step.who == CHANCE:
        return _tell_outcome(setup, before, step, after, seat)
    lines = _tell_action(setup, before, step, after)
    if setup.solo is not None and not setup.solo.practice:
        lines += _tell_brain(ahead(before, step.who, step.do))
    return lines + _tell_consequences(setup, before, step, after)


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
        colour = colour_name(setup, step.do - setup.drawn_base)
        return [LogLine(Message("log-draw", {"seat": Who(before.turn), "colour": colour}), "VM-38")]
    if before.phase != TOKENS or after.phase == TOKENS:
        return []
    dealt = ahead_of_chance(before, step.do) if setup.alone else after  # before the Brain has taken any
    tokens = sum(pile.left for pile in dealt.line)
    args: dict[str, object] = {"round": after.round + 1, "tiles": len(before.line), "tokens": tokens}
    lines = [LogLine(Message("log-round", args | {"seat": who(setup, after.holder)}), "VM-11")]
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
    tiles = Listing(tuple(colour_name(setup, tile) for tile in after.brain.queue))
    return [LogLine(Message("log-brain-line", {"tiles": tiles}), "AB-04")]


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
    ask, do = was.ask, step.do
    if ask in (TAKE, MORE):
        if do == setup.stop:
            return []
        args |= {"colour": colour_name(setup, do % setup.colours), "end": "R" if after.end == RIGHT else "L"}
        return [LogLine(Message("log-take", args), "VM-15")]
    if ask == PLACE:
        tokens = tuple(Message("colour", {"name": name}) for name in setup.colours_of(was.hand))
        args |= {"hex": setup.hex_names[do - setup.place_base], "tokens": Listing(tokens)}
        if before.phase == REFLECT:
            return [LogLine(Message("log-place", args), ACTION_RULES[was.action])]
        lines = [LogLine(Message("log-place", args), "VM-18")]
        if before.emptied:
            args["tiles"] = Listing(tuple(setup.tiles_in(before.emptied)))
            lines.append(LogLine(Message("log-claim", args), "VM-19"))
        return lines
    if ask == REWIRE:
        if do == setup.done:
            return []
        inward = do >= setup.in_base
        args["hex"] = setup.hex_names[do - (setup.in_base if inward else setup.out_base)]
        rule = "VM-25" if before.full_turn else "VM-23" if inward else "VM-22"
        return [LogLine(Message("log-rewire-in" if inward else "log-rewire-out", args), rule)]
    if ask == MOVE:
        if do == setup.done:
            return []
        colour, other = divmod(int(do - setup.move_base), int(setup.hexes))
        ends = (other, was.hex) if was.inward else (was.hex, other)
        return [_told_move(setup, args, colour, ends, "VM-21")]
    if ask == BANK:
        tile, slot = divmod(int(do - setup.bank_base), int(setup.bank_size))
        args |= {"tile": setup.tiles[tile].name, "slot": setup.bank_names[slot]}
        return [LogLine(Message("log-bank", args), "VM-28")]
    if ask == USE:
        if do == setup.done:
            return [LogLine(Message("log-done", args), "VM-31")]
        slot = do - setup.use_base
        args |= {"slot": setup.bank_names[slot], "action": action_name(before.kind_of(was, slot))}
        return [LogLine(Message("log-use", args), "VM-31")]
    if ask == GIVE:
        slot = members(before.wanted)[0]
        args |= {"hex": setup.hex_names[do - setup.give_base], "slot": setup.slot_names[slot]}
        return [LogLine(Message("log-give", args), "VM-54")]
    if ask == SIDE:
        first = setup.draft_base + (do - setup.side_base) * setup.colours + before.brain_target()
        return tell_brain_step(before, int(first))
    if ask == BRAIN_TURN:
        lines = tell_brain_step(before, do)
        assert before.brain is not None
        assert after.brain is not None
        if before.brain.stage != FIRST_TOKEN and after.brain.stage == FIRST_TOKEN:
            lines.append(LogLine(Message("log-pass", {"seat": Who(step.who)}), "VM-R9"))
        return lines
    return _tell_use(setup, before, step, args, now.ask == USE)


def _told_move(setup: Setup, args: dict[str, object], colour: int, ends: tuple[int, int], rule: str) -> LogLine:
    args |= {"colour": colour_name(setup, colour)}
    args |= {"hex": setup.hex_names[ends[0]], "other": setup.hex_names[ends[1]]}
    return LogLine(Message("log-move", args), rule)


def _tell_use(setup: Setup, before: MemoriesState, step: Step, args: dict[str, object], over: bool) -> list[LogLine]:
    """The steps of split, combine, nudge and swap; told when something has moved."""
    was, do = before.seats[step.who], step.do
    if was.action == SPLIT:
        if not over:
            return []
        tile = setup.tiles[was.bank[was.slot]]
        hex = was.hex if was.ask == RESULT else do - setup.from_base
        results: object = colour_list(setup, tile.results)
        if was.ask == RESULT:
            results = colour_name(setup, do - setup.result_base)
        args |= {"hex": setup.hex_names[hex], "colour": colour_name(setup, tile.removed), "results": results}
        return [LogLine(Message("log-split", args), "VM-36" if was.ask == RESULT else "VM-35")]
    if was.ask == PICK and was.action == COMBINE:
        args |= {"hex": setup.hex_names[was.hex], "colour": colour_name(setup, do - setup.pick_base)}
        return [LogLine(Message("log-return", args), "VM-37")]
    if was.ask == RESULT:
        args |= {"hex": setup.hex_names[was.hex], "colour": colour_name(setup, do - setup.result_base)}
        return [LogLine(Message("log-combine", args), "VM-37")]
    if was.ask == TO and over:
        return [_told_move(setup, args, was.picked, (was.hex, do - setup.to_base), "VM-39")]
    if was.ask == PICK and over:
        args |= {"colour": colour_name(setup, was.picked), "with": colour_name(setup, do - setup.pick_base)}
        args |= {"hex": setup.hex_names[was.hex], "other": setup.hex_names[was.other]}
        return [LogLine(Message("log-swap", args), "VM-40")]
    assert was.ask in (FROM, PICK, TO)
    return []


def _tell_consequences(setup: Setup, before: MemoriesState, step: Step, after: MemoriesState) -> list[LogLine]:
    """What followed by itself: the end of phases, discards, points, the end."""
    lines: list[LogLine] = []
    if before.phase == REMEMBER and after.phase != REMEMBER:
        lines.append(LogLine(Message("log-remembered"), "VM-26"))
        if after.holder != before.holder:
            lines.append(LogLine(Message("log-marker", {"seat": who(setup, after.holder)}), "VM-27"))
    elif before.phase == REMEMBER and before.turn != after.turn and not setup.alone:
        passed = (before.turn + 1) % setup.players
        while passed != after.turn:
            lines.append(LogLine(Message("log-pass", {"seat": Who(passed)}), "VM-R9"))
            passed = (passed + 1) % setup.players
    if gone := after.gone & ~before.gone:
        lines.append(LogLine(Message("log-discard", {"tiles": Listing(tuple(setup.tiles_in(gone)))}), "VM-29"))
    if before.phase in (REMEMBER, BANKING) and after.phase == REFLECT and not setup.alone:
        if after.together:
            lines.append(LogLine(Message("log-together"), "VM-R18"))
        else:
            lines.append(LogLine(Message("log-in-order", {"seat": Who(after.turn)}), "VM-41"))
    for seat, own in enumerate(after.seats):
        for award in own.awards[len(before.seats[seat].awards) :]:
            points = points_of(setup, award)
            args: dict[str, object] = {"seat": who(setup, seat), "points": points.value, "source": points.message}
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


def _told_scores(setup: Setup, key: str, after: MemoriesState, round: int) -> LogLine:
    scores = enumerate(after.scores())
    listed = tuple(Message("log-score", {"seat": who(setup, seat), "points": points}) for seat, points in scores)
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
