"""K-Truco, §4.14, §4.15, §6.6, §6.9 and §6.10: stealing and peeking, and the tento that a caught offender pays."""

import pytest
from msgspec.structs import replace

from tento.cards.card import Card, parse_cards
from tento.games.truco.rules.events import CardPeeked, CardStolen, TentoCalled
from tento.games.truco.rules.offences import loot
from tento.games.truco.rules.ranking import order
from tento.rulebooks.loader import load
from tento.table.game import Step, events_for
from tento.table.seats import Seat
from tests.rules.proving import proves
from tests.rules.tables import ceremony, fresh, table
from tests.rules.tables_extra import each_mode, raised, whole_partida

ONZE = (7, 11)
FERRO = (11, 11)
STEALING = ("§4.14A", "§4.15a")


@proves("KT-77")
@each_mode
def test_sec_4_14a_a_stolen_card_is_above_a_two(mode):
    strength = order(load(mode).values, Card("Kc"))
    stolen = table(mode).do("0 steal Qc").event(CardStolen).card
    assert strength[stolen] > strength[Card("2c")]


@proves("KT-77")
@each_mode
@pytest.mark.parametrize(("pack", "stolen"), [("Qd 3h 3c", "3h"), ("Qd 2s Jh", None)])
def test_sec_4_14a_a_three_is_worth_stealing_and_comes_from_the_top_of_the_pack(mode, pack, stolen):
    mao = table(mode).state.mao
    assert mao is not None
    assert loot(replace(mao, pack=parse_cards(pack))) == stolen


@proves("KT-77")
@each_mode
def test_sec_4_14a_a_stolen_card_takes_the_place_of_another(mode):
    thief = table(mode).do("0 steal Qc")
    assert (thief.sees(0).hand or ())[1:] == ("Jc", "3d")
    assert (thief.sees(0).hand or ())[0] == thief.event(CardStolen).card


@proves("KT-77")
@each_mode
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_sec_4_14a_nobody_notices_a_theft(mode, viewer):
    thief = table(mode).do("0 steal Qc")
    assert events_for(Step(thief.state, thief.events), Seat(viewer)) == ()


@proves("KT-77")
@each_mode
def test_sec_4_14a_the_sixth_theft_of_a_partida_is_the_last(mode):
    refusal = table(mode).do(*["0 steal"] * 6).refused("0 steal")
    assert (refusal.code, refusal.articles) == ("too_many_steals", STEALING)


@proves("KT-77")
@each_mode
def test_sec_4_14a_a_new_partida_allows_six_more(mode):
    boi = whole_partida(fresh(mode).do("shuffle").next_mao().do(*["0 steal"] * 6, "1 raise", "0 refuse"), "A")
    assert boi.next_mao().can("0 steal Qc")


@proves("KT-77")
@each_mode
def test_sec_4_14a_a_new_mao_of_the_same_partida_allows_no_more(mode):
    assert not table(mode).do(*["0 steal"] * 6, "1 raise", "0 refuse").next_mao().can("0 steal Qc")


@proves("KT-78")
@each_mode
@pytest.mark.parametrize("opponent", [1, 3])
def test_sec_4_15a_a_peek_shows_one_card_of_the_opponent(mode, opponent):
    peeping = table(mode).do(f"0 peek {opponent}")
    seen = peeping.event(CardPeeked)
    assert (seen.of, seen.card in (peeping.sees(opponent).hand or ())) == (opponent, True)


@proves("KT-78")
@each_mode
def test_sec_4_15a_the_card_stays_known_for_the_rest_of_the_mao(mode):
    peeping = table(mode).do("0 peek 3")
    card = peeping.event(CardPeeked).card
    assert [(seen.seat, seen.card) for seen in peeping.do("rodada").sees(0).seen] == [(3, card)]


@proves("KT-78")
@each_mode
@pytest.mark.parametrize("viewer", [1, 2, 3, "spectator"])
def test_sec_4_15a_nobody_else_sees_it(mode, viewer):
    assert table(mode).do("0 peek 1").sees(viewer).seen == ()


@proves("KT-78")
@each_mode
def test_sec_4_15a_the_partner_is_no_opponent(mode):
    assert table(mode).refused("0 peek 2").code == "wrong_seat"


