"""K-Truco, §1, §4.11A, §6.3, §6.4 and §6.9: seats, the cut, the burning and the deal."""

import pytest

from tento.games.truco.rules import game
from tento.games.truco.rules.events import CardsBurnt, DealerChosen
from tento.rulebooks.loader import load
from tests.rules.proving import proves
from tests.rules.tables import HANDS, ceremony, fresh, table
from tests.rules.tables_extra import LIMPO, each_mode, each_mode_with_vira

THIRTEEN = "Qc Qd Qh Jc Jd Jh Kd Kh Ks 2c 2d 2h 3s"
"""The top of a pack: three cards for each of the seats 1, 2, 3 and 0, and one more."""


@proves("KT-01")
@each_mode
def test_sec_1_four_sit_at_the_table(mode):
    assert game.new(load(mode)).seats == 4


@proves("KT-01")
@each_mode
def test_sec_1_three_cannot_play(mode):
    with pytest.raises(ValueError, match="not by 3"):
        game.new(load(mode), 3)


@proves("KT-92")
@each_mode
@pytest.mark.parametrize("seat", range(4))
def test_sec_6_3_the_partner_sits_opposite(mode, seat):
    score = (11, 5) if seat % 2 == 0 else (5, 11)
    assert table(mode, score=score).sees(seat).partner_hand == tuple(HANDS[(seat + 2) % 4].split())


@proves("KT-92")
@each_mode
@pytest.mark.parametrize(("seat", "opponents"), [(0, [1, 3]), (1, [0, 2]), (2, [1, 3]), (3, [0, 2])])
def test_sec_6_3_the_neighbours_are_opponents(mode, seat, opponents):
    assert sorted(table(mode).do(f"{seat} raise").waiting.seats) == opponents


