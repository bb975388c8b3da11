"""AFIA 2025: how cards are laid: what laying may leave in the hand, at which end a card goes, and in what order it is written."""

from itertools import permutations

import pytest

from tento.cards.card import Card, parse_cards
from tento.games.tranca.notation import write
from tento.games.tranca.rules.actions import Add, Lay
from tests.rules.proving import proves
from tests.rules.tranca_tables import table

SIX = "4h 5h 6h 7h 8h 9h"


@proves("TR-18")
@pytest.mark.parametrize(
    ("step", "hand", "melds"),
    [
        ("1 lay 8c 9c Tc", "8c 9c Tc Th", [SIX]),
        ("1 lay 8c 9c Tc", "8c 9c Tc 2s", [SIX]),
        ("1 lay 4s 5s 6s 7s 8s 9s", "4s 5s 6s 7s 8s 9s Ts", []),
        ("1 add B2 Kc", "Kc Th", [SIX, "Kd Kh Ks"]),
        ("1 add B1 9h", "9h Th", ["4h 5h 6h 7h 8h"]),
    ],
)
def test_art_4_def_1_by_ta_45_laying_may_leave_the_card_that_completes_the_canastra(step, hand, melds):
    """The turn can end: that card goes to the jogo, the canastra is there, and the batida is direta."""
    at = table(turn=1, hands=["", hand, "", ""], melds={"B": melds}, morto_taken=["B"]).do("drawn", step)
    assert at.refused(f"1 discard {at.rodada.hands[1][0]}").code == "no_canastra"
    (last,) = at.offered(1)
    assert at.do(f"1 {write(last)}").over
    assert at.state.result is not None
    assert (at.state.result.seat, at.state.result.direct) == (1, True)


@proves("TR-18")
@pytest.mark.parametrize(
    ("hand", "melds", "options"),
    [
        ("8c 9c Tc Jh", [SIX], {}),
        ("8c 9c Tc 3s", [SIX], {}),
        ("8c 9c Tc 8h", ["4h 5h 6h 7h"], {}),
        ("8c 9c Tc 2s", [SIX], {"batida_requires": "limpa"}),
        ("8c 9c Tc 2s", ["4h 5h 2c 7h 8h 9h"], {}),
    ],
)
def test_art_4_def_1_by_ta_45_a_card_that_completes_nothing_may_not_be_left(hand, melds, options):
    at = table(turn=1, hands=["", hand, "", ""], melds={"B": melds}, morto_taken=["B"], options=options).do("drawn")
    assert at.refused("1 lay 8c 9c Tc").code == "must_keep_a_card"


@proves("TR-18")
def test_art_4_def_1_by_ta_45_no_canastra_helps_a_pair_that_may_not_go_out_without_its_morto():
    given = {"morto_taken": ["A"], "mortos": [], "options": {"batida_without_morto_if_converted": False}}
    at = table(turn=1, hands=["", "8c 9c Tc Th", "", ""], melds={"B": [SIX]}, **given).do("drawn")
    assert at.refused("1 lay 8c 9c Tc").code == "must_keep_a_card"


@proves("TR-18", "TR-46")
@pytest.mark.parametrize(("last", "allowed"), [("Th", True), ("Jh", False)])
def test_art_4_def_6_by_ta_45_the_canastra_that_the_morto_asks_for_may_be_completed_too(last, allowed):
    at = table(turn=1, hands=["", f"8c 9c Tc {last}", "", ""], melds={"B": [SIX]}, options={"morto_requires_canastra": True}).do("drawn")
    assert at.can("1 lay 8c 9c Tc") is allowed


@proves("TR-18")
@pytest.mark.parametrize(("card", "offered"), [("9s", True), ("2s", True), ("8s", False), ("Ts", False)])
def test_art_4_def_1_a_trinca_is_offered_its_own_rank_and_the_wild_card(card, offered):
    at = table(turn=1, hands=["", f"{card} Kd Qc", "", ""], melds={"B": ["9d 9c 9h"]}).do("drawn")
    assert (Add("B1", (Card(card),)) in at.offered(1)) is offered


@pytest.mark.parametrize(("card", "offered"), [("2s", True), ("9s", False)])
def test_where_a_trinca_of_twos_is_allowed_it_takes_twos_and_nothing_else(card, offered):
    hands = ["", f"{card} Kd Qc", "", ""]
    at = table(turn=1, hands=hands, melds={"B": ["2c 2d 2h"]}, options={"trinca_of_twos": "as_limpa"}).do("drawn")
    assert (Add("B1", (Card(card),)) in at.offered(1)) is offered
    assert at.can(f"1 add B1 {card}") is offered


@proves("TR-18")
@pytest.mark.parametrize(
    ("card", "offered"), [("4h", True), ("8h", True), ("2s", True), ("5h", False), ("7h", False), ("9h", False), ("4s", False)]
)
def test_art_4_def_1_a_sequencia_is_offered_the_next_cards_of_its_suit_at_both_ends(card, offered):
    at = table(turn=1, hands=["", f"{card} Kd Qc", "", ""], melds={"B": ["5h 6h 7h"]}).do("drawn")
    assert (Add("B1", (Card(card),)) in at.offered(1)) is offered


