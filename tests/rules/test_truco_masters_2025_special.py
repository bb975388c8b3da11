"""Truco Masters 2025, Anexo I: the mão de onze, the mão de ferro, tento and the wrong number of cards."""

from functools import partial

import pytest

from tento.cards.card import parse_cards
from tento.games.truco.rules import events as ev
from tests.rules import tables
from tests.rules.proving import proves
from tests.rules.tables import falling

TM = "truco-masters-2025"
ONZE = (11, 7)
FERRO = (11, 11)

ceremony = partial(tables.ceremony, TM)
table = partial(tables.table, TM)


@proves("TM-112")
@pytest.mark.parametrize(("score", "kind"), [((11, 7), "onze"), ((0, 11), "onze"), ((10, 10), "normal"), ((11, 11), "ferro")])
def test_a_30_it_is_a_mao_de_onze_when_just_one_pair_has_eleven(score, kind):
    assert table(score=score).mao.kind == kind


@proves("TM-112")
@pytest.mark.parametrize(("score", "seats"), [((11, 7), (0, 2)), ((7, 11), (1, 3))])
def test_a_30_the_pair_with_eleven_must_decide(score, seats):
    assert table(score=score).waiting.seats == seats


@proves("TM-113")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_30_the_partners_with_eleven_see_each_others_cards(seat):
    eleven = table(score=ONZE)
    assert eleven.sees(seat).partner_hand == eleven.mao.hands[2 - seat]


@proves("TM-113")
@pytest.mark.parametrize("viewer", [1, 3, "spectator"])
def test_a_30_nobody_else_sees_a_partners_cards(viewer):
    assert table(score=ONZE).sees(viewer).partner_hand is None


@proves("TM-113")
def test_a_30_in_any_other_mao_partners_do_not_see_each_others_cards():
    assert table(score=(10, 7)).sees(0).partner_hand is None


@proves("TM-114")
def test_a_30_a_mao_de_onze_starts_worth_three():
    assert table(score=ONZE).value == 3


@proves("TM-115")
def test_a_30_running_from_the_mao_de_onze_gives_the_opponents_one_point():
    ran = table(score=ONZE).do("0 eleven run")
    assert (ran.score, ran.why, ran.articles) == ((11, 8), "onze_declined", ("A-30",))


@proves("TM-115")
def test_a_30_losing_the_mao_de_onze_gives_the_opponents_three_points():
    assert table(score=ONZE, hands=falling("BBT")).do("0 eleven play", "mao").score == (11, 10)


@proves("TM-115")
def test_a_30_winning_the_mao_de_onze_wins_the_partida():
    assert table(score=ONZE, hands=falling("AAT")).do("0 eleven play", "mao").partida == "A"


@proves("TM-115")
def test_a_30_no_card_is_played_before_the_decision():
    refusal = table(score=ONZE).refused("1 play 3s")
    assert (refusal.code, refusal.articles) == ("eleven_undecided", ("A-30",))


@proves("TM-115")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_30_either_partner_decides_the_mao_de_onze(seat):
    assert table(score=ONZE).do(f"{seat} eleven play").stage == "play"


@proves("TM-115")
@pytest.mark.parametrize("seat", [1, 3])
def test_a_30_the_opponents_do_not_decide_the_mao_de_onze(seat):
    assert table(score=ONZE).refused(f"{seat} eleven run").articles == ("A-30",)


@proves("TM-116")
def test_a_30_in_a_mao_de_onze_the_pack_is_cut_once_at_most():
    refusal = ceremony(score=ONZE).do("3 cut 7").refused("3 cut 7")
    assert (refusal.code, refusal.articles) == ("too_many_cuts", ("A-30",))


@proves("TM-116")
def test_a_30_in_a_mao_de_onze_no_card_is_burnt():
    refusal = ceremony(score=ONZE).do("3 hand-back").refused("0 burn 1")
    assert (refusal.code, refusal.articles) == ("burn_forbidden", ("A-30",))


@proves("TM-116")
@pytest.mark.parametrize("seat", range(4))
def test_a_30_in_a_mao_de_onze_nobody_raises(seat):
    refusal = table(score=ONZE).do("0 eleven play").refused(f"{seat} raise")
    assert (refusal.code, refusal.articles) == ("raise_forbidden", ("A-30",))


@proves("TM-116")
def test_a_30_in_a_mao_de_onze_nobody_raises_before_the_decision():
    assert table(score=ONZE).refused("1 raise").code == "raise_forbidden"


