"""A championship followed by phones and by a screen on the wall while it is driven: all changes by itself, and nobody is kept out."""

import re

import pytest

from tests.e2e.browser.event_driver import Driver, all_of, draw, games_of_groups, knockout_of, win
from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers

WALL = {"width": 1920, "height": 1080}
READABLE = 2.5
"""The least size of a text that is read from ten metres, in hundredths of the height of the screen."""


@pytest.fixture(scope="module")
def games(server_address) -> Driver:
    """Eight pairs in two groups, drawn."""
    return games_of_groups(server_address)


def look(person, driver: Driver, path: str = ""):
    page = person.go(f"/evento/{driver.event}{path}")
    page.get_by_role("heading", level=1, name=driver.seen()["title"]).wait_for()
    return page


def no_scrolling(page) -> bool:
    return bool(
        page.evaluate(
            """() => { const stage = document.querySelector('.stage'); const page = document.documentElement;
            return page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth && stage.scrollHeight <= stage.clientHeight + 1; }"""
        )
    )


def least_text(page) -> float:
    """The smallest text that is seen on the wall, in hundredths of the height of the screen."""
    return float(
        page.evaluate(
            """() => { const walker = document.createTreeWalker(document.querySelector('.tv'), NodeFilter.SHOW_TEXT), sizes = [];
            while (walker.nextNode()) { const drawn = walker.currentNode.parentElement;
              if (!walker.currentNode.data.trim() || drawn.closest('.hush')) continue;
              const scale = drawn instanceof SVGElement ? drawn.getScreenCTM().a : 1;
              sizes.push(parseFloat(getComputedStyle(drawn).fontSize) * scale); }
            return Math.min(...sizes) * 100 / innerHeight; }"""
        )
    )


def test_a_phone_and_the_wall_are_told_of_a_call_without_being_touched(come_in, games):
    phone, wall = look(come_in(size=PHONE), games), look(come_in(size=WALL), games, "/tv")
    phone.get_by_text("Nenhum jogo chamado no momento.").wait_for()
    games.call("groups/A1", 7)
    phone.get_by_text("Mesa 7").wait_for()
    wall.locator(".table strong", has_text="7").wait_for()
    games.begin("groups/A1")
    phone.get_by_role("heading", name="Em jogo agora").wait_for()
    wall.get_by_role("timer").wait_for()
    games.end("groups/A1", [(12, 4), (12, 7)])
    phone.get_by_text("Nenhum jogo chamado no momento.").wait_for()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert no_scrolling(wall)


def test_the_public_page_keeps_nobody_out(come_in, games):
    for more in ({"size": PHONE, "color_scheme": "dark"}, {}):
        page = look(come_in(**more), games)
        page.get_by_role("heading", name="Diário").wait_for()
        page.eval_on_selector_all("details", "all => all.forEach((one) => (one.open = true))")
        page.wait_for_load_state("networkidle")
        assert barriers(page) == []


def test_whoever_looks_for_a_pair_finds_it_marked_and_it_is_remembered(come_in, games):
    person = come_in(size=PHONE)
    page = look(person, games)
    people = games.seen()["pairs"]["entries"][0]["people"]
    page.get_by_role("searchbox").fill(people[0].replace("ã", "a").lower())
    page.locator("tr.mine", has_text=people[0]).wait_for()
    page.reload()
    page.locator("tr.mine", has_text=people[0]).wait_for()
    page.get_by_role("searchbox").fill("ninguém com este nome")
    page.get_by_text("Ninguém com esse nome.").wait_for()
    assert page.locator(".mine").count() == 0


def test_anybody_checks_a_draw_on_the_own_device(come_in, games):
    page = look(come_in(), games)
    page.get_by_role("heading", name="Sorteios").click()
    page.get_by_role("button", name="Conferir neste aparelho").click()
    page.get_by_text("Confere: a semente é a prometida").wait_for()
    stage = games.seen()["pairs"]["stages"][0]
    drawn = games.client.get(f"/api/events/{games.event}/draws/groups").json()["order"]
    names = {one["id"]: " / ".join(one["people"]) for one in games.seen()["pairs"]["entries"]}
    assert page.locator("ol.order li").all_inner_texts() == [names[entry] for entry in drawn]
    assert stage["draw"]["commitment"] in page.content()