@proves("KT-93")
@each_mode
@pytest.mark.parametrize(("dealer", "cutter"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_sec_6_3_the_dealers_left_cuts(mode, dealer, cutter):
    assert ceremony(mode, dealer=dealer).waiting.seats == (cutter,)


@proves("KT-93")
@each_mode
def test_sec_6_3_nobody_else_cuts(mode):
    refusal = ceremony(mode, dealer=0).refused("1 cut 5")
    assert (refusal.code, refusal.articles) == ("cut_forbidden", ("§6.3", "§4.11A", "§6.1"))


@proves("KT-93")
@each_mode
@pytest.mark.parametrize(("dealer", "leader"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_sec_6_3_the_dealers_right_leads(mode, dealer, leader):
    assert table(mode, dealer=dealer).turn == leader


@proves("KT-94")
@each_mode
def test_sec_6_4_cards_go_by_threes_from_the_dealers_right(mode):
    dealt = ceremony(mode, pack=THIRTEEN, dealer=0).do("3 hand-back", "0 deal")
    hands = [" ".join(dealt.sees(seat).hand or ()) for seat in (1, 2, 3, 0)]
    assert " ".join(hands) == THIRTEEN.removesuffix(" 3s")


@proves("KT-94")
@each_mode
def test_sec_6_4_a_mao_de_ferro_is_dealt_by_threes_too(mode):
    dealt = ceremony(mode, pack=THIRTEEN, dealer=0, score=(11, 11)).do(
        "3 hand-back", "0 deal", "1 dark 0", "2 dark 0", "3 dark 0", "0 dark 0"
    )
    assert [laid.card for laid in dealt.sees(0).rodadas[0].laid] == THIRTEEN.split()[:12:3]


@proves("KT-94")
@each_mode
def test_sec_6_4_the_cutter_does_not_choose_the_end_of_the_pack(mode):
    assert ceremony(mode).refused("3 subir").code == "unknown_action"


@proves("KT-94")
@each_mode
@pytest.mark.parametrize("vira", ["", " vira"])
def test_sec_6_4_another_order_is_not_dealt(mode, vira):
    refusal = ceremony(mode).do("3 hand-back").refused(f"0 deal 1 2 3 0 1 2 3 0 1 2 3 0{vira}")
    assert (refusal.code, refusal.articles) == ("wrong_deal", ("§6.4",))


@proves("KT-95")
@each_mode_with_vira
def test_sec_6_4_the_card_after_the_last_hand_is_the_vira(mode):
    assert ceremony(mode, pack=THIRTEEN).do("3 hand-back", "0 deal").sees("spectator").vira == "3s"


@proves("KT-96")
@each_mode
def test_sec_6_9_nine_cards_may_be_burnt(mode):
    assert ceremony(mode).do("3 burn 9").sees(0).burnt_count == 9


@proves("KT-96")
@each_mode
@pytest.mark.parametrize("steps", [["3 burn 10"], ["3 burn 9", "3 burn 1"]])
def test_sec_6_9_a_tenth_burnt_card_is_an_offence(mode, steps):
    burnt = ceremony(mode, dealer=0).do(*steps)
    assert (burnt.winner, burnt.points, burnt.why) == ("A", 1, "tento")


@proves("KT-96")
@each_mode
def test_sec_6_9_a_tenth_burnt_card_is_not_offered(mode):
    assert not ceremony(mode).do("3 burn 9").can("3 burn 1")


@proves("KT-96")
@each_mode
def test_sec_6_9_the_dealer_does_not_burn(mode):
    refusal = ceremony(mode, dealer=0).do("3 hand-back").refused("0 burn 3")
    assert (refusal.code, refusal.articles) == ("burn_forbidden", ("§6.9",))


@proves("KT-96")
@each_mode
def test_sec_6_9_burnt_cards_are_seen_by_all(mode):
    burnt = ceremony(mode, pack="Qc Jd").do("3 burn 2")
    assert burnt.sees("spectator").burnt == burnt.event(CardsBurnt).cards == ("Qc", "Jd")


@proves("KT-96")
def test_sec_6_9_after_nine_burnt_cards_the_clean_pack_still_goes_round():
    dealt = ceremony(LIMPO).do("3 burn 9", "3 hand-back", "0 deal").sees(0)
    assert (dealt.hand_sizes, dealt.vira is None) == ((3, 3, 3, 3), False)


@proves("KT-97")
@each_mode
def test_sec_6_9_three_cuts_are_allowed(mode):
    assert ceremony(mode).do("3 cut 5", "3 cut 9", "3 cut 7").sees(0).cuts == 3


@proves("KT-97")
@each_mode
def test_sec_6_9_a_fourth_cut_is_an_offence(mode):
    cut = ceremony(mode, dealer=0).do("3 cut 5", "3 cut 9", "3 cut 7", "3 cut 8")
    assert (cut.winner, cut.points, cut.why) == ("A", 1, "tento")


@proves("KT-97")
@each_mode
def test_sec_6_9_a_fourth_cut_is_not_offered(mode):
    assert not ceremony(mode).do("3 cut 5", "3 cut 9", "3 cut 7").can("3 cut 8")


@proves("KT-98")
@each_mode
def test_sec_6_1_mao_segundo_antepe_and_pe_play_in_this_order(mode):
    first = table(mode, dealer=2).do("rodada").sees(0).rodadas[0]
    assert [laid.seat for laid in first.laid] == [3, 0, 1, 2]


@proves("KT-98")
@each_mode
def test_sec_6_1_the_antepe_is_who_cut_and_the_pe_who_dealt(mode):
    dealing = ceremony(mode, pack=THIRTEEN, dealer=2)
    cutter = dealing.waiting.seats
    order = [dealing.do("1 hand-back", "2 deal").turn]
    while len(order) < 4:
        seat = order[-1]
        order.append(dealing.do(f"{seat} play {(dealing.sees(seat).hand or ())[0]}").turn)
    assert order == [3, 0, *cutter, 2]


@each_mode
def test_kt_a14_the_first_dealer_is_chosen_by_chance(mode):
    seats = {fresh(mode).do(f"shuffle {card}").event(DealerChosen).seat for card in ("Qc", "Qd", "Qh", "Qs")}
    assert seats == {0, 1, 2, 3}
