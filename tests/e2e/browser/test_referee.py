"""A referee in a real browser: comes by the link that the host made, decides, and the players see it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.person import PHONE, Person
from tests.e2e.browser.test_pages import barriers

SLOW = {"turn_seconds": 600, "bank_seconds": 600, "referee": True, "visibility": "private"}
POKER = {"game": "poker", "rulebook": "cgp-2024", "seats": 2}
TRUCO = {"rulebook": "fenacef-ix"}


def invited(host: Person, agreed: dict[str, Any]) -> str:
    """The host opens a table, sits down and asks for the referee's link."""
    table = host.ask("/api/tables", {**SLOW, **agreed})["id"]
    host.ask(f"/api/tables/{table}/sit", {})
    page = host.go(f"/mesa/{table}")
    page.get_by_role("button", name="Convidar árbitro").click()
    link = page.get_by_label("Link do árbitro").input_value()
    assert f"/mesa/{table}#arbitro=" in link
    return link.removeprefix(host.address)


def decide(referee: Page, decision: str, about: str, reason: str) -> None:
    referee.get_by_role("button", name="Arbitrar").click()
    referee.get_by_role("dialog").get_by_role("button", name=decision).click()
    choices = referee.get_by_label("Sobre quem")
    options = choices.locator("option").all_inner_texts()
    choices.select_option(next(option for option in options if about in option))
    referee.get_by_label("Motivo").fill(reason)
    assert barriers(referee) == []
    referee.get_by_role("button", name="Decidir").click()
    referee.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize(
    ("agreed", "decision", "about", "told"),
    [
        (POKER, "Mão morta", "", "Árbitro: Mão morta"),
        (TRUCO, "Sanção", "advertência", "Árbitro: Sanção"),
    ],
    ids=["poker", "truco"],
)
def test_a_referee_comes_by_the_link_decides_and_the_players_read_it(come_in, agreed, decision, about, told):
    host, rui = come_in(), come_in(size=PHONE)
    link = invited(host, agreed)
    referee = rui.go(link)
    expect(referee.get_by_role("status").filter(has_text="Você é o árbitro")).to_be_visible()
    assert "#" not in referee.url
    host.page.get_by_role("button", name="Começar agora").click()
    expect(referee.get_by_text("Você é o árbitro")).to_be_visible()
    expect(host.page.locator("main.table")).to_be_visible()
    if agreed is POKER:
        referee.locator(".seat").first.wait_for()
        expect(host.page.get_by_role("button", name="Fold").or_(host.page.get_by_role("button", name="Desistir")).first).to_be_visible()
    assert referee.evaluate("document.documentElement.scrollWidth <= innerWidth")
    decide(referee, decision, about, "carta no chão")
    for page in (host.page, referee):
        expect(page.locator(".toast")).to_contain_text(told)
        expect(page.locator(".toast")).to_contain_text("Motivo: carta no chão.")
    expect(host.page.locator(".side li").filter(has_text=told)).to_be_visible()


def test_a_link_that_was_replaced_says_so(come_in):
    host, late = come_in(), come_in(forgives="403")
    link = invited(host, POKER)
    table = link.partition("#")[0].removeprefix("/mesa/")
    host.ask(f"/api/tables/{table}/referee/link", {})
    page = late.go(link)
    expect(page.get_by_text("Este convite de árbitro não vale mais")).to_be_visible()
