"""Truco Masters 2025: what the doubtful articles would give in their other readings (the options TM-A and TM-S of the rulebook)."""

from functools import partial

import pytest

from tento.cards.card import Card
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.ranking import deck, manilhas
from tento.rulebooks.loader import load, overlay
from tests.rules import tables
from tests.rules.proving import proves
from tests.rules.tables import Table, falling

TM = "truco-masters-2025"
ONZE = (11, 7)
FERRO = (11, 11)
TIED_FIRST = ["Qc 2h Qd", "3s 2d Js", "3h Kd Jc", "Qh Jd Kh"]
EQUAL_PARTNERS = ["Jc 2c Kh", "3s Js Qs", "Qh 2h Kd", "3d Jd Qd"]
ALL_HIDDEN = ["Qc xJc 3d", "3s x2d Qs", "Kh x2h Kd", "Jd xQh Jh"]

fresh = partial(tables.fresh, TM)
ceremony = partial(tables.ceremony, TM)
table = partial(tables.table, TM)


@proves("TM-69")
def test_a_17_without_going_round_a_vira_3_makes_no_manilha():
    assert manilhas(overlay(load(TM), {"vira_wraps": "none"}).values, Card("3c")) == ()


@proves("TM-75")
def test_a_22_a_tied_draw_may_be_repeated_by_the_tied_alone():
    tied = fresh(options={"first_dealer_draw_tie": "tied_redraw"})
    assert tied.do("shuffle 3d 3c Ac 2c", "0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3").waiting.seats == (0, 1)


@proves("TM-78", "TM-81")
def test_a_23_a_look_at_the_bottom_card_may_be_left_to_the_referee_even_in_a_mao_de_onze():
    seen = ceremony(score=ONZE, options={"peek_while_handling": "referee_loss_of_jogo"}).do("referee bottom-seen 0")
    assert (seen.stage, seen.event(ev.Reported).seat) == ("ceremony", 0)


@proves("TM-81")
def test_a_24_a_table_may_know_no_subir():
    assert ceremony(options={"cutter_may_order_subir": "no"}).refused("3 subir").code == "unknown_action"


@proves("TM-81")
def test_a_24_nobody_orders_subir_where_all_deals_are_from_the_top():
    ceremony(options={"deal_from": "top"}).refused("3 subir")


@proves("TM-83")
def test_a_25_all_deals_may_be_from_the_bottom():
    dealt = ceremony(options={"deal_from": "bottom"}).do("3 hand-back", "0 deal")
    assert dealt.mao.hands[1][0] == deck(dealt.state.rules)[-1]


@proves("TM-83")
@pytest.mark.parametrize(("packet", "second"), [("1", 2), ("3", 1)])
def test_a_25_the_order_of_the_deal_may_be_fixed(packet, second):
    dealt = ceremony(pack="4c 4d", options={"deal_packet_normal": packet}).do("3 hand-back", "0 deal")
    assert "4d" in dealt.mao.hands[second]


@proves("TM-83")
def test_a_25_where_the_order_is_fixed_no_other_is_allowed():
    fixed = ceremony(options={"deal_packet_normal": "3"}).do("3 hand-back")
    assert fixed.refused("0 deal 1 2 3 0 1 2 3 0 1 2 3 0 vira").code == "wrong_deal"


@proves("TM-83")
@pytest.mark.parametrize(("choice", "dealer", "score"), [("redeal_same", 0, (0, 0)), ("redeal_next", 1, (0, 0)), ("tento", 1, (0, 1))])
def test_a_25_a_deal_out_of_order_is_dealt_again_or_paid_for(choice, dealer, score):
    wrong = ceremony(options={"wrong_deal_order": choice}).do("3 hand-back", "referee wrong-order")
    assert (wrong.next_dealer, wrong.score) == (dealer, score)


@proves("TM-64")
def test_a_1_the_pack_is_not_replaced():
    assert table().do("mao").refused("referee new-deck").code == "unknown_action"


@proves("TM-64")
def test_a_1_the_pack_may_be_replaced_where_the_option_says_so():
    asked = table(options={"deck_change": "on_request_referee_ok"}).do("mao", "referee new-deck")
    assert asked.event(ev.DeckReplaced)


