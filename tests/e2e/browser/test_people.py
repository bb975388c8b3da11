"""Two, three and four people in separate browsers: the invitation, a name and a face, a seat, faces made, gone and back, again, friends."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.e2e.browser.person import AT_ONCE, ONE_PARTIDA, PHONE, Person
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import OVER, PATIENCE, play_to_the_end

SHORT = {"options": {**ONE_PARTIDA, "partida_target": 2, "onze_at": 1}, "advice": "always", **AT_ONCE}
"""A match that one mão decides, in which everybody may ask to be played for."""
NOTE_FACES = """() => { window.made = []; new MutationObserver(() => {
  for (const one of document.querySelectorAll('[data-reaction]')) window.made.push(one.dataset.reaction);
}).observe(document.body, { childList: true, subtree: true }) }"""
SITS = "async (id) => (await (await fetch('/api/me/tables')).json()).some((one) => one.id === id)"
"""Who sits where is noted for the lists beside the table's own log."""
CALL_ME = """async (name) => {
  const me = await (await fetch('/api/guest', { method: 'POST' })).json();
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': me.csrf };
  await fetch('/api/me', { method: 'PATCH', body: JSON.stringify({ name }), headers });
}"""
Come = Callable[..., Person]


def named(person: Person, name: str) -> Person:
    """A guest whom the others know by this name."""
    person.go("/lacre")
    person.page.evaluate(CALL_ME, name)
    return person


def host(person: Person, seats: int) -> str:
    """A private table of this person, who sits on the first seat and looks at it; its id."""
    told = person.ask("/api/tables", {"seats": seats, "visibility": "private", **SHORT})
    person.ask(f"/api/tables/{told['id']}/sit", {"seat": 0})
    person.go(f"/mesa/{told['id']}")
    return str(told["id"])


def seat(page: Page, number: int) -> Locator:
    return page.get_by_role("listitem", name=f"Lugar {number}")


def drawn(page: Page, name: str) -> str:
    """How somebody who sits there is drawn for whoever looks at this page, in the waiting room."""
    found = page.locator("ol.round li", has_text=name).locator("svg")
    expect(found).to_be_visible()
    return str(found.inner_html())


def make_a_face(page: Page, face: str) -> None:
    page.keyboard.press("p")
    page.get_by_role("dialog").get_by_role("button", name=face).click()


def news(page: Page) -> Locator:
    """What lies over the page, whichever it is."""
    return page.get_by_role("complementary", name="Amigos")


