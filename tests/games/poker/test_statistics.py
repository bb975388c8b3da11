"""What is counted of a player: hands entered, raised, bet, called, shown and won, as poker players count them."""

from typing import Any

from tento.games.poker.statistics import STATISTICS, tally
from tento.table.game import Step
from tento.table.seats import TABLE
from tests.games.poker.playing import Table

PACK = "2c 3c Ah 2d 3d Ad Kh Ks Kd Qc 9h Jc 8d 7h"
"""Seat 0 has aces, seat 1 twos; the board is K K Q J 7, and a card is burnt before each street."""


def counted(table: Table, seat: int, *keys: str) -> list[int]:
    found: dict[str, Any] = tally(3, [(TABLE, Step(table.state, tuple(table.events)))])[seat]
    return [found[key] for key in keys]


def to_the_showdown() -> Table:
    """Seat 0 raises and seat 1 calls; each of them bets once more and is called; seat 2 folds its blind."""
    table = Table(3).deal(PACK).play("0 raise 200", "1 call", "2 fold", "1 check", "0 raise 300", "1 call", "1 check", "0 check")
    return table.play("1 raise 400", "0 call", "1 show", "0 show")


def test_who_puts_chips_in_before_the_flop_of_free_will_is_counted_and_who_raises_too():
    table = to_the_showdown()
    assert [counted(table, seat, "hands", "vpip", "pfr") for seat in range(3)] == [[1, 1, 1], [1, 1, 0], [1, 0, 0]]


def test_bets_and_calls_are_counted_from_the_flop_on():
    table = to_the_showdown()
    assert [counted(table, seat, "bets", "calls", "bets_and_calls") for seat in range(3)] == [[1, 1, 2], [1, 1, 2], [0, 0, 0]]


def test_who_saw_the_flop_and_the_showdown_and_won_it_is_counted():
    table = to_the_showdown()
    keys = ("flops", "showdowns", "showdowns_won", "hands_won", "chips_won")
    assert [counted(table, seat, *keys) for seat in range(3)] == [[1, 1, 1, 1, 1850], [1, 1, 0, 0, 0], [0, 0, 0, 0, 0]]


def test_a_pot_that_nobody_contests_is_no_showdown():
    table = Table(3).deal(PACK).play("0 raise 200", "1 call", "2 fold", "1 raise 300", "0 fold")
    assert counted(table, 1, "flops", "showdowns", "hands_won") == [1, 0, 1]
    assert counted(table, 0, "flops", "showdowns", "hands_won") == [1, 0, 0]


def test_blinds_alone_are_not_chips_of_free_will():
    table = Table(3).deal(PACK).play("0 fold", "1 call", "2 check", "1 check", "2 check", "1 check", "2 check")
    table.play("1 check", "2 check", "1 show", "2 show")
    assert [counted(table, seat, "vpip") for seat in range(3)] == [[0], [1], [0]]


def test_all_ins_time_cards_and_matches_are_counted():
    table = Table(2, levels=[[25, 50, 0]], starting_stack=1000).deal("2c Ah 2d Ad Kh Ks Kd Qc 9h Jc 8d 7h")
    table.play("0 time-card", "0 all-in", "1 call")
    found = tally(2, [(TABLE, Step(table.state, tuple(table.events)))])
    assert [[one[key] for key in ("all_ins", "timecards", "matches", "matches_won")] for one in found] == [[1, 1, 1, 1], [1, 0, 1, 0]]


def test_every_share_is_made_of_what_is_counted():
    known = set(tally(2, [])[0])
    assert {key for pair in STATISTICS.shares.values() for key in pair} <= known
