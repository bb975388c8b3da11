"""K-Truco, §4.9B, §6.1 and §6.5: who leads, what may be covered, who takes the mão."""

import pytest

from tests.rules.proving import proves
from tests.rules.tables import table
from tests.rules.tables_extra import WAYS, each_mode, falling_clean, raised

TIED_BY_SEAT_2 = ("Qc 2h Qd", "3s 2d Js", "3h Kd Jc", "Qh Jd Kh")
"""With seat 0 dealing, seats 1, 2, 3, 0 play the first rodada: seat 2 equals the three of seat 1. The second rodada is tied by 1."""


@proves("KT-100")
@each_mode
def test_sec_6_1_a_mao_starts_at_one(mode):
    assert table(mode).value == 1


@proves("KT-100")
@each_mode
@pytest.mark.parametrize("value", [3, 6, 9, 12])
def test_sec_6_1_a_mao_may_rise_to_twelve(mode, value):
    assert table(mode, hands=falling_clean("AAB")).do(*raised(value), "mao").points == value


@proves("KT-100")
@each_mode
@pytest.mark.parametrize(("way", "winner"), [("AAB", "A"), ("BAB", "B")])
def test_sec_6_1_two_rodadas_of_three_win_the_mao(mode, way, winner):
    won = table(mode, hands=falling_clean(way)).do("mao")
    assert (won.winner, won.articles) == (winner, ("§6.1",))


@proves("KT-100")
@each_mode
@pytest.mark.parametrize(("way", "winner", "played"), WAYS)
def test_sec_6_1_the_mao_falls_to_the_pair_of_the_table_of_outcomes(mode, way, winner, played):
    done = table(mode, hands=falling_clean(way)).do("mao")
    assert (done.winner, len(done.rodadas)) == (winner, played)


@proves("KT-100")
@each_mode
def test_sec_6_1_each_player_plays_one_card_in_a_rodada(mode):
    assert table(mode).do("rodada").sees(0).hand_sizes == (2, 2, 2, 2)


@proves("KT-100")
@each_mode
def test_sec_6_1_two_cards_at_once_are_refused(mode):
    refusal = table(mode).refused("1 throw 3s 2d")
    assert (refusal.code, refusal.articles) == ("one_card_only", ("§6.1",))


@proves("KT-101")
@each_mode
def test_sec_6_5_the_mao_leads_the_first_rodada(mode):
    refusal = table(mode, dealer=0).refused("2 play Kh")
    assert (refusal.code, refusal.articles, refusal.plain_facts()) == ("not_your_turn", ("§6.3", "§4.11A", "§6.1", "§6.5"), {"turn": 1})


@proves("KT-101")
@each_mode
def test_sec_6_5_play_goes_counter_clockwise(mode):
    assert table(mode, dealer=0).do("1 play 3s").turn == 2


@proves("KT-101")
@each_mode
@pytest.mark.parametrize(("before", "step"), [([], "1 cover 3s"), (["1 play 3s"], "2 cover Kh")])
def test_sec_6_5_nobody_covers_in_the_first_rodada(mode, before, step):
    refusal = table(mode).do(*before).refused(step)
    assert (refusal.code, refusal.articles) == ("facedown_forbidden", ("§6.5",))


@proves("KT-102")
@each_mode
def test_sec_6_5_a_card_may_be_covered_in_the_second_rodada(mode):
    assert table(mode).do("rodada").can("1 cover 2d")


@proves("KT-102")
@each_mode
def test_sec_6_5_a_card_may_be_covered_in_the_third_rodada(mode):
    assert table(mode, hands=falling_clean("ABA")).do("rodada", "rodada").can("1 cover Qs")


@proves("KT-07")
@each_mode
def test_sec_4_9b_covering_is_a_choice(mode):
    second = table(mode).do("rodada")
    assert (second.can("1 cover 2d"), second.can("1 play 2d")) == (True, True)


@proves("KT-103")
@each_mode
def test_sec_6_1_a_covered_card_is_worth_nothing(mode):
    covered = table(mode, hands=("2c x2h Kd", "3s xKs Qs", "Jc Qd Jh", "Jd x3d Qh")).do("rodada", "rodada")
    assert covered.rodadas == ["B", "A"]


@proves("KT-103")
@each_mode
@pytest.mark.parametrize("viewer", [0, 2, 3, "spectator"])
def test_sec_6_1_a_covered_card_is_never_seen(mode, viewer):
    over = table(mode).do("rodada", "1 cover 2d", "2 play 2h", "3 play Qh", "0 play Jc", "mao")
    shown = [laid.card for rodada in over.sees(viewer).rodadas for laid in rodada.laid if laid.covered]
    assert (over.stage, shown) == ("mao_over", [None])


@proves("KT-104")
@each_mode
def test_sec_6_5_the_highest_card_of_the_first_rodada_leads_the_second(mode):
    assert table(mode, hands=falling_clean("AAB")).do("rodada").turn == 2


