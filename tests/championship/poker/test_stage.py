"""The ranking of a stage: what each player has from its tournaments."""

import pytest

from tento.championship.poker.closing import close
from tento.championship.poker.decisions import DrawSeats, Enter
from tento.championship.poker.organiser_decisions import PayRanking
from tento.championship.poker.stage import Ended, ended, named, seasons, stage_ranking
from tento.championship.poker.tournament import decide
from tento.championship.simulation.poker.stage import PokerStage
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.web.api.events.poker.money import season_kept
from tests.championship.poker.desks import START, form, person, with_desk
from tests.championship.poker.tournaments import after, announced, later, new, out, said, seated


def test_main_and_side_events_that_somebody_played_are_counted_apart():
    stage = PokerStage(load("cgp-2024"), 5, "x", 10)
    stage.play(24)
    played = [ended(event.held) for event in stage.events if event.state.kind in ("main", "side")]
    (main,), (side,) = ([one for one in played if one.state.kind == kind] for kind in ("main", "side"))
    found = {one.player: (one.main_events, one.side_events) for one in seasons(played)}
    assert found
    assert found == {who: (int(who in main.closing.points), int(who in side.closing.points)) for who in found}
    assert {(1, 0), (1, 1)} <= set(found.values())


def played(*players):
    """A tournament with these players, name and mark of the CPF, who finished in this order."""
    state = with_desk(kind="main")
    forms = tuple(form(name, person=person(name, mark)) for name, mark in players)
    state = after(state, Enter(by="desk", at=START, players=tuple(name for name, _ in players), forms=forms))
    state = after(state, announced(state), said(DrawSeats))
    for name, _ in reversed(players[1:]):
        state = out(state, name)
    return over(state)


def over(state):
    closing = close(state)
    assert not isinstance(closing, Refusal)
    return Ended(state, closing)


def ranked(*tournaments):
    return {one.player: one.points for one in seasons(named(tournaments))}


OTHERS = [(f"p{number}", number) for number in range(10, 21)]
MORE = [(f"q{number}", number) for number in range(30, 41)]


def test_two_namesakes_of_different_tournaments_share_no_points():
    first, second = played(("Ana", 1), *OTHERS), played(("Ana", 2), *OTHERS)
    alone = first.points["Ana"]
    assert alone == second.points["Ana"]
    assert {who: points for who, points in ranked(first, second).items() if who.startswith("Ana")} == {"Ana": alone, "Ana (2)": alone}


def test_a_person_whose_name_is_spelled_in_two_ways_has_one_line_with_the_points_of_both():
    first, second = played(("Ana Luisa", 1), *OTHERS), played(("Ana Luiza", 1), *OTHERS)
    both = first.points["Ana Luisa"] + second.points["Ana Luiza"]
    assert {who: points for who, points in ranked(first, second).items() if who.startswith("Ana")} == {"Ana Luisa": both}


def test_the_champion_of_a_stage_is_named_as_in_the_ranking():
    ranking = stage_ranking([played(("Ana", 1), *OTHERS), played(("Ana", 2), *MORE), played(("Ana", 2), *MORE)])
    assert (ranking.lines[0].player, ranking.champion) == ("Ana (2)", "Ana (2)")


def test_a_name_without_a_form_is_the_person_who_is_called_so():
    nameless = new(0, kind="main")
    nameless = seated(nameless, ["Ana", *(name for name, _ in OTHERS)])
    for name, _ in reversed(OTHERS):
        nameless = out(nameless, name)
    first = played(("Ana", 1), *OTHERS)
    online = over(nameless)
    assert ranked(first, online)["Ana"] == first.points["Ana"] + online.points["Ana"]


@pytest.mark.parametrize(("mark", "elsewhere"), [(1, "Ana Luisa"), (2, "Ana")])
def test_the_ranking_is_paid_under_the_names_of_the_log_that_pays(mark, elsewhere):
    """Ana won here; the other tournament was won by her under another spelling, or by a namesake."""
    here, there = played(("Ana", 1), *OTHERS), played((elsewhere, mark), *MORE)
    year = tuple(seasons(named([here, there])))
    pay = PayRanking(by="organiser", at=START, prize="stage", seasons=year, entries=(12,), amounts={})
    refusal = decide(here.state, later(here.state, pay))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.facts["players"]) == ("not_the_prize", "Ana")


def test_a_season_lists_the_points_of_one_person_under_the_name_of_the_log_that_is_read():
    found = {"main": played(("Ana Luisa", 1), *OTHERS), "side": played(("Ana Luiza", 1), *OTHERS)}
    shown = season_kept([["main"], ["side"]], found, "side", 0, "pt")
    (line,) = (one for one in shown.lines if one.player.startswith("Ana"))
    assert (line.player, line.by_event) == ("Ana Luiza", (found["main"].points["Ana Luisa"], found["side"].points["Ana Luiza"]))
    assert shown.main_winner == shown.champion == "Ana Luiza"
