"""Around the play: keys, menus, a refusal with its article, the partner in hand, settings, an installed client without a connection."""

import re
from pathlib import Path

import pytest

from tento.games.registry import games
from tento.web.client_files import FOLDER
from tests.e2e.browser.person import PHONE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.truco import HELD, OWN, reach_the_hand

LIMIT = 150_000


def at_the_table(person, *more, **agreed):
    person.practise(*more, **agreed)
    reach_the_hand(person.page)
    return person.page


def test_the_help_tells_every_key_and_keeps_nobody_out(come_in):
    page = at_the_table(come_in())
    page.keyboard.press("?")
    told = page.locator("dialog kbd").all_inner_texts()
    assert [key for key in ("1", "2", "3", "E", "T", "6", "9", "D", "F", "J", "C", "F2", "F3", "F4") if key not in told] == []
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


@pytest.mark.parametrize("game", games())
def test_what_a_reader_of_any_language_loads_is_small(game):
    """Every page, and the table of one game: nobody loads the table of a game that is not looked at."""
    sizes = {path.name: path.stat().st_size for path in Path(FOLDER).rglob("*.br")}
    tables = {name: size for name, size in sizes.items() if re.match(r"\w+_table-", name)}
    words = {name: size for name, size in sizes.items() if name.startswith("words-")}
    own = sum(size for name, size in tables.items() if name.startswith(f"{game}_table-"))
    rest = sum(sizes.values()) - sum(words.values()) - sum(tables.values()) + own
    assert own > 0
    assert all(re.match("words-(pt|en|es)-", name) for name in words)
    for lang in ("pt", "en", "es"):
        house = sum(size for name, size in words.items() if re.match(rf"words-{lang}-(?!({'|'.join(games())})-)", name))
        table = sum(size for name, size in words.items() if name.startswith(f"words-{lang}-{game}-"))
        assert house > 0 < table
        assert rest + house + table < LIMIT
