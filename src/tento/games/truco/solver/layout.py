"""Where the arrays of a walk lie in three long ones: a deep recursion that is handed many arrays spends its time on handing them over.

Everything that is one for each hand takes a multiple of sixteen places; what lies beyond the last hand is reached by nobody.
"""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tento.games.truco.solver.hands import Hands, Space
from tento.games.truco.solver.lanes import LANES
from tento.games.truco.solver.situations import NOWHERE, Situation

Ints = npt.NDArray[np.integer[Any]]
Floats = npt.NDArray[np.float32]

HANDS: Final = 512
"""Room for so many hands of one space."""
DEEPEST: Final = 32
ACTIONS: Final = 5
KINDS: Final = 3
"""Of hands that answer the last card: higher, lower, equal."""

# A row of the table of situations.
KIND, PLAYER, LAYING, AFTER, COVERING, ANSWERED, BETS, MANY_BETS, COLUMNS = 0, 1, 2, 3, 4, 5, 8, 11, 12

# Whole numbers: how many hands a space has and the room they take, how many classes there are, cards of each class that may still come,
# cards of hands, where among actions and hands lies the hand before a card was laid or covered, and where the joint ways of hands lie.
SIZES: Final = 0
ROOM: Final = SIZES + 8
MANY_CLASSES: Final = ROOM + 8
COMING: Final = MANY_CLASSES + 8
CARDS: Final = COMING + LANES
BEFORE: Final = CARDS + 5 * HANDS * 3
BEFORE_COVERING: Final = BEFORE + 4 * LANES * HANDS
JOINT: Final = BEFORE_COVERING + HANDS
INTS: Final = JOINT + 1 + 2 * LANES

# Numbers: how much of the old is kept, cards of each class that nobody has seen, which classes lie below and above each, what hands can do
# and one share of it; then by depth the reaches, values, strategies, what they reach and gain; the bets over a last card; what the
# situations are worth; and behind all that the joint ways of hands in the first rodada.
KEEP: Final = 0
LEFT: Final = KEEP + LANES
BELOW: Final = LEFT + LANES
ABOVE: Final = BELOW + LANES * LANES
SCRATCH: Final = ABOVE + LANES * LANES
PAIRED: Final = SCRATCH + LANES
USABLE: Final = PAIRED + LANES * LANES
EVEN: Final = USABLE + 6 * ACTIONS * HANDS
REACH: Final = EVEN + 6 * (ACTIONS + 1) * HANDS
VALUES: Final = REACH + 2 * DEEPEST * HANDS
MIXED: Final = VALUES + DEEPEST * HANDS
PLAYED: Final = MIXED + DEEPEST * ACTIONS * HANDS
GAINS: Final = PLAYED + DEEPEST * ACTIONS * HANDS
LAST_BETS: Final = GAINS + DEEPEST * ACTIONS * HANDS
LAST_BETS_ROOM: Final = (1 + KINDS + KINDS * (1 + 2 * ACTIONS)) * LANES
WORTH: Final = LAST_BETS + DEEPEST * LAST_BETS_ROOM


class Arrays(NamedTuple):
    """The situations, the hands with the cards that are left, and what a walk works with."""

    rows: Ints
    ints: Ints
    floats: Floats


def laid_out(situations: Sequence[Situation], hands: Hands, left: Sequence[int]) -> Arrays:
    """The arrays of a game, before its first walk; `left` are the cards of each class that are really there."""
    rows = np.full((len(situations), COLUMNS), NOWHERE, np.int64)
    for row, one in zip(rows, situations, strict=True):
        row[:ANSWERED] = one.kind, one.player, one.laying, one.after, one.covering
        row[ANSWERED:BETS] = one.higher, one.lower, one.equal
        row[BETS : BETS + len(one.bets)] = one.bets
        row[MANY_BETS] = len(one.bets)
    ints = _whole_numbers(hands)
    floats = np.zeros(WORTH + 3 * len(situations), np.float32)
    floats[WORTH:] = np.array([one.worth for one in situations], np.float32).ravel()
    _numbers(floats, hands, left)
    joints = _joint_ways(hands, left, ints, len(floats)) if hands.start.size == hands.sizes[Space.THREE] else []
    return Arrays(rows.ravel(), ints, np.concatenate([floats, *joints]))


