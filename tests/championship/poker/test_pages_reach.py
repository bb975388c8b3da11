"""Every article of the CGP that the program calls enforced, and every decision of a poker tournament, is reached from a page.

The table of `docs/poker-pages.md` names for each the page, the button and the browser test that presses it.
"""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tento.championship.core.filling import kinds_of
from tento.championship.poker import tournament
from tento.rulebooks.loader import load

ROOT = Path(__file__).parents[3]
LINES = [line for line in (ROOT / "docs" / "poker-pages.md").read_text().splitlines() if line.startswith("| PK-")]
ACTS = (ROOT / "client" / "src" / "lib" / "field_acts.ts").read_text()
DECISIONS = {word for word in kinds_of(tournament.Decision) if word.startswith("poker-")}
"""Its own ones; erasing people and holding their data is the same for every championship."""
BROWSER = ROOT / "tests" / "e2e" / "browser"
WORDS = "".join(path.read_text() for path in sorted((ROOT / "client/src/i18n/pt").rglob("*.ts")))
"""Every word of the pages in Portuguese."""


class Row(NamedTuple):
    """A row of the table: its articles, the page, the labels on it, the decisions, and the tests that press them."""

    articles: str
    page: str
    labels: tuple[str, ...]
    decisions: tuple[str, ...]
    tests: tuple[str, ...]


def _row(line: str) -> Row:
    articles, page, where, decisions, tests = (cell.strip() for cell in line.strip("|").split("|"))
    in_marks = re.compile(r"`([^`]+)`").findall
    labels = tuple(label for label in in_marks(f"{page} {where}") if not label.startswith("/"))
    return Row(articles, page, labels, tuple(in_marks(decisions)), tuple(in_marks(tests)))


ROWS = [_row(line) for line in LINES]
ORGANISERS = {"poker-open", "poker-reschedule", "poker-amend"}
"""Decided on the organiser's own pages."""


def numbers(cell: str) -> set[int]:
    """The articles of a cell: `PK-02–04, PK-08`."""
    found: set[int] = set()
    for first, last in re.findall(r"PK-(\d+)(?:–(\d+))?", cell):
        found |= set(range(int(first), int(last or first) + 1))
    return found


def test_every_article_has_its_page():
    told = set().union(*(numbers(line.split("|")[1]) for line in LINES))
    articles = [one.id for one in load("cgp-2024").articles if one.id.startswith("PK-")]
    assert len(articles) == 143
    assert [one for one in articles if int(one[3:]) not in told] == []


def test_every_article_that_is_called_enforced_is_tried_through_a_page():
    enforced = {int(one.id[3:]) for one in load("cgp-2024").articles if one.id.startswith("PK-") and one.status == "enforced"}
    tried = set().union(*(numbers(row.articles) for row in ROWS if row.tests))
    assert sorted(enforced - tried) == []
    assert len(enforced) >= 103, "no article is called less than it was"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.articles} {row.page}")
def test_the_buttons_of_a_row_stand_on_a_page_and_are_pressed_by_its_test(row):
    pressed = "".join((BROWSER / f"{name}.py").read_text() for name in row.tests)
    for label in row.labels if row.tests else ():
        assert label in WORDS, f"{label}: no page says so"
        assert label in pressed, f"{label}: not pressed in {row.tests}"


def test_every_decision_has_its_page_and_no_page_has_another():
    told = {word for row in ROWS for word in row.decisions}
    assert told == DECISIONS


def test_the_pages_of_desk_floor_clock_and_money_offer_every_decision_but_the_organisers():
    table = ACTS.partition("const THEIRS = {")[2].partition("}")[0]
    offered = {f"poker-{word}" for word in re.findall(r"^  '?([a-z-]+)'?:", table, re.MULTILINE)}
    assert offered == DECISIONS - ORGANISERS


def test_every_decision_that_is_offered_stands_on_a_page():
    parts = [
        path.read_text()
        for folder in ("desk", "floor", "clock", "money")
        for path in (ROOT / "client/src/pages/event" / folder).glob("*.svelte")
    ]
    text = "\n".join(parts)
    table = ACTS.partition("const THEIRS = {")[2].partition("}")[0]
    words = re.findall(r"^  '?([a-z-]+)'?:", table, re.MULTILINE)
    assert [word for word in words if f'act="{word}"' not in text and f"'{word}'" not in text] == []
