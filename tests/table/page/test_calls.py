"""Being called, in a browser: all off until chosen, a notification from a page that nobody looks at, links of mails."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.table.page.conftest import Guest
from tests.table.page.house import BOT, FRIEND, HERE, YOU, House, asked, play
from vivant.table.assets import FOLDER

AWAY = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  window.shown = [];
  window.Notification = class extends EventTarget {
    static permission = "granted";
    constructor(title, more) { super(); window.shown.push([title, more.body]); }
  };
}"""


def problems(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run()")["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def settings(page: Any) -> Any:
    page.locator("#menu").click()
    page.locator("dialog .calls").wait_for()
    return page.locator("dialog .calls")


def test_a_page_in_the_background_notifies_whoever_chose_it(house: House, guest: Guest, axe: str) -> None:
    made = house.lay(YOU, HERE, BOT)
    first = guest(made, [0])
    second = guest(made, [1], permissions=["notifications"])
    asked(first)
    form = settings(second)
    assert form.locator("input:checked").count() == 0
    assert form.get_by_label("Call this device when the page is closed or out of sight").count() == 1
    assert form.locator("input[type=email]").count() == 0  # this server sends no mail
    assert problems(second, axe) == []
    form.get_by_label("A notification while this page").check()
    second.wait_for_function("() => document.querySelector('.calls input').checked")
    second.keyboard.press("Escape")
    second.evaluate(AWAY)
    play(first)
    second.wait_for_function("() => window.shown.length === 1")
    assert second.evaluate("window.shown") == [["Sunday", "It is your turn."]]
    second.reload()
    assert settings(second).locator("input:checked").count() == 1  # it is remembered, for this seat
    other = guest(house.lay(YOU, FRIEND, BOT), [0])
    assert settings(other).locator("input:checked").count() == 0
    second.keyboard.press("Escape")
    second.evaluate(AWAY)
    finish(house, made)
    second.wait_for_function("() => window.shown.length && window.shown.at(-1)[1] === 'The match is over.'")


def finish(house: House, made: Any) -> None:
    """People do the first that they may, until the match is over."""
    tokens = {held["seat"]: held["token"] for held in made["seats"]}
    while house.present(made)["table"]["state"] == "playing":
        for seat, token in tokens.items():
            told = house.present(made, seat)
            if told["you"]["asked"]:
                form = {"decision": told["you"]["decision"], "do": told["actions"][0]["do"]}
                house.call("POST", f"/api/tables/{made['table']}/act", token, form)


def test_a_page_says_whether_it_is_looked_at(house: House, guest: Guest) -> None:
    page = guest(house.lay(YOU, FRIEND, BOT), [0])
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text))))
    page.reload()
    page.locator("#lobby .chairs").wait_for()
    assert '"seen":true' in said[0]
    page.evaluate(AWAY)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(50)
    assert said[-1] == '{"seen":false}'


def test_settings_with_mail_can_be_read_by_everybody(house: House, guest: Guest, axe: str) -> None:
    page = guest(house.lay(YOU, FRIEND, BOT), [0], size=(390, 844))
    told: dict[str, Any] = {"push": "", "mail": True, "callees": []}
    page.route(re.compile(r"/calls\?"), lambda route: route.fulfill(json=told))
    assert settings(page).locator("input[type=email]").count() == 1
    assert problems(page, axe) == []
    for confirmed in (False, True):
        told["callees"] = [{"id": "x", "kind": "mail", "confirmed": confirmed, "address": "fern@example.org"}]
        page.keyboard.press("Escape")
        assert "fern@example.org" in settings(page).text_content()
        assert problems(page, axe) == []


def test_the_service_worker_tells_where_its_browser_is_called_now(house: House, guest: Guest) -> None:
    page = guest(house.lay(YOU, FRIEND, BOT), [0])
    page.locator("#lobby .chairs").wait_for()
    script = (FOLDER / "worker.js").read_text(encoding="utf-8")
    around = """async () => {
      const ears = {}, sent = [];
      const one = (endpoint, auth) => ({ toJSON: () => ({ endpoint, keys: { auth, p256dh: "p" } }), options: {} });
      const self = { addEventListener: (name, work) => (ears[name] = work), location };
      const fetch = (url, made) => sent.push([url, JSON.parse(made.body)]);
      SCRIPT
      let work = null;
      const event = { waitUntil: (done) => (work = done), newSubscription: one("https://b", "y") };
      ears.pushsubscriptionchange({ ...event, oldSubscription: null });
      ears.pushsubscriptionchange({ ...event, oldSubscription: one("https://a", "x") });
      await work;
      return sent;
    }"""
    sent = page.evaluate(around.replace("SCRIPT", script))
    form = {"old": "https://a", "old_auth": "x", "endpoint": "https://b", "auth": "y", "p256dh": "p"}
    assert sent == [["/api/calls/moved", form]]


def test_the_service_worker_stands_between_no_page_and_the_server(house: House, guest: Guest) -> None:
    page = guest(house.lay(YOU, FRIEND, BOT), [0], permissions=["notifications"])
    page.locator("#lobby .chairs").wait_for()
    scopes = page.evaluate(
        """async () => {
          await navigator.serviceWorker.register("/calls/worker.js", { scope: "/calls/" });
          const all = await navigator.serviceWorker.getRegistrations();
          return [all.map(one => new URL(one.scope).pathname), navigator.serviceWorker.controller];
        }"""
    )
    assert scopes == [["/calls/"], None]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_link_of_a_mail_does_nothing_before_its_button_is_pressed(
    house: House, guest: Guest, axe: str, lang: str
) -> None:
    page = guest({"table": "0" * 16, "seats": []}, quiet=False, size=(390, 844))
    called: list[str] = []
    page.on("request", lambda request: called.append(request.url) if "/api/mail" in request.url else None)
    page.goto(f"{house.url}/{lang}/mail#confirm=abc.def")
    page.locator("#go").wait_for()
    assert "abc" not in page.url
    assert called == []
    assert problems(page, axe) == []
    page.locator("#go").click()
    page.wait_for_function("() => !document.querySelector('#go').disabled")
    assert called == [f"{house.url}/api/mail/abc.def/confirm?lang={lang}"]
    said = {"en": "This link does not hold any more.", "fr": "Ce lien n’est plus valable."}
    assert page.locator("#about").text_content() == said[lang]
    page.goto(f"{house.url}/{lang}/")
    page.goto(f"{house.url}/{lang}/mail")
    page.locator("#about").wait_for()
    assert page.locator("#go").is_hidden()
