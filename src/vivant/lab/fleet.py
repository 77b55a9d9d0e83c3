"""Fleet: many matches in one compiled loop; each step leaves every match at a decision, its row and mask written."""
# vivant: compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from vivant.engine.bits import lowest
from vivant.engine.dice import MAX_SEED, Dice, FastDice
from vivant.engine.errors import IllegalAnswer
from vivant.engine.evaluate import margin
from vivant.engine.observation import Observer, clear, is_marked, words_of
from vivant.engine.simulate import Policy, own_answers
from vivant.engine.state import State

REWARDS: Final = ["rank", "points", "margin", "gain"]
RANK: Final[i64] = 0
POINTS: Final[i64] = 1
MARGIN: Final[i64] = 2
GAIN: Final[i64] = 3


class Terms:
    """What every fleet of a vector has in common: who decides for which seat, and what is told after each step.

    Place p of a table is held by `policies[p]`, or by the learner where `learns[p]`. In match n the seat s is place s,
    or with `turning` place (s - n + 1) modulo the players, so that the learner comes to sit everywhere.
    """

    def __init__(
        self, players: int, rivals: int, policies: list[Policy], learns: list[bool], turning: bool, reward: str
    ) -> None:
        self.players: i64 = players
        self.scored: i64 = players + rivals
        self.policies = policies
        self.learns = learns
        self.own = own_answers(policies)  # whose answers have to be looked at
        self.alone: bool = all(learns)  # nobody but the learner decides
        self.turning = turning
        self.reward: i64 = REWARDS.index(reward)
        self.critic: bool = False
        self.restarts: bool = True  # a match that ends is followed at once by the next


