"""Tranca in a real browser: a whole partida, the account of a rodada, a phone, three languages."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.tranca import AFIA, HELD, OVER, PATIENCE, go_on
from tests.e2e.browser.truco import PAUSE_MS

MY_TURN = ".pile.can"
SHORT_PARTIDA = {"partida_target": {"default": 300, "final": 2000}}
"""Points that one rodada gives, or two."""
MANY = 8
"""A hand of more cards than this is not empty after one jogo."""


def test_a_whole_partida_is_played_explained_with_its_articles_and_told_again(come_in):
    person = come_in()
    table = person.practise(**AFIA, options=SHORT_PARTIDA)
    page = person.page
    page.wait_for_selector("main.tranca")
    go_on(page, "dialog a[href*='/regulamentos/afia-2025#']")
    assert barriers(page) == []
    go_on(page, OVER)
    assert re.search(r"\d", page.locator(OVER).inner_text())
    person.go(f"/replay/{table}")
    page.get_by_text(re.compile("conferem?")).first.wait_for()
    assert page.locator(".mark.bad").count() == 0


@pytest.mark.parametrize("lang", ["pt-BR", "en-US", "es-ES"])
def test_a_hand_of_tranca_is_readable_on_a_phone_and_keeps_nobody_out(come_in, lang):
    person = come_in(lang=lang, size=PHONE)
    person.practise(**AFIA)
    person.page.wait_for_selector(HELD)
    person.page.wait_for_selector(MY_TURN)  # until then the others play, and cards are on their way
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert person.page.evaluate(
        "[...document.querySelectorAll('[data-card]')].every((card) => card.getBoundingClientRect().right <= innerWidth)"
    )
    assert barriers(person.page) == []
    person.page.keyboard.press("ArrowRight")
    expect(person.page.locator(HELD).first).to_be_focused()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.locator(HELD).nth(1)).to_be_focused()


def lay_something(page: Page) -> int:
    """Plays until a new jogo is suggested on the reader's turn, and lays it; how many cards the hand had before."""
    last = time.monotonic() + PATIENCE
    buy = page.locator("button:enabled", has_text=re.compile("^Comprar$"))
    laying = page.get_by_role("button", name=re.compile("^Baixar (sequência|trinca)"))
    while True:
        assert time.monotonic() < last, "nothing could be laid"
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif buy.count():
            page.keyboard.press("c")
            expect(page.get_by_role("button", name="Descartar")).to_be_visible()
            held = page.locator(HELD).count()
            if laying.count() and held > MANY:
                laying.first.click()
                return held
            page.keyboard.press("v")
        page.wait_for_timeout(PAUSE_MS)


def test_what_was_laid_goes_back_to_the_hand_before_the_discard(come_in):
    person = come_in()
    person.practise(**AFIA)
    page = person.page
    page.wait_for_selector(HELD)
    held = lay_something(page)
    undo = page.get_by_role("button", name="Desfazer o que acabei de baixar")
    expect(page.locator(HELD)).not_to_have_count(held)
    undo.click()
    expect(page.locator(HELD)).to_have_count(held)
    expect(undo).to_have_count(0)


def test_the_story_of_the_table_outlives_a_reload(come_in):
    person = come_in()
    person.practise(**AFIA)
    page = person.page
    page.wait_for_selector(HELD)
    dealt = page.locator("aside li", has_text="deu as cartas").or_(page.locator("aside li", has_text="deram as cartas"))
    expect(dealt).to_have_count(1)
    page.reload()
    expect(dealt).to_have_count(1)
