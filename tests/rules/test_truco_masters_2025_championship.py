"""Truco Masters 2025, §2 to §5 and §8.5: who enters, who is chosen, who plays whom, and who is out."""

from datetime import date, datetime, timedelta

import pytest
from msgspec.structs import replace

from tento.championship.core.draw import commitment_of
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.honours import places
from tento.championship.pairs.opening import publish
from tento.championship.pairs.plan import plan
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import format_of
from tento.championship.pairs.tournament import decide
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.rules.championships import (
    BRASILIA,
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
    person,
    play,
    stage,
)
from tests.rules.proving import proves

WON, LOST = (12, 5), (5, 12)
SIXTEEN = [f"p{number}" for number in range(1, 17)]


def registering(**changes):
    return code(decide(championship(TM), form(**changes)))


def with_person(**changes):
    return code(decide(championship(TM), form(people=(person("a", **changes), person("b")))))


def four():
    """A knockout of four, which no draw has to come before."""
    return stage(championship(TM, entries={"field_min": 4, "field_max": 4}, stages={"knockout": {"size": 4}}), "knockout", *"ABCD")


@proves("TM-02")
def test_sec_2_1_fifteen_pairs_are_not_enough():
    short = replace(field(championship(TM), *SIXTEEN[:15]), phase="entries")
    signed = (
        do.SignDocument(by="x", at=IN_TIME, entry=name, person=place, document="participation") for name in SIXTEEN[:15] for place in (0, 1)
    )
    assert code(decide(after(short, *signed), do.CloseEntries(by="organiser", at=IN_TIME))) == "too_few_entries"


@proves("TM-02")
def test_sec_2_1_a_seventeenth_pair_finds_no_place():
    full = replace(field(championship(TM), *SIXTEEN), phase="entries")
    applied = after(full, form("late"), do.Confirm(by="late b", at=IN_TIME, entry="late", person=1))
    assert code(decide(applied, do.Select(by="organiser", at=IN_TIME, entry="late"))) == "field_full"


@proves("TM-03")
def test_sec_2_1_an_invited_pair_enters_after_the_window():
    assert registering(origin="invited", at=datetime(2025, 10, 20, tzinfo=BRASILIA)) == "done"


@proves("TM-03", "TM-36")
def test_sec_5_1_a_complete_application_waits_for_the_organiser_to_choose():
    applied = after(championship(TM), form(), do.Confirm(by="one b", at=IN_TIME, entry="one", person=1))
    assert applied.entries["one"].status == "applied"
    assert after(applied, do.Select(by="organiser", at=IN_TIME, entry="one")).entries["one"].status == "selected"


@proves("TM-05")
@pytest.mark.parametrize(("day", "told"), [(20, "done"), (21, "rules_are_frozen")])
def test_sec_2_2_1_the_rules_are_frozen_five_days_before(day, told):
    asked = do.Amend(by="organiser", at=datetime(2025, 10, day, 9, tzinfo=BRASILIA), version="2")
    assert code(decide(championship(TM), asked)) == told


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


@proves("TM-12")
def test_sec_4_4_the_day_of_the_event_can_be_moved():
    moved = after(championship(TM), do.MoveDate(by="organiser", at=IN_TIME, what="event", to=DAY + timedelta(days=7), why="rain"))
    assert moved.event_on == date(2025, 11, 1)


@proves("TM-26")
def test_sec_4_2_1_the_deadline_can_be_moved():
    later = datetime(2025, 10, 21, 12, tzinfo=BRASILIA)
    moved = after(championship(TM), do.MoveDate(by="organiser", at=IN_TIME, what="closes", to=later))
    assert code(decide(moved, form(at=datetime(2025, 10, 20, tzinfo=BRASILIA)))) == "done"


@proves("TM-13")
@pytest.mark.parametrize(("who", "told"), [("organiser", "done"), ("host", "not_theirs_to_decide")])
def test_sec_8_5_the_organiser_decides_what_nobody_foresaw(who, told):
    state = four()
    asked = do.Award(by=who, at=DAY, match=between(state, "A", "B").id, winner="A", why="the table broke")
    assert code(decide(state, asked)) == told


@proves("TM-18", "TM-21", "TM-27", "TM-35")
@pytest.mark.parametrize("declaration", ["legally_capable", "no_impediment", "available", "own_material", "lawful_material"])
def test_sec_4_1_each_declaration_is_made_by_each_person(declaration):
    rules = load(TM).championship
    assert rules is not None
    assert with_person(declared=tuple(one for one in rules.entries.declarations if one != declaration)) == "declaration_missing"


@proves("TM-19")
@pytest.mark.parametrize(("born", "told"), [(date(2007, 9, 20), "done"), (date(2007, 9, 21), "too_young")])
def test_sec_4_1_eighteen_full_years_on_the_day_of_registration(born, told):
    assert with_person(born=born) == told


