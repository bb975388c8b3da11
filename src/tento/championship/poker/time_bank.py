"""The time of players by the log: cards of the action clock, granted, spent and bagged; and calls for time where no clock runs."""

from collections.abc import Iterable

from rpds import HashTrieMap

from tento.championship.core.step import Step
from tento.championship.poker.days import Bag
from tento.championship.poker.floor_decisions import CallTime, SpendTimeCards
from tento.championship.poker.floor_events import TimeCalled, TimeCardsSpent
from tento.championship.poker.levels import called_time, time_cards
from tento.championship.poker.refusing import refuse
from tento.championship.poker.state import State, with_floor
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal


def held(state: State, player: str) -> int:
    """The time cards of a player: those of the start, unless days, the final table or the clock have changed them."""
    return state.floor.cards.get(player, state.time_cards.start) if state.time_cards is not None else 0


def spend(state: State, asked: SpendTimeCards) -> PokerStep | Refusal:
    """Cards that the clock took from a player who has them."""
    if asked.player not in state.sitting:
        return refuse(state.rulebook, "player_not_seated", "time_cards", players=asked.player)
    has = held(state, asked.player)
    if not 1 <= asked.cards <= has:
        return refuse(state.rulebook, "no_time_cards", "time_cards", player=asked.player, held=has)
    left = has - asked.cards
    spent = with_floor(state, cards=state.floor.cards.insert(asked.player, left))
    return Step(spent, (TimeCardsSpent(player=asked.player, cards=asked.cards, left=left),))


def call_time(state: State, asked: CallTime) -> PokerStep | Refusal:
    """What comes of a call for time on a player at a table, where no cards of the action clock are held."""
    if asked.player not in state.sitting:
        return refuse(state.rulebook, "player_not_seated", "called_time_s", players=asked.player)
    if state.time_cards is not None:
        return refuse(state.rulebook, "action_clock_runs", "called_time_s")
    result = called_time(state.rules, asked.acted_s, asked.facing_bet) if asked.approved else "refused"
    return Step(state, (TimeCalled(player=asked.player, result=result),))


def verify_cards(state: State, bags: Iterable[Bag]) -> Refusal | None:
    """No bag holds more cards than its player had; fewer were forgotten, and are not replaced."""
    for bag in bags:
        if state.time_cards is not None and not 0 <= bag.time_cards <= held(state, bag.player):
            return refuse(state.rulebook, "no_time_cards", "time_cards", player=bag.player, held=held(state, bag.player))
    return None


def granted_for_day(state: State, bags: Iterable[Bag]) -> State:
    """A new day adds its cards to those in the bags; an alternate who is called into it has those of the start."""
    if state.time_cards is None:
        return state
    day = state.time_cards.day
    return with_floor(state, cards=HashTrieMap({bag.player: time_cards(bag.time_cards, day) for bag in bags}))


def granted_for_final(state: State) -> State:
    """The final table adds its cards to those of everybody at it."""
    if state.time_cards is None:
        return state
    final = state.time_cards.final
    return with_floor(state, cards=HashTrieMap({who: time_cards(held(state, who), final) for who in state.sitting}))
