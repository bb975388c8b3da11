"""What a choice is worth at a poker table, held against sums done by hand: the whole board lies there, so nothing is left to chance."""

from tento.cards.chance import Chance
from tento.games.poker.bots.sensible.judging import standing, worth
from tento.games.poker.rules import game
from tento.games.poker.table_notation import write
from tento.table.seats import Seat
from tests.games.poker.playing import Table

NUTS = "2c As 7d Ks 3c Qs Js Ts 4c 2d 5c 2h"
"""Seat 0 has a royal flush with the flop: nothing beats it."""
ON_THE_BOARD = "2c 4d 7d 9c 3c As Ks Qs 4c Js 5c Ts"
"""The royal flush lies on the table: whoever is in gets half."""


def river(pack):
    """One against one, blinds of 25 and 50; 100 lie in the middle when seat 1 bets 200 on the river."""
    table = Table(2, button=0).deal(pack).play("0 call", "1 check")
    return table.play("1 check", "0 check", "1 check", "0 check", "1 raise 200")


def worths(table, seat):
    options = game.legal(table.state, Seat(seat))
    values = worth(game.view(table.state, Seat(seat)), options, table.state.rulebook, Chance(1))
    return {write(option): value for option, value in zip(options, values, strict=True)}


def test_to_fold_the_best_hand_costs_the_pot():
    """300 lie there: they are won for sure, and the 200 of the call come back. 300 are six big blinds."""
    found = worths(river(NUTS), 0)
    assert found["call"] == 6.0
    assert found["fold"] == 0.0


def test_half_a_pot_is_worth_half_of_it_less_the_price():
    """Half of 500 less 200 are 50: one big blind."""
    assert worths(river(ON_THE_BOARD), 0)["call"] == 1.0


def test_the_best_hand_is_worth_more_when_it_raises():
    found = worths(river(NUTS), 0)
    raises = [value for name, value in found.items() if name.startswith("raise") and value is not None]
    assert raises
    assert min(raises) > found["call"]


def test_chips_in_the_pot_are_still_whose_they_were_until_it_is_paid():
    table = river(NUTS)
    view = game.view(table.state, "spectator")
    assert standing(view, table.state.rulebook) == (5000.0, 5000.0)
    table.play("0 call")
    while table.turn:
        table.play(f"{table.turn[0]} show")
    assert standing(game.view(table.state, "spectator"), table.state.rulebook) == (5250.0, 4750.0)
