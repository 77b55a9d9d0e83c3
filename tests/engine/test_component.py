"""Sentences name components: by ids in arguments of certain names, directly, in lists, and in messages inside them."""

from __future__ import annotations

from vivant.engine.component import Component, ComponentKind, Namer, Taking
from vivant.words import Listing, Message, Who

RED, BLUE = Component("card", "red"), Component("card", "blue")
EDGE = Component("place", "edge")
KINDS = (
    ComponentKind("card", ("card", "cards"), {"red": Message("red"), "blue": Message("blue")}),
    ComponentKind("place", ("where",), {"edge": Message("edge")}),
)
TAKINGS = (Taking("log-take", "card"), Taking("log-give", "cards", "to"), Taking("log-hand", "cards"))


def named(**args: object) -> set[Component]:
    return Namer(KINDS, TAKINGS).named(Message("any", args))


def test_an_argument_names_by_its_id() -> None:
    assert named(card="red", where="edge", other="blue", count=3) == {RED, EDGE}
    assert named(card="green", where="red") == set()


def test_several_are_listed() -> None:
    assert named(cards=Listing(("red", "blue", "green"))) == {RED, BLUE}


def test_a_message_inside_another_stands_for_what_it_names() -> None:
    red = Message("the-card", {"card": "red", "beside": Message("the-card", {"card": "blue"})})
    assert named(any=red) == {RED}
    assert named(any=Message("bold", {"of": red})) == {RED}
    assert named(any=Listing((red, Message("the-card", {"card": "blue"})))) == {RED, BLUE}


def test_it_stands_for_the_first_of_several_kinds() -> None:
    assert named(any=Message("the-card", {"where": "edge", "card": "blue"})) == {BLUE}
    assert named(any=Message("the-place", {"where": "edge"})) == {EDGE}


def test_what_is_known_of_a_message_is_not_known_of_another() -> None:
    namer = Namer(KINDS, TAKINGS)
    for _ in range(100):  # each is gone before the next, and may lie where that lay
        for id, one in (("red", RED), ("blue", BLUE)):
            assert namer.named(Message("any", {"any": Message("the-card", {"card": id})})) == {one}


def test_lines_tell_who_takes() -> None:
    namer = Namer(KINDS, TAKINGS)
    take = Message("log-take", {"seat": Who(2), "card": Message("the-card", {"card": "red"})})
    assert list(namer.taken(take, 0)) == [(2, RED)]
    give = Message("log-give", {"seat": Who(2), "to": Who(1), "cards": Listing(("red", "blue", "red"))})
    assert list(namer.taken(give, 0)) == [(1, RED), (1, BLUE), (1, RED)]
    assert list(namer.taken(Message("log-hand", {"cards": Listing(("blue",))}), 3)) == [(3, BLUE)]
    assert list(namer.taken(Message("log-take", {"seat": Message("brain"), "card": "red"}), 0)) == []
    assert list(namer.taken(Message("log-drop", {"seat": Who(0), "card": "red"}), 0)) == []
    assert list(namer.taken(Message("log-take", {"seat": Who(0)}), 0)) == []


def test_what_a_kind_holds_has_its_order() -> None:
    assert KINDS[0].components == (RED, BLUE)
    assert KINDS[0].title == Message("component-card")
