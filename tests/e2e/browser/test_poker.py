"""Poker in a real browser: a whole match with one thumb, keys on a laptop, decisions before the turn, three languages, and its bytes."""

import re

import pytest

from tests.e2e.browser.person import LAPTOP
from tests.e2e.browser.poker import (
    CGP,
    GO_ON,
    OVER,
    RAISE,
    SHORT,
    TALL_PHONE,
    cards_nobody_may_see,
    decide_early,
    play_to_the_end,
    reach_the_turn,
)
from tests.e2e.browser.test_pages import barriers

SMALL = """() => [...document.querySelectorAll('main button, main input')].filter((one) => one.getClientRects().length)
  .filter((one) => { const { width, height } = one.getBoundingClientRect(); return width < 43.5 || height < 43.5; })
  .map((one) => one.outerHTML.slice(0, 90))"""
HIDDEN = """() => [...document.querySelectorAll('main button, main [data-seat], main [data-hand]')].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return one.getClientRects().length && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
}).map((one) => one.outerHTML.slice(0, 90))"""


def test_a_whole_match_for_two_is_played_with_a_thumb_and_told_again(come_in):
    person = come_in(size=TALL_PHONE)
    frames: list[str] = []
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    table = person.practise(**CGP, seats=2, options=SHORT)
    page = person.page
    page.wait_for_selector("main.poker")
    play_to_the_end(page)
    assert page.locator(OVER).count() == 2
    assert any('"board":["' in frame for frame in frames)  # a match for two ends with a showdown, in whichever hand
    assert [frame for frame in frames if cards_nobody_may_see(frame)] == []
    person.go(f"/replay/{table}")
    page.locator("[data-seat]").first.wait_for()
    page.keyboard.press("t")
    page.keyboard.press("End")
    page.locator("section.over").wait_for()
    assert barriers(page) == []


def test_on_a_laptop_keys_choose_the_amount_and_raise(come_in):
    person = come_in(size=LAPTOP)
    person.practise(**CGP, seats=3)
    page = person.page
    reach_the_turn(page)
    sums = []
    for key in ("1", "2", "ArrowUp", "a"):
        page.keyboard.press(key)
        sums.append(int(re.sub(r"\D", "", page.locator("input.sum").input_value())))
    assert sums == sorted({*sums})
    assert sums[-1] >= 5000
    page.keyboard.press("1")
    page.keyboard.press("r")
    page.locator("aside li", has_text=re.compile(r"Você (aumentou para|apostou) ")).first.wait_for(state="attached")


def test_an_amount_may_be_typed(come_in):
    person = come_in(size=TALL_PHONE)
    person.practise(**CGP, seats=3)
    page = person.page
    reach_the_turn(page)
    page.locator("input.sum").fill("1.010")
    page.keyboard.press("Enter")
    assert "1.000" in page.locator(RAISE).inner_text()


def test_what_is_decided_before_the_turn_is_done_when_it_comes(come_in):
    person = come_in(size=TALL_PHONE)
    person.practise(**CGP, seats=6, bot_seconds=0.6)
    page = person.page
    done = page.locator("aside li", has_text=re.compile("^Você (desistiu|passou)"))
    for _ in range(8):  # the others may all give up before the turn comes
        decide_early(page, "check_fold")
        before = done.count()
        page.locator("[data-pre][aria-pressed=true]").wait_for(state="detached")
        page.wait_for_timeout(300)
        if done.count() > before:
            return
    raise AssertionError("nothing was done")


def test_the_last_hands_are_told(come_in):
    person = come_in(size=TALL_PHONE)
    person.practise(**CGP, seats=2)
    page = person.page
    reach_the_turn(page)
    page.locator(GO_ON).click()
    page.keyboard.press("l")
    page.get_by_role("dialog").get_by_text(re.compile("^Você (pagou|passou)")).first.wait_for()
    assert barriers(page) == []


@pytest.mark.parametrize(("lang", "size", "seats"), [
    ("pt-BR", TALL_PHONE, 10), ("es-ES", {"width": 360, "height": 740}, 8), ("pt-BR", {"width": 844, "height": 390}, 9),
    ("en-US", {"width": 1920, "height": 1080}, 9),
], ids=["phone", "small", "lying", "tv"])  # fmt: skip
def test_the_table_fits_and_keeps_nobody_out(come_in, lang, size, seats):
    person = come_in(lang=lang, size=size)
    person.practise(**CGP, seats=seats)
    page = person.page
    reach_the_turn(page)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [size["width"], size["height"]]
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(SMALL) == []
    assert barriers(page) == []


def test_the_first_page_offers_poker_and_opens_a_table_as_chosen(come_in):
    page = come_in().go()
    page.get_by_role("radio", name="Pôquer").check()
    page.get_by_text("Mudar regras e robôs").click()
    page.get_by_role("radio", name="Dois, heads-up").check()
    page.get_by_role("button", name="Jogar agora").click()
    page.wait_for_selector("main.poker")
    assert page.locator("[data-seat]").count() == 2
