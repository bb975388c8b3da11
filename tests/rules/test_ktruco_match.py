"""K-Truco, §4.8C and §6.1: the partida of twelve points and the boi of three partidas."""

import pytest

from tento.games.truco.rules.events import PartidaEnded
from tests.rules.proving import proves
from tests.rules.tables import Table, fresh, table
from tests.rules.tables_extra import each_mode, falling_clean, raised, whole_partida


def boi(mode: str, winners: str) -> Table:
    """A boi whose partidas were won by these pairs in turn; chance has made seat 0 the first dealer."""
    start = fresh(mode).do("shuffle Qc")
    for winner in winners:
        whole_partida(start, winner)
    return start


@proves("KT-99")
@each_mode
def test_sec_6_1_twelve_points_win_the_partida(mode):
    won = table(mode, score=(9, 8), hands=falling_clean("AAB")).do(*raised(3), "mao")
    assert (won.partida, won.event(PartidaEnded).articles) == ("A", ("§6.1",))


@proves("KT-99")
@each_mode
def test_sec_6_1_eleven_points_do_not_win_it(mode):
    assert table(mode, score=(10, 8), hands=falling_clean("AAB")).do("mao").partida is None


@proves("KT-99")
@each_mode
def test_sec_6_1_points_add_up_from_mao_to_mao(mode):
    first = table(mode, hands=falling_clean("AAB")).do("mao")
    assert first.next_mao(falling_clean("AAB")).do(*raised(3), "mao").score == (4, 0)


@proves("KT-68")
@each_mode
@pytest.mark.parametrize(("winners", "score"), [("AA", (2, 0)), ("ABA", (2, 1)), ("BAB", (1, 2))])
def test_sec_4_8c_two_partidas_win_the_boi(mode, winners, score):
    over = boi(mode, winners)
    assert over.outcome is not None
    assert (over.outcome.score, over.outcome.why) == (score, "points")


@proves("KT-68")
@each_mode
@pytest.mark.parametrize("winners", ["A", "AB"])
def test_sec_4_8c_one_partida_each_does_not_end_it(mode, winners):
    assert boi(mode, winners).outcome is None


@proves("KT-68")
@each_mode
def test_sec_4_8c_each_partida_starts_at_nothing(mode):
    assert boi(mode, "A").do("shuffle").score == (0, 0)


@each_mode
def test_kt_a14_the_rotation_of_dealers_goes_on_in_the_next_partida(mode):
    assert boi(mode, "A").do("shuffle").dealer == 1


@each_mode
def test_kt_a30_no_partida_follows_two_to_nothing(mode):
    assert boi(mode, "AA").refused("shuffle").code == "mao_over"