@proves("TR-18")
@pytest.mark.parametrize(
    ("meld", "card", "low"),
    [
        ("4h 5h 6h 7h", "2s", ""),
        ("4h 5h 2s 7h", "6h", ""),
        ("5h 6h 7h", "2s", "2s 5h 6h 7h"),
        ("5h 6h 7h", "4h", "4h 5h 6h 7h"),
        ("5h 6h 7h", "8h", ""),
    ],
)
def test_art_4_def_1_nothing_goes_to_a_low_end_where_there_is_none(meld, card, low):
    """Below the four stands the three, which takes no part in jogos; and a card that belongs to the high end is not at the low one."""
    at = table(turn=1, hands=["", f"{card} Kd Qc", "", ""], melds={"B": [meld]}).do("drawn")
    if low:
        assert card != "2s" or Add("B1", (Card(card),), low=True) in at.offered(1), "what is allowed is offered"
        assert " ".join(at.do(f"1 add B1 {card} low").rodada.melds[1][0].cards) == low
    else:
        assert at.refused(f"1 add B1 {card} low").code == "does_not_fit"
        assert at.can(f"1 add B1 {card}")


@proves("TR-16", "TR-19")
@pytest.mark.parametrize("order", list(permutations(("5h", "6h", "7h", "2s"))))
def test_art_4_def_1_cards_that_make_a_jogo_are_laid_in_whatever_order_they_are_written(order):
    at = table(turn=1, hands=["", "5h 6h 7h 2s Kd Qc", "", ""]).do("drawn", f"1 lay {' '.join(order)}")
    assert " ".join(at.rodada.melds[1][0].cards) in ("5h 6h 7h 2s", "2s 5h 6h 7h")


@proves("TR-17")
@pytest.mark.parametrize("order", list(permutations(("Ks", "2d", "Kh", "Kc"))))
def test_art_4_def_10_a_trinca_is_laid_in_whatever_order_it_is_written(order):
    assert table(turn=1, hands=["", "Ks 2d Kh Kc 8s 9d", "", ""]).do("drawn", f"1 lay {' '.join(order)}").kind("B1") == "open"


@proves("TR-19")
@pytest.mark.parametrize(
    ("written", "laid"),
    [
        ("Kh 2s Ah", "2s Kh Ah"),
        ("4d 2c 5d", "4d 5d 2c"),
        ("5d 2c 4d", "4d 5d 2c"),
        ("7h 2s 4h 5h", "4h 5h 2s 7h"),
        ("8s 6s 2d 7s", "6s 7s 8s 2d"),
    ],
)
def test_art_4_def_5_a_two_written_between_neighbours_stands_where_a_place_is_free(written, laid):
    at = table(turn=1, hands=["", f"{written} Kc 9c", "", ""]).do("drawn", f"1 lay {written}")
    assert " ".join(at.rodada.melds[1][0].cards) == laid


@proves("TR-19")
@pytest.mark.parametrize(("written", "laid"), [("7h 6h 5h 2s", "2s 5h 6h 7h"), ("2s 7h 6h 5h", "5h 6h 7h 2s")])
def test_art_4_def_5_a_two_stands_at_the_end_where_it_is_written_also_from_the_highest_card_down(written, laid):
    at = table(turn=1, hands=["", f"{written} Kc 9c", "", ""]).do("drawn", f"1 lay {written}")
    assert " ".join(at.rodada.melds[1][0].cards) == laid


@proves("TR-17")
@pytest.mark.parametrize("trinca", ["9c 9d 9h", "9c 9d 9h 9s", "9c 9c 9d 9h 9s"])
def test_art_4_def_10_all_cards_of_a_rank_are_offered_as_one_trinca(trinca):
    assert Lay(parse_cards(trinca)) in table(turn=1, hands=["", f"{trinca} Kc Qd", "", ""]).do("drawn").offered(1)


@pytest.mark.parametrize(("laid", "offered"), [("7c 7d 7h", True), ("9c 9d 9h", False), ("9h Th Jh", True)])
def test_by_ta_29_where_a_second_trinca_of_a_rank_is_not_allowed_one_of_another_rank_is_offered(laid, offered):
    at = table(turn=1, hands=["", "9s 9c 9h Kc Qd", "", ""], melds={"B": [laid]}, options={"duplicate_trincas": False}).do("drawn")
    assert (Lay(parse_cards("9c 9h 9s")) in at.offered(1)) is offered


@pytest.mark.parametrize(("laid", "offered"), [("7c 7d 7h", True), ("2c 2d 2h", False)])
def test_by_ta_29_and_ta_04_a_second_trinca_of_twos_is_not_offered_where_one_of_a_rank_is_all(laid, offered):
    options = {"duplicate_trincas": False, "trinca_of_twos": "as_suja"}
    at = table(turn=1, hands=["", "2s 2c 2h Kc Qd", "", ""], melds={"B": [laid]}, options=options).do("drawn")
    assert (Lay(parse_cards("2c 2h 2s")) in at.offered(1)) is offered
    assert at.can("1 lay 2c 2h 2s") is offered
