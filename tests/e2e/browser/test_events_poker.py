"""A poker tournament run from its pages: the desk on a laptop, the floor on a tablet, the clock on a projector, at once."""

import re
import time

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.browser.hall import REFUSED, beside, named, open_hall, soon
from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.field_event import form, names, person

TABLET = {"width": 1024, "height": 768}
PROJECTOR = {"width": 1920, "height": 1080}
PAGES = ("balcao", "salao", "relogio", "caixa")


def test_the_desk_takes_an_entry_and_says_by_which_article_it_refuses(come_in, rita):
    hall = open_hall(rita, named(rita, "Balconista"), "Main do balcão", start=soon())
    page = beside(come_in, rita).go(f"/evento/{hall.event}/balcao")
    page.get_by_role("heading", name="Nova inscrição").wait_for()
    page.keyboard.press("n")
    page.keyboard.type("Ana Lima")
    page.get_by_label("Nascimento").fill("2015-05-11")
    page.get_by_label("Documento com foto apresentado").fill("RG")
    page.get_by_label("CPF", exact=True).nth(1).fill("529.982.247-26")
    page.get_by_text("Os dígitos deste CPF não conferem.").wait_for()
    page.get_by_label("CPF", exact=True).nth(1).fill("529.982.247-25")
    page.get_by_label("Leu e aceita o regulamento").check()
    page.get_by_label("Crédito · R$ 682,00").check()
    enter = page.get_by_role("button", name="Inscrever", exact=True)
    enter.click()
    refused = page.locator(".refused")
    expect(refused).to_contain_text("18")
    expect(refused.get_by_role("link")).to_have_text("Ver 2.1")
    page.get_by_label("Nascimento").fill("1990-05-11")
    enter.click()
    expect(page.locator(".refused")).to_contain_text("Ana Lima")  # the image release is not signed
    page.get_by_label("Assinou a cessão de imagem").check()
    enter.click()
    page.get_by_role("heading", name="Ana Lima").wait_for()
    page.get_by_text("R$ 682,00 (Crédito)").wait_for()
    page.get_by_text("***.982.247-**").wait_for()
    receipt = page.get_by_role("link", name="Imprimir").get_attribute("href") or ""
    paper = page.request.get(f"{rita.address}{receipt}")
    assert (paper.status, paper.body()[:5]) == (200, b"%PDF-")
    kept = hall.read("desk")["entrants"]
    assert [(one["player"], one["paid"][0]["centavos"], one["documents"]) for one in kept] == [("Ana Lima", 68200, [1])]
    assert barriers(page) == []


def test_the_desk_finds_checks_transfers_and_lets_in_again(come_in, rita):
    hall = open_hall(rita, named(rita, "Recepção"), "Main da recepção", start=soon())
    hall.enter(names(12))
    page = beside(come_in, rita).go(f"/evento/{hall.event}/balcao")
    search = page.get_by_label("Procurar pelo nome")
    search.fill("jogador 005")
    search.press("Enter")
    page.get_by_role("heading", name="Jogador 005").wait_for()
    page.get_by_role("button", name="Cancelar", exact=True).click()
    page.get_by_role("button", name="Cancelar e devolver").click()
    expect(page.locator(".refused")).to_contain_text("antecipada")
    page.get_by_role("button", name="Transferir", exact=True).click()
    page.get_by_label("Nome completo").fill("Bia Nova")
    page.get_by_label("Nascimento").fill("1980-01-01")
    page.get_by_label("Documento com foto apresentado").fill("CNH")
    page.get_by_label("Só o documento").check()
    page.get_by_label("Leu e aceita o regulamento").check()
    page.get_by_label("Assinou a cessão de imagem").check()
    page.get_by_label("Motivo").fill("o pai adoeceu")
    page.get_by_role("button", name="Transferir a inscrição").click()
    page.get_by_role("heading", name="Bia Nova").wait_for()
    hall.do("announce", source="o público")
    hall.do("seats", numbers=["07"])
    hall.do("level", level=1)
    hall.out(["Bia Nova"])
    page.get_by_role("button", name="Reentrada").click()
    page.get_by_label("Débito · R$ 651,00").check()
    page.get_by_role("button", name="Inscrever de novo").click()
    page.get_by_text("R$ 651,00 (Débito)").wait_for()
    hall.do("day-end", why="o salão fecha")
    page.get_by_role("button", name=re.compile("Faltam 12 documentos do dia 2")).click()
    page.get_by_role("button", name="Conferir").first.click()
    page.get_by_role("button", name=re.compile("Faltam 11 documentos do dia 2")).wait_for()


