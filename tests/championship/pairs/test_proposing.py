"""A plan for a field of any size: what is offered works out, keeps to what is written as far as it goes, and is played to its end."""

import pytest

from tento.championship.pairs.plan import Fault, plan
from tento.championship.pairs.proposing import proposals
from tento.championship.pairs.rules import rules_of
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.rulebooks.loader import load, overlay

AFIA = load("afia-2025")
FENACEF = load("fenacef-ix")


def phases(field: int) -> list[tuple[str, int, int, int]]:
    """The stages of the first proposal: name, how many come in, best losers among them, matches."""
    chosen = overlay(AFIA, proposals(rules_of(AFIA), field)[0])
    planned = plan(rules_of(chosen), field)
    assert not isinstance(planned, Fault)
    return [(one.name, one.entrants, one.best_losers, one.matches) for one in planned]


def test_art_10_ten_pairs_are_offered_what_the_regulation_writes():
    assert phases(10) == [("qualifying", 10, 0, 5), ("quarter", 6, 1, 3), ("semi", 4, 1, 2), ("final", 2, 0, 1)]


def test_twelve_pairs_play_six_quarter_finalists_and_one_best_loser_in_the_semifinal():
    assert phases(12) == [("qualifying", 12, 0, 6), ("quarter", 6, 0, 3), ("semi", 4, 1, 2), ("final", 2, 0, 1)]


def test_of_fifteen_pairs_one_has_no_opponent_and_eight_play_the_quarter_finals():
    assert phases(15) == [("qualifying", 15, 0, 7), ("quarter", 8, 0, 4), ("semi", 4, 0, 2), ("final", 2, 0, 1)]


def test_a_large_field_plays_a_second_qualifying_round():
    assert [name for name, *_ in phases(20)] == ["qualifying", "qualifying-2", "quarter", "semi", "final"]


@pytest.mark.parametrize("field", range(2, 130))
def test_every_number_of_pairs_has_a_plan_in_which_all_but_one_lose(field):
    for choices in proposals(rules_of(AFIA), field):
        planned = plan(rules_of(overlay(AFIA, choices)), field)
        assert not isinstance(planned, Fault)
        back = sum(one.best_losers for one in planned)
        assert sum(one.matches for one in planned) == field - 1 + back


@pytest.mark.parametrize("field", [2, 3, 5, 8, 9, 12, 15, 17, 33])
def test_what_is_offered_is_played_to_a_champion(field):
    choices = proposals(rules_of(AFIA), field)[0]
    (event,) = simulate(Wanted(rulebook=AFIA, entries=field, seed=field, title="Jogos", trouble=0, tables=8, options=choices))
    assert event.state.champion is not None


@pytest.mark.parametrize(("field", "groups"), [(24, 6), (16, 4), (10, 3), (3, 1)])
def test_groups_of_about_four_are_offered_and_two_of_each_go_on(field, groups):
    assert proposals(rules_of(FENACEF), field)[0] == {"stages": {"groups": {"groups": groups, "advance": 2}}}


def test_a_field_that_the_regulation_fixes_is_nobodys_to_change():
    assert proposals(rules_of(load("truco-masters-2025")), 20) == []
