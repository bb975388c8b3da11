"""K-Truco, §6.6: truco, meio-pau, nove and doze."""

import pytest

from tests.rules.proving import proves
from tests.rules.tables import table
from tests.rules.tables_extra import each_mode, falling_clean, raised

LADDER = ("§6.1", "§6.6")


@proves("KT-113")
@each_mode
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("before", [[], ["1 play 3s"], ["rodada"]])
def test_sec_6_6_truco_may_be_called_at_any_moment_by_anybody(mode, seat, before):
    assert table(mode).do(*before).can(f"{seat} raise 3")


@proves("KT-113")
@each_mode
def test_sec_6_6_nobody_calls_truco_once_the_mao_is_decided(mode):
    assert table(mode, hands=falling_clean("AAB")).do("mao").refused("1 raise").code == "mao_over"


@proves("KT-113")
@each_mode
def test_sec_6_6_a_truco_not_yet_answered_is_worth_nothing_more(mode):
    assert table(mode).do("1 raise").value == 1


@proves("KT-113")
@each_mode
@pytest.mark.parametrize("seat", [0, 2])
def test_sec_6_6_one_opponent_who_accepts_makes_it_three(mode, seat):
    assert table(mode).do("1 raise", f"{seat} accept").value == 3


@proves("KT-113")
@each_mode
def test_sec_6_6_no_card_is_played_before_the_answer(mode):
    assert table(mode).do("1 raise").refused("1 play 3s").code == "raise_pending"


@proves("KT-115")
@each_mode
def test_sec_6_6_a_refused_truco_gives_the_callers_one(mode):
    won = table(mode).do("1 raise 3", "0 refuse")
    assert (won.winner, won.points, won.articles) == ("B", 1, ("§6.6",))


@proves("KT-116")
@each_mode
@pytest.mark.parametrize("seat", [0, 2])
def test_sec_6_6_the_accepting_pair_may_call_meio_pau(mode, seat):
    assert table(mode).do("1 raise 3", f"{seat} raise 6").sees(0).asked == 6


@proves("KT-116")
@each_mode
def test_sec_6_6_a_refused_meio_pau_gives_its_callers_three(mode):
    won = table(mode).do("1 raise 3", "0 raise 6", "3 refuse")
    assert (won.winner, won.points) == ("A", 3)


@proves("KT-117")
@each_mode
def test_sec_6_6_a_refused_nove_gives_its_callers_six(mode):
    won = table(mode).do("1 raise 3", "0 raise 6", "3 raise 9", "2 refuse")
    assert (won.winner, won.points) == ("B", 6)


@proves("KT-117")
@each_mode
def test_sec_6_6_a_refused_doze_gives_its_callers_nine(mode):
    won = table(mode).do("1 raise 3", "0 raise 6", "3 raise 9", "2 raise 12", "1 refuse")
    assert (won.winner, won.points) == ("A", 9)


@proves("KT-117")
@each_mode
def test_sec_6_6_nothing_is_called_beyond_doze(mode):
    refusal = table(mode).do(*raised(12)).refused("0 raise")
    assert (refusal.code, refusal.articles) == ("max_value", LADDER)


@proves("KT-116", "KT-117")
@each_mode
@pytest.mark.parametrize(("before", "step"), [([], "1 raise 6"), (["1 raise 3"], "0 raise 9"), (["1 raise 3", "0 accept"], "0 raise 12")])
def test_sec_6_6_no_step_is_skipped(mode, before, step):
    refusal = table(mode).do(*before).refused(step)
    assert (refusal.code, "§6.6" in refusal.articles) == ("wrong_step", True)


@proves("KT-116", "KT-117")
@each_mode
@pytest.mark.parametrize("before", [["1 raise 3"], ["1 raise 3", "0 accept"]])
@pytest.mark.parametrize("seat", [1, 3])
def test_sec_6_6_a_pair_does_not_raise_over_its_own_call(mode, before, seat):
    refusal = table(mode).do(*before).refused(f"{seat} raise 6")
    assert (refusal.code, refusal.articles) == ("own_raise", ("§6.6",))


@proves("KT-116")
@each_mode
def test_sec_6_6_the_pair_that_accepted_may_raise_later(mode):
    later = table(mode).do("1 raise 3", "2 accept", "rodada", "0 raise 6", "3 refuse")
    assert (later.winner, later.points) == ("A", 3)
