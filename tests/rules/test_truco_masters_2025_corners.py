"""Truco Masters 2025: corners that one condition alone decides: raises before the onze, the clock between mãos, what the dark hides."""

from functools import partial

import pytest

from tento.cards.card import Card
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Award, Cover
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, Pair, Seat
from tests.rules import tables
from tests.rules.proving import proves
from tests.rules.tables import Table, falling

TM = "truco-masters-2025"
ONZE = (11, 7)
FERRO = (11, 11)
BEST_OF_THREE = {"match_best_of": {"default": 3}, "first_dealer_scope": "each_match"}

ceremony = partial(tables.ceremony, TM)
table = partial(tables.table, TM)


@proves("TM-115")
def test_a_30_where_raises_are_allowed_the_mao_de_onze_is_still_decided_first():
    at = table(score=ONZE, options={"onze_raises": "allowed"})
    assert at.refused("1 raise").code == "eleven_undecided"
    assert at.do("0 eleven play").can("1 raise 6")


@proves("TM-115")
def test_a_30_where_both_must_agree_the_last_word_of_each_counts():
    at = table(score=ONZE, options={"onze_decision_by": "both_agree"}).do("0 eleven play", "0 eleven run", "2 eleven play")
    assert at.stage == "onze"
    assert at.do("0 eleven play").stage == "play"


@proves("TM-110")
def test_a_8_nobody_raises_over_a_raise_of_the_own_pair_that_still_waits():
    at = table(options={"raise_alternation": "anyone"}).do("1 raise")
    assert at.refused("3 raise 6").code == "own_raise"


@proves("TM-106")
def test_a_7_where_truco_waits_for_the_first_card_it_may_be_called_between_two_rodadas():
    assert table(options={"raise_window": "first_card_to_last_card"}).do("rodada").can("0 raise 3")


@proves("TM-100")
def test_a_29a_once_a_rodada_is_won_the_game_is_not_tied_any_more():
    at = table(hands=falling("BTA"), options={"facedown_while_tied": "forbidden"}).do("rodada", "rodada")
    assert (at.rodadas, at.can(f"{at.turn} cover {at.mao.hands[at.turn][0]}")) == (["B", None], True)


@proves("TM-119")
@pytest.mark.parametrize("facedown", [False, True])
def test_a_31_what_is_refused_in_the_dark_does_not_tell_what_is_in_the_hand(facedown):
    """Seat 1 holds 3s and not 4c: both get the same answer."""
    at = table(score=FERRO, options={"ferro_facedown": facedown, "facedown_r1": True})
    answers = [game.apply(at.state, Seat(1), Cover(Card(card))) for card in ("3s", "4c")]
    assert isinstance(answers[0], Refusal)
    assert answers[0] == answers[1]
    assert at.refused("1 play 3s") == at.refused("1 play 4c")


@proves("TM-119")
@pytest.mark.parametrize("place", [-1, 3])
def test_a_31_a_dark_card_is_one_of_the_three_places(place):
    assert table(score=FERRO).refused(f"1 dark {place}").code == "not_in_hand"


@proves("TM-117")
def test_a_31_the_mao_de_ferro_wins_the_partida_however_far_it_is():
    """Where it comes at ten, it is worth two."""
    over = table(score=(10, 10), hands=falling("AAT"), options={"onze_at": 10}).do("mao")
    assert (over.points, over.score, over.partida) == (2, (12, 10), "A")


@proves("TM-104")
def test_a_29e_a_stake_that_is_kept_does_not_go_into_the_next_partida():
    """Time is up in a mão worth three that nobody wins: pair A has the partida, and the next one begins at one."""
    at = table(score=(5, 4), hands=falling("TTT"), options={"redeal_stake": "keep", **BEST_OF_THREE})
    at.do("1 raise", "2 accept", "clock 60:00", "mao")
    assert (at.partida, at.next_mao().value) == ("A", 1)


@proves("TM-96")
def test_a_29_four_hidden_cards_may_go_to_the_leaders_but_an_open_tie_is_a_tie():
    assert table(hands=falling("TAA"), options={"all_facedown": "leader_pair_wins"}).do("rodada").rodadas == [None]


@proves("TM-134")
def test_a_24_every_mao_has_turns_of_its_own():
    """A clock that ran for a turn of one mão never goes on in the next."""
    first = table(hands=falling("AAT"))
    began = first.waiting.turn
    assert first.do("mao").next_mao().waiting.turn != began


@proves("TM-128")
def test_a_18_a_mao_that_does_not_count_ends_the_partida_too_once_time_is_up():
    at = table(score=(5, 4)).do("clock 60:00")
    assert at.partida is None
    assert at.do("referee wrong-count 1 2").partida == "A"


def next_partida(at: Table) -> Table:
    """The first mão of the partida that follows, won by pair A."""
    return at.next_mao(falling("AAT")).do("mao")


@proves("TM-128")
def test_a_18_a_partida_won_by_points_after_time_leaves_the_next_its_whole_time():
    at = table(score=(9, 4), hands=falling("AAT"), options=BEST_OF_THREE).do("1 raise", "0 accept", "clock 60:00", "mao")
    assert (at.partida, at.score) == ("A", (12, 4))
    assert (next_partida(at).partida, at.score) == (None, (1, 0))


@proves("TM-130")
def test_a_19_after_the_directors_word_the_jogo_goes_on():
    at = ceremony(score=(4, 4), options={"time_tie_rule": "director", **BEST_OF_THREE}).do("clock 60:00")
    assert at.waiting.table is False
    assert (at.do("referee award B").partida, next_partida(at).partida) == ("B", None)


@proves("TM-130")
def test_a_19_the_director_names_one_of_the_two_pairs():
    at = ceremony(score=(4, 4), options={"time_tie_rule": "director"}).do("clock 60:00")
    assert isinstance(game.apply(at.state, REFEREE, Award(Pair(2))), Refusal)


@proves("TM-128")
def test_a_18_the_clock_never_goes_back_but_may_be_read_twice():
    at = table().do("clock 10:00", "clock 10:00")
    assert at.refused("clock 9:59").code == "wrong_moment"


@proves("TM-128")
def test_a_18_time_is_up_once():
    at = table(score=(5, 4)).do("clock 60:00")
    assert any(isinstance(event, ev.TimeUp) for event in at.events)
    assert at.do("clock 60:01").events == ()


@proves("TM-128")
def test_a_18_a_mao_de_onze_that_is_dealt_is_finished_though_nobody_has_decided_yet():
    at = table(score=ONZE).do("clock 60:00")
    assert (at.stage, at.partida) == ("onze", None)
    assert at.do("0 eleven run").partida == "A"
