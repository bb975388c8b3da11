"""Truco Masters 2025, Anexo I: the rodadas, hidden cards, ties and who takes the mão."""

from functools import partial

import pytest

from tento.games.truco.rules import events as ev
from tests.rules import tables
from tests.rules.proving import proves
from tests.rules.tables import falling

table = partial(tables.table, "truco-masters-2025")

TIED_FIRST = ["Qc 2h Qd", "3s 2d Js", "3h Kd Jc", "Qh Jd Kh"]
"""The 3s and the 3h tie the first rodada, the 2d and the 2h the second; the Kh takes the third for B."""


@proves("TM-88")
def test_a_4_a_mao_starts_worth_one_point():
    assert table().value == 1


@proves("TM-88")
def test_a_4_a_mao_has_at_most_three_rodadas():
    assert len(table(hands=falling("ABA")).do("mao").rodadas) == 3


@proves("TM-89")
def test_a_5_in_a_rodada_each_player_shows_one_card():
    rodada = table().do("rodada").mao.rodadas[0]
    assert [laid.seat for laid in rodada.laid] == [1, 2, 3, 0]


@proves("TM-89")
def test_a_5_two_cards_at_once_are_refused():
    refusal = table().refused("1 throw 3s 2d")
    assert (refusal.code, refusal.articles) == ("one_card_only", ("A-5",))


@proves("TM-90")
@pytest.mark.parametrize("dealer", range(4))
def test_a_28_the_player_on_the_dealers_right_leads_the_first_rodada(dealer):
    assert table(dealer=dealer).turn == (dealer + 1) % 4


@proves("TM-90")
def test_a_28_after_each_card_the_player_on_the_right_is_next():
    assert table().do("1 play 3s").turn == 2


@proves("TM-90")
@pytest.mark.parametrize("step", ["0 play Qc", "2 play Kh", "3 play Jd"])
def test_a_28_nobody_else_may_lead_the_first_rodada(step):
    refusal = table().refused(step)
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("A-28",))


@proves("TM-91")
@pytest.mark.parametrize("pair", ["A", "B"])
def test_a_28_the_pair_with_the_highest_card_wins_the_rodada(pair):
    rodada = table(hands=falling(pair + "TT")).do("rodada")
    assert (rodada.rodadas, rodada.event(ev.RodadaEnded).articles[0]) == ([pair], "A-28")


@proves("TM-92")
def test_a_28_whoever_showed_the_highest_card_leads_the_second_rodada():
    assert table(hands=falling("BAT")).do("rodada").turn == 3


@proves("TM-92")
def test_a_28_whoever_showed_the_highest_card_of_the_second_leads_the_third():
    assert table(hands=falling("BAT")).do("rodada", "rodada").turn == 0


@proves("TM-92")
def test_a_28_the_second_rodada_goes_on_to_the_right_of_its_leader():
    assert table(hands=falling("BAT")).do("rodada", "3 play Qd").turn == 0


@proves("TM-92")
def test_a_28_of_two_partners_with_the_same_highest_card_the_first_to_play_leads():
    assert table(hands=["Jc 2c Kh", "3s Js Qs", "Qh 2h Kd", "3d Jd Qd"]).do("rodada").turn == 1


@proves("TM-93")
@pytest.mark.parametrize("viewer", [0, 2, 3, "spectator"])
def test_a_27_a_hidden_card_is_known_to_nobody_else(viewer):
    hidden = table().do("rodada", "1 cover 2d")
    assert (hidden.sees(viewer).laid[0].card, hidden.event(ev.CardCovered).seat) == (None, 1)


@proves("TM-93")
def test_a_27_a_hidden_card_stays_unknown_when_the_mao_is_over():
    over = table(hands=falling("BBT")).do("rodada", "3 cover 2h", "0 play Qd", "1 play 5d", "2 play 5h", "rodada")
    assert over.stage == "mao_over"
    assert over.sees(0).rodadas[1].laid[0].card is None


@proves("TM-93")
def test_a_27_a_hidden_card_loses_to_the_smallest_open_one():
    hands = ["2c x2h Kd", "3s xKs Qs", "Jc 4d Jh", "Jd x3d Qh"]
    assert table(hands=hands).do("rodada", "rodada").rodadas == ["B", "A"]


@proves("TM-93")
def test_a_27_four_hidden_cards_tie_the_rodada():
    assert table(hands=["Qc xJc 3d", "3s x2d Qs", "Kh x2h Kd", "Jd xQh Jh"]).do("rodada", "rodada").rodadas == ["B", None]


@proves("TM-93")
def test_a_27_after_four_hidden_cards_the_same_player_leads():
    assert table(hands=["Qc xJc 3d", "3s x2d Qs", "Kh x2h Kd", "Jd xQh Jh"]).do("rodada", "rodada").turn == 1


