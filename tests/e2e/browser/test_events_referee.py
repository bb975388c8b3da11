"""Referees on phones: a link opens one table, the tally outlives a reload and the network, two phones with one match are told."""

import re

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.browser.championship import Account, Hall, linked, small, under_way
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.venue import PHONE_TALL, Come, come, hall

__all__ = ["come", "hall"]


@pytest.fixture
def ana(hall: Hall) -> Account:
    return Account(hall, "Ana Org")


@pytest.fixture
def event(ana: Account) -> str:
    return small(ana, stages={"groups": {"groups": 1, "advance": 2}})


def at_table(come: Come, event: str, token: str, lang: str = "pt-BR") -> Page:
    page = come(None, PHONE_TALL, lang).go(f"/evento/{event}/arbitro#{token}")
    page.get_by_role("heading", level=2).first.wait_for()
    return page


def wins(page: Page, entry: str, *worths: int) -> None:
    place = entry[1:]
    for worth in worths:
        page.get_by_role("button", name=f"Ana {place} / Bia {place}: mais {worth}", exact=True).click()


def test_two_partidas_are_kept_over_a_reload_and_signed_by_five(come: Come, ana: Account, event: str):
    match = under_way(ana, event)
    first = match["sides"][0]
    page = at_table(come, event, linked(ana, event))
    page.get_by_role("button", name="Começar o jogo").click()
    wins(page, first, 12)
    expect(page.get_by_text("Fim da partida")).to_be_visible()
    wins(page, first, 9)
    page.reload()
    expect(page.get_by_label(f"Ana {first[1:]} / Bia {first[1:]}: 9", exact=True)).to_be_visible()
    wins(page, first, 1)
    page.get_by_role("button", name="Desfazer").click()
    wins(page, first, 3)
    expect(page.get_by_text("Fim de jogo")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Súmula", exact=True).click()
    page.get_by_role("button", name="Entregar a súmula").click()
    pins = {one["name"]: one["pin"] for one in ana.http.get(f"/api/events/{event}/pins").json()}
    names = [name for side in match["sides"] for name in (f"Ana {side[1:]}", f"Bia {side[1:]}")]
    for name in names[:-1]:
        row = page.get_by_role("listitem").filter(has_text=name)
        row.get_by_role("button", name="Assinar").first.click()
        row.get_by_label("PIN do cartão", exact=False).fill(pins[name])
        row.get_by_role("button", name="Assinar").last.click()
        expect(row).to_contain_text("assinado")
    last = page.get_by_role("listitem").filter(has_text=names[-1])
    last.get_by_role("button", name="Assinar").first.click()
    last.get_by_label("PIN do cartão", exact=False).fill("000000")
    last.get_by_role("button", name="Assinar").last.click()
    expect(last.get_by_role("alert")).to_contain_text("PIN")
    assert barriers(page) == []
    nothing: FilePayload = {"name": "sumula.jpg", "mimeType": "image/jpeg", "buffer": b"uma foto"}
    last.get_by_label("Foto da súmula").set_input_files([nothing])
    expect(last.get_by_role("alert")).to_contain_text("não é uma foto")
    photo: FilePayload = {"name": "sumula.png", "mimeType": "image/png", "buffer": page.screenshot()}
    last.get_by_label("Foto da súmula").set_input_files([photo])
    expect(last).to_contain_text("Impressão digital")
    last.get_by_role("button", name="Assinou no papel").click()
    expect(page.get_by_text("Mesa livre")).to_be_visible()
    assert ana.match(event, match["id"])["result"]["partidas"] == [2, 0]
    (kept,) = ana.http.get(f"/api/events/{event}/pictures").json()
    sent = ana.http.get(f"/api/events/{event}/pictures/{kept['hash']}")
    assert (sent.content[:3], sent.headers["content-type"]) == (b"\xff\xd8\xff", "image/jpeg")
    assert kept["hash"] in ana.http.get(f"/api/events/{event}/people.json").text, "the signature says which picture it is"
    board = come(ana).go(f"/evento/{event}/direcao")
    board.locator("#find-match").fill(names[0])
    board.get_by_role("button", name=re.compile("Abrir .*")).filter(has_text="encerrado").click()
    shown = board.get_by_role("dialog").get_by_role("img", name="Foto enviada por")
    expect(shown).to_have_js_property("naturalWidth", PHONE_TALL["width"])
    assert barriers(board) == []


def test_art_19_par_3_a_mao_that_nobody_won_passes_the_deal_on_and_can_be_undone(come: Come, ana: Account, event: str):
    under_way(ana, event)
    page = at_table(come, event, linked(ana, event))
    page.get_by_role("button", name="Começar o jogo").click()
    seats = page.get_by_role("group", name="Quem embaralha agora?").get_by_role("button")
    expect(seats).to_have_count(4)
    first, second = seats.all_inner_texts()[:2]
    seats.first.click()
    expect(page.get_by_text("Embaralha:")).to_contain_text(first)
    page.get_by_role("button", name="Ninguém marcou").click()
    expect(page.get_by_text("Embaralha:")).to_contain_text(second)
    expect(page.get_by_label("Placar")).not_to_contain_text("venceu a 1ª mão")
    page.get_by_role("button", name="Desfazer").click()
    expect(page.get_by_text("Embaralha:")).to_contain_text(first)
    assert barriers(page) == []


def test_another_score_is_shown_beside_the_own_and_then_disputed(come: Come, ana: Account, event: str):
    match = under_way(ana, event)
    first, second = match["sides"]
    one = at_table(come, event, linked(ana, event, name="Juiz Um"))
    two = at_table(come, event, linked(ana, event, name="Juiz Dois"))
    one.get_by_role("button", name="Começar o jogo").click()
    expect(one.get_by_text("Juiz Dois")).to_be_visible()
    expect(two.get_by_text("Juiz Um")).to_be_visible()
    wins(one, first, 12)
    wins(one, first, 12)
    two.get_by_label("Placar").wait_for()
    wins(two, first, 12)
    wins(two, second, 12)
    wins(two, first, 12)
    one.get_by_role("button", name="Súmula", exact=True).click()
    one.get_by_role("button", name="Entregar a súmula").click()
    expect(one.get_by_text("súmula entregue").first).to_be_visible()
    both = two.get_by_role("alert").filter(has_text="O seu placar")
    expect(both).to_contain_text("12 × 0 · 0 × 12 · 12 × 0")
    expect(both).to_contain_text("Súmula de Juiz Um")
    assert barriers(two) == []
    two.get_by_role("button", name="Entregar o meu assim mesmo").click()
    two.get_by_role("button", name="Entregar a súmula").click()
    for page in (one, two):
        expect(page.get_by_text("Chegaram dois placares diferentes")).to_be_visible()
    assert ana.match(event, match["id"])["status"] == "disputed"


def test_what_somebody_else_decided_since_the_form_was_opened_is_shown_first(come: Come, ana: Account, event: str):
    match = under_way(ana, event)
    page = at_table(come, event, linked(ana, event))
    page.get_by_role("button", name="Começar o jogo").click()
    director = Account(ana.hall, "Rui Direção")
    ana.post(f"/api/events/{event}/roles", {"name": "Rui Direção", "role": "director"})
    board = come(director).go(f"/evento/{event}/direcao")
    board.get_by_role("button", name=re.compile("Abrir .*")).first.click()
    window = board.get_by_role("dialog")
    window.get_by_role("button", name="Lançar placar").click()
    window.get_by_role("button", name="Mais uma partida").click()
    wins(page, match["sides"][1], 12, 12)
    page.get_by_role("button", name="Súmula", exact=True).click()
    page.get_by_role("button", name="Entregar a súmula").click()
    expect(page.get_by_text("súmula entregue").first).to_be_visible()
    for box, told in enumerate((12, 12, 4, 9)):
        window.get_by_role("spinbutton").nth(box).fill(str(told))
    window.get_by_role("button", name="Entregar a súmula").click()
    expect(window).to_contain_text("Como está agora")
    expect(window).to_contain_text("O seu placar")
    assert ana.match(event, match["id"])["status"] == "sheet"
    window.get_by_role("button", name="Entregar o meu assim mesmo").click()
    expect(board.get_by_role("region", name="Precisam de você")).to_be_visible()


def test_without_a_network_a_reloaded_phone_shows_what_it_kept_and_the_sheet_waits_on_it(come: Come, ana: Account, event: str):
    match = under_way(ana, event)
    page = at_table(come, event, linked(ana, event))
    page.get_by_role("button", name="Começar o jogo").click()
    wins(page, match["sides"][1], 12)
    page.evaluate("async () => void await navigator.serviceWorker.ready")
    page.reload()
    expect(page.get_by_role("button", name="Súmula", exact=True)).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("esta página é a que o aparelho guardou")).to_be_visible(timeout=30_000)
    assert barriers(page) == []
    wins(page, match["sides"][1], 12)
    page.get_by_role("button", name="Súmula", exact=True).click()
    page.get_by_role("button", name="Entregar a súmula").click()
    expect(page.get_by_text("1 decisão guardada")).to_be_visible()
    assert ana.match(event, match["id"])["status"] == "playing"
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Súmula")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("esta página é a que o aparelho guardou")).to_be_hidden()
    assert ana.match(event, match["id"])["sheets"][0]["result"]["partidas"] == [0, 2]


