"""AFIA 2025: threes, the turn and the lixo."""

import pytest

from tento.cards.card import Card
from tento.games.tranca.rules import game
from tento.games.tranca.rules.actions import Take
from tento.games.tranca.rules.events import RedThreeLaid
from tento.games.tranca.rules.melds import is_red_three
from tento.games.tranca.rules.state import the_rodada
from tento.table.seats import SPECTATOR, Seat
from tests.rules.proving import proves
from tests.rules.tranca_tables import dealt, table

ELEVEN = "4c 4d 5h 6s 8s 9d Tc Jd Qh Kc As"


@proves("TR-25")
@pytest.mark.parametrize("cards", ["3s 4s 5s", "3c 3s 3c", "2s 3c 4c"])
def test_art_4_def_3_a_black_three_is_in_no_jogo(cards):
    assert table(turn=1, hands=["", f"{cards} Kd 9h", "", ""]).do("drawn").refused(f"1 lay {cards}").code == "three_in_meld"


@proves("TR-26")
def test_art_4_def_3_a_black_three_locks_the_lixo_for_the_next_player():
    at = table(turn=0, opening=False, hands=["3c 4d 8h", "9d 9h Ts", "9s Js 4c", "5c 5d"], lixo="9c").do("0 draw", "0 discard 3c")
    assert at.refused("1 take 9d 9h").code == "lixo_locked"


@proves("TR-26")
def test_art_4_def_3_by_ta_10_the_lock_lasts_one_turn():
    at = table(turn=0, opening=False, hands=["3c 4d 8h", "9d 9h Ts", "9s Js 4c 5h", "5c 5d"], lixo="9c", monte="Qd Qh")
    at.do("0 draw", "0 discard 3c", "1 draw", "1 discard Ts", "2 take 9s Js")
    assert "3c" in at.rodada.hands[2]


@proves("TR-27")
def test_art_4_def_4_a_red_three_is_in_no_jogo():
    assert table(turn=1, hands=["", "3h 4h 5h Kd 9h", "", ""]).do("drawn").refused("1 lay 3h 4h 5h").code == "three_in_meld"


@proves("TR-27")
def test_art_4_def_4_a_red_three_is_not_discarded():
    assert table(turn=1, hands=["", "3h Kd 9h", "", ""]).do("drawn").refused("1 discard 3h").code == "red_three_stays"


@proves("TR-28")
def test_art_4_def_4_a_red_three_drawn_is_laid_and_replaced():
    at = table(turn=1, hands=["", "4c 5d", "", ""], monte="3h 3d 9s").do("1 draw")
    assert (at.rodada.red_threes[1], at.rodada.hands[1]) == (("3h", "3d"), ("4c", "5d", "9s"))


@proves("TR-28")
def test_art_4_def_4_by_ta_25_a_draw_that_cannot_be_replaced_ends_the_rodada():
    at = table(turn=1, hands=["", "4c 5d", "", ""], mortos=[], morto_taken=["A"]).with_monte("3h")
    assert at.do("1 draw").over


@proves("TR-29")
def test_art_4_def_4_by_ta_25_a_dealt_red_three_may_stay_without_replacement():
    at = table(turn=1, hands=["", "3h 4c 5d", "", ""], lixo="4d 4h", melds={"B": ["4s 4c 4d"]}, mortos=[], morto_taken=["A"]).with_monte("")
    assert at.do("1 take +B1").rodada.hands[1] == ("4c", "5d", "4d")


@proves("TR-29")
def test_art_4_def_4_a_red_three_dealt_is_laid_on_the_first_turn():
    at = table(turn=1, hands=["3d", "3h 4c 5d", "", ""], monte="9s Ts").do("1 draw")
    assert (at.rodada.red_threes, at.rodada.hands[1], at.rodada.hands[0]) == (((), ("3h",)), ("4c", "5d", "9s", "Ts"), ("3d",))


@proves("TR-29")
def test_art_4_def_4_a_red_three_of_the_morto_is_laid_at_once_after_a_batida_direta():
    morto = "3d 4c 5c 6c 7d 8d 9d Th Jh Qh Kd"
    at = table(turn=1, hands=["4h", "Qc Kc Ac", "4s", "5s"], mortos=[morto, ""], monte="6d").do("drawn", "1 lay Qc Kc Ac")
    assert at.rodada.red_threes[1] == ("3d",)
    assert at.rodada.hands[1] == (*morto.split()[1:], "6d")


@proves("TR-29")
@pytest.mark.parametrize("seed", range(4))
def test_art_4_def_4_by_ta_12_all_may_be_laid_at_the_deal(seed):
    hands = the_rodada(dealt(seed, red3_timing="at_deal")).hands
    assert not any(is_red_three(card) for hand in hands for card in hand)


@proves("TR-32")
def test_art_5_a_turn_is_draw_then_lay_then_discard():
    at = table(turn=1, hands=["", "8c 9c Tc 4d 6h", "", ""])
    assert at.refused("1 lay 8c 9c Tc").code == "must_draw_first"
    assert at.do("1 draw").refused("1 draw").code == "already_drew"
    assert at.do("1 lay 8c 9c Tc", "1 discard 4d").turn == 2


