"""Entries: who confirms, until when the list grows, what is drawn of it, and made-up people who meet any condition."""

import re
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.championship.core.draw import commitment_of
from tento.championship.core.log import LogError, write
from tento.championship.core.people import Cpf
from tento.championship.core.tournament import read
from tento.championship.pairs import decisions as do
from tento.championship.pairs import tournament as pairs
from tento.championship.pairs.opening import publish
from tento.championship.pairs.plan import Fault, plan
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.staging import entrants_of
from tento.championship.pairs.state import selected
from tento.championship.pairs.tournament import decide
from tento.championship.simulation.pairs.event import PairsSimulation
from tento.championship.simulation.pairs.people import entries_at, made_up
from tento.rulebooks.loader import load, overlay
from tento.table.refusal import Refusal
from tests.rules.championships import AFIA, DAY, FENACEF, IN_TIME, TM, after, between, championship, code, form, person, stage

GROUPS = {"stages": {"groups": {"groups": 2, "advance": 1}}}
SEED = bytes(32)


def test_nobody_confirms_for_the_partner():
    entered = after(championship(TM), form("one"))
    assert code(decide(entered, do.Confirm(by="one a", at=IN_TIME, entry="one", person=1))) == "not_theirs_to_decide"


def test_the_partner_confirms():
    entered = after(championship(TM), form("one"))
    assert after(entered, do.Confirm(by="one b", at=IN_TIME, entry="one", person=1)).entries["one"].status == "applied"


def paid_up(*names, **sections):
    state = championship(FENACEF, fees={"entry": 100}, **(GROUPS | sections))
    for name in names:
        state = after(state, form(name, channel=""), do.Pay(by=name, at=IN_TIME, entry=name, amount=100))
    return state


LATE = [do.Pay(by="late", at=IN_TIME, entry="late", amount=100), form("later", channel="")]


@pytest.mark.parametrize("asked", LATE)
def test_no_entry_becomes_complete_once_the_list_is_closed(asked):
    state = after(paid_up(*"abcd"), form("late", channel=""), do.CloseEntries(by="committee", at=IN_TIME))
    assert code(decide(state, asked)) == "entries_closed"


@pytest.mark.parametrize("asked", LATE)
def test_no_entry_becomes_complete_once_a_stage_is_drawn(asked):
    state = after(paid_up(*"abcd", draw={"after_entries_close": False}), form("late", channel=""))
    assert code(decide(drawn(state, "groups"), replace(asked, at=DAY))) == "already_drawn"


def waiting_list():
    """One plays, two wait; then the one is put out, so that a place is free."""
    state = paid_up(*"abc", entries={"field_max": 1, "waiting_list": True})
    out = do.Sanction(by="committee", at=IN_TIME, entry="a", effect="disqualification", offence="x")
    return after(state, out)


@pytest.mark.parametrize(("entry", "answer"), [("b", "done"), ("c", "not_next_in_line")])
def test_a_free_place_goes_to_the_first_of_the_waiting_list(entry, answer):
    assert code(decide(waiting_list(), do.Select(by="committee", at=IN_TIME, entry=entry))) == answer


def announced(state, name):
    listed = entrants_of(state, name)
    assert not isinstance(listed, Refusal)
    return after(state, do.AnnounceDraw(by="organiser", at=DAY, stage=name, listed=listed, commitment=commitment_of(SEED), source="x"))


def drawn(state, name):
    return after(announced(state, name), do.RunDraw(by="organiser", at=DAY, stage=name, seed=SEED.hex(), numbers=("07",)))


def test_who_left_after_the_announcement_is_not_drawn():
    simulated = PairsSimulation(load(AFIA), Chance(1))
    simulated.enter(10)
    left = after(announced(simulated.state, "qualifying"), do.Withdraw(by="e1 1", at=DAY, entry="e1"))
    asked = do.RunDraw(by="organiser", at=DAY, stage="qualifying", seed=SEED.hex(), numbers=("07",))
    assert code(decide(left, asked)) == "list_differs"
    assert "e1" not in drawn(left, "qualifying").stages[0].entrants


def waiting_for(state):
    match = between(state, "P", "Q")
    return after(state, do.Call(by="desk", at=DAY, match=match.id, starts=DAY - timedelta(hours=3))), match.id


def test_an_absence_names_somebody():
    state, match = waiting_for(stage(championship(FENACEF, **GROUPS), "groups", *"PQR"))
    assert code(decide(state, do.Absent(by="desk", at=DAY, match=match, entries=()))) == "is_present"


def test_whoever_is_named_twice_is_absent_once():
    state, match = waiting_for(stage(championship(FENACEF, **GROUPS), "groups", *"PQR"))
    twice = decide(state, do.Absent(by="desk", at=DAY, match=match, entries=("P", "P")))
    assert twice == decide(state, do.Absent(by="desk", at=DAY, match=match, entries=("P",)))


