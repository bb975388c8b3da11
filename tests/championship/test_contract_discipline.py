"""Discipline and corrections, the same laws for every kind of championship: measures of the list, the reason owed, who may not."""

import msgspec
import pytest

from tento.cards.chance import Chance
from tento.championship.core.log import write
from tento.championship.core.roles import Actor
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.poker.decisions import CorrectPlaces
from tento.championship.poker.floor_decisions import Penalise
from tento.championship.registry import decide, replay
from tento.championship.simulation.pairs.event import PairsSimulation
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.championship.poker.tournaments import AT, new, out


def first_match():
    """Truco Masters after one match of its first round, and the name of that match."""
    simulated = PairsSimulation(load("truco-masters-2025"), Chance(7))
    simulated.enter(16)
    simulated.draw("knockout")
    name = simulated.state.stages[0].matches[0]
    simulated.match(name)
    return simulated, name


def in_pairs():
    """A match that was played: another score for it, and a measure of the list against a pair that plays later."""
    simulated, name = first_match()
    match = simulated.state.matches[name]
    by, at = Actor(name="Rui", role="organiser"), simulated.now
    right = do.Correct(by=by, at=at, match=name, partidas=(match.result.points[::-1],), why="the columns were exchanged")
    other = simulated.state.matches[simulated.state.stages[0].matches[1]]
    return simulated.state, do.Sanction(by=by, at=at, entry=str(other.sides[0]), effect="disqualification", offence="", why="said"), right


def in_poker():
    """Nine players of whom two are out: their places the other way round, and a measure of the list against one who plays."""
    state = out(out(new(9), "p8"), "p7")
    by = Actor(name="Rui", role="director")
    right = CorrectPlaces(by=by, at=AT, places={"p8": state.places["p7"], "p7": state.places["p8"]}, why="the slips were exchanged")
    return state, Penalise(by=by, at=AT, player="p1", kind="warning", why="said"), right


EVENTS = pytest.mark.parametrize("made", [in_pairs, in_poker])


@EVENTS
def test_a_measure_and_a_correction_are_taken_with_their_reason(made):
    state, measure, right = made()
    assert isinstance(decide(state, measure), Step)
    assert isinstance(decide(state, right), Step)


@EVENTS
def test_a_measure_and_a_correction_owe_their_reason(made):
    state, *asked = made()
    found = [decide(state, msgspec.structs.replace(one, why="")) for one in asked]
    assert [one.code for one in found if isinstance(one, Refusal)] == ["reason_missing"] * 2


@EVENTS
def test_a_measure_that_is_not_on_the_list_cites_the_list(made):
    state, measure, _ = made()
    word = "effect" if isinstance(measure, do.Sanction) else "kind"
    found = decide(state, msgspec.structs.replace(measure, **{word: "fine"}))
    assert isinstance(found, Refusal)
    assert found.code in {"no_such_sanction", "unknown_penalty"}
    assert found.articles == state.rulebook.cites(str(found.rule)) != ()


@EVENTS
def test_a_player_makes_no_measure_and_corrects_nothing(made):
    state, *asked = made()
    found = [decide(state, msgspec.structs.replace(one, by=Actor(name="Eva", role="player"))) for one in asked]
    assert [one.code for one in found if isinstance(one, Refusal)] == ["not_your_role"] * 2


def test_a_log_from_before_a_correction_owed_its_reason_is_read_as_it_was_made():
    simulated, name = first_match()
    points = simulated.state.matches[name].result.points
    wrong = do.Correct(by="referee", at=simulated.now, match=name, partidas=(points[::-1],))
    read_again = replay(write([*simulated.log, wrong]), simulated.rulebook)
    assert read_again.state.matches[name].result.points == points[::-1]
    assert read_again.log[-1] == wrong
