"""AFIA 2025 by TA-46: what was laid in a turn goes back to the hand before the discard; nothing that showed a hidden card does."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules import game
from tento.games.tranca.rules.actions import Undo
from tento.table.seats import SPECTATOR, Seat
from tests.rules.proving import proves
from tests.rules.tranca_tables import CANASTRA, table

HAND = "8c 9c Tc 4d Kh Kd Ks Jc"


def laid(*steps: str, **options):
    return table(turn=1, hands=["", HAND, "", ""], melds={"B": ["5s 6s 7s"]}, options=options).do("drawn", *steps)


@proves("TR-42")
@pytest.mark.parametrize("step", ["1 lay 8c 9c Tc", "1 lay Kh Kd Ks", "1 lay 8c 9c Tc Jc"])
def test_art_5_by_ta_46_a_jogo_that_was_laid_goes_back_to_the_hand(step):
    before = laid()
    at = laid(step, "1 undo")
    assert Counter(at.rodada.hands[1]) == Counter(before.rodada.hands[1])
    assert at.rodada.melds == before.rodada.melds


@proves("TR-42")
def test_art_5_by_ta_46_a_card_that_was_added_goes_back_and_the_jogo_is_as_it_was():
    at = laid("1 lay 8c 9c Tc", "1 add B2 Jc", "1 undo")
    assert at.rodada.melds[1][1].cards == ("8c", "9c", "Tc")
    assert "Jc" in at.rodada.hands[1]


@proves("TR-42")
def test_art_5_by_ta_46_a_two_that_slid_stands_again_where_it_was():
    at = table(turn=1, hands=["", "7h Kc 4d", "", ""], melds={"B": ["6h 2s 8h"]}).do("drawn", "1 add B1 7h low")
    assert at.do("1 undo").rodada.melds[1][0].cards == ("6h", "2s", "8h")


@proves("TR-42")
def test_art_5_by_ta_46_the_last_goes_back_first():
    at = laid("1 lay 8c 9c Tc", "1 lay Kh Kd Ks", "1 undo")
    assert [meld.cards for meld in at.rodada.melds[1][1:]] == [("8c", "9c", "Tc")]


@proves("TR-42")
def test_art_5_by_ta_46_everybody_sees_what_went_back():
    event = laid("1 lay 8c 9c Tc", "1 undo").event(ev.LayingUndone)
    assert (event.only, event.seat, event.meld, event.cards, event.whole) == (None, 1, "B2", ("8c", "9c", "Tc"), ())


@proves("TR-42")
def test_art_5_by_ta_46_three_times_in_a_turn_and_no_more():
    at = laid(*["1 lay 8c 9c Tc", "1 undo"] * 3, "1 lay 8c 9c Tc")
    assert at.refused("1 undo").code == "undo_spent"


@proves("TR-42")
@pytest.mark.parametrize(("often", "allowed"), [(0, False), (1, True)])
def test_art_5_by_ta_46_what_was_agreed_on_taking_back_holds(often, allowed):
    assert laid("1 lay 8c 9c Tc", undo_per_turn=often).can("1 undo") is allowed


@proves("TR-42")
def test_art_5_by_ta_46_the_next_turn_has_its_own_three():
    hands = ["", HAND, "8d 9d Td 4c Qh", ""]
    at = table(turn=1, hands=hands).do("drawn", *["1 lay 8c 9c Tc", "1 undo"] * 3, "1 discard 4d", "drawn", "2 lay 8d 9d Td")
    assert at.can("2 undo")


@proves("TR-43")
def test_art_5_after_the_discard_nothing_goes_back():
    at = laid("1 lay 8c 9c Tc", "1 discard 4d")
    assert at.refused("1 undo").code == "not_your_turn"


@proves("TR-42")
def test_art_5_by_ta_46_a_draw_stays():
    assert laid().refused("1 undo").code == "nothing_to_undo"


@proves("TR-42")
def test_art_5_by_ta_46_nothing_goes_back_before_the_draw():
    assert table(turn=1, hands=["", HAND, "", ""]).refused("1 undo").code == "must_draw_first"


@proves("TR-39")
def test_art_4_def_2_by_ta_46_the_lixo_and_the_jogo_it_was_taken_for_stay():
    at = table(turn=3, hands=["", "", "", "Th Qh 4c Kc"], lixo="5d Jh").do("3 take Th Qh")
    assert at.refused("3 undo").code == "nothing_to_undo"


@proves("TR-39")
def test_art_4_def_2_by_ta_46_what_is_laid_after_the_lixo_goes_back_to_it():
    at = table(turn=3, hands=["", "", "", "Th Qh 4c Kh"], lixo="5d Jh").do("3 take Th Qh", "3 add B1 Kh", "3 undo")
    assert at.rodada.melds[1][0].cards == ("Th", "Jh", "Qh")
    assert at.refused("3 undo").code == "nothing_to_undo"


@proves("TR-48")
def test_art_4_def_6_by_ta_46_nothing_goes_back_once_the_morto_was_seen():
    at = table(turn=1, hands=["", "8c 9c Tc", "", ""]).do("drawn", "1 lay 8c 9c Tc")
    assert at.event(ev.MortoTaken).direct
    assert at.refused("1 undo").code == "nothing_to_undo"


@proves("TR-42")
def test_art_5_by_ta_46_the_canastra_that_went_back_lets_nobody_out():
    at = table(turn=1, hands=["", "Th Kc", "", ""], melds={"B": [CANASTRA.removesuffix(" Th")]}, morto_taken=["B"])
    at = at.do("drawn", "1 add B1 Th", "1 undo")
    assert at.kind("B1") == "open"
    assert at.refused("1 add B1 Kc").code == "does_not_fit"


def test_a_view_tells_how_much_may_go_back_and_no_bot_is_offered_it():
    at = laid("1 lay 8c 9c Tc", "1 lay Kh Kd Ks", "1 undo")
    shown = [game.view(at.state, viewer).rodada for viewer in (Seat(0), Seat(1), SPECTATOR)]
    assert [rodada and rodada.undo for rodada in shown] == [1, 1, 1]
    assert Undo() not in at.offered(1)


def test_without_taking_back_the_table_remembers_nothing():
    at = laid("1 lay 8c 9c Tc", undo_per_turn=0)
    assert at.rodada == replace(at.rodada, laid=(), undone=0)
