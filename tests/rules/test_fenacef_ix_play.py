"""IX Jogos Fenacef, arts. 3, 8 and 14 to 20: which card beats which, who leads, what may be covered, who takes the mão."""

from itertools import pairwise

import pytest

from tento.games.truco.rules.events import RodadaEnded
from tests.rules.proving import proves
from tests.rules.tables import falling, table
from tests.rules.tables_extra import FENACEF, WAYS, one_rodada, raised

TIED_BY_SEAT_1 = ("Qc 2h Qd", "3s 2d Js", "3h Kd Jc", "Qh Jd Kh")
"""With seat 0 dealing, seats 2, 3, 0, 1 play the first rodada: seat 1 equals the three of seat 2."""


@proves("FE-08")
def test_art_3e_a_mao_starts_at_one():
    assert table(FENACEF).value == 1


@proves("FE-08")
def test_art_3e_a_mao_has_no_fourth_rodada():
    assert len(table(FENACEF, hands=falling("TTT")).do("mao").rodadas) == 3


@proves("FE-09")
def test_art_3f_a_rodada_takes_one_card_from_each_player():
    assert table(FENACEF).do("rodada").sees(0).hand_sizes == (2, 2, 2, 2)


@proves("FE-09")
def test_art_3f_nobody_plays_twice_in_a_rodada():
    assert table(FENACEF).do("2 play Kh").refused("2 play 2h").code == "not_your_turn"


@proves("FE-10")
@pytest.mark.parametrize("lies_next", ["Kc", "4h"])
def test_art_3g_no_card_left_in_the_pack_makes_its_neighbours_manilhas(lies_next):
    assert one_rodada(FENACEF, "5d 3s Ah Qs", vira=lies_next).rodadas == ["B"]


@proves("FE-10", "FE-28")
def test_art_3g_a_manilha_beats_every_common_card():
    assert one_rodada(FENACEF, "3c 7d 3h 3s").rodadas == ["B"]


@proves("FE-28")
@pytest.mark.parametrize(("high", "low"), [("4c", "7h"), ("7h", "As"), ("As", "7d"), ("7d", "3d")])
def test_art_8a_d_zap_copeta_espadilha_and_pica_fumo_in_this_order(high, low):
    assert one_rodada(FENACEF, f"Qc {high} {low} Qs").rodadas == ["B"]


RANKS = ("3", "2", "A", "K", "J", "Q", "7", "6", "5", "4")


def common(rank: str) -> tuple[str, str]:
    """Two cards of this rank that are no manilhas."""
    return ("7c", "7s") if rank == "7" else (f"{rank}d", f"{rank}h")


@proves("FE-29")
@pytest.mark.parametrize(("high", "low"), [*pairwise(RANKS)])
def test_art_8e_n_common_cards_go_down_from_three_to_four(high, low):
    (one, other), (under, too) = common(high), common(low)
    assert one_rodada(FENACEF, f"{under} {one} {too} {other}").rodadas == ["B"]


@proves("FE-29")
@pytest.mark.parametrize("rank", RANKS[:-1])
def test_art_8e_n_the_suit_of_a_common_card_does_not_count(rank):
    one, other = common(rank)
    assert one_rodada(FENACEF, f"{one} {other} 4h 4s").rodadas == [None]


@proves("FE-11")
def test_art_3h_a_face_down_card_is_worth_nothing():
    covered = table(FENACEF, hands=("2c x2h Kd", "3s xKs Qs", "Jc Qd Jh", "Jd x3d Qh")).do("rodada", "rodada")
    assert covered.rodadas == ["B", "A"]


@proves("FE-11")
def test_art_3h_a_face_down_card_does_not_equal_an_open_one():
    covered = table(FENACEF, hands=("Qc 2h Kd", "3s x2d Qs", "Jc Qd Jh", "Jd Js Qh")).do("rodada", "rodada")
    assert covered.rodadas == ["B", "A"]


@proves("FE-11")
@pytest.mark.parametrize("viewer", [0, 2, 3, "spectator"])
def test_art_3h_a_face_down_card_lies_on_the_table_unseen(viewer):
    covered = table(FENACEF).do("rodada", "1 cover 2d").sees(viewer).laid[0]
    assert (covered.seat, covered.covered, covered.card) == (1, True, None)


@proves("FE-16", "FE-11")
def test_art_3m_four_face_down_cards_are_a_cango():
    hands = ("Qc x2h Kd", "3s x2d Qs", "Jc xQd Jh", "Jd xJs Qh")
    assert table(FENACEF, hands=hands).do("rodada", "rodada").rodadas == ["B", None]


@proves("FE-16")
def test_art_3m_equal_best_cards_of_the_two_pairs_are_a_cango():
    assert one_rodada(FENACEF, "Qc 3s 3h Jd").rodadas == [None]


@proves("FE-16")
def test_art_3m_equal_best_cards_of_one_pair_are_no_cango():
    assert one_rodada(FENACEF, "Jc 3s Qh 3d").rodadas == ["B"]


@proves("FE-16")
def test_art_3m_a_cango_in_rodada_2_is_not_put_down_to_a_tied_first_one():
    ended = table(FENACEF, hands=falling("ATB")).do("mao").event(RodadaEnded)
    assert "art. 19 §1" not in ended.articles


@proves("FE-48")
def test_art_14_two_rodadas_win_the_mao():
    won = table(FENACEF, hands=falling("BBA")).do("mao")
    assert (won.winner, won.points, won.articles) == ("B", 1, ("art. 14",))