def test_seats_are_drawn_on_the_tablet_and_the_clock_is_run_for_the_projector(come_in, rita):
    hall = open_hall(rita, named(rita, "Diretora"), "Main do salão", start=soon())
    hall.enter(names(20))
    tablet = beside(come_in, rita, size=TABLET).go(f"/evento/{hall.event}/salao")
    wall = come_in(size=PROJECTOR).go(f"/evento/{hall.event}/relogio")
    control = beside(come_in, rita).go(f"/evento/{hall.event}/relogio")
    wall.get_by_text("Começa em breve").wait_for()
    tablet.get_by_role("button", name="Sorteios").click()
    tablet.get_by_label("De onde virão os números do público").fill("dois jogadores")
    tablet.get_by_role("button", name="Anunciar a lista").click()
    tablet.get_by_text("Compromisso publicado:").wait_for()
    tablet.get_by_label("Números do público (se houver)").fill("c0ffee 07")
    tablet.get_by_role("button", name="Sortear os lugares").click()
    tablet.get_by_role("link", name="Lugares (PDF)").wait_for()
    control.get_by_role("button", name="Começar o nível 1").click()
    wall.get_by_text("Nível 1", exact=True).wait_for()
    expect(wall.get_by_role("timer")).to_have_text(re.compile("^(30:00|29:)"))
    control.get_by_role("button", name="Parar o relógio").click()
    control.get_by_label("Motivo").fill("falta um dealer")
    control.get_by_role("button", name="Parar o relógio").last.click()
    wall.get_by_text("Relógio parado").wait_for()
    stopped = wall.get_by_role("timer").inner_text()
    control.get_by_role("button", name="Acertar o tempo").click()
    control.get_by_label("Minutos a mais").fill("-2")
    control.get_by_label("Motivo").fill("o nível começou tarde")
    control.get_by_role("button", name="Acertar", exact=True).click()
    minutes, _, seconds = stopped.partition(":")
    expect(wall.get_by_role("timer")).to_have_text(f"{int(minutes) - 2}:{seconds}")
    control.get_by_role("button", name="Começar o nível 2").click()
    expect(control.locator(".refused")).to_contain_text("5.3.8")
    control.get_by_role("button", name="Continuar").click()
    expect(wall.get_by_text("Relógio parado")).to_be_hidden()
    assert barriers(wall) == barriers(control) == []


def test_the_floor_takes_outs_by_tap_breaks_a_table_and_penalises(come_in, rita):
    hall = open_hall(rita, named(rita, "Chefe do salão"), "Main das mesas", start=soon(), time_cards=None)
    hall.enter(names(20))
    hall.do("announce", source="o público")
    hall.do("seats", numbers=["07"])
    tablet = beside(come_in, rita, size=TABLET).go(f"/evento/{hall.event}/salao")
    wall = come_in(size=PROJECTOR).go(f"/evento/{hall.event}/relogio")
    # Two go out in one hand at table 1: the larger stack is placed better.
    tables = hall.read("floor")["tables"]
    one, two = [seat["player"] for seat in tables[0]["seats"]][:2]
    for who in (one, two):
        tablet.locator(".map").get_by_role("button", name=who).click()
        tablet.get_by_role("button", name="Saiu nesta mão").click()
    tablet.get_by_label("Fichas no começo da mão").first.fill("9.000")
    tablet.get_by_label("Fichas no começo da mão").last.fill("12.000")
    tablet.get_by_role("button", name="Confirmar as 2 saídas").click()
    tablet.get_by_text("18 / 20").wait_for()
    assert {out["player"]: out["place"] for out in hall.read("floor")["outs"]} == {two: 19, one: 20}
    expect(wall.locator("dl")).to_contain_text("18 / 20")
    # Nobody needs the third table any more: it breaks, and its players have slips.
    tablet.get_by_role("button", name="Equilibrar").first.click()
    tablet.get_by_text("A mesa 3 se desfaz.").wait_for()
    tablet.get_by_role("button", name="Fazer assim").click()
    tablet.get_by_text("As mesas estão equilibradas.").wait_for()
    slips = tablet.get_by_role("link", name="Imprimir papeletas").get_attribute("href") or ""
    assert tablet.request.get(f"{rita.address}{slips}").body()[:5] == b"%PDF-"
    assert len(hall.read("floor")["slips"]) == 6
    # A penalty, an absence, a move that the floor decides otherwise.
    who = hall.read("floor")["tables"][0]["seats"][0]["player"]
    tablet.get_by_role("button", name="Mesas", exact=True).click()
    tablet.locator(".map").get_by_role("button", name=who).click()
    tablet.get_by_role("button", name="Penalidade").click()
    tablet.get_by_label("Qual penalidade").select_option("missed_orbits")
    tablet.get_by_label("Motivo").fill("celular à mesa")
    tablet.get_by_role("button", name="Aplicar").click()
    tablet.get_by_text("9 mãos fora").wait_for()
    # Time is called on a player who lets it run out: a dead hand.
    tablet.locator(".map").get_by_role("button", name=who).click()
    tablet.get_by_role("button", name="Pediram tempo").click()
    tablet.get_by_role("button", name="Anotar o tempo pedido").click()
    tablet.get_by_text(f"Pedido de tempo contra {who}: o tempo acabou diante de uma aposta; a mão está morta.").wait_for()
    assert barriers(tablet) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt-BR", {"balcao": "Nova inscrição", "salao": "Mesa 1", "relogio": "Nível 1", "caixa": "Arrecadado"}),
        pytest.param(
            "en-GB", {"balcao": "New entry", "salao": "Table 1", "relogio": "Level 1", "caixa": "Collected"}, marks=pytest.mark.long
        ),
        pytest.param(
            "es-AR", {"balcao": "Nueva inscripción", "salao": "Mesa 1", "relogio": "Nivel 1", "caixa": "Recaudado"}, marks=pytest.mark.long
        ),
    ],
)
def test_every_page_keeps_nobody_out_in_three_languages_and_on_a_phone(come_in, rita, lang, said):
    hall = open_hall(rita, named(rita, f"Diretora {lang}"), "Main", start=soon())
    hall.enter(names(20))
    hall.do("announce", source="o público")
    hall.do("seats", numbers=["07"])
    hall.do("level", level=1)
    device = beside(come_in, rita, size=PHONE, lang=lang, color_scheme="dark")
    for path in PAGES:
        page = device.go(f"/evento/{hall.event}/{path}")
        page.get_by_text(said[path]).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path
        assert barriers(page) == [], path


