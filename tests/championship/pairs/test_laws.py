"""The laws of every championship: same log, same end; money conserved; nobody in two places; one champion; undo; order."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.championship.core.log import write
from tento.championship.core.step import Step
from tento.championship.core.tournament import fold, read
from tento.championship.pairs import decisions as do
from tento.championship.pairs import tournament as pairs
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.honours import places
from tento.championship.pairs.sheets import signers
from tento.championship.pairs.state import in_order, selected
from tento.championship.pairs.tournament import decide
from tests.championship.pairs.wild import KINDS, Wild

LUCK = st.integers(0, 10**6)
KIND = st.sampled_from(sorted(KINDS))
SHORT = settings(max_examples=20, deadline=None)


def states(wild):
    """Every state that the log of an event leads through."""
    found = [fold(pairs, wild.rulebook, wild.log[:1])]
    for decision in wild.log[1:]:
        step = decide(found[-1], decision)
        assert isinstance(step, Step)
        found.append(step.state)
    return found


def finished(kind, luck):
    wild = Wild(kind, luck)
    wild.run(300)
    wild.over()
    return wild


@given(KIND, LUCK)
@SHORT
def test_any_legal_log_replays_to_the_same_standings(kind, luck):
    wild = finished(kind, luck)
    again = fold(pairs, wild.rulebook, read(pairs, write(wild.log)))
    assert (again, places(again)) == (wild.state, places(wild.state))


@given(KIND, LUCK)
@SHORT
def test_at_every_moment_what_came_in_less_what_went_back_is_what_the_entries_have_paid(kind, luck):
    for state in states(finished(kind, luck)):
        assert state.received - state.refunded == sum(entry.paid - entry.refunded for entry in in_order(state))


@given(KIND, LUCK)
@SHORT
def test_at_every_moment_everybody_sits_at_one_table_and_every_table_holds_one_match(kind, luck):
    for state in states(finished(kind, luck)):
        under_way = [match for match in state.matches.values() if match.started and match.result is None]
        sitting = Counter(side for match in under_way for side in match.sides)
        assert all(count == 1 for count in sitting.values())
        assert all(state.entries[str(side)].playing == match.id for match in under_way for side in match.sides)
        tables = Counter(match.table for match in under_way if match.table is not None)
        assert all(count == 1 for count in tables.values())


@given(KIND, LUCK)
@SHORT
def test_at_every_moment_the_places_taken_are_those_of_the_field(kind, luck):
    for state in states(finished(kind, luck)):
        assert state.places_taken == len(selected(state))


@given(KIND, LUCK)
@SHORT
def test_whoever_plays_a_stage_comes_into_it_once(kind, luck):
    for stage in finished(kind, luck).state.stages:
        assert len(set(stage.entrants)) == len(stage.entrants)
        assert len(set(stage.advanced)) == len(stage.advanced)


@given(KIND, LUCK)
@SHORT
def test_a_knockout_that_is_over_has_the_winner_of_its_final_for_its_one_champion(kind, luck):
    state = finished(kind, luck).state
    last = state.stages[-1]
    if last.closed and state.rules.stages[last.name].kind == "knockout":
        (final,) = [state.matches[name] for name in last.matches if is_final(state.matches[name])]
        assert final.result is not None
        assert state.champion == (None if final.result.winner is None else final.sides[final.result.winner])


@given(KIND, LUCK)
@SHORT
def test_the_champion_stands_first_and_alone(kind, luck):
    state = finished(kind, luck).state
    assert state.champion is None or places(state)[0] == (state.champion,)


def is_final(match):
    return match.feeds is None and not match.id.endswith("/third")


@given(KIND, LUCK)
@SHORT
def test_an_event_can_be_brought_to_its_end_whatever_happened(kind, luck):
    state = finished(kind, luck).state
    under_way = [stage for stage in state.stages if stage.drawn]
    assert all(stage.closed for stage in under_way)
    assert len(under_way) == len(state.stages) or not under_way or not any(not state.entries[name].out for name in under_way[-1].advanced)


@given(KIND, LUCK)
@SHORT
def test_everybody_who_was_drawn_has_one_place(kind, luck):
    state = finished(kind, luck).state
    if state.stages[-1].closed:
        ranked = Counter(name for level in places(state) for name in level)
        assert ranked == Counter(state.stages[0].entrants)


def corrections(wild):
    """Every correction that turns a result round, with the one that turns it back."""
    for name, partidas in wild.partidas.items():
        turned = tuple((second, first) for first, second in partidas)
        yield (do.Correct(by="referee", at=wild.now, match=name, partidas=one, why="x") for one in (turned, partidas))


@given(KIND, LUCK, st.integers(50, 300))
@SHORT
def test_any_correction_and_its_undo_restore_the_state(kind, luck, steps):
    wild = Wild(kind, luck)
    state = wild.run(steps)
    for there, back in corrections(wild):
        settled = decide(state, back)
        turned = decide(settled.state, there) if isinstance(settled, Step) else settled
        if isinstance(settled, Step) and isinstance(turned, Step):
            undone = decide(turned.state, back)
            assert isinstance(undone, Step)
            assert undone.state == settled.state


@given(KIND, LUCK, st.integers(50, 300))
@SHORT
def test_the_order_of_two_independent_results_does_not_matter(kind, luck, steps):
    wild = Wild(kind, luck)
    wild.run(steps)
    wild.begin_all()
    sheets = [won_by_the_first(wild, match) for match in wild.state.matches.values() if match.started and match.result is None]
    for first, second in combinations(sheets, 2):
        assert in_turn(wild.state, first, second) == in_turn(wild.state, second, first)


def won_by_the_first(wild, match):
    form = form_of(wild.state, match)
    partidas = ((form.target or 1, 0),) * form.wins
    return do.Report(by="referee", at=wild.now, match=match.id, partidas=partidas, signed=signers(wild.state, match))


def in_turn(state, *decisions):
    for decision in decisions:
        found = decide(state, decision)
        state = found.state if isinstance(found, Step) else state
    return state


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_wild_events_come_to_an_end(kind):
    ended = [finished(kind, luck).state.champion for luck in range(6)]
    assert any(ended)
