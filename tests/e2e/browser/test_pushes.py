"""The switch for notices on a phone, and what its worker shows when the house sends one.

The browser's own push service is played by the test.
"""

import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Worker, expect
from tools.browser import find

from tests.e2e.browser.conftest import launched
from tests.e2e.browser.person import PHONE, Person
from tests.e2e.browser.test_cups import opened, without_errors
from tests.e2e.push_service import Device

SERVICE = """(described) => {
  let made = null;
  const gone = () => { made = null; return Promise.resolve(true); };
  PushManager.prototype.getSubscription = () => Promise.resolve(made);
  PushManager.prototype.subscribe = (asked) => {
    window.askedWith = asked.applicationServerKey.byteLength;
    made = { endpoint: described.endpoint, toJSON: () => described, unsubscribe: gone };
    return Promise.resolve(made);
  };
}"""
NOTING = """() => {
  self.shown = [];
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, more) {
    await show.call(this, title, more);
    self.shown.push({ title, body: more.body, data: more.data, tag: more.tag });
  };
}"""
PATIENCE = 60.0
NOTICE = {"title": "Mesa 4, às {time}", "body": "Copa: contra Bia", "url": "/copa/x", "tag": "final", "at": 1_800_000_000_000}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The whole browser: one without a window shows no notice."""
    with launched(find()) as browser:
        yield browser


def found(person: Person, look: Callable[[], Any]) -> Any:
    """What is there in the end."""
    until = time.monotonic() + PATIENCE
    while not (seen := look()):
        assert time.monotonic() < until, "it never came"
        person.page.wait_for_timeout(50)
    return seen


def registration(person: Person, cdp: Any) -> str:
    known: list[str] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(one["registrationId"] for one in told["registrations"]))
    cdp.send("ServiceWorker.enable")
    person.page.evaluate("async () => void await navigator.serviceWorker.ready")
    return str(found(person, lambda: known)[0])


def worker_of(person: Person) -> Worker:
    """The service worker of the page: it notes what it shows. Without a desktop behind it a browser soon forgets what it has shown."""
    worker: Worker = found(person, lambda: person.context.service_workers)[0]
    worker.evaluate(NOTING)
    return worker


def test_a_player_asks_to_be_told_and_the_worker_shows_the_call(come_in: Callable[..., Person]):
    ana = come_in(size=PHONE, permissions=["notifications"])
    cup = opened(ana)
    described = msgspec.json.encode(Device().described("https://push.example.com/send/ana")).decode()
    ana.page.add_init_script(f"({SERVICE})({described})")
    ana.go(f"/copa/{cup}")
    ana.page.get_by_role("button", name="Entrar com um robô").click()
    switch = ana.page.get_by_role("switch", name="Avisar neste aparelho")
    expect(switch).to_have_attribute("aria-checked", "false")
    without_errors(ana)
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(ana.page.get_by_text("chega mesmo com a página fechada")).to_be_visible()
    without_errors(ana)
    assert len(ana.ask_json("/api/push")["devices"]) == 1
    assert ana.page.evaluate("askedWith") == 65, "a browser takes a key of a point of the curve"
    cdp = ana.context.new_cdp_session(ana.page)
    sent = {"origin": ana.address, "registrationId": registration(ana, cdp), "data": msgspec.json.encode(NOTICE).decode()}
    worker = worker_of(ana)
    cdp.send("ServiceWorker.deliverPushMessage", sent)
    shown = found(ana, lambda: worker.evaluate("() => self.shown"))
    hour = ana.page.evaluate("at => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })", NOTICE["at"])
    assert shown == [{"title": f"Mesa 4, às {hour}", "body": NOTICE["body"], "data": NOTICE["url"], "tag": NOTICE["tag"]}]
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    assert ana.ask_json("/api/push")["devices"] == []
