"""K-Truco, §4.3, §6.7 and §6.8: mão de onze and mão de ferro."""

import pytest
from msgspec.structs import replace

from tento.games.truco.rules import game
from tento.games.truco.rules.special import kind_of_mao
from tento.rulebooks.loader import load, overlay
from tests.rules.proving import proves
from tests.rules.tables import HANDS, ceremony, table
from tests.rules.tables_extra import TRADICIONAL, each_mode, each_mode_with_vira, falling_clean

ONZE = (7, 11)
"""Pair B has eleven; with seat 0 dealing, seat 3 of that pair cuts."""
FERRO = (11, 11)


@proves("KT-59")
@each_mode
def test_sec_4_3_the_pair_at_eleven_is_asked(mode):
    assert table(mode, score=ONZE).waiting.seats == (1, 3)


@pytest.mark.parametrize(
    ("score", "kind"), [((10, 3), "onze"), ((11, 3), "normal"), ((3, 9), "normal"), ((10, 10), "ferro"), ((11, 10), "onze")]
)
def test_where_the_mark_is_below_eleven_it_is_that_score_and_no_higher_one(score, kind):
    state = game.new(overlay(load("ktruco-paulista"), {"onze_at": 10}))
    assert kind_of_mao(replace(state, score=score))[0] == kind


@proves("KT-59")
@each_mode
@pytest.mark.parametrize("seat", [1, 3])
def test_sec_4_3_the_answer_is_to_play_or_to_run(mode, seat):
    asked = table(mode, score=ONZE)
    assert (asked.can(f"{seat} eleven play"), asked.can(f"{seat} eleven run")) == (True, True)


@proves("KT-59")
@each_mode
def test_sec_4_3_no_card_is_played_before_the_answer(mode):
    assert table(mode, score=ONZE).refused("1 play 3s").code == "eleven_undecided"


@proves("KT-59")
@each_mode
def test_sec_4_3_the_other_pair_is_not_asked(mode):
    refusal = table(mode, score=ONZE).refused("0 eleven run")
    assert (refusal.code, refusal.articles) == ("not_your_turn", ("§4.3",))


@proves("KT-119")
@each_mode
@pytest.mark.parametrize(("seat", "partner"), [(1, 3), (3, 1)])
def test_sec_6_7_partners_at_eleven_see_each_others_cards(mode, seat, partner):
    assert table(mode, score=ONZE).sees(seat).partner_hand == tuple(HANDS[partner].split())


@proves("KT-119")
@each_mode
@pytest.mark.parametrize("viewer", [0, 2, "spectator"])
def test_sec_6_7_nobody_else_sees_a_partners_cards(mode, viewer):
    assert table(mode, score=ONZE).sees(viewer).partner_hand is None


@proves("KT-120")
@each_mode
def test_sec_6_7_a_mao_de_onze_is_worth_three(mode):
    lost = table(mode, score=ONZE, hands=falling_clean("AAB")).do("1 eleven play", "mao")
    assert (lost.points, lost.score) == (3, (10, 11))


@proves("KT-120")
@each_mode
def test_sec_6_7_it_is_worth_three_from_the_start(mode):
    assert table(mode, score=ONZE).sees(0).value == 3


@proves("KT-120")
@each_mode
def test_sec_6_7_running_from_it_gives_away_one(mode):
    ran = table(mode, score=ONZE).do("3 eleven run")
    assert (ran.score, ran.articles) == ((8, 11), ("§6.7",))


@proves("KT-121")
@each_mode
def test_sec_6_7_one_plain_cut_is_allowed(mode):
    assert ceremony(mode, score=ONZE).do("3 cut 5").sees(0).cuts == 1


@proves("KT-121")
@each_mode
@pytest.mark.parametrize("steps", [["3 cut 5", "3 cut 5"], ["3 burn 1"], ["referee bottom-seen 3"]])
def test_sec_6_7_cerrar_burning_and_a_look_at_the_bottom_cost_a_point(mode, steps):
    caught = ceremony(mode, score=ONZE).do(*steps)
    assert (caught.score, caught.why) == ((8, 11), "tento")


@proves("KT-121")
@each_mode
@pytest.mark.parametrize("steps", [["3 cut 5", "3 cut 5"], ["3 burn 1"]])
def test_sec_6_7_what_is_forbidden_is_not_offered(mode, steps):
    assert not ceremony(mode, score=ONZE).do(*steps[:-1]).can(steps[-1])


@proves("KT-121")
@each_mode
@pytest.mark.parametrize("steps", [["3 burn 0"], ["3 cut 5", "3 cut 0"]])
def test_sec_6_7_burning_no_card_or_cutting_nowhere_is_no_offence(mode, steps):
    assert ceremony(mode, score=ONZE).do(*steps[:-1]).refused(steps[-1]).code == "not_in_pack"


@proves("KT-121")
@each_mode
@pytest.mark.parametrize(("seat", "score"), [(1, (10, 11)), (3, (10, 11)), (0, (7, 12)), (2, (7, 12))])
def test_sec_6_7_a_raise_costs_its_pair_the_mao(mode, seat, score):
    caught = table(mode, score=ONZE).do("1 eleven play", f"{seat} raise")
    assert (caught.score, caught.why) == (score, "tento")


