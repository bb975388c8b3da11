"""IX Jogos Fenacef, arts. 3k, 3l, 21 and 22: mão de onze and mão de ferro."""

import pytest

from tento.games.truco.rules.ranking import deck
from tento.rulebooks.loader import load
from tests.rules.proving import proves
from tests.rules.tables import HANDS, ceremony, falling, table
from tests.rules.tables_extra import FENACEF

ONZE = (11, 7)
FERRO = (11, 11)


@proves("FE-14")
@pytest.mark.parametrize(("score", "eleven"), [((11, 0), 0), ((10, 11), 1)])
def test_art_3k_one_pair_at_eleven_makes_a_mao_de_onze(score, eleven):
    mao = ceremony(FENACEF, score=score).sees(0)
    assert (mao.kind, mao.eleven) == ("onze", eleven)


@proves("FE-14")
def test_art_3k_at_ten_it_is_a_mao_like_any_other():
    assert ceremony(FENACEF, score=(10, 10)).sees(0).kind == "normal"


@proves("FE-15")
def test_art_3l_both_pairs_at_eleven_make_a_mao_de_ferro():
    assert ceremony(FENACEF, score=FERRO).sees(0).kind == "ferro"


@proves("FE-15")
@pytest.mark.parametrize("seat", range(4))
def test_art_3l_nobody_sees_his_own_cards_in_a_mao_de_ferro(seat):
    assert table(FENACEF, score=FERRO).sees(seat).hand is None


@proves("FE-65")
def test_art_21_partners_at_eleven_see_each_others_cards():
    assert table(FENACEF, score=ONZE).sees(0).partner_hand == tuple(HANDS[2].split())


@proves("FE-65")
@pytest.mark.parametrize("viewer", [1, 3, "spectator"])
def test_art_21_nobody_else_sees_a_partners_cards(viewer):
    assert table(FENACEF, score=ONZE).sees(viewer).partner_hand is None


@proves("FE-65")
def test_art_21_in_any_other_mao_partners_do_not_see_each_others_cards():
    assert table(FENACEF, score=(10, 7)).sees(0).partner_hand is None


@proves("FE-65")
def test_art_21_the_pair_at_eleven_is_asked():
    assert table(FENACEF, score=ONZE).waiting.seats == (0, 2)


@proves("FE-65")
def test_art_21_the_other_pair_does_not_decide():
    refusal = table(FENACEF, score=ONZE).refused("1 eleven play")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("art. 21",))


@proves("FE-65")
def test_art_21_no_card_is_played_before_the_choice():
    assert table(FENACEF, score=ONZE).refused("2 play Kh").code == "eleven_undecided"


@proves("FE-66")
def test_art_21a_a_mao_de_onze_that_is_played_is_worth_three():
    lost = table(FENACEF, score=ONZE, hands=falling("BBA")).do("0 eleven play", "mao")
    assert (lost.points, lost.score) == (3, (11, 10))


@proves("FE-66")
def test_art_21a_before_the_choice_it_is_worth_no_more_than_any_other_mao():
    assert table(FENACEF, score=ONZE).sees(0).value == 1


@proves("FE-66")
def test_art_21a_the_pair_at_eleven_wins_the_partida_with_it():
    assert table(FENACEF, score=ONZE, hands=falling("AAB")).do("2 eleven play", "mao").partida == "A"


@proves("FE-66")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("before", [[], ["0 eleven play"], ["0 eleven play", "rodada"]])
def test_art_21a_nobody_raises_a_mao_de_onze(seat, before):
    refusal = table(FENACEF, score=ONZE).do(*before).refused(f"{seat} raise")
    assert (refusal.code, refusal.articles) == ("raise_forbidden", ("art. 21a",))


@proves("FE-67")
def test_art_21b_running_from_it_gives_the_opponents_one():
    ran = table(FENACEF, score=ONZE).do("0 eleven run")
    assert (ran.score, ran.winner, ran.articles) == ((11, 8), "B", ("art. 21b",))


@proves("FE-67")
def test_art_21b_after_running_a_new_mao_is_dealt_by_the_next_dealer():
    assert table(FENACEF, score=ONZE, dealer=0).do("0 eleven run").next_mao().view(0).dealer == 1


