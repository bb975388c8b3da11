"""The rulings assistant in the browser: what happened is tapped, the ruling and its article are read; on a phone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers


def typed(page, label, text):
    page.get_by_label(label).fill(text)


def test_the_situations_are_listed_and_one_tap_opens_one(come_in):
    page = come_in(size=PHONE).go("/regulamentos")
    expect(page.get_by_role("main").get_by_role("link").first).to_have_attribute("href", "/como-jogar/truco")
    page.get_by_role("link", name="Arbitragem").click()
    page.get_by_role("link", name="É misdeal?").click()
    page.get_by_role("heading", name="É misdeal?").wait_for()
    page.get_by_text("Falta saber: O que aconteceu?").wait_for()


def test_one_large_chip_is_tapped_and_read_as_a_call(come_in):
    page = come_in(size=PHONE).go("/arbitragem/chips")
    typed(page, "Maior aposta da rodada", "200")
    typed(page, "Última aposta ou aumento completo", "200")
    page.get_by_text("Falta saber: Fichas postas agora").wait_for()
    page.get_by_role("button", name="1k", exact=True).click()
    verdict = page.get_by_role("region", name="O que vale")
    verdict.get_by_text("call (paga)").wait_for()
    assert "5.4.13" in verdict.inner_text()
    assert barriers(page) == []
    page.get_by_role("button", name="Aumento", exact=True).click()
    verdict.get_by_text("aumento", exact=True).wait_for()
    assert "1.000" in verdict.inner_text()


def test_a_second_motion_is_a_string_bet(come_in):
    page = come_in(size=PHONE).go("/arbitragem/chips")
    typed(page, "Maior aposta da rodada", "500")
    typed(page, "Última aposta ou aumento completo", "500")
    page.get_by_role("button", name="500", exact=True).click()
    page.get_by_role("button", name="Outro movimento").click()
    page.get_by_role("button", name="1k", exact=True).click()
    page.get_by_role("region", name="O que vale").get_by_text("5.4.3", exact=True).wait_for()


def test_where_the_floor_decides_the_outcomes_are_offered(come_in):
    page = come_in().go("/arbitragem/mucked-bet")
    typed(page, "Total apostado por ela na rodada", "900")
    page.get_by_role("group", name="identificáveis").get_by_role("radio", name="Sim").check()
    page.get_by_text("O floor decide entre: mão viva (recomendado) · mão morta").wait_for()


@pytest.mark.parametrize(("lang", "words"), [("en-GB", "The floor decides between"), ("es-AR", "El floor decide entre")])
def test_the_assistant_speaks_the_readers_language(come_in, lang, words):
    page = come_in(lang=lang).go("/arbitragem/mucked-bet")
    page.locator("input[inputmode=numeric]").first.fill("900")
    page.get_by_role("group").last.get_by_role("radio", name="Yes" if lang == "en-GB" else "Sí").check()
    page.get_by_text(words).wait_for()


def test_what_was_tapped_is_cleared(come_in):
    page = come_in().go("/arbitragem/button-short")
    page.get_by_role("group", name="O botão já agiu?").get_by_role("radio", name="Sim").check()
    verdict = page.get_by_role("region", name="O que vale")
    verdict.get_by_text("mão morta").wait_for()
    page.get_by_role("button", name="Limpar").click()
    verdict.get_by_text("completa-se a mão").wait_for()


@pytest.mark.parametrize("name", ["chips", "out-of-turn", "misdeal", "showdown-order", "penalty-hands"])
def test_a_situation_keeps_nobody_out_and_fits_on_a_phone(come_in, name):
    page = come_in(size=PHONE, color_scheme="dark").go(f"/arbitragem/{name}")
    page.wait_for_selector("form")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert barriers(page) == []


RULED: dict[str, list[tuple[list[str], dict[str, str], list[str], str]]] = {
    "count-request": [(["exata, do stack do oponente"], {}, [], "5.3.3 A")],
    "action-clock": [([], {"Segundos até agir": "40"}, [], "5.3.11")],
    "called-time": [([], {"Segundo da contagem em que agiu": "31"}, [], "5.3.12")],
    "penalty-hands": [([], {"Mãos de punição": "3"}, ["misdeal", "nova distribuição"], "5.8.1")],
    "misdeal": [
        (["duas cartas idênticas"], {}, [], "5.8.1 a–i"),
        (["duas cartas idênticas"], {}, ["Aumento", "Call"], "5.8.1"),
        (["botão no lugar errado"], {}, [], "5.3.1 c"),
        (["carta virada no baralho"], {"Quantas cartas viradas no baralho?": "1"}, [], "5.8.4"),
    ],
    "button-short": [(["Sim"], {}, [], "5.8.2")],
    "board-error": [(["flop de quatro cartas"], {}, [], "5.8.5"), (["mão morta por número errado de cartas"], {}, [], "5.8.3")],
}
"""What is tapped, typed and tapped in a list, and the article that answers: the rulings that the regulation leaves to nobody's taste."""


def test_every_ruling_that_the_regulation_fixes_is_answered_on_its_page(come_in):
    page = come_in().go("/arbitragem")
    for question, cases in RULED.items():
        for picked, filled, listed, cite in cases:
            page.goto(page.url.split("/arbitragem")[0] + f"/arbitragem/{question}")
            page.wait_for_selector("form")
            for one in picked:
                page.get_by_role("radio", name=one, exact=True).first.check()
            for label, text in filled.items():
                typed(page, label, text)
            for one in listed:
                page.get_by_role("button", name=one, exact=True).click()
            page.get_by_role("region", name="O que vale").get_by_text(cite, exact=True).first.wait_for()
