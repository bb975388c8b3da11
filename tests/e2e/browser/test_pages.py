"""Every page: no error, no barrier, in three languages and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.e2e.browser.person import PHONE

PAGES = (
    "/", "/mesas", "/partidas", "/registro", "/regulamentos", "/regulamentos/fenacef-ix", "/arbitragem", "/ranking", "/ajustes", "/entrar",
    "/lacre", "/temporada", "/amigos", "/aprender", "/sem-internet", "/juiz", "/nada",
)  # fmt: skip

STILL = """() => document.getAnimations().every((one) => {
  const { endTime } = one.effect.getComputedTiming();
  return one.playState !== 'running' || !Number.isFinite(endTime) || one.effect.target.closest('.clock');
})"""
"""Nothing moves or fades any more, but the clock of a turn."""


def barriers(page, part=None):
    """What keeps somebody out, by the rules of WCAG 2.1 AA, once nothing fades in any more; in the whole page, or in a `part` of it."""
    page.wait_for_timeout(500)
    page.wait_for_function(STILL)
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
    found = Axe().run(page, context=part, options={"runOnly": {"type": "tag", "values": tags}}).response["violations"]
    return [(one["id"], one["nodes"][0]["html"][:160]) for one in found]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_keeps_nobody_out(come_in, path):
    page = come_in().go(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert barriers(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_on_a_phone_in_the_dark(come_in, path):
    page = come_in(size=PHONE, color_scheme="dark").go(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert barriers(page) == []


@pytest.mark.parametrize(("lang", "title"), [("pt-BR", "Jogar agora"), ("en-GB", "Play now"), ("es-AR", "Jugar ahora")])
def test_the_browser_chooses_the_language(come_in, lang, title):
    page = come_in(lang=lang).go()
    page.get_by_role("button", name=title).wait_for()
    assert page.evaluate("document.documentElement.lang")[:2] == lang[:2]


@pytest.mark.parametrize(("path", "entry"), [
    ("/torneios", "/eventos"), ("/temporada", "/ranking"), ("/amigos", "/"), ("/registro", "/partidas"), ("/arbitragem", "/regulamentos"),
])  # fmt: skip
def test_the_menu_marks_where_a_page_belongs(come_in, path, entry):
    page = come_in(size=PHONE).go(path)
    marked = page.locator("header nav a[aria-current]")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("href", entry)