@proves("FE-68")
def test_art_21_par_1_three_ties_give_three_to_the_pair_that_is_not_at_eleven():
    tied = table(FENACEF, score=(11, 9), hands=falling("TTT")).do("0 eleven play", "mao")
    assert (tied.points, tied.partida, tied.articles[0]) == (3, "B", "art. 21 §1")


@proves("FE-69")
@pytest.mark.parametrize(("way", "winner"), [("AAB", "A"), ("BBA", "B"), ("TTA", "A")])
def test_art_22_the_mao_de_ferro_decides_the_partida(way, winner):
    assert table(FENACEF, score=FERRO, hands=falling(way)).do("mao").partida == winner


@proves("FE-69")
def test_art_22_all_three_rodadas_of_it_are_played_in_the_dark():
    third = table(FENACEF, score=FERRO, hands=falling("ABA")).do("rodada", "rodada")
    assert [third.sees(seat).hand for seat in range(4)] == [None] * 4


@proves("FE-69")
def test_art_22_nobody_raises_a_mao_de_ferro():
    refusal = table(FENACEF, score=FERRO).refused("1 raise")
    assert (refusal.code, refusal.articles) == ("raise_forbidden", ("art. 22",))


@proves("FE-69")
def test_art_22_three_ties_bring_another_mao_de_ferro_by_the_next_dealer():
    again = table(FENACEF, score=FERRO, dealer=0, hands=falling("TTT")).do("mao").do("shuffle")
    assert (again.score, again.dealer, again.sees(0).kind) == (FERRO, 1, "ferro")


@proves("FE-70")
def test_art_22a_one_cut_is_allowed_in_a_mao_de_ferro():
    assert ceremony(FENACEF, score=FERRO).do("3 cut 9").sees(0).cuts == 1


@proves("FE-70")
def test_art_22a_no_cut_is_owed_in_a_mao_de_ferro():
    assert ceremony(FENACEF, score=FERRO).do("3 return").sees(0).cuts == 0


@proves("FE-70")
def test_art_22a_a_second_cut_is_refused_in_a_mao_de_ferro():
    refusal = ceremony(FENACEF, score=FERRO).do("3 cut 9").refused("3 cut 9")
    assert (refusal.code, refusal.articles) == ("too_many_cuts", ("art. 22a",))


@proves("FE-70")
def test_art_22a_nothing_is_burnt_in_a_mao_de_ferro():
    assert "art. 22a" in ceremony(FENACEF, score=FERRO).refused("3 burn 1").articles


@proves("FE-71")
def test_art_22b_a_mao_de_ferro_is_dealt_one_by_one_from_the_bottom():
    dealt = ceremony(FENACEF, score=FERRO, dealer=0).do("3 return", "0 deal", "2 dark 0", "3 dark 0", "0 dark 0", "1 dark 0")
    first = {int(card.seat): card.card for card in dealt.sees("spectator").rodadas[0].laid}
    assert [first[seat] for seat in (1, 2, 3, 0)] == list(deck(load(FENACEF).values)[::-1][:4])


@proves("FE-71")
def test_art_22b_looking_at_the_own_cards_is_refused():
    refusal = table(FENACEF, score=FERRO).refused("1 look")
    assert (refusal.code, refusal.articles) == ("cards_are_dark", ("art. 3l", "art. 22b"))


@proves("FE-71")
def test_art_22b_a_card_is_chosen_by_its_place_and_turned_up():
    turned = table(FENACEF, score=FERRO).do("2 dark 1").sees(3).laid[0]
    assert (turned.seat, turned.card) == (2, "2h")


@proves("FE-71")
def test_art_22b_nobody_names_a_card_that_he_cannot_see():
    assert table(FENACEF, score=FERRO).refused("2 play Kh").code == "cards_are_dark"


@proves("FE-71")
def test_art_22b_no_card_is_covered_in_the_dark():
    refusal = table(FENACEF, score=FERRO).do("rodada").refused("1 cover 2d")
    assert (refusal.code, refusal.articles) == ("facedown_forbidden", ("art. 22b",))
