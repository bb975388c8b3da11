"""Ranges of starting hands as players write them: `QQ+, AKs, 76s-54s, ATo+`, or four cards of Omaha: `AAxx ds, AKQJ`.

Hold'em: `QQ` and `QQ+`, `99-66`; `AKs` suited, `AKo` offsuit, `AK` both; `ATs+` lets the lower card rise to just below the higher one;
`A5s-A2s` lets the lower card run, `76s-54s` both; `AsKd` is that hand alone. Omaha: four ranks, `x` for any card, then `ds` for twice two
cards of a suit, `ss` for two of a suit and two of others, `r` for four suits; or four cards. `any` is every hand. Commas part them.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Final

from tento.cards.card import Card
from tento.games.poker.rules.hands import RANKS, SUITS

Hole = tuple[Card, ...]
Range = tuple[Hole, ...]

ANY: Final = "any"
PACK: Final = tuple(Card(rank + suit) for rank in RANKS for suit in SUITS)
_PLACE: Final = {card: place for place, card in enumerate(PACK)}
_RANK: Final = f"[{RANKS}]"
_TWO: Final = re.compile(rf"({_RANK})({_RANK})([so]?)")
_RUN: Final = re.compile(rf"({_RANK}{_RANK}[so]?)-({_RANK}{_RANK}[so]?)")
_CARDS: Final = re.compile(rf"(?:{_RANK}[{SUITS}])+")
_FOUR: Final = re.compile(rf"([{RANKS}x]{{4}})(?: ?(ds|ss|r))?")
_SUITS_OF: Final = {"ds": [2, 2], "ss": [2, 1, 1], "r": [1, 1, 1, 1]}


class BadRange(ValueError):
    """The text names no range of hands."""


@cache
def read_range(text: str, hole: int = 2) -> Range:
    """The hands that the text names, each once, in the order of the pack."""
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise BadRange(f"{text!r} names no hands: write as in QQ+, AKs, 76s-54s")
    if ANY in parts:
        return tuple(combinations(PACK, hole))
    found = {hand for part in parts for hand in _hands(part, hole)}
    return tuple(sorted(found, key=lambda hand: [_PLACE[card] for card in hand]))


def _hands(part: str, hole: int) -> Iterable[Hole]:
    if _CARDS.fullmatch(part) and len(part) == 2 * hole:
        return [_exact(part)]
    return _of_two(part) if hole == 2 else _of_four(part)


def _exact(part: str) -> Hole:
    """The very cards that are named."""
    cards = {Card(part[place : place + 2]) for place in range(0, len(part), 2)}
    if 2 * len(cards) != len(part):
        raise BadRange(f"{part!r} names a card twice")
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def _of_two(part: str) -> Iterator[Hole]:
    """The hands of a pair, of two ranks, of all above one, or of a run between two."""
    run, plus = _RUN.fullmatch(part), part.endswith("+")
    if run:
        yield from _run(part, run[1], run[2])
        return
    high, low, suited = _kind(part.removesuffix("+"), part)
    if not plus:
        yield from _of_ranks(high, low, suited)
    elif high == low:
        for rank in range(high, len(RANKS)):
            yield from _of_ranks(rank, rank, suited)
    else:
        for rank in range(low, high):
            yield from _of_ranks(high, rank, suited)


def _kind(text: str, part: str) -> tuple[int, int, str]:
    """The higher rank, the lower one, and whether suited."""
    found = _TWO.fullmatch(text)
    if not found or (found[1] == found[2] and found[3]):
        raise BadRange(f"{part!r} names no hands: write as in QQ+, AKs, 76s-54s")
    low, high = sorted((RANKS.index(found[1]), RANKS.index(found[2])))
    return high, low, found[3]


def _run(part: str, one: str, other: str) -> Iterator[Hole]:
    """Pairs between two, a lower card that runs, or both cards at the same distance."""
    (low_high, low_low, suited), (high, low, also) = sorted((_kind(one, part), _kind(other, part)))
    same_gap, same_high = high - low == low_high - low_low, high == low_high
    if suited != also or not (same_gap or same_high):
        raise BadRange(f"{part!r} is no run: write as in 99-66, A5s-A2s or 76s-54s")
    for step in range(low - low_low + 1):
        yield from _of_ranks(low_high if same_high else low_high + step, low_low + step, suited)


def _of_ranks(high: int, low: int, suited: str) -> Iterator[Hole]:
    """Every hand of two ranks: six of a pair, four suited, twelve offsuit."""
    for two in _of_multiset((RANKS[low], RANKS[high])):
        if not suited or (two[0][1] == two[1][1]) == (suited == "s"):
            yield two


def _of_four(part: str) -> Iterator[Hole]:
    """Every Omaha hand that holds these ranks, with suits like these."""
    found = _FOUR.fullmatch(part)
    if not found:
        raise BadRange(f"{part!r} names no hands: write as in AAxx, AKQJ ds or AsAhKdQc")
    wanted, suits = Counter(found[1].replace("x", "")), _SUITS_OF.get(found[2] or "")
    for ranks in combinations_with_replacement(RANKS, 4):
        if wanted <= Counter(ranks):
            yield from (hand for hand in _of_multiset(ranks) if suits in (None, _suits(hand)))


def _of_multiset(ranks: tuple[str, ...]) -> Iterator[Hole]:
    """Every hand of these ranks, whatever the suits; the ranks ascend."""
    of_each = [[tuple(Card(rank + suit) for suit in some) for some in combinations(SUITS, count)] for rank, count in Counter(ranks).items()]
    for groups in product(*of_each):
        yield tuple(card for group in groups for card in group)


def _suits(hand: Hole) -> list[int]:
    """How many cards there are of each suit, the most first."""
    return sorted(Counter(card[1] for card in hand).values(), reverse=True)
