"""A match that is called online: who says what of it, how it ends without a hand, and what becomes of one that stopped."""

from datetime import timedelta
from typing import Any

import pytest

from tento.championship.core.roles import HOUSE, Actor
from tento.championship.pairs import decisions as do
from tento.championship.pairs.tournament import decide
from tests.rules.championships import AFIA, DAY, FENACEF, TM, after, between, championship, code, stage

FIRST = "knockout/1.1"


def called(name=TM):
    """A match of A and B that is called online on the hour."""
    state = stage(championship(name), "knockout", *"ABCD")
    return after(state, do.Call(by=HOUSE, at=DAY, match=FIRST, online=True, starts=DAY))


def begun(state):
    here = [do.CheckIn(by=HOUSE, at=DAY, match=FIRST, entry=side) for side in "AB"]
    return after(state, *here, do.Start(by=HOUSE, at=DAY, match=FIRST))


def report(*partidas, **keys):
    given: dict[str, Any] = {"by": HOUSE, "at": DAY + timedelta(minutes=30), "record": "table", "deals": 40} | keys
    return do.Report(match=FIRST, partidas=partidas, **given)


def test_a_live_table_stands_in_no_hall():
    state = stage(championship(TM), "knockout", *"ABCD")
    found = decide(state, do.Call(by="Rui", at=DAY, match=FIRST, table=4, online=True))
    assert code(found) == "online_has_no_table"


def test_a_match_with_a_partida_given_away_cannot_begin_at_nil_at_a_live_table():
    state = stage(championship(FENACEF), "knockout", *"ABCD")
    lost = do.Sanction(by="referee", at=DAY, entry="A", effect="partida", offence="late", match=FIRST)
    assert code(decide(after(state, lost), do.Call(by="Rui", at=DAY, match=FIRST, online=True))) == "partida_awarded"


@pytest.mark.parametrize(
    "asked",
    [
        do.CheckIn(by=Actor(name="Rui", role="desk"), at=DAY, match=FIRST, entry="A"),
        do.Start(by=Actor(name="Rui", role="director"), at=DAY, match=FIRST),
    ],
)
def test_who_is_there_and_when_play_begins_only_the_live_table_says(asked):
    assert code(decide(called(), asked)) == "played_online"


def test_nobody_but_the_house_reports_a_match_online():
    by = Actor(name="Rui", role="director")
    assert code(decide(begun(called()), report((12, 3), by=by, record=None, deals=None))) == "played_online"


def test_the_report_of_the_house_needs_no_signature_and_names_the_record():
    state = after(begun(called(FENACEF)), report((12, 3), (12, 9), (12, 11)))
    match = state.matches[FIRST]
    assert match.result is not None
    assert match.sheet is not None
    assert (match.result.winner, match.result.partidas, match.sheet.record, match.sheet.deals) == (0, (3, 0), "table", 40)


def test_a_match_on_paper_has_no_record():
    state = begun(after(called(), do.Call(by="Rui", at=DAY, match=FIRST, table=2)))
    assert code(decide(state, report((12, 3)))) == "not_started"
    assert code(decide(state, report((12, 3), record=None, deals=None, signed=("referee",)))) == "done"


def test_art_5_3_1_who_does_not_come_to_the_live_table_is_disqualified():
    late = do.Absent(by=HOUSE, at=DAY + timedelta(minutes=1), match=FIRST, entries=("B",))
    state = after(called(), do.CheckIn(by=HOUSE, at=DAY, match=FIRST, entry="A"), late)
    assert state.entries["B"].status == "disqualified"
    result = between(state, "A", "B").result
    assert result is not None
    assert result.winner == 0


def test_a_20_who_stays_away_from_the_live_table_for_more_than_eight_minutes_is_disqualified():
    at = DAY + timedelta(minutes=20)
    eight = do.Absent(by=HOUSE, at=at, match=FIRST, entries=("A",), minutes_away=8)
    assert code(decide(begun(called()), eight)) == "still_in_time"
    nine = do.Absent(by=HOUSE, at=at, match=FIRST, entries=("A",), minutes_away=9)
    assert after(begun(called()), nine).entries["A"].status == "disqualified"


def test_a_match_that_stopped_waits_for_the_director_who_may_call_it_to_paper_or_to_a_new_table():
    stopped = after(begun(called()), do.Interrupt(by=HOUSE, at=DAY, match=FIRST, why="the table is lost"))
    match = stopped.matches[FIRST]
    assert (match.online, match.started, match.result, stopped.entries["A"].playing) == (False, False, None, None)
    assert [(one.kind, one.match, one.ruling) for one in stopped.incidents] == [("call", FIRST, "")]
    again = after(stopped, do.Call(by="Rui", at=DAY, match=FIRST, online=True, starts=DAY))
    assert again.matches[FIRST].tables_online == 2
    paper = after(stopped, do.Call(by="Rui", at=DAY, match=FIRST, table=3))
    assert (paper.matches[FIRST].online, paper.matches[FIRST].table) == (False, 3)


def test_a_match_stops_with_a_reason_and_only_while_it_is_online():
    assert code(decide(begun(called()), do.Interrupt(by=HOUSE, at=DAY, match=FIRST))) == "reason_missing"
    paper = after(called(), do.Call(by="Rui", at=DAY, match=FIRST, table=2))
    assert code(decide(paper, do.Interrupt(by=HOUSE, at=DAY, match=FIRST, why="lost"))) == "not_started"


def test_an_hour_that_is_moved_leaves_the_people_their_table():
    state = after(called(), do.Call(by=HOUSE, at=DAY, match=FIRST, online=True, starts=DAY + timedelta(minutes=5)))
    assert state.matches[FIRST].tables_online == 1


def test_a_mao_of_a_match_online_is_taken_at_its_own_table():
    taken = do.Sanction(by="referee", at=DAY, entry="A", effect="mao", offence="speech", match=FIRST)
    assert code(decide(begun(called(FENACEF)), taken)) == "played_online"


def test_tranca_to_two_thousand_in_the_final_is_reported_like_any_score():
    state = stage(championship(AFIA), "final", "A", "B")
    state = after(state, do.Call(by=HOUSE, at=DAY, match="final/1.1", online=True, starts=DAY))
    here = [do.CheckIn(by=HOUSE, at=DAY, match="final/1.1", entry=side) for side in "AB"]
    state = after(state, *here, do.Start(by=HOUSE, at=DAY, match="final/1.1"))
    short = do.Report(by=HOUSE, at=DAY, match="final/1.1", partidas=((1995, 1200),), record="t", deals=9)
    assert code(decide(state, short)) == "score_below_target"
    whole = do.Report(by=HOUSE, at=DAY, match="final/1.1", partidas=((2040, 1200),), record="t", deals=9)
    assert code(decide(state, whole)) == "done"
