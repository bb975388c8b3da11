"""Sanctions after a match is over: what they still change, and what stands."""

import pytest

from tento.championship.pairs import decisions as do
from tests.rules.championships import DAY, TM, after, begin, between, championship, play, stage

WON = (12, 5)


def semifinals():
    """A has beaten B, and C has beaten D."""
    rules = {"entries": {"field_min": 4, "field_max": 4}, "stages": {"knockout": {"size": 4}}, "matches": {"walkover_score": "full"}}
    sanctions = {"discipline": {"sanctions": ["jogo", "disqualification"], "imposed_by": {}}}
    state = stage(championship(TM, **rules, **sanctions), "knockout", *"ABCD")
    return play(play(state, "A", "B", WON), "C", "D", WON)


def sanctioned(state, effect):
    """Who won the match of A and B after A was punished for what was done there."""
    match = between(state, "A", "B")
    ruled = after(state, do.Sanction(by="organiser", at=DAY, entry="A", effect=effect, offence="x", match=match.id)).matches[match.id]
    assert ruled.result is not None
    assert ruled.result.winner is not None
    return ruled.sides[ruled.result.winner]


def test_the_loss_of_a_match_that_is_over_gives_it_to_the_other_side_until_the_next_has_begun():
    state = semifinals()
    assert sanctioned(state, "jogo") == "B"
    assert sanctioned(begin(state, between(state, "A", "C")), "jogo") == "A"


@pytest.mark.parametrize("next_begun", [False, True])
def test_a_match_that_was_over_when_its_winner_was_disqualified_stands(next_begun):
    state = semifinals()
    assert sanctioned(begin(state, between(state, "A", "C")) if next_begun else state, "disqualification") == "A"