@proves("TR-33")
def test_art_5_by_ta_05_the_lixo_is_empty_for_the_first_player():
    assert table(hands=[ELEVEN, "", "", ""], opening=True).refused("0 take 4c 4d").code == "lixo_empty"


@proves("TR-33")
@pytest.mark.parametrize(("agreed", "size"), [(False, 0), (True, 1)])
def test_art_5_by_ta_05_an_upcard_where_agreed(agreed, size):
    state = dealt(2, initial_upcard=agreed)
    assert len(the_rodada(state).lixo) == size


@pytest.mark.parametrize(("allowed", "offered"), [("forbidden", False), ("as_suja", True), ("as_limpa", True)])
def test_a_2_is_taken_with_two_others_where_a_trinca_of_them_is_allowed(allowed, offered):
    at = table(turn=1, hands=["", "2h 2s Kd Qc", "", ""], lixo="4d 2c", options={"trinca_of_twos": allowed})
    assert (Take((Card("2h"), Card("2s"))) in at.offered(1)) is offered


def test_a_2_on_top_makes_no_trinca_with_a_single_one_in_hand():
    at = table(turn=1, hands=["", "2h Kd Ks Qc", "", ""], lixo="4d 2c", options={"trinca_of_twos": "as_suja"})
    assert [option for option in at.offered(1) if isinstance(option, Take)] == [Take((Card("Kd"), Card("Ks")))]


def test_the_top_card_lies_behind_its_equals_in_a_new_trinca():
    at = table(turn=1, hands=["", "9d 9c Kd Qc", "", ""], lixo="4d 9h").do("1 take 9d 9c")
    assert at.rodada.melds[1][0].cards == ("9d", "9c", "9h")


@proves("TR-33")
def test_art_5_by_ta_05_the_first_player_may_take_an_agreed_upcard():
    at = table(turn=0, opening=True, hands=["8c 8d 5h Ks", "", "", ""], lixo="8s", options={"initial_upcard": True})
    assert at.can("0 take 8c 8d")


@proves("TR-34")
def test_art_5_the_first_card_may_be_rejected_once():
    at = table(hands=[ELEVEN, "", "", ""], monte="9c Qd", opening=True).do("0 draw", "0 reject")
    assert (at.top, at.sizes[0], at.turn) == ("9c", 12, 0)
    assert at.refused("0 reject").code == "reject_only_first"


@proves("TR-34")
@pytest.mark.parametrize("steps", [("0 draw", "0 lay 8h 9h Th"), ()])
def test_art_5_not_after_laying_and_not_before_drawing(steps):
    at = table(hands=["8h 9h Th 4c 5d", "", "", ""], monte="9c Qd", opening=True).do(*steps)
    assert at.refused("0 reject").code == ("reject_only_first" if steps else "must_draw_first")


@proves("TR-34")
def test_art_5_nobody_else_rejects():
    at = table(hands=[ELEVEN, "4h 5c", "", ""], monte="9c Qd", opening=True).do("0 draw", "0 discard As", "1 draw")
    assert at.refused("1 reject").code == "reject_only_first"


@proves("TR-34")
def test_art_5_by_ta_06_no_second_card_where_agreed():
    at = table(hands=[ELEVEN, "", "", ""], opening=True, options={"first_player_redraw": False}).do("0 draw")
    assert at.refused("0 reject").code == "reject_only_first"


@proves("TR-34")
def test_art_5_by_ta_06_the_replacement_of_a_red_three_is_the_first_card():
    at = table(hands=[ELEVEN, "", "", ""], monte="3h 3s 8d", opening=True).do("0 draw", "0 reject")
    assert (at.top, at.rodada.red_threes[0]) == ("3s", ("3h",))


@proves("TR-35")
@pytest.mark.parametrize("seat", range(4))
def test_art_5_play_passes_clockwise(seat):
    hands = [f"{rank}c {rank}d {rank}h" for rank in "4567"]
    at = table(turn=seat, opening=False, hands=hands).do(f"{seat} draw", f"{seat} discard {'4567'[seat]}c")
    assert at.turn == (seat + 1) % 4


@proves("TR-36")
def test_art_5_the_lixo_is_taken_whole():
    at = table(turn=3, hands=["", "", "", "Th Qh 4c 5c"], lixo="4h 5d 6c Jh").do("3 take Th Qh")
    assert (sorted(at.rodada.hands[3]), at.top) == (["4c", "4h", "5c", "5d", "6c"], None)


@proves("TR-37")
def test_art_5_only_the_top_of_the_lixo_is_seen():
    at = table(turn=3, hands=["4s", "5s", "6s", "Th Qh"], lixo="7d 8d Jh")
    views = [game.view(at.state, viewer) for viewer in (Seat(0), Seat(3), SPECTATOR)]
    assert [view.rodada and (view.rodada.lixo_top, view.rodada.lixo_size) for view in views] == [("Jh", 3)] * 3


