"""K-Truco: the readings KT-A04 to KT-A19 of leading, covering, dealing, cutting and burning, with the values that they offer."""

import pytest

from tento.games.truco.rules.events import CardsBurnt, DealerChosen
from tests.rules.proving import proves
from tests.rules.tables import ceremony, fresh, table
from tests.rules.tables_extra import LIMPO, each_mode, falling_clean, one_rodada, whole_partida

ONZE, FERRO = (7, 11), (11, 11)
TIED_BY_2_THEN_3 = ("Qc Jc Qd", "3s Js Ks", "3h 2h Kd", "Qh 2d Jh")
"""Seat 1 leads the first rodada and seat 2 ties it; seat 2 leads the second and seat 3 ties that."""
AFTER_TIED_R2 = (("tied_rodada_leader", 2), ("mao_starter", 1))
ALL_COVERED = ("Qc x2h Kd", "3s x2d Qs", "Jc xQd Jh", "Jd xJs Qh")


@proves("KT-89")
@pytest.mark.parametrize(("options", "winner"), [({}, "B"), ({"vira_wraps": "none"}, "A")])
def test_sec_6_2_by_kt_a04_what_a_vira_three_makes_of_the_queens_of_the_clean_pack(options, winner):
    assert one_rodada(LIMPO, "2c Qd 3h Js", vira="3c", options=options).rodadas == [winner]


@proves("KT-107")
@each_mode
@pytest.mark.parametrize(("options", "leader"), [({}, 2), ({"canger_rule": "last_equaliser"}, 0)])
def test_sec_6_5_by_kt_a09_who_made_a_tie_of_three_cards(mode, options, leader):
    assert one_rodada(mode, "3d 3s 3h Qd", options=options).turn == leader


@proves("KT-111")
@each_mode
@pytest.mark.parametrize(("options", "leader"), [({}, 3), *(({"leader_after_tied_r2": value}, seat) for value, seat in AFTER_TIED_R2)])
def test_sec_6_5_by_kt_a10_who_leads_after_two_ties(mode, options, leader):
    tied = table(mode, hands=TIED_BY_2_THEN_3, options=options).do("rodada", "rodada")
    assert tied.turn == leader


@proves("KT-108")
@each_mode
def test_sec_6_5_by_kt_a10b_nobody_covers_in_the_third_rodada_after_two_ties(mode):
    tied = table(mode, hands=TIED_BY_2_THEN_3).do("rodada", "rodada")
    refusal = tied.refused("3 cover Jh")
    assert (refusal.code, refusal.articles) == ("facedown_forbidden", ("§6.5",))


@proves("KT-108")
@each_mode
@pytest.mark.parametrize("value", ["allowed_except_leader", "allowed"])
def test_sec_6_5_by_kt_a10b_the_others_may_be_let_cover_while_the_game_is_tied(mode, value):
    tied = table(mode, hands=TIED_BY_2_THEN_3, options={"facedown_while_tied": value}).do("rodada", "2 play 2h")
    assert tied.can("3 cover 2d")


@proves("KT-108")
@each_mode
@pytest.mark.parametrize("value", ["allowed_except_leader", "allowed"])
def test_sec_6_5_by_kt_a10b_everybody_may_be_let_cover_after_two_ties(mode, value):
    tied = table(mode, hands=TIED_BY_2_THEN_3, options={"facedown_while_tied": value}).do("rodada", "rodada")
    assert tied.can("3 cover Jh")


@proves("KT-107", "KT-108")
@each_mode
@pytest.mark.parametrize(("value", "covers"), [("allowed_except_leader", False), ("allowed", True)])
def test_sec_6_5_by_kt_a10b_the_leader_covers_only_where_everybody_may(mode, value, covers):
    tied = table(mode, hands=TIED_BY_2_THEN_3, options={"facedown_while_tied": value}).do("rodada")
    assert (tied.can("2 play 2h"), tied.can("2 cover 2h"), tied.can("2 cover Kd")) == (True, covers, covers)


@proves("KT-104")
@each_mode
@pytest.mark.parametrize(("options", "leader"), [({}, 1), ({"leader_partner_equal": "last_played"}, 3)])
def test_sec_6_5_by_kt_a11_which_of_two_equal_partners_leads(mode, options, leader):
    assert one_rodada(mode, "Jc 3s Qh 3d", options=options).turn == leader


@proves("KT-112")
@each_mode
@pytest.mark.parametrize(("options", "partida"), [({}, "B"), ({"tie_all_onze": "opponents_of_eleven_score_3"}, "A")])
def test_sec_6_5_by_kt_a12_who_wins_three_ties_in_a_mao_de_onze(mode, options, partida):
    tied = table(mode, dealer=1, score=(9, 11), hands=falling_clean("TTT"), options=options)
    assert tied.do("1 eleven play", "mao").partida == partida