def in_the_house(person: Person, path: str) -> Page:
    """Looks at a page, and is told from now on what happens."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        if "/ws/people" in socket.url:
            socket.on("framereceived", lambda frame: heard.append(str(frame)))

    person.page.on("websocket", listen)
    page = person.go(path)
    until = time.monotonic() + PATIENCE
    while not heard:
        assert time.monotonic() < until, "nothing is told"
        page.wait_for_timeout(20)
    return page


def people_of_the_table(page: Page) -> Locator:
    page.keyboard.press("m")
    page.get_by_role("button", name="Pessoas da mesa").click()
    return page.get_by_role("dialog", name="Pessoas da mesa")


def test_two_people_meet_by_a_link_play_part_and_play_again(come_in: Come):
    ana, bia = named(come_in(), "Ana Clara"), come_in(size=PHONE)
    table = host(ana, 2)
    page = bia.go(f"/mesa/{table}")
    expect(page.get_by_role("heading", name="Ana Clara chama você para a mesa")).to_be_visible()
    expect(page.get_by_text("Sente na frente de Ana Clara: é um contra o outro.")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Nunca jog"))).to_be_visible()
    expect(page.get_by_role("button", name="Sentar à mesa")).to_be_in_viewport(ratio=1)
    page.get_by_label("Seu nome").fill("Bia")
    page.get_by_role("button", name="Outra cara").click()
    assert barriers(page) == []
    page.get_by_role("button", name="Sentar à mesa").click()
    for person in (ana, bia):
        expect(person.page.locator("main.truco")).to_be_visible()
    expect(ana.page.get_by_role("group", name=re.compile("^Bia"))).to_be_visible()

    make_a_face(bia.page, "Rindo")
    expect(ana.page.locator("[data-reaction=laugh]")).to_be_visible()
    people_of_the_table(ana.page).get_by_role("button", name="Silenciar Bia").click()
    undo = ana.page.get_by_role("button", name="Ouvir de novo")
    expect(undo).to_be_visible()
    ana.page.evaluate(NOTE_FACES)
    make_a_face(bia.page, "Espanto")
    expect(bia.page.locator("[data-reaction=wow]")).to_be_visible()
    undo.click()
    expect(ana.page.get_by_role("button", name="Silenciar Bia")).to_be_visible()
    ana.page.keyboard.press("Escape")
    make_a_face(bia.page, "Palmas")
    expect(ana.page.locator("[data-reaction=clap]")).to_be_visible()
    assert "wow" not in ana.page.evaluate("window.made")

    bia.go("/lacre")
    expect(ana.page.locator("[data-left]")).to_be_visible()
    bia.go(f"/mesa/{table}")
    expect(bia.page.locator("main.truco")).to_be_visible()
    expect(ana.page.locator("[data-left]")).to_have_count(0)

    play_to_the_end(ana.page, bia.page)
    expect(ana.page.locator(OVER)).to_contain_text("A partida valeu para o ranking")
    ana.page.locator(OVER).get_by_role("button", name="Revanche").click()
    expect(ana.page.locator("ol.round")).to_be_visible()
    bia.page.locator(OVER).get_by_role("button", name="Entrar na revanche").click()
    for person in (ana, bia):
        expect(person.page.locator("main.truco")).to_be_visible()
        expect(person.page.locator(OVER)).to_have_count(0)
    assert ana.page.url == bia.page.url != f"{ana.address}/mesa/{table}"
    again = ana.page.url.rpartition("/")[2]
    assert [one["name"] for one in ana.ask_json(f"/api/tables/{again}")["sitters"]] == ["Ana Clara", "Bia"]


def test_who_played_together_become_friends_and_one_calls_the_other_to_a_table(come_in: Come):
    ana, bia = named(come_in(), "Ana Clara"), named(come_in(size=PHONE), "Bia")
    table = host(ana, 2)
    bia.ask(f"/api/tables/{table}/sit", {})
    expect(ana.page.locator("main.truco")).to_be_visible()
    page = in_the_house(bia, "/amigos")
    for person in (ana, bia):
        person.page.wait_for_function(SITS, arg=table)
    people_of_the_table(ana.page).get_by_role("button", name="Adicionar Bia").click()
    expect(news(page)).to_contain_text("Ana Clara quer ser seu amigo")
    page.get_by_role("button", name="Aceitar").click()
    expect(page.get_by_text("na casa agora")).to_be_visible()
    assert barriers(page) == []
    page = bia.go("/regulamentos")
    host(ana, 2)
    ana.page.get_by_text("Chamar um amigo").click()
    ana.page.get_by_role("button", name="Chamar Bia").click()
    expect(news(page)).to_contain_text("Ana Clara chama você para a mesa")
    assert barriers(page) == []
    page.get_by_role("button", name="Ir para a mesa").click()
    expect(page).to_have_url(ana.page.url)
    expect(news(page)).to_have_count(0)
    page.get_by_role("button", name="Sentar à mesa").click()
    for person in (ana, bia):
        expect(person.page.locator("main.truco")).to_be_visible()


def test_a_friend_link_makes_friends_of_whoever_opens_it(come_in: Come):
    ana, bia = named(come_in(), "Ana Clara"), come_in(size=PHONE)
    page = ana.go("/amigos")
    page.get_by_role("button", name="Criar o link").click()
    link = page.get_by_label("Meu link de amizade").get_by_role("textbox").input_value()
    assert link.startswith(f"{ana.address}/amigo/")
    bia.go(link.removeprefix(ana.address))
    bia.page.get_by_label("Seu nome").fill("Bia")
    bia.page.get_by_role("button", name="Ser amigo de Ana Clara").click()
    expect(bia.page.get_by_role("heading", name="Você e Ana Clara agora são amigos.")).to_be_visible()
    expect(page.get_by_role("link", name="Bia")).to_be_visible()


def test_a_friend_is_called_to_a_new_table_from_the_list_of_friends(come_in: Come):
    ana, bia = named(come_in(), "Ana Clara"), named(come_in(size=PHONE), "Bia")
    page = ana.go("/amigos")
    page.get_by_role("button", name="Criar o link").click()
    link = page.get_by_label("Meu link de amizade").get_by_role("textbox").input_value()
    bia.go(link.removeprefix(ana.address)).get_by_role("button", name="Ser amigo de Ana Clara").click()
    page.get_by_role("button", name="Chamar Bia").click()
    expect(page.locator("ol.round")).to_be_visible()
    expect(news(bia.page)).to_contain_text("Ana Clara chama você para a mesa")
    bia.page.get_by_role("button", name="Ir para a mesa").click()
    expect(bia.page).to_have_url(page.url)


def test_whoever_opened_a_table_on_a_phone_sees_how_to_call_others_without_looking_for_it(come_in: Come):
    ana = named(come_in(size=PHONE), "Ana Clara")
    host(ana, 4)
    expect(ana.page.get_by_role("button", name=re.compile("^(Copiar|Compartilhar)$")).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("many", [3, 4])
def test_several_people_come_by_the_link_and_everybody_sees_the_same_faces(come_in: Come, many: int):
    names = ("Ana Clara", "Bia", "Caio", "Davi")[:many]
    people = [named(come_in(), names[0]), *(come_in() for _ in names[1:])]
    table = host(people[0], 4)
    for number, (person, name) in enumerate(zip(people[1:], names[1:], strict=True), 2):
        page = person.go(f"/mesa/{table}")
        expect(page.get_by_text("Sente na frente de Ana Clara: vocês jogam juntos.")).to_be_visible()
        if number == 2:
            expect(seat(page, 3)).to_contain_text("joga com Ana Clara")
        page.get_by_label("Seu nome").fill(name)
        if number == many == 4:
            break  # the last seat that is taken begins the match
        seat(page, number).get_by_role("button", name="Sentar aqui").click()
        expect(people[0].page.locator("ol.round")).to_contain_text(name)
    for name in names[: min(many, 3)]:
        assert len({drawn(person.page, name) for person in people}) == 1
    if many == 4:
        seat(people[3].page, 4).get_by_role("button", name="Sentar aqui").click()
    else:
        people[0].page.get_by_role("button", name="Começar agora").click()
    for person in people:
        expect(person.page.locator("main.truco")).to_be_visible()
