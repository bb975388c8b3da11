"""A record made in the browser is verified in the terminal, and one from the terminal is opened in the browser."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.conftest import ROOT
from tests.e2e.browser.person import AT_ONCE, SHORT_PARTIDA
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import play_to_the_end
from tests.records.recorded import forged

DROP = """([selector, name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  document.querySelector(selector).dispatchEvent(new DragEvent('drop', {dataTransfer: files, bubbles: true, cancelable: true}));
}"""


def tento(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command, as people run it."""
    command = [sys.executable, "-c", "from tento.cli.main import run; run()", *arguments]
    environ = {**os.environ, "TENTO_LANG": "pt", "PYTHONUTF8": "1"}
    return subprocess.run(command, cwd=ROOT, input=stdin, capture_output=True, text=True, timeout=120, env=environ, check=False)


@pytest.fixture(scope="module")
def from_the_terminal(tmp_path_factory) -> Path:
    """A match in the terminal, in which the table plays for the reader."""
    file: Path = tmp_path_factory.mktemp("terminal") / "jogo.tento"
    told = tento("play", "truco", "--plain", "--seats", "2", "--seed", "7", "--record", str(file), "--name", "Ana", stdin="c\n" * 3000)
    assert told.returncode == 0, told.stderr
    assert file.read_text(encoding="utf-8").splitlines()[-1].startswith("end ~")
    return file


def test_a_match_by_agreed_rules_goes_from_the_browser_to_the_terminal_and_back(come_in, tmp_path):
    person = come_in()
    table = person.practise("ktruco-paulista-limpo", seats=2, options=SHORT_PARTIDA, **AT_ONCE)
    play_to_the_end(person.page)
    page = person.go(f"/replay/{table}")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Baixar o registro").click()
    assert re.fullmatch(r"truco-\d{4}-\d\d-\d\d-\d{4}\.tento", saved.value.suggested_filename)
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    verified, replayed = tento("verify-deal", str(file)), tento("replay", str(file))
    assert (verified.returncode, replayed.returncode) == (0, 0), verified.stderr + replayed.stderr
    assert re.search("as \\d+ distribuições conferem|a única distribuição confere", verified.stdout)
    assert "Tudo confere" in replayed.stdout
    moves = page.locator(".where").inner_text()
    page = person.go("/registro")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("Tudo confere").wait_for()
    assert page.locator(".where").inner_text() == moves
    page.locator("div.board").wait_for()


def test_a_match_of_the_list_is_downloaded_there(come_in, tmp_path):
    person = come_in()
    person.practise("ktruco-paulista-limpo", seats=2, options=SHORT_PARTIDA, **AT_ONCE)
    play_to_the_end(person.page)
    page = person.go("/partidas")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Baixar o registro").click()
    file = tmp_path / "match.tento"
    saved.value.save_as(file)
    assert tento("verify-deal", str(file)).returncode == 0
    assert barriers(page) == []


def test_a_record_from_the_terminal_is_replayed_in_the_browser_with_every_deal_redone(come_in, from_the_terminal):
    page = come_in().go("/registro")
    page.locator("input[type=file]").set_input_files(from_the_terminal)
    page.get_by_text("Tudo confere").wait_for()
    page.get_by_text(re.compile("embaralhadas conferem|única embaralhada confere")).wait_for()
    assert page.locator(".mark.bad").count() == 0
    assert page.get_by_label("Ver do lugar de").locator("option:checked").inner_text() == "Ana"
    page.get_by_text("Você vê o que se via desse lugar").wait_for()
    assert barriers(page) == []
    page.get_by_role("slider").fill("30")
    page.locator("ul.hand").wait_for()
    moment = page.locator(".where").inner_text()
    page.get_by_label("Ver do lugar de").select_option("Plateia")
    page.get_by_text("Você vê o que a plateia via").wait_for()
    assert page.locator(".where").inner_text() == moment
    page.locator("div.board").wait_for()
    assert page.locator("ul.hand").count() == 0
    page.get_by_role("button", name="Ir para o fim").click()
    assert page.locator(".where").inner_text().split()[1] == page.locator(".where").inner_text().split()[3]


def test_a_record_from_a_file_is_judged_from_any_seat_and_played_on_from_a_moment(come_in, from_the_terminal):
    person = come_in()
    page = person.go("/registro")
    page.locator("input[type=file]").set_input_files(from_the_terminal)
    page.get_by_role("button", name="Analisar a partida").click()
    analysis = page.get_by_role("heading", name="Análise da partida")
    expect(analysis).to_be_visible(timeout=120_000)
    decided = page.get_by_role("button", name=re.compile("^Lance \\d+: "))
    assert 1 <= decided.count() <= 3
    page.get_by_label("Ver do lugar de").select_option("Plateia")
    page.get_by_text("Você vê o que a plateia via").wait_for()
    expect(analysis).to_be_visible()
    decided.first.click()
    assert page.locator(".where").inner_text().split()[1] == re.split(r"\D+", decided.first.inner_text())[1]
    page.get_by_role("slider").fill("12")
    page.get_by_role("button", name="E se…? Jogar daqui").click()
    expect(page.locator("main.truco")).to_be_visible()
    assert person.troubles == []


def test_a_forged_record_that_is_dropped_on_the_page_is_told_up_to_its_false_line(come_in, from_the_terminal):
    text = forged(r"^reveal 2 seed ....", "reveal 2 seed 0000", from_the_terminal.read_text(encoding="utf-8"))
    page = come_in().go("/registro")
    page.wait_for_selector(".drop")
    page.evaluate(DROP, [".drop", "jogo.tento", text])
    page.get_by_text(re.compile("não confere a partir da linha \\d+: a distribuição 2 é falsa")).wait_for()
    page.locator(".mark.bad").first.wait_for()
    assert page.locator(".mark.ok").count() > 0


def test_what_is_no_record_is_refused_in_words(come_in, tmp_path):
    (tmp_path / "x.tento").write_bytes(b"\xfc nada disso")
    page = come_in(forgives="400 \\(Bad Request\\)").go("/registro")
    page.locator("input[type=file]").set_input_files(tmp_path / "x.tento")
    page.get_by_text("Linha 1: não é um registro do Tento").wait_for()
    (tmp_path / "y.tento").write_bytes(b"x" * 600_000)
    page.locator("input[type=file]").set_input_files(tmp_path / "y.tento")
    page.get_by_text("grande demais para um registro").wait_for()
