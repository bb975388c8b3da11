"""The cards of the action clock by the log: what the sheet grants, what a player has spent, and what goes into the bag."""

from collections.abc import Iterable

import msgspec
from rpds import HashTrieMap

from tento.championship.poker.days import Bag
from tento.championship.poker.floor_decisions import SpendTimeCards
from tento.championship.poker.levels import time_cards
from tento.championship.poker.refusing import refuse
from tento.championship.poker.state import Event
from tento.table.refusal import Refusal


def held(event: Event, player: str) -> int:
    """The time cards of a player: those of the start, unless days, the final table or the clock have changed them."""
    return event.floor.cards.get(player, event.time_cards.start) if event.time_cards is not None else 0


def spend(event: Event, asked: SpendTimeCards) -> Event | Refusal:
    """Cards that the clock took from a player who has them."""
    if asked.player not in event.sitting:
        return refuse(event.rulebook, "player_not_seated", "time_cards", players=asked.player)
    has = held(event, asked.player)
    if not 1 <= asked.cards <= has:
        return refuse(event.rulebook, "no_time_cards", "time_cards", player=asked.player, held=has)
    return _keeping(event, event.floor.cards.insert(asked.player, has - asked.cards))


def verify_cards(event: Event, bags: Iterable[Bag]) -> Refusal | None:
    """No bag holds more cards than its player had; fewer were forgotten, and are not replaced."""
    for bag in bags:
        if event.time_cards is not None and not 0 <= bag.time_cards <= held(event, bag.player):
            return refuse(event.rulebook, "no_time_cards", "time_cards", player=bag.player, held=held(event, bag.player))
    return None


def granted_for_day(event: Event, bags: Iterable[Bag]) -> Event:
    """A new day adds its cards to those in the bags; an alternate who is called into it has those of the start."""
    if event.time_cards is None:
        return event
    day = event.time_cards.day
    return _keeping(event, HashTrieMap({bag.player: time_cards(bag.time_cards, day) for bag in bags}))


def granted_for_final(event: Event) -> Event:
    """The final table adds its cards to those of everybody at it."""
    if event.time_cards is None:
        return event
    final = event.time_cards.final
    return _keeping(event, HashTrieMap({who: time_cards(held(event, who), final) for who in event.sitting}))


def _keeping(event: Event, cards: "HashTrieMap[str, int]") -> Event:
    return msgspec.structs.replace(event, floor=msgspec.structs.replace(event.floor, cards=cards))
