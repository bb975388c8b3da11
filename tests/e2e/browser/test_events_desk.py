"""The desk of a championship of pairs on its own page, and what everybody takes home from the public one."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.championship import Account
from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_events_organiser import DECLARED, MASTERS, masters
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.venue import Come, come, hall
from tests.e2e.venue_event import new_id

__all__ = ["come", "hall"]


def form_of(*names: str) -> list[dict[str, object]]:
    known = {"born": "1990-02-01", "residence": "BR", "domicile": "BR", "declared": list(DECLARED), "accepted_version": "1"}
    return [{"name": name, **known} for name in names]


@pytest.fixture
def staff(hall) -> tuple[Account, Account, str]:
    """A Truco Masters with a fee, of which one pair was chosen: its organiser, somebody at its desk, and its id."""
    ana, dora = Account(hall, "Ana Organiza"), Account(hall, "Dora Lemos")
    options = {**MASTERS, "fees": {"entry": 5000}}
    event = str(ana.post("/api/events", {"id": new_id(), "title": "Masters", "rulebook": "truco-masters-2025", "options": options})["id"])
    ana.post(f"/api/events/{event}/roles", {"name": "Dora Lemos", "role": "desk"})
    asked = {"entry": "D1", "people": form_of("Caio Prado", "Davi Prado"), "channel": "online"}
    ana.do(event, "register", **asked)
    return ana, dora, event


def pressed(page: Page, doing: str) -> None:
    page.get_by_label("Marcar D1").check()
    page.get_by_role("button", name=doing).click()
    expect(page.get_by_label("Marcar D1")).not_to_be_checked()


def test_the_desk_takes_confirmations_money_and_signatures_and_chooses_nobody(come: Come, staff: tuple[Account, Account, str]):
    ana, dora, event = staff
    page = come(dora, PHONE).go(f"/evento/{event}")
    page.get_by_role("link", name="Balcão").click()
    page.get_by_label("Por que meio").fill("telefonema das 10h")
    pressed(page, "Anotar confirmação (2)")
    pressed(page, "Receber inscrição (1)")
    expect(page.get_by_role("row").filter(has_text="D1")).to_contain_text("inscrita")
    expect(page.get_by_role("button", name="Dar vaga")).to_have_count(0)
    expect(page.get_by_role("button", name="Convocar")).to_have_count(0)
    ana.do(event, "select", entry="D1")
    pressed(page, "Anotar assinatura (2)")
    page.get_by_text("Papéis, planilhas e calendário").click()
    with page.expect_download() as cards:
        page.get_by_role("button", name="Baixar: Cartões").click()
    assert cards.value.path().read_bytes().startswith(b"%PDF-")
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_label("Por que meio").fill("carta assinada pelos dois")
    pressed(page, "Anotar desistência (1)")
    expect(page.get_by_role("row").filter(has_text="D1")).to_contain_text("desclassificada")


def test_a_stranger_sees_nothing_of_the_desk(come: Come, staff: tuple[Account, Account, str]):
    page = come().go(f"/evento/{staff[2]}/balcao")
    expect(page.get_by_text("Esta página é de quem trabalha no campeonato.")).to_be_visible()
    assert "Caio Prado" not in page.content()


def test_the_public_page_leads_to_the_form_and_has_the_poster_and_the_calendar(come_in):
    event = masters(come_in())
    page = come_in(size=PHONE).go(f"/evento/{event}")
    page.get_by_role("heading", name="Papéis e calendário").click()
    with page.expect_download() as poster:
        page.get_by_role("button", name="Cartaz").click()
    assert poster.value.path().read_bytes().startswith(b"%PDF-")
    with page.expect_download() as calendar:
        page.get_by_role("button", name="Calendário").click()
    assert calendar.value.path().read_bytes().startswith(b"BEGIN:VCALENDAR")
    expect(page.get_by_role("button", name="Lista de inscritos")).to_have_count(0)
    assert barriers(page) == []
    page.get_by_role("link", name="Inscrever-se").click()
    expect(page.get_by_role("heading", name="Inscrição")).to_be_visible()
