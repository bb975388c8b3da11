"""A match whose people are out of it or gone: its bots slow down, and it ends after a while."""

import msgspec
from msgspec.structs import replace

from tento.club.live.acting import act
from tento.club.live.scheduled import ABANDONED_MS, ALONE_ENTRIES, ALONE_MS, next_scheduled, perform
from tento.club.live.table_state import TableState
from tento.games.poker.rules.actions import AllIn
from tento.table.seats import Seat
from tests.club.live.test_live import NOW, after, due, means, started

POKER = {"game": "poker", "rulebook": "cgp-2024", "seats": 3, "reveal": "referee", "bot_seconds": 0, "pause_seconds": 0}


def with_stacks(table: TableState, *stacks: int) -> TableState:
    """The table with these chips before its next pack."""
    return replace(table, match=replace(table.match, stacks=stacks))


def done(table: TableState) -> TableState:
    """The table after the next thing that it does by itself."""
    scheduled = due(table)
    return after(table, perform(table, scheduled.at, scheduled, means()))


def in_hand(table: TableState) -> TableState:
    """The table in its next hand."""
    number = table.match.number
    while table.match.number == number or table.match.stage != "hand":
        table = done(table)
    return table


def drawn(**config) -> TableState:
    """The button is drawn for, and no hand was dealt yet."""
    table = started(**POKER | config)
    while table.match.stage != "shuffle":
        table = done(table)
    return table


def ana_is_bust(**config) -> TableState:
    """Ana has lost all chips, and two bots play on."""
    return in_hand(with_stacks(drawn(**config), 0, 30_000, 30_000))


def test_a_match_goes_on_while_its_person_has_chips():
    assert in_hand(with_stacks(drawn(), 1_000, 30_000, 29_000)).alone_since == 0


def test_a_match_whose_only_person_is_bust_is_left_alone_from_the_next_hand_on():
    table = ana_is_bust()
    assert table.waiting.seats != ()
    assert table.alone_since == table.last_at


def test_a_player_without_chips_in_the_hand_that_decides_it_is_still_there():
    table = in_hand(drawn())
    while Seat(0) not in table.waiting.seats:
        table = done(table)
    all_in = after(table, act(table, NOW, "ana", "1", msgspec.json.encode(AllIn())))
    assert all_in.alone_since == 0


def test_bots_slow_down_at_a_table_whose_only_person_is_bust():
    quick = ana_is_bust()
    long = replace(quick, seq=ALONE_ENTRIES + 1)
    assert (due(quick).at - quick.last_at, due(long).at - long.last_at) == (0, ALONE_MS)


def test_a_match_whose_bust_person_has_hung_up_ends_after_a_while():
    table = replace(ana_is_bust(), turn_at=NOW + 2 * ABANDONED_MS)
    assert (due(table).kind, due(table).at) == ("abandon", table.alone_since + ABANDONED_MS)


def test_a_match_is_not_ended_while_its_bust_person_watches_and_its_bots_slow_down_all_the_same():
    table = replace(ana_is_bust(), seq=ALONE_ENTRIES + 1)
    late = replace(table, turn_at=NOW + 2 * ABANDONED_MS, last_at=NOW + 2 * ABANDONED_MS)
    assert (due(late, "ana").kind, due(late, "ana").at) == ("bot", late.last_at + ALONE_MS)


def test_a_match_ends_a_while_after_its_bust_person_hung_up():
    table = replace(ana_is_bust(), turn_at=NOW + 9 * ABANDONED_MS)
    scheduled = next_scheduled(table, (), {"ana": NOW + 5 * ABANDONED_MS})
    assert scheduled is not None
    assert (scheduled.kind, scheduled.at) == ("abandon", NOW + 6 * ABANDONED_MS)


def test_another_person_with_chips_keeps_the_match():
    table = drawn(seats=4)
    ana, bot, *others = table.occupants
    assert bot is not None
    both = replace(table, occupants=(ana, replace(bot, person="bia", bot=None), *others))
    assert in_hand(with_stacks(both, 0, 30_000, 30_000, 30_000)).alone_since == 0
    assert in_hand(with_stacks(both, 0, 0, 30_000, 30_000)).alone_since > 0


def test_bots_alone_wait_until_the_hour_in_which_their_tables_may_write_again():
    table = ana_is_bust()
    usual, quiet = next_scheduled(table, ()), table.last_at + 60_000
    waiting = next_scheduled(table, (), quiet_until=quiet)
    assert usual is not None
    assert waiting == replace(usual, at=quiet)


def test_a_table_where_bots_wait_too_long_ends_as_ever():
    table = ana_is_bust()
    waiting = next_scheduled(table, (), quiet_until=table.last_at + 2 * ABANDONED_MS)
    assert waiting is not None
    assert waiting.kind == "abandon"


def test_a_match_that_a_person_plays_never_waits():
    table = in_hand(with_stacks(drawn(), 1_000, 30_000, 29_000))
    assert next_scheduled(table, (), quiet_until=table.last_at + ABANDONED_MS) == next_scheduled(table, ())
