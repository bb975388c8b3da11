"""Around the play: keys, menus, a refusal with its article, the partner in hand, settings, an installed client without a connection."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tento.games.registry import games
from tento.web.client_files import FOLDER
from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import HELD, OWN, reach_the_hand

LIMIT = 160_000


def at_the_table(person, *more, **agreed):
    person.practise(*more, **agreed)
    reach_the_hand(person.page)
    return person.page


def test_the_help_tells_every_key_and_keeps_nobody_out(come_in):
    page = at_the_table(come_in())
    page.keyboard.press("?")
    page.locator("dialog kbd").first.wait_for()
    told = page.locator("dialog kbd").all_inner_texts()
    assert [key for key in ("1", "2", "3", "E", "T", "6", "9", "D", "F", "J", "C", "F2", "F3", "F4") if key not in told] == []
    expect(page.get_by_role("dialog").get_by_role("link").first).to_have_attribute("href", "/como-jogar/truco")
    assert barriers(page) == []


def test_every_menu_keeps_nobody_out_on_a_phone(come_in):
    page = at_the_table(come_in(size=PHONE))
    for key in ("p", "m"):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        assert barriers(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")


def test_f2_begins_another_match(come_in):
    page = at_the_table(come_in())
    before = page.url
    page.keyboard.press("F2")
    page.get_by_role("dialog").get_by_role("button").nth(1).click()
    page.wait_for_url(lambda url: url != before and "/mesa/" in url)


def test_f3_abandons_after_a_question(come_in):
    page = at_the_table(come_in())
    page.keyboard.press("F3")
    page.get_by_role("dialog").get_by_role("button").nth(1).click()
    page.get_by_role("button", name="Jogar agora").wait_for()


def test_f4_leaves_and_the_first_page_leads_back(come_in):
    page = at_the_table(come_in(), bot_seconds=0.3)
    page.keyboard.press("F4")
    page.locator('a[href^="/mesa/"]').click()
    page.wait_for_selector("main.truco")


def test_a_refused_card_names_the_article_and_leads_to_it(come_in):
    page = at_the_table(come_in(), bot_seconds=0.3)
    page.locator(OWN).first.click(button="right")
    with page.expect_popup() as popup:
        page.locator(".toast a").first.click()
    article = popup.value
    article.wait_for_selector("h1")
    assert re.search(r"/regulamentos/ktruco-paulista#", article.url)


def test_the_partners_cards_come_into_the_own_hand_and_go_back(come_in):
    page = at_the_table(come_in(), bot_seconds=0.3)
    page.keyboard.press("m")
    page.get_by_role("button", name="Jogar também pela dupla").click()
    page.wait_for_selector('[data-hand="partner"]')
    page.keyboard.press("m")
    page.get_by_role("button", name="Devolver as cartas da dupla").click()
    page.wait_for_selector('[data-hand="partner"]', state="detached")


def test_advice_points_at_a_card_or_a_call(come_in):
    page = at_the_table(come_in(), bot_seconds=0.3)
    held = page.locator(HELD).count()
    page.keyboard.press("j")
    page.locator(".bottom").get_by_role("button", name=re.compile("Fazer|isso", re.IGNORECASE)).first.wait_for()
    assert page.locator(HELD).count() == held


def test_what_somebody_likes_is_remembered(come_in):
    person = come_in()
    page = person.go("/ajustes")
    page.get_by_label("Vinho").check(force=True)
    person.go("/")
    assert page.evaluate("document.documentElement.dataset.felt") == "wine"


def test_each_game_has_its_own_usual_rulebook(come_in):
    person = come_in()
    page = person.go("/ajustes")
    page.get_by_role("combobox", name="Truco").select_option("fenacef-ix")
    person.go("/")
    page.get_by_text("IX Jogos Fenacef, Truco · ").wait_for()
    page.get_by_role("radio", name="Tranca").check(force=True)
    page.get_by_text("AFIA World Cup Brasil, Gramado 2025, Tranca · ").wait_for()


def test_the_client_opens_without_a_connection_once_it_was_there(come_in):
    person = come_in(forgives="ERR_INTERNET_DISCONNECTED|Failed to load")
    page = person.go()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    person.context.set_offline(True)
    page.goto(person.address + "/lacre")
    page.get_by_role("heading", level=1).wait_for()
    manifest = page.locator('link[rel="manifest"]').get_attribute("href")
    assert manifest == "/manifest.webmanifest"


def _loaded() -> dict[str, int]:
    """Every file that a reader may load, with its size on the wire."""
    return {path.name: path.stat().st_size for path in Path(FOLDER).rglob("*.br")}


def _words(sizes: dict[str, int], lang: str, what: str) -> int:
    """The words of the house (`what` is nothing), of a game's table, or of a page."""
    return sum(size for name, size in sizes.items() if re.match(rf"words-{lang}-{what + '-' if what else ''}.{{8}}\.", name))