@proves("KT-78")
@each_mode
def test_sec_4_15a_the_sixth_peek_of_a_partida_is_the_last(mode):
    refusal = table(mode).do(*["0 peek 1", "0 peek 3"] * 3).refused("0 peek 1")
    assert (refusal.code, refusal.articles) == ("too_many_steals", STEALING)


@proves("KT-78")
@each_mode
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_sec_4_15a_everybody_has_six_thefts_and_six_peeks_in_a_new_partida(mode, seat):
    second = whole_partida(fresh(mode).do("shuffle"), "A").next_mao()
    peeks, thefts = [f"{seat} peek {(seat + 1) % 4}"] * 5, [f"{seat} steal"] * 5
    assert second.do(*peeks, *thefts).can(f"{seat} peek {(seat + 1) % 4}")
    assert second.do(f"{seat} steal").refused(f"{seat} steal").code == "too_many_steals"


@proves("KT-118")
@each_mode
def test_sec_6_6_a_look_alike_word_is_a_tento(mode):
    caught = table(mode).do("referee lookalike-word 1")
    assert (caught.winner, caught.why, caught.articles) == ("A", "tento", ("§6.6", "§6.9", "§6.10"))


@proves("KT-126")
@each_mode
@pytest.mark.parametrize("offence", ["", ' "four cards"'])
def test_sec_6_9_a_player_may_accuse_an_opponent_while_the_mao_goes_on(mode, offence):
    assert table(mode).do(f"0 tento 1{offence}").event(TentoCalled).against == 1


@proves("KT-126")
@each_mode
def test_sec_6_9_a_player_may_accuse_before_the_cards_are_dealt(mode):
    assert ceremony(mode).do("0 tento 3").event(TentoCalled).against == 3


@proves("KT-126")
@each_mode
def test_sec_6_9_nobody_accuses_his_partner(mode):
    refusal = table(mode).refused("0 tento 2")
    assert (refusal.code, refusal.articles) == ("wrong_seat", ("§6.9",))


@proves("KT-126")
@each_mode
def test_sec_6_9_an_accusation_alone_costs_nothing(mode):
    accused = table(mode).do("0 tento 1")
    assert (accused.stage, accused.score) == ("play", (0, 0))


@proves("KT-126")
@each_mode
def test_sec_6_9_an_offence_that_is_proved_is_paid_for(mode):
    proved = table(mode).do("0 tento 1", "referee tento 1")
    assert (proved.winner, proved.points, proved.articles) == ("A", 1, ("§6.9", "§6.10"))


@proves("KT-126")
@each_mode
def test_sec_6_9_an_offence_that_is_not_proved_costs_nobody_anything(mode):
    dismissed = table(mode).do("0 tento 1", "referee dismiss")
    assert (dismissed.stage, dismissed.score) == ("play", (0, 0))


@proves("KT-127")
@each_mode
@pytest.mark.parametrize("theft", ["1 steal", "1 peek 0"])
def test_sec_6_9_a_thief_who_is_caught_pays_a_tento(mode, theft):
    assert table(mode).do(theft, "0 tento 1", "referee tento 1").score == (1, 0)


@proves("KT-127")
@each_mode
def test_sec_6_9_a_theft_that_nobody_sees_costs_nothing(mode):
    assert table(mode).do("1 steal").stage == "play"


@proves("KT-128")
@each_mode
@pytest.mark.parametrize("steps", [["3 burn 10"], ["3 cut 5", "3 cut 5", "3 cut 5", "3 cut 5"]])
def test_sec_6_9_burning_or_cutting_too_much_is_a_tento_at_once(mode, steps):
    caught = ceremony(mode, dealer=0).do(*steps)
    assert (caught.winner, caught.why, caught.articles) == ("A", "tento", ("§6.9", "§6.10"))


@proves("KT-128")
@each_mode
def test_sec_6_9_dealing_in_the_wrong_order_is_a_tento_of_the_dealer(mode):
    caught = table(mode, dealer=0).do("referee wrong-order")
    assert (caught.winner, caught.why, caught.articles) == ("B", "tento", ("§6.9", "§6.10"))


@proves("KT-128", "KT-129")
@each_mode
def test_sec_6_9_playing_with_four_cards_is_a_tento_of_the_holder(mode):
    caught = table(mode, score=(4, 4)).do("3 raise", "0 accept", "1 play 3s", "referee wrong-count 1 4")
    assert (caught.score, caught.why) == ((7, 4), "tento")


