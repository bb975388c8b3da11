"""Truco Masters 2025, §2, §4.2, §4.4 and §5: the field and its dates, who is chosen and summoned, and what is signed."""

from datetime import date, datetime, timedelta

import pytest
from msgspec.structs import replace

from tento.championship.core.roles import Actor
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs.opening import publish
from tento.championship.pairs.tournament import decide
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.rules.championships import (
    BRASILIA,
    DAY,
    IN_TIME,
    TM,
    after,
    championship,
    code,
    field,
    form,
)
from tests.rules.proving import proves

SIXTEEN = [f"p{number}" for number in range(1, 17)]


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
    asked = form(origin="invited", at=datetime(2025, 10, 20, tzinfo=BRASILIA))
    assert code(decide(championship(TM), asked)) == "done"


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


@proves("TM-12")
def test_sec_4_4_the_day_of_the_event_can_be_moved():
    moved = after(championship(TM), do.MoveDate(by="organiser", at=IN_TIME, what="event", to=DAY + timedelta(days=7), why="rain"))
    assert moved.event_on == date(2025, 11, 1)


@proves("TM-26")
def test_sec_4_2_1_the_deadline_can_be_moved():
    later = datetime(2025, 10, 21, 12, tzinfo=BRASILIA)
    moved = after(championship(TM), do.MoveDate(by="organiser", at=IN_TIME, what="closes", to=later))
    assert code(decide(moved, form(at=datetime(2025, 10, 20, tzinfo=BRASILIA)))) == "done"


@proves("TM-37")
def test_sec_5_2_only_a_selected_pair_is_summoned():
    applied = after(championship(TM), form())
    assert code(decide(applied, do.Summon(by="organiser", at=IN_TIME, entry="one"))) == "not_selected"


@proves("TM-39")
def test_sec_5_4_who_does_not_sign_is_disqualified():
    state = replace(
        field(championship(TM, entries={"field_min": 2, "field_max": 2}, stages={"knockout": {"size": 2}}), *"ABC"), phase="entries"
    )
    for name in "ABC":
        state = state.with_entry(replace(state.entries[name], signed=frozenset()))
    signed = (do.SignDocument(by="x", at=IN_TIME, entry=name, person=place, document="participation") for name in "AB" for place in (0, 1))
    closed = after(state, *signed, do.CloseEntries(by="organiser", at=IN_TIME))
    assert {name: closed.entries[name].status for name in "ABC"} == {"A": "selected", "B": "selected", "C": "disqualified"}


def reserve():
    """Four play; D has left after the list was closed, and E got the place: selected, and nothing more."""
    sizes = {"entries": {"field_min": 4, "field_max": 5}, "stages": {"knockout": {"size": 4}}}
    state = field(championship(TM, **sizes), *"ABCDE")
    state = state.with_entry(replace(state.entries["E"], status="applied", summoned=False, signed=frozenset()))
    return after(
        replace(state, places_taken=4),
        do.Withdraw(by="D", at=IN_TIME, entry="D"),
        do.Select(by="organiser", at=IN_TIME, entry="E"),
    )


def announced(state):
    listed = tuple(name for name in "ABCDE" if state.entries[name].status == "selected")
    return do.AnnounceDraw(by="organiser", at=IN_TIME, stage="knockout", listed=listed, commitment="ab" * 32, source="x")


def signatures(entry):
    return [do.SignDocument(by="x", at=IN_TIME, entry=entry, person=place, document="participation") for place in (0, 1)]


@proves("TM-39")
def test_sec_5_4_a_reserve_who_came_in_late_signs_before_the_draw_too():
    state = after(reserve(), do.Summon(by="organiser", at=IN_TIME, entry="E"))
    found = decide(state, announced(state))
    assert isinstance(found, Refusal)
    assert (found.code, found.facts["entry"], found.articles) == ("not_signed", "E", ("§5.4",))
    signed = after(state, *signatures("E"))
    assert code(decide(signed, announced(signed))) == "done"


@proves("TM-37")
def test_sec_5_2_nobody_is_drawn_who_was_not_summoned():
    state = after(reserve(), *signatures("E"))
    assert code(decide(state, announced(state))) == "not_summoned"
    told = decide(state, do.Summon(by="organiser", at=IN_TIME, entry="E", means="carta registrada"))
    assert isinstance(told, Step)
    assert (told.events[0].what, told.events[0].facts["means"]) == ("noted.summoned.by", "carta registrada")
    assert code(decide(told.state, announced(told.state))) == "done"


@proves("TM-02")
def test_sec_2_1_a_championship_of_another_size_is_not_published():
    rulebook = load(TM)
    asked = do.Publish(by="organiser", at=IN_TIME, title="x", rulebook=TM, hash=rulebook.hash, expected=12)
    assert code(publish(rulebook, asked)) == "impossible_field"


@proves("TM-37")
def test_sec_5_2_a_summons_is_kept_with_when_and_how_it_was_sent():
    asked = do.Summon(by=Actor(name="Rita", role="organiser"), at=IN_TIME, entry="E", means=" ")
    assert code(decide(reserve(), asked)) == "reason_missing"
    sent = after(reserve(), replace(asked, means="e-mail, protocolo 7")).entries["E"]
    assert (sent.summoned, sent.summoned_at, sent.summoned_by) == (True, IN_TIME, "e-mail, protocolo 7")
