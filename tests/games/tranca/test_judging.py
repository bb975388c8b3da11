"""What a choice is worth at a tranca table, held against points that are counted by hand from the regulation."""

from tento.cards.chance import Chance
from tento.games.tranca.bots.sensible.judging import worth
from tento.games.tranca.notation import write
from tento.games.tranca.rules import game
from tento.rulebooks.loader import load
from tento.table.seats import Seat
from tests.rules.tranca_tables import table

AFIA = load("afia-2025")


def worths(seat, *steps, **keys):
    """The worth of each option of a seat, by how a record writes it."""
    at = table(turn=seat, **keys).do(*steps)
    options = at.offered(seat)
    values = worth(game.view(at.state, Seat(seat)), options, AFIA, Chance(1))
    return {write(option): value for option, value in zip(options, values, strict=True)}


def test_the_seventh_card_thrown_away_costs_the_clean_canastra():
    """Laid it makes 10 and the 200 of a limpa; thrown away it makes nothing. The other two cards are alike in both."""
    found = worths(1, "drawn", hands=["", "Tc Kd Js", "", ""], melds={"B": ["4c 5c 6c 7c 8c 9c"]})
    lost = found["add B1 Tc"] - found["discard Tc"]
    assert AFIA.values.card_points + AFIA.values.limpa_points == 210
    assert abs(lost - 210) <= 5, "what the next player may make of one card or another is a guess"


def test_the_seventh_card_kept_for_the_next_turn_costs_a_part_of_it():
    found = worths(1, "drawn", hands=["", "Tc Kd Js", "", ""], melds={"B": ["4c 5c 6c 7c 8c 9c"]})
    assert 0 < found["add B1 Tc"] - found["discard Kd"] < 210


def test_two_jogos_in_a_turn_are_worth_the_same_in_either_order():
    found = worths(1, "drawn", hands=["", "5c 6c 7c 9d 9h 9s Kd", "", ""])
    assert found["lay 5c 6c 7c"] == found["lay 9d 9h 9s"]


def test_the_last_card_goes_out_with_the_batida_and_all_that_the_others_hold():
    """The pair has had its morto and a canastra: 100 for the batida, 10 for each of their five cards, less the partner's two."""
    hands = ["4d 5d 6d", "Kd", "7d 8d", "9d 9h"]
    found = worths(1, "drawn", hands=hands, melds={"B": ["4c 5c 6c 7c 8c 9c Tc"]}, morto_taken=["A", "B"])
    assert found["discard Kd"] == 130 - 1, "and a guess of one for the card on the lixo"


def test_a_card_that_feeds_the_next_player_costs_more_than_one_that_does_not():
    found = worths(1, "drawn", hands=["", "Td Kc Js", "", ""], melds={"A": ["4d 5d 6d 7d 8d 9d"]})
    assert found["discard Td"] < found["discard Kc"]
