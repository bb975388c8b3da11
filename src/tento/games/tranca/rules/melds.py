"""Jogos: what makes a sequência or a trinca, what may be added to it, and when it is a canastra.

A sequência runs from 4 to ace: threes take no part in jogos, so a 2 is never natural and the ace never low.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

import msgspec

from tento.cards.card import Card
from tento.games.tranca.rules.codes import Code
from tento.games.tranca.values import TrancaRules
from tento.rulebooks.enforced import enforces

CHAIN: Final = "456789TJQKA"
PLACE: Final = {rank: place for place, rank in enumerate(CHAIN)}
TOP: Final = len(CHAIN) - 1
WILD: Final = "2"
THREE: Final = "3"
RED: Final = ("h", "d")

Kind = Literal["open", "limpa", "suja"]


class Meld(msgspec.Struct, frozen=True):
    """A jogo on the table. `head` is the suit of a sequência or the rank of a trinca; `low` the place of a sequência's first card."""

    sequence: bool
    head: str
    cards: tuple[Card, ...]
    wilds: int
    low: int = 0

    @property
    def high(self) -> int:
        """The place of a sequência's last card."""
        return self.low + len(self.cards) - 1


class Fault(NamedTuple):
    """Why cards make no jogo, or may not be laid: the code of the refusal and the rules behind it."""

    code: Code
    rules: tuple[str, ...]


def is_red_three(card: Card) -> bool:
    """3♥ and 3♦."""
    return card[0] == THREE and card[1] in RED


def is_black_three(card: Card) -> bool:
    """3♠ and 3♣."""
    return card[0] == THREE and card[1] not in RED


@enforces("canastra_min", "limpa_points", "suja_points", "suja_cleans", "trinca_of_twos")
def kind_of(meld: Meld, rules: TrancaRules) -> Kind:
    """Seven cards are a canastra: limpa without a wild card, suja with one. A wild card never leaves its jogo."""
    if len(meld.cards) < rules.canastra_min:
        return "open"
    if meld.head == WILD:
        return "limpa" if rules.trinca_of_twos == "as_limpa" else "suja"
    return "suja" if meld.wilds else "limpa"


@enforces("wild_rank", "wilds_per_meld")
def bears(rules: TrancaRules, wilds: int, naturals: int) -> bool:
    """Whether a jogo may hold so many wild cards beside so many natural ones, of which there are always two."""
    limit = rules.wilds_per_meld
    return naturals >= 2 and (wilds < naturals if limit == "minority" else wilds <= limit)


@enforces("threes_in_melds", "meld_min", "trincas", "ace_low")
def new_meld(cards: Sequence[Card], rules: TrancaRules, *, free: bool = False) -> Meld | Fault:
    """The jogo that these cards make, a 2 standing where it is written; `free` lets it stand wherever it may."""
    if any(card[0] == THREE for card in cards):
        return Fault("three_in_meld", ("threes_in_melds",))
    if len(cards) < rules.meld_min:
        return Fault("not_a_meld", ("meld_min",))
    naturals = [card for card in cards if card[0] != WILD]
    wilds = len(cards) - len(naturals)
    if not naturals:
        return _twos(tuple(cards), rules)
    if not bears(rules, wilds, len(naturals)):
        return Fault("too_many_wilds", ("wilds_per_meld", "wild_rank"))
    if all(card[0] == naturals[0][0] for card in naturals):
        if not rules.trincas:
            return Fault("not_a_meld", ("trincas",))
        return Meld(False, naturals[0][0], tuple(cards), wilds)
    return _sequence(cards, naturals, wilds, free)


@enforces("trinca_of_twos")
def _twos(cards: tuple[Card, ...], rules: TrancaRules) -> Meld | Fault:
    """2s alone are a jogo only where that was agreed."""
    if rules.trinca_of_twos == "forbidden":
        return Fault("not_a_meld", ("trinca_of_twos", "wild_rank"))
    return Meld(False, WILD, cards, len(cards))


def _sequence(cards: Sequence[Card], naturals: list[Card], wilds: int, free: bool) -> Meld | Fault:
    places = [PLACE[card[0]] for card in naturals]
    if len(set(places)) < len(places):
        return Fault("not_a_meld", ("meld_min",))
    if len(places) > 1 and all(one > other for one, other in pairwise(places)):
        cards = cards[::-1]
    low = _low_end(cards, places, wilds, free)
    if low is None:
        return Fault("not_a_meld", ("meld_min", "wild_rank") if wilds else ("meld_min",))
    suit = naturals[0][1]
    if any(card[1] != suit for card in naturals):
        return Fault("mixed_suits", ("meld_min",))
    return Meld(True, suit, _in_order(naturals, (card for card in cards if card[0] == WILD), low, len(cards)), wilds, low)


