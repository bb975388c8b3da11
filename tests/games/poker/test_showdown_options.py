"""What a rulebook may say about the showdown otherwise: hands that are not turned up, and the last one that is."""

import pytest

from tento.games.poker.rules import events as ev
from tento.rulebooks.loader import load, overlay
from tento.rulebooks.reading import RulebookError
from tests.games.poker.playing import Table

ACES_OVER_KINGS = "Kc Ac Kd Ad 2c 3d 4h 5s 2h 9c 3s Tc"
"""Two players: the big blind has kings, the button aces, and the board helps nobody."""


def shown(table: Table) -> list[int]:
    return [event.seat for event in table.told(ev.HandShown)]


def test_without_hands_face_up_a_loser_who_is_all_in_need_not_show():
    table = Table(2, all_in_face_up=False).deal(ACES_OVER_KINGS).play("0 all-in", "1 call")
    assert (list(table.turn), shown(table)) == ([0], [])
    table.play("0 show", "1 muck")
    assert (shown(table), table.told(ev.HandEnded)[-1].stacks) == ([0], (10000, 0))


def test_with_hands_face_up_both_lie_open_at_once():
    assert shown(Table(2).deal(ACES_OVER_KINGS).play("0 all-in", "1 call")) == [0, 1]


@pytest.mark.parametrize(("need_not", "turned_up"), [(True, []), (False, [1])])
def test_the_last_with_cards_need_not_show_unless_the_rulebook_says_so(need_not, turned_up):
    table = Table(2, last_need_not_show=need_not).deal(ACES_OVER_KINGS)
    table.play("0 call", "1 check", "1 check", "0 check", "1 check", "0 check", "1 check", "0 raise 50", "1 call", "0 muck")
    assert shown(table) == turned_up


def test_a_rulebook_in_which_cards_do_not_speak_is_refused():
    with pytest.raises(RulebookError, match="cards_speak"):
        overlay(load("cgp-2024"), {"cards_speak": False})
