"""The log of Vivid Memories: what one step did, as one seat may read it. Only aspirations are ever secret."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from vivant.engine.bits import count_bits, members
from vivant.engine.game import CHANCE, LogLine, Step
from vivant.games.vivid_memories.rules.brain import BRAIN, FIRST_TOKEN, HUMAN
from vivant.games.vivid_memories.rules.position import BANKING, OVER, PHASES, REFLECT, REMEMBER, RIGHT
from vivant.games.vivid_memories.rules.reflect import kind_in
from vivant.games.vivid_memories.rules.seat import BRAIN_TURN, THREAD, USE, Award, Seat
from vivant.games.vivid_memories.rules.setup import COMBINE, NONE, SPLIT, Setup
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.games.vivid_memories.words.brain import (
    ahead,
    brain_of,
    plays_itself,
    step_from_side,
    tell_brain_step,
    tell_turns,
)
from vivant.games.vivid_memories.words.reasons import ACTION_RULES
from vivant.games.vivid_memories.words.scores import points_of
from vivant.games.vivid_memories.words.terms import (
    action_name,
    args_of,
    colour_list,
    colour_name,
    moment_name,
    seat_name,
    slot_name,
    token_list,
    told,
)
from vivant.words import Listing, Message, Who


def tell_step(before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[LogLine]:
    by_chance = step.who == CHANCE
    lines = _tell_outcome(before, step, after, seat) if by_chance else _tell_action(before, step, after)
    lines = [_part(line, before.turn if by_chance else step.who) for line in lines]
    if plays_itself(before.setup):
        lines += tell_turns(ahead(before, step.who, step.do))
    return lines if by_chance else lines + _tell_consequences(before, after)


# What a turn, or the use of an action, is made of, by message and rule; what ends it is told once more, as a whole.
PARTS = {
    ("log-take", "VM-15"),
    ("log-place", "VM-18"),
    ("log-claim", "VM-19"),
    ("log-use", "VM-31"),
    ("log-place", "VM-34"),
    ("log-split", "VM-35"),
    ("log-split", "VM-36"),
    ("log-return", "VM-37"),
    ("log-combine", "VM-37"),
    ("log-draw", "VM-38"),
    ("log-place", "VM-38"),
    ("log-move", "VM-39"),
    ("log-swap", "VM-40"),
}
WHOLES = {
    ("log-place", "VM-34"): "turn-add",
    ("log-split", "VM-35"): "turn-split",
    ("log-split", "VM-36"): "turn-split",
    ("log-combine", "VM-37"): "turn-combine",
    ("log-place", "VM-38"): "turn-speculate",
    ("log-move", "VM-39"): "turn-nudge",
    ("log-swap", "VM-40"): "turn-swap",
}


def tell_turn(before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> LogLine | None:
    """A turn of Remember until its fragments lie, or one action of Reflect, in one sentence."""
    if step.who == CHANCE or before.seats[step.who].ask == BRAIN_TURN:
        return None
    for line in _tell_action(before, step, after):
        if (line.message.key, line.rule) == ("log-place", "VM-18"):
            return _told_turn(before, step, line)
        if (key := WHOLES.get((line.message.key, line.rule))) is not None:
            return LogLine(Message(key, line.message.args), line.rule, turn=step.who, whole=True)
    return None


def _told_turn(before: MemoriesState, step: Step, placed: LogLine) -> LogLine:
    tokens = placed.message.args["tokens"]
    assert isinstance(tokens, Listing)
    args = {**placed.message.args, "count": len(tokens.items), "end": "R" if before.end == RIGHT else "L"}
    if before.emptied:
        args["moments"] = _moments(before.setup, before.emptied)["tiles"]
    return LogLine(Message("turn-claim" if before.emptied else "turn-place", args), "VM-18", turn=step.who, whole=True)


def _part(line: LogLine, seat: int) -> LogLine:
    return replace(line, turn=seat) if (line.message.key, line.rule) in PARTS else line


def _tell_outcome(before: MemoriesState, step: Step, after: MemoriesState, seat: int) -> list[LogLine]:
    setup, phase = before.setup, PHASES[before.phase]
    if phase == "first":
        return [told("VM-07", "log-first", seat=Who(step.do))]
    if phase == "boards":
        board = setup.board_names[after.seats[before.dealt].board]
        return [told("VM-R1", "log-board", seat=Who(before.dealt), board=board)]
    if setup.alone and phase in ("aspire", "prefer"):
        return _tell_set_up_alone(before, after)
    if phase == "aspire":
        own = after.seats[before.dealt]
        named = {"colour": colour_name(setup, own.aspiration), "aspiration": setup.colour_names[own.aspiration]}
        dealt = [told("VM-03", "log-aspiration", **named)]
        return (dealt if before.dealt == seat else []) + _told_awards(before, after)
    if phase == "draw":
        colour = colour_name(setup, step.do - setup.outcomes.drawn.base)
        return [told("VM-38", "log-draw", seat=Who(before.turn), colour=colour)]
    if phase != "tokens" or PHASES[after.phase] == "tokens":
        return []
    laid = ahead(before, step.who, step.do) if setup.alone else after  # before the Brain has taken any
    tokens = sum(pile.left for pile in laid.line)
    args: dict[str, object] = {"round": after.round + 1, "tiles": len(before.line), "tokens": tokens}
    return [told("VM-11", "log-round", **args, seat=seat_name(setup, after.holder))]


def _tell_set_up_alone(before: MemoriesState, after: MemoriesState) -> list[LogLine]:
    setup = before.setup
    brain, solo = brain_of(after)
    if PHASES[before.phase] == "aspire":
        args: dict[str, object] = {"seat": Who(int(HUMAN)), "colour": colour_name(setup, after.seats[HUMAN].aspiration)}
        args["aspiration"] = setup.colour_names[after.seats[HUMAN].aspiration]
        args["reminder"] = "yes" if solo.reminder else "no"
        key = "log-alone-reminder" if solo.excludes else "log-alone-reminder-human"
        return [told("AB-02", "log-alone-aspiration", **args), told("AB-03", key, **args)]
    if PHASES[after.phase] == "prefer":
        return []
    return [told("AB-04", "log-brain-line", tiles=colour_list(setup, brain.queue))]


def _tell_action(before: MemoriesState, step: Step, after: MemoriesState) -> list[LogLine]:
    setup, was = before.setup, before.seats[step.who]
    block, at = setup.actions.split(step.do)
    args: dict[str, object] = {"seat": Who(step.who)}
    if was.ask == BRAIN_TURN:
        lines = tell_brain_step(before, step.do)
        if brain_of(before)[0].stage != FIRST_TOKEN == brain_of(after)[0].stage:
            lines.append(told("VM-R9", "log-pass", **args))
        return lines
    if block == "side":
        return tell_brain_step(before, step_from_side(before, step.do))
    args |= args_of(setup, block, at)
    if block == "take":
        args["end"] = "R" if after.end == RIGHT else "L"
        return [told("VM-15", "log-take", **args)]
    if block == "place":
        args["tokens"] = token_list(setup, was.hand)
        if before.phase == REFLECT:
            return [told(ACTION_RULES[was.action], "log-place", **args)]
        lines = [told("VM-18", "log-place", **args)]
        if before.emptied:
            lines.append(told("VM-19", "log-claim", **args, **_moments(setup, before.emptied)))
        return lines
    if block in ("rewire out", "rewire in"):
        rule, key = ("VM-23", "log-rewire-in") if block == "rewire in" else ("VM-22", "log-rewire-out")
        return [told("VM-25" if before.full_turn else rule, key, **args)]
    if block == "move":
        here, there = setup.hex_names[was.hex], args["hex"]
        args["hex"], args["other"] = (there, here) if was.inward else (here, there)
        return [told("VM-21", "log-move", **args)]
    if block == "bank":
        return [told("VM-28", "log-bank", **args)]
    if block == "use":
        return [told("VM-31", "log-use", **args, action=action_name(kind_in(before, was, at)))]
    if block in ("stop", "done"):
        return [told("VM-31", "log-done", **args)] if was.ask == USE else []
    if block == "give":
        return [told("VM-54", "log-give", **args, slot=slot_name(setup, was.board, members(before.wanted)[0]))]
    return _tell_use(setup, was, block, args, after.seats[step.who].ask == USE)


def _tell_use(setup: Setup, was: Seat, block: str, args: dict[str, object], over: bool) -> list[LogLine]:
    """The steps of split, combine, nudge and swap; told when something has moved."""
    if block == "to":
        args["other"] = args.pop("hex")
    args.setdefault("hex", setup.hex_names[was.hex])
    if was.action == SPLIT and over:
        tile = setup.tiles[was.bank[was.slot]]
        whole = block == "from"
        args["results"] = colour_list(setup, members(tile.results)) if whole else args["colour"]
        args["colour"] = colour_name(setup, tile.removed)
        return [told("VM-35" if whole else "VM-36", "log-split", **args)]
    if was.action == COMBINE and block in ("pick", "result"):
        return [told("VM-37", "log-return" if block == "pick" else "log-combine", **args)]
    if block == "to" and over:
        return [told("VM-39", "log-move", **args, colour=colour_name(setup, was.picked))]
    if block == "pick" and over:
        args |= {"with": args["colour"], "colour": colour_name(setup, was.picked)}
        return [told("VM-40", "log-swap", **args, other=setup.hex_names[was.other])]
    return []


def _tell_consequences(before: MemoriesState, after: MemoriesState) -> list[LogLine]:
    """What followed by itself: the end of phases, discards, points, the end."""
    setup = before.setup
    lines: list[LogLine] = []
    if before.phase == REMEMBER and after.phase != REMEMBER:
        lines.append(told("VM-26", "log-remembered"))
        if after.holder != before.holder:
            lines.append(told("VM-27", "log-marker", seat=seat_name(setup, after.holder)))
    elif before.phase == REMEMBER and before.turn != after.turn and not setup.alone:
        passed = (before.turn + 1) % setup.players
        while passed != after.turn:
            lines.append(told("VM-R9", "log-pass", seat=Who(passed)))
            passed = (passed + 1) % setup.players
    if gone := after.gone & ~before.gone:
        lines.append(told("VM-29", "log-discard", **_moments(setup, gone)))
    lines += _told_order(before, after)
    lines += _told_awards(before, after)
    if after.round > before.round:
        lines.append(_told_scores(after, before.round + 1))
    if after.phase == OVER:
        lines += [_told_victory(after)] if setup.alone else _tell_end(after)
    return lines


def _told_awards(before: MemoriesState, after: MemoriesState) -> list[LogLine]:
    """What was scored by this step."""
    return [
        tell_award(after.setup, seat, own.board, award)
        for seat, own in enumerate(after.seats)
        for award in own.awards[len(before.seats[seat].awards) :]
    ]


def tell_award(setup: Setup, seat: int, board: int, award: Award) -> LogLine:
    """Who scored what for what."""
    points, who = points_of(setup, board, award), Message("the-brain") if setup.alone and seat == BRAIN else Who(seat)
    source = points.message
    if award.kind == THREAD:  # in short: which hexes these are is seen
        counts = {"length": count_bits(award.hexes), "reached": count_bits(award.slots)}
        source = Message("award-thread", {**source.args, **counts})
    return told(points.rule, "log-points", seat=who, points=points.value, source=source)


def _told_order(before: MemoriesState, after: MemoriesState) -> list[LogLine]:
    """In which order all act: when Reflect begins, and when those who are left need not wait any more."""
    begins = before.phase in (REMEMBER, BANKING) and after.phase == REFLECT
    if after.together and not before.together:
        return [told("VM-R18", "log-together" if begins else "log-together-left")]
    if not begins or after.setup.alone:
        return []
    rule, key = ("VM-R19", "log-in-turn") if after.setup.by_action else ("VM-41", "log-in-order")
    return [told(rule, key, seat=Who(after.turn))]


def _moments(setup: Setup, mask: int) -> dict[str, object]:
    names = tuple(moment_name(setup, tile) for tile in members(mask))
    return {"tiles": Listing(names), "count": len(names)}


def _told_scores(after: MemoriesState, round: int) -> LogLine:
    scores = Listing(
        tuple(
            Message("log-score", {"seat": seat_name(after.setup, seat), "points": points})
            for seat, points in enumerate(after.scores())
        )
    )
    return LogLine(Message("log-round-over", {"round": round, "scores": scores}), "VM-61", aloud=True)


def _told_victory(after: MemoriesState) -> LogLine:
    human, brain = after.scores()
    key = "log-alone-won" if human > brain else "log-alone-tie" if human == brain else "log-alone-lost"
    return told("AB-31", key, seat=Who(int(HUMAN)), more=max(human, brain), less=min(human, brain))


def _tell_end(after: MemoriesState) -> list[LogLine]:
    """What everybody aspired to; VM-63: who is before whom at equal points, and why."""
    lines = [
        told("VM-57", "log-reveal", seat=Who(seat), colour=colour_name(after.setup, own.aspiration))
        for seat, own in enumerate(after.seats)
        if own.aspiration != NONE
    ]
    order = sorted(range(len(after.seats)), key=lambda seat: after.ranking()[seat])
    for better, other in pairwise(order):
        one, two = after.seats[better], after.seats[other]
        if one.points == two.points:
            more, less = one.aspiration_points, two.aspiration_points
            key = "log-tie-order" if more == less else "log-tie-aspiration"
            args = {"seat": Who(better), "other": Who(other), "points": one.points, "more": more, "less": less}
            lines.append(told("VM-63", key, **args))
    return [*lines, told("VM-62", "log-over")]
