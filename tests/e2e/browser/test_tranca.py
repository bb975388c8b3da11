"""Tranca in a real browser: a whole partida, the account of a rodada, a phone, three languages."""

import re

import pytest

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.tranca import AFIA, HELD, OVER, go_on


def test_a_whole_partida_is_played_and_told_again(come_in):
    person = come_in()
    table = person.practise(**AFIA)
    page = person.page
    page.wait_for_selector("main.tranca")
    go_on(page, OVER)
    assert re.search(r"\d", page.locator(OVER).inner_text())
    person.go(f"/replay/{table}")
    page.get_by_text(re.compile("conferem?")).first.wait_for()
    assert page.locator(".mark.bad").count() == 0


def test_a_scored_rodada_is_explained_with_its_articles(come_in):
    person = come_in()
    person.practise(**AFIA)
    person.page.wait_for_selector("main.tranca")
    go_on(person.page, "dialog a[href*='/regulamentos/afia-2025#']")
    assert barriers(person.page) == []


@pytest.mark.parametrize("lang", ["pt-BR", "en-US", "es-ES"])
def test_a_hand_of_tranca_is_readable_on_a_phone_and_keeps_nobody_out(come_in, lang):
    person = come_in(lang=lang, size=PHONE)
    person.practise(**AFIA)
    person.page.wait_for_selector(HELD)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert person.page.evaluate(
        "[...document.querySelectorAll('[data-card]')].every((card) => card.getBoundingClientRect().right <= innerWidth)"
    )
    assert barriers(person.page) == []
