"""Where and when matches could be played: free tables first, then rest, and never two matches of an entry at once."""

from datetime import timedelta

from msgspec.structs import replace

from tento.championship.pairs import decisions as do
from tento.championship.pairs.slots import proposals
from tests.rules.championships import DAY, TM, after, begin, championship, stage

FOUR = {"entries": {"field_min": 4, "field_max": 4}, "stages": {"knockout": {"size": 4}}}


def drawn(tables):
    return replace(stage(championship(TM, **FOUR), "knockout", *"ABCD"), hall=tables)


def test_two_matches_go_to_two_free_tables_at_once():
    found = list(proposals(drawn(2), DAY))
    assert [(one.match, one.table, one.starts, one.waits) for one in found] == [
        ("knockout/1.1", 1, DAY, "nothing"),
        ("knockout/1.2", 2, DAY, "nothing"),
    ]


def test_at_one_table_the_second_waits_for_the_clock_of_the_first():
    second = list(proposals(drawn(1), DAY))[1]
    assert (second.table, second.starts, second.waits) == (1, DAY + timedelta(minutes=60), "table")


def test_an_hour_is_a_full_five_minutes():
    (first, *_) = proposals(drawn(2), DAY + timedelta(minutes=1))
    assert first.starts == DAY + timedelta(minutes=5)


def test_a_match_that_was_called_or_is_played_is_not_proposed_and_keeps_its_table():
    state = drawn(2)
    state = after(state, do.Call(at=DAY, by="desk", match="knockout/1.2", table=1))
    (first,) = proposals(state, DAY)
    assert (first.match, first.table) == ("knockout/1.1", 2)
    assert list(proposals(begin(state, state.matches["knockout/1.1"]), DAY)) == []


def test_whoever_has_just_played_rests_ten_minutes():
    state = drawn(2)
    for name in ("knockout/1.1", "knockout/1.2"):
        state = begin(state, state.matches[name])
        state = after(state, do.Report(at=DAY + timedelta(minutes=30), by="desk", match=name, partidas=((12, 3),), signed=("referee",)))
    (final,) = proposals(state, DAY + timedelta(minutes=30))
    assert (final.match, final.starts, final.waits) == ("knockout/2.1", DAY + timedelta(minutes=40), "rest")