def _low_end(cards: Sequence[Card], places: list[int], wilds: int, free: bool) -> int | None:
    """The place of the first card, None if the cards make no run.

    Wild cards left over after the gaps are filled stand where they are written, at the ends; written between neighbours they have
    no place there, and stand at the end that is free.
    """
    least, most = min(places), max(places)
    spare = wilds - (most - least + 1 - len(places))
    if spare < 0:
        return None
    if spare == 0:
        return least
    written = {PLACE[card[0]] - at for at, card in enumerate(cards) if card[0] != WILD}
    low = written.pop()
    if written:
        return _free_low(least, most, spare)
    if low >= 0 and low + len(cards) - 1 <= TOP:
        return low
    return _free_low(least, most, spare) if free else None


def _free_low(least: int, most: int, spare: int) -> int | None:
    """The place of the first card when spare wild cards go to the high end as far as there is room, the others to the low one."""
    low = least - max(0, spare - (TOP - most))
    return low if low >= 0 else None


def _in_order(naturals: Iterable[Card], twos: Iterable[Card], low: int, size: int) -> tuple[Card, ...]:
    by_place = {PLACE[card[0]]: card for card in naturals}
    left = iter(tuple(twos))
    return tuple([by_place[place] if place in by_place else next(left) for place in range(low, low + size)])


@enforces("melds_grow", "suja_cleans")
def extended(meld: Meld, cards: Sequence[Card], rules: TrancaRules, *, low: bool = False) -> Meld | Fault:
    """The jogo with these cards added, or why they do not fit."""
    if any(card[0] == THREE for card in cards):
        return Fault("three_in_meld", ("threes_in_melds",))
    if not cards:
        return Fault("does_not_fit", ("melds_grow",))
    came = sum(card[0] == WILD for card in cards)
    wilds = meld.wilds + came
    if meld.head == WILD:
        return (
            Meld(False, WILD, (*meld.cards, *cards), wilds) if came == len(cards) else Fault("does_not_fit", ("trinca_of_twos", "meld_min"))
        )
    fits = _joins_sequence if meld.sequence else _joins_trinca
    fault = fits(meld, cards)
    if fault is not None:
        return fault
    if not bears(rules, wilds, len(meld.cards) + len(cards) - wilds):
        return Fault("too_many_wilds", ("wilds_per_meld", "wild_rank"))
    return _longer(meld, cards, rules, low) if meld.sequence else Meld(False, meld.head, (*meld.cards, *cards), wilds)


def _joins_trinca(meld: Meld, cards: Sequence[Card]) -> Fault | None:
    fits = all(card[0] in (meld.head, WILD) for card in cards)
    return None if fits else Fault("does_not_fit", ("meld_min",))


def _joins_sequence(meld: Meld, cards: Sequence[Card]) -> Fault | None:
    """Cards of the suit, none of a rank that already lies there."""
    naturals = [card for card in cards if card[0] != WILD]
    there = {card[0] for card in meld.cards}
    ranks = {card[0] for card in naturals}
    fits = len(ranks) == len(naturals) and not ranks & there and all(card[1] == meld.head for card in naturals)
    return None if fits else Fault("does_not_fit", ("meld_min",))


@enforces("wild_slides")
def _longer(meld: Meld, cards: Sequence[Card], rules: TrancaRules, low: bool) -> Meld | Fault:
    """A longer sequência. A wild card whose natural card arrives slides to a free end; there is none beyond 4 and ace."""
    naturals = [card for card in (*meld.cards, *cards) if card[0] != WILD]
    arrived = {PLACE[card[0]] for card in cards if card[0] != WILD}
    wild_places = {meld.low + at for at, card in enumerate(meld.cards) if card[0] == WILD}
    freed = wild_places & arrived
    if freed and not rules.wild_slides:
        return Fault("does_not_fit", ("wild_slides", "meld_min"))
    held = {PLACE[card[0]] for card in naturals} | (wild_places - freed)
    least, most = min(held), max(held)
    spare = len(freed) + sum(card[0] == WILD for card in cards) - (most - least + 1 - len(held))
    first = _end_place(meld, least, most, spare, low)
    if first is None:
        return Fault("does_not_fit", ("wild_slides", "meld_min"))
    twos = [card for card in (*meld.cards, *cards) if card[0] == WILD]
    size = len(meld.cards) + len(cards)
    return Meld(True, meld.head, _in_order(naturals, twos, first, size), len(twos), first)


def _end_place(meld: Meld, least: int, most: int, spare: int, low: bool) -> int | None:
    """The place of the first card of the longer sequência; at the low end, where that is asked for, or not at all."""
    if spare < 0:
        return None
    if not low:
        return _free_low(least, most, spare)
    return least - spare if 0 <= least - spare < meld.low else None
