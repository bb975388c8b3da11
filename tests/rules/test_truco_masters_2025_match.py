"""Truco Masters 2025: the Partida, its clock, overtime, absence and disqualification."""

from functools import partial

import pytest

from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Absence
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, Seat
from tests.rules import tables
from tests.rules.proving import proves
from tests.rules.tables import falling

TM = "truco-masters-2025"

ceremony = partial(tables.ceremony, TM)
table = partial(tables.table, TM)


@proves("TM-127")
def test_a_3_the_pair_that_makes_twelve_points_wins_the_partida():
    over = table(score=(10, 8), hands=falling("AAT")).do("1 raise", "0 accept", "mao")
    assert (over.partida, over.event(ev.PartidaEnded).articles) == ("A", ("A-3",))


@proves("TM-127")
def test_a_3_below_twelve_the_partida_goes_on():
    assert table(score=(10, 8), hands=falling("AAT")).do("mao").partida is None


@proves("TM-127")
def test_a_3_the_score_stops_at_twelve():
    assert table(score=(10, 8), hands=falling("AAT")).do("1 raise", "0 raise", "1 accept", "mao").score == (12, 8)


@proves("TM-127")
def test_a_3_a_mao_keeps_the_points_that_it_paid_beyond_twelve():
    assert table(score=(10, 8), hands=falling("AAT")).do("1 raise", "0 raise", "1 accept", "mao").points == 6


@proves("TM-06")
def test_sec_3_1_one_partida_decides_the_match():
    over = table(score=(0, 11), hands=falling("BBT")).do("1 eleven play", "mao")
    assert (over.stage, over.ended.winner, over.ended.why) == ("match_over", 1, "points")


@proves("TM-128")
def test_a_18_a_partida_lasts_sixty_minutes():
    before, up = (table(score=(3, 2)).do("mao", clock) for clock in ("clock 59:59", "clock 60:00"))
    assert (before.outcome, up.ended.why) == (None, "time")


@proves("TM-128")
def test_a_18_the_final_lasts_ninety_minutes():
    before, up = (table(score=(3, 2), phase="final").do("mao", clock) for clock in ("clock 89:59", "clock 90:00"))
    assert (before.outcome, up.ended.why) == (None, "time")


@proves("TM-129")
@pytest.mark.parametrize(("score", "pair"), [((5, 3), 0), ((3, 5), 1)])
def test_a_18_when_time_is_up_the_higher_score_wins(score, pair):
    up = ceremony(score=score).do("clock 60:00")
    assert (up.ended.winner, up.ended.articles) == (pair, ("A-18",))


@proves("TM-129")
def test_a_18_the_mao_under_way_is_played_to_its_end():
    up = table(score=(3, 2)).do("1 play 3s", "clock 60:00")
    assert (up.stage, up.outcome) == ("play", None)


@proves("TM-129")
def test_a_18_the_mao_played_to_its_end_counts():
    assert table(score=(3, 2), hands=falling("BBT")).do("1 raise", "0 accept", "clock 60:00", "mao").ended.winner == 1


@proves("TM-129")
def test_a_18_after_time_nobody_deals():
    assert ceremony(score=(3, 2)).do("clock 60:00").refused("3 hand-back").code == "mao_over"


@proves("TM-76", "TM-128")
@pytest.mark.parametrize("dealer", range(4))
def test_a_22_when_time_is_up_between_two_maos_the_deal_still_passes_to_the_right(dealer):
    options = {"first_dealer_scope": "each_match", "match_best_of": {"default": 3}}
    over = table(dealer=dealer, score=(5, 4), hands=falling("AAT"), options=options).do("mao", "clock 60:00")
    assert (over.partida, over.jogo, over.next_dealer) == ("A", (1, 0), (dealer + 1) % 4)


@proves("TM-130")
def test_a_19_level_when_time_is_up_fifteen_more_minutes_are_played():
    up = ceremony(score=(4, 4)).do("clock 60:00")
    assert (up.outcome, up.event(ev.OvertimeStarted).minutes, up.event(ev.OvertimeStarted).articles) == (None, 15, ("A-19",))


@proves("TM-130")
def test_a_19_after_overtime_the_higher_score_wins():
    over = ceremony(score=(4, 4), first_mao="B").do("clock 60:00").next_mao(falling("AAT")).do("mao", "clock 75:00")
    assert (over.score, over.ended.winner, over.ended.why) == ((5, 4), 0, "time")


