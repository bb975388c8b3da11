"""No part of a control lies outside the screen: in every state of every table, at every size of a screen, turned, and with large text."""

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.browser.boxes import IN_THE_PAGE, State, outside
from tests.e2e.browser.table_states import GAMES, visits

COVERED = """() => [...document.querySelectorAll('.seat:has(.cards.open)')].flatMap((seat) => {
  const cards = seat.querySelector('.cards').getBoundingClientRect();
  const words = [...seat.querySelectorAll('.name, .stack')].filter((one) => one.getBoundingClientRect().top < cards.bottom - 1);
  return words.map((one) => one.textContent);
})"""
"""Names and stacks that lie under the open cards of their seat."""
BY_HAND = "localStorage.setItem('tento.settings', JSON.stringify({ handling: 'hand' }))"


@pytest.mark.parametrize("game", GAMES)
def test_no_part_of_a_control_of_the_table_lies_outside_the_screen(come_in, game):
    person = come_in(reduced_motion="reduce")
    person.page.add_init_script(IN_THE_PAGE)
    person.go("/lacre")
    person.page.evaluate(BY_HAND)
    faults: list[str] = []
    for visit in visits(game):
        table = person.ask("/api/tables/practice", {"game": game, "rulebook": visit.rulebook, "seats": visit.seats})["id"]
        person.page.add_init_script(f"window.told = {json.dumps(visit.states[0].told)}")
        person.go(f"/mesa/{table}")
        person.page.wait_for_selector(f"main.{game}")
        faults += outside(person.page, visit.states)
    assert faults == []


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_an_open_hand_of_poker_leaves_its_name_and_stack_to_be_read(come_in, size):
    width, height = size
    person = come_in(reduced_motion="reduce", size={"width": width, "height": height})
    person.page.add_init_script(IN_THE_PAGE)
    visit, state = next((visit, state) for visit in visits("poker") for state in visit.states if state.name == "showdown")
    table = person.ask("/api/tables/practice", {"game": "poker", "rulebook": visit.rulebook, "seats": visit.seats})["id"]
    person.page.add_init_script(f"window.told = {json.dumps(state.told)}")
    person.go(f"/mesa/{table}")
    expect(person.page.locator(".seat .cards.open")).to_have_count(2)
    assert person.page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [(390, 844), (1440, 900), (1920, 1080)])
def test_the_vira_is_as_large_as_the_cards_that_were_laid(come_in, size):
    width, height = size
    person = come_in(reduced_motion="reduce", size={"width": width, "height": height})
    person.page.add_init_script(IN_THE_PAGE)
    visit, state = next((visit, state) for visit in visits("truco") for state in visit.states if state.name == "mão over")
    table = person.ask("/api/tables/practice", {"game": "truco", "rulebook": visit.rulebook, "seats": visit.seats})["id"]
    person.page.add_init_script(f"window.told = {json.dumps(state.told)}")
    person.go(f"/mesa/{table}")
    expect(person.page.locator(".laid .card")).to_have_count(3)
    vira, *laid = (card.evaluate("(one) => one.clientWidth") for card in person.page.locator(".vira > .card, .laid .card").all())
    assert {vira} == {*laid}


def test_no_part_of_a_control_of_the_pages_lies_outside_the_screen(come_in):
    person = come_in()
    person.page.add_init_script(IN_THE_PAGE)
    person.go("/")
    person.page.wait_for_selector("header nav a")
    pages = [link.get_attribute("href") for link in person.page.locator("header nav a").all()]
    assert len(pages) > 5
    states = [State(page, "", "main", f'nav a[href="{page}"]', f'nav a[href="{page}"][aria-current]') for page in pages]
    assert [*outside(person.page, states)] == []


@pytest.mark.parametrize("page", ["/entrar", "/regulamentos/fenacef-ix", "/como-jogar/truco"])
def test_no_part_of_a_control_of_another_page_lies_outside_the_screen(come_in, page):
    person = come_in()
    person.page.add_init_script(IN_THE_PAGE)
    person.go(page)
    assert [*outside(person.page, [State(page, "", "main h1")])] == []