@proves("TM-116")
def test_a_30_looking_at_the_bottom_card_of_a_mao_de_onze_is_paid_for():
    seen = ceremony(score=(11, 7)).do("referee bottom-seen 0")
    assert (seen.winner, seen.why, "A-30" in seen.articles) == ("B", "tento", True)


@proves("TM-117")
@pytest.mark.parametrize("pair", ["A", "B"])
def test_a_31_whoever_wins_the_mao_de_ferro_wins_the_partida(pair):
    over = table(score=FERRO, hands=falling(pair * 2 + "T")).do("mao")
    assert (over.partida, over.stage, "A-31" in over.articles) == (pair, "match_over", True)


@proves("TM-118")
def test_a_31_in_a_mao_de_ferro_no_card_is_burnt():
    refusal = ceremony(score=FERRO).do("3 cut 7", "3 hand-back").refused("0 burn 1")
    assert (refusal.code, refusal.articles) == ("burn_forbidden", ("A-31",))


@proves("TM-118")
@pytest.mark.parametrize("seat", range(4))
def test_a_31_in_a_mao_de_ferro_nobody_raises(seat):
    refusal = table(score=FERRO).refused(f"{seat} raise")
    assert (refusal.code, refusal.articles) == ("raise_forbidden", ("A-31",))


@proves("TM-118")
def test_a_31_looking_at_the_bottom_card_of_a_mao_de_ferro_loses_the_partida():
    seen = ceremony(score=FERRO).do("referee bottom-seen 3")
    assert (seen.partida, "A-31" in seen.articles) == ("A", True)


@proves("TM-119")
@pytest.mark.parametrize("seat", range(4))
def test_a_31_in_a_mao_de_ferro_nobody_sees_the_own_cards(seat):
    assert table(score=FERRO).sees(seat).hand is None


@proves("TM-119")
@pytest.mark.parametrize("seat", range(4))
def test_a_31_in_a_mao_de_ferro_nobody_sees_the_partners_cards(seat):
    assert table(score=FERRO).sees(seat).partner_hand is None


@proves("TM-119")
@pytest.mark.parametrize("step", ["1 look", "1 play 3s"])
def test_a_31_in_a_mao_de_ferro_cards_are_dark(step):
    refusal = table(score=FERRO).refused(step)
    assert (refusal.code, refusal.articles) == ("cards_are_dark", ("A-31",))


@proves("TM-119")
def test_a_31_a_mao_de_ferro_is_dark_to_its_last_card():
    assert table(score=FERRO).do("rodada", "rodada").sees(1).hand is None


@proves("TM-119")
def test_a_31_in_a_mao_de_ferro_a_card_is_seen_when_it_is_played():
    assert table(score=FERRO).do("1 dark 0").sees(3).laid[0].card == "3s"


@proves("TM-119")
def test_a_31_in_a_mao_de_ferro_no_card_is_hidden():
    refusal = table(score=FERRO).do("rodada").refused("1 cover 2d")
    assert (refusal.code, refusal.articles) == ("facedown_forbidden", ("A-31",))


@proves("TM-119")
def test_a_31_in_the_dark_nobody_owes_the_highest_card():
    assert table(score=FERRO, hands=["3h 6c 7c", "3s 2d 7d", "5c 6h 7h", "5s 6s 7s"]).do("rodada").can("1 dark 1")


@proves("TM-120")
def test_a_31_in_a_mao_de_ferro_the_cut_is_dry():
    refusal = ceremony(score=FERRO).do("3 cut 7").refused("3 cut 7")
    assert (refusal.code, refusal.articles) == ("too_many_cuts", ("A-31",))


@proves("TM-120")
def test_a_31_in_a_mao_de_ferro_the_pack_must_be_cut():
    assert ceremony(score=FERRO).refused("3 hand-back").articles == ("A-31",)


@proves("TM-120")
def test_a_31_a_cutter_out_of_time_in_a_mao_de_ferro_cuts_once():
    action = ceremony(score=FERRO).timeout(3)
    assert ceremony(score=FERRO).act(3, action).can("3 hand-back")


@proves("TM-121")
def test_a_31_a_mao_de_ferro_is_dealt_by_threes():
    dealt = ceremony(score=FERRO, pack="3s 4c 4d 4h 5c").do("3 cut 1", "3 hand-back", "0 deal")
    assert dealt.mao.hands[1] == parse_cards("4c 4d 4h")


