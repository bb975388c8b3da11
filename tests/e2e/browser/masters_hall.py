"""A Truco Masters on pages: what goes on in the hall, from the draw on the projector to a match online."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.browser.championship import Account
from tests.e2e.browser.conftest import ROOT
from tests.e2e.browser.masters import SLOW, Masters, said
from tests.e2e.browser.person import Person
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import is_over, play_to_the_end
from tests.e2e.browser.venue import PHONE_TALL, PROJECTOR

FIRST = [f"knockout/1.{place}" for place in range(1, 9)]
ONLINE = "knockout/2.2"
AT_ONCE = ("Enter", "t", "a", "1", "2", "s", "3")
"""Cuts and deals, raises as far as it goes, accepts, and plays whatever card is left."""


def tento(*words: str) -> "subprocess.CompletedProcess[str]":
    """The command, in Portuguese."""
    command = [sys.executable, "-c", "from tento.cli.main import run; run()", *words]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)


def draw_on_the_projector(event: Masters, folder: Path) -> None:
    page = event.come(event.rui, PROJECTOR).go(f"{event.path}/sorteio")
    public = event.come(None, PHONE_TALL).go(f"{event.path}/sorteio")
    page.get_by_role("button", name="Anunciar o sorteio").click()
    number = page.get_by_label("Número do público")
    number.fill("sete")
    number.press("Enter")
    expect(said(page, "Só algarismos")).to_be_visible()
    for told in ("7", "42"):
        number.fill(told)
        number.press("Enter")
    commitment = page.locator(".whole").inner_text()
    expect(public.locator(".whole")).to_have_text(commitment)
    assert barriers(page) == []
    page.get_by_role("button", name="Sortear").click()
    page.get_by_role("button", name="Próximo").click()
    page.get_by_role("button", name="Mostrar tudo").click()
    expect(said(page, "A semente revelada é a do compromisso")).to_be_visible()
    expect(page.locator("section p.out")).to_have_count(16)
    assert barriers(page) == []
    told = event.ana.http.get(f"/api/events/{event.event}/draws/knockout").json()
    assert (told["commitment"], told["numbers"]) == (commitment, ["07", "42"])
    assert len(told["listed"]) == 16
    assert event.entry_of("Parceiro 5") not in told["listed"]
    transcript = folder / "sorteio.json"
    transcript.write_text(json.dumps(told))
    assert tento("verify-draw", str(transcript)).returncode == 0
    for shown in (page, public):
        shown.context.close()


def publish_the_round(event: Masters, board: Page) -> None:
    """Nothing is called before the button is pressed; then the wall and the phones of those who play say where."""
    board.keyboard.press("s")
    expect(said(board, "ainda não publicado")).to_be_visible()
    assert [one for one in event.seen()["matches"] if one["table"]] == []
    board.keyboard.press("p")
    expect(board.locator("li.called")).to_have_count(8, timeout=SLOW)
    phone = event.players["Caio Prado"].page
    mine = event.entry_of("Caio Prado")
    table = next(one["table"] for one in event.seen()["matches"] if mine in one["sides"])
    expect(phone.get_by_role("region", name="Próximo jogo")).to_contain_text(f"Mesa {table}")
    expect(event.wall.locator(".table strong").first).to_be_visible(timeout=SLOW)
    assert barriers(board) == []


def one_comes_late(event: Masters, board: Page) -> None:
    """All but one pair are there; ten minutes later the director writes it down, and sees first what follows."""
    gone, there = event.match(FIRST[-1])["sides"]
    event.here(*FIRST[:-1])
    board.get_by_role("region", name="Não se apresentaram").get_by_role("listitem").filter(has_text=event.named(there)).get_by_role(
        "button", name="Presente"
    ).click()
    missing = board.get_by_role("region", name="Não se apresentaram")
    expect(missing.get_by_role("listitem")).to_have_count(1)
    event.hall.later(10)
    board.reload()  # a page asks for the hour of the house once a minute
    expect(missing).to_contain_text(event.named(gone))
    missing.get_by_role("button", name="Ausente").click()
    expect(missing).to_contain_text("Desclassificação")
    missing.get_by_role("button", name="Confirmar").click()
    expect(missing).to_have_count(0)
    result = event.match(FIRST[-1])["result"]
    assert (result["how"], result["winner"]) == ("walkover", 1)


def wins(page: Page, who: str, *worths: int) -> None:
    for worth in worths:
        page.get_by_role("button", name=f"{who}: mais {worth}", exact=True).click()


def handed_in(page: Page) -> None:
    page.get_by_role("button", name="Súmula", exact=True).click()
    page.get_by_role("button", name="Entregar a súmula").click()


def level_on_time(event: Masters) -> None:
    """9–9 after overtime: whoever won the first mão wins (Anexo I, 19). The power fails in the middle of it."""
    page = event.referee(2, "Juiz Dois")
    page.get_by_role("button", name="Começar o jogo").click()
    first, second = (event.named(side) for side in event.match(FIRST[1])["sides"])
    wins(page, second, 3)
    wins(page, first, 9)
    event.hall.kill()
    wins(page, second, 6)
    expect(page.get_by_label("Placar")).to_contain_text("venceu a 1ª mão")
    event.hall.later(61)
    page.reload()
    expect(page.get_by_label(f"{first}: 9", exact=True)).to_be_visible()
    event.hall.later(15)
    page.reload()
    expect(page.get_by_label(f"{first}: 9", exact=True)).to_be_visible()
    expect(said(page, "Tempo esgotado com empate")).to_be_visible(timeout=SLOW)
    handed_in(page)
    expect(said(page, "Mesa livre")).to_be_visible()
    result = event.match(FIRST[1])["result"]
    assert (result["how"], result["winner"], result["points"]) == ("first_mao", 1, [9, 9])
    page.context.close()


def one_dispute(event: Masters, board: Page) -> None:
    """The director hands in one score, the referee at the table another one: nothing moves on until it is decided."""
    name = FIRST[0]
    page = event.referee(1, "Juiz Um")
    page.get_by_role("button", name="Começar o jogo").click()
    first, second = (event.named(side) for side in event.match(name)["sides"])
    wins(page, first, 9)
    wins(page, second, 12)
    opened(board, "1.1")
    window = board.get_by_role("dialog")
    window.get_by_role("button", name="Lançar placar").click()
    for box, told in enumerate((12, 5)):
        window.get_by_role("spinbutton").nth(box).fill(str(told))
    window.get_by_role("button", name="Entregar a súmula").click()
    expect(said(window, "súmula entregue")).to_be_visible()
    window.get_by_role("button", name="Fechar").click()
    expect(page.get_by_role("alert").filter(has_text="O seu placar")).to_contain_text("9 × 12")
    page.get_by_role("button", name="Entregar o meu assim mesmo").click()
    page.get_by_role("button", name="Entregar a súmula").click()
    expect(said(page, "Chegaram dois placares diferentes")).to_be_visible()
    urgent = board.get_by_role("region", name="Precisam de você")
    expect(urgent.get_by_role("region", name="Súmula de Rui Direção")).to_contain_text("12")
    assert event.match(name)["result"] is None
    assert barriers(board) == []
    urgent.get_by_role("region", name="Súmula de Juiz Um").get_by_role("button", name="Vale esta").click()
    urgent.get_by_label("Motivo").fill("conferido com as duas duplas")
    urgent.get_by_role("button", name="Ver o que muda").click()
    expect(urgent).to_contain_text("O que acontece")
    urgent.get_by_role("button", name="Confirmar").click()
    expect(urgent).to_have_count(0)
    assert event.match(name)["result"]["points"] == [9, 12]
    page.context.close()


def opened(board: Page, match: str) -> None:
    """The window of a match, found by its name."""
    board.get_by_role("searchbox", name="Procurar jogo").fill(match)
    board.get_by_role("button", name=re.compile(rf"Abrir .*{re.escape(match)}$")).last.click()


def one_online(event: Masters, board: Page) -> None:
    """Four accounts, two for each side, are called to a live table; the power fails again while they play; the table writes the sheet."""
    people = [person for side in event.match(ONLINE)["sides"] for person in two_of(event, side)]
    opened(board, "2.2")
    board.get_by_role("dialog").get_by_role("button", name="Chamar on-line").click()
    expect(board.get_by_role("dialog")).to_have_count(0)
    for person in people:
        page = person.go(f"{event.path}/jogador")
        page.get_by_role("link", name="Ir para a mesa on-line").click()
        page.wait_for_url("**/mesa/*")
    for person in people:
        person.page.wait_for_selector("main.truco", timeout=SLOW)
    event.hall.kill()
    pages = [person.page for person in people]
    for page in pages:
        expect(page.get_by_text("A conexão caiu")).to_have_count(0, timeout=SLOW)
    play_to_the_end(*pages, keys=AT_ONCE)
    assert all(map(is_over, pages))
    until = time.monotonic() + SLOW / 1000
    while event.match(ONLINE)["result"] is None:
        assert time.monotonic() < until, "the table writes no sheet"
        board.wait_for_timeout(200)
    found = event.match(ONLINE)
    assert found["record"]
    assert 12 in found["result"]["points"]
    for person in people:
        if person not in event.players.values():
            person.leave()


def two_of(event: Masters, entry: str) -> list[Person]:
    """The phones of the two who play for an entry, each with an account that the organiser ties to it."""
    found: list[Person] = []
    for name in event.people(entry):
        own = event.players.get(name)
        if own is None:
            plain = f"Conta {entry} {len(found)}"
            account = Account(event.hall, plain)
            event.ana.post(f"/api/events/{event.event}/roles", {"name": plain, "role": "player", "entries": [entry]})
            own = event.come(account, PHONE_TALL)
        found.append(own)
    return found


def one_correction(event: Masters) -> None:
    """After the next match has begun the organiser, whom the regulation names, says what becomes of it."""
    event.do("call", match="knockout/2.1", table=1)
    event.here("knockout/2.1")
    event.do("start", match="knockout/2.1")
    before = event.match("knockout/2.1")["sides"]
    page = event.come(event.ana).go(f"{event.path}/direcao")
    page.get_by_role("heading", name="Mesas").wait_for()
    opened(page, "1.1")
    window = page.get_by_role("dialog")
    window.get_by_role("button", name="Corrigir o placar").click()
    for box, told in enumerate((12, 10)):
        window.get_by_role("spinbutton").nth(box).fill(str(told))
    window.get_by_label("Motivo").fill("súmula trocada")
    window.get_by_role("button", name="Ver o que muda").click()
    window.get_by_label("Vale o placar certo", exact=False).check()
    window.get_by_role("button", name="Ver o que muda").click()
    expect(window).to_contain_text("O que acontece")
    moves = event.match(FIRST[0])["sides"][0]
    expect(window).to_contain_text(event.named(moves))
    assert event.match("knockout/2.1")["sides"] == before
    window.get_by_role("button", name="Confirmar").click()
    expect(window.get_by_role("button", name="Corrigir o placar")).to_be_visible()
    assert event.match("knockout/2.1")["sides"][0] == moves
    assert event.match("knockout/2.1")["status"] in ("called", "ready")
    page.context.close()
