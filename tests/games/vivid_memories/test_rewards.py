"""Reward, watched: every award once, in its order, with what it is for; what is counted falls; aspirations stay secret."""

from __future__ import annotations

import itertools

import pytest

from vivant.engine.dice import FastDice
from vivant.engine.game import CHANCE, Frame, Step
from vivant.engine.registry import make_game
from vivant.engine.state import SPECTATOR, draw_outcome
from vivant.engine.timeline import Timeline
from vivant.games.vivid_memories.picture.board import tokens_on
from vivant.games.vivid_memories.picture.rewards import reward_frames
from vivant.games.vivid_memories.rules.seat import CLUSTER, THREAD
from vivant.games.vivid_memories.rules.state import MemoriesState
from vivant.words import LANGUAGES

NAMES = ["Ada", "Bo", "Cy", "Di"]
Change = tuple[MemoriesState, Step, MemoriesState]


def rewards_of(players: int, seed: int) -> tuple[Timeline, list[Change]]:
    """A match played by the quick player, and the steps by which anybody scored."""
    game = make_game("vivid-memories", players)
    timeline, dice = Timeline(game), FastDice(seed)
    minds = game.evaluation()
    while not timeline.state.is_over():
        state = timeline.state
        if state.is_chance():
            timeline.take(CHANCE, draw_outcome(state, dice))
        else:
            seat = (int(state.to_act()) & -int(state.to_act())).bit_length() - 1
            timeline.take(seat, minds.choose(state, seat, dice))
    changes: list[Change] = [timeline.change(index) for index in range(len(timeline.steps))]  # type: ignore[misc]
    return timeline, [change for change in changes if change[2].scores() != change[0].scores()]


def drawn(timeline: Timeline, frame: Frame, viewer: int, shape: str = "wide") -> dict[str, str]:
    players = timeline.game.players
    scene = timeline.game.scene(frame.state.view(viewer), "en", NAMES[:players], [False] * players, shape)
    return {fragment.key: fragment.svg for picture in scene.pictures for fragment in picture.fragments}


@pytest.mark.rule("VM-45", "VM-51", "VM-55", "VM-57", "AB-23", "AB-28")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_that_is_scored_is_counted_once(players: int) -> None:
    timeline, changes = rewards_of(players, 3)
    assert changes
    for before, step, after in changes:
        for viewer in (0, players - 1, SPECTATOR):
            frames = reward_frames(before, step, after, viewer)
            gained = [0] * len(before.scores())
            for frame in frames:
                (count,) = frame.counts
                (award,) = frame.state.seats[count.seat].awards[-1:]
                assert count.points == award.points  # one by one, whoever it is
                assert frame.quick == (count.seat != max(viewer, 0))
                gained[count.seat] += count.points
                totals = [one + more for one, more in zip(before.scores(), gained, strict=True)]
                assert frame.state.scores() == totals
                assert frame.state.to_act() == 0
                assert frame.lines
            assert totals == after.scores()
            for lang in LANGUAGES:
                words = timeline.game.book.words(lang)
                said = [words.say(line.message, NAMES) for frame in frames for line in frame.lines]
                assert all(said)
                assert max(map(len, said)) < 110, said  # nobody reads a list of hexes in a moment


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_lights_up_lies_in_the_picture(players: int) -> None:
    timeline, changes = rewards_of(players, 5)
    for before, step, after in changes:
        for viewer in (0, SPECTATOR):
            for frame in reward_frames(before, step, after, viewer):
                (count,) = frame.counts
                if count.seat == 0 or players <= 2:
                    beads = {key for key in count.keys if not key.startswith("tile-")}
                    assert beads <= drawn(timeline, frame, viewer).keys()


@pytest.mark.rule("VM-53")
def test_a_thread_that_was_counted_falls_into_its_slots() -> None:
    fallen = 0
    for seed in range(1, 6):
        _, changes = rewards_of(2, seed)
        for before, step, after in changes:
            frames = [frame for frame in reward_frames(before, step, after, 0) if frame.counts[0].seat == 0]
            for frame, later in itertools.pairwise(frames):
                own, then = frame.state.seats[0], later.state.seats[0]
                award = own.awards[-1]
                if award.kind == THREAD:
                    filled = award.slots & after.seats[0].slots
                    assert own.slots & filled == 0
                    assert then.slots & filled == filled
                    fallen += 1
                if award.kind == CLUSTER:
                    assert own.slots & award.slots == award.slots
            if after.wanted == 0 and any(frame.state.seats[0].awards[-1].kind == CLUSTER for frame in frames):
                assert frames[-1].state.seats[0].slots == after.seats[0].slots
                assert tokens_on(after.setup, frames[-1].state.seats[0]) == tokens_on(after.setup, after.seats[0])
    assert fallen


@pytest.mark.rule("VM-03")
@pytest.mark.parametrize("shape", ["wide", "laptop", "tall"])
def test_an_aspiration_shows_in_no_frame_before_the_end(shape: str) -> None:
    timeline, changes = rewards_of(3, 4)
    for before, step, after in changes:
        if after.is_over():
            continue
        others = before.clone(), after.clone()
        for state in others:
            one, two = state.seats[1], state.seats[2]
            one.aspiration, two.aspiration = two.aspiration, one.aspiration
        frames = reward_frames(before, step, after, 0)
        same = reward_frames(others[0], step, others[1], 0)
        assert [frame.counts for frame in frames] == [frame.counts for frame in same]
        for frame, other in zip(frames, same, strict=True):
            assert [line.message for line in frame.lines] == [line.message for line in other.lines]
            assert drawn(timeline, frame, 0, shape) == drawn(timeline, other, 0, shape)
