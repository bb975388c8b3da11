"""Each lesson, finished by somebody who does nothing but what the screen says; and the page of how each game is played."""

import pytest
from playwright.sync_api import Page, expect

from tento.games.registry import games
from tests.e2e.browser.learner import WAITS, follow
from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import OWN, reach_the_hand

QUICK = "() => localStorage.setItem('tento.settings', JSON.stringify({pace: 'quick'}))"
TAUGHT = {
    "truco": "order vira rodada weak called ran zap truco playZap won onze high last end",
    "tranca": "goal turn draw sequence discard lixo limpa curinga discardAgain drawAgain trinca empty morto suja queens jacks batida end",
    "poker": "cards blinds call flop check turn river showdown ranking won weak end",
}
"""What each lesson tells, in its order; between these the others play."""


def play_any_card(page: Page) -> None:
    page.locator(OWN).first.evaluate_all("([card]) => card?.click()")


def go_on_cheaply(page: Page) -> None:
    page.locator(".acts :is([aria-keyshortcuts='C'], [aria-keyshortcuts='S']):enabled").first.evaluate_all("([act]) => act?.click()")


ALONE = [("truco", "pt-BR", play_any_card), ("tranca", "en", None), ("poker", "es", go_on_cheaply)]
"""The learner's way through the hand without help; a whole rodada of tranca is too long for a test of what the screen says."""


@pytest.mark.parametrize(("game", "lang", "alone"), ALONE)
def test_a_lesson_is_finished_by_doing_only_what_it_says(come_in, game, lang, alone):
    page = come_in(size=PHONE, lang=lang).go("/")
    page.evaluate(QUICK)
    page.reload()
    page.locator('a[href="/aprender"]').click()
    page.locator(f'a[href="/aprender/{game}"]').click()
    assert [key for key in follow(page) if key not in WAITS] == TAUGHT[game].split()
    assert barriers(page) == []
    page.locator(".coach[data-end] .btn.main").click()
    expect(page.locator('.coach[data-told="alone"]')).to_be_visible()
    if alone is not None:
        assert follow(page, alone)[-1] == "done"
        page.locator(".coach[data-end] .btn.main").click()
        expect(page.locator(f"main.{game}")).to_be_visible()
        expect(page.locator(".coach")).to_have_count(0)


def test_nothing_but_what_the_lesson_asks_can_be_done(come_in):
    person = come_in()
    told = person.ask("/api/tables/practice", {"lesson": "first"})
    page = person.go(f"/mesa/{told['id']}")
    page.locator('.coach[data-told="order"]').wait_for()
    page.locator('[data-hand="me"] button.held[aria-disabled="false"]').first.click()
    page.locator(".toast").get_by_text("Primeiro faça o que a aula pede.").wait_for()
    assert page.locator('[data-hand="me"] button.held').count() == 3


def test_how_each_game_is_played_is_one_page_with_pictures(come_in):
    person = come_in(size=PHONE)
    for game in games():
        page = person.go(f"/como-jogar/{game}")
        page.locator(".text section").first.wait_for()
        assert page.locator(".text .row svg").count() > 5
        assert barriers(page) == []
    page = person.go("/como-jogar/truco?vira=7s#vira")
    page.get_by_role("img", name="dama de paus, dama de copas").wait_for()


def test_beginners_are_told_what_to_do_at_practice_tables_until_they_have_done_it(come_in):
    person = come_in(size=PHONE)
    person.go("/lacre").evaluate("() => localStorage.setItem('tento.tips', JSON.stringify({'truco.card': 2, 'truco.raise': 3}))")
    person.practise("paulista-da-casa", seats=2)
    page = person.page
    reach_the_hand(page)  # a bot that leads may call truco: the answer to it has a tip of its own
    expect(page.locator(".prompt .tip")).to_have_text("Toque numa carta para jogar: a mais forte leva a rodada.")
    page.locator(OWN).first.click()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('tento.tips'))['truco.card'] === 3")
    expect(page.locator(".prompt .tip").get_by_text("Toque numa carta")).to_have_count(0)
