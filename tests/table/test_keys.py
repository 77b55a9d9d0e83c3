"""Keys by themselves: each opens what it is for, once where that is said, until it ends."""

from __future__ import annotations

from tests.table.hall import refusal_code
from vivant.table.keys import CARRY, FRESH, KEPT, MOST_TOKENS, SEAT, SIT, SPENT, WATCH, Keys, hash_token
from vivant.table.store import Change


class Ring:
    """Keys whose small writes are done at once."""

    def __init__(self) -> None:
        self.change = Change()
        self.dismissed: list[int] = []
        self.keys = Keys("t", lambda work: work(self.change), self.dismissed.append)

    def give(self, seat: int, kind: str) -> str:
        return self.keys.give(self.change, seat, kind)


def test_a_key_opens_what_it_is_for_and_nothing_else() -> None:
    ring = Ring()
    seat, watch = ring.give(1, SEAT), ring.give(-1, WATCH)
    assert ring.keys.find(seat, SEAT).seat == 1
    assert ring.keys.find(watch, SEAT, WATCH).seat == -1
    assert refusal_code(lambda: ring.keys.find(watch, SEAT)) == "token"
    assert refusal_code(lambda: ring.keys.find("nonsense", SEAT, WATCH)) == "token"


def test_a_renewed_key_ends_the_others_with_its_first_use() -> None:
    ring = Ring()
    old, carried, fresh = ring.give(0, SEAT), ring.give(0, CARRY), ring.give(0, FRESH)
    before = ring.keys.find(old, SEAT)
    assert ring.dismissed == []
    assert ring.keys.find(fresh, SEAT).kind == SEAT
    assert ring.dismissed == [0]
    for token in (old, carried):
        assert refusal_code(lambda token=token: ring.keys.find(token, SEAT, CARRY)) == "token"  # type: ignore[misc]
    assert refusal_code(lambda: ring.keys.check(before, SEAT)) == "token"
    ring.keys.check(ring.keys.find(fresh, SEAT), SEAT)


def test_an_invitation_serves_once_and_again_only_until_its_seat_is_used() -> None:
    ring = Ring()
    invitation = ring.keys.invite(ring.change, 2)
    ring.keys.spend(ring.change, ring.keys.find(invitation, SIT))
    lost = ring.give(2, SEAT)
    again = ring.keys.find(invitation, SIT, SPENT)
    assert again.kind == SPENT
    ring.keys.spend(ring.change, again)
    assert refusal_code(lambda: ring.keys.find(lost, SEAT)) == "token"
    ring.keys.find(ring.give(2, SEAT), SEAT)
    assert refusal_code(lambda: ring.keys.find(invitation, SIT, SPENT)) == "token"


def test_a_new_invitation_ends_the_one_before_and_a_closed_place_ends_all() -> None:
    ring = Ring()
    first, second = ring.keys.invite(ring.change, 1), ring.keys.invite(ring.change, 1)
    assert refusal_code(lambda: ring.keys.find(first, SIT)) == "token"
    ring.keys.find(second, SIT)
    ring.keys.close_place(ring.change, 1)
    assert refusal_code(lambda: ring.keys.find(second, SIT)) == "token"


def test_a_kept_place_is_claimed_by_who_sat_there() -> None:
    ring = Ring()
    hash = hash_token("again")
    ring.keys.restore([{"hash": hash, "seat": 1, "kind": KEPT}])
    ring.keys.claim(ring.change, ring.keys.kept(hash))
    assert ring.keys.kept(hash).kind != KEPT
    assert refusal_code(lambda: ring.keys.kept(hash_token("other"))) == "taken"


def test_a_seat_has_so_many_keys() -> None:
    ring = Ring()
    tokens = [ring.give(0, SEAT) for _ in range(MOST_TOKENS + 5)]
    assert len(ring.keys) == MOST_TOKENS
    assert refusal_code(lambda: ring.keys.find(tokens[0], SEAT)) == "token"
    ring.keys.find(tokens[-1], SEAT)