@pytest.mark.parametrize("shown", ["529.982.247-25", "52998224725", "***.982.247-25"])
def test_a_log_that_tells_a_whole_cpf_is_not_read(shown):
    asked = form(people=(person("a", cpf=Cpf(shown=shown, mark="0" * 32)), person("b")))
    with pytest.raises(LogError):
        read(pairs, write([asked]))


CONDITIONS = [
    {"entries": {"cpf": True}},
    {"entries": {"fields": ["cpf", "born", "residence", "domicile", "speaks_portuguese"]}},
    {"entries": {"origins": ["invited"]}},
    {"entries": {"min_age": 60}},
    {"entries": {"opens": datetime(2027, 3, 1, tzinfo=UTC), "closes": datetime(2027, 3, 20, tzinfo=UTC)}},
    {"entries": {"closes": datetime(2025, 3, 1, tzinfo=UTC)}},
    {"event": {"on": datetime(2024, 3, 1, tzinfo=UTC).date()}},
    {"fees": {"entry": 5000, "card_permille": 35}},
    {"entries": {"field_max": 8}},
    {"entries": {"field_max": 8, "waiting_list": True}},
    {"entries": {"documents": ["consent"], "summons": True, "partner_confirms": True}},
    {"discipline": {"ladder": "step_by_step"}},
]


@pytest.mark.parametrize("sections", CONDITIONS, ids=str)
def test_made_up_people_meet_every_condition(sections):
    options = GROUPS | sections
    simulated = PairsSimulation(load(FENACEF), Chance(3), options)
    simulated.play(9)
    assert simulated.state.champion is not None


def test_the_field_of_a_simulation_is_no_larger_than_it_may_be():
    simulated = PairsSimulation(load(FENACEF), Chance(3), GROUPS | {"entries": {"field_max": 8, "waiting_list": True}})
    simulated.enter(11)
    assert (len(selected(simulated.state)), len(simulated.state.entries)) == (8, 11)


def test_a_simulated_entry_pays_what_is_due():
    simulated = PairsSimulation(load(FENACEF), Chance(3), GROUPS | {"fees": {"entry": 5000}})
    simulated.enter(9)
    assert simulated.state.received == 45_000


def test_no_line_of_a_log_tells_a_whole_cpf():
    simulated = PairsSimulation(load(FENACEF), Chance(3), GROUPS | {"entries": {"cpf": True}})
    simulated.enter(9)
    text = write(simulated.log)
    assert text.count('"shown":"***.') == 18
    assert not re.search(r"(?<![0-9a-f])\d{11}(?![0-9a-f])|\d{3}\.\d{3}\.\d{3}-\d{2}", text)


def test_entries_of_the_usual_day_stay_where_the_window_allows_it():
    rules = rules_of(load(TM))
    assert rules.entries.opens is not None
    assert rules.entries.opens < entries_at(rules) < datetime(2025, 10, 18, tzinfo=UTC)


def test_no_two_made_up_people_share_a_cpf():
    rules = rules_of(overlay(load(FENACEF), {"entries": {"cpf": True}}))
    chance = Chance(1)
    people = [made_up(rules, str(number), "1", IN_TIME, chance) for number in range(50)]
    assert len({one.key for one in people}) == 50


def opening(name, expected=None, **options):
    rulebook = load(name)
    return publish(
        rulebook,
        do.Publish(
            by="o", at=IN_TIME, title="x", rulebook=name, hash=rulebook.hash, options=msgspec.to_builtins(options), expected=expected
        ),
    )


def test_a_league_whose_results_are_worth_nothing_is_not_published():
    free = {"field_min": None, "field_max": None}
    league = {"knockout": {"kind": "league", "size": None}}
    found = opening(TM, entries=free, stages=league, standings={"points": {"2-0": [3, 0]}})
    assert (code(found), found.facts["results"]) == ("results_without_points", "1-0")


@pytest.mark.parametrize("field", ["expected", "tables"])
@pytest.mark.parametrize("number", [0, -5, 10**9])
def test_a_hall_has_tables_and_people_that_can_be_counted(field, number):
    written = {"do": "publish", "by": "o", "at": "2025-09-01T12:00:00Z", "title": "x", "rulebook": FENACEF, "hash": "x", field: number}
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert(written, do.Publish, strict=False)


def test_a_league_of_more_matches_than_any_hall_plays_is_not_planned():
    league = {"stages": {"knockout": {"kind": "league", "size": "none"}}, "entries": {"field_min": "none", "field_max": "none"}}
    rules = rules_of(overlay(load(TM), {**league, "standings": {"points": {"1-0": [3, 0]}}}))
    found = plan(rules, 141)
    assert not isinstance(found, Fault)
    assert found[0].matches == 9870
    assert isinstance(plan(rules, 142), Fault)
