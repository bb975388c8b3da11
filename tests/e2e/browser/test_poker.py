"""Poker in a real browser: a whole match with one thumb, keys on a laptop, decisions before the turn, three languages, and its bytes."""

import re

import pytest
from playwright.sync_api import expect

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
    push_to_a_call,
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

SHOWDOWN = """() => {
  const seen = (window.showdown = { made: false, bright: 0 });
  const bright = '.board li.dealt:not(.dull), .held.shown > span:not(.dull), .own .cards > span:not(.dull)';
  const look = () => {
    seen.made ||= document.querySelector('.own .made') !== null;
    if (document.querySelector('.board .dull, .held .dull, .own .dull')) seen.bright ||= document.querySelectorAll(bright).length;
    if (!seen.made || !seen.bright) requestAnimationFrame(look);
  };
  look();
}"""
"""Notes that the own hand is told, and how many cards stay bright once others do not; in the page itself, for the next hand comes soon."""


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
    assert cards_nobody_may_see(frames) == set()
    person.go(f"/replay/{table}")
    page.locator("[data-seat]").first.wait_for()
    page.keyboard.press("t")
    page.keyboard.press("End")
    page.locator("section.over").wait_for()
    assert barriers(page) == []


def test_the_turn_is_told_in_the_title_and_advice_says_what_to_do_and_why_and_does_it(come_in):
    person = come_in(size={"width": 320, "height": 640})
    person.practise(**CGP, seats=3, options=SHORT)
    page = person.page
    reach_the_turn(page)
    expect(page).to_have_title(re.compile("^● Sua vez"))
    page.get_by_role("button", name="Conselho").click()
    expect(page.locator(".ask p").first).to_have_text(re.compile(r"^Eu .+\. .+[.!]$"))
    assert page.evaluate(HIDDEN) == []
    page.get_by_role("button", name="Faz isso por mim").click()
    expect(page.locator(".ask")).not_to_contain_text("Faz isso por mim")
    assert barriers(page) == []


@pytest.mark.long
def test_a_whole_sit_and_go_of_six_is_played_on_a_laptop_to_the_place_of_everybody(come_in):
    person = come_in(size=LAPTOP)
    person.practise(**CGP, seats=6, options=SHORT)
    play_to_the_end(person.page)
    assert person.page.locator(OVER).count() == 6
    assert barriers(person.page) == []


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
    expect(page.locator(RAISE)).to_contain_text("1.000")


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


def test_open_hands_have_their_chances_and_the_cards_that_won_stay_bright(come_in):
    person = come_in(size=TALL_PHONE)
    table = person.practise(**CGP, seats=2, options={**SHORT, "starting_stack": 300}, pause_seconds=1)
    page = person.page
    *chances, own = push_to_a_call(page)
    page.evaluate(SHOWDOWN)
    assert len(chances) == 2
    assert 98 <= sum(int(re.sub(r"\D", "", one)) for one in chances) <= 101
    assert re.search(r"\d+% de chance", own)
    bright = page.wait_for_function("() => window.showdown.made && window.showdown.bright").json_value()
    assert 5 <= bright <= 7, "five of nine, or two hands that share a pot"
    play_to_the_end(page)
    person.go(f"/replay/{table}")
    page.locator("[data-seat]").first.wait_for()
    for _ in range(400):
        page.keyboard.press("ArrowRight")
        if page.locator(".chance").count():
            return
    raise AssertionError("the replay tells no chances")


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
    ("en-US", {"width": 1920, "height": 1080}, 9), ("pt-BR", LAPTOP, 6), ("en-US", {"width": 1024, "height": 768}, 9),
    ("es-ES", {"width": 768, "height": 1024}, 6),
], ids=["phone", "small", "lying", "tv", "laptop", "tablet", "standing"])  # fmt: skip
def test_the_table_fits_and_keeps_nobody_out(come_in, lang, size, seats):
    person = come_in(lang=lang, size=size)
    person.practise(**CGP, seats=seats)
    page = person.page
    reach_the_turn(page)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [size["width"], size["height"]]
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(SMALL) == []
    assert barriers(page) == []
    page.locator(".own .ranks").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_have_count(9)
    assert barriers(page, "dialog") == []  # the rest is inert, and axe takes the dialog for the ground of what lies under it


def test_the_first_page_offers_poker_and_opens_a_table_as_chosen(come_in):
    page = come_in().go()
    page.get_by_role("radio", name="Pôquer").check()
    page.get_by_text("Mudar regras e robôs").click()
    page.get_by_role("radio", name="Dois, heads-up").check()
    page.get_by_role("button", name="Jogar agora").click()
    page.wait_for_selector("main.poker")
    expect(page.locator("[data-seat]")).to_have_count(2)
