"""The ladder of bots: an owner puts one on it, sees that it is ready, and challenges a bot of the house; the table can be watched."""

from playwright.sync_api import expect

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers

READY = """async (token) => (await (await fetch('/api/ladder/ready', {method: 'POST', credentials: 'omit',
  headers: {Authorization: `Bearer ${token}`}})).json()).tables"""


def test_a_bot_comes_onto_the_ladder_and_plays_one_of_the_house(come_in):
    ana = come_in(size=PHONE)
    token = ana.ask("/api/me/tokens", {"name": "my bot"})["token"]
    page = ana.go("/escada")
    page.get_by_label("Nome na escada").fill("Alfa Um")
    page.get_by_role("button", name="Pôr na escada").click()
    line = page.get_by_role("row", name="Alfa Um")
    expect(line).to_contain_text("nunca esteve pronto")
    assert page.evaluate(READY, token) == []
    expect(line).not_to_contain_text("nunca")
    expect(page.get_by_role("button", name="Desafiar Espertos")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Desafiar Distraídos").click()
    page.get_by_label("Partidas").fill("1")
    page.get_by_role("form", name="Desafiar Distraídos").get_by_role("button", name="Desafiar").click()
    expect(page.get_by_text("esperando os dois")).to_be_visible()
    [table] = page.evaluate(READY, token)
    expect(page.get_by_role("link", name="Assistir")).to_have_attribute("href", f"/mesa/{table}")
    assert barriers(page) == []