@proves("KT-121")
@each_mode
@pytest.mark.parametrize("seat", range(4))
def test_sec_6_7_a_raise_is_not_offered(mode, seat):
    assert not table(mode, score=ONZE).do("1 eleven play").can(f"{seat} raise 6")


@proves("KT-122")
@each_mode
@pytest.mark.parametrize(("way", "winner"), [("AAB", "A"), ("BBA", "B")])
def test_sec_6_8_the_mao_de_ferro_wins_the_partida(mode, way, winner):
    won = table(mode, score=FERRO, hands=falling_clean(way)).do("mao")
    assert (won.partida, "§6.8" in won.articles) == (winner, True)


@proves("KT-122")
@each_mode
@pytest.mark.parametrize("steps", [["3 cut 5", "3 cut 5"], ["3 burn 1"], ["referee bottom-seen 3"]])
def test_sec_6_8_cerrar_burning_and_a_look_at_the_bottom_cost_the_partida(mode, steps):
    assert ceremony(mode, score=FERRO, dealer=0).do(*steps).partida == "A"


@proves("KT-122")
@each_mode
@pytest.mark.parametrize(("seat", "winner"), [(0, "B"), (1, "A"), (2, "B"), (3, "A")])
def test_sec_6_8_a_raise_costs_the_partida(mode, seat, winner):
    assert table(mode, score=FERRO).do(f"{seat} raise").partida == winner


@proves("KT-123")
@each_mode
@pytest.mark.parametrize("seat", range(4))
def test_sec_6_8_nobody_sees_his_cards(mode, seat):
    assert table(mode, score=FERRO).sees(seat).hand is None


@proves("KT-123")
@each_mode
def test_sec_6_8_looking_at_the_own_cards_is_refused(mode):
    refusal = table(mode, score=FERRO).refused("1 look")
    assert (refusal.code, refusal.articles) == ("cards_are_dark", ("§6.8",))


@proves("KT-123")
@each_mode
@pytest.mark.parametrize("step", ["1 play 3s", "1 steal", "1 peek 0"])
def test_sec_6_8_nobody_names_steals_or_peeks_at_a_dark_card(mode, step):
    assert table(mode, score=FERRO).refused(step).code == "cards_are_dark"


@proves("KT-123")
@each_mode
def test_sec_6_8_a_dark_card_is_turned_up_and_not_covered(mode):
    assert table(mode, score=FERRO).do("rodada").refused("1 cover 2d").code == "facedown_forbidden"


@proves("KT-123")
@each_mode_with_vira
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, "spectator"])
def test_sec_6_8_nobody_sees_the_vira_at_the_deal(mode, viewer):
    assert table(mode, score=FERRO).sees(viewer).vira is None


@proves("KT-124")
@each_mode_with_vira
def test_sec_6_8_the_vira_is_hidden_until_the_fourth_card(mode):
    assert table(mode, score=FERRO).do("1 dark 0", "2 dark 0", "3 dark 0").sees(0).vira is None


@proves("KT-124")
@each_mode_with_vira
def test_sec_6_8_the_vira_is_turned_when_four_cards_lie_on_the_table(mode):
    assert table(mode, score=FERRO, vira="Kc").do("rodada").sees("spectator").vira == "Kc"


@proves("KT-124")
@each_mode_with_vira
def test_sec_6_8_nobody_knows_who_is_ahead_before_that(mode):
    assert table(mode, score=FERRO).do("1 dark 0", "2 dark 0", "3 dark 0").sees(0).winning is None


@proves("KT-124")
@each_mode_with_vira
def test_sec_6_8_a_card_already_played_may_turn_out_to_be_a_manilha(mode):
    hands = ("2h Jc Qd", "3s Ks Qs", "Ad Jd Jh", "3c Kd Kh")
    assert table(mode, score=FERRO, hands=hands, vira="Kc").do("rodada").rodadas == ["A"]


@proves("KT-125")
@each_mode
@pytest.mark.parametrize("done", [["rodada"], ["rodada", "rodada"]])
def test_sec_6_8_the_second_and_third_rodada_are_played_in_the_dark_too(mode, done):
    dark = table(mode, score=FERRO, hands=falling_clean("ABA")).do(*done)
    assert [dark.sees(seat).hand for seat in range(4)] == [None] * 4


@proves("KT-125")
@each_mode_with_vira
def test_sec_6_8_then_the_vira_is_known(mode):
    assert table(mode, score=FERRO, vira="Kc", hands=falling_clean("ABA")).do("rodada", "rodada").sees(1).vira == "Kc"


@proves("KT-125")
@each_mode
def test_sec_6_8_in_the_dark_nobody_owes_the_highest_card(mode):
    tied = table(mode, score=FERRO, hands=falling_clean("TTA")).do("rodada")
    assert all(tied.can(f"2 dark {place}") for place in range(2))


@proves("KT-123")
def test_sec_6_8_the_tradicional_mode_has_no_vira_to_turn():
    assert table(TRADICIONAL, score=FERRO).do("rodada").sees(0).vira is None
