"""IX Jogos Fenacef, arts. 7 to 13: the pack, the draw of the first dealer, the cut, the burning and the deal."""

import pytest

from tento.cards.deck import DECK_24
from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Shuffle
from tento.games.truco.rules.events import CardsBurnt, Reported
from tento.games.truco.rules.ranking import deck
from tento.rulebooks.loader import load
from tento.table.refusal import Refusal
from tento.table.seats import TABLE
from tests.rules.proving import proves
from tests.rules.tables import Table, ceremony, falling, fresh, table
from tests.rules.tables_extra import FENACEF, whole_partida

ONZE, FERRO = (11, 5), (11, 11)


def drawn(cards: str) -> Table:
    """Each seat draws its card for the deal, seat 0 the first."""
    return fresh(FENACEF).do(f"shuffle {cards}", "0 draw 0", "1 draw 1", "2 draw 2", "3 draw 3")


@proves("FE-27")
def test_art_7_the_pack_has_forty_cards():
    assert sorted(deck(load(FENACEF).values)) == sorted(rank + suit for rank in "A234567JQK" for suit in "cdhs")


@proves("FE-27")
def test_art_7_a_clean_pack_is_refused():
    answer = game.apply(fresh(FENACEF).state, TABLE, Shuffle(DECK_24))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.articles) == ("wrong_pack", ("art. 7", "art. 8e–n"))


@proves("FE-30")
def test_art_10_all_four_draw_a_card():
    assert fresh(FENACEF).do("shuffle").waiting.seats == (0, 1, 2, 3)


@proves("FE-30")
def test_art_10_the_highest_card_drawn_deals_first():
    assert drawn("5c Kd 3h Qs").next_dealer == 2


@proves("FE-30")
def test_art_10_in_the_draw_a_manilha_beats_a_three():
    assert drawn("3c 7d 2h 2s").next_dealer == 1


@proves("FE-30")
def test_art_10_each_player_draws_only_one_card():
    refusal = fresh(FENACEF).do("shuffle", "0 draw 5").refused("0 draw 6")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("art. 10",))


@proves("FE-30")
def test_art_10_a_card_already_drawn_cannot_be_drawn_again():
    assert fresh(FENACEF).do("shuffle", "0 draw 5").refused("1 draw 5").code == "not_in_pack"


@proves("FE-30")
def test_art_10_every_partida_has_its_own_draw():
    assert whole_partida(fresh(FENACEF), "A").do("shuffle").waiting.seats == (0, 1, 2, 3)


@proves("FE-31")
def test_art_10_par_1_a_tie_for_the_highest_card_sends_all_four_back_to_draw():
    assert drawn("3c 3d 2h Qs").do("shuffle").waiting.seats == (0, 1, 2, 3)


@proves("FE-31")
def test_art_10_par_1_a_tie_below_the_highest_card_does_not_matter():
    assert drawn("3c 2d 2h Qs").next_dealer == 0


@proves("FE-32")
@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_art_10_par_2_the_deal_moves_to_the_right(dealer, following):
    assert table(FENACEF, dealer=dealer).do("0 raise", "1 refuse").next_dealer == following


@proves("FE-33")
def test_art_11_the_opponent_on_the_dealers_left_gets_the_pack():
    assert ceremony(FENACEF, dealer=0).waiting.seats == (3,)


@proves("FE-33")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_art_11_nobody_else_cuts(seat):
    refusal = ceremony(FENACEF, dealer=0).refused(f"{seat} cut 5")
    assert (refusal.code, refusal.articles) == ("cut_forbidden", ("art. 11",))


@proves("FE-34")
def test_art_11_the_cutter_may_leave_the_pack_as_it_is():
    assert ceremony(FENACEF).do("3 return").waiting.seats == (0,)


@proves("FE-34")
@pytest.mark.parametrize("score", [(0, 0), ONZE])
def test_art_11_three_cuts_are_allowed(score):
    assert ceremony(FENACEF, score=score).do("3 cut 5", "3 cut 9", "3 cut 20").sees(0).cuts == 3


@proves("FE-34")
@pytest.mark.parametrize("score", [(0, 0), ONZE])
def test_art_11_a_fourth_cut_is_refused(score):
    refusal = ceremony(FENACEF, score=score).do("3 cut 5", "3 cut 9", "3 cut 20").refused("3 cut 7")
    assert (refusal.code, refusal.articles) == ("too_many_cuts", ("art. 11",))


@proves("FE-35")
def test_art_11_seven_cards_may_be_burnt():
    assert ceremony(FENACEF).do("3 burn 7").sees(0).burnt_count == 7