@proves("KT-104")
@each_mode
def test_sec_6_5_the_highest_card_of_the_second_rodada_leads_the_third(mode):
    assert table(mode, hands=falling_clean("ABA")).do("rodada", "rodada").turn == 1


@proves("KT-104")
@each_mode
def test_sec_6_5_nobody_else_leads_the_next_rodada(mode):
    refusal = table(mode, hands=falling_clean("AAB")).do("rodada").refused("1 play Qs")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("§6.5",))


@proves("KT-106")
@each_mode
@pytest.mark.parametrize(("way", "winner"), [("TAB", "A"), ("TBB", "B")])
def test_sec_6_5_after_a_tied_first_rodada_the_second_decides(mode, way, winner):
    won = table(mode, hands=falling_clean(way)).do("mao")
    assert (won.winner, won.articles) == (winner, ("§6.5",))


@proves("KT-106")
@each_mode
def test_sec_6_5_after_a_tied_first_rodada_no_third_is_played(mode):
    assert len(table(mode, hands=falling_clean("TAB")).do("mao").rodadas) == 2


@proves("KT-107")
@each_mode
def test_sec_6_5_who_made_the_tie_leads_the_second_rodada(mode):
    assert table(mode, hands=TIED_BY_SEAT_2).do("rodada").turn == 2


@proves("KT-107")
@each_mode
def test_sec_6_5_who_made_the_tie_shows_the_highest_card(mode):
    refusal = table(mode, hands=TIED_BY_SEAT_2).do("rodada").refused("2 play Jc")
    assert (refusal.code, refusal.articles) == ("must_show_highest", ("§6.5",))


@proves("KT-107")
@each_mode
def test_sec_6_5_of_two_equal_highest_cards_either_is_shown(mode):
    tied = table(mode, hands=("Qc 2h Qd", "3s 2d Js", "3h Kd Kh", "Qh Jd Jh")).do("rodada")
    assert (tied.can("2 play Kd"), tied.can("2 play Kh")) == (True, True)


@proves("KT-107")
@each_mode
def test_sec_6_5_the_others_need_not_show_their_highest_card(mode):
    assert table(mode, hands=TIED_BY_SEAT_2).do("rodada", "2 play Kd", "3 play Jd", "0 play Qd").can("1 play Js")


@proves("KT-108")
@each_mode
@pytest.mark.parametrize(("before", "step"), [([], "2 cover Kd"), ([], "2 cover Jc"), (["2 play Kd"], "3 cover Jd")])
def test_sec_6_5_nobody_covers_while_the_game_is_tied(mode, before, step):
    refusal = table(mode, hands=TIED_BY_SEAT_2).do("rodada", *before).refused(step)
    assert (refusal.code, refusal.articles) == ("facedown_forbidden", ("§6.5",))


@proves("KT-109")
@each_mode
@pytest.mark.parametrize(("way", "winner"), [("ATB", "A"), ("BTA", "B")])
def test_sec_6_5_a_tied_second_rodada_gives_the_mao_to_the_winner_of_the_first(mode, way, winner):
    won = table(mode, hands=falling_clean(way)).do("mao")
    assert (won.winner, won.articles) == (winner, ("§6.5",))


@proves("KT-109")
@each_mode
def test_sec_6_5_after_a_tied_second_rodada_no_third_is_played(mode):
    assert len(table(mode, hands=falling_clean("BTA")).do("mao").rodadas) == 2


@proves("KT-110")
@each_mode
@pytest.mark.parametrize(("way", "winner"), [("ABT", "A"), ("BAT", "B")])
def test_sec_6_5_a_tied_third_rodada_gives_the_mao_to_the_winner_of_the_first(mode, way, winner):
    won = table(mode, hands=falling_clean(way)).do("mao")
    assert (won.winner, won.articles) == (winner, ("§6.5",))


@proves("KT-111")
@each_mode
@pytest.mark.parametrize(("way", "winner"), [("TTA", "A"), ("TTB", "B")])
def test_sec_6_5_after_two_ties_the_third_rodada_decides(mode, way, winner):
    assert table(mode, hands=falling_clean(way)).do("mao").winner == winner


@proves("KT-112")
@each_mode
@pytest.mark.parametrize(("dealer", "winner"), [(0, "A"), (1, "B"), (2, "A"), (3, "B")])
def test_sec_6_5_three_ties_go_to_the_dealing_pair(mode, dealer, winner):
    tied = table(mode, dealer=dealer, hands=falling_clean("TTT")).do("mao")
    assert (tied.winner, tied.points, tied.articles) == (winner, 1, ("§6.5",))


@proves("KT-112")
@each_mode
def test_sec_6_5_three_ties_pay_what_the_mao_is_worth(mode):
    assert table(mode, dealer=0, hands=falling_clean("TTT")).do(*raised(6), "mao").score == (6, 0)


@proves("KT-112")
@each_mode
def test_sec_6_5_after_three_ties_the_deal_passes_on(mode):
    assert table(mode, dealer=0, hands=falling_clean("TTT")).do("mao").next_dealer == 1