@proves("TM-80")
def test_a_24_a_cut_too_many_may_be_paid_for():
    paid = ceremony(score=ONZE, options={"cut_excess": "tento"}).do("3 cut 7", "3 cut 7")
    assert (paid.winner, paid.why) == ("A", "tento")


@proves("TM-85")
def test_a_26_a_card_burnt_too_many_may_be_paid_for():
    paid = ceremony(options={"burn_excess": "tento"}).do("3 hand-back", "0 burn 3", "0 burn 1")
    assert (paid.winner, paid.points, paid.why) == ("B", 1, "tento")


@proves("TM-89")
def test_a_5_of_cards_thrown_at_once_the_opponents_may_choose():
    thrown = table(options={"multi_card_throw": "opponents_choose_open_card"}).do("1 throw 3s 2d", "2 keep 2d")
    assert (thrown.mao.laid[0].card, thrown.mao.hands[1]) == ("2d", ("3s", "Qs"))


@proves("TM-95")
def test_a_6_a_sure_win_is_not_laid_open():
    assert table().refused("1 claim").code == "unknown_action"


@proves("TM-95")
def test_a_6_a_sure_win_may_be_laid_open_where_the_option_says_so():
    claimed = table(hands=["Ac Ah 5d", "3s 2d Js", "Kh Qh 6s", "Ks Jd Qs"], options={"claims": ["zap_and_copeta"]})
    assert claimed.do("0 claim").winner == "A"


@proves("TM-92")
def test_a_28_of_two_partners_with_the_same_highest_card_the_last_may_lead():
    assert table(hands=EQUAL_PARTNERS, options={"leader_partner_equal": "last_played"}).do("rodada").turn == 3


@proves("TM-93")
def test_a_27_four_hidden_cards_may_give_the_rodada_to_its_leader():
    assert table(hands=ALL_HIDDEN, options={"all_facedown": "leader_pair_wins"}).do("rodada", "rodada").rodadas == ["B", "B"]


@proves("TM-98")
@pytest.mark.parametrize(("choice", "leader"), [("canger", 2), ("tied_rodada_leader", 1), ("mao_starter", 1)])
def test_a_29a_after_a_tied_first_rodada_whoever_tied_may_lead(choice, leader):
    assert table(hands=TIED_FIRST, options={"leader_after_tied_r1": choice}).do("rodada").turn == leader


@proves("TM-99")
def test_a_29a_the_leader_may_be_free_to_show_any_card():
    assert table(hands=TIED_FIRST, options={"tied_r1_leader_shows_highest": False}).do("rodada").can("1 play Js")


@proves("TM-100")
def test_a_29a_the_leader_too_may_be_let_to_hide():
    assert table(hands=TIED_FIRST, options={"facedown_while_tied": "allowed"}).do("rodada").can("1 cover 2d")


@proves("TM-100")
@pytest.mark.parametrize("steps", [("rodada", "1 play 2d"), ("rodada", "rodada", "1 play Js")])
def test_a_29a_with_the_game_tied_nobody_may_be_let_to_hide(steps):
    tied = table(hands=TIED_FIRST, options={"facedown_while_tied": "forbidden"}).do(*steps)
    assert tied.refused("2 cover Jc").code == "facedown_forbidden"


@proves("TM-101")
def test_a_29b_a_tied_second_rodada_may_give_the_mao_to_the_winner_of_the_first():
    over = table(hands=falling("BTA"), options={"tie_r2_after_won_r1": "r1_winner_now"}).do("rodada", "rodada")
    assert (over.winner, over.why) == ("B", "first_rodada")


@proves("TM-101")
@pytest.mark.parametrize(("choice", "leader"), [("canger", 0), ("mao_starter", 1), ("tied_rodada_leader", 3)])
def test_a_29b_after_a_tied_second_rodada_another_may_lead(choice, leader):
    assert table(hands=falling("BTA"), options={"leader_after_tied_r2": choice}).do("rodada", "rodada").turn == leader


@proves("TM-104")
def test_a_29e_the_mao_dealt_again_may_keep_its_value():
    kept = table(hands=falling("TTT"), options={"redeal_stake": "keep"}).do("1 raise", "0 accept", "mao").next_mao()
    assert kept.value == 3


