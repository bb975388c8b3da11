"""Truco Masters 2025, Anexo I: the cards and their order, the seats, the draw, the cut, the burning and the deal."""

from functools import partial
from itertools import pairwise

import pytest

from tento.cards.card import Card, parse_cards
from tento.club.seats_played import verify_seats
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Cut, Deal, Shuffle
from tento.games.truco.rules.ranking import deck, manilhas, order
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tests.rules import tables
from tests.rules.proving import proves

TM = "truco-masters-2025"
RULES = load(TM).values

fresh = partial(tables.fresh, TM)
ceremony = partial(tables.ceremony, TM)
table = partial(tables.table, TM)


def strengths(cards: str, vira: str) -> list[int]:
    ranking = order(RULES, Card(vira))
    return [ranking[card] for card in parse_cards(cards)]


def falls(strengths: list[int]) -> bool:
    return all(high > low for high, low in pairwise(strengths))


@proves("TM-64")
def test_a_1_the_deck_has_forty_cards_without_8_9_and_10():
    assert len(deck(RULES)) == 40
    assert {card[0] for card in deck(RULES)} == set("A234567JQK")


@proves("TM-64")
def test_a_1_any_other_pack_is_refused():
    refusal = game.apply(game.new(load(TM)), "table", Shuffle(deck(RULES)[:-1]))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, "A-1" in refusal.articles) == ("wrong_pack", True)


@proves("TM-65")
def test_a_2_four_players_sit_down():
    assert game.new(load(TM)).seats == 4


@proves("TM-65")
def test_a_2_one_against_one_is_refused_and_the_house_rule_named():
    refusal = verify_seats(load(TM), 2)
    assert refusal is not None
    assert (refusal.code, refusal.articles) == ("seats_by_other_rulebook", ("A-2", "A-21"))
    assert refusal.facts["other"] == load("truco-masters-2025-mano-a-mano").title
    with pytest.raises(ValueError, match="A-2"):
        game.new(load(TM), 2)


@proves("TM-65")
@pytest.mark.parametrize(("seat", "pair"), [(0, "A"), (1, "B"), (2, "A"), (3, "B")])
def test_a_2_a_card_counts_for_the_pair_of_its_player(seat, pair):
    hands = [f"3{suit} 6{suit} 7{suit}" if place == seat else f"4{suit} 6{suit} 7{suit}" for place, suit in enumerate("cdhs")]
    assert table(hands=hands, vira="Kc").do("rodada").rodadas == [pair]


@proves("TM-66")
def test_a_17_common_cards_fall_from_3_to_4_with_the_king_between_ace_and_jack():
    assert falls(strengths("3c 2c Ac Kc Jc Qc 7c 6c 4c", vira="4d"))


@proves("TM-67")
@pytest.mark.parametrize("rank", "4567QJKA23")
def test_a_17_common_cards_of_one_rank_are_equal(rank):
    vira_of_another = "6d" if rank == "5" else "4d"
    assert len(set(strengths(f"{rank}c {rank}d {rank}h {rank}s", vira_of_another))) == 1


@proves("TM-68")
def test_a_11_the_deal_turns_a_card_face_up_that_makes_the_manilhas():
    dealt = ceremony().do("3 hand-back", "0 deal")
    assert dealt.event(ev.CardsDealt).vira == dealt.sees("spectator").vira == dealt.mao.vira


@proves("TM-69")
@pytest.mark.parametrize(("vira", "rank"), list(zip("4567QJKA23", "567QJKA234", strict=True)))
def test_a_17_the_manilhas_are_the_rank_above_the_vira(vira, rank):
    assert {card[0] for card in manilhas(RULES, Card(f"{vira}d"))} == {rank}


@proves("TM-69")
def test_a_17_the_other_cards_of_the_viras_rank_are_common():
    assert table(hands=["7c 6c Jd", "6d 7s Kd", "4h Js 6h", "Qs 6s Ks"], vira="4c").do("rodada").rodadas == ["B"]


@proves("TM-70")
@pytest.mark.parametrize("suit", "dhs")
def test_a_17_the_suit_of_the_vira_changes_nothing(suit):
    assert order(RULES, Card(f"4{suit}")) == order(RULES, Card("4c"))


@proves("TM-71")
def test_a_12_manilhas_fall_from_clubs_by_hearts_and_spades_to_diamonds():
    assert falls(strengths("5c 5h 5s 5d", vira="4d"))


@proves("TM-71")
def test_a_17_the_weakest_manilha_beats_the_strongest_common_card():
    assert table(hands=["As Qd 6h", "3s Js 6d", "5d Kh Qc", "7h Jd 6c"], vira="4d").do("rodada").rodadas == ["A"]


@proves("TM-72")
def test_a_11_manilhas_are_never_tied():
    assert table(hands=["Jc 2h Kd", "Jd 2d Ks", "Js 3h Kh", "Jh Qh Qd"], vira="Qs").do("rodada").rodadas == ["A"]


