"""A stage of the CGP run from its pages: a satellite, the Main Event of 200 with two first days, two side events, the ranking.

What most players do is sent over HTTP; every button is pressed. The money is worked out here, to the centavo.
"""

import re
from datetime import timedelta
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tento.championship.core.beside import Beside, PeopleFile
from tento.championship.registry import replay
from tento.rulebooks.loader import load
from tests.e2e.browser.cgp import Pages, now, reais, sitting, spread, typed
from tests.e2e.browser.hall import Hall, named, open_hall, soon
from tests.e2e.browser.person import Person
from tests.e2e.browser.test_pages import barriers
from tests.e2e.field_event import PLAYED, names

SHARES = (2290, 1547, 1117, 817, 597, 467, 377, 307, 267, *(237,) * 2, *(212,) * 2, *(187,) * 2, *(167,) * 2, *(152,) * 4)
"""The completed column of the printed table for 171 to 210 entries, in ten-thousandths: 21 places."""
WIDE = {"width": 1440, "height": 900}
LEVELS = [
    {"minutes": 40, "small": 100, "big": 200, "ante": 0, "break_min": 0},
    {"minutes": 40, "small": 200, "big": 400, "ante": 400, "break_min": 15},
    {"minutes": 40, "small": 500, "big": 1000, "ante": 1000, "break_min": 0},
    {"minutes": 40, "small": 1000, "big": 2000, "ante": 2000, "break_min": 0},
]


