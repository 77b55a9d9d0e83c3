"""A bad line: the page comes back by itself, to the present, and nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, YOU, House, asked, can, hand, play, press, until
from tests.table.page.line import Line


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that a test may kill."""
    running = House(tmp_path_factory.mktemp("own"))
    yield running
    running.stop()


def test_a_killed_server_comes_back_with_nothing_lost(guest: Guest, own_house: House) -> None:
    made = own_house.lay(YOU, BOT, BOT)
    page = guest(made, at=own_house, quiet=False)
    play(page)
    asked(page)
    before = own_house.present(made)
    own_house.kill()
    page.locator("#strip").wait_for()
    own_house.start()
    page.locator("#strip").wait_for(state="hidden")
    after = own_house.present(made)
    assert after["log"] == before["log"]
    assert after["you"]["decision"] == before["you"]["decision"]
    asked(page)
    while not page.locator(".ranking").is_visible():
        play(page)
        page.locator("#dock.asked, .ranking").first.wait_for()
    assert own_house.present(made)["table"]["state"] == "over"


def test_a_choice_in_the_moment_of_the_crash_is_sent_again(guest: Guest, own_house: House) -> None:
    made = own_house.lay(YOU, BOT, BOT)
    page = guest(made, at=own_house, quiet=False)
    asked(page)
    line = Line(page)

    def crash_at_the_first(socket: Any, pass_on: Callable[[], None]) -> None:
        if len(line.calls) == 1:
            own_house.kill()
        pass_on()

    line.up = crash_at_the_first
    card = can(page).first.get_attribute("data-action")
    press(page, can(page).first)
    until(lambda: (page.wait_for_timeout(50), line.calls)[1])
    page.locator("svg.scene [aria-pressed=true]").wait_for()
    own_house.start()
    page.locator(f"svg.scene [data-action={card}]").wait_for(state="detached")
    until(lambda: own_house.present(made)["you"]["decision"] > 0)
    until(lambda: (page.wait_for_timeout(50), len(line.calls) == 2)[1])
    assert line.acts()[0] == line.acts()[1]


def test_without_a_network_the_choices_are_veiled_and_the_present_comes_back(guest: Guest, house: House) -> None:
    made = house.lay(YOU, {"kind": "here", "name": "Fern", "word": ""}, BOT)
    page = guest(made, seats=[0], quiet=False)
    asked(page)
    page.context.set_offline(True)
    page.locator("#strip").wait_for()
    assert "offline" in page.locator("#strip").inner_text()
    assert not page.locator("#dock.asked").is_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator("#notice").wait_for()
    # Meanwhile the seat decides on another device, and others go on.
    decision = house.present(made)["you"]["decision"]
    told = house.present(made)
    token = made["seats"][0]["token"]
    house.call(
        "POST", f"/api/tables/{made['table']}/act", token, {"decision": decision, "do": told["actions"][0]["do"]}
    )
    page.context.set_offline(False)
    page.locator("#strip").wait_for(state="hidden")
    page.wait_for_function(
        "gone => !document.querySelector(`svg.scene [data-action='${gone}']`)", arg=told["actions"][0]["do"]
    )
    assert page.locator("#question").inner_text() == house.present(made)["question"]["title"]


def test_a_short_cut_leaves_everything_as_it_was(guest: Guest, house: House) -> None:
    page = guest(house.lay(YOU, BOT, BOT), quiet=False)
    asked(page)
    card = can(page).first
    card.evaluate("element => element.dataset.mine = 'yes'")
    page.context.set_offline(True)
    page.locator("#strip").wait_for()
    page.context.set_offline(False)
    page.locator("#strip").wait_for(state="hidden")
    assert card.get_attribute("data-mine") == "yes"  # nothing was drawn anew
    play(page)


def test_a_choice_without_an_answer_is_sent_once_more_and_only_once(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made, quiet=False)
    asked(page)
    line = Line(page)
    line.up = lambda socket, pass_on: socket.close(code=1012)  # it never reaches the server
    press(page, can(page).first)
    page.locator("#notice").wait_for()
    assert len(line.calls) == 2
    assert line.acts()[0] == line.acts()[1]
    assert not page.locator("svg.scene [aria-pressed=true]").count()
    line.up = lambda socket, pass_on: pass_on()
    asked(page)
    before = len(hand(page))
    play(page)
    asked(page)
    assert len(hand(page)) == before - 1


def test_an_answer_that_was_lost_is_not_done_twice(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made, quiet=False)
    asked(page)
    line = Line(page)

    def lose_the_first_answer(socket: Any, pass_on: Callable[[], None]) -> None:
        if len(line.calls) == 1:
            socket.close(code=1012)
        else:
            pass_on()

    line.down = lose_the_first_answer
    before = len(hand(page))
    press(page, can(page).first)
    until(lambda: (page.wait_for_timeout(50), len(line.calls) == 2)[1])
    asked(page)
    assert len(hand(page)) == before - 1
    assert line.acts()[0] == line.acts()[1]
    assert not page.locator("#notice").is_visible()


def test_a_choice_goes_by_post_when_no_socket_can_be_had(guest: Guest, house: House) -> None:
    made = house.lay(YOU, {"kind": "here", "name": "Fern", "word": ""}, BOT)
    page = guest(made, seats=[0], quiet=False)
    asked(page)
    page.clock.install()
    line = Line(page)
    posted: list[Any] = []
    page.on("request", lambda request: posted.append(request.post_data_json) if "/act?" in request.url else None)

    def lose(socket: Any, pass_on: Callable[[], None]) -> None:
        line.shut = True
        socket.close(code=1012)

    line.up = lose
    press(page, can(page).first)
    until(lambda: (page.wait_for_timeout(50), line.shut)[1])
    page.clock.fast_forward(13_000)
    until(lambda: (page.wait_for_timeout(50), posted)[1])
    assert posted == line.acts()
    until(lambda: not house.present(made)["you"]["asked"])
    line.shut = False
    page.locator("svg.scene [aria-pressed=true]").wait_for(state="detached")
    assert not page.locator("#notice").is_visible()


def test_a_page_that_slept_comes_back_to_the_present(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    asked(page)
    sockets: list[Any] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    until(lambda: (page.wait_for_timeout(50), sockets)[1])
    play(page)


def test_a_seat_whose_key_was_renewed_elsewhere_is_told_so(guest: Guest, house: House) -> None:
    made = house.lay(YOU, BOT, BOT)
    page = guest(made)
    asked(page)
    path = f"/api/tables/{made['table']}"
    new = house.call("POST", f"{path}/token", made["seats"][0]["token"], {})["token"]
    house.call("GET", path, new)  # in hand elsewhere: now it alone opens the seat
    page.get_by_role("heading", name="This device no longer has the seat").wait_for()
    assert not page.locator("svg.scene[data-picture]").count()
    assert (
        page.evaluate(
            "Object.keys(JSON.parse(localStorage['vivant.tables'])[location.pathname.split('/').at(-1)].seats)"
        )
        == []
    )
