"""Truco Masters 2025, Anexo I: truco, seis, nove, doze, and who answers."""

from functools import partial

import pytest

from tests.rules import tables
from tests.rules.proving import proves
from tests.rules.tables import falling

table = partial(tables.table, "truco-masters-2025")

LADDER = ("1 raise", "2 raise", "3 raise", "0 raise")


@proves("TM-105")
@pytest.mark.parametrize(("calls", "value"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_a_4_an_accepted_raise_makes_the_mao_worth_3_6_9_or_12(calls, value):
    accepted = table().do(*LADDER[:calls], f"{(calls + 1) % 4} accept")
    assert accepted.value == value


@proves("TM-105")
def test_a_4_twelve_is_the_most():
    refusal = table().do(*LADDER, "1 accept").refused("1 raise")
    assert (refusal.code, "A-4" in refusal.articles) == ("max_value", True)


@proves("TM-106")
def test_a_7_truco_asks_for_three():
    assert table().do("1 raise").mao.asked == 3


@proves("TM-106")
@pytest.mark.parametrize("seat", range(4))
def test_a_7_any_player_calls_truco_whoever_is_on_turn(seat):
    assert table().can(f"{seat} raise 3")


@proves("TM-106")
def test_a_7_truco_may_be_called_from_the_deal_to_the_last_card():
    last = table(hands=falling("ABA")).do("rodada", "rodada", "3 play Qs", "0 play Ks", "1 play 4d")
    assert table().can("0 raise 3")
    assert last.can("0 raise 3")


@proves("TM-106")
def test_a_7_a_truco_not_accepted_pays_one():
    ran = table().do("1 raise", "2 refuse")
    assert (ran.winner, ran.points, "A-7" in ran.articles) == ("B", 1, True)


@proves("TM-106")
def test_a_7_no_card_is_played_while_a_truco_waits():
    refusal = table().do("1 raise").refused("1 play 3s")
    assert (refusal.code, refusal.articles) == ("raise_pending", ("A-7",))


@proves("TM-106")
def test_a_7_an_accepted_truco_pays_three():
    assert table(hands=falling("AAT")).do("1 raise", "2 accept", "mao").points == 3


@proves("TM-107")
def test_a_8_seis_not_accepted_pays_three():
    ran = table().do(*LADDER[:2], "3 refuse")
    assert (ran.winner, ran.points, "A-8" in ran.articles) == ("A", 3, True)


@proves("TM-107")
def test_a_8_the_pair_that_accepted_may_call_seis_in_a_later_rodada():
    assert table().do("1 raise", "2 accept", "rodada").can("0 raise 6")


@proves("TM-107")
def test_a_8_seis_as_an_answer_accepts_the_truco():
    assert table().do("1 raise", "2 raise").value == 3


@proves("TM-108")
def test_a_9_nove_not_accepted_pays_six():
    ran = table().do(*LADDER[:3], "0 refuse")
    assert (ran.winner, ran.points, "A-9" in ran.articles) == ("B", 6, True)


@proves("TM-109")
def test_a_10_doze_not_accepted_pays_nine():
    ran = table().do(*LADDER, "1 refuse")
    assert (ran.winner, ran.points, "A-10" in ran.articles) == ("A", 9, True)


@proves("TM-110")
def test_a_7_a_refusal_ends_the_mao_at_once():
    ran = table().do("1 raise", "2 refuse")
    assert (ran.stage, ran.next_dealer) == ("mao_over", 1)


@proves("TM-110")
@pytest.mark.parametrize(("steps", "call"), [((), "1 raise 6"), ((), "1 raise 12"), (("1 raise",), "2 raise 9")])
def test_a_7_raises_go_one_step_at_a_time(steps, call):
    refusal = table().do(*steps).refused(call)
    assert (refusal.code, "A-7" in refusal.articles) == ("wrong_step", True)


@proves("TM-110")
@pytest.mark.parametrize("seat", [1, 3])
def test_a_8_the_pair_that_raised_last_may_not_raise_again(seat):
    assert table().do("1 raise", "2 accept").refused(f"{seat} raise").code == "own_raise"


@proves("TM-111")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_7_either_opponent_accepts_for_the_pair(seat):
    assert table().do("1 raise", f"{seat} accept").value == 3


@proves("TM-111")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_7_either_opponent_refuses_for_the_pair(seat):
    assert table().do("1 raise", f"{seat} refuse").winner == "B"


@proves("TM-111")
@pytest.mark.parametrize("seat", [1, 3])
def test_a_7_the_pair_that_called_does_not_answer(seat):
    assert table().do("1 raise").refused(f"{seat} accept").code == "own_raise"


@proves("TM-111")
def test_a_7_after_one_opponent_accepts_the_other_cannot_refuse():
    assert table().do("1 raise", "0 accept").refused("2 refuse").code == "nothing_to_answer"


@proves("TM-111")
def test_a_7_after_one_opponent_refuses_the_other_cannot_accept():
    assert table().do("1 raise", "0 refuse").refused("2 accept").code == "mao_over"