def test_a_reader_of_a_code_on_paper_is_told_whether_the_log_agrees_with_it(come_in, games):
    head = games.seen()["heads"][0]
    number, check = head["number"], head["check"]
    look(come_in(), games, f"?n={number}&head={check}").get_by_text("O registro confere com o papel").wait_for()
    other = look(come_in(lang="en-GB"), games, f"?n={number}&head={'0' * 16}")
    other.get_by_text("The log does not agree with the paper").wait_for()
    longer = look(come_in(lang="es-AR", forgives="404"), games, f"?n=9999&head={check}")
    longer.get_by_text("El registro no coincide con el papel").wait_for()


def test_the_list_leads_to_the_event_and_the_page_speaks_three_languages(come_in, games):
    page = come_in().go("/eventos")
    page.get_by_role("link", name=re.compile("Jogos de Inverno")).first.click()
    page.get_by_role("heading", name="Próximos jogos").wait_for()
    look(come_in(lang="en-GB"), games).get_by_role("heading", name="Next matches").wait_for()
    look(come_in(lang="es-AR"), games).get_by_role("heading", name="Próximos partidos").wait_for()


def test_a_phone_without_a_network_says_so_and_knows_all_when_it_is_back(come_in, games):
    person = come_in(size=PHONE, forgives="ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load")
    page = look(person, games)
    page.get_by_role("heading", name="Próximos jogos").wait_for()
    person.context.set_offline(True)
    page.get_by_text("Sem rede.").wait_for()
    games.call("groups/B1", 9)
    person.context.set_offline(False)
    page.get_by_text("Mesa 9").wait_for()
    page.get_by_text("Sem rede.").wait_for(state="detached")


def test_the_wall_changes_by_itself_from_calls_to_the_tables(come_in, games):
    person = come_in(size=WALL, forgives="WebSocket is closed before")  # a minute passes faster than a socket answers
    person.page.clock.install()
    games.ask("call", match="groups/B2", table=3)
    page = look(person, games, "/tv")
    page.locator("[data-scene]").wait_for()
    seen = set()
    for _ in range(6):
        seen.add(page.locator("[data-scene]").get_attribute("data-scene"))
        assert no_scrolling(page)
        assert least_text(page) >= READABLE
        page.clock.run_for(10_000)
    assert {"calls", "groups"} <= seen
    assert barriers(page) == []


def test_a_large_bracket_is_read_from_ten_metres_page_by_page(come_in, server_address):
    cup = knockout_of(server_address, 16)
    cup.call("knockout/1.1", 1)
    person = come_in(size=WALL, forgives="WebSocket is closed before")
    person.page.clock.install()
    page = look(person, cup, "/tv")
    page.locator("[data-scene]").wait_for()
    names = set()
    for _ in range(3):
        assert no_scrolling(page)
        assert least_text(page) >= READABLE
        names |= set(page.locator("svg text.name").all_text_contents())
        page.clock.run_for(10_000)
    assert len(names - {"a definir"}) == 16


def test_in_the_end_the_champions_stand_on_every_screen(come_in, server_address):
    cup = games_of_groups(server_address, title="Copa de Outono")
    all_of(cup, "groups")
    draw(cup, "knockout")
    phone, wall = look(come_in(size=PHONE), cup), look(come_in(size=WALL), cup, "/tv")
    phone.get_by_role("img", name=re.compile("Eliminatória")).wait_for()
    wall.locator('[data-scene="bracket"]').wait_for()
    assert no_scrolling(wall)
    assert least_text(wall) >= READABLE
    assert barriers(wall) == []
    for _ in range(2):
        for one in [match["id"] for match in cup.seen()["pairs"]["matches"] if match["stage"] == "knockout" and match["status"] == "ready"]:
            win(cup, one, 1, 3)
    cup.do("close-stage", stage="knockout")
    champion = next(one for one in cup.seen()["pairs"]["entries"] if one["id"] == cup.seen()["pairs"]["champion"])
    phone.get_by_role("heading", level=2, name=" / ".join(champion["people"])).wait_for()
    wall.locator(".champion strong", has_text=champion["people"][0]).wait_for()
    assert barriers(phone) == []
