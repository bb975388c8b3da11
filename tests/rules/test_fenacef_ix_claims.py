"""IX Jogos Fenacef, arts. 23 to 25: a sure win laid open, several cards thrown at once, a new pack."""

import pytest

from tento.cards.card import Card
from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Throw
from tento.games.truco.rules.events import DeckReplaced, HandClaimed
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tests.rules.proving import proves
from tests.rules.tables import ceremony, table
from tests.rules.tables_extra import FENACEF

COMBINATIONS = ("art. 23a", "art. 23b", "art. 23c")
ART_24 = ("art. 24", "art. 24 §1", "art. 24 §2")
BOTH = ("4c 7h 5d", "3s 2d Js", "Kh Qh 6s", "Ad Jd Qs")
"""Seat 0 holds zap and copeta."""
ZAP = ("5d 4c 6h", "Js 2d Qs", "3h Qh 6s", "Ad Jd Kd")
"""Seat 2 will win the first rodada; seat 0, its partner, keeps the zap."""


@proves("FE-72", "FE-74")
def test_art_23_a_claim_takes_what_the_mao_is_worth():
    claimed = table(FENACEF, hands=BOTH).do("2 play Kh", "3 raise", "0 accept", "3 play Ad", "0 claim")
    assert (claimed.winner, claimed.points, claimed.articles) == ("A", 3, COMBINATIONS)


@proves("FE-72")
def test_art_23_a_claim_may_come_at_any_moment():
    assert table(FENACEF, hands=BOTH).do("2 play Kh").can("0 claim")


@proves("FE-72")
def test_art_23_the_claimed_hand_is_laid_open():
    assert table(FENACEF, hands=BOTH).do("0 claim").event(HandClaimed).cards == ("4c", "7h", "5d")


@proves("FE-72")
def test_art_23_a_raise_is_answered_before_a_claim():
    refusal = table(FENACEF, hands=BOTH).do("3 raise").refused("0 claim")
    assert (refusal.code, refusal.articles) == ("raise_pending", ("art. 23",))


@proves("FE-72")
def test_art_23_a_false_claim_is_refused():
    refusal = table(FENACEF, hands=BOTH).refused("1 claim")
    assert (refusal.code, refusal.articles) == ("claim_invalid", COMBINATIONS)


@proves("FE-72")
def test_art_23_nobody_claims_in_the_dark():
    assert table(FENACEF, hands=BOTH, score=(11, 11)).refused("0 claim").code == "cards_are_dark"


@proves("FE-73")
def test_art_23a_three_manilhas_win():
    assert table(FENACEF, hands=("As 7d 7h", *BOTH[1:])).do("0 claim").winner == "A"


@proves("FE-73")
def test_art_23a_two_manilhas_are_not_enough():
    assert table(FENACEF, hands=("As 7d 3c", *BOTH[1:])).refused("0 claim").code == "claim_invalid"


@proves("FE-73")
def test_art_23a_a_manilha_already_played_does_not_count():
    played = table(FENACEF, hands=("7d As 7h", *BOTH[1:])).do("2 play Kh", "3 play Ad", "0 play 7d")
    assert played.refused("0 claim").code == "claim_invalid"


@proves("FE-74")
def test_art_23b_zap_and_copeta_win():
    assert table(FENACEF, hands=BOTH).do("0 claim").event(HandClaimed).combination == "zap_and_copeta"


@proves("FE-74")
def test_art_23b_zap_and_copeta_win_after_a_lost_rodada_too():
    assert table(FENACEF, hands=("5d 4c 7h", *BOTH[1:])).do("rodada", "0 claim").winner == "A"


@proves("FE-74")
@pytest.mark.parametrize("hand", ["4c As 5d", "7h As 5d"])
def test_art_23b_another_two_manilhas_do_not_win(hand):
    assert table(FENACEF, hands=(hand, *BOTH[1:])).refused("0 claim").code == "claim_invalid"


@proves("FE-75")
def test_art_23c_the_first_rodada_won_and_the_zap_in_hand_win():
    claimed = table(FENACEF, hands=ZAP).do("rodada", "0 claim")
    assert (claimed.winner, claimed.event(HandClaimed).combination) == ("A", "r1_won_and_zap")


@proves("FE-75")
def test_art_23c_before_the_first_rodada_is_won_the_zap_is_not_enough():
    assert table(FENACEF, hands=ZAP).refused("0 claim").code == "claim_invalid"


@proves("FE-75")
def test_art_23c_a_tied_first_rodada_is_not_won():
    tied = table(FENACEF, hands=(*ZAP[:3], "3d Jd Kd")).do("rodada")
    assert tied.refused("0 claim").code == "claim_invalid"


@proves("FE-75")
def test_art_23c_a_lost_first_rodada_and_the_zap_do_not_win():
    lost = table(FENACEF, hands=("5d 4c 6h", "3s 2d Qs", "Kh Qh 6s", "Ad Jd Kd")).do("rodada")
    assert lost.refused("0 claim").code == "claim_invalid"


