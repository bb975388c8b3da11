"""IX Jogos Fenacef: the readings FE-A01 to FE-A52, each with the value that the rulebook chose and with the others it offers."""

import pytest

from tento.games.truco.rules import game
from tento.games.truco.rules.actions import PlayDark
from tento.games.truco.rules.ranking import deck
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tests.rules.proving import proves
from tests.rules.tables import ceremony, falling, fresh, table
from tests.rules.tables_extra import FENACEF, one_rodada, raised

ONZE, FERRO = (11, 7), (11, 11)
VIRA_NEXT = {"manilha_mode": "vira_next", "vira_dealt": "last", "ferro_vira_reveal": "at_deal", "fixed_manilhas": []}
THREE_THREES = "Qc 3s 3h 3d"
"""With seat 0 dealing, seat 2 leads; seat 3 is the first of the other pair to equal its three, seat 1 the last."""
ALL_COVERED = ("Qc x2h Kd", "3s x2d Qs", "Jc xQd Jh", "Jd xJs Qh")
"""Seat 1 wins the first rodada and leads the second, in which all cards are covered."""
PARTNERS_EQUAL = "Jc 3s Qh 3d"


@proves("FE-28")
def test_art_8a_d_by_fe_a01_a_vira_may_name_the_manilhas():
    assert one_rodada(FENACEF, "Qc Ad 3h Js", vira="Kc", options=VIRA_NEXT).rodadas == ["B"]


@proves("FE-74")
def test_art_23b_by_fe_a01_a_vira_that_names_no_manilha_leaves_no_zap_to_claim():
    hands = ("3h 3s 5d", "4d Kh Qh", "5h Qc 6d", "6c 6h Jd")
    assert table(FENACEF, hands=hands, vira="3c", options=VIRA_NEXT).refused("0 claim").code == "claim_invalid"


@proves("FE-49")
def test_art_15_by_fe_a05_the_dealers_right_may_lead():
    assert table(FENACEF, dealer=0, options={"leader_r1": "dealer_right"}).turn == 1


@proves("FE-50")
def test_art_16_by_fe_a06_play_goes_the_way_of_the_deal():
    assert table(FENACEF, dealer=0).do("2 play Kh").turn == table(FENACEF, dealer=2).do("0 raise", "1 refuse").next_dealer


@proves("FE-32")
def test_art_10_par_2_by_fe_a06_the_deal_may_go_against_the_play():
    other_way = table(FENACEF, dealer=0, options={"play_direction": "cw"}).do("2 play Kh")
    assert (other_way.turn, other_way.do("1 raise", "0 refuse").next_dealer) == (3, 3)


@proves("FE-33")
def test_art_11_by_fe_a06_the_dealers_left_cuts_either_way():
    assert ceremony(FENACEF, dealer=0, options={"play_direction": "cw"}).waiting.seats == (1,)


@proves("FE-50")
@pytest.mark.parametrize(("options", "leader"), [({}, 3), ({"canger_rule": "last_equaliser"}, 1)])
def test_art_16_by_fe_a07_who_made_a_tie_of_three_cards(options, leader):
    assert one_rodada(FENACEF, THREE_THREES, options=options).turn == leader


@proves("FE-50")
@pytest.mark.parametrize(("options", "leader"), [({}, 3), ({"leader_partner_equal": "last_played"}, 1)])
def test_art_16_by_fe_a08_which_of_two_equal_partners_leads(options, leader):
    assert one_rodada(FENACEF, PARTNERS_EQUAL, options=options).turn == leader


@proves("FE-11", "FE-50")
def test_art_3h_by_fe_a09_after_four_covered_cards_the_same_player_leads():
    hands = ("Qc x2h Kd", "3s x2d Qs", "3h xQd Jh", "Jd xJs Qh")
    tied = table(FENACEF, hands=hands).do("rodada")
    leader = tied.turn
    assert tied.do("rodada").turn == leader == 1


@proves("FE-16")
@pytest.mark.parametrize(("options", "rodadas"), [({}, ["B", None]), ({"all_facedown": "leader_pair_wins"}, ["B", "B"])])
def test_art_3m_by_fe_a10_who_wins_four_covered_cards(options, rodadas):
    assert table(FENACEF, hands=ALL_COVERED, options=options).do("rodada", "rodada").rodadas == rodadas


