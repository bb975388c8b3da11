"""What is known of two cards before the flop: what each of the 169 kinds wins against each, and the balance of push and fold for two.

`tables.txt` was written by `tools/poker_tables.py` and is read once, when it is first asked for.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Final, Literal, NamedTuple

from tento.games.poker.bots.sensible.classes import ALL_WAYS, MANY, WAYS, ways_beside

SMALL: Final = 0.5
BIG: Final = 1.0
STACKS: Final = tuple(half / 2 for half in range(2, 25))
"""The stacks in big blinds, posts included and antes not, for which push and fold are known."""
DEAD: Final = (0.0, 0.5, 1.0)
"""The antes in the pot, in big blinds."""
_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_SCALE: Final = 4095
_VALUE: Final = {digit: place for place, digit in enumerate(_DIGITS)}

NEAR: Final = 1e-9
"""Sums of parts of all hands are as near as this to what they stand for."""

Kind = Literal["push", "call"]


def equity_lines(equity: Sequence[Sequence[float]]) -> list[str]:
    """A line for each kind but the first, with its share against each kind before it: two digits of base 64 each."""
    return [_digits([equity[one][other] for other in range(one)]) for one in range(1, MANY)]


def _digits(shares: Sequence[float]) -> str:
    return "".join(_DIGITS[number >> 6] + _DIGITS[number & 63] for number in (round(share * _SCALE) for share in shares))


def read_equity(lines: Sequence[str]) -> Callable[[int, int], float]:
    """What one kind wins against another, from such lines."""
    read = [[(_VALUE[line[at]] << 6 | _VALUE[line[at + 1]]) / _SCALE for at in range(0, len(line), 2)] for line in lines[: MANY - 1]]

    def equity(one: int, other: int) -> float:
        return 0.5 if one == other else read[one - 1][other] if one > other else 1 - read[other - 1][one]

    return equity


def range_line(kind: str, hands: Sequence[bool]) -> str:
    """The kinds of hands of one side, a bit for each."""
    return f"{kind} {sum(held << place for place, held in enumerate(hands)):x}"


@cache
def _lines() -> tuple[str, ...]:
    return tuple(files(__package__).joinpath("tables.txt").read_text().splitlines())


@cache
def known_equity() -> Callable[[int, int], float]:
    """What one kind wins against another."""
    return read_equity(_lines())


@cache
def _ranges() -> tuple[int, ...]:
    return tuple(int(line.split()[1], 16) for line in _lines()[MANY - 1 :])


def _nearest(value: float, known: Sequence[float]) -> int:
    return min(range(len(known)), key=lambda place: abs(known[place] - value))


def in_balance(kind: Kind, hand: int, stack: float, dead: float) -> bool:
    """Whether this kind of hand is pushed from the small blind, or called with from the big one, where two are left."""
    place = _nearest(dead, DEAD) * len(STACKS) + _nearest(stack, STACKS)
    return bool(_ranges()[2 * place + (kind == "call")] >> hand & 1)


class Known(NamedTuple):
    """`order` are the kinds from the best down, `place` where each stands in it, `reach` what part of all hands the first so many are.

    `against[kind][many]` is what a kind wins against the first so many, one of them held by the other; against none of them a half.
    """

    order: tuple[int, ...]
    place: tuple[int, ...]
    reach: tuple[float, ...]
    against: tuple[tuple[float, ...], ...]


@cache
def known() -> Known:
    """The equities put in order: the best kind is that which wins most against any hand."""
    equity = known_equity()
    beside = [[ways_beside(one, other) for other in range(MANY)] for one in range(MANY)]
    table = [[equity(one, other) for other in range(MANY)] for one in range(MANY)]
    any_hand = [sum(map(mul, table[one], beside[one])) / sum(beside[one]) for one in range(MANY)]
    order = tuple(sorted(range(MANY), key=lambda kind: -any_hand[kind]))
    reach = [0.0]
    for kind in order:
        reach.append(reach[-1] + WAYS[kind] / ALL_WAYS)
    place = [0] * MANY
    for number, kind in enumerate(order):
        place[kind] = number
    return Known(order, tuple(place), tuple(reach), tuple(_running(table[one], beside[one], order) for one in range(MANY)))


def _running(wins: Sequence[float], ways: Sequence[int], order: Sequence[int]) -> tuple[float, ...]:
    won, met, found = 0.0, 0, [0.5]
    for kind in order:
        won += wins[kind] * ways[kind]
        met += ways[kind]
        found.append(won / met if met else 0.5)
    return tuple(found)


def many_of(part: float) -> int:
    """How many of the best kinds make up this part of all hands; at least one."""
    return min(MANY, max(1, bisect_left(known().reach, part - NEAR)))


def better_share(hand: int) -> float:
    """The part of all hands that is better than this kind, from 0 for the best."""
    return known().reach[known().place[hand]]