def prizes(pool: int, shares: tuple[int, ...]) -> list[int]:
    """Each place its share in whole reais, the first what is left, in centavos."""
    lower = [pool * share // 10_000 // 100 * 100 for share in shares[1:]]
    return [pool - sum(lower), *lower]


def replayed(hall: Hall) -> None:
    """The log, with the people beside it, leads to the same state again, every draw redone."""
    text, people = (hall.person.page.request.get(f"{hall.person.address}{hall.path}/{name}").text() for name in ("log", "people.json"))
    beside = Beside(msgspec.json.decode(people, type=PeopleFile).things)
    assert replay(text, load("cgp-2024"), beside).state.entries == hall.read("clock")["entries"]


@pytest.mark.long
def test_a_stage_of_two_hundred_is_run_from_its_pages_and_paid_to_the_centavo(come_in, rita):
    host, everybody = named(rita, "Federação"), names(200)
    satellite = whole_side(rita, host, "Satélite", everybody[:21], kind="satellite", split={"prize": 12000, "rake": 3000}, seat_price=62000)
    # 21 × 120 less 3 % = 2,444.40: three seats of 620, and what is left for the fourth.
    assert satellite.read("money")["prizes"] == [62000, 62000, 62000, 58440]
    main = open_hall(rita, host, "Main Event", start=soon(90), starting_days=2, levels=LEVELS, options={"season_year": now().year})
    at = Pages(come_in, rita, main, size=WIDE)
    before_the_start(at, everybody[0])
    main.enter(everybody[1:108])
    first_seats(main)
    alternate_waits_and_is_called(at, everybody)
    balance_otherwise(at)
    at_the_table(at)
    clock_and_chips(at)
    corrections(at)
    left = bagged(at)
    second_first_day(main, everybody[109:], 11)
    left += meet_on_day_two(at)
    tied = hand_for_hand(at, left)
    rest = [who for who in left if who not in tied and who in main.where()]
    final_table_and_deal(at, rest, tied)
    others = [who for who in everybody if who != rest[0]]
    bounty = side_with_knockouts(at, host, [rest[0], *others[:39]])
    plain = whole_side(rita, host, "Paralelo 2", [rest[0], *others[:44]], kind="side", split={"prize": 9000, "rake": 1000, "ranking": 1000})
    assert plain.read("money")["prizes"] == prizes(45 * 9000 * 97 // 100, (3390, 2340, 1740, 1390, 1140))
    ranking(at, main, rest[0])
    cancelled(at, host)
    assert barriers(at.page) == []
    assert at.pressed == PRESSED
    for hall in (main, satellite, bounty, plain):
        replayed(hall)


PRESSED = {
    *("enter", "cancel-entry", "reschedule", "logos", "balance", "move", "blinds", "absent", "present", "time-cards", "penalty", "serve"),
    *("right-seat", "eliminate", "disqualify", "level", "break", "time", "pause", "resume", "race", "exchange", "hand-level"),
    *("correct-out", "correct-places", "correct-chips", "last-hands", "day-end", "starting-day-end", "day", "documents"),
    *("hand-for-hand", "deal-hand", "hand", "run-all-in", "out", "final", "deal", "pay"),
    *("correct-knockout", "pay-ranking", "amend", "cancel"),
}
"""The decisions that the pages have made, button by button; announcing, drawing and transferring are pressed in `test_events_poker`."""


def whole_side(rita: Person, host: str, title: str, players: list[str], **changes: Any) -> Hall:
    """A tournament of May 2024 in one go: the first of the list wins, and takes every knockout where there are any."""
    hall = open_hall(rita, host, title, at=PLAYED - timedelta(minutes=50), **changes)
    hall.enter(players, paid=sum(changes["split"].values()))
    hall.do("announce", source="o público")
    hall.do("seats", numbers=["07"])
    knockouts = "knockout" in changes["split"]
    while len(where := hall.where()) > 1:
        tables: dict[int, list[str]] = {}
        for who in players:
            if who in where:
                tables.setdefault(where[who], []).append(who)
        for seated in tables.values():
            gone = list(reversed(seated[1:]))
            if gone:
                hall.out(gone, [[seated[0]]] * len(gone) if knockouts else ())
        if len(hall.where()) > 1:
            hall.do("balance")
    return hall


def before_the_start(at: Pages, winner: str) -> None:
    """An early entry and its refund, another hour, a seat that was won and whose it is."""
    page = at.go("balcao")
    at.person_of("Ana Cedo")
    page.get_by_label("Antecipado").check()
    page.get_by_label("Quando o depósito foi creditado").fill(f"{now() - timedelta(days=2):%Y-%m-%dT%H:%M}")
    for paper in ("comprovante", "nome"):
        page.get_by_label(paper, exact=True).check()
    page.get_by_role("group", name="O que chegou por e-mail").get_by_label("CPF").check()
    at.button("Inscrever")
    page.get_by_role("heading", name="Ana Cedo").wait_for()
    at.button("Cancelar")
    at.button("Cancelar e devolver")
    page.get_by_role("heading", name="Nova inscrição").wait_for()
    page = at.go("caixa")
    page.get_by_text(reais(62000)).first.wait_for()
    expect(at.panel("Devoluções e cancelamento")).to_contain_text("Ana Cedo")
    page = at.go("organizar")
    page.get_by_role("tab", name="Datas e regras").click()
    page.get_by_label("Nova data").first.fill(typed(now() + timedelta(minutes=30)))
    at.page.get_by_label("Motivo").first.fill("o voo da equipe atrasou")
    at.button("Mudar o horário de início")
    expect(page.get_by_label("Nova data").first).to_have_value("")
    page = at.go("balcao")
    at.person_of(winner)
    page.get_by_label("Vaga ganha em satélite").check()
    page.get_by_label("Quem ganhou a vaga").fill("Outra pessoa")
    at.button("Inscrever")
    at.refused("2.4")
    page.get_by_label("Quem ganhou a vaga").fill("")
    at.button("Inscrever")
    page.get_by_role("heading", name=winner).wait_for()
    at.button("Logomarcas")
    page.get_by_label("Logomarcas que veste").fill("CGP")
    at.button("Salvar")
    page.get_by_text("Logomarcas que veste").first.wait_for()


def first_seats(hall: Hall) -> None:
    hall.do("announce", source="o público")
    hall.do("seats", numbers=["c0ffee", "07"])
    hall.do("level", level=1)


def alternate_waits_and_is_called(at: Pages, everybody: list[str]) -> None:
    """No seat is empty: one waits, may not cancel, and is called when somebody goes out."""
    hall, late = at.hall, everybody[108]
    hall.enter([late])
    page = at.page
    page.get_by_role("button", name="Na espera (1)").click()
    page.get_by_role("button", name=late).click()
    at.button("Cancelar")
    at.button("Cancelar e devolver")
    at.refused("2.5")
    hall.out([everybody[107]])
    page = at.go("salao")
    at.tab("Equilibrar")
    expect(at.panel("Lista de espera")).to_contain_text(late)
    page.get_by_text("1 suplente é chamado.").wait_for()
    at.button("Fazer assim")
    expect(at.panel("Lista de espera")).to_contain_text("Ninguém espera.")
    expect(at.panel("Papeletas")).to_contain_text(late)


def balance_otherwise(at: Pages) -> None:
    """27 at three full tables, then four go out at one: it stops, and the floor moves another player than the one proposed."""
    hall, page = at.hall, at.page
    hall.out([one["player"] for one in sitting(hall)[27:]])
    hall.do("balance")
    tables = {table["number"]: [seat["player"] for seat in table["seats"]] for table in hall.read("floor")["tables"]}
    assert [len(seated) for seated in tables.values()] == [9, 9, 9]
    short = list(tables)[-1]
    hall.out(tables[short][:4])
    page.get_by_text(f"Parar a mesa {short}: três ou mais jogadores a menos").wait_for()
    moves = hall.read("floor")["proposal"]["moves"]
    assert {move["to_table"] for move in moves} == {short}
    other = next(who for who in tables[moves[0]["table"]] if who != moves[0]["player"])
    at.button("Decidir de outro modo")
    chosen = at.panel("Proposta").get_by_label("Jogador")
    chosen.select_option(other)
    free = page.get_by_label("Lugar vazio").locator("option").all_inner_texts()
    page.get_by_label("Lugar vazio").select_option(next(spot for spot in free if spot.startswith(f"{short}.")))
    at.why("pediu para ficar longe do irmão")
    at.button("Mudar")
    expect(chosen).to_be_hidden()
    page.get_by_text("para a pior posição").first.wait_for()
    at.button("Fazer assim")
    page.get_by_text("As mesas estão equilibradas.").wait_for()
    assert sorted(len(table["seats"]) for table in hall.read("floor")["tables"]) == [7, 8, 8]
    assert at.page.request.get(f"{at.person.address}{hall.path}/print/slips").body()[:5] == b"%PDF-"


def at_the_table(at: Pages) -> None:
    """What is done with one player, each by a tap on the map; 23 are left, then 21."""
    hall, page = at.hall, at.page
    at.tab("Mesas")
    page.get_by_role("button", name="Mão seguinte").first.click()
    card = page.locator("article").first
    card.get_by_role("button", name="Botão e blinds").click()
    for label, seat in (("Botão", "1"), ("Small blind", "2"), ("Big blind", "3")):
        card.get_by_label(label).select_option(seat)
    card.get_by_role("button", name="Salvar").click()
    expect(card.get_by_role("button", name="Salvar")).to_be_hidden()
    one, two, three = (seat["player"] for seat in sitting(hall)[:3])
    at.seat(one)
    at.button("Está ausente")
    page.locator(".map").get_by_text("ausente").wait_for()
    at.seat(one)
    at.button("Chegou ao lugar")
    expect(page.locator(".map").get_by_text("ausente")).to_be_hidden()
    at.seat(one)
    page.get_by_text("Cartões de tempo: 3").wait_for()
    at.button("Gastou um cartão de tempo")
    at.seat(one)
    page.get_by_text("Cartões de tempo: 2").wait_for()
    at.button("Penalidade")
    page.get_by_label("Qual penalidade").select_option("missed_hands")
    page.get_by_label("Quantas mãos").fill("3")
    at.why("expôs cartas com ação pendente")
    at.button("Aplicar")
    page.get_by_text("3 mãos fora").wait_for()
    at.seat(one)
    at.button("Cumprir (3)")
    page.get_by_label("Mãos anuladas (misdeal)").fill("1")
    at.button("Salvar")
    page.get_by_text("2 mãos fora").wait_for()
    other = next(seat for seat in sitting(hall) if seat["table"] != sitting(hall)[0]["table"])
    at.seat(two)
    at.button("Lugar errado")
    page.get_by_role("dialog").get_by_label("Mesa").select_option(str(other["table"]))
    page.get_by_role("dialog").get_by_label("Lugar").select_option(str(other["seat"]))
    at.button("Pôr no lugar certo")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert next(seat for seat in sitting(hall) if seat["player"] == two)["table"] == other["table"]
    for who, how in ((two, "elimination"), (three, "disqualification")):
        at.seat(who)
        at.button("Tirar do torneio")
        page.get_by_label("Como").select_option(how)
        page.get_by_label("Fichas contadas, que saem de jogo").fill("5.000")
        at.why("não volta mais")
        at.button("Tirar")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_text("21 / 109").wait_for()


def clock_and_chips(at: Pages) -> None:
    """The clock is stopped, set, and taken to another level; then the small chips go out of play."""
    hall, page = at.hall, at.go("relogio")
    at.button("Parar o relógio")
    at.why("falta luz")
    page.get_by_role("button", name="Parar o relógio").last.click()
    at.button("Continuar")
    expect(page.get_by_role("button", name="Continuar")).to_be_hidden()
    at.button("Outro intervalo")
    page.get_by_label("Minutos de intervalo").fill("5")
    at.why("jantar")
    at.button("Começar")
    page.get_by_text("Intervalo", exact=True).wait_for()
    for level in ("4", "3"):  # too far, and back
        at.button("Outro nível")
        page.get_by_label("Qual nível").select_option(level)
        at.why("a etapa está atrasada")
        at.button("Começar")
        page.get_by_text(f"Nível {level}", exact=True).wait_for()
    at.button("Acertar o tempo")
    page.get_by_label("Minutos a mais").fill("-30")
    at.why("a etapa está atrasada")
    at.button("Acertar")
    expect(page.get_by_role("timer")).to_have_text(re.compile("^(10|0[6-9]):"))
    page = at.go("salao")
    at.tab("Fichas")
    page.get_by_text("Nenhum nível precisa mais das fichas de 100").wait_for()
    first, second = [seat for seat in sitting(hall) if seat["table"] == sitting(hall)[0]["table"]][:2]
    for seat, stack, chips in ((first, 30_700, 7), (second, 20_400, 4)):
        page.get_by_label(f"Total: {seat['name']}", exact=True).fill(str(stack))
        page.get_by_label(f"Fichas de 100: {seat['name']}", exact=True).fill(str(chips))
    race = page.get_by_role("button", name="Fazer a corrida")
    expect(race).to_be_disabled()
    page.get_by_label("6 cartas, do lugar 1 em diante").fill("Kc 2d 3h 4s 5c 6d")
    race.click()
    # 2 + 4 odd chips are R$ 600 of chips, two new ones of 500: the first wins 500 for 200, the second 500 for 400.
    assert_chips(at, 109 * 30_000 - 10_000 + 400)
    at.tab("Mesas")
    at.seat(first["player"])
    at.button("Trocar fichas antigas")
    page.get_by_label("Quanto valem juntas").fill("700")
    at.button("Trocar")
    assert_chips(at, 109 * 30_000 - 10_000 + 400 - 200)
    at.tab("Mão a mão")
    page.get_by_label("Quando a mão começou").fill(f"{now():%Y-%m-%dT%H:%M:%S}")
    page.get_by_label("Começou por engano com os blinds antigos").check()
    at.button("Decidir o nível")
    expect(at.panel("Em que nível vale a mão").get_by_role("status")).to_contain_text("3")


def assert_chips(at: Pages, chips: int) -> None:
    expect(at.page.locator("dl").filter(has_text="Fichas em jogo").first).to_contain_text(f"{chips:,}".replace(",", "."))


def corrections(at: Pages) -> None:
    """Another player went out than the one who was written down; and two places change."""
    hall, page = at.hall, at.page
    table = hall.read("floor")["tables"][0]
    wrong, right = (seat["player"] for seat in table["seats"][:2])
    hall.out([wrong])
    at.tab("Correções")
    page.get_by_label("Foi anotado como fora").select_option(wrong)
    page.get_by_label("Quem saiu na verdade").select_option(right)
    at.correction("Saiu outro jogador", "o dealer trocou os nomes")
    outs = {one["player"]: one["place"] for one in hall.read("floor")["outs"]}
    assert (outs[right], wrong in outs) == (21, False)
    two = [one for one in hall.read("floor")["outs"] if one["place"] in (24, 25)]
    for one in two:
        label = f"{one['place']}. {one['player']}"
        page.get_by_label("Colocações", exact=True).get_by_label(label).fill(str(49 - one["place"]))
    at.correction("Colocações", "o relógio da mesa 3")
    after = {one["player"]: one["place"] for one in hall.read("floor")["outs"]}
    assert [after[one["player"]] for one in two] == [49 - one["place"] for one in two]


def bagged(at: Pages) -> list[str]:
    """The end of 1A: the card of the last hands, the night, every bag counted; a wrong count is told and goes no further."""
    hall, page = at.hall, at.page
    at.tab("Fim do dia")
    page.get_by_label("Carta sorteada por um jogador").select_option("3")
    at.button("Anotar a carta")
    page.get_by_text("Ainda 3 mãos em cada mesa").first.wait_for()
    at.button("Encerrar o dia")
    page.get_by_text("fim do dia, fichas nas sacolas").first.wait_for()
    players = [seat["player"] for seat in sitting(hall)]
    counted = spread(hall, players)
    at.bags({**counted, players[0]: counted[players[0]] + 100})
    closes = page.get_by_role("button", name="Fechar o dia 1A")
    page.get_by_text("diferença de +100").wait_for()
    expect(closes).to_be_disabled()
    at.bags({players[0]: counted[players[0]]})
    page.get_by_text("confere").wait_for()
    closes.click()
    page.get_by_text("entre os dias iniciais").first.wait_for()
    assert len(players) == 20
    return players


def second_first_day(hall: Hall, players: list[str], left: int) -> None:
    """1B, sent as a whole."""
    hall.enter(players)
    first_seats(hall)
    hall.out(players[left:])
    hall.do("balance")
    hall.do("day-end", why="fim do 1B")


def meet_on_day_two(at: Pages) -> list[str]:
    """1A and 1B meet: the documents of everybody, the bags of both days, new seats; then a bag that was read wrong."""
    hall, page = at.hall, at.page
    page.get_by_text("Dia 1B").first.wait_for()
    expect(at.panel("Sacolas dos outros dias iniciais")).to_contain_text("1A")
    players = [seat["player"] for seat in sitting(hall)]
    at.bags(spread(hall, players))
    starts = page.get_by_role("button", name="Começar o dia 2: sortear os lugares")
    starts.click()
    at.refused("2.1 a")
    due = hall.read("desk")["due"]
    assert len(due) == 31
    hall.do("documents", players=due[1:], day=2)
    page = at.go("balcao")
    page.get_by_role("button", name="Falta 1 documento do dia 2").click()
    at.button("Conferir")
    expect(page.get_by_role("button", name="Falta 1 documento do dia 2")).to_be_hidden()
    page = at.go("salao")
    at.tab("Fim do dia")
    at.bags(spread(hall, players))
    page.get_by_label("Números do público (se houver)").fill("2024")
    with page.expect_response(lambda answer: answer.url.endswith("/decisions") and answer.status == 201):
        starts.click()
    floor = at.until(lambda floor: floor["day"] == 2)
    page.get_by_text("Dia 2").first.wait_for()
    assert (floor["day"], floor["alive"], floor["entries"], floor["paid_places"]) == (2, 31, 200, 21)
    assert floor["chips"] == 200 * 30_000 - 10_000 + 400 - 200
    one, two = sitting(hall)[:2]
    at.tab("Correções")
    for seat, more in ((one, 1000), (two, -1000)):
        page.get_by_label("Contagem das sacolas", exact=True).get_by_label(seat["name"], exact=True).fill(str(seat["chips"] + more))
    at.correction("Contagem das sacolas", "recontagem com a câmera")
    return players


def hand_for_hand(at: Pages, left: list[str]) -> list[str]:
    """One from the money: one hand at every table, a called all-in that waits, and two who go out in that hand and share a place."""
    hall, page = at.hall, at.page
    hall.out(left[22:])
    hall.do("balance")
    hall.do("level", level=4, why="o dia começa no nível 4")
    at.tab("Mão a mão")
    page.get_by_text("Restam 22, premiados 21: falta 1 para o dinheiro.").wait_for()
    at.button("Começar mão a mão")
    at.button("Dar a próxima mão (2 min)")
    tables = [table["number"] for table in hall.read("floor")["tables"]]
    board = {number: page.locator(".board .table").filter(has_text=f"Mesa {number}") for number in tables}
    board[tables[0]].get_by_role("button", name="All-in pago").click()
    for number in tables[1:]:
        board[number].get_by_role("button", name="Terminou").click()
        expect(board[number]).to_contain_text("terminou")
    at.button("Rodar o all-in")
    expect(board[tables[0]]).to_contain_text("terminou")
    where = hall.where()
    tied = [left[21], next(who for who in reversed(left[:21]) if where[who] != where[left[21]])]
    at.tab("Mesas")
    for who in tied:
        at.seat(who)
        at.button("Saiu nesta mão")
    at.button("Confirmar as 2 saídas")
    page.get_by_text("20 / 200").first.wait_for()
    assert {one["place"] for one in hall.read("floor")["outs"] if one["player"] in tied} == {21}
    at.tab("Mão a mão")
    at.button("Terminar mão a mão")
    page.get_by_role("button", name="Começar mão a mão").wait_for()
    return tied


def final_table_and_deal(at: Pages, rest: list[str], tied: list[str]) -> None:
    """The final table, a deal worked out both ways, and every prize to the centavo."""
    hall, page = at.hall, at.page
    hall.out(list(reversed(rest[9:])))
    at.tab("Sorteios")
    at.button("Formar a mesa final (9)")
    at.until(lambda floor: len(floor["tables"]) == 1)
    page.get_by_text("mesa final").first.wait_for()
    hall.out(list(reversed(rest[3:9])))
    page = at.go("caixa")
    pool = 9_312_000  # 200 × 480 = 96,000.00, less 3 %
    expected = prizes(pool, SHARES)
    assert sum(SHARES) == 10_000
    page.get_by_text(reais(pool)).first.wait_for()
    chips = hall.read("floor")["chips"]
    stacks = {rest[0]: chips - 3_000_000, rest[1]: 2_000_000, rest[2]: 1_000_000}
    for who, stack in stacks.items():
        page.get_by_label(f"Fichas: {who}", exact=True).fill(str(stack))
    at.button("Calcular")
    opened = sum(expected[:3])
    reserve = -(-opened // 10)
    at.button("Usar pelas chances")
    page.get_by_text(reais(opened - reserve)).last.wait_for()
    at.button("Usar pelas fichas")
    makes = page.get_by_role("button", name="Registrar o acordo")
    own = page.get_by_label(f"Valor combinado (R$): {rest[0]}", exact=True)
    by_chips = own.input_value()
    own.fill("99.999,00")
    expect(makes).to_be_disabled()
    own.fill(by_chips)
    for who in stacks:
        expect(makes).to_be_disabled()
        page.get_by_label(f"De acordo: {who}").check()
    makes.click()
    page.get_by_text("Já há um acordo").wait_for()
    shared = opened - reserve - 3 * expected[2]
    deal = hall.read("money")["deal"]
    for who, stack in stacks.items():
        assert abs(deal[who] - expected[2] - Fraction(shared * stack, chips)) < 1
    assert sum(deal.values()) == opened - reserve
    hall.out([rest[2], rest[1]])
    money = hall.read("money")
    paid = {one["player"]: one["prize"] for one in money["players"]}
    assert paid[rest[0]] == deal[rest[0]] + reserve
    assert [paid[who] for who in rest[3:]] == expected[3:20]
    assert [paid[who] for who in tied] == [expected[20] // 2] * 2
    assert sum(paid.values()) + money["leftover"] == pool
    assert sum(line["centavos"] for line in money["collected"]) == 200 * 62000
    # The champion's prize is above R$ 5,000: the organisers choose the means.
    row = page.get_by_role("row").filter(has_text=rest[0]).filter(has=page.get_by_role("button", name="Pagar"))
    row.get_by_label("Forma (escolhe a organização)").select_option("transfer")
    row.get_by_role("button", name="Pagar").click()
    page.get_by_role("cell", name="transferência").wait_for()


def side_with_knockouts(at: Pages, host: str, players: list[str]) -> Hall:
    """A knockout that was another's: corrected by the committee after the end; then paid, years late, with the reason."""
    split = {"prize": 20000, "knockout": 10000, "rake": 5000, "ranking": 700, "stage": 300}
    hall = whole_side(at.hall.person, host, "Paralelo 1", players, kind="side", split=split)
    hall.give(host, "committee")
    found = hall.read("money")
    assert sum(one["knockouts"] for one in found["players"]) == 40 * 10000
    # 40 × 200 less 3 % = 7,760.00: 0.38, 0.28, 0.21, 0.13.
    assert found["prizes"] == prizes(776_000, (3800, 2800, 2100, 1300))
    at.hall, hall.at = hall, None
    page = at.go("salao")
    at.tab("Correções")
    last, maker = players[39], players[38]  # the last of a table never took a knockout
    chosen = page.get_by_label("Quem eliminou", exact=True).get_by_label("Eliminado")
    chosen.first.select_option(last)
    chosen.last.select_option(maker)
    was = {one["player"]: one["knockouts"] for one in found["players"]}
    at.correction("Quem eliminou", "a câmera da mesa mostra outro")
    now_ = {one["player"]: one["knockouts"] for one in hall.read("money")["players"]}
    assert now_[maker] == was.get(maker, 0) + 10000
    assert sum(now_.values()) == 40 * 10000
    page = at.go("caixa")
    row = page.get_by_role("row").filter(has_text=maker).filter(has=page.get_by_role("button", name="Pagar"))
    row.get_by_role("button", name="Pagar").click()
    at.refused("17/05/2024")  # five business days after a Saturday
    row.get_by_label("Motivo").fill("pago em 2024, anotado agora")
    row.get_by_role("button", name="Pagar").click()
    page.get_by_role("cell", name="dinheiro", exact=True).wait_for()
    return hall


def ranking(at: Pages, main: Hall, champion: str) -> None:
    """The ranking of the stage: the deal gave all three the points of the third place; R$ 10 of 200 + 40 + 45 entries."""
    at.hall = main
    page = at.go("caixa")
    for title in ("Paralelo 1", "Paralelo 2"):
        page.get_by_label(title).select_option("1")
    at.button("Ver o ranking")
    leader = page.get_by_role("table").filter(has_text="À frente por").get_by_role("row").nth(1)
    # 432, with 45 for day 2, the money and the final table; 250 + 25 in both side events.
    expect(leader).to_contain_text(champion)
    expect(leader).to_contain_text(str(432 + 3 * 45 + 2 * (250 + 25)))
    page.get_by_text(reais(285_000)).wait_for()
    # 30 % of it are the champion's of the stage.
    at.button("Pagar o campeão da etapa")
    page.get_by_role("status").filter(has_text=f"Prêmio de campeão da etapa para {champion}: R$ 855.").wait_for()
    at.button("Pagar o campeão da etapa")
    at.refused("3.7.2")


def cancelled(at: Pages, host: str) -> None:
    """Other rules from now on, told to everybody; then three players are too few, and all get back what they paid."""
    hall = open_hall(at.hall.person, host, "Paralelo 3", start=soon(), kind="side", split={"prize": 9000, "rake": 1000, "ranking": 1000})
    hall.enter(names(3), paid=11000)
    at.hall = hall
    page = at.go("balcao")
    at.person_of("Vaga Velha")
    page.get_by_label("Vaga ganha em satélite").check()
    at.button("Inscrever")
    at.refused("fim de 2024", "2.4")
    page = at.go("organizar")
    page.get_by_role("tab", name="Datas e regras").click()
    page.locator("details summary").first.click()
    page.locator("details fieldset").first.get_by_role("radio").nth(1).check()
    form_ = page.locator("form").filter(has=page.get_by_role("button", name="Mudar regras daqui em diante"))
    form_.get_by_label("Motivo").fill("combinado com os jogadores")
    form_.get_by_role("button", name="Mudar regras daqui em diante").click()
    expect(form_.get_by_label("Motivo")).to_have_value("")
    page = at.go("caixa")
    page.get_by_text("Cancelar o torneio").click()
    at.button("Cancelar e devolver as inscrições")
    page.get_by_text(reais(33000)).first.wait_for()
    status, shown = hall.send("GET", "")
    assert (status, shown["status"]) == (200, "cancelled")
