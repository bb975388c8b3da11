"""K-Truco: the readings KT-A20 to KT-A44 of raises, tentos, stealing, the match and irregular acts, with the values that they offer."""

import pytest

from tento.games.truco.rules import game
from tento.games.truco.rules.events import CardsThrown, Reported
from tento.rulebooks.loader import load, overlay
from tests.rules.proving import proves
from tests.rules.tables import ceremony, fresh, table
from tests.rules.tables_extra import LIMPO, TRADICIONAL, each_mode, each_mode_with_vira, falling_clean, raised, whole_partida

ONZE, FERRO = (7, 11), (11, 11)
TIED = ("Qc 2h Qd", "3s 2d Js", "3h Kd Jc", "Qh Jd Kh")


@proves("KT-113")
@each_mode
def test_sec_6_6_by_kt_a20_a_raise_may_have_to_wait_for_the_turn(mode):
    refusal = table(mode, dealer=0, options={"raise_turn": "on_turn_only"}).refused("2 raise")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("§6.6",))


@proves("KT-113")
@each_mode
@pytest.mark.parametrize("answer", ["2 accept", "0 raise 6"])
def test_sec_6_6_by_kt_a20_an_answer_never_waits_for_the_turn(mode, answer):
    assert table(mode, dealer=0, options={"raise_turn": "on_turn_only"}).do("1 raise").can(answer)


@proves("KT-116")
@each_mode
def test_sec_6_6_by_kt_a20b_meio_pau_may_be_an_answer_only(mode):
    refusal = table(mode, options={"raise_deferred": "reply_only"}).do("1 raise", "2 accept").refused("0 raise 6")
    assert (refusal.code, refusal.articles) == ("reply_only", ("§6.6",))


@proves("KT-113")
@each_mode
@pytest.mark.parametrize(("first", "second", "code"), [("accept", "refuse", "nothing_to_answer"), ("refuse", "accept", "mao_over")])
def test_sec_6_6_by_kt_a20c_the_first_answer_binds(mode, first, second, code):
    assert table(mode).do("1 raise", f"0 {first}").refused(f"2 {second}").code == code


@proves("KT-113")
@each_mode
def test_sec_6_6_by_kt_a20c_an_acceptance_may_outweigh_the_partners_refusal(mode):
    assert table(mode, options={"raise_reply_conflict": "any_accept_wins"}).do("1 raise", "0 refuse", "2 accept").value == 3


@proves("KT-115")
@each_mode
def test_sec_6_6_by_kt_a20c_then_a_refusal_takes_both_partners(mode):
    run = table(mode, options={"raise_reply_conflict": "any_accept_wins"}).do("1 raise", "0 refuse", "2 refuse")
    assert (run.winner, run.points) == ("B", 1)


@proves("KT-129")
@each_mode
def test_sec_6_10_by_kt_a21_the_mao_may_go_on_after_a_tento(mode):
    paid = table(mode, options={"tento_ends_mao": False}).do(*raised(3), "referee tento 1")
    assert (paid.score, paid.stage) == ((3, 0), "play")


@proves("KT-129")
@each_mode
def test_sec_6_10_by_kt_a21_a_tento_that_makes_twelve_ends_the_partida_all_the_same(mode):
    paid = table(mode, score=(9, 2), options={"tento_ends_mao": False}).do(*raised(3), "referee tento 1")
    assert (paid.partida, paid.do("shuffle").score) == ("A", (0, 0))


@proves("KT-121")
@each_mode
def test_sec_6_7_by_kt_a23_a_raise_in_a_mao_de_onze_may_simply_be_refused(mode):
    refusal = table(mode, score=ONZE, options={"onze_illegal_raise": "reject"}).refused("1 raise")
    assert (refusal.code, refusal.articles) == ("raise_forbidden", ("§6.7",))


@proves("KT-122")
@each_mode
def test_sec_6_8_by_kt_a23_a_raise_in_a_mao_de_ferro_may_simply_be_refused(mode):
    refusal = table(mode, score=FERRO, options={"onze_illegal_raise": "reject"}).refused("1 raise")
    assert (refusal.code, refusal.articles) == ("raise_forbidden", ("§6.8",))