@proves("KT-112")
@each_mode
@pytest.mark.parametrize(("dealer", "partida"), [(0, "A"), (1, "B")])
def test_sec_6_5_by_kt_a12b_three_ties_in_a_mao_de_ferro_go_to_the_dealing_pair(mode, dealer, partida):
    assert table(mode, dealer=dealer, score=FERRO, hands=falling_clean("TTT")).do("mao").partida == partida


@each_mode
def test_kt_a14_the_highest_card_drawn_may_deal_first(mode):
    drawn = fresh(mode, options={"first_dealer": "draw_highest"}).do("shuffle Qc 3d Jh Ks")
    assert drawn.do("0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3").next_dealer == 1


@each_mode
def test_kt_a14_the_first_dealer_may_be_assigned(mode):
    assert fresh(mode, options={"first_dealer": "assigned"}).next_dealer == 0


@each_mode
@pytest.mark.parametrize(("options", "following"), [({}, 1), ({"dealer_rotation": "left"}, 3)])
def test_kt_a14b_which_way_the_deal_passes(mode, options, following):
    assert table(mode, dealer=0, options=options).do("1 raise", "0 refuse").next_dealer == following


@each_mode
def test_kt_a14c_each_partida_may_choose_its_dealer_anew(mode):
    boi = whole_partida(fresh(mode, options={"first_dealer_scope": "each_partida"}).do("shuffle Qc"), "A")
    assert boi.do("shuffle Qs").event(DealerChosen).seat == 3


@proves("KT-96")
@each_mode
def test_sec_6_9_by_kt_a15_the_dealer_may_be_the_one_who_burns(mode):
    dealer_burns = {"burn_by": "dealer"}
    assert ceremony(mode, dealer=0, options=dealer_burns).do("3 hand-back", "0 burn 9").sees(0).burnt_count == 9


@proves("KT-96")
@each_mode
@pytest.mark.parametrize("value", ["dealer", "nobody"])
def test_sec_6_9_by_kt_a15_then_the_cutter_does_not_burn(mode, value):
    assert ceremony(mode, dealer=0, options={"burn_by": value}).refused("3 burn 1").code == "burn_forbidden"


@proves("KT-96")
@each_mode
def test_sec_6_9_by_kt_a15b_cards_may_be_burnt_face_down(mode):
    burnt = ceremony(mode, pack="Qc Jd", options={"burn_visibility": "face_down"}).do("3 burn 2")
    assert (burnt.event(CardsBurnt).cards, burnt.sees(3).burnt, burnt.sees(3).burnt_count) == ((), (), 2)


@proves("KT-97")
@each_mode
@pytest.mark.parametrize("most", [1, 2])
def test_sec_6_9_by_kt_a15c_the_limit_of_cuts_may_be_lower(mode, most):
    assert ceremony(mode, options={"cut_max_normal": most}).do(*["3 cut 5"] * (most + 1)).why == "tento"


@proves("KT-97")
@each_mode
def test_sec_6_9_by_kt_a15c_there_may_be_no_limit_of_cuts(mode):
    assert ceremony(mode, options={"cut_max_normal": None}).do(*["3 cut 5"] * 12).sees(0).cuts == 12


@proves("KT-121")
@each_mode
@pytest.mark.parametrize("most", [0, 3])
def test_sec_6_7_by_kt_a16_the_cuts_of_a_mao_de_onze_may_be_others(mode, most):
    cut = ceremony(mode, score=ONZE, options={"cut_max_onze": most}).do(*["3 cut 5"] * most)
    assert (cut.stage, cut.do("3 cut 5").why) == ("ceremony", "tento")


@proves("KT-122")
@each_mode
@pytest.mark.parametrize("most", [0, 3])
def test_sec_6_8_by_kt_a16c_the_cuts_of_a_mao_de_ferro_may_be_others(mode, most):
    cut = ceremony(mode, score=FERRO, options={"cut_max_ferro": most}).do(*["3 cut 5"] * most)
    assert (cut.stage, cut.do("3 cut 5").why) == ("ceremony", "tento")


@proves("KT-97")
@each_mode
def test_sec_6_9_by_kt_a16b_a_cut_too_many_may_simply_be_refused(mode):
    cut = ceremony(mode, options={"cut_excess": "reject"}).do("3 cut 5", "3 cut 5", "3 cut 5")
    refusal = cut.refused("3 cut 5")
    assert (refusal.code, refusal.articles) == ("too_many_cuts", ("§6.9",))


@proves("KT-103")
@each_mode
@pytest.mark.parametrize(("options", "rodadas"), [({}, ["B", None]), ({"all_facedown": "leader_pair_wins"}, ["B", "B"])])
def test_sec_6_1_by_kt_a18b_who_wins_four_covered_cards(mode, options, rodadas):
    assert table(mode, hands=ALL_COVERED, options=options).do("rodada", "rodada").rodadas == rodadas