@proves("FE-35")
@pytest.mark.parametrize("steps", [["3 burn 8"], ["3 burn 4", "3 burn 4"]])
def test_art_11_an_eighth_burnt_card_is_refused(steps):
    refusal = ceremony(FENACEF).do(*steps[:-1]).refused(steps[-1])
    assert (refusal.code, refusal.articles) == ("too_many_burns", ("art. 11",))


@proves("FE-35")
def test_art_11_burnt_cards_lie_face_up_for_all():
    burning = ceremony(FENACEF, pack="4c 7h As").do("3 burn 2")
    assert burning.sees("spectator").burnt == burning.event(CardsBurnt).cards == ("4c", "7h")


@proves("FE-13", "FE-35")
def test_art_3j_a_burnt_card_is_out_of_the_mao():
    burning = ceremony(FENACEF, pack="4c 7h As 7d 3c 3d 3h").do("3 burn 7", "3 return", "0 deal")
    held = {card for seat in range(4) for card in burning.sees(seat).hand or ()}
    assert not held & set(burning.sees(0).burnt)


@proves("FE-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_art_3j_only_the_opponent_on_the_dealers_left_burns(seat):
    refusal = ceremony(FENACEF, dealer=0).refused(f"{seat} burn 3")
    assert (refusal.code, refusal.articles) == ("burn_forbidden", ("art. 3j", "art. 11"))


@proves("FE-13")
def test_art_3j_burning_is_a_choice():
    assert ceremony(FENACEF).do("3 return", "0 deal").sees(0).burnt_count == 0


@proves("FE-36")
def test_art_11_nothing_is_burnt_in_a_mao_de_onze():
    refusal = ceremony(FENACEF, score=ONZE).refused("3 burn 1")
    assert (refusal.code, refusal.articles) == ("burn_forbidden", ("art. 11",))


@proves("FE-36")
def test_art_11_nothing_is_burnt_in_a_mao_de_ferro():
    refusal = ceremony(FENACEF, score=FERRO).refused("3 burn 1")
    assert (refusal.code, refusal.articles) == ("burn_forbidden", ("art. 11", "art. 22a"))


def bottom_up(dealt: Table) -> list[str]:
    """The twelve cards that were under the pack of the deck's order, in the order in which the four seats got them."""
    bottom = deck(load(FENACEF).values)[::-1][:12]
    return [f"{seat}" for card in bottom for seat in range(4) if card in (dealt.sees(seat).hand or ())]


@proves("FE-39", "FE-41")
def test_art_12_cards_go_one_by_one_from_the_dealers_right():
    assert bottom_up(ceremony(FENACEF, dealer=0).do("3 return", "0 deal")) == ["1", "2", "3", "0"] * 3


@proves("FE-39")
def test_art_12_each_player_gets_three_cards():
    assert ceremony(FENACEF).do("3 return", "0 deal").sees(0).hand_sizes == (3, 3, 3, 3)


@proves("FE-39")
def test_art_12_only_the_dealer_deals():
    assert ceremony(FENACEF, dealer=0).do("3 return").refused("1 deal").code == "not_your_turn"


@proves("FE-39")
def test_art_12_dealing_by_threes_is_refused():
    refusal = ceremony(FENACEF).do("3 return").refused("0 deal 1 1 1 2 2 2 3 3 3 0 0 0")
    assert (refusal.code, refusal.articles) == ("wrong_deal", ("art. 12",))


@proves("FE-41")
def test_art_12_par_2_the_bottom_card_is_dealt_first():
    under = deck(load(FENACEF).values)[-1]
    assert under in (ceremony(FENACEF, dealer=0).do("3 return", "0 deal").sees(1).hand or ())


@proves("FE-41")
def test_art_12_par_2_nobody_chooses_where_the_cards_come_from():
    refusal = ceremony(FENACEF).refused("3 subir")
    assert (refusal.code, refusal.articles) == ("unknown_action", ("art. 12 §2",))


@proves("FE-42")
@pytest.mark.parametrize("fault", ["exposed-card", "wrong-order"])
def test_art_12_par_3_after_a_misdeal_the_next_dealer_deals(fault):
    assert table(FENACEF, dealer=0).do(f"referee {fault}").next_dealer == 1


@proves("FE-42")
@pytest.mark.parametrize("fault", ["exposed-card", "wrong-order"])
def test_art_12_par_3_a_misdeal_gives_nobody_points(fault):
    misdeal = table(FENACEF, score=(4, 5)).do(f"referee {fault}")
    assert (misdeal.score, misdeal.articles) == ((4, 5), ("art. 12 §3",))


@proves("FE-42")
def test_art_12_par_3_a_card_exposed_after_the_first_one_was_played_is_no_misdeal():
    refusal = table(FENACEF).do("2 play Kh").refused("referee exposed-card")
    assert (refusal.code, refusal.articles) == ("wrong_moment", ("art. 12 §3",))


@proves("FE-43")
@pytest.mark.parametrize("count", [2, 4])
def test_art_12_par_4_a_wrong_count_passes_the_deal_on(count):
    counted = table(FENACEF, dealer=0).do(f"referee wrong-count 1 {count}")
    assert (counted.winner, counted.next_dealer) == (None, 1)


@proves("FE-43")
@pytest.mark.parametrize("count", [3, -1])
def test_art_12_par_4_three_cards_are_no_wrong_count_and_nobody_holds_fewer_than_none(count):
    assert table(FENACEF).refused(f"referee wrong-count 1 {count}").articles == ("art. 12 §4", "art. 12 §5")


@proves("FE-44")
def test_art_12_par_5_a_mao_in_play_with_a_wrong_count_is_null():
    raised = table(FENACEF, score=(4, 4)).do("3 raise", "0 accept", "2 play Kh", "referee wrong-count 1 4")
    assert (raised.score, raised.winner, raised.articles) == ((4, 4), None, ("art. 12 §4", "art. 12 §5"))


@proves("FE-44")
def test_art_12_par_5_a_mao_already_paid_is_null_all_the_same():
    assert table(FENACEF, score=(4, 4), hands=falling("AAB")).do("mao", "referee wrong-count 1 4").score == (4, 4)


@proves("FE-44")
def test_art_12_par_5_a_null_mao_takes_back_the_partida_that_it_gave():
    won = whole_partida(fresh(FENACEF), "A").do("referee wrong-count 1 4")
    assert (won.jogo, won.partida) == ((0, 0), None)


@proves("FE-44")
def test_art_12_par_5_a_null_mao_takes_back_the_jogo_that_it_gave():
    won = whole_partida(whole_partida(fresh(FENACEF), "A"), "A").do("referee wrong-count 1 4")
    assert (won.jogo, won.outcome) == ((1, 0), None)


@proves("FE-44")
def test_art_12_par_5_a_wrong_count_counts_until_the_next_mao_is_dealt():
    shuffled = table(FENACEF, score=(4, 4), hands=falling("AAB")).do("mao", "shuffle")
    assert shuffled.do("referee wrong-count 1 4").score == (4, 4)


@proves("FE-44")
def test_art_12_par_5_once_the_next_mao_is_dealt_the_points_stand():
    dealt = table(FENACEF, score=(4, 4), hands=falling("AAB")).do("mao").next_mao()
    assert dealt.do("referee wrong-count 1 4").score == (5, 4)


@proves("FE-47")
def test_art_12_no_card_is_dealt_before_the_cutter_gives_the_pack_back():
    assert ceremony(FENACEF).refused("0 deal").code == "wrong_moment"


@proves("FE-47")
def test_art_12_no_cut_comes_after_burning():
    assert ceremony(FENACEF).do("3 burn 1").refused("3 cut 5").code == "wrong_moment"


@proves("FE-47")
def test_art_12_nothing_is_burnt_once_the_pack_is_back():
    assert ceremony(FENACEF).do("3 return").refused("3 burn 1").code == "wrong_moment"


@proves("FE-47", "FE-10")
def test_art_12_no_card_is_turned_up():
    assert ceremony(FENACEF).do("3 cut 9", "3 burn 2", "3 return", "0 deal").sees("spectator").vira is None


@proves("FE-45")
@pytest.mark.parametrize("score", [(0, 0), ONZE, FERRO])
def test_art_13_a_look_at_the_cards_is_noted_for_the_referee(score):
    noted = ceremony(FENACEF, score=score).do("referee bottom-seen 3").event(Reported)
    assert (noted.seat, noted.articles) == (3, ("art. 13", "art. 13 §1"))


@proves("FE-46")
@pytest.mark.parametrize(("phase", "jogo"), [("groups", (2, 0)), ("knockout", (3, 0))])
def test_art_13_par_1_the_referee_may_take_the_jogo_for_it(phase, jogo):
    assert ceremony(FENACEF, phase=phase).do("referee bottom-seen 3", "referee sanction 3 jogo").jogo == jogo