@proves("KT-96")
@each_mode
def test_sec_6_9_by_kt_a23c_a_burn_too_many_may_simply_be_refused(mode):
    refusal = ceremony(mode, options={"burn_excess": "reject"}).refused("3 burn 10")
    assert (refusal.code, refusal.articles) == ("too_many_burns", ("§6.9",))


@proves("KT-77", "KT-78")
@each_mode
@pytest.mark.parametrize("step", ["0 steal", "0 peek 1"])
def test_sec_4_14a_by_kt_a24_stealing_may_be_forbidden(mode, step):
    refusal = table(mode, options={"stealing": "forbidden"}).refused(step)
    assert (refusal.code, refusal.articles) == ("unknown_action", ("§4.14A", "§4.15a", "§6.9"))


@proves("KT-77", "KT-78")
@each_mode
def test_sec_4_14a_by_kt_a25_thefts_and_peeks_are_counted_apart(mode):
    assert table(mode).do(*["0 steal"] * 6).can("0 peek 1")


@proves("KT-77", "KT-78")
@each_mode
@pytest.mark.parametrize("step", ["0 steal", "0 peek 1"])
def test_sec_4_14a_by_kt_a25_the_limit_may_be_nothing(mode, step):
    assert table(mode, options={"steal_limit_per_partida": 0}).refused(step).code == "too_many_steals"


@proves("KT-68")
@each_mode
@pytest.mark.parametrize(("most", "partidas"), [(1, 1), (5, 3)])
def test_sec_4_8c_by_kt_a30_a_boi_may_have_another_length(mode, most, partidas):
    start = fresh(mode, options={"match_best_of": {"default": most}}).do("shuffle")
    for _ in range(partidas):
        assert start.outcome is None
        whole_partida(start, "A")
    assert start.outcome is not None


@proves("KT-01")
@each_mode
def test_sec_1_by_kt_a34_two_may_play(mode):
    assert game.new(load(mode), 2).seats == 2


@proves("KT-01")
@each_mode
def test_sec_1_by_kt_a34_two_may_be_kept_out(mode):
    with pytest.raises(ValueError, match="not by 2"):
        game.new(overlay(load(mode), {"players": [4]}), 2)


@proves("KT-124")
@each_mode_with_vira
def test_sec_6_8_by_kt_a35_the_vira_may_be_seen_from_the_deal(mode):
    assert table(mode, score=FERRO, vira="Kc", options={"ferro_vira_reveal": "at_deal"}).sees(0).vira == "Kc"


@proves("KT-59")
@each_mode
def test_sec_4_3_by_kt_a36_the_first_answer_binds(mode):
    assert table(mode, score=ONZE).do("1 eleven play").refused("3 eleven run").code == "wrong_moment"


@proves("KT-59")
@each_mode
def test_sec_4_3_by_kt_a36_both_partners_may_have_to_agree(mode):
    asked = table(mode, score=ONZE, options={"onze_decision_by": "both_agree"}).do("1 eleven play")
    assert (asked.stage, asked.do("3 eleven play").stage) == ("onze", "play")


@proves("KT-99")
@each_mode
@pytest.mark.parametrize(("options", "score"), [({}, (12, 8)), ({"score_overshoot": "raw"}, (13, 8))])
def test_sec_6_1_by_kt_a38_what_the_score_shows_beyond_twelve(mode, options, score):
    won = table(mode, score=(10, 8), hands=falling_clean("AAB"), options=options).do(*raised(3), "mao")
    assert (won.score, won.partida) == (score, "A")


@proves("KT-121")
@each_mode
def test_sec_6_7_by_kt_a40_in_any_other_mao_a_look_at_the_bottom_costs_nothing(mode):
    looked = ceremony(mode).do("referee bottom-seen 3")
    assert (looked.stage, looked.score) == ("ceremony", (0, 0))


@proves("KT-121")
@each_mode
def test_sec_6_7_by_kt_a40_a_look_at_the_bottom_may_be_left_to_the_referee(mode):
    looked = ceremony(mode, score=ONZE, options={"peek_while_handling": "referee_loss_of_jogo"}).do("referee bottom-seen 3")
    assert (looked.stage, looked.event(Reported).seat) == ("ceremony", 3)


