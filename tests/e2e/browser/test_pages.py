"""Every page: no error, no barrier, in three languages and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.e2e.browser.person import PHONE

PAGES = (
    "/", "/mesas", "/partidas", "/registro", "/regulamentos", "/regulamentos/fenacef-ix", "/arbitragem", "/ranking", "/ajustes", "/entrar",
    "/lacre", "/nada",
)  # fmt: skip


def barriers(page):
    """What keeps somebody out, by the rules of WCAG 2.1 AA, once nothing fades in any more."""
    page.wait_for_timeout(500)
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": tags}}).response["violations"]
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