@proves("TM-104")
def test_a_29e_three_ties_in_a_mao_de_onze_may_pay_the_other_pair_three():
    options = {"tie_all_onze": "opponents_of_eleven_score_3"}
    assert table(score=ONZE, hands=falling("TTT"), options=options).do("0 eleven play", "mao").score == (11, 10)


@proves("TM-106")
def test_a_7_truco_may_be_for_the_player_on_turn_alone():
    on_turn = table(options={"raise_turn": "on_turn_only"})
    assert (on_turn.can("1 raise 3"), on_turn.refused("2 raise").code) == (True, "not_your_turn")


@proves("TM-106")
def test_a_7_a_raise_in_answer_needs_no_turn():
    assert table(options={"raise_turn": "on_turn_only"}).do("1 raise").can("0 raise 6")


@proves("TM-106")
def test_a_7_truco_may_wait_for_the_first_card():
    late = table(options={"raise_window": "first_card_to_last_card"})
    assert (late.refused("1 raise").code, late.do("1 play 3s").can("2 raise 3")) == ("wrong_moment", True)


@proves("TM-106")
def test_a_7_a_word_that_sounds_like_truco_counts_for_nothing():
    assert table().refused("referee lookalike-word 0").code == "unknown_action"


@proves("TM-106")
def test_a_7_a_word_that_sounds_like_truco_may_be_paid_for():
    assert table(options={"raise_lookalike_word": "tento"}).do("referee lookalike-word 0").winner == "B"


@proves("TM-107")
def test_a_8_seis_may_be_an_answer_only():
    reply = table(options={"raise_deferred": "reply_only"})
    assert reply.do("1 raise").can("2 raise 6")
    assert reply.do("2 accept").refused("2 raise").code == "reply_only"


@proves("TM-110")
def test_a_8_the_pair_that_raised_last_may_be_let_to_raise_again():
    assert table(options={"raise_alternation": "anyone"}).do("1 raise", "2 accept").can("3 raise 6")


def refused_once() -> Table:
    return table(options={"raise_reply_conflict": "any_accept_wins"}).do("1 raise", "0 refuse")


@proves("TM-111")
def test_a_7_where_any_acceptance_prevails_one_refusal_waits_for_the_partner():
    assert refused_once().waiting.seats == (2,)


@proves("TM-111")
def test_a_7_where_any_acceptance_prevails_the_partner_may_still_accept():
    assert refused_once().do("2 accept").value == 3


@proves("TM-111")
def test_a_7_where_any_acceptance_prevails_two_refusals_end_the_mao():
    assert refused_once().do("2 refuse").winner == "B"


@proves("TM-111")
@pytest.mark.parametrize("step", ["0 accept", "0 refuse", "0 raise 6"])
def test_a_7_where_any_acceptance_prevails_who_has_refused_has_answered(step):
    assert refused_once().refused(step).code == "nothing_to_answer"
    assert refused_once().can(step) is False


@proves("TM-111")
def test_a_7_where_any_acceptance_prevails_a_refusal_is_forgotten_once_the_partner_has_accepted():
    assert refused_once().do("2 accept").can("0 raise 6")


@proves("TM-111")
def test_a_8_where_any_acceptance_prevails_who_refused_truco_may_answer_to_nove():
    asked = refused_once().do("2 raise 6", "3 raise 9")
    assert (asked.waiting.seats, asked.can("0 accept")) == ((0, 2), True)


@proves("TM-115")
def test_a_30_both_partners_may_have_to_agree_on_the_mao_de_onze():
    voted = table(score=ONZE, options={"onze_decision_by": "both_agree"}).do("0 eleven play")
    assert (voted.stage, voted.do("2 eleven play").stage) == ("onze", "play")


@proves("TM-116")
def test_a_30_in_a_mao_de_onze_the_pack_may_be_cut_freely():
    assert ceremony(score=ONZE, options={"cut_max_onze": "none"}).do("3 cut 7", "3 cut 7").mao.cuts == 2