@proves("KT-128")
@each_mode
@pytest.mark.parametrize("seat", [1, 3])
@pytest.mark.parametrize(("before", "points"), [([], 1), (["1 eleven play"], 3)])
def test_sec_6_9_raising_in_a_mao_de_onze_is_a_tento_at_once(mode, seat, before, points):
    caught = table(mode, score=ONZE).do(*before, f"{seat} raise")
    assert (caught.points, caught.why, caught.articles) == (points, "tento", ("§6.7", "§6.9", "§6.10"))


@proves("KT-128")
@each_mode
@pytest.mark.parametrize("score", [ONZE, FERRO])
def test_sec_6_9_cerrar_in_a_mao_de_onze_or_de_ferro_is_a_tento_at_once(mode, score):
    assert ceremony(mode, score=score, dealer=0).do("3 cut 5", "3 cut 5").why == "tento"


@proves("KT-128")
@each_mode
@pytest.mark.parametrize(("score", "ban"), [(ONZE, "§6.7"), (FERRO, "§6.8")])
@pytest.mark.parametrize("steps", [["3 cut 5", "3 cut 5"], ["3 burn 1"]], ids=["cerrar", "burn"])
def test_sec_6_9_a_forbidden_act_on_the_pack_cites_the_ban_the_tento_and_its_value(mode, score, ban, steps):
    assert ceremony(mode, score=score, dealer=0).do(*steps).articles == (ban, "§6.9", "§6.10")


@proves("KT-128")
@each_mode
def test_sec_6_9_raising_in_a_mao_de_ferro_is_a_tento_at_once(mode):
    caught = table(mode, score=FERRO).do("1 raise")
    assert (caught.partida, caught.why) == ("A", "tento")


@proves("KT-128")
@each_mode
def test_sec_6_9_a_look_in_a_mao_de_ferro_that_is_proved_is_a_tento(mode):
    caught = table(mode, score=FERRO).do('0 tento 1 "look"', "referee tento 1")
    assert (caught.partida, caught.why) == ("A", "tento")


@proves("KT-128")
@each_mode
def test_sec_6_9_a_look_alike_word_is_a_tento(mode):
    assert table(mode).do("referee lookalike-word 0").winner == "B"


@proves("KT-128")
@each_mode
def test_sec_6_9_after_a_tento_the_next_dealer_deals(mode):
    caught = table(mode, dealer=0).do("referee tento 1")
    assert (caught.stage, caught.next_dealer) == ("mao_over", 1)


@proves("KT-129")
@each_mode
@pytest.mark.parametrize("value", [3, 6, 9])
def test_sec_6_10_a_tento_is_worth_what_the_mao_is_worth(mode, value):
    assert table(mode).do(*raised(value), "referee tento 1").score == (value, 0)


@proves("KT-129")
@each_mode
def test_sec_6_10_a_value_only_asked_for_does_not_count(mode):
    assert table(mode).do("1 raise 3", "0 raise 6", "referee tento 1").score == (3, 0)


@proves("KT-130")
@each_mode
def test_sec_6_10_in_a_mao_de_onze_a_tento_is_one_before_the_answer(mode):
    caught = table(mode, score=ONZE).do("referee tento 1")
    assert (caught.points, caught.articles) == (1, ("§6.9", "§6.10"))


@proves("KT-130")
@each_mode
def test_sec_6_10_in_a_mao_de_onze_a_tento_is_one_before_the_deal(mode):
    assert ceremony(mode, score=ONZE).do("referee tento 3").points == 1


@proves("KT-130")
@each_mode
def test_sec_6_10_in_a_mao_de_onze_a_tento_is_three_after_the_answer(mode):
    assert table(mode, score=ONZE).do("1 eleven play", "referee tento 1").points == 3


@proves("KT-131")
@each_mode
@pytest.mark.parametrize(("seat", "winner"), [(0, "B"), (1, "A"), (2, "B"), (3, "A")])
def test_sec_6_10_in_a_mao_de_ferro_a_tento_loses_the_partida(mode, seat, winner):
    assert table(mode, score=FERRO).do(f"referee tento {seat}").partida == winner


@proves("KT-131")
@each_mode
def test_sec_6_10_in_a_mao_de_ferro_a_tento_before_the_deal_loses_the_partida_too(mode):
    assert ceremony(mode, score=FERRO).do("referee tento 0").partida == "B"
