"""What a choice is worth to the good player, held against positions whose worth is plain to anybody."""

import pytest

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible.worth import standing, worth
from tento.games.truco.kit import KIT
from tento.games.truco.notation import write
from tento.games.truco.rules import game
from tento.rulebooks.loader import load
from tento.table.seats import Seat
from tests.rules.tables import fresh, table

BOOK = "paulista-da-casa"


def worths(at, seat):
    """The worth of each option of a seat, by how a record writes it."""
    options = game.legal(at.state, Seat(seat))
    values = worth(game.view(at.state, Seat(seat)), options, at.state.rulebook, Chance(1))
    return {write(option): value for option, value in zip(options, values, strict=True)}


def last_card(score=(9, 9)):
    """One against one, a rodada each, the mão worth three: seat 1 has led its last card, a four; seat 0 holds a three."""
    at = table(BOOK, seats=2, dealer=0, score=score, hands=["Kh 5c 3s", "Kd 6d 4h"], vira="7c")
    at.do("1 raise 3", "0 accept", "1 play 6d", "0 play Kh", "0 play 5c", "1 play Kd", "1 play 4h")
    assert at.rodadas == ["A", "B"]
    return at


def test_the_last_card_that_wins_the_partida_is_worth_all_of_it_and_the_same_card_face_down_nothing():
    """Nine points and three make twelve for whoever takes the mão: by hand, 1 and 0."""
    found = worths(last_card(), 0)
    assert found["play 3s"] == 1.0
    assert found["cover 3s"] == 0.0


def test_a_card_that_loses_the_mao_costs_what_its_points_are_worth_at_this_score():
    """At eight all the three points make eleven: by hand the cost is what eleven to eight is worth more than eight to eleven."""
    found, book = worths(last_card((8, 8)), 0), load(BOOK)
    won = standing(fresh_view((11, 8)), book)[0]
    lost = standing(fresh_view((8, 11)), book)[0]
    assert found["play 3s"] - found["cover 3s"] == pytest.approx(won - lost)
    assert won > 0.5 > lost


def fresh_view(score):
    return table(BOOK, seats=2, score=score, hands=["Kh 5c 3s", "Kd 6d 4h"], vira="7c").view("spectator")


def test_who_runs_from_a_raise_with_a_sure_win_throws_the_partida_away():
    """The two highest manilhas beat whatever the other holds; nine and three are twelve, and a run leaves it at nine to ten."""
    at = table(BOOK, seats=2, dealer=0, score=(9, 9), hands=["Qc Qh 3s", "Kd 6d 4h"], vira="7d").do("1 raise 3")
    found, book = worths(at, 0), load(BOOK)
    assert found["accept"] == 1.0
    assert found["refuse"] == pytest.approx(standing(fresh_view((9, 10)), book)[0])


def test_a_mao_that_the_table_has_lost_already_is_worth_the_score_after_it_whatever_is_laid():
    """The first rodada lost, and the zap of the others lies in the second: by hand nine to ten."""
    at = table(BOOK, seats=2, dealer=0, score=(9, 9), hands=["4h 4d 5s", "Kd Qc 6d"], vira="7d")
    found, lost = worths(at.do("1 play Kd", "0 play 4h", "1 play Qc"), 0), standing(fresh_view((9, 10)), load(BOOK))[0]
    assert found["play 4d"] == found["play 5s"] == pytest.approx(lost)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_forced_win_is_won_with_every_order_of_the_two_highest_cards(seats):
    hands = ["Qc Qh 3s", "Kd 6d 4h", "5d 5c 4d", "Jd Jh 6h"]
    at = table(BOOK, seats=seats, dealer=seats - 1, score=(11, 3), hands=hands, vira="7d")
    at = at if at.stage == "play" else at.do("0 eleven play")
    found = worths(at, 0)
    assert found["play Qc"] == found["play Qh"] == 1.0


def test_the_pack_in_the_hand_is_no_choice():
    at = fresh("truco-masters-2025").do("shuffle")
    assert set(worths(at, game.waiting(at.state).seats[0]).values()) == {None}


def test_the_same_luck_gives_the_same_worth():
    at = table(BOOK, seats=4, hands=["Qc 2h 3s", "Kd 6d 4h", "5d 5c 4d", "Jd Jh 6h"], vira="7d", dealer=3)
    assert worths(at, 0) == worths(at, 0)


def test_before_anything_is_won_the_match_is_even():
    assert standing(fresh(BOOK).view("spectator"), load(BOOK)) == (0.5, 0.5)


def test_who_advises_and_who_judges_are_the_same_player():
    analysis = KIT.analysis
    assert analysis is not None
    assert analysis.player in KIT.bots