@proves("FE-75")
def test_art_23c_by_fe_a25_a_card_that_lies_hidden_has_not_won_the_first_rodada():
    """Seat 0 hid the copeta; the rodada was won by the open three of seat 2, who holds the zap."""
    hands = ("x7h 5d 6h", "Js 5s 6d", "3h 4c 6s", "Ad Jd Qs")
    options = {"claim_r1_winner": "player", "facedown_r1": True}
    assert table(FENACEF, hands=hands, options=options).do("rodada").do("2 claim").winner == "A"


@proves("FE-75")
def test_art_23c_by_fe_a25_of_a_first_rodada_of_hidden_cards_nobody_laid_the_highest():
    """The leaders' pair wins it where the rulebook says so; but no player has won it with a card."""
    hands = ("xJh 5d 6h", "xJs 5s 6d", "x3h 4c 6s", "xAd Jd Qs")
    options = {"claim_r1_winner": "player", "facedown_r1": True, "all_facedown": "leader_pair_wins"}
    hidden = table(FENACEF, hands=hands, options=options, dealer=0).do("rodada")
    assert hidden.rodadas == ["A"]
    assert hidden.refused("2 claim").code == "claim_invalid"


@proves("FE-76")
@pytest.mark.parametrize(
    "thrown",
    [
        Throw((Card("Kh"), Card("Kh"))),
        Throw((Card("Kh"), Card("3c"))),
        Throw((Card("Kh"), Card("2h")), (Card("Kd"),)),
    ],
)
def test_art_24_what_is_thrown_are_cards_of_the_hand_each_once(thrown):
    answer = game.apply(table(FENACEF).state, Seat(2), thrown)
    assert isinstance(answer, Refusal)
    assert answer.code == "not_in_hand"


@proves("FE-76")
def test_art_24_the_opponents_choose_among_the_cards_thrown():
    thrown = table(FENACEF).do("2 throw Kh 2h")
    assert (sorted(thrown.waiting.seats), thrown.can("3 keep 2h"), thrown.can("1 keep Kh")) == ([1, 3], True, True)


@proves("FE-76")
def test_art_24_the_card_they_choose_is_played():
    kept = table(FENACEF).do("2 throw Kh 2h", "1 keep Kh").sees(0).laid[0]
    assert (kept.seat, kept.card) == (2, "Kh")


@proves("FE-76")
def test_art_24_the_thrower_s_pair_does_not_choose():
    refusal = table(FENACEF).do("2 throw Kh 2h").refused("0 keep 2h")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ART_24)


@proves("FE-76")
def test_art_24_only_a_card_that_was_thrown_may_be_chosen():
    assert table(FENACEF).do("2 throw Kh 2h").refused("1 keep Kd").code == "not_in_hand"


@proves("FE-76")
@pytest.mark.parametrize("step", ["3 play Jd", "2 play Kd", "3 raise", "0 claim"])
def test_art_24_everything_else_waits_for_the_choice(step):
    refusal = table(FENACEF).do("2 throw Kh 2h").refused(step)
    assert (refusal.code, refusal.articles) == ("choice_pending", ART_24)


@proves("FE-76")
def test_art_24_it_is_about_cards_thrown_in_turn():
    assert table(FENACEF).refused("3 throw Jd Qh").code == "not_your_turn"


@proves("FE-77")
def test_art_24_par_1_the_other_cards_go_back_to_the_hand():
    assert table(FENACEF).do("2 throw Kh 2h Kd", "1 keep Kd").sees(2).hand == ("Kh", "2h")


@proves("FE-78")
def test_art_24_par_2_a_card_thrown_face_down_goes_back_to_the_hand():
    assert table(FENACEF).do("2 throw Kh x2h Kd", "1 keep Kh").sees(2).hand == ("2h", "Kd")


@proves("FE-78")
def test_art_24_par_2_a_card_thrown_face_down_cannot_be_chosen():
    assert table(FENACEF).do("2 throw Kh x2h Kd").refused("1 keep 2h").code == "not_in_hand"


@proves("FE-78")
def test_art_24_par_2_a_single_open_card_among_those_thrown_stays():
    assert table(FENACEF).do("2 throw Kh x2h").sees(0).laid[0].card == "Kh"


@proves("FE-78")
def test_art_24_par_2_if_all_fell_face_down_the_player_plays_again():
    again = table(FENACEF).do("2 throw xKh x2h")
    assert (again.turn, again.sees(2).hand) == (2, ("Kh", "2h", "Kd"))


@proves("FE-79")
def test_art_25_the_referee_may_grant_a_new_pack_between_two_maos():
    assert table(FENACEF).do("1 raise", "0 refuse", "referee new-deck").event(DeckReplaced).articles == ("art. 25",)


@proves("FE-79")
def test_art_25_no_pack_is_changed_in_the_middle_of_a_mao():
    refusal = table(FENACEF).refused("referee new-deck")
    assert (refusal.code, refusal.articles) == ("wrong_moment", ("art. 25",))


@proves("FE-79")
def test_art_25_a_pack_already_shuffled_is_dealt():
    assert ceremony(FENACEF).refused("referee new-deck").code == "wrong_moment"