def test_the_pages_of_those_who_run_it_tell_nobody_else_anything(come_in, rita):
    hall = open_hall(rita, named(rita, "Fechada"), "Main fechado", start=soon())
    hall.enter(["Segredo da Silva"])
    page = come_in(forgives=REFUSED).go(f"/evento/{hall.event}/balcao")
    page.get_by_text("Esta página é de quem trabalha no campeonato.").wait_for()
    assert page.get_by_text("Segredo").count() == 0


def test_a_form_keeps_what_was_typed_where_the_house_says_late_who_reads_and_when_the_reader_gets_another_role(come_in, rita):
    host = named(rita, "Paciente")
    hall = open_hall(rita, host, "Main que demora", start=soon())
    device = beside(come_in, rita)

    def late(route: Route) -> None:
        time.sleep(1.5)  # the socket has long told what it knows
        route.continue_()

    device.page.route("**/api/me", late)
    page = device.go(f"/evento/{hall.event}/salao")
    page.get_by_role("button", name="Sorteios").click()
    source = page.get_by_label("De onde virão os números do público")
    source.fill("dois jogadores")
    page.evaluate("() => { window.typed = document.activeElement; }")
    page.wait_for_timeout(3000)  # the page asks every two seconds whether somebody else reads now
    hall.give(host, "committee")
    page.wait_for_timeout(1500)
    expect(source).to_have_value("dois jogadores")
    assert page.evaluate("() => window.typed.isConnected")


def test_a_person_of_another_form_is_refused_over_http_too(rita):
    hall = open_hall(rita, named(rita, "Portaria"), "Main da portaria", start=soon())
    hall.do("enter", players=["Ana"], forms=[form("Ana", person=person("Ana", cpf="529.982.247-25"))])
    status, told = hall.ask("enter", players=["Ana B"], forms=[form("Ana B", person=person("ANA", cpf="52998224725"))])
    assert (status, told["code"], told["articles"]) == (409, "already_entered", ["2.1"])


def test_a_player_follows_the_own_seat_on_the_phone_and_reads_the_own_data(come_in, rita):
    hall = open_hall(rita, named(rita, "Organizadora do lugar"), "Main do celular", start=soon())
    hall.enter(["Ana Lima", *names(8)])
    owner = come_in(size=PHONE)
    account = named(owner, "Conta da Ana Lima")
    office = rita.go(f"/evento/{hall.event}/organizar")
    office.get_by_role("tab", name="Equipe").click()
    office.get_by_label("Nome da conta").fill(account)
    office.get_by_role("combobox", name="Função").select_option("player")
    office.get_by_label("Inscrições (").fill("Ana Lima")
    office.get_by_role("button", name="Dar função").click()
    office.get_by_role("listitem").filter(has_text=account).wait_for()
    phone = owner.go(f"/evento/{hall.event}")
    phone.get_by_role("link", name="Minha vez").click()
    own = phone.get_by_role("region", name="Meu lugar")
    expect(own).to_contain_text("depois do sorteio")
    hall.do("announce", source="o público")
    hall.do("seats", numbers=["c0ffee", "07"])
    expect(own).to_contain_text(f"Mesa {hall.where()['Ana Lima']}")
    with phone.expect_download() as days:
        phone.get_by_role("button", name="Os dias do torneio na agenda do celular").click()
    assert b"LOCATION:Mesa " in days.value.path().read_bytes()
    phone.get_by_text("Meus dados").click()
    data = phone.get_by_role("region", name="Ana Lima")
    data.get_by_role("button", name="Pedir para apagar").click()
    data.get_by_role("button", name="Enviar o pedido").click()
    expect(data).to_contain_text("Espera resposta")
    assert barriers(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    hall.out(["Ana Lima"])
    expect(own).to_contain_text("9º lugar")
