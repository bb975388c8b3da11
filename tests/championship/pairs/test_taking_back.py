"""A call, a check-in and a start taken back: what is left of them, and what can no longer be taken back."""

from datetime import timedelta

from msgspec.structs import replace

from tento.championship.core.roles import HOUSE, Actor
from tento.championship.pairs import decisions as do
from tento.championship.pairs.tournament import decide
from tento.table.refusal import Refusal
from tests.rules.championships import DAY, TM, after, championship, code, stage

FIRST = "knockout/1.1"
DIRECTOR = Actor(name="Rui", role="director")
DIRECTOR_REFEREE = Actor(name="Lia", role="referee", tables=(4,))
CALL = do.Call(by=DIRECTOR, at=DAY, match=FIRST, table=4, starts=DAY + timedelta(hours=1))
UNCALL = do.Uncall(by=DIRECTOR, at=DAY, match=FIRST)
NOT_BEGUN = do.TakeBack(by=DIRECTOR, at=DAY, match=FIRST)


def drawn():
    return stage(championship(TM), "knockout", *"ABCD")


def here(entry):
    return do.CheckIn(by=DIRECTOR, at=DAY, match=FIRST, entry=entry)


def not_here(entry):
    return do.TakeBack(by=DIRECTOR, at=DAY, match=FIRST, entry=entry)


def begun():
    return after(drawn(), CALL, here("A"), here("B"), do.Start(by=DIRECTOR, at=DAY, match=FIRST))


def test_a_call_taken_back_leaves_the_match_as_it_was():
    before = drawn()
    assert after(before, CALL, here("A"), UNCALL).matches[FIRST] == before.matches[FIRST]


def test_the_table_of_a_call_taken_back_is_free():
    assert 4 not in after(drawn(), CALL, UNCALL).tables


def test_a_call_online_taken_back_leaves_no_live_table():
    state = after(drawn(), replace(CALL, table=None, online=True), UNCALL)
    assert (state.matches[FIRST].online, state.matches[FIRST].starts) == (False, None)


def test_a_match_that_was_not_called_has_no_call_to_take_back():
    assert code(decide(drawn(), UNCALL)) == "not_called"


def test_the_call_of_a_match_under_way_stays():
    assert code(decide(begun(), UNCALL)) == "match_under_way"


def test_the_call_of_a_match_that_is_over_stays():
    over = do.Award(by="organiser", at=DAY, match=FIRST, winner="A", why="x")
    assert code(decide(after(begun(), over), UNCALL)) == "match_over"


def test_only_those_who_call_take_a_call_back():
    assert code(decide(after(drawn(), CALL), replace(UNCALL, by=DIRECTOR_REFEREE))) == "not_your_role"


def test_a_refusal_to_take_a_call_back_cites_the_article_on_calls():
    refusal = decide(drawn(), UNCALL)
    assert isinstance(refusal, Refusal)
    assert refusal.articles == drawn().rulebook.cites("matches.tolerance_min")


def test_a_check_in_taken_back_is_gone():
    assert after(drawn(), CALL, here("A"), here("B"), not_here("A")).matches[FIRST].present == {"B"}


def test_a_check_in_that_was_not_made_cannot_be_taken_back():
    assert code(decide(after(drawn(), CALL), not_here("A"))) == "entry_not_at_table"


def test_a_check_in_of_a_match_under_way_stays():
    assert code(decide(begun(), not_here("A"))) == "match_under_way"


def test_a_start_taken_back_leaves_the_match_called_and_both_sides_there():
    match = after(begun(), NOT_BEGUN).matches[FIRST]
    assert (match.started, match.began, match.table, sorted(match.present)) == (False, None, 4, ["A", "B"])


def test_the_entries_of_a_start_taken_back_play_nowhere_and_never_sat_down():
    entries = after(begun(), NOT_BEGUN).entries
    assert [(entries[name].playing, entries[name].sat_down) for name in "AB"] == [(None, False), (None, False)]


def test_a_start_taken_back_can_be_made_again():
    assert after(begun(), NOT_BEGUN, do.Start(by=DIRECTOR, at=DAY, match=FIRST)).matches[FIRST].started


def test_a_match_that_has_not_begun_has_no_start_to_take_back():
    assert code(decide(after(drawn(), CALL), NOT_BEGUN)) == "not_started"


def test_after_the_score_sheet_a_start_stays():
    sheet = do.Report(by=DIRECTOR, at=DAY + timedelta(minutes=30), match=FIRST, partidas=((12, 3),))
    later = replace(NOT_BEGUN, at=DAY + timedelta(minutes=31))
    assert code(decide(after(begun(), sheet), later)) == "sheet_handed_in"


def test_at_a_live_table_nobody_but_the_house_takes_a_start_back():
    online = replace(CALL, by=HOUSE, table=None, online=True)
    there = [replace(here(side), by=HOUSE) for side in "AB"]
    state = after(drawn(), online, *there, do.Start(by=HOUSE, at=DAY, match=FIRST))
    assert code(decide(state, NOT_BEGUN)) == "played_online"
