"""A small cup in four browsers: entered by a link and with bots, called to its tables, one who never came, the bracket on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.person import PHONE, Person
from tests.e2e.browser.test_pages import barriers

QUICK = {"bot_seconds": 0.02, "pause_seconds": 0.1, "turn_seconds": 5, "bot": "random"}
SLOW_MS = 150_000


def opened(host: Person, **wanted: Any) -> str:
    asked = {
        "title": "Copa do Bar",
        "rulebook": "fenacef-ix",
        "entries": 4,
        "best_of": 1,
        "bots": True,
        "notice_minutes": 1,
        **QUICK,
        **wanted,
    }
    return str(host.ask("/api/cups", asked)["cup"]["id"])


def without_errors(person: Person) -> None:
    assert barriers(person.page) == []


def test_sixty_four_pairs_of_bots_play_a_cup_from_the_form_to_the_page_of_the_winner(come_in: Callable[..., Person]):
    """After the form nobody touches anything; the page itself comes to its winner."""
    ana = come_in(size=PHONE)
    ana.go("/")
    ana.page.get_by_role("link", name="Abrir uma copa").click()
    expect(ana.page.get_by_role("dialog", name="Abrir uma copa")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_label("Copas em duplas")).to_be_checked()
    expect(ana.page.get_by_text("Nenhuma copa por aqui agora").or_(ana.page.get_by_role("link", name="Ver")).first).to_be_visible()
    ana.page.get_by_role("button", name="Abrir copa").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox", name="Regulamento")).to_contain_text("Truco Masters")
    without_errors(ana)
    dialog.get_by_label("Nome da copa").fill("Copa dos Robôs")
    dialog.get_by_label("Duplas no máximo").fill("64")
    dialog.get_by_label("Distraídos").check()
    expect(dialog.get_by_label("Sem pausa")).to_be_checked()
    dialog.get_by_label("Agora mesmo").check()
    dialog.get_by_role("button", name="Abrir a copa").click()
    ana.page.wait_for_url("**/copa/*")
    expect(ana.page.get_by_role("heading", name="Copa dos Robôs")).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Chave")).to_be_visible()
    without_errors(ana)
    expect(ana.page.get_by_role("heading", name="Dupla campeã")).to_be_visible(timeout=SLOW_MS)
    without_errors(ana)
    cup = ana.ask_json(f"/api/cups/{ana.page.url.rpartition('/')[2]}")["cup"]
    assert [len(turn) for turn in cup["rounds"]] == [32, 16, 8, 4, 2, 1]
    assert {match["result"]["how"] for match in cup["matches"]} == {"played"}
    assert all(match["record"] and match["deals"] for match in cup["matches"])
    champion = next(one for one in cup["entries"] if one["id"] == cup["champion"])
    names = " e ".join(player["name"] for player in champion["players"])
    expect(ana.page.locator(".winner .names")).to_have_text(names)
    assert f"{names}: campeões! Copa dos Robôs" in ana.page.request.get(ana.page.url).text(), "a chat reads it without a script"


@pytest.mark.long
def test_four_people_play_a_small_cup_and_one_who_never_comes_loses_by_the_rulebook(come_in: Callable[..., Person]):
    """Ana and Bia are a pair by a link, Caio has a bot, Davi has a bot and never looks at his table; bots are the fourth pair."""
    ana, bia, caio, davi = come_in(size=PHONE), come_in(size=PHONE, lang="en"), come_in(lang="es"), come_in()
    cup = opened(ana)
    ana.go(f"/copa/{cup}")
    ana.page.get_by_role("button", name="Convidar meu parceiro").click()
    link = ana.page.locator("input[readonly]").first.input_value()
    assert f"/copa/{cup}/dupla/" in link
    bia.go(link.removeprefix(bia.address))
    bia.page.get_by_role("button", name="Play as a pair with").click()
    expect(bia.page.get_by_text("You are in.")).to_be_visible()
    caio.go(f"/copa/{cup}")
    caio.page.get_by_role("button", name="Entrar con un robot").click()
    expect(caio.page.get_by_text("Inscripción hecha.")).to_be_visible()
    davi.go(f"/copa/{cup}")
    davi.page.get_by_role("button", name="Entrar com um robô").click()
    expect(davi.page.get_by_text("Inscrição feita.")).to_be_visible()
    for one in (ana, caio):
        without_errors(one)
    ana.page.get_by_role("button", name="Começar agora").click()
    for one, words in ((ana, "Ir para a minha mesa"), (bia, "Go to my table"), (caio, "Ir a mi mesa")):
        one.page.get_by_role("link", name=words).click()
        one.page.wait_for_url("**/mesa/*")
    davi.go("/")
    state = ana.ask_json(f"/api/cups/{cup}")
    assert state["cup"]["status"] == "running"
    watched = come_in(size=PHONE)
    watched.go(f"/copa/{cup}")
    expect(watched.page.get_by_role("heading", name="Chave")).to_be_visible()
    expect(watched.page.get_by_text("W.O.").first).to_be_visible(timeout=SLOW_MS)
    told = watched.ask_json(f"/api/cups/{cup}")["cup"]
    absent = next(one for one in told["matches"] if one["result"] and one["result"]["how"] == "walkover")
    loser = absent["sides"][1 - absent["result"]["winner"]]
    assert told["entries"][2]["id"] == loser, "Davi never came, and his pair was the third to enter"
