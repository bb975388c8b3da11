"""The laws of the decisions that are listed as open: whatever is decided next was listed, and what is listed is taken."""

from datetime import timedelta
from itertools import pairwise
from typing import get_args

import pytest

from tento.championship.core.decisions import Opening
from tento.championship.core.filling import kinds_of
from tento.championship.core.roles import Actor, Role
from tento.championship.core.tournament import transitions
from tento.championship.pairs import decisions as do
from tento.championship.pairs import tournament as pairs
from tento.championship.pairs.advancing import form_of
from tento.championship.registry import tournament_of
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.club.events.venue.acting import IN_TIME, open_acts
from tento.club.events.venue.values import VALUES
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.championship.pairs.wild import KINDS, Wild

TABLES = tuple(range(1, 501))
A_MINUTE = timedelta(minutes=1)


def actors(state):
    """Somebody of every role, to whom every table and every entry belongs; without a name, whoever it is."""
    entries = state.listed if hasattr(state, "listed") else tuple(state.entries)
    return [Actor(name="", role=role, entries=entries, tables=TABLES) for role in get_args(Role)]


def steps(rulebook, entries, luck, trouble=30):
    """The kind of a simulated event, each of its states, and the decision that was made next."""
    wanted = Wanted(rulebook=load(rulebook), entries=entries, seed=luck, title="Copa", trouble=trouble, tables=4, options={})
    kind = tournament_of(wanted.rulebook)
    assert not isinstance(kind, Refusal)
    made = list(transitions(kind, wanted.rulebook, simulate(wanted)[0].log))
    return kind, [(before.state, after.decision) for before, after in pairwise(made)]


def sampled(found, count):
    """Some of the steps, spread over the whole event; the first of every word of decision among them."""
    first = {after.__struct_config__.tag: place for place, (_, after) in reversed([*enumerate(found)])}
    return [found[place] for place in sorted({*first.values(), *range(0, len(found), max(1, len(found) // count))})]


EVENTS = [("truco-masters-2025", 16, 1), ("fenacef-ix", 12, 2), ("afia-2025", 10, 3), ("cgp-2024", 20, 4)]


@pytest.mark.parametrize(("rulebook", "entries", "luck"), EVENTS)
def test_what_is_decided_next_was_listed(rulebook, entries, luck):
    kind, found = steps(rulebook, entries, luck)
    for state, after in sampled(found, 8):
        listed = {act.do for act in open_acts(kind, state, actors(state), after.at)}
        assert after.__struct_config__.tag in listed


@pytest.mark.parametrize(("rulebook", "entries", "luck"), EVENTS)
def test_whatever_is_listed_is_taken_with_each_way_that_is_told(rulebook, entries, luck):
    kind, found = steps(rulebook, entries, luck)
    for state, after in sampled(found, 4):
        for act in open_acts(kind, state, actors(state), after.at + A_MINUTE):
            for way in act.ways or ():
                answer = kind.decide(state, act.kind(by=act.actor, at=after.at + A_MINUTE, why="x", **way))
                assert not isinstance(answer, Refusal), (act.do, way, answer)


@pytest.mark.parametrize("kind", [tournament_of(load("afia-2025")), tournament_of(load("cgp-2024"))], ids=["pairs", "poker"])
def test_every_decision_but_the_opening_has_values_to_be_tried_with(kind):
    words = {word for word, one in kinds_of(kind.Decision).items() if not issubclass(one, Opening)}
    assert words == {word for word, one in kinds_of(kind.Decision).items() if one in VALUES[kind.kind].ways}


@pytest.mark.parametrize("name", sorted(KINDS))
def test_what_is_decided_next_in_a_wild_event_was_listed(name):
    wild = Wild(name, luck=1)
    wild.run(150)
    made = list(transitions(pairs, wild.rulebook, wild.log))
    for before, after in list(pairwise(made))[::40]:
        listed = {act.do for act in open_acts(pairs, before.state, actors(before.state), after.decision.at)}
        assert after.decision.__struct_config__.tag in listed


def listed_in(wild):
    at = wild.now + A_MINUTE
    return {act.do for act in open_acts(pairs, wild.state, actors(wild.state), at)}


def test_a_sheet_is_signed_confirmed_and_settled_only_where_there_is_one():
    wild = Wild("groups", luck=2)
    while not any(stage.drawn for stage in wild.state.stages):
        wild.run(10)
    wild.begin_all()
    name = next(one.id for one in wild.state.matches.values() if one.started and one.result is None)
    assert not {"sign-sheet", "settle-dispute", "rule"} & listed_in(wild)
    target = form_of(wild.state, wild.state.matches[name])
    won = ((target.target or 1, 0),) * target.wins
    wild.do(do.Report, by=Actor(name="Ana", role="director"), match=name, partidas=won)
    assert "sign-sheet" in listed_in(wild)
    wild.do(do.Report, by=Actor(name="Rui", role="director"), match=name, partidas=tuple((low, high) for high, low in won))
    assert "settle-dispute" in listed_in(wild)
    wild.do(do.NoteIncident, text="x")
    assert "rule" in listed_in(wild)


def test_only_the_roles_that_the_rulebook_names_are_listed_for_what_it_does_not_foresee():
    _, found = steps("truco-masters-2025", 16, 1)
    state, after = next((state, after) for state, after in found if after.__struct_config__.tag == "start")
    may = [actor.role for actor in actors(state) if "award" in {act.do for act in open_acts(pairs, state, [actor], after.at)}]
    assert may == ["organiser"]


def test_after_the_draw_nothing_of_the_entries_is_listed_and_every_line_has_its_article():
    _, found = steps("truco-masters-2025", 16, 1, trouble=0)
    state, after = next((state, after) for state, after in found if after.__struct_config__.tag == "call")
    acts = list(open_acts(pairs, state, actors(state), after.at))
    never = {"register", "confirm", "note-confirmation", "pay", "select", "draw", "report", "settle-dispute", "sign-sheet", "correct"}
    assert not {act.do for act in acts} & (never | {"substitute", "appeal", "lots", "rule", "lift-hold", "answer-data"})
    assert all(act.articles for act in acts)


def test_what_time_alone_stands_against_is_listed_for_a_page_that_stays_open():
    _, found = steps("truco-masters-2025", 16, 1, trouble=0)
    state, after = next((state, after) for state, after in found if after.__struct_config__.tag == "check-in")
    director = [Actor(name="Ana", role="director")]
    assert "absent" not in {act.do for act in open_acts(pairs, state, director, after.at)}
    assert "absent" in {act.do for act in open_acts(pairs, state, director, after.at, IN_TIME)}