@proves("TM-121")
def test_a_31_a_mao_de_ferro_is_not_dealt_one_by_one():
    refusal = ceremony(score=FERRO).do("3 cut 7", "3 hand-back").refused("0 deal 1 2 3 0 1 2 3 0 1 2 3 0 vira")
    assert (refusal.code, refusal.articles) == ("wrong_deal", ("A-31",))


@proves("TM-121")
def test_a_31_the_vira_of_a_mao_de_ferro_is_the_last_card():
    pack = "4c 5c 6c 7c Qc Jc Kc Ac 2c 3c 4d 5d 6d 7d"
    dealt = ceremony(score=FERRO, pack=pack).do("3 cut 1", "3 hand-back", "0 deal")
    assert dealt.mao.vira == "7d"


@proves("TM-121")
def test_a_31_the_vira_of_a_mao_de_ferro_lies_face_up_from_the_deal():
    assert table(score=FERRO).sees(0).vira == "Kc"


@proves("TM-122")
@pytest.mark.parametrize(("steps", "value"), [((), 1), (("1 raise", "0 accept"), 3), (("1 raise", "0 raise"), 3)])
def test_a_32_a_proved_tento_pays_what_the_mao_is_worth(steps, value):
    paid = table(score=(4, 4)).do(*steps, '1 tento 0 "marked card"', "referee tento 0")
    assert (paid.score, paid.why, set(paid.articles)) == ((4, 4 + value), "tento", {"A-32"})


@proves("TM-122")
def test_a_32_a_tento_cites_it_once():
    assert table().do("referee tento 0").articles == ("A-32",)


@proves("TM-122")
def test_a_32_a_proved_tento_ends_the_mao_and_the_deal_passes_on():
    assert table().do("1 tento 0", "referee tento 0").next_dealer == 1


@proves("TM-122")
def test_a_32_a_tento_in_the_mao_de_ferro_wins_the_partida():
    assert table(score=FERRO).do("1 tento 0", "referee tento 0").partida == "B"


@proves("TM-122")
def test_a_32_nobody_calls_tento_against_the_partner():
    refusal = table().refused("1 tento 3")
    assert (refusal.code, refusal.articles) == ("wrong_seat", ("A-32",))


@proves("TM-123")
def test_a_32_a_tento_that_is_called_pays_nothing_before_it_is_proved():
    called = table().do('1 tento 0 "marked card"')
    assert (called.stage, called.score, called.event(ev.TentoCalled).against) == ("play", (0, 0), 0)


@proves("TM-123")
def test_a_32_an_unproved_tento_costs_nobody_anything():
    dismissed = table().do("1 tento 0", "referee dismiss")
    assert (dismissed.stage, dismissed.score) == ("play", (0, 0))


@proves("TM-123")
def test_a_32_nobody_takes_a_card_from_the_pack():
    assert table().refused("0 steal").code == "unknown_action"


@proves("TM-124")
@pytest.mark.parametrize(("steps", "score"), [(("1 play 3s",), (5, 4)), (("3 raise", "0 accept"), (7, 4))])
def test_a_32_the_pair_with_four_cards_loses_what_the_mao_is_worth(steps, score):
    found = table(score=(4, 4)).do(*steps, "referee wrong-count 1 4")
    assert (found.score, found.articles) == (score, ("A-32",))


@proves("TM-124")
def test_a_32_after_the_loss_for_four_cards_the_deal_passes_on():
    assert table().do("1 play 3s", "referee wrong-count 1 4").next_dealer == 1


@proves("TM-124")
def test_a_32_four_cards_found_before_the_mao_begins_are_dealt_again():
    found = table().do("referee wrong-count 1 4")
    assert (found.score, found.next_dealer) == ((0, 0), 0)


@proves("TM-124")
def test_a_32_two_cards_in_a_hand_are_dealt_again():
    found = table().do("1 play 3s", "referee wrong-count 2 2")
    assert (found.score, found.next_dealer) == ((0, 0), 0)


@proves("TM-104")
def test_a_29e_after_three_ties_in_a_mao_de_onze_the_pair_decides_again():
    again = table(score=ONZE, hands=falling("TTT")).do("0 eleven play", "mao").next_mao()
    assert (again.score, again.dealer, again.stage) == (ONZE, 0, "onze")


@proves("TM-104")
def test_a_29e_after_three_ties_a_mao_de_ferro_is_dark_again():
    again = table(score=FERRO, hands=falling("TTT")).do("mao").next_mao()
    assert (again.dealer, again.sees(1).hand) == (0, None)
