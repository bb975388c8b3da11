"""How long a table waits: for whoever lost the line, for a rodada to be seen, and for nobody where somebody alone is in a hurry."""

import msgspec
import pytest

from tento.club.live.acting import add_number
from tento.club.live.entries import TableConfig
from tento.club.live.readers import Presence, Reader
from tento.club.live.scheduled import hurried_by, next_scheduled, perform
from tento.club.live.seating import sit
from tento.club.live.showing import gone
from tento.club.live.table_state import TableState
from tento.table.seats import Seat
from tento.web.api.table_messages import NewTable
from tests.club.live.test_live import NOW, after, did, due, means, played_on, seated, started


def asked(**config) -> TableState:
    """A table that waits for Ana, who has half a minute and a whole one in the bank."""
    return played_on(started(**config), "timeout", "ana")


def when(table: TableState, gone_since: int) -> int:
    scheduled = next_scheduled(table, (), {"ana": gone_since})
    assert scheduled is not None
    return scheduled.at - table.turn_at


def test_whoever_keeps_the_line_has_the_turn_and_the_bank():
    assert due(asked(), "ana").at - asked().turn_at == 90_000


@pytest.mark.parametrize(("since", "left"), [(0, 15_000), (-10_000, 5_000), (-50_000, 0), (80_000, 90_000)])
def test_a_seat_without_a_line_is_kept_for_fifteen_seconds_and_never_longer_than_its_clock(since, left):
    table = asked()
    assert when(table, table.turn_at + since) == left


def test_the_table_says_how_long_a_seat_is_kept():
    table = asked(away_seconds=120)
    assert when(table, table.turn_at - 50_000) == 70_000
    assert [(one.seat, one.until) for one in gone(table, {"ana": NOW, "nobody": NOW}).seats] == [(0, NOW + 120_000)]


def test_who_is_given_up_is_away_and_nothing_is_played_for_the_clock():
    table = asked()
    scheduled = next_scheduled(table, (), {"ana": table.turn_at})
    assert scheduled is not None
    assert type(did(table, scheduled)).__name__ == "Away"


def test_a_match_of_a_cup_waits_by_its_own_rules():
    table = asked()
    reserved = msgspec.structs.replace(table, config=msgspec.structs.replace(table.config, reserved=(("ana",), (), (), ())))
    assert when(reserved, table.turn_at) == 90_000


def test_it_is_noted_once_when_somebody_loses_the_line_and_once_when_it_is_found():
    class Listener:
        person: str | None = "ana"
        seat: Seat | None = None

        def tell(self, message: bytes) -> None: ...
        def give_up(self, why: str) -> None: ...

    readers = set[Reader]()
    present = Presence(readers)
    assert [present.note(["ana"], now) for now in (5, 9)] == [True, False]
    assert present.gone == {"ana": 5}
    readers.add(Listener())
    assert [present.note(["ana"], now) for now in (11, 12)] == [True, False]
    assert present.gone == {}


def test_a_bot_lets_a_rodada_that_was_won_be_seen_before_it_plays_on():
    table, waits = started(fill_bot="random"), dict[bool, set[int]]()
    for _ in range(200):
        scheduled = due(table)
        mao = table.match.mao
        if scheduled.kind == "bot" and table.match.stage == "play" and mao.asked is None:
            waits.setdefault(bool(mao.rodadas) and not mao.laid, set()).add(scheduled.at - table.turn_at)
        table = after(table, perform(table, scheduled.at, scheduled, means()))
    assert waits == {False: {800}, True: {2000}}


def test_somebody_alone_with_bots_waits_for_none_of_them():
    table = played_on(started(), "bot", "ana")
    assert hurried_by(table, "ana") == ("bot",)
    numbered = after(table, add_number(table, NOW, "ana", table.deal, "0a"))
    assert hurried_by(numbered, "ana") == ("bot", "deal")


def test_nobody_hurries_a_table_where_others_sit_nor_one_that_is_only_watched():
    two = after(seated(), sit(seated(), NOW, "bia", "Bia", Seat(1)))
    assert hurried_by(two, "ana") == ()
    assert hurried_by(started(), "bia") == ()


def test_a_table_opened_from_outside_waits_as_one_that_says_nothing():
    assert NewTable().away_seconds == TableConfig().away_seconds == 15


def test_a_table_that_was_agreed_with_half_a_minute_keeps_it():
    kept = msgspec.json.encode(TableConfig(away_seconds=30))
    assert msgspec.json.decode(kept, type=TableConfig).away_seconds == 30
