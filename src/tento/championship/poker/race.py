"""The chip race: odd chips of a value that goes out of play are raced for by cards."""

from collections.abc import Mapping, Sequence

import msgspec

from tento.cards.card import SUITS, Card, rank_of, suit_of
from tento.championship.core.money import half_up
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

RANKS = "23456789TJQKA"
"""Weak to strong; the suits' own order is clubs, diamonds, hearts, spades."""


class Race(msgspec.Struct, frozen=True):
    """A chip race: the odd chips of each seat, how many new chips they make, who won one, and every stack after it."""

    odd: dict[int, int]
    new_chips: int
    winners: tuple[int, ...]
    stacks: dict[int, int]


def odd_chips(chips: int, old: int, new: int) -> int:
    """The chips of the old value that make no new chip."""
    return chips * old % new // old


@enforces("race_first_seat", "race_max_chips", "race_rounding", "race_floor")
def race(
    rulebook: Rulebook, stacks: Mapping[int, int], chips: Mapping[int, int], values: tuple[int, int], cards: Sequence[Card]
) -> Race | Refusal:
    """The chip race of a table. `chips` are the old chips within each seat's stack; `values` the old and the new value.

    A card is dealt for each odd chip, all of one seat before the next, from seat 1 on. The odd chips together make new chips, the
    last of them rounded; they go one each to the highest cards, by suit between equals. Whoever is left with nothing keeps one.
    """
    old, new = values
    rules = rules_of(rulebook)
    if new % old:
        return refuse(rulebook, "values_do_not_fit", "race_rounding", old=old, new=new)
    seats = _from(rules.race_first_seat, stacks)
    odd = {seat: odd_chips(chips.get(seat, 0), old, new) for seat in seats}
    if len(cards) < sum(odd.values()) or len(set(cards)) < len(cards):
        return refuse(rulebook, "cards_missing", "race_first_seat", needed=sum(odd.values()), dealt=len(cards))
    best = _best_cards(odd, cards)
    made = _made(rules, sum(odd.values()) * old, new)
    ranked = sorted(best, key=lambda seat: _strength(best[seat]), reverse=True)
    winners = ranked[:made]
    after = {seat: stacks[seat] - odd[seat] * old + new * (seat in winners) for seat in seats}
    return Race(odd, made, tuple(winners), {seat: stack or new for seat, stack in after.items()})


def _from(first: int, stacks: Mapping[int, int]) -> list[int]:
    """The seats in the order of the deal."""
    return [*sorted(seat for seat in stacks if seat >= first), *sorted(seat for seat in stacks if seat < first)]


def _best_cards(odd: Mapping[int, int], cards: Sequence[Card]) -> dict[int, Card]:
    """The best card of each seat that was dealt any."""
    best, dealt = {}, 0
    for seat, count in odd.items():
        if count:
            best[seat] = max(cards[dealt : dealt + count], key=_strength)
            dealt += count
    return best


def _strength(card: Card) -> tuple[int, int]:
    return RANKS.index(rank_of(card)), SUITS.index(suit_of(card))


def _made(rules: PokerTournamentRules, amount: int, new: int) -> int:
    """How many new chips the odd ones make."""
    if rules.race_rounding == "half_up":
        return half_up(amount, new)
    return amount // new if rules.race_rounding == "down" else -(-amount // new)


@enforces("race_leftover")
def exchange_after(value: int, smallest: int) -> int:
    """What removed chips that turn up after the race are exchanged for: equal value only; the rest goes without compensation."""
    return value // smallest * smallest