@proves("TM-74")
@pytest.mark.parametrize("seat", range(4))
def test_a_21_opponents_sit_on_both_sides_and_the_partner_in_front(seat):
    eleven = table(score=(11, 0) if seat % 2 == 0 else (0, 11))
    assert eleven.sees(seat).partner_hand == eleven.mao.hands[(seat + 2) % 4]


@proves("TM-75")
def test_a_22_each_player_draws_a_card_and_the_highest_deals_first():
    drawn = fresh().do("shuffle Kc 3c 2c Ac", "2 draw 0", "0 draw 2", "3 draw 1", "1 draw 3")
    assert (drawn.next_dealer, drawn.event(ev.DealerChosen).articles) == (3, ("A-22",))


@proves("TM-75")
def test_a_22_a_player_draws_only_once():
    assert fresh().do("shuffle", "2 draw 0").refused("2 draw 1").articles == ("A-22",)


@proves("TM-75")
def test_a_22_a_card_that_was_drawn_is_gone():
    assert fresh().do("shuffle", "2 draw 0").refused("1 draw 0").code == "not_in_pack"


@proves("TM-75")
def test_a_22_the_draw_knows_no_manilhas():
    assert fresh().do("shuffle Ad 3c Ac 2c", "0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3").next_dealer == 1


@proves("TM-75")
def test_a_22_when_the_highest_cards_drawn_are_equal_everybody_draws_again():
    tied = fresh().do("shuffle 3d 3c Ac 2c", "0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3")
    assert (tied.next_dealer, tied.do("shuffle").waiting.seats) == (None, (0, 1, 2, 3))


@proves("TM-76")
@pytest.mark.parametrize("dealer", range(4))
def test_a_22_the_deal_passes_to_the_right_each_mao(dealer):
    assert table(dealer=dealer).do("mao").next_dealer == (dealer + 1) % 4


@proves("TM-77", "TM-134")
def test_a_23_the_shuffle_has_thirty_seconds():
    assert (table().do("mao").waiting.table, table().do("mao").waiting.seconds) == (True, 30)


@proves("TM-78")
def test_a_23_a_dealer_who_sees_the_bottom_card_costs_nobody_points():
    seen = ceremony().do("referee bottom-seen 0")
    assert (seen.stage, seen.score, "A-23" in seen.event(ev.Reported).articles) == ("ceremony", (0, 0), True)


@proves("TM-79")
@pytest.mark.parametrize("dealer", range(4))
def test_a_23_the_shuffled_pack_goes_to_the_opponent_on_the_left(dealer):
    assert ceremony(dealer=dealer).waiting.seats == ((dealer - 1) % 4,)


@proves("TM-79")
def test_a_23_the_pack_comes_back_to_the_dealer():
    assert ceremony().do("3 hand-back").waiting.seats == (0,)


@proves("TM-79", "TM-87")
def test_a_23_nobody_deals_before_the_pack_comes_back():
    assert ceremony().refused("0 deal").code == "wrong_moment"


@proves("TM-80")
def test_a_24_the_cutter_cuts_as_often_as_he_likes():
    assert ceremony().do(*["3 cut 7"] * 40).mao.cuts == 40


@proves("TM-80")
def test_a_24_the_cards_above_the_cut_go_under_the_others():
    assert ceremony(pack="4c 5c 6c").do("3 cut 2").mao.pack[0] == "6c"
    assert ceremony(pack="4c 5c 6c").do("3 cut 2").mao.pack[-2:] == ("4c", "5c")


@proves("TM-80")
def test_a_24_the_cutter_may_leave_the_pack_as_it_is():
    assert ceremony(pack="4c 5c 6c").do("3 hand-back").mao.pack[:3] == ("4c", "5c", "6c")


@proves("TM-80")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_24_nobody_but_the_cutter_cuts(seat):
    refusal = ceremony().refused(f"{seat} cut 7")
    assert (refusal.code, "A-24" in refusal.articles) == ("cut_forbidden", True)


@proves("TM-80", "TM-134")
def test_a_24_the_cut_has_thirty_seconds():
    assert ceremony().waiting.seconds == 30


@proves("TM-80")
def test_a_24_for_a_cutter_out_of_time_the_pack_is_cut_once():
    assert isinstance(ceremony().timeout(3), Cut)


@proves("TM-81")
def test_a_24_the_cutter_orders_the_deal_from_the_bottom_up():
    dealt = ceremony().do("3 subir", "3 hand-back", "0 deal")
    assert dealt.mao.hands[1][0] == deck(RULES)[-1]


@proves("TM-81")
@pytest.mark.parametrize("seat", range(4))
def test_a_24_once_anybody_has_seen_the_bottom_card_the_cutter_may_not_order_subir(seat):
    refusal = ceremony().do(f"referee bottom-seen {seat}").refused("3 subir")
    assert (refusal.code, refusal.articles) == ("subir_forbidden", ("A-24",))


@proves("TM-81")
def test_a_24_a_bottom_card_seen_after_the_order_ends_the_subir():
    dealt = ceremony().do("3 subir", "referee bottom-seen 0", "3 hand-back", "0 deal")
    assert dealt.mao.hands[1][0] == deck(RULES)[0]