@proves("FE-60")
def test_art_17_par_1_by_fe_a11_six_is_only_an_answer():
    refusal = table(FENACEF).do("1 raise 3", "2 accept", "rodada").refused("0 raise 6")
    assert (refusal.code, refusal.articles) == ("reply_only", ("art. 17 §1",))


@proves("FE-60")
def test_art_17_par_1_by_fe_a11_the_pair_that_accepted_may_be_let_raise_later():
    later = table(FENACEF, options={"raise_deferred": "allowed"}).do("1 raise 3", "2 accept", "rodada", "0 raise 6", "3 refuse")
    assert (later.winner, later.points) == ("A", 3)


@proves("FE-58")
def test_art_17_by_fe_a12_truco_may_have_to_wait_for_the_first_card():
    refusal = table(FENACEF, options={"raise_window": "first_card_to_last_card"}).refused("2 raise")
    assert (refusal.code, refusal.articles) == ("wrong_moment", ("art. 17",))


@proves("FE-58")
def test_art_17_by_fe_a12_after_the_first_card_truco_is_free_again():
    assert table(FENACEF, options={"raise_window": "first_card_to_last_card"}).do("2 play Kh").can("1 raise 3")


@proves("FE-60")
def test_art_17_par_1_by_fe_a12_the_first_acceptance_binds():
    assert table(FENACEF).do("1 raise", "0 accept").refused("2 refuse").code == "nothing_to_answer"


@proves("FE-60")
def test_art_17_par_1_by_fe_a12_the_first_refusal_binds():
    assert table(FENACEF).do("1 raise", "0 refuse").refused("2 accept").code == "mao_over"


@proves("FE-60")
def test_art_17_par_1_by_fe_a12_an_acceptance_may_outweigh_the_partners_refusal():
    assert table(FENACEF, options={"raise_reply_conflict": "any_accept_wins"}).do("1 raise", "0 refuse", "2 accept").value == 3


@proves("FE-60")
def test_art_17_par_1_by_fe_a12_then_a_refusal_takes_both_partners():
    assert table(FENACEF, options={"raise_reply_conflict": "any_accept_wins"}).do("1 raise", "0 refuse", "2 refuse").winner == "B"


@proves("FE-48", "FE-57")
@pytest.mark.parametrize(("way", "winner"), [("ABT", "A"), ("BAT", "B")])
def test_art_20_by_fe_a13_one_rodada_each_and_a_tie_go_to_the_winner_of_the_first(way, winner):
    assert table(FENACEF, hands=falling(way)).do("mao").winner == winner


@proves("FE-56")
def test_art_19_par_3_by_fe_a13_one_rodada_each_and_a_tie_may_give_nobody_points():
    tied = table(FENACEF, dealer=0, hands=falling("ABT"), options={"tie_r3_after_split": "no_points_next_dealer"}).do("mao")
    assert (tied.winner, tied.score, tied.next_dealer) == (None, (0, 0), 1)


@proves("FE-56")
@pytest.mark.parametrize(("options", "worth"), [({}, 1), ({"redeal_stake": "keep"}, 6)])
def test_art_19_par_3_by_fe_a15_what_the_mao_after_three_ties_is_worth(options, worth):
    tied = table(FENACEF, hands=falling("TTT"), options=options).do(*raised(6), "mao")
    assert tied.next_mao().value == worth


@proves("FE-56")
def test_art_19_par_3_by_fe_a15_a_stake_that_was_kept_is_kept_only_once():
    tied = table(FENACEF, hands=falling("TTT"), options={"redeal_stake": "keep"}).do(*raised(6), "mao")
    assert tied.next_mao(falling("AAB")).do("mao").next_mao().value == 1


@proves("FE-66")
@pytest.mark.parametrize(("before", "score"), [([], (11, 8)), (["0 eleven play"], (11, 10))])
def test_art_21a_by_fe_a16_a_raise_in_a_mao_de_onze_may_be_punished(before, score):
    assert table(FENACEF, score=ONZE, options={"onze_illegal_raise": "tento"}).do(*before, "0 raise").score == score


