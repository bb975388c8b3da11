"""A replay that teaches, in a real browser: mistakes with what they cost, all hands open, another way from there, a link to there."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.browser.person import AT_ONCE
from tests.e2e.browser.test_pages import barriers
from tests.e2e.browser.test_records import tento
from tests.e2e.browser.truco import play_to_the_end

SHORT = {"partida_target": 6, "onze_at": 5}
OUTSIDE = """() => [...document.querySelectorAll('main button, main input, main select, main a')]
  .filter((one) => one.getClientRects().length && !one.closest('.hush'))
  .filter((one) => { const box = one.getBoundingClientRect(); return box.left < 0 || box.right > innerWidth + 0.5; })
  .map((one) => one.textContent || one.getAttribute('aria-label'))"""

PHONES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 390, "height": 844},
    {"width": 320, "height": 568},
    {"width": 740, "height": 360},
)
PLAYED = {"truco": ("--seats", "4"), "tranca": (), "poker": ()}
TAKES_OVER = {"truco": "c", "tranca": "c", "poker": "x"}
"""The key by which the terminal plays for the person."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))))"
NOT_SEEN = """() => {
  const within = (box, other, slack) =>
    box.left >= other.left - slack && box.top >= other.top - slack &&
    box.right <= other.right + slack && box.bottom <= other.bottom + slack;
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const box = (one) => one.getBoundingClientRect();
  const controls = [...document.querySelectorAll('.controls button, .controls input')];
  const free = (one) => one.contains(document.elementFromPoint((box(one).left + box(one).right) / 2, (box(one).top + box(one).bottom) / 2));
  const cards = [...document.querySelectorAll('.stage :is(.card, .mini, .slip)')]
    .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}) && box(one).width && !one.closest('.tip'));
  const bar = box(document.querySelector('.controls'));
  const under = (one) => box(one).left < bar.right - 2 && box(one).right > bar.left + 2 && box(one).bottom > bar.top + 2;
  const cut = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowY !== 'visible' && up.tagName !== 'HTML' && !within(box(one), box(up), 2)) return true;
    return false;
  };
  return [
    ...controls.filter((one) => !within(box(one), screen, 0) || !free(one)).map((one) => one.getAttribute('aria-label')),
    ...cards.filter((one) => !within(box(one), screen, 2) || under(one) || cut(one))
      .map((one) => `${one.getAttribute('class')} ${one.textContent}`),
    ...(controls.length < 6 ? ['no controls'] : []),
  ];
}"""
OPEN_HANDS = "() => [...document.querySelectorAll('.stage [data-open]')].filter((one) => one.getClientRects().length).length > 1"


def hidden_at(page: Page, size: ViewportSize) -> dict[str, list[str]]:
    """What is not seen of the controls and the cards on a screen of this size that nobody has scrolled, by the moment of the match."""
    page.set_viewport_size(size)
    page.evaluate("scrollTo(0, 0)")
    slider, found = page.get_by_role("slider"), {}
    last = int(slider.get_attribute("max") or 0)
    for moment in {*range(0, last, max(1, last // 12)), last - 1}:
        slider.fill(str(moment))
        assert page.evaluate(DRAWN) == 0
        if hidden := page.evaluate(NOT_SEEN):
            found[f"{moment} of {last}"] = hidden
    return found


@pytest.mark.parametrize("game", PLAYED)
def test_on_a_phone_the_controls_and_all_cards_are_seen_together_without_scrolling(come_in, tmp_path, game):
    file = tmp_path / "match.tento"
    keys = f"{TAKES_OVER[game]}\n" * 3000
    told = tento("play", game, "--plain", "--fast", *PLAYED[game], "--seed", "7", "--record", str(file), stdin=keys)
    assert told.returncode == 0, told.stderr
    page = come_in(size=PHONES[0], reduced_motion="reduce").go("/registro")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".controls").wait_for()
    assert {str(size): hidden_at(page, size) for size in PHONES} == {str(size): {} for size in PHONES}
    page.get_by_role("button", name="Analisar a partida").click()
    page.get_by_label("Mãos abertas").check(timeout=120_000)
    page.get_by_role("slider").fill("12")
    page.wait_for_function(OPEN_HANDS)
    assert {str(size): hidden_at(page, size) for size in PHONES} == {str(size): {} for size in PHONES}


def judged_match(person) -> tuple[str, Page]:
    """The replay of a match against a bot that plays by chance, judged; if that one made no mistake at all, of another."""
    for _ in range(5):
        table = person.practise("paulista-da-casa", seats=2, bot="random", options=SHORT, **AT_ONCE)
        play_to_the_end(person.page)
        page = person.go(f"/replay/{table}")
        page.get_by_role("button", name="Analisar a partida").click()
        expect(page.get_by_role("heading", name="Análise da partida")).to_be_visible(timeout=120_000)
        if page.locator("ul.wrong button").count():
            return table, page
    raise AssertionError("five matches by chance without a mistake")


def test_a_mistake_is_marked_with_its_cost_and_from_there_it_is_played_another_way(come_in):
    person = come_in(size={"width": 390, "height": 844})
    table, page = judged_match(person)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(NOT_SEEN) == []
    mistake = page.locator("ul.wrong button").first
    said = mistake.inner_text()
    assert re.search(r"\?\?? .+ custou \d+% de chance\.", said)
    mistake.click()
    expect(page.locator(".verdict.wrong")).to_contain_text("Melhor: ")
    expect(page.locator(".verdict.wrong")).to_contain_text(said.removeprefix("??").removeprefix("?").strip())
    page.get_by_label("Mãos abertas").check()
    page.get_by_role("combobox", name="Ir para").select_option(index=1)
    expect(page.locator("ul.hand li")).to_have_count(3)
    expect(page.locator(".stage [data-open] .mini")).to_have_count(3)
    assert barriers(page) == []
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(OUTSIDE) == []
    page.get_by_role("button", name="Copiar link deste lance").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}#lance-\d+$"))
    moment, link = page.locator(".where").inner_text(), page.url
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator(".where")).to_have_text(moment)
    page.get_by_role("button", name="E se…? Jogar daqui").click()
    expect(page).to_have_url(re.compile(r"/mesa/[\w.-]+$"))
    expect(page.locator("main.truco")).to_be_visible()
    assert person.troubles == []
