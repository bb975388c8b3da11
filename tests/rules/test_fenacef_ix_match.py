"""IX Jogos Fenacef, arts. 3, 4 §2 and 29 to 36: the partida, the jogo, and the referee's sanctions."""

import pytest

from tento.club.seats_played import verify_seats
from tento.games.truco.rules.events import PartidaEnded, Sanctioned
from tento.rulebooks.loader import load
from tests.rules.proving import proves
from tests.rules.tables import Table, ceremony, falling, fresh, table
from tests.rules.tables_extra import FENACEF, raised, whole_partida

SANCTIONS = ("art. 13 §1", "art. 29", "art. 29 §1", "art. 30", "art. 36")


def partidas(winners: str, *, phase: str) -> Table:
    """A jogo whose partidas were won by these pairs in turn."""
    jogo = fresh(FENACEF, phase=phase)
    for winner in winners:
        whole_partida(jogo, winner)
    return jogo


@proves("FE-04")
@pytest.mark.parametrize(("winners", "jogo"), [("AA", (2, 0)), ("ABB", (1, 2))])
def test_art_3a_a_jogo_of_the_classification_ends_within_three_partidas(winners, jogo):
    over = partidas(winners, phase="groups")
    assert (over.stage, over.jogo) == ("match_over", jogo)


@proves("FE-04")
def test_art_3a_a_jogo_of_the_knockout_may_have_five_partidas():
    assert partidas("ABAB", phase="knockout").do("shuffle").stage == "draw"


@proves("FE-04")
def test_art_3a_one_partida_does_not_decide_a_jogo():
    assert partidas("A", phase="groups").outcome is None


@proves("FE-21")
@pytest.mark.parametrize(("winners", "winner"), [("AAA", 0), ("ABABB", 1)])
def test_art_4_par_2_three_partidas_win_a_jogo_of_the_knockout(winners, winner):
    outcome = partidas(winners, phase="knockout").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.why) == (winner, "points")


@proves("FE-21")
def test_art_4_par_2_two_partidas_are_not_enough_in_the_knockout():
    assert partidas("AA", phase="knockout").outcome is None


@proves("FE-06")
def test_art_3c_twelve_points_win_the_partida():
    won = table(FENACEF, score=(9, 8), hands=falling("AAB")).do(*raised(3), "mao")
    assert (won.partida, won.event(PartidaEnded).articles) == ("A", ("art. 3c",))


@proves("FE-06")
def test_art_3c_eleven_points_do_not_win_the_partida():
    assert table(FENACEF, score=(10, 8), hands=falling("AAB")).do("mao").partida is None


@proves("FE-06")
def test_art_3c_more_than_twelve_points_win_it_too():
    won = table(FENACEF, score=(10, 8), hands=falling("AAB")).do(*raised(3), "mao")
    assert (won.partida, won.points) == ("A", 3)


@proves("FE-06")
def test_art_3c_two_pairs_play():
    assert table(FENACEF).view(0).seats == 4


@proves("FE-06")
def test_art_3c_one_against_one_is_refused_and_the_house_rule_named():
    refusal = verify_seats(load(FENACEF), 2)
    assert refusal is not None
    assert (refusal.code, refusal.articles) == ("seats_by_other_rulebook", ("art. 3c",))
    assert refusal.facts["other"] == load("fenacef-ix-mano-a-mano").title
    assert verify_seats(load("fenacef-ix-mano-a-mano"), 2) is None


@proves("FE-06")
def test_art_3c_the_next_partida_starts_at_nothing():
    assert whole_partida(fresh(FENACEF), "A").do("shuffle").score == (0, 0)


@proves("FE-07")
@pytest.mark.parametrize("value", [3, 6, 9, 12])
def test_art_3d_a_mao_pays_its_value_up_to_twelve(value):
    assert table(FENACEF, hands=falling("AAB")).do(*raised(value), "mao").score == (value, 0)


@proves("FE-07")
def test_art_3d_a_mao_pays_at_least_one():
    assert table(FENACEF, hands=falling("AAB")).do("mao").score == (1, 0)


