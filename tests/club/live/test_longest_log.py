"""No table keeps a log without end: one that nobody would play to its end is closed, whatever its game allows."""

import pytest
from msgspec.structs import replace

from tento.club.live.entries import Closed
from tento.club.live.scheduled import LONGEST_LOG, perform
from tento.club.live.table_state import TableState
from tests.club.live.test_live import NOW, due, means, started


def long_match(**config) -> TableState:
    """A match whose log is as long as any may be."""
    return replace(started(**config), seq=LONGEST_LOG)


@pytest.mark.parametrize(
    "game", [{}, {"game": "tranca", "rulebook": "afia-2025"}, {"game": "poker", "rulebook": "cgp-2024", "reveal": "referee"}]
)
def test_a_match_whose_log_is_too_long_is_closed(game):
    table = long_match(**game)
    assert perform(table, NOW, due(table), means()).entries == (Closed(at=NOW, why="too_long"),)


def test_a_match_goes_on_up_to_the_longest_log():
    table = long_match()
    assert due(replace(table, seq=LONGEST_LOG - 1)).kind != "too_long"


def test_a_table_at_which_people_only_come_and_go_is_closed_too():
    assert due(replace(long_match(), match=None)).kind == "too_long"


def test_a_match_that_is_over_is_finished_however_long_it_was():
    table = long_match()
    over = replace(table.match, outcome=object())
    assert due(replace(table, match=over)).kind == "close"


def test_the_table_of_an_event_ends_by_its_event():
    assert due(long_match(event="copa")).kind != "too_long"