@proves("TM-20")
@pytest.mark.parametrize("where", [{"residence": "PT"}, {"domicile": "PT"}])
def test_sec_4_1_resident_and_domiciled_in_brazil(where):
    assert with_person(**where) == "not_resident"


@proves("TM-22")
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"foreign_document": "V1", "foreign_document_on": date(2023, 9, 20), "speaks_portuguese": True}, "done"),
        ({"foreign_document": "V1", "foreign_document_on": date(2023, 9, 21), "speaks_portuguese": True}, "foreign_document_too_new"),
        ({"speaks_portuguese": True}, "foreign_document_missing"),
        ({"foreign_document": "V1", "foreign_document_on": date(2020, 1, 1)}, "language_missing"),
    ],
)
def test_sec_4_1_1_a_foreigner_needs_an_rne_of_two_years_and_portuguese(changes, told):
    assert with_person(foreigner=True, **changes) == told


@proves("TM-23")
def test_sec_4_1_2_the_pair_is_complete_when_the_partner_has_confirmed():
    asked = after(championship(TM), form())
    assert asked.entries["one"].status == "pending"
    assert code(decide(asked, do.Select(by="organiser", at=IN_TIME, entry="one"))) == "not_complete"


@proves("TM-24")
@pytest.mark.parametrize(
    ("at", "told"),
    [
        (datetime(2025, 9, 14, 23, 59, tzinfo=BRASILIA), "entries_not_open"),
        (datetime(2025, 9, 15, tzinfo=BRASILIA), "done"),
        (datetime(2025, 10, 18, 23, 59, 30, tzinfo=BRASILIA), "done"),
        (datetime(2025, 10, 19, tzinfo=BRASILIA), "entries_closed"),
    ],
)
def test_sec_4_2_applications_come_between_the_two_dates(at, told):
    assert registering(at=at) == told


@proves("TM-25")
def test_sec_4_2_only_by_the_form_on_the_site():
    assert registering(channel="telephone") == "wrong_channel"


@proves("TM-25")
def test_sec_4_2_every_field_is_filled_in():
    assert with_person(residence=None) == "field_missing"


@proves("TM-28", "TM-29")
@pytest.mark.parametrize(
    ("tie", "told"), [("organiser", "tie_to_organiser"), ("organiser_kin", "kin_of_organiser"), ("sponsor", "tie_to_sponsor")]
)
def test_sec_4_5_nobody_with_such_a_tie_plays(tie, told):
    assert with_person(ties=(tie,)) == told


@proves("TM-30")
def test_sec_4_5_1_a_hidden_tie_puts_the_pair_out_at_any_time():
    state = play(four(), "A", "B", WON)
    found = decide(state, do.Sanction(by="organiser", at=DAY, entry="A", effect="disqualification", offence="hidden_tie"))
    assert isinstance(found, Step)
    assert found.state.entries["A"].status == "disqualified"


@proves("TM-34")
@pytest.mark.parametrize(("version", "told"), [(None, "regulation_not_accepted"), ("0", "wrong_version")])
def test_sec_4_9_the_regulation_in_force_is_accepted(version, told):
    assert with_person(accepted_version=version) == told


@proves("TM-37")
def test_sec_5_2_only_a_selected_pair_is_summoned():
    applied = after(championship(TM), form())
    assert code(decide(applied, do.Summon(by="organiser", at=IN_TIME, entry="one"))) == "not_selected"


@proves("TM-39")
def test_sec_5_4_who_does_not_sign_is_disqualified():
    state = replace(
        field(championship(TM, entries={"field_min": 2, "field_max": 2}, stages={"knockout": {"size": 2}}), *"ABC"), phase="entries"
    )
    signed = (do.SignDocument(by="x", at=IN_TIME, entry=name, person=place, document="participation") for name in "AB" for place in (0, 1))
    closed = after(state, *signed, do.CloseEntries(by="organiser", at=IN_TIME))
    assert {name: closed.entries[name].status for name in "ABC"} == {"A": "selected", "B": "selected", "C": "disqualified"}


@proves("TM-42")
def test_sec_5_9_withdrawal_takes_writing_and_counts_as_disqualification():
    state = four()
    assert code(decide(state, do.Withdraw(by="A", at=DAY, entry="A", written=False))) == "not_in_writing"
    assert after(state, do.Withdraw(by="A", at=DAY, entry="A")).entries["A"].status == "disqualified"


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
    found = decide(begin(state, match), do.Absent(by="desk", at=DAY, match=match.id, entries=("A",), minutes_away=minutes))
    assert code(found) == told


@proves("TM-02")
def test_sec_2_1_a_championship_of_another_size_is_not_published():
    rulebook = load(TM)
    asked = do.Publish(by="organiser", at=IN_TIME, title="x", rulebook=TM, hash=rulebook.hash, expected=12)
    assert code(publish(rulebook, asked)) == "impossible_field"