def test_sanctions_are_those_of_this_regulation_and_the_director_comes_when_called(come: Come, ana: Account, event: str):
    match = under_way(ana, event)
    page = at_table(come, event, linked(ana, event))
    page.get_by_role("button", name="Começar o jogo").click()
    page.get_by_role("button", name="Punições").click()
    window = page.get_by_role("dialog")
    expect(window).to_contain_text("Desclassificação: cabe a comissão")
    window.get_by_label("O que fez").fill("falou das cartas")
    window.get_by_label("Perda da partida").check()
    window.get_by_role("button", name="Ver o que muda").click()
    expect(window).to_contain_text("perde a partida")
    assert barriers(page) == []
    window.get_by_role("button", name="Confirmar").click()
    expect(page.get_by_text("1 partida", exact=True)).to_be_visible()
    page.get_by_role("button", name="Chamar a direção").click()
    page.get_by_role("dialog").get_by_label("O que houve?").fill("carta marcada")
    page.get_by_role("dialog").get_by_role("button", name="Chamar a direção").click()
    expect(page.get_by_text("A direção foi chamada")).to_be_visible()
    board = come(ana).go(f"/evento/{event}/direcao")
    urgent = board.get_by_role("region", name="Precisam de você")
    expect(urgent).to_contain_text("carta marcada")
    urgent.get_by_label("Decisão sobre a ocorrência 1").fill("baralho trocado")
    urgent.get_by_role("button", name="Decidir").click()
    expect(urgent).to_have_count(0)
    expect(board.get_by_role("region", name="Livro de ocorrências")).to_contain_text("baralho trocado")
    assert ana.match(event, match["id"])["status"] == "playing"
    published_and_taken_back(board)
    assert [one["starts"] for one in ana.seen(event)["matches"] if one["status"] == "ready"] == [None] * 5


