"""Where a decision lies in the small policy: by the cards that were laid, the stake and who may raise it, and the hand.

A table shows the stake and who raised last, not when each raise was made: what the solver knows of a mão's betting is drawn together so.
"""

from typing import Final

MODES: Final = 16
"""Eight for who is to lay a card, by stake and who may raise; eight for who is asked, by what is asked for and by whom."""
ASKED: Final = 8
"""The first mode of who is asked."""
LANES: Final = 16
FATES: Final = 3
"""Who answers a last card knows what the own one does to it: it is higher, lower or equal."""


def turn_mode(step: int, right: int) -> int:
    """To lay a card at this step of the ladder; `right` says who may raise, 0 where nobody or either may."""
    return 0 if step == 0 else 2 * step - 1 + right


def asked_mode(step: int, by: int) -> int:
    """To answer this step of the ladder, asked for by this player."""
    return ASKED + 2 * (step - 1) + by


def first_size(classes: int, threes: int) -> int:
    """The places of the first rodada."""
    return (1 + classes) * MODES * threes


def laid_size(classes: int, twos: int) -> int:
    """The places of the second rodada after each pair of cards, where a card is to be chosen."""
    return MODES * (twos + (classes + 1) * max(twos, classes * LANES))


def last_start(classes: int, twos: int) -> int:
    """Where the places begin at which the leader's last card lies."""
    return laid_size(classes, twos) + classes * classes * MODES * LANES + classes * MODES * classes * LANES


def rest_size(classes: int, twos: int) -> int:
    """The places after each pair of cards of the first rodada."""
    return last_start(classes, twos) + (classes + 1) * classes * MODES * FATES * LANES


def first_place(threes: int, laid: int, mode: int, hand: int) -> int:
    """In the first rodada; `laid` is 0, or the class of the card that lies there and 1."""
    return (laid * MODES + mode) * threes + hand


def second_place(classes: int, twos: int, laid: int, mode: int, hand: int) -> int:
    """In the second rodada; `laid` is 0, or the class of the card that lies there and 1, `classes` being a covered one."""
    if laid == 0:
        return mode * twos + hand
    return MODES * twos + ((laid - 1) * MODES + mode) * max(twos, classes * LANES) + hand


def third_place(classes: int, start: int, led: int, answer: int, mode: int, hand: int) -> int:
    """Before the leader's last card, after these cards of the second rodada, from `laid_size` on: the hand is a class, or a pair."""
    if led < classes:
        return start + ((led * classes + answer) * MODES + mode) * LANES + hand
    return start + classes * classes * MODES * LANES + (answer * MODES + mode) * classes * LANES + hand


def last_place(classes: int, start: int, led: int, answer: int, mode: int, hand: int) -> int:
    """When the leader's last card lies, from `last_start` on: the hand is that card, or for who answers it a fate and that card."""
    return start + ((led * classes + answer) * MODES + mode) * FATES * LANES + hand