@proves("FE-48")
@pytest.mark.parametrize(("way", "winner", "played"), WAYS)
def test_art_14_the_mao_falls_to_the_pair_of_the_table_of_outcomes(way, winner, played):
    done = table(FENACEF, hands=falling(way)).do("mao")
    assert (done.winner, len(done.rodadas)) == (winner, played)


@proves("FE-48")
def test_art_14_a_new_mao_is_worth_one_again():
    assert table(FENACEF, hands=falling("AAB")).do(*raised(6), "mao").next_mao().value == 1


@proves("FE-49")
@pytest.mark.parametrize(("dealer", "leader"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_art_15_the_dealers_partner_leads_the_first_rodada(dealer, leader):
    assert table(FENACEF, dealer=dealer).turn == leader


@proves("FE-49")
def test_art_15_the_dealers_right_may_not_lead():
    refusal = table(FENACEF, dealer=0).refused("1 play 3s")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("art. 15",))


@proves("FE-50")
def test_art_16_the_highest_card_leads_the_next_rodada():
    assert table(FENACEF).do("rodada").turn == 1


@proves("FE-50")
def test_art_16_nobody_else_leads_the_next_rodada():
    refusal = table(FENACEF).do("rodada").refused("2 play 2h")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("art. 16",))


@proves("FE-50")
def test_art_16_the_highest_card_of_rodada_2_leads_rodada_3():
    assert table(FENACEF, hands=falling("BAB")).do("rodada", "rodada").turn == 0


@proves("FE-50")
def test_art_16_who_made_the_cango_leads_the_second_rodada():
    assert table(FENACEF, hands=TIED_BY_SEAT_1).do("rodada").turn == 1


@proves("FE-50")
def test_art_16_who_made_the_second_cango_leads_the_third_rodada():
    assert table(FENACEF, hands=TIED_BY_SEAT_1).do("rodada", "rodada").turn == 0


@proves("FE-51")
@pytest.mark.parametrize(("before", "step"), [([], "2 cover Kh"), (["2 play Kh"], "3 cover Jd")])
def test_art_18_no_card_is_covered_in_the_first_rodada(before, step):
    refusal = table(FENACEF).do(*before).refused(step)
    assert (refusal.code, refusal.articles) == ("facedown_forbidden", ("art. 18",))


@proves("FE-52")
def test_art_18_par_1_a_card_may_be_covered_in_the_second_rodada():
    assert table(FENACEF).do("rodada").can("1 cover 2d")


@proves("FE-52")
def test_art_18_par_1_a_card_may_be_covered_in_the_third_rodada():
    assert table(FENACEF, hands=falling("ABA")).do("rodada", "rodada").can("3 cover Qs")


@proves("FE-53")
@pytest.mark.parametrize("step", ["1 play 2d", "1 play Js", "1 cover 2d", "1 cover Js"])
def test_art_19_after_a_tied_first_rodada_the_leader_is_free(step):
    assert table(FENACEF, hands=TIED_BY_SEAT_1).do("rodada").can(step)


@proves("FE-53")
def test_art_19_after_a_tied_first_rodada_the_others_are_free_too():
    assert table(FENACEF, hands=TIED_BY_SEAT_1).do("rodada", "1 play Js").can("2 cover Kd")


@proves("FE-54")
@pytest.mark.parametrize(("way", "winner"), [("TAB", "A"), ("TBB", "B")])
def test_art_19_par_1_after_a_tied_first_rodada_the_second_decides(way, winner):
    won = table(FENACEF, hands=falling(way)).do("mao")
    assert (won.winner, len(won.rodadas), won.articles) == (winner, 2, ("art. 19 §1",))


@proves("FE-55")
@pytest.mark.parametrize(("way", "winner"), [("TTA", "A"), ("TTB", "B")])
def test_art_19_par_2_after_two_ties_the_third_rodada_decides(way, winner):
    won = table(FENACEF, hands=falling(way)).do("mao")
    assert (won.winner, won.articles) == (winner, ("art. 19 §2",))


@proves("FE-56")
def test_art_19_par_3_three_ties_give_nobody_points():
    tied = table(FENACEF, score=(3, 4), hands=falling("TTT")).do("mao")
    assert (tied.winner, tied.score, tied.articles) == (None, (3, 4), ("art. 19 §3",))


@proves("FE-56")
def test_art_19_par_3_after_three_ties_the_next_dealer_deals():
    assert table(FENACEF, dealer=0, hands=falling("TTT")).do("mao").next_dealer == 1


@proves("FE-56")
def test_art_19_par_3_a_raised_mao_of_three_ties_is_lost_to_both():
    tied = table(FENACEF, hands=falling("TTT")).do(*raised(9), "mao")
    assert (tied.score, tied.next_mao().value) == ((0, 0), 1)


@proves("FE-57")
@pytest.mark.parametrize(("way", "winner"), [("ATB", "A"), ("BTA", "B")])
def test_art_20_a_tied_second_rodada_gives_the_mao_to_the_winner_of_the_first(way, winner):
    won = table(FENACEF, hands=falling(way)).do("mao")
    assert (won.winner, won.articles) == (winner, ("art. 20",))


@proves("FE-57")
def test_art_20_after_a_tied_second_rodada_no_third_is_played():
    assert len(table(FENACEF, hands=falling("BTA")).do("mao").rodadas) == 2