@proves("FE-07")
@pytest.mark.parametrize("step", ["0 tento 1", "referee tento 1"])
def test_art_3d_a_tento_is_a_point_and_not_an_accusation(step):
    refusal = table(FENACEF).refused(step)
    assert (refusal.code, refusal.articles) == ("unknown_action", ("art. 3d",))


@proves("FE-84")
@pytest.mark.parametrize("kind", ["warning", "mao", "partida", "jogo", "disqualification"])
def test_art_29_the_referee_may_choose_any_penalty_at_once(kind):
    assert table(FENACEF).do(f"referee sanction 1 {kind}").event(Sanctioned).articles == SANCTIONS


@proves("FE-84")
def test_art_29_players_do_not_punish_each_other():
    assert not any(table(FENACEF).can(step) for step in ("0 tento 1", "2 tento 3"))


@proves("FE-85")
def test_art_29_par_1_a_warning_costs_nothing():
    warned = table(FENACEF, score=(4, 5)).do("2 play Kh")
    before = warned.state
    assert warned.do("referee sanction 1 warning").state == before


@proves("FE-85")
@pytest.mark.parametrize(("before", "points"), [([], 1), (raised(3), 3), (raised(9), 9), (["1 raise"], 1)])
def test_art_29_par_1_the_mao_may_be_lost_at_its_value(before, points):
    lost = table(FENACEF).do(*before, "referee sanction 1 mao")
    assert (lost.winner, lost.points, lost.why) == ("A", points, "sanction")


@proves("FE-85")
@pytest.mark.parametrize(("before", "score"), [([], (1, 11)), (["1 eleven play"], (3, 11))])
def test_art_29_par_1_a_mao_de_onze_is_worth_three_only_once_it_is_played(before, score):
    assert table(FENACEF, score=(0, 11)).do(*before, "referee sanction 1 mao").score == score


@proves("FE-85")
def test_art_29_par_1_there_must_be_a_mao_to_lose():
    refusal = table(FENACEF).do("1 raise", "0 refuse").refused("referee sanction 1 mao")
    assert (refusal.code, refusal.articles) == ("wrong_moment", SANCTIONS)


@proves("FE-85")
@pytest.mark.parametrize(("seat", "score", "jogo"), [(1, (12, 0), (1, 0)), (2, (0, 12), (0, 1))])
def test_art_29_par_1_the_partida_may_be_lost_twelve_to_nothing(seat, score, jogo):
    lost = table(FENACEF, score=(7, 9)).do(f"referee sanction {seat} partida")
    assert (lost.score, lost.jogo) == (score, jogo)


@proves("FE-85")
def test_art_29_par_1_after_a_partida_lost_in_mid_mao_the_next_starts_at_nothing():
    assert table(FENACEF, score=(7, 9)).do("referee sanction 1 partida", "shuffle").score == (0, 0)


@proves("FE-85")
@pytest.mark.parametrize(("phase", "jogo"), [("groups", (2, 0)), ("knockout", (3, 0))])
def test_art_29_par_1_the_jogo_may_be_lost_to_nothing(phase, jogo):
    lost = table(FENACEF, phase=phase).do("referee sanction 3 jogo")
    assert (lost.jogo, lost.stage) == (jogo, "match_over")


@proves("FE-86")
@pytest.mark.parametrize("kind", ["warning", "mao", "partida", "jogo"])
def test_art_30_spoiling_a_mao_brings_the_same_penalties(kind):
    assert "art. 30" in ceremony(FENACEF).do(f"referee sanction 0 {kind}").event(Sanctioned).articles


@proves("FE-93")
def test_art_36_a_disqualified_pair_loses_the_jogo():
    outcome = table(FENACEF).do("referee sanction 0 disqualification").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.why) == (1, "disqualification")


@proves("FE-93")
@pytest.mark.parametrize("step", ["0 steal", "0 peek 1"])
def test_art_36_no_screen_lets_a_player_cheat(step):
    refusal = table(FENACEF).refused(step)
    assert (refusal.code, refusal.articles) == ("unknown_action", ("art. 36",))


@proves("FE-85")
def test_art_29_par_1_a_partida_that_is_over_cannot_be_taken_away():
    won = table(FENACEF, score=(11, 0), hands=falling("AAT")).do("0 eleven play", "mao")
    assert won.refused("referee sanction 0 partida").code == "wrong_moment"