@proves("TM-94")
def test_a_28_no_card_is_hidden_in_the_first_rodada():
    refusal = table().refused("1 cover 3s")
    assert (refusal.code, refusal.articles) == ("facedown_forbidden", ("A-28",))


@proves("TM-94")
def test_a_28_a_card_may_be_hidden_in_the_second_rodada():
    assert table().do("rodada").can("1 cover 2d")


@proves("TM-94")
def test_a_28_a_card_may_be_hidden_in_the_third_rodada():
    assert table().do("rodada", "rodada").can("1 cover Qs")


OUTCOMES = {
    "AAA": "A", "AAB": "A", "AAT": "A", "ABA": "A", "ABB": "B", "ABT": "A", "ATA": "A", "ATB": "B", "ATT": "A",
    "BAA": "A", "BAB": "B", "BAT": "B", "BBA": "B", "BBB": "B", "BBT": "B", "BTA": "A", "BTB": "B", "BTT": "B",
    "TAA": "A", "TAB": "A", "TAT": "A", "TBA": "B", "TBB": "B", "TBT": "B", "TTA": "A", "TTB": "B", "TTT": None,
}  # fmt: skip


@proves("TM-95", "TM-97", "TM-101", "TM-102", "TM-103", "TM-104")
@pytest.mark.parametrize(("pattern", "winner"), OUTCOMES.items())
def test_a_6_three_rodadas_give_the_mao_as_the_regulation_says(pattern, winner):
    assert table(hands=falling(pattern)).do("mao").winner == winner


@proves("TM-95")
@pytest.mark.parametrize("pattern", ["AAT", "BBT"])
def test_a_6_two_rodadas_won_end_the_mao(pattern):
    over = table(hands=falling(pattern)).do("rodada", "rodada")
    assert (over.winner, over.points, "A-6" in over.articles) == (pattern[0], 1, True)


@proves("TM-95")
def test_a_6_the_winner_takes_the_points_of_the_mao():
    assert table(hands=falling("ABA")).do("1 raise", "0 accept", "mao").score == (3, 0)


@proves("TM-96")
def test_a_29_a_rodada_is_tied_when_the_best_cards_of_both_pairs_are_equal():
    assert table(hands=TIED_FIRST).do("rodada").rodadas == [None]


@proves("TM-96")
def test_a_29_two_equal_highest_cards_of_one_pair_are_no_tie():
    assert table(hands=["Jc 2c Kh", "3s Js Qs", "Qh 2h Kd", "3d Jd Qd"]).do("rodada").rodadas == ["B"]


@proves("TM-97")
@pytest.mark.parametrize("pattern", ["TAB", "TBA"])
def test_a_29a_a_tied_first_rodada_is_decided_by_the_second(pattern):
    over = table(hands=falling(pattern)).do("rodada", "rodada")
    assert (over.winner, over.why, over.articles) == (pattern[1], "second_rodada", ("A-29a",))


@proves("TM-97")
def test_a_29a_after_a_tied_first_rodada_the_third_is_not_played():
    assert len(table(hands=falling("TAB")).do("mao").rodadas) == 2


@proves("TM-97")
def test_a_29a_a_tied_first_rodada_cites_it_once():
    assert table(hands=TIED_FIRST).do("rodada").event(ev.RodadaEnded).articles.count("A-29a") == 1


@proves("TM-98")
@pytest.mark.parametrize("dealer", range(4))
def test_a_29a_after_a_tied_first_rodada_whoever_began_the_mao_leads(dealer):
    hands = falling("TAB")
    turned = [hands[(seat - dealer) % 4] for seat in range(4)]
    assert table(hands=turned, dealer=dealer).do("rodada").turn == (dealer + 1) % 4


@proves("TM-98")
def test_a_29a_after_a_tied_first_rodada_nobody_else_leads():
    refusal = table(hands=TIED_FIRST).do("rodada").refused("2 play Kd")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("A-29a",))


@proves("TM-99")
def test_a_29a_after_a_tied_first_rodada_the_leader_shows_the_highest_card():
    refusal = table(hands=TIED_FIRST).do("rodada").refused("1 play Js")
    assert (refusal.code, refusal.articles) == ("must_show_highest", ("A-29a",))


@proves("TM-99")
def test_a_29a_the_leader_may_not_hide_the_highest_card():
    refusal = table(hands=TIED_FIRST).do("rodada").refused("1 cover 2d")
    assert (refusal.code, refusal.articles) == ("facedown_forbidden", ("A-29a",))


