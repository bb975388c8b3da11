"""Without a seed the browser checks every card that was shown by its own leaf, and does not believe a server that shows another."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

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


SWAPPED = """(line) => {
  const hand = line.view?.mao?.hand;
  if (hand?.length) hand[0] = ['4c', '5c', '6c', '7c'].find((card) => !hand.includes(card));
}"""
"""The server gives the reader another first card than it had laid."""
KEPT_BACK = "(line) => line.type === 'leaves' && line.leaves.length > 1 && line.leaves.pop()"
"""The server opens all leaves but the last of those that come together."""
LYING = """(() => {
  const lie = LIE;
  const told = (line) => {
    const message = JSON.parse(line);
    lie(message);
    return JSON.stringify(message);
  };
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      super.onmessage = hear && ((event) => hear(new MessageEvent('message', { data: event.data.split('\\n').map(told).join('\\n') })));
    }
  };
})()"""
"""A socket whose messages come changed, as if a server had sent them so."""


@pytest.mark.parametrize(
    ("lie", "told"), [(SWAPPED, "não confere com o lacre"), (KEPT_BACK, "não abriu o lacre")], ids=["swapped", "its leaf kept back"]
)
def test_a_card_that_is_not_proved_is_shouted_about(come_in, lie, told):
    person = come_in(forgives=told)  # the browser's own log has it too
    person.context.add_init_script(LYING.replace("LIE", lie))
    person.practise("truco-masters-2025")
    reach_the_hand(person.page)
    person.page.keyboard.press("1")
    expect(person.page.locator("p.wrong")).to_contain_text(told)
    assert barriers(person.page) == []
