"""The page of decisions: each decision of a role is a form, made by keyboard, refused with a reason, without barriers."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_events_organiser import checked
from tests.e2e.venue_event import groups, new_id

SMALL: ViewportSize = {"width": 320, "height": 640}


def opened(person) -> str:
    """A Fenacef of this person that takes entries; its id."""
    return str(
        person.ask("/api/events", {"id": new_id(), "title": "Jogos", "rulebook": "fenacef-ix", "options": groups(1, advance=2)})["id"]
    )


def choose(page: Page, decision: str) -> None:
    page.get_by_label("Procurar uma decisão").fill(decision)
    summary = page.locator("summary").filter(has_text=decision).first
    summary.focus()
    if not summary.evaluate("(it) => it.parentElement.open"):
        page.keyboard.press("Enter")


def decide(page: Page, decision: str) -> None:
    page.get_by_role("button", name="Ver o que acontece").click()
    expect(page.get_by_text("O que acontece:")).to_be_visible()
    page.get_by_role("button", name="Confirmar", exact=True).click()
    expect(page.get_by_text(f"Feito: {decision}.")).to_be_visible()


def enter(page: Page, entry: str, *people: str) -> None:
    choose(page, "Inscrever")
    page.get_by_label("Inscrição", exact=True).fill(entry)
    for place, name in enumerate(people):
        page.get_by_label("Nome completo").nth(place).fill(name)
    page.get_by_label("Delegação").fill(f"Clube {entry}")
    decide(page, "Inscrever")


def test_an_organiser_decides_with_generated_forms(come_in):
    host = come_in(forgives="409", size=SMALL)
    event = opened(host)
    page = host.go(f"/evento/{event}")
    page.get_by_role("link", name="Decidir").click()
    for number in (1, 2, 3, 4):
        enter(page, f"D{number}", f"Ana {number}", f"Bia {number}")
    choose(page, "Divulgar local")
    page.get_by_label("Local").fill("Clube dos Amigos")
    decide(page, "Divulgar local, contato, patrocinadores e prêmios")
    choose(page, "Encerrar as inscrições")
    decide(page, "Encerrar as inscrições")
    choose(page, "Anunciar um sorteio")
    page.get_by_label("Fase").select_option(index=1)
    page.get_by_label("De onde virão os números").fill("o público")
    checked(page, SMALL)
    decide(page, "Anunciar um sorteio")
    shown = host.ask_json(f"/api/events/{event}")
    assert (shown["number"], shown["pairs"]["about"]["venue"], len(shown["pairs"]["entries"])) == (8, "Clube dos Amigos", 4)


def test_a_refused_decision_says_why_with_its_article_and_keeps_what_was_typed(come_in):
    host = come_in(forgives="409")
    event = opened(host)
    page = host.go(f"/evento/{event}/decidir")
    choose(page, "Inscrever")
    page.get_by_label("Inscrição", exact=True).fill("D1")
    for place in (0, 1):
        page.get_by_label("Nome completo").nth(place).fill("Ana Souza")
    page.get_by_label("Delegação").fill("Clube")
    page.get_by_role("button", name="Ver o que acontece").click()
    refused = page.locator("main [role=alert]")
    expect(refused).to_be_visible()
    expect(refused.get_by_role("link").first).to_be_visible()
    expect(page.get_by_label("Inscrição", exact=True)).to_have_value("D1")
    assert host.ask_json(f"/api/events/{event}")["number"] == 1


@pytest.mark.parametrize(("lang", "title"), [("pt-BR", "Decidir"), ("en-GB", "Decide"), ("es-AR", "Decidir")])
def test_every_form_of_an_organiser_keeps_nobody_out(come_in, lang, title):
    host = come_in(lang=lang, size=PHONE, color_scheme="dark")
    event = opened(host)
    fields = {"entry": "D1", "people": [{"name": "Ana"}, {"name": "Bia"}], "delegation": "Clube"}
    host.ask(f"/api/events/{event}/decisions", {"id": "enters-1", "seen": 1, "do": "register", "fields": fields})
    page = host.go(f"/evento/{event}/decidir")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("summary#register")).to_be_visible()
    assert summary_count(page) > 10
    for summary in page.locator("summary").all():
        summary.click()
        page.locator("details[open] form").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator("summary#register").click()
    checked(page, PHONE)


def summary_count(page: Page) -> int:
    return page.locator("summary").count()