@proves("TM-99")
def test_a_29a_the_leader_has_a_choice_between_two_equal_highest_cards():
    tied = table(hands=["Qc 2h Qd", "3s 2d 2s", "3h Kd Jc", "Qh Jd Kh"]).do("rodada")
    assert tied.can("1 play 2d")
    assert tied.can("1 play 2s")


@proves("TM-99")
def test_a_29a_a_manilha_is_the_leaders_highest_card():
    tied = table(hands=["Qc 2h Qd", "3s 2d Ad", "3h Kd Jc", "Qh Jd Kh"]).do("rodada")
    assert tied.refused("1 play 2d").code == "must_show_highest"


@proves("TM-99")
def test_a_29a_the_other_players_need_not_show_their_highest_card():
    assert table(hands=TIED_FIRST).do("rodada", "1 play 2d").can("2 play Jc")


@proves("TM-99")
def test_a_29a_the_duty_to_show_the_highest_card_ends_with_the_second_rodada():
    tied = table(hands=["Qc 2h Qd", "3s 2d Js", "3h Kd Jc", "Qh Jd Kh"]).do("rodada", "rodada")
    assert tied.can("1 cover Js")


@proves("TM-99")
def test_a_29a_the_leader_of_a_first_rodada_shows_any_card():
    assert table().can("1 play Qs")


@proves("TM-100")
@pytest.mark.parametrize(
    ("steps", "cover"), [((), "2 cover Kd"), (("2 play Kd",), "3 cover Jd"), (("2 play Kd", "3 play Jd"), "0 cover 2h")]
)
def test_a_29a_with_the_game_tied_the_others_may_hide_a_card(steps, cover):
    assert table(hands=TIED_FIRST).do("rodada", "1 play 2d", *steps).can(cover)


@proves("TM-100")
@pytest.mark.parametrize(("steps", "cover"), [((), "1 cover Js"), (("1 play Js",), "2 cover Jc")])
def test_a_29a_after_two_ties_everybody_may_hide_a_card(steps, cover):
    assert table(hands=TIED_FIRST).do("rodada", "rodada", *steps).can(cover)


@proves("TM-101")
def test_a_29b_a_tied_second_rodada_moves_the_mao_to_the_third():
    tied = table(hands=falling("BTA")).do("rodada", "rodada")
    assert (tied.stage, tied.rodadas) == ("play", ["B", None])


@proves("TM-101")
@pytest.mark.parametrize("pattern", ["ATB", "BTA", "ATA", "BTB"])
def test_a_29b_after_a_tied_second_rodada_the_third_decides(pattern):
    over = table(hands=falling(pattern)).do("mao")
    assert (over.winner, over.why, over.articles) == (pattern[2], "third_rodada", ("A-29b",))


@proves("TM-101")
def test_a_29b_a_tied_second_rodada_cites_it():
    assert table(hands=falling("BTA")).do("rodada", "rodada").event(ev.RodadaEnded).articles[0] == "A-29b"


@proves("TM-101")
def test_a_29b_after_a_tied_second_rodada_its_leader_leads_again():
    assert table(hands=falling("BTA")).do("rodada", "rodada").turn == 3


@proves("TM-102")
@pytest.mark.parametrize("pattern", ["ABT", "BAT", "ATT", "BTT"])
def test_a_29c_a_tied_third_rodada_gives_the_mao_to_the_winner_of_the_first(pattern):
    over = table(hands=falling(pattern)).do("mao")
    assert (over.winner, over.why, "A-29c" in over.articles) == (pattern[0], "first_rodada", True)


@proves("TM-103")
@pytest.mark.parametrize("pattern", ["TTA", "TTB"])
def test_a_29d_after_two_ties_the_third_rodada_decides(pattern):
    over = table(hands=falling(pattern)).do("mao")
    assert (over.winner, over.why, over.articles) == (pattern[2], "third_rodada", ("A-29d",))


@proves("TM-103")
def test_a_29d_after_two_ties_whoever_led_the_second_rodada_leads_the_third():
    assert table(hands=TIED_FIRST).do("rodada", "rodada").turn == 1


@proves("TM-104")
def test_a_29e_three_ties_give_nobody_points():
    over = table(hands=falling("TTT")).do("mao")
    assert (over.winner, over.score, over.articles) == (None, (0, 0), ("A-29e",))


@proves("TM-104")
@pytest.mark.parametrize("dealer", range(4))
def test_a_29e_after_three_ties_the_same_dealer_deals_again(dealer):
    hands = falling("TTT")
    turned = [hands[(seat - dealer) % 4] for seat in range(4)]
    assert table(hands=turned, dealer=dealer).do("mao").next_dealer == dealer


@proves("TM-104")
def test_a_29e_the_mao_dealt_again_is_worth_one_point():
    assert table(hands=falling("TTT")).do("1 raise", "0 accept", "mao").next_mao().value == 1
