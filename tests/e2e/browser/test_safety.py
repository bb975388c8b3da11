"""The safety of an account where its owner meets it: devices, recovery words, a second step, and the way back."""

import os
import re
import time

import pyotp
from playwright.sync_api import Page, expect

from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers

PASSWORD, NEW = "sete-copas e um zap", "outra senha bem comprida"
SHOTS = os.environ.get("SHOTS", "")
REFUSED = r"40[13] \("


def shot(page: Page, name: str) -> None:
    """A picture to look at, where somebody asks for one."""
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def code_of(secret: str, ahead: int = 0) -> str:
    """What an authenticator shows: by its own clock, the next code if one was used."""
    return pyotp.TOTP(secret).at(int(time.time()) + 30 * ahead)


def test_an_account_is_made_safe_and_found_again_by_its_words(come_in):
    ana, phone = come_in(forgives=REFUSED), come_in(size=PHONE, forgives=REFUSED)
    me = ana.ask("/api/keep", {"name": "Ana Segura", "password": PASSWORD})["person"]
    page = ana.go(f"/pessoa/{me['id']}")
    page.get_by_role("heading", name="Segurança").click()
    page.get_by_text("este aparelho").wait_for()
    words = page.locator("section", has=page.get_by_role("heading", name="Palavras de recuperação"))
    words.get_by_label("Senha atual").fill(PASSWORD)
    words.get_by_role("button", name="Criar as palavras").click()
    expect(page.locator(".words li")).to_have_count(8)
    written = " ".join(page.locator(".words li").all_inner_texts())
    page.get_by_role("button", name="Ligar", exact=True).click()
    secret = "".join(page.locator(".secret").inner_text().split())
    shot(page, "safety-desktop")
    assert barriers(page) == []
    second = page.locator("section", has=page.get_by_role("heading", name="Verificação em duas etapas"))
    second.get_by_label("Senha atual").fill(PASSWORD)
    second.get_by_label("Código de 6 dígitos").fill(code_of(secret))
    second.get_by_role("button", name="Confirmar e ligar").click()
    page.get_by_text("Ligada: cada entrada pede um código").wait_for()

    there = phone.go("/entrar")
    there.get_by_text("Esqueci a senha").click()
    way = there.locator("details form")
    way.get_by_label("Nome").fill("ana segura")
    way.get_by_label("Palavras de recuperação").fill(written)
    way.get_by_label("Senha nova").fill(NEW)
    way.get_by_role("button", name="Recuperar a conta").click()
    way.get_by_label("Código de 6 dígitos").fill(code_of(secret, 1))
    shot(there, "recover-phone")
    way.get_by_role("button", name="Recuperar a conta").click()
    there.wait_for_url(re.compile(r"/$"))
    there.goto(f"{phone.address}/pessoa/{me['id']}")
    there.get_by_role("heading", name="Segurança").click()
    there.get_by_text("Conta recuperada com as palavras").wait_for()
    shot(there, "safety-phone")
    assert there.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert ana.ask_json("/api/me")["person"] is None


def test_a_new_password_says_how_strong_it_is_and_can_be_looked_at(come_in):
    visitor = come_in()
    visitor.ask("/api/guest", {})
    page = visitor.go("/entrar")
    form = page.locator("form", has=page.get_by_role("button", name="Guardar"))
    form.get_by_label("Senha").fill("12345678")
    expect(form.get_by_text("Adivinha-se na hora")).to_be_visible()
    form.get_by_label("Senha").fill(PASSWORD)
    expect(form.get_by_text("Muito boa")).to_be_visible()
    expect(form.get_by_label("Senha")).to_have_attribute("type", "password")
    form.get_by_role("button", name="Mostrar").click()
    expect(form.get_by_label("Senha")).to_have_attribute("type", "text")
    shot(page, "password")
    assert barriers(page) == []