@proves("TM-116")
def test_a_30_a_forbidden_raise_may_be_paid_for():
    paid = table(score=ONZE, options={"onze_illegal_raise": "tento"}).do("0 eleven play", "1 raise")
    assert (paid.winner, paid.points, paid.why) == ("A", 3, "tento")


@proves("TM-119")
def test_a_31_a_mao_de_ferro_may_be_dark_until_the_first_card_only():
    seen = table(score=FERRO, options={"ferro_hand_visibility": "dark_until_first_play"})
    assert seen.sees(2).hand is None
    assert seen.do("1 dark 0").sees(2).hand == ("Kh", "2h", "Kd")


@proves("TM-121")
def test_a_31_the_vira_of_a_mao_de_ferro_may_wait_for_the_first_rodada():
    hidden = table(score=FERRO, options={"ferro_vira_reveal": "after_r1"})
    assert (hidden.sees(0).vira, hidden.do("rodada").sees(0).vira) == (None, "Kc")


@proves("TM-122")
def test_a_32_a_tento_may_win_the_partida():
    assert table(options={"tento_value_normal": "partida"}).do("referee tento 0").partida == "B"


@proves("TM-122")
@pytest.mark.parametrize(
    ("options", "steps", "score"),
    [
        ({}, (), (11, 8)),
        ({"tento_value_onze_undecided": 3}, (), (11, 10)),
        ({}, ("0 eleven play",), (11, 10)),
        ({"tento_value_onze_playing": 1}, ("0 eleven play",), (11, 8)),
    ],
)
def test_a_32_a_tento_in_a_mao_de_onze_pays_by_its_own_values(options, steps, score):
    assert table(score=ONZE, options=options).do(*steps, "referee tento 0").score == score


@proves("TM-122")
def test_a_32_the_mao_may_go_on_after_a_tento():
    paid = table(options={"tento_ends_mao": False}).do("referee tento 0")
    assert (paid.stage, paid.score) == ("play", (0, 1))


@proves("TM-123")
def test_a_32_an_unproved_tento_may_cost_the_mao():
    false = table(options={"claim_false": "lose_mao"}).do("1 tento 0", "referee dismiss")
    assert (false.stage, false.winner) == ("mao_over", "A")


@proves("TM-124")
@pytest.mark.parametrize(("choice", "score", "dealer"), [("void_next_dealer", (0, 0), 1), ("tento_current_value", (1, 0), 1)])
def test_a_32_four_cards_may_void_the_mao_or_cost_a_tento_from_the_start(choice, score, dealer):
    found = table(options={"wrong_card_count": choice}).do("referee wrong-count 1 4")
    assert (found.score, found.next_dealer) == (score, dealer)


@proves("TM-127")
def test_a_3_the_score_may_count_beyond_twelve():
    over = table(score=(10, 8), hands=falling("AAT"), options={"score_overshoot": "raw"})
    assert over.do("1 raise", "0 raise", "1 accept", "mao").score == (16, 8)


@proves("TM-129")
def test_a_18_time_may_stop_the_mao_under_way():
    assert table(score=(3, 2), options={"time_up_mid_mao": "stop"}).do("1 play 3s", "clock 60:00").ended.winner == 0


@proves("TM-130")
def test_a_19_without_overtime_a_level_score_goes_to_the_winner_of_the_first_mao_at_once():
    assert ceremony(score=(4, 4), first_mao="B", options={"overtime_min": "none"}).do("clock 60:00").ended.winner == 1


@proves("TM-131")
def test_a_19_overtime_may_be_repeated_until_somebody_leads():
    level = ceremony(score=(4, 4), first_mao="B", options={"time_tie_rule": "overtime_repeat"})
    assert level.do("clock 60:00", "shuffle", "clock 75:00").event(ev.OvertimeStarted).minutes == 15


@proves("TM-131")
def test_a_19_a_level_score_may_be_left_to_the_director():
    level = ceremony(score=(4, 4), options={"time_tie_rule": "director"}).do("clock 60:00")
    assert (level.outcome, level.waiting.table) == (None, False)
    assert level.do("referee award B").ended.winner == 1


@proves("TM-133")
def test_a_20_a_table_may_have_no_limit_for_absence():
    assert table(options={"absence_limit_min": "none"}).refused("referee absence 0 99:00").code == "unknown_action"
