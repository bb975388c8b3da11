"""Without a seed the browser checks every card that was shown by its own leaf, and does not believe a server that shows another."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import reach_the_hand
from tests.games.poker.test_table_records import played


@pytest.fixture(params=["no-limit-holdem", "horse"])
def record(request, tmp_path):
    """A match of bots whose seeds are the referee's, in every game that has its own way to deal; and how many deals showed a card."""
    text, _, known = played(request.param, "referee")
    file = tmp_path / "poker.tento"
    file.write_text(text, encoding="utf-8", newline="\n")
    return file, sum(bool(cards) for cards in known)


def test_the_page_of_a_record_without_seeds_checks_every_card_that_was_shown(come_in, record):
    file, shown = record
    page = come_in().go("/registro")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("cada carta mostrada confere").wait_for()
    expect(page.locator(".mark.shown")).to_have_count(shown)
    assert page.locator(".mark.bad").count() == 0
    page.locator("summary").filter(has_text="Cartas mostradas conferem").first.click()
    page.get_by_text("Cartas que se abriram e conferem uma a uma").first.wait_for()
    assert barriers(page) == []


def missing_leaf(told: dict[str, Any]) -> None:
    """A card was shown, and its leaf is kept back."""
    deals = [deal for deal in told["replay"]["deals"] if len(deal["leaves"]) > 1]
    deals[-1]["leaves"].pop()


def false_salt(told: dict[str, Any]) -> None:
    deals = [deal for deal in told["replay"]["deals"] if deal["leaves"]]
    deals[-1]["leaves"][0]["salt"] = "0" * 32


def other_card(told: dict[str, Any]) -> None:
    """One card of a board is told as another: its leaf is the right one of the card that lay there."""
    step = next(step for step in told["replay"]["steps"] for event in step["events"] if event["event"] == "BoardDealt")
    event = next(event for event in step["events"] if event["event"] == "BoardDealt")
    event["cards"][0] = "2c" if event["cards"][0] != "2c" else "2d"


@pytest.mark.parametrize("record", ["no-limit-holdem"], indirect=True)
@pytest.mark.parametrize("lie", [missing_leaf, false_salt, other_card], ids=lambda lie: lie.__name__)
def test_a_server_that_lies_about_a_card_is_found_out(come_in, record, lie):
    def answer(route: Route) -> None:
        response = route.fetch()
        told = response.json()
        lie(told)
        route.fulfill(response=response, json=told)

    person = come_in()
    page = person.go("/registro")
    page.route("**/api/records", answer)
    page.locator("input[type=file]").set_input_files(record[0])
    page.get_by_text("Uma embaralhada não confere!").wait_for()
    expect(page.locator(".mark.bad")).to_have_count(1)


@pytest.mark.parametrize(("game", "rulebook"), [("truco", "truco-masters-2025"), ("tranca", "afia-2025"), ("poker", "cgp-2024")])
def test_the_table_says_quietly_that_each_card_was_checked_as_it_came(come_in, game, rulebook):
    person = come_in()
    person.practise(rulebook, game=game)
    if game == "truco":
        reach_the_hand(person.page)
    person.page.get_by_text(re.compile(r"\d+ cartas conferidas com o lacre")).wait_for()
    expect(person.page.locator("p.wrong")).to_have_count(0)


def swapped(frame: str) -> str:
    """The same frame of a server that gives the reader another first card than it had laid."""
    lines = [json.loads(line) for line in frame.split("\n")]
    for line in lines:
        mao = (line.get("view") or {}).get("mao") or {}
        if mao.get("hand"):
            mao["hand"][0] = next(card for card in ("4c", "5c", "6c", "7c") if card not in mao["hand"])
    return "\n".join(json.dumps(line) for line in lines)


def kept_back(frame: str) -> str:
    """The same frame of a server that opens all leaves but the last of those that come together."""
    lines = [json.loads(line) for line in frame.split("\n")]
    for line in lines:
        if line["type"] == "leaves" and len(line["leaves"]) > 1:
            line["leaves"].pop()
    return "\n".join(json.dumps(line) for line in lines)


@pytest.mark.parametrize(
    ("lie", "told"), [(swapped, "não confere com o lacre"), (kept_back, "não abriu o lacre")], ids=["swapped", "its leaf kept back"]
)
def test_a_card_that_is_not_proved_is_shouted_about(come_in, lie, told):
    person = come_in(forgives=told)  # the browser's own log has it too

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(lie(frame if isinstance(frame, str) else frame.decode())))

    person.page.route_web_socket(re.compile(r"/ws"), between)
    person.practise("truco-masters-2025")
    reach_the_hand(person.page)
    person.page.keyboard.press("1")
    expect(person.page.locator("p.wrong")).to_contain_text(told)
    assert barriers(person.page) == []