def published_and_taken_back(board: Page) -> None:
    """The next match is published and one of its sides is there; then the keys take both back, the last one first."""
    board.keyboard.press("s")
    board.keyboard.press("p")
    missing = board.get_by_role("region", name="Não se apresentaram")
    missing.get_by_role("button", name="Presente").first.click()
    expect(board.get_by_role("status").filter(has_text="presença anotada")).to_be_visible()
    board.keyboard.press("u")
    expect(missing.get_by_role("listitem")).to_have_count(2)
    board.keyboard.press("u")
    expect(missing).to_have_count(0)


def test_a_link_opens_its_own_table_alone_and_nothing_once_it_is_revoked(come: Come, ana: Account, event: str):
    match = under_way(ana, event, table=1)
    token = linked(ana, event, table=2)
    page = at_table(come, event, token)
    expect(page.get_by_text("Mesa livre")).to_be_visible()
    other = Account(ana.hall, link=token)
    assert other.ask(event, "start", match=match["id"]).json()["code"] == "not_your_table"
    (link,) = ana.http.get(f"/api/events/{event}/links").json()
    assert ana.http.delete(f"/api/events/{event}/links/{link['id']}").status_code == 204
    page.reload()
    expect(page.get_by_text("Este link de árbitro não vale mais")).to_be_visible()


@pytest.mark.parametrize(("lang", "start"), [("en-GB", "Begin the match"), ("es-AR", "Empezar el partido")])
def test_the_phone_speaks_the_referees_language(come: Come, ana: Account, event: str, lang: str, start: str):
    under_way(ana, event)
    page = at_table(come, event, linked(ana, event), lang)
    expect(page.get_by_role("button", name=start)).to_be_visible()
    assert barriers(page) == []


def test_a_rodada_is_added_up_by_the_rulebook(come: Come, ana: Account):
    """TS-17 of our reading of the regulation: +410 and −400."""
    event = small(ana, "afia-2025", 10)
    under_way(ana, event)
    page = at_table(come, event, linked(ana, event))
    page.get_by_role("button", name="Começar o jogo").click()
    labels = ("Cartas nos jogos", "Canastras limpas", "Três vermelhos", "Na mão (sem três preto)", "Três pretos na mão")
    for place, counts in enumerate(((15, 1, 1, 4, 1), (6, 0, 1, 16, 1))):
        side = page.get_by_role("group").nth(place)
        for label, told in zip(labels, counts, strict=True):
            side.get_by_label(label, exact=True).fill(str(told))
        side.get_by_role("combobox").select_option("taken" if place == 0 else "none")
    page.get_by_label("Quem bateu").select_option("0")
    page.get_by_role("button", name="Somar a rodada").click()
    totals = page.get_by_label("Total de", exact=False)
    expect(totals.nth(0)).to_have_value("410")
    expect(totals.nth(1)).to_have_value("-400")
    assert barriers(page) == []
    page.get_by_role("button", name="Anotar a rodada").click()
    expect(page.locator(".points").nth(0)).to_have_text("410")
    expect(page.locator(".points").nth(1)).to_have_text("-400")