@proves("FE-65")
def test_art_21_by_fe_a17_the_first_answer_binds():
    assert table(FENACEF, score=ONZE).do("0 eleven play").refused("2 eleven run").code == "wrong_moment"


@proves("FE-65")
def test_art_21_by_fe_a17_both_partners_may_have_to_agree():
    asked = table(FENACEF, score=ONZE, options={"onze_decision_by": "both_agree"}).do("0 eleven play")
    assert (asked.stage, asked.do("2 eleven play").stage) == ("onze", "play")


@proves("FE-65")
def test_art_21_by_fe_a17_partners_who_must_agree_and_do_not_are_asked_again():
    asked = table(FENACEF, score=ONZE, options={"onze_decision_by": "both_agree"}).do("0 eleven play", "2 eleven run")
    assert (asked.stage, asked.do("0 eleven run").score) == ("onze", (11, 8))


@proves("FE-34")
@pytest.mark.parametrize(("most", "code"), [(0, "cut_forbidden"), (1, "too_many_cuts")])
def test_art_11_by_fe_a18_the_cuts_of_a_mao_de_onze_may_be_fewer(most, code):
    cut = ceremony(FENACEF, score=ONZE, options={"cut_max_onze": most}).do(*["3 cut 9"] * most)
    assert cut.refused("3 cut 9").code == code


@proves("FE-47")
def test_art_12_by_fe_a19_burnt_cards_come_off_the_top_of_the_cut_pack():
    assert ceremony(FENACEF, pack="4c 7h As 7d").do("3 cut 2", "3 burn 1").sees(0).burnt == ("As",)


@proves("FE-69")
def test_art_22_by_fe_a20_a_mao_de_ferro_may_be_open_to_raises():
    run = table(FENACEF, score=FERRO, options={"ferro_raises": "allowed"}).do("1 raise", "0 refuse")
    assert run.partida == "B"


@proves("FE-71")
def test_art_22b_by_fe_a22_a_dark_card_may_be_left_face_down():
    second = table(FENACEF, score=FERRO, options={"ferro_facedown": True}).do("rodada")
    assert len(game.legal(second.state, Seat(1))) == 4, "each of the two dark cards, turned up or left covered"


@proves("FE-71")
def test_art_22b_by_fe_a22_a_dark_card_that_is_not_turned_up_is_refused():
    answer = game.apply(table(FENACEF, score=FERRO).do("rodada").state, Seat(1), PlayDark(0, covered=True))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.articles) == ("facedown_forbidden", ("art. 22b",))


@proves("FE-51", "FE-71")
def test_art_18_by_fe_a22_a_dark_card_is_turned_up_in_the_first_rodada_all_the_same():
    answer = game.apply(table(FENACEF, score=FERRO, options={"ferro_facedown": True}).state, Seat(2), PlayDark(0, covered=True))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.articles) == ("facedown_forbidden", ("art. 18",))


@proves("FE-71")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, "spectator"])
def test_art_22b_by_fe_a22_a_dark_card_left_face_down_is_unseen_even_by_its_player(viewer):
    second = table(FENACEF, score=FERRO, options={"ferro_facedown": True}).do("rodada")
    assert second.act(1, PlayDark(0, covered=True)).sees(viewer).laid[0].card is None


@proves("FE-75")
@pytest.mark.parametrize("seat", [0, 2])
def test_art_23c_by_fe_a25_a_rodada_won_by_the_pair_serves_either_partner(seat):
    hands = ("5d 4c 6h", "Js 2d Qs", "3h Qh 6s", "Ad Jd Kd") if seat == 0 else ("5d Qh 6h", "Js 2d Qs", "3h 4c 6s", "Ad Jd Kd")
    assert table(FENACEF, hands=hands).do("rodada", f"{seat} claim").winner == "A"


@proves("FE-75")
def test_art_23c_by_fe_a25_the_player_himself_may_have_to_have_won_it():
    hands = ("5d 4c 6h", "Js 2d Qs", "3h Qh 6s", "Ad Jd Kd")
    won_by_partner = table(FENACEF, hands=hands, options={"claim_r1_winner": "player"}).do("rodada")
    assert won_by_partner.refused("0 claim").code == "claim_invalid"


