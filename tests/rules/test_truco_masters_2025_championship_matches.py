"""Truco Masters 2025, §3, §5.3 to §5.9 and §8: who plays whom, who is late, who is out, and what the organiser decides."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from tento.championship.core.draw import commitment_of
from tento.championship.core.roles import Actor
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.honours import places
from tento.championship.pairs.plan import plan
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import format_of
from tento.championship.pairs.tournament import decide
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.rules.championships import (
    DAY,
    IN_TIME,
    TM,
    after,
    begin,
    between,
    championship,
    code,
    field,
    form,
    play,
    stage,
)
from tests.rules.proving import proves

WON, LOST = (12, 5), (5, 12)
SIXTEEN = [f"p{number}" for number in range(1, 17)]


def four():
    """A knockout of four, which no draw has to come before."""
    return stage(championship(TM, entries={"field_min": 4, "field_max": 4}, stages={"knockout": {"size": 4}}), "knockout", *"ABCD")


@proves("TM-06")
def test_sec_3_1_sixteen_pairs_play_fifteen_single_partidas():
    rulebook = load(TM)
    made = plan(rules_of(rulebook), 16)
    assert isinstance(made, tuple)
    assert ([stage.matches for stage in made], format_of(rulebook, "knockout").best_of) == ([15], 1)


@proves("TM-06")
def test_sec_3_1_the_winner_goes_on_and_the_winner_of_the_final_is_champion():
    over = play(play(play(four(), "A", "B", WON), "C", "D", LOST), "A", "D", WON)
    assert after(over, do.CloseStage(by="organiser", at=DAY, stage="knockout")).champion == "A"


@proves("TM-06")
def test_sec_3_1_losers_of_the_semifinals_share_the_third_place():
    over = play(play(play(four(), "A", "B", WON), "C", "D", LOST), "A", "D", WON)
    assert places(after(over, do.CloseStage(by="organiser", at=DAY, stage="knockout"))) == (("A",), ("D",), ("B", "C"))


@proves("TM-07")
def test_sec_3_2_the_draw_is_random_and_only_the_committed_seed_makes_it():
    seed = bytes(range(32))
    ready = after(
        field(championship(TM), *SIXTEEN),
        do.AnnounceDraw(
            by="organiser", at=DAY, stage="knockout", listed=tuple(SIXTEEN), commitment=commitment_of(seed), source="the audience"
        ),
    )
    other = do.RunDraw(by="organiser", at=DAY, stage="knockout", seed=bytes(32).hex())
    assert code(decide(ready, other)) == "false_draw"
    drawn = after(ready, do.RunDraw(by="organiser", at=DAY, stage="knockout", seed=seed.hex(), numbers=("07",)))
    assert drawn.stages[0].entrants != tuple(SIXTEEN)
    assert sorted(drawn.stages[0].entrants) == sorted(SIXTEEN)


@proves("TM-13")
@pytest.mark.parametrize(("who", "told"), [("organiser", "done"), ("host", "not_theirs_to_decide")])
def test_sec_8_5_the_organiser_decides_what_nobody_foresaw(who, told):
    state = four()
    asked = do.Award(by=who, at=DAY, match=between(state, "A", "B").id, winner="A", why="the table broke")
    assert code(decide(state, asked)) == told


@proves("TM-30")
def test_sec_4_5_1_a_hidden_tie_puts_the_pair_out_at_any_time():
    state = play(four(), "A", "B", WON)
    found = decide(state, do.Sanction(by="organiser", at=DAY, entry="A", effect="disqualification", offence="hidden_tie"))
    assert isinstance(found, Step)
    assert found.state.entries["A"].status == "disqualified"


@proves("TM-42")
def test_sec_5_9_withdrawal_takes_writing_and_counts_as_disqualification():
    state = four()
    assert code(decide(state, do.Withdraw(by="A", at=DAY, entry="A", written=False))) == "not_in_writing"
    assert after(state, do.Withdraw(by="A", at=DAY, entry="A")).entries["A"].status == "disqualified"


@proves("TM-42")
def test_sec_5_9_a_withdrawal_on_paper_is_written_down_by_the_desk_with_how_it_came():
    noted = do.NoteWithdrawal(by=Actor(name="Rita", role="desk"), at=DAY, entry="A", means="carta assinada pelos dois")
    assert after(four(), noted).entries["A"].status == "disqualified"
    assert after(four(), noted).matches["knockout/2.1"].sides == ("B", None)
    assert code(decide(four(), replace(noted, means=" "))) == "not_in_writing"
    for role in ("player", "referee", "public"):
        assert code(decide(four(), replace(noted, by=Actor(name="B", role=role, entries=("B",))))) == "not_your_role"


@proves("TM-42")
def test_sec_5_9_the_opponent_of_a_pair_that_withdraws_goes_on():
    state = after(four(), do.Withdraw(by="A", at=DAY, entry="A"))
    assert state.matches["knockout/2.1"].sides == ("B", None)


@proves("TM-42")
@pytest.mark.parametrize("when", ["before", "after"])
def test_sec_5_9_nobody_steps_in_for_whoever_withdraws(when):
    state = four() if when == "before" else after(four(), do.Withdraw(by="A1", at=DAY, entry="A"))
    found = decide(state, do.Substitute(by="A", at=DAY, entry="A", out=0, in_=2))
    assert code(found) == ("no_substitution" if when == "before" else "entry_is_out")


@proves("TM-43")
def test_sec_5_3_1_a_minute_late_is_out():
    state = four()
    match = between(state, "A", "B").id
    called = after(state, do.Call(by="desk", at=DAY, match=match, starts=DAY))
    late = after(called, do.Absent(by="desk", at=DAY + timedelta(seconds=1), match=match, entries=("A",)))
    assert (late.entries["A"].status, late.matches["knockout/2.1"].sides[0]) == ("disqualified", "B")


@proves("TM-43")
def test_sec_5_3_1_nobody_is_late_on_the_minute():
    state = four()
    match = between(state, "A", "B").id
    called = after(state, do.Call(by="desk", at=DAY, match=match, starts=DAY))
    assert code(decide(called, do.Absent(by="desk", at=DAY, match=match, entries=("A",)))) == "still_in_time"


@proves("TM-44")
def test_sec_5_7_the_organiser_may_disqualify_for_conduct():
    state = after(four(), do.Sanction(by="organiser", at=DAY, entry="A", effect="disqualification", offence="questioned the judges"))
    assert state.entries["A"].status == "disqualified"


@proves("TM-44")
@pytest.mark.parametrize(("who", "told"), [("organiser", "done"), ("referee", "not_theirs_to_decide"), ("B", "not_theirs_to_decide")])
def test_sec_5_7_nobody_but_the_organiser_disqualifies(who, told):
    assert code(decide(four(), do.Sanction(by=who, at=DAY, entry="A", effect="disqualification", offence="insult"))) == told


@proves("TM-44")
def test_sec_5_7_at_any_time_also_before_the_draw():
    state = after(
        field(championship(TM), *SIXTEEN), do.Sanction(by="organiser", at=IN_TIME, entry="p1", effect="disqualification", offence="insult")
    )
    assert state.entries["p1"].status == "disqualified"


@proves("TM-44", "TM-46")
def test_sec_5_7_a_disqualification_is_final():
    out = after(four(), do.Sanction(by="organiser", at=DAY, entry="A", effect="disqualification", offence="insult"))
    again = do.Sanction(by="organiser", at=DAY, entry="A", effect="disqualification", offence="insult")
    assert (code(decide(out, do.Appeal(by="A", at=DAY, entry="A", against="it"))), code(decide(out, again))) == (
        "no_appeal",
        "entry_is_out",
    )


@proves("TM-44")
@pytest.mark.parametrize("effect", ["warning", "mao", "partida", "jogo"])
def test_sec_5_7_there_is_no_lighter_sanction(effect):
    state = four()
    asked = do.Sanction(by="organiser", at=DAY, entry="A", effect=effect, offence="insult", match=between(state, "A", "B").id)
    assert code(decide(state, asked)) == "no_such_sanction"


@proves("TM-46")
def test_sec_5_8_there_is_no_appeal():
    found = decide(four(), do.Appeal(by="A", at=DAY, entry="A", against="the disqualification"))
    assert isinstance(found, Refusal)
    assert (found.code, found.articles) == ("no_appeal", ("§5.8",))


@proves("TM-133")
@pytest.mark.parametrize(("minutes", "told"), [(8, "still_in_time"), (9, "done")])
def test_a_20_away_for_more_than_eight_minutes(minutes, told):
    state = four()
    match = between(state, "A", "B")
    at = DAY + timedelta(minutes=20)
    found = decide(begin(state, match), do.Absent(by="desk", at=at, match=match.id, entries=("A",), minutes_away=minutes))
    assert code(found) == told


@proves("TM-133")
def test_a_20_nobody_was_away_for_longer_than_the_match_has_lasted():
    state = four()
    match = between(state, "A", "B")
    at = DAY + timedelta(minutes=2)
    found = decide(begin(state, match), do.Absent(by="referee", at=at, match=match.id, entries=("A",), minutes_away=9))
    assert isinstance(found, Refusal)
    assert (found.code, found.facts["passed"], found.articles) == ("away_too_long", 2, ("A-20",))


@proves("TM-14")
def test_sec_8_6_the_event_is_suspended_goes_on_and_is_cancelled_by_the_organiser():
    state = championship(TM)
    stop = do.Suspend(by="organiser", at=IN_TIME, to="suspended", why="rain")
    stopped = decide(state, stop)
    assert isinstance(stopped, Step)
    assert stopped.events[0].articles == ("§8.6",)
    going = after(stopped.state, replace(stop, to="resumed"))
    assert going.phase == "entries"
    over = after(going, replace(stop, to="cancelled"))
    assert code(decide(over, form())) == "event_cancelled"
    fixed = championship(TM, event={"may_cancel": False})
    assert code(decide(fixed, stop)) == "event_goes_on"
