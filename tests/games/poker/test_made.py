"""What an open hand is called is told by its category and ranks."""

import pytest

from tento.cards.card import parse_card
from tento.games.poker.rules.hands import top_card
from tento.games.poker.rules.made import MadeView, made
from tento.games.poker.rules.variants import VARIANTS


def cards(text):
    return [parse_card(word) for word in text.split()]


@pytest.mark.parametrize(
    ("variant", "held", "board", "told"),
    [
        ("no-limit-holdem", "Ks Kd", "Ah 9c 8d 4s 2c", MadeView("pair", "KA98", None)),
        ("no-limit-holdem", "As 2d", "3h 4c 5d Ks Kc", MadeView("straight", "5432A", None)),
        ("no-limit-holdem", "Ts 9s", "Tc Td 9h 9c 2c", MadeView("full_house", "T9", None)),
        ("pot-limit-omaha", "As Ks 2d 3c", "Qs Js Ts 9s 8s", MadeView("straight_flush", "AKQJT", None)),
        ("omaha-hilo", "As 2s Kd Kc", "Kh 8c 5d 4s 9c", MadeView("trips", "K98", "8542A")),
        ("omaha-hilo", "As Ks Kd Qc", "Kh 8c 5d 4s 9c", MadeView("trips", "K98", None)),
        ("razz", "As 2s 3d 4c 6h Kd Kc", "", MadeView(None, "", "6432A")),
    ],
)
def test_the_best_five_cards_are_told_by_category_and_ranks(variant, held, board, told):
    assert made(VARIANTS[variant], cards(held), cards(board)) == told


def test_four_cards_make_nothing_yet():
    assert made(VARIANTS["stud"], cards("As Ks Qs Js"), ()) is None
    assert made(VARIANTS["pot-limit-omaha"], cards("As Ks Qs Js"), cards("2c 3c")) is None


@pytest.mark.parametrize(
    ("side", "held", "highest"),
    [
        ("high", "As 2d 3h 4c 5d Kc Kh", 5),
        ("high", "As 2s 3s 4s 5s Kc Kh", 5),
        ("high", "As Kd Qh Jc Td 2c 3h", 14),
        ("high", "As Ad 5h 5c 9d 2c 3h", 14),
        ("high", "5s 5d 5h 5c 9d 2c 3h", 9),
        ("low", "As 2d 3h 4c 6d Kc Kh", 6),
    ],
)
def test_the_ace_of_a_wheel_and_of_a_low_is_not_the_highest_card(side, held, highest):
    assert top_card(VARIANTS["stud-hilo"], side, cards(held), ())[0] == highest
