"""Without a server: the game kept on a phone and played with the network cut, and the client as a site of files."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tento.cli.site import write_site
from tests.e2e.browser.person import PHONE
from tests.e2e.browser.truco import PATIENCE, PAUSE_MS, reach_the_hand
from tests.records.recorded import SMALL

AWAKE = 120_000
"""The engine wakes up once for each page; on a machine with much to do that takes a while."""


def ask_the_judge(page: Page) -> None:
    """Asks about the case that the page brings along, and is told that it holds."""
    page.get_by_role("button", name="Usar um exemplo").click()
    expect(page.get_by_label("O caso")).to_have_value(re.compile("game = "))
    page.get_by_role("button", name="Julgar", exact=True).click()
    expect(page.get_by_text("Confere: é isso mesmo.")).to_be_visible(timeout=AWAKE)


def play_a_mao(page: Page) -> None:
    """Plays until a mão is over and somebody has points."""
    reach_the_hand(page)
    score, until = page.locator(".score[role=group]"), time.monotonic() + PATIENCE
    while not re.search("[1-9]", score.inner_text()):
        assert time.monotonic() < until, "the mão does not end"
        page.keyboard.press("c")
        page.wait_for_timeout(PAUSE_MS)


def test_what_a_phone_keeps_is_played_and_judged_with_the_network_cut(come_in):
    person = come_in(size=PHONE)
    page = person.go("/sem-internet")
    page.get_by_role("button", name=re.compile(r"Guardar neste aparelho \(\d,\d MB\)")).click()
    expect(page.get_by_text("Guardado neste aparelho.")).to_be_visible(timeout=AWAKE)
    person.context.set_offline(True)
    person.go("/juiz")
    ask_the_judge(page)
    page.get_by_role("link", name="Tento", exact=True).click()
    page.get_by_role("button", name="Jogar agora").click()
    expect(page).to_have_url(re.compile(r"/mesa/aqui\."), timeout=AWAKE)
    play_a_mao(page)
    person.go("/registro")
    page.locator("input[type=file]").set_input_files({"name": "x.tento", "mimeType": "text/plain", "buffer": SMALL.encode()})
    page.get_by_role("button", name="Analisar a partida").click(timeout=AWAKE)
    expect(page.get_by_role("heading", name="Análise da partida")).to_be_visible(timeout=AWAKE)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def files_of(folder: Path) -> Iterator[str]:
    """A host that knows files and nothing else; its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as host:
        serving = Thread(target=host.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{host.server_port}"
        finally:
            host.shutdown()
            serving.join()


@pytest.fixture
def site(tmp_path) -> Iterator[str]:
    write_site(tmp_path / "jogo", "/jogo/")
    with files_of(tmp_path) as address:
        yield address


def test_a_site_of_files_plays_and_judges_under_its_own_path(come_in, site):
    person = come_in(address=site)
    page = person.go("/jogo/juiz/")
    ask_the_judge(page)
    page.get_by_role("link", name="Regras", exact=True).click()
    expect(page).to_have_url(f"{site}/jogo/regulamentos")
    page.get_by_role("link", name=re.compile("Truco Masters")).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Truco Masters")
    page.get_by_role("link", name="Tento", exact=True).click()
    page.get_by_role("button", name="Jogar agora").click()
    expect(page).to_have_url(re.compile(r"/jogo/mesa/aqui\."), timeout=AWAKE)
    reach_the_hand(page)
