"""Score sheets: how a match ended, by the clock too, and two people who hand in a sheet."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from tento.championship.core.roles import Actor
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.tournament import decide
from tento.table.refusal import Refusal
from tests.rules.championships import DAY, FENACEF, TM, after, begin, championship, code, stage

FIRST = "knockout/1.1"


def minutes(count):
    return timedelta(minutes=count)


def under_way(name=TM, **sections):
    """A match of A and B that began on the hour."""
    state = stage(championship(name, **sections), "knockout", *"ABCD")
    return begin(state, state.matches[FIRST])


def sheet(*partidas, after_min=90, **keys):
    keys = {"by": "desk", "signed": ("referee",)} | keys
    return do.Report(at=DAY + minutes(after_min), match=FIRST, partidas=partidas, **keys)


def written(state):
    """The sheet of the match."""
    found = state.matches[FIRST].sheet
    assert found is not None
    return found


def result(state, asked):
    made = decide(state, asked)
    assert isinstance(made, Step), made
    return made.state.matches[FIRST].result


@pytest.mark.parametrize("after_min", [0, 2, 59])
def test_nobody_wins_on_time_before_the_time_is_up(after_min):
    found = decide(under_way(), sheet((5, 3), after_min=after_min))
    assert isinstance(found, Refusal)
    assert (found.code, found.facts["minutes"], found.facts["limit"]) == ("time_not_up", after_min, 60)
    assert "A-18" in found.articles


def test_ahead_when_time_is_up_wins():
    made = result(under_way(), sheet((5, 3), after_min=61, minutes=60, winner="A", ended="time"))
    assert (made.winner, made.how, made.points) == (0, "time", (5, 3))


def test_the_final_has_ninety_minutes():
    state = stage(championship(TM, entries={"field_min": 2, "field_max": 2}, stages={"knockout": {"size": 2}}), "knockout", "A", "B")
    state = begin(state, state.matches[FIRST])
    assert code(decide(state, sheet((5, 3), after_min=89))) == "time_not_up"
    assert code(decide(state, sheet((5, 3), after_min=90))) == "done"


def test_a_sheet_cannot_name_more_minutes_than_have_passed():
    assert code(decide(under_way(), sheet((5, 3), after_min=2, minutes=60))) == "clock_not_there_yet"


def test_level_when_time_is_up_owes_overtime():
    assert code(decide(under_way(), sheet((9, 9), after_min=62, minutes=60))) == "overtime_owed"


def test_level_after_overtime_is_won_by_the_first_mao_and_keeps_its_score():
    made = result(under_way(), sheet((9, 9), minutes=75, overtimes=1, first_mao="B", winner="B", ended="time"))
    assert (made.winner, made.how, made.partidas, made.points) == (1, "first_mao", (0, 1), (9, 9))


def test_level_after_overtime_says_who_won_the_first_mao():
    assert code(decide(under_way(), sheet((9, 9), minutes=75, overtimes=1))) == "first_mao_missing"


def test_level_at_nil_after_overtime_plays_on():
    assert code(decide(under_way(), sheet((0, 0), minutes=75))) == "overtime_owed"


def test_a_19_at_nil_to_nil_nobody_can_have_won_the_first_mao():
    assert code(decide(under_way(), sheet((0, 0), minutes=75, overtimes=1, first_mao="A"))) == "overtime_owed"


@pytest.mark.parametrize(
    ("partidas", "told", "article"),
    [
        (((15, 3),), "score_above_target", "A-3"),
        (((12, 12),), "score_without_winner", "A-3"),
        (((12, 3), (12, 4)), "score_after_the_end", "§3.1"),
        ((), "score_unfinished", "§3.1"),
    ],
)
def test_a_score_that_cannot_be_cites_the_article_on_the_partida_or_on_the_match(partidas, told, article):
    refused = decide(under_way(), sheet(*partidas))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.articles) == (told, (article,))


def test_a_sheet_that_names_the_wrong_winner_or_ending_is_refused():
    assert code(decide(under_way(), sheet((12, 3), winner="B"))) == "wrong_winner"
    assert code(decide(under_way(), sheet((12, 3), ended="time"))) == "wrong_ending"
    assert code(decide(under_way(), sheet((12, 3), winner="A", ended="played"))) == "done"


def test_a_score_beyond_the_target_is_refused_with_what_to_write_and_the_article():
    refused = decide(under_way(FENACEF), sheet((15, 3), (12, 5), (12, 8)))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.facts["target"], refused.articles) == ("score_above_target", 12, ("art. 3c",))
    raw = under_way(FENACEF, score_overshoot="raw")
    assert code(decide(raw, sheet((15, 3), (12, 5), (12, 8)))) == "done"


def test_nobody_makes_less_than_nothing():
    assert code(decide(under_way(), sheet((12, -1)))) == "score_impossible"


def test_where_no_clock_runs_nothing_ends_on_time():
    state = under_way(FENACEF)
    assert code(decide(state, sheet((9, 5), (9, 5), (9, 5), after_min=200, minutes=200))) == "score_below_target"


def test_a_correction_goes_by_the_clock_of_its_sheet():
    played = after(under_way(), sheet((12, 3), after_min=30))
    wrong = do.Correct(by="director", at=DAY + minutes(200), match=FIRST, partidas=((9, 3),), why="x")
    assert code(decide(played, wrong)) == "time_not_up"
    level = after(under_way(), sheet((9, 9), minutes=75, first_mao="B"))
    right = replace(wrong, partidas=((10, 9),), minutes=75)
    assert result(level, right).winner == 0


def correction(**keys):
    """Another winner of a match that was played."""
    return do.Correct(by="director", at=DAY + minutes(200), match=FIRST, partidas=((3, 12),), **keys)


@pytest.mark.parametrize("why", ["", "  "])
def test_a_correction_owes_its_reason_by_the_article_on_the_sheet(why):
    refused = decide(after(under_way(), sheet((12, 3), after_min=30)), correction(why=why))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == ("reason_missing", "matches.sheet")


def test_playing_again_what_followed_owes_its_reason():
    state = after(under_way(), sheet((12, 3), after_min=30))
    other = do.Award(by="organiser", at=DAY + minutes(180), match="knockout/1.2", winner="C", why="x")
    final = after(state, other, do.CheckIn(by="desk", at=DAY + minutes(190), match="knockout/2.1", entry="A"))
    judged = correction(ruling="replay")
    assert code(decide(final, judged)) == "reason_missing"
    assert code(decide(final, replace(judged, why="the sheet was read upside down"))) == "done"


def test_what_a_correction_needs_is_told_before_its_reason_is_asked_for():
    assert code(decide(under_way(), correction())) == "no_result"


NAMED = {"matches": {"sheet": ["sides", "referee"]}}


def first_sheet(**keys):
    state = under_way(**NAMED)
    return after(state, sheet((12, 5), by="Rui", signed=("A",), **keys))


def test_the_same_score_from_somebody_else_confirms_it():
    state = after(first_sheet(), sheet((12, 5), by="Eva", signed=("B",)))
    assert (written(state).reported_by, written(state).signed) == (("Rui", "Eva"), {"A", "B"})
    assert state.matches[FIRST].result is None
    over = after(state, do.SignSheet(by="Rui", at=DAY + minutes(91), match=FIRST, signer="referee"))
    assert over.matches[FIRST].result is not None


def test_another_score_is_a_dispute_and_loses_no_signature():
    state = after(first_sheet(), sheet((5, 12), by="Eva", signed=("A", "B", "referee")))
    match = state.matches[FIRST]
    assert match.result is None
    assert [one.result.points for one in match.disputed] == [(12, 5), (5, 12)]
    assert written(state).signed == {"A"}
    for asked in (sheet((12, 5), by="Ivo"), do.SignSheet(by="Rui", at=DAY + minutes(91), match=FIRST, signer="B")):
        assert code(decide(state, asked)) == "match_disputed"


def test_the_same_person_does_not_overwrite_a_sheet_in_silence_either():
    state = after(first_sheet(), sheet((5, 12), by="Rui", signed=("B",)))
    assert state.matches[FIRST].disputed


def test_a_slip_of_the_pen_is_put_right_with_a_reason_while_nobody_else_has_signed():
    state = after(under_way(**NAMED), sheet((12, 5), by="Rui", signed=()))
    mended = after(state, sheet((12, 6), by="Rui", signed=(), why="the last mão was forgotten"))
    assert written(mended).result.points == (12, 6)
    assert after(first_sheet(), sheet((12, 6), by="Rui", signed=(), why="x")).matches[FIRST].disputed


def test_the_same_sheet_sent_twice_is_done_already():
    assert code(decide(first_sheet(), sheet((12, 5), by="Rui", signed=("A",)))) == "already_done"


def disputed():
    return after(first_sheet(), sheet((5, 12), by="Eva", signed=("B",)))


def test_the_director_settles_a_dispute_with_a_reason():
    asked = do.SettleDispute(by=Actor("Lia", "director"), at=DAY + minutes(95), match=FIRST, partidas=((12, 5),))
    assert code(decide(disputed(), asked)) == "reason_missing"
    assert code(decide(first_sheet(), replace(asked, why="x"))) == "nothing_disputed"
    made = decide(disputed(), replace(asked, why="the cards were counted again"))
    assert isinstance(made, Step)
    assert [event.what for event in made.events] == ["dispute-settled", "result", "moved-on"]
    assert made.state.matches[FIRST].disputed == ()
    assert made.state.matches["knockout/2.1"].sides[0] == "A"


@pytest.mark.parametrize("role", ["referee", "player", "desk", "public", "committee"])
def test_nobody_else_settles_a_dispute(role):
    by = Actor("x", role, entries=("A",), tables=(1,))
    asked = do.SettleDispute(by=by, at=DAY + minutes(95), match=FIRST, partidas=((12, 5),), why="x")
    assert code(decide(disputed(), asked)) == "not_your_role"


def test_whoever_hands_in_a_sheet_has_signed_it_and_a_player_signs_for_nobody_else():
    state = under_way(matches={"sheet": ["sides", "referee"], "players_report": True})
    by = Actor("Ana", "player", entries=("A",))
    state = after(state, sheet((12, 5), by=by, signed=()))
    assert written(state).signed == {"A"}
    sign = do.SignSheet(by=by, at=DAY + minutes(91), match=FIRST, signer="B")
    assert code(decide(state, sign)) == "not_theirs_to_decide"
    assert code(decide(state, replace(sign, by=Actor("Bia", "player", entries=("B",))))) == "done"