@proves("FE-75")
def test_art_23c_by_fe_a25_the_player_who_won_it_claims():
    hands = ("5d Qh 6h", "Js 2d Qs", "3h 4c 6s", "Ad Jd Kd")
    assert table(FENACEF, hands=hands, options={"claim_r1_winner": "player"}).do("rodada", "2 claim").winner == "A"


@proves("FE-72")
def test_art_23_by_fe_a28_a_false_claim_may_lose_the_mao():
    lost = table(FENACEF, options={"claim_false": "lose_mao"}).do(*raised(3), "0 claim")
    assert (lost.winner, lost.points) == ("B", 3)


@proves("FE-72")
def test_art_23_by_fe_a28_a_false_claim_that_would_be_punished_is_not_offered():
    assert not table(FENACEF, options={"claim_false": "lose_mao"}).can("0 claim")


@proves("FE-06")
@pytest.mark.parametrize(("options", "score"), [({}, (12, 8)), ({"score_overshoot": "raw"}, (13, 8))])
def test_art_3c_by_fe_a37_what_the_score_shows_beyond_twelve(options, score):
    won = table(FENACEF, score=(10, 8), hands=falling("AAB"), options=options).do(*raised(3), "mao")
    assert (won.score, won.partida) == (score, "A")


@proves("FE-07")
def test_art_3d_by_fe_a46_a_tento_may_be_an_accusation():
    accused = table(FENACEF, options={"tento_meaning": "offence_claim"}).do(*raised(3), "0 tento 1", "referee tento 1")
    assert (accused.winner, accused.points) == ("A", 3)


@proves("FE-31")
def test_art_10_par_1_by_fe_a48_only_the_tied_may_have_to_draw_again():
    tied = fresh(FENACEF, options={"first_dealer_draw_tie": "tied_redraw"}).do("shuffle 3c 3d 2h Qs 5c 6c")
    assert tied.do("0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3").waiting.seats == (0, 1)


@proves("FE-31")
def test_art_10_par_1_by_fe_a48_the_second_draw_of_the_tied_decides():
    tied = fresh(FENACEF, options={"first_dealer_draw_tie": "tied_redraw"}).do("shuffle 3c 3d 2h Qs 5c 6c")
    assert tied.do("0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3", "0 draw 4", "1 draw 5").next_dealer == 1


def test_fe_a49_there_is_no_clock():
    assert table(FENACEF).refused("clock 60:00").code == "unknown_action"


def test_fe_a49_nobody_is_hurried():
    dealing = ceremony(FENACEF)
    asked = [fresh(FENACEF).waiting.seconds, dealing.waiting.seconds, dealing.do("3 hand-back").waiting.seconds]
    assert asked == [None, None, None]


def test_fe_a49_a_house_may_set_the_minutes():
    timed = table(FENACEF, score=(5, 4), options={"partida_time_limit_min": {"default": 30}})
    assert timed.do("clock 30:00", "0 raise", "1 refuse").partida == "A"


def test_fe_a49_a_partida_won_on_time_makes_room_for_the_next():
    timed = ceremony(FENACEF, score=(5, 4), options={"partida_time_limit_min": {"default": 30}}).do("clock 30:00")
    assert (timed.jogo, timed.do("shuffle").score) == ((1, 0), (0, 0))


def test_fe_a51_an_absence_is_left_to_the_committee():
    assert table(FENACEF).refused("referee absence 0 60:00").code == "unknown_action"


def test_fe_a51_a_house_may_set_a_limit():
    absent = table(FENACEF, options={"absence_limit_min": 8}).do("referee absence 0 8:01")
    assert absent.outcome is not None
    assert absent.outcome.winner == 1


@proves("FE-41")
def test_art_12_par_2_by_fe_a52_cards_may_come_off_the_top():
    top = deck(load(FENACEF).values)[0]
    assert top in (ceremony(FENACEF, dealer=0, options={"deal_from": "top"}).do("3 return", "0 deal").sees(1).hand or ())