def room(space: int, hands: int) -> int:
    """The places that so many hands of two or three cards take, one at least to spare; of one card there are sixteen for each row."""
    return (hands // LANES + 1) * LANES if space in (Space.TWO, Space.THREE) else -(-hands // LANES) * LANES


def _whole_numbers(hands: Hands) -> Ints:
    ints = np.zeros(INTS, np.int64)
    classes, most = len(hands.counts), hands.cards.shape[1]
    rooms = [room(space, int(size)) for space, size in enumerate(hands.sizes)]
    ints[SIZES : SIZES + 5], ints[ROOM : ROOM + 5], ints[MANY_CLASSES] = hands.sizes, rooms, classes
    ints[COMING : COMING + classes] = hands.counts
    ints[CARDS:BEFORE].reshape(5, HANDS, 3)[:, :most] = hands.cards
    before = ints[BEFORE:BEFORE_COVERING].reshape(4, LANES, HANDS)
    for space in (Space.TWO, Space.THREE):  # from nowhere: from the last place, which nobody reaches
        n = rooms[space]
        before[space] = n - 1
        before[space, :classes, :most] = np.where(hands.held[space] < 0, n - 1, hands.slot[space] * n + hands.held[space])
    n, slots = rooms[Space.TWO], 2
    pair, slot = hands.covered.T
    ints[BEFORE_COVERING : BEFORE_COVERING + len(pair)] = np.where(pair < 0, n - 1, (slots + slot) * n + pair)
    return ints


def _numbers(floats: Floats, hands: Hands, left: Sequence[int]) -> None:
    most = hands.cards.shape[1]
    floats[LEFT : LEFT + len(left)] = left
    lane = np.arange(LANES)
    floats[BELOW:ABOVE].reshape(LANES, LANES)[:] = lane[None, :] < lane[:, None]
    floats[ABOVE:SCRATCH].reshape(LANES, LANES)[:] = lane[None, :] > lane[:, None]
    usable = floats[USABLE:EVEN].reshape(6, ACTIONS, HANDS)
    usable[:, :, :most], usable[0] = hands.usable, 1
    for choice, space in enumerate((Space.ONE, Space.ONE, Space.TWO, Space.THREE, Space.TWO, Space.TWO)):
        usable[choice, 0, hands.sizes[space] :] = 1  # beyond the last hand something can be done, so that no value there is impossible
    choices = np.maximum(np.cumsum(usable, axis=1), 1)  # a hand can do so many of the first actions
    floats[EVEN:REACH].reshape(6, ACTIONS + 1, HANDS)[:, 1:] = 1 / choices
    floats[REACH:VALUES].reshape(2, DEEPEST, HANDS)[:, 0, : len(hands.start)] = hands.start


def _joint_ways(hands: Hands, left: Sequence[int], ints: Ints, end: int) -> list[Floats]:
    """In how many ways two hands come from the cards that are left, other by own: three and three; where one card lies, two and three."""
    classes, made = len(hands.counts), list[Floats]()
    held = {space: _how_many(hands, space, int(ints[ROOM + space])) for space in (Space.TWO, Space.THREE)}
    nothing = np.zeros(classes, np.int64)
    tables = [(JOINT, nothing, Space.THREE, Space.THREE)]
    for card, (own, other) in product(range(classes), ((Space.TWO, Space.THREE), (Space.THREE, Space.TWO))):
        tables.append((JOINT + 1 + card + LANES * (own == Space.THREE), np.eye(classes, dtype=np.int64)[card], other, own))
    for place, lies, other, own in tables:
        ints[place] = end + sum(table.size for table in made)
        ways = np.ones((ints[ROOM + other], ints[ROOM + own]), np.float32)
        for one in range(classes):
            taken = held[other][:, None, one] + held[own][None, :, one]
            falling = np.concatenate([[1.0], np.cumprod(np.maximum(left[one] - lies[one] - np.arange(6), 0))])
            ways *= falling[taken].astype(np.float32)
        made.append(ways.ravel())
    return made


def _how_many(hands: Hands, space: Space, places: int) -> Ints:
    """How many cards of each class each hand holds."""
    found = np.zeros((places, len(hands.counts)), np.int64)
    for hand in range(int(hands.sizes[space])):
        for card in hands.cards[space, hand, :space]:
            found[hand, card] += 1
    return found