@each_mode
def test_kt_a41_after_an_exposed_card_the_same_dealer_deals_again(mode):
    exposed = table(mode, dealer=0).do("referee exposed-card")
    assert (exposed.winner, exposed.next_dealer) == (None, 0)


@each_mode
def test_kt_a41_after_an_exposed_card_the_next_dealer_may_deal(mode):
    exposed = table(mode, dealer=0, options={"exposed_card_redealer": "next_dealer"}).do("referee exposed-card")
    assert (exposed.winner, exposed.next_dealer) == (None, 1)


@each_mode
def test_kt_a41_an_exposed_card_may_be_a_tento_of_the_dealer(mode):
    exposed = table(mode, dealer=0, options={"exposed_card_redealer": "tento"}).do("referee exposed-card")
    assert (exposed.winner, exposed.why) == ("B", "tento")


@proves("KT-100")
@each_mode
def test_sec_6_1_by_kt_a41b_the_opponents_may_choose_among_cards_thrown(mode):
    thrown = table(mode, options={"multi_card_throw": "opponents_choose_open_card"}).do("1 throw 3s 2d")
    assert (thrown.event(CardsThrown).cards, thrown.do("0 keep 2d").sees(0).laid[0].card) == (("3s", "2d"), "2d")


@each_mode
def test_kt_a41_no_referee_changes_the_pack(mode):
    assert table(mode).do("1 raise", "0 refuse").refused("referee new-deck").code == "unknown_action"


@each_mode
def test_kt_a41c_nobody_lays_down_a_winning_hand(mode):
    assert table(mode).refused("0 claim").code == "unknown_action"


@each_mode
def test_kt_a41c_a_winning_hand_may_be_laid_down(mode):
    best = "4c 7h Qd" if mode == TRADICIONAL else "Ac Ah Qd"
    claims = {"claims": ["three_manilhas", "zap_and_copeta", "r1_won_and_zap"]}
    assert table(mode, hands=(best, "3s 2d Qs", "Kh 2h Kd", "Jd Qh Jh"), options=claims).do("0 claim").winner == "A"


@each_mode
def test_kt_a42_there_is_no_clock(mode):
    assert table(mode).refused("clock 60:00").code == "unknown_action"


@each_mode
def test_kt_a42_nobody_is_hurried(mode):
    dealing = ceremony(mode)
    asked = [fresh(mode).waiting.seconds, dealing.waiting.seconds, dealing.do("3 hand-back").waiting.seconds]
    assert asked == [None, None, None]


@each_mode
def test_kt_a42_nobody_is_late(mode):
    assert table(mode).refused("referee absence 0 60:00").code == "unknown_action"


@each_mode
def test_kt_a42_a_level_score_at_the_end_of_the_time_is_left_to_a_person(mode):
    timed = ceremony(mode, score=(5, 5), options={"partida_time_limit_min": {"default": 60}}).do("clock 60:00")
    assert (timed.waiting.table, timed.do("referee award B").partida) == (False, "B")


@each_mode
def test_kt_a42_a_house_may_stop_a_partida_by_the_clock(mode):
    timed = table(mode, score=(5, 4), options={"partida_time_limit_min": {"default": 60}})
    assert timed.do("clock 60:00", "0 raise", "1 refuse").partida == "A"


@each_mode
def test_kt_a42_the_clock_starts_anew_with_the_next_partida(mode):
    timed = ceremony(mode, score=(5, 4), options={"partida_time_limit_min": {"default": 60}}).do("clock 60:00", "shuffle")
    assert (timed.score, timed.view(0).elapsed) == ((0, 0), 0)


@proves("KT-107")
@each_mode
def test_sec_6_5_by_kt_a43_the_leader_may_be_freed_from_showing_the_highest_card(mode):
    free = table(mode, hands=TIED, options={"tied_r1_leader_shows_highest": False}).do("rodada")
    assert (free.can("2 play Jc"), free.can("2 cover Jc")) == (True, False)


@proves("KT-96")
@pytest.mark.parametrize("most", [3, 7])
def test_sec_6_9_by_kt_a44_the_limit_of_burning_may_be_lower_with_the_clean_pack(most):
    burnt = ceremony(LIMPO, options={"burn_max": most}).do(f"3 burn {most}")
    assert (burnt.stage, burnt.do("3 burn 1").why) == ("ceremony", "tento")