@proves("TR-38")
@pytest.mark.parametrize(
    ("claim", "allowed"), [("Th Qh", True), ("+B1", True), ("4c 5c", False), ("+B2", False), ("Jc Jd", True), ("2s Qh", True)]
)
def test_art_4_def_2_the_top_card_must_be_used(claim, allowed):
    melds = {"B": ["8h 9h Th", "5d 6d 7d"], "A": ["Ks Kd Kc"]}
    at = table(turn=3, hands=["", "", "", "Th Qh 4c 5c Jc Jd 2s 9d"], lixo="4h Jh", melds=melds)
    assert at.can(f"3 take {claim}") is allowed


@proves("TR-38")
def test_art_4_def_2_by_ta_07_never_for_a_jogo_of_the_opponents():
    at = table(turn=3, hands=["", "", "", "Th 4c"], lixo="4h 8c", melds={"A": ["9c Tc Jc"]})
    assert at.refused("3 take +A1").code == "not_your_meld"


@proves("TR-38")
def test_art_4_def_2_buried_cards_of_the_lixo_do_not_help():
    at = table(turn=3, hands=["", "", "", "Th 4c 5c"], lixo="Qh Jh")
    assert at.refused("3 take Th Qh").code == "not_in_hand"


@proves("TR-38")
@pytest.mark.parametrize(("options", "allowed"), [({}, False), ({"lixo_bridge": True}, True)])
def test_art_4_def_2_by_ta_44_no_bridge_to_a_laid_jogo(options, allowed):
    at = table(turn=1, hands=["", "8h Kc 4d", "", ""], lixo="9h", melds={"B": ["5h 6h 7h"]}, options=options)
    assert at.can("1 take +B1 8h") is allowed
    assert any(isinstance(action, Take) for action in at.offered(1)) is allowed


@proves("TR-38")
@pytest.mark.parametrize(("options", "allowed"), [({}, True), ({"wild_from_lixo": False}, False)])
def test_art_4_def_2_by_ta_09_a_two_may_be_taken(options, allowed):
    at = table(turn=1, hands=["", "8s 8d Kc 4h", "", ""], lixo="6h 2h", options=options)
    assert at.can("1 take 8s 8d") is allowed
    assert any(isinstance(action, Take) for action in at.offered(1)) is allowed


@proves("TR-39")
def test_art_4_def_2_the_new_jogo_is_laid_in_the_same_act():
    at = table(turn=3, hands=["", "", "", "Th Qh 4c"], lixo="5d Jh").do("3 take Th Qh")
    assert at.rodada.melds[1][0].cards == ("Th", "Jh", "Qh")


@proves("TR-39")
@pytest.mark.parametrize(("options", "allowed"), [({}, False), ({"lixo_top_must_be_played": False}, True)])
def test_art_5_by_ta_08_a_fitting_top_card_must_be_played_too(options, allowed):
    at = table(turn=3, hands=["", "", "", "4h 9s Kd"], lixo="6h 8c", melds={"B": ["5c 6c 7c"]}, options=options)
    assert at.can("3 take") is allowed


@proves("TR-40")
def test_art_5_a_black_three_on_top_makes_the_monte_compulsory():
    at = table(turn=3, hands=["", "", "", "4h 9s Kd"], lixo="6h 3s")
    assert [type(action).__name__ for action in at.offered(3)] == ["Draw"]


@proves("TR-41")
def test_art_5_one_card_in_hand_closes_the_lixo():
    at = table(turn=2, hands=["", "", "8c", ""], lixo="4h 8d", melds={"A": ["8h 8s 8d"]})
    assert at.refused("2 take +A1").code == "one_card_hand"


@proves("TR-42")
def test_art_5_by_ta_11_any_number_of_jogos_is_laid():
    at = table(turn=1, hands=["", "4c 5c 6c 9h 9d 9s 7c Kd Qd", "", ""]).do("drawn", "1 lay 4c 5c 6c", "1 lay 9h 9d 9s", "1 add B1 7c")
    assert [len(meld.cards) for meld in at.rodada.melds[1]] == [4, 3]


@proves("TR-43")
def test_art_5_the_discard_ends_the_turn():
    at = table(turn=1, hands=["", "4c 5c", "", ""]).do("drawn", "1 discard 4c")
    assert (at.turn, at.top) == (2, "4c")


@proves("TR-44")
def test_art_5_after_the_discard_nothing_is_changed():
    at = table(turn=1, hands=["", "4c 5c 6c 7c 8d", "", ""]).do("drawn", "1 discard 8d")
    assert {at.refused(step).code for step in ("1 lay 4c 5c 6c", "1 discard 7c", "1 draw")} == {"not_your_turn"}


@proves("TR-28")
def test_art_4_def_4_everybody_sees_a_red_three_laid():
    at = table(turn=1, hands=["", "4c 5d", "", ""], monte="3h 9s").do("1 draw")
    assert at.event(RedThreeLaid).card == "3h"