@proves("TM-130")
def test_a_19_overtime_does_not_end_before_its_fifteen_minutes():
    over = ceremony(score=(4, 4)).do("clock 60:00").next_mao(falling("AAT")).do("mao", "clock 74:59")
    assert over.outcome is None


@proves("TM-130")
def test_a_19_the_final_too_has_fifteen_minutes_of_overtime():
    final = ceremony(score=(4, 4), phase="final", first_mao="B").do("clock 90:00", "shuffle")
    assert (final.do("clock 104:59").outcome, final.do("clock 105:00").ended.winner) == (None, 1)


@proves("TM-130")
def test_a_19_overtime_is_fifteen_minutes_from_the_end_of_the_mao_under_way():
    level = table(score=(4, 5), hands=falling("AAT"), first_mao="B").do("clock 60:00", "clock 70:00", "mao")
    assert level.do("shuffle", "clock 84:59").outcome is None


@proves("TM-131")
@pytest.mark.parametrize(("first", "pair"), [("A", 0), ("B", 1)])
def test_a_19_still_level_after_overtime_the_winner_of_the_first_mao_wins(first, pair):
    over = ceremony(score=(4, 4), first_mao=first).do("clock 60:00", "shuffle", "clock 75:00")
    assert (over.ended.winner, over.ended.why, over.ended.articles) == (pair, "first_mao", ("A-19",))


@proves("TM-131")
def test_a_19_the_first_mao_is_the_first_that_somebody_won():
    partida = table(hands=falling("TTT")).do("mao").next_mao(falling("BBT")).do("mao").next_mao(falling("AAT")).do("mao")
    assert partida.do("clock 60:00", "shuffle", "clock 75:00").ended.winner == 1


@proves("TM-132")
@pytest.mark.parametrize("first", range(4))
def test_a_19_overtime_is_dealt_first_by_whoever_began_the_partida(first):
    up = ceremony(score=(4, 4), dealer=(first + 3) % 4, first_dealer=first).do("clock 60:00", "shuffle")
    assert up.dealer == first


@proves("TM-132")
def test_a_19_overtime_after_a_mao_under_way_is_dealt_by_whoever_began_the_partida():
    up = table(score=(4, 5), dealer=2, first_dealer=0, hands=falling("AAT")[2:] + falling("AAT")[:2])
    assert up.do("clock 60:00", "mao").next_dealer == 0


@proves("TM-132")
def test_a_19_with_no_first_mao_another_fifteen_minutes_are_played():
    level = ceremony().do("clock 60:00", "shuffle", "clock 75:00")
    assert (level.outcome, level.event(ev.OvertimeStarted).minutes) == (None, 15)


@proves("TM-133")
@pytest.mark.parametrize(("seat", "winner"), [(0, 1), (1, 0), (2, 1), (3, 0)])
def test_a_20_more_than_eight_minutes_away_disqualify_the_pair(seat, winner):
    away = table().do(f"referee absence {seat} 8:01")
    assert (away.ended.winner, away.ended.why, away.ended.articles) == (winner, "disqualification", ("A-20",))


@proves("TM-133")
def test_a_20_who_comes_at_once_was_away_for_no_time_and_nobody_for_less():
    assert table().do("referee absence 0 0:00").outcome is None
    answer = game.apply(table().state, REFEREE, Absence(Seat(0), -1))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.rule) == ("unknown_action", "absence_limit_min")


@proves("TM-133")
def test_a_20_eight_minutes_away_are_not_too_long():
    assert table().do("referee absence 0 8:00").outcome is None


@proves("TM-44", "TM-45")
@pytest.mark.parametrize("steps", [(), ("1 play 3s",), ("mao",)])
def test_sec_5_7_a_pair_may_be_disqualified_at_any_moment(steps):
    out = table().do(*steps, "referee sanction 0 disqualification")
    assert (out.ended.winner, out.ended.why, "§5.7" in out.ended.articles) == (1, "disqualification", True)


@proves("TM-44")
@pytest.mark.parametrize("kind", ["warning", "mao", "partida", "jogo"])
def test_sec_5_7_there_is_no_lesser_penalty(kind):
    refusal = table().refused(f"referee sanction 0 {kind}")
    assert (refusal.code, "§5.7" in refusal.articles) == ("unknown_action", True)


@proves("TM-46")
def test_sec_5_8_a_disqualification_is_final():
    out = table().do("referee sanction 0 disqualification")
    assert out.refused("referee sanction 1 disqualification").code == "mao_over"