@proves("TM-81")
def test_a_24_nobody_but_the_cutter_orders_subir():
    assert ceremony().refused("0 subir").code == "subir_forbidden"


@proves("TM-82")
def test_a_24_the_cutter_may_not_take_a_card_out_of_the_pack():
    refusal = ceremony().refused("3 burn 1")
    assert (refusal.code, "A-24" in refusal.articles) == ("burn_forbidden", True)


@proves("TM-83")
@pytest.mark.parametrize("dealer", range(4))
def test_a_25_the_first_card_goes_to_the_right_of_the_dealer(dealer):
    dealt = ceremony(dealer=dealer, pack="4c").do(f"{(dealer - 1) % 4} hand-back", f"{dealer} deal")
    assert "4c" in dealt.mao.hands[(dealer + 1) % 4]


@proves("TM-83")
def test_a_25_a_deal_that_begins_elsewhere_is_refused():
    refusal = ceremony().do("3 hand-back").refused("0 deal 2 1 1 1 2 2 3 3 3 0 0 0 vira")
    assert (refusal.code, refusal.articles) == ("wrong_deal", ("A-25",))


@proves("TM-83", "TM-84")
def test_a_25_after_the_first_card_the_dealer_deals_in_any_order():
    dealt = ceremony(pack="4c 4d 4h 4s").do("3 hand-back", "0 deal 1 0 vira 0 0 2 3 2 3 2 3 1 1")
    assert (dealt.mao.vira, dealt.mao.hands[0][:2]) == ("4h", ("4d", "4s"))


@proves("TM-83")
def test_a_25_each_player_gets_three_cards():
    assert [len(hand) for hand in ceremony().do("3 hand-back", "0 deal").mao.hands] == [3, 3, 3, 3]


@proves("TM-83")
def test_a_25_a_deal_that_gives_somebody_four_cards_is_refused():
    assert ceremony().do("3 hand-back").refused("0 deal 1 1 1 1 2 2 3 3 3 0 0 0 vira").code == "wrong_deal"


@proves("TM-83", "TM-134")
def test_a_25_the_deal_has_thirty_seconds():
    assert ceremony().do("3 hand-back").waiting.seconds == 30


@proves("TM-83")
def test_a_25_for_a_dealer_out_of_time_the_cards_are_dealt():
    assert ceremony().do("3 hand-back").timeout(0) == Deal()


@proves("TM-84")
def test_a_25_one_card_is_turned_up_after_the_hands():
    dealt = ceremony().do("3 hand-back", "0 deal")
    assert dealt.mao.vira == deck(RULES)[12]


@proves("TM-85")
def test_a_26_the_dealer_burns_up_to_the_first_three_cards():
    assert ceremony(pack="4c 5c 6c 7c").do("3 hand-back", "0 burn 3", "0 deal").mao.hands[1][0] == "7c"


@proves("TM-85")
@pytest.mark.parametrize("burns", [("0 burn 3", "0 burn 1"), ("0 burn 1", "0 burn 3"), ("0 burn 2", "0 burn 2")])
def test_a_26_a_fourth_card_is_not_burnt(burns):
    refusal = ceremony().do("3 hand-back", burns[0]).refused(burns[1])
    assert (refusal.code, refusal.articles) == ("too_many_burns", ("A-26",))


@proves("TM-85")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, "spectator"])
def test_a_26_burnt_cards_lie_face_down(viewer):
    burnt = ceremony().do("3 hand-back", "0 burn 3")
    assert (burnt.event(ev.CardsBurnt).cards, burnt.sees(viewer).burnt, burnt.sees(viewer).burnt_count) == ((), (), 3)


@proves("TM-85")
def test_a_26_cards_dealt_from_the_bottom_are_burnt_from_the_bottom():
    assert ceremony().do("3 subir", "3 hand-back", "0 burn 2").mao.burnt == deck(RULES)[-2:][::-1]


@proves("TM-85", "TM-87")
def test_a_26_nothing_is_burnt_after_the_deal():
    assert ceremony().do("3 hand-back", "0 deal").refused("0 burn 1").code == "wrong_moment"


@proves("TM-86")
def test_a_26_after_a_card_turned_up_by_accident_the_same_dealer_deals_again():
    again = ceremony().do("3 hand-back", "referee exposed-card")
    assert (again.next_dealer, again.points, again.articles) == (0, 0, ("A-26",))


@proves("TM-86")
def test_a_26_a_card_turned_up_by_accident_counts_until_somebody_plays():
    assert table().do("referee exposed-card").next_dealer == 0
    assert table().do("1 play 3s").refused("referee exposed-card").articles == ("A-26",)


@proves("TM-86")
def test_a_26_a_burnt_card_turned_up_by_accident_counts_too():
    assert ceremony().do("3 hand-back", "0 burn 1", "referee exposed-card").next_dealer == 0


@proves("TM-86")
def test_a_26_the_cards_are_shuffled_and_cut_again():
    assert ceremony().do("referee exposed-card", "shuffle").waiting.seats == (3,)