@pytest.mark.parametrize(("game", "lang"), [*zip(games(), ("pt-BR", "en-US", "es-ES"), strict=True)])
def test_what_a_visitor_loads_up_to_the_table_is_small(come_in, game, lang):
    """As sent, fonts apart: the first page and the table of one game. Nobody loads another page before looking at it."""
    person = come_in(lang=lang, size=PHONE)
    asked: set[str] = set()
    person.page.on("request", lambda request: asked.add(request.url.rpartition("/assets/")[2]))
    person.go("/").wait_for_selector("header nav a")
    person.page.wait_for_load_state("networkidle")
    table = person.ask("/api/tables/practice", {"game": game})["id"]
    person.go(f"/mesa/{table}").wait_for_selector(f"main.{game}")
    person.page.wait_for_load_state("networkidle")
    sizes = _loaded()
    assert 50_000 < sum(sizes.get(f"{name}.br", 0) for name in asked) < LIMIT


LATER = 20_000
"""What is loaded for any one page, table or lesson when somebody looks at it."""


def test_each_page_that_is_loaded_later_is_small():
    sizes = _loaded()
    assert {name: size for name, size in sizes.items() if not name.startswith("house-") and size >= LATER} == {}


LEARNT = 5_000
"""What whoever learns a game loads beside its table."""


@pytest.mark.parametrize("game", games())
def test_what_a_learner_loads_beside_the_table_is_small(game):
    sizes = _loaded()
    learn = sum(size for name, size in sizes.items() if name.startswith(f"{game}_learn-"))
    for lang in ("pt", "en", "es"):
        assert 0 < learn + _words(sizes, lang, f"learn_{game}") < LEARNT


FIRST_LOAD = 90_000
"""What a phone at the venue loads before it shows the largest page of a championship."""


def test_what_a_phone_loads_for_a_championship_is_small():
    """What every page needs, what the pages of a championship share, and the largest of them."""
    sizes = _loaded()
    every = sum(size for name, size in sizes.items() if re.match("index|house-|preload-helper-", name))
    pages = {name: size for name, size in sizes.items() if name.startswith("event_")}
    shared = sum(size for name, size in pages.items() if re.match("event_(shared|index|match)-", name))
    own = {name.partition("-")[0] for name in pages} - {"event_shared", "event_index", "event_match"}
    assert every > 20_000
    assert 0 < shared < sum(pages.values())
    for lang in ("pt", "en", "es"):
        words = _words(sizes, lang, "") + _words(sizes, lang, "event_shared") + _words(sizes, lang, "event_match")
        for page in own:
            one = sum(size for name, size in pages.items() if name.startswith(f"{page}-")) + _words(sizes, lang, page)
            assert every + shared + one + words < FIRST_LOAD, page


def test_a_sign_to_the_partner_is_sent_by_one_tap_where_people_talk(come_in):
    person = come_in()
    with person.page.expect_websocket(lambda socket: "table=" in socket.url) as opened:
        person.practise("paulista-da-casa")
    person.page.wait_for_selector("main.truco")
    person.page.keyboard.press("p")
    zap = person.page.get_by_role("group", name="Sinais para a dupla").get_by_role("button", name="zap")
    with opened.value.expect_event("framesent", lambda frame: '"zap"' in str(frame)):
        zap.click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
