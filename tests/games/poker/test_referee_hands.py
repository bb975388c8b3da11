"""What becomes of a hand when the referee takes one out of it, voids it, or sets the button."""

from typing import Any

import pytest

from tento.games.poker.directed import last_hand
from tento.games.poker.facts import facts
from tento.games.poker.rules import events as ev
from tento.games.poker.rules import game
from tento.games.poker.story import story
from tento.table.game import Step
from tento.table.seats import SPECTATOR, TABLE
from tento.table.story import Replayed
from tests.games.poker.playing import Table

FIVE: dict[str, Any] = {"levels": [[50, 100, 0]], "starting_stack": 10_000}


def test_whoever_is_asked_is_asked_still_when_another_hand_is_killed():
    table = Table(5, **FIVE).deal()
    assert table.turn == (3,)
    assert table.play("referee kill 1").turn == (3,)


def test_after_the_hand_that_was_asked_is_killed_the_next_is_asked():
    table = Table(5, **FIVE).deal().play("referee kill 3")
    assert (table.turn, table.state.stage) == ((4,), "hand")


def test_who_is_asked_after_a_killed_hand_has_a_turn_of_its_own():
    table = Table(5, **FIVE).deal()
    before = game.waiting(table.state).turn
    assert game.waiting(table.play("referee kill 3").state).turn != before


def test_who_is_asked_still_has_no_new_turn():
    table = Table(5, **FIVE).deal()
    before = game.waiting(table.state).turn
    assert game.waiting(table.play("referee kill 1").state).turn == before


def test_the_last_live_hand_wins_when_the_others_are_killed():
    table = Table(3, **FIVE).deal().play("referee kill 0", "referee kill 1")
    assert [event.shares[0].seat for event in table.told(ev.PotPaid)] == [2]


def test_nobody_owes_the_bring_in_once_the_hand_that_owed_it_is_killed():
    table = Table(3, variant="stud", **FIVE).deal()
    (owing,) = table.turn
    asked = game.view(table.play(f"referee kill {owing}").state, table.turn[0]).asked
    assert asked is not None
    assert (asked.seat != owing, asked.bring_in) == (True, False)


def test_a_hand_that_is_void_leaves_nothing_in_the_middle():
    table = Table(3, levels=[[50, 100, 100]], starting_stack=10_000).deal()
    assert table.state.hand is not None
    assert table.state.hand.dead_money == 100
    table.play("referee void")
    assert sum(place.stack for place in table.state.hand.places) + table.state.hand.dead_money == 30_000
    assert table.state.hand.dead_money == 0


def test_where_the_referee_sets_the_button_none_is_drawn():
    table = Table(3, button=None, **FIVE)
    assert game.view(table.state, SPECTATOR).stage == "draw"
    table.play("referee button 2")
    assert game.view(table.state, SPECTATOR).stage == "shuffle"
    table.deal()
    assert (table.told(ev.ButtonDrawn), table.posts) == ([], (2, 0, 1))


@pytest.mark.parametrize("variant", ["stud", "razz", "stud-hilo"])
def test_the_last_card_of_stud_is_told_to_each_player_alone(variant):
    table = Table(3, variant=variant, **FIVE).deal()
    while table.turn and not any(event.street == "seventh" for event in table.told(ev.UpCardsDealt)):
        (seat,) = table.turn
        asked = game.view(table.state, seat).asked
        assert asked is not None
        table.play(f"{seat} bring-in" if asked.bring_in else f"{seat} call" if asked.to_call else f"{seat} check")
    last = [event for event in table.last if isinstance(event, ev.HoleCardsDealt)]
    assert [(event.only, event.seat, len(event.cards)) for event in last] == [(seat, seat, 1) for seat in range(3)]


def test_who_went_out_is_told_with_the_winner_of_the_last_pot_that_was_contested():
    """Seat 1 is all-in with 500 and has the best hand; seat 2 loses 1,000 more to seat 0 in the side pot, and is out."""
    table = Table(4, button=None, phase="tournament", levels=[[25, 50, 0]], starting_stack=5000)
    table.play("referee seat 0 5000", "referee seat 1 500", "referee seat 2 1500", "referee seat 3 5000", "referee button 0")
    table.deal("Ah 2c Qs Kh Ad 7d Jc Kd 3h 3s 4c 9d Th 8h 8d 6s")
    table.play("3 fold", "0 all-in", "1 call", "2 call")
    gone = last_hand(table.state).outs
    assert {seat: (out.stack, out.taken_by) for seat, out in gone.items()} == {2: (1500, (0,))}


def test_what_a_bet_came_to_is_written_with_all_in_where_it_took_the_whole_stack():
    table = Table(2, **FIVE).deal().play("0 raise 300", "1 all-in")
    told = [list(facts(None, [event])) for event in table.told(ev.Acted)]
    assert [any("all-in" in line for line in lines) for lines in told] == [False, True]


@pytest.mark.parametrize(("winner", "told"), [(1, "Bia"), (None, "")])
def test_the_end_of_a_match_names_who_won_it_if_somebody_did(winner, told):
    end = Replayed(0, 0, TABLE, None, Step(None, (ev.MatchEnded(winner=winner, why="last_player"),)))
    (line,) = story([end], ["Ana", "Bia"], "pt")
    assert ("Bia" in line.text, "Ana" in line.text) == (told == "Bia", False)