class Fleet:
    """Matches `first`, `first + stride`, … of a seed in the first place, each on a stream of its own, and so on.

    What a step leaves is in its vectors, by place; they stay the same ones.
    """

    def __init__(
        self, start: State, observer: Observer, terms: Terms, places: i64, seed: int, first: int, stride: int
    ) -> None:
        self.start = start
        self.observer = observer
        self.terms = terms
        self.places = places
        self.words: i64 = observer.words + (observer.hidden_words if terms.critic else 0)
        self.rows: vec[i64] = words_of(places * self.words)
        self.masks: vec[i64] = words_of(places * observer.mask_words)
        self.seats: vec[i64] = words_of(places)
        self.numbers: vec[i64] = words_of(places)
        self.lengths: vec[i64] = words_of(places)  # decisions in the match so far, everybody's
        self.over: vec[u8] = bytes_of(places)
        self.rewards: vec[float] = floats_of(places * terms.players)
        self.scores: vec[i64] = words_of(places * terms.scored)
        self.ranking: vec[i64] = words_of(places * terms.scored)
        self.gained: list[list[int]] = [[] for _ in range(places)]
        self.states: list[State] = [start for _ in range(places)]
        self.dice: list[FastDice] = [FastDice(0) for _ in range(places)]
        self.others: list[FastDice] = [FastDice(0) for _ in range(places)]  # what the opponents draw from
        self.reset(seed, first, stride)

    def reset(self, seed: int, first: int, stride: int) -> None:
        """Everything from the beginning, with these matches."""
        self.seed = seed
        self.stride: i64 = stride
        place: i64 = 0
        while place < self.places:
            self.numbers[place] = first + place - stride
            self.restart(place)
            place += 1

    def restart(self, place: i64) -> None:
        """The next match of this place begins, and comes to its first decision."""
        self._forget(place)
        self._begin(place)
        self._go_on(place, self.rows, self.masks)

    def step(self, actions: vec[i64]) -> None:
        """An action for each place, legal ones; a place whose match is over is left alone."""
        rows = self.rows
        masks = self.masks
        terms = self.terms
        place: i64 = 0
        while place < self.places:
            if self.over[place] != 0:
                self._forget(place)
                if not terms.restarts:
                    self.over[place] = 1
                    place += 1
                    continue
            elif terms.reward == GAIN:
                self._forget(place)
            self.states[place].apply(self.seats[place], actions[place])
            self.lengths[place] += 1
            self._go_on(place, rows, masks)
            place += 1

    def first_illegal(self, actions: vec[i64]) -> i64:
        """The first place whose action is none that is legal there; -1 where all are."""
        size: i64 = self.observer.actions
        words: i64 = self.observer.mask_words
        skips = not self.terms.restarts
        place: i64 = 0
        while place < self.places:
            action: i64 = actions[place]
            if action < 0 or action >= size or not is_marked(self.masks, place * words, action):
                if not (skips and self.over[place] != 0):
                    return place
            place += 1
        return -1

    def _begin(self, place: i64) -> None:
        number: i64 = self.numbers[place] + self.stride
        self.numbers[place] = number
        self.lengths[place] = 0
        self.states[place] = self.start.clone()
        self.dice[place] = FastDice(self.seed, number)
        if not self.terms.alone:
            self.others[place] = FastDice(seed_of_others(self.seed, number), 1)
        if self.terms.reward == GAIN:
            self.gained[place] = self.start.scores()

    def _go_on(self, place: i64, rows: vec[i64], masks: vec[i64]) -> None:
        """On to the learner's next decision, in this match or in the next."""
        terms = self.terms
        state = self.states[place]
        while True:
            waiting: i64 = state.to_act()
            if waiting != 0:
                seat: i64 = lowest(waiting)
                if terms.alone:
                    break
                holder: i64 = self._holder(place, seat)
                if terms.learns[holder]:
                    break
                dice: Dice = self.others[place]
                action: i64 = terms.policies[holder].choose(state.view(seat), seat, dice)
                if terms.own[holder] and not state.allows(seat, action):
                    raise IllegalAnswer(state.view(seat).data(), seat, action)
                state.apply(seat, action)
                self.lengths[place] += 1
            elif state.is_over():
                self._finish(place, state)
                if not terms.restarts:
                    self._show(place, state, self.seats[place], rows)
                    clear(masks, place * self.observer.mask_words, self.observer.mask_words)
                    return
                self._begin(place)
                state = self.states[place]
            else:
                state.roll(self.dice[place])
        if terms.reward == GAIN and self.over[place] == 0:
            self._tell_gains(place, state.scores())
        self.seats[place] = seat
        self._show(place, state, seat, rows)
        self.observer.write_mask(state, seat, masks, place * self.observer.mask_words)

    def _show(self, place: i64, state: State, seat: i64, rows: vec[i64]) -> None:
        at: i64 = place * self.words
        self.observer.write(state, seat, rows, at)
        if self.terms.critic:
            self.observer.write_hidden(state, seat, rows, at + self.observer.words)

    def _holder(self, place: i64, seat: i64) -> i64:
        if not self.terms.turning:
            return seat
        return (seat + self.terms.players - (self.numbers[place] - 1) % self.terms.players) % self.terms.players

    def _finish(self, place: i64, state: State) -> None:
        """How the match ended."""
        terms = self.terms
        scores = state.scores()
        ranking = state.ranking()
        self.over[place] = 1
        winners: i64 = 0
        at: i64 = place * terms.scored
        for which in range(terms.scored):
            self.scores[at + which] = scores[which]
            self.ranking[at + which] = ranking[which]
            if ranking[which] == 1:
                winners += 1
        if terms.reward == GAIN:
            self._tell_gains(place, scores)
            return
        for seat in range(terms.players):
            reward: float = float(scores[seat])
            if terms.reward == RANK:
                reward = -1.0 / float(terms.scored)
                if ranking[seat] == 1:
                    reward += 1.0 / float(winners)
            elif terms.reward == MARGIN:
                reward = margin(scores, seat)
            self.rewards[place * terms.players + seat] = reward

    def _tell_gains(self, place: i64, scores: list[int]) -> None:
        """By seat, what its points have risen by since they were told last."""
        before = self.gained[place]
        for seat in range(self.terms.players):
            self.rewards[place * self.terms.players + seat] = float(scores[seat] - before[seat])
        self.gained[place] = scores

    def _forget(self, place: i64) -> None:
        """What was told of the last step, or of the match that ended with it."""
        terms = self.terms
        self.over[place] = 0
        for seat in range(terms.players):
            self.rewards[place * terms.players + seat] = 0.0
        clear(self.scores, place * terms.scored, terms.scored)
        clear(self.ranking, place * terms.scored, terms.scored)


def seed_of_others(seed: int, number: int) -> int:
    """What the opponents of a match draw from is apart from its own chance."""
    return (seed * 1_000_003 + number) % MAX_SEED


def bytes_of(count: i64) -> vec[u8]:
    """So many bytes, all 0."""
    row = vec[u8](capacity=count)
    n: i64 = 0
    while n < count:
        row = append(row, 0)
        n += 1
    return row


def floats_of(count: i64) -> vec[float]:
    """So many numbers, all 0."""
    row = vec[float](capacity=count)
    n: i64 = 0
    while n < count:
        row = append(row, 0.0)
        n += 1
    return row
