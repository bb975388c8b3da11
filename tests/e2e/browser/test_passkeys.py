"""Passkeys in a real browser, with a device that Chromium plays: added on the own page, used without a name, taken away."""

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.conftest import open_server

PASSWORD = "sete-copas e um zap"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def named_address(tmp_path_factory):
    """A passkey is for a name, and no name is an address in numbers."""
    with open_server(tmp_path_factory.mktemp("named")) as address:
        yield address.replace("127.0.0.1", "localhost")


def with_device(person):
    """The browser has a device that verifies its owner."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session


def test_a_passkey_is_added_opens_the_account_without_a_name_and_is_taken_away(come_in, named_address):
    ana = come_in(address=named_address, forgives="401")
    page = ana.go("/lacre")
    device = with_device(ana)
    ana.ask("/api/keep", {"name": "Ana dos Passes", "password": PASSWORD})
    me = ana.ask_json("/api/me")["person"]["id"]
    page = ana.go(f"/pessoa/{me}")
    page.locator("#seguranca summary").click()
    page.get_by_label("Nome da chave").fill("Celular")
    keys = page.locator("section", has=page.get_by_role("heading", name="Chaves de acesso"))
    keys.get_by_label("Senha atual").fill(PASSWORD)
    keys.get_by_role("button", name="Adicionar").click()
    expect(keys.get_by_role("button", name="Remover Celular")).to_be_visible()
    page.get_by_role("button", name="Sair").click()
    page.wait_for_url(f"{named_address}/")
    page = ana.go("/entrar")
    page.get_by_role("button", name="Entrar com chave de acesso").click()
    page.wait_for_url(f"{named_address}/")
    expect(page.get_by_role("link", name="Ana dos Passes")).to_be_visible()
    page = ana.go(f"/pessoa/{me}")
    page.locator("#seguranca summary").click()
    page.get_by_role("button", name="Remover Celular").click()
    expect(page.get_by_role("button", name="Remover Celular")).to_have_count(0)
    assert ana.ask_json("/api/me/passkeys") == []
    page.get_by_role("button", name="Sair").click()
    page.wait_for_url(f"{named_address}/")
    page = ana.go("/entrar")
    page.get_by_role("button", name="Entrar com chave de acesso").click()
    expect(page.get_by_role("alert").filter(has_text="Essa chave de acesso não abre nenhuma conta aqui")).to_be_visible()
    device.detach()
