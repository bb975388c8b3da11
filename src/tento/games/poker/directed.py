"""How a tournament drives a poker table, and what it asks of it and of the hand that is over."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.levels import blinds_at
from tento.games.poker.rules.pots import pots_of
from tento.games.poker.rules.state import Hand
from tento.games.poker.rules.table_state import TOURNAMENT, State, seat_of, the_hand
from tento.games.poker.rules.variants import VARIANTS, games_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import DirectedTable, Directing, LastHand, WentOut
from tento.table.seats import Seat


def sheet(levels: Sequence[tuple[int, int, int]]) -> dict[str, Any]:
    """The choices that put these levels in force; the director tells which one is played, so a table counts neither hands nor minutes."""
    written = [list(level) for level in levels]
    return {"levels": written, "level_minutes": 0} if written else {}


def levels_of(rulebook: Rulebook, count: int) -> list[tuple[int, int, int]]:
    """The first levels of a rulebook, so many; past the written ones they double."""
    return [blinds_at(rulebook.values, number) for number in range(1, count + 1)]


def balanced_by(rulebook: Rulebook) -> Literal["flop", "stud"]:
    """Tables where nothing but stud is played have no blinds to go by."""
    return "stud" if all(VARIANTS[game].stud for game in games_of(rulebook.values.variant)) else "flop"


def table_of(state: State) -> DirectedTable:
    """The table as it stands; in a hand with the stacks of its beginning."""
    over = state.stage not in ("hand", "match_over")
    blinds = None if state.hand is None else _blinds(state.hand)
    return DirectedTable(state.stacks, state.number, state.level, state.players_left, blinds, over and not (state.by_hand and state.let))


def last_hand(state: State) -> LastHand:
    """What came of the hand that is over."""
    hand = the_hand(state)
    return LastHand(state.stacks, {} if hand.void else _outs(state, hand), _blinds(hand))


def _outs(state: State, hand: Hand) -> Mapping[Seat, WentOut]:
    """Who has nothing left, with the winners of the last pot that the player had a part in."""
    pots = list(zip(pots_of(hand), hand.paid, strict=True))
    found = {}
    for place in hand.places:
        if state.stacks[seat_of(place.chair)] == 0:
            contested = [paid for pot, paid in pots if place.chair in pot.contestants]
            winners = (contested or [paid for _, paid in pots])[-1].winners
            ante = hand.dead_money if place.chair == hand.big else 0
            found[seat_of(place.chair)] = WentOut(place.put + ante, tuple([seat_of(chair) for chair in winners]))
    return found


def _blinds(hand: Hand) -> tuple[Seat, Seat, Seat] | None:
    if hand.button is None or hand.small is None or hand.big is None:
        return None
    return seat_of(hand.button), seat_of(hand.small), seat_of(hand.big)


DIRECTING: Final = Directing(
    phase=TOURNAMENT,
    sheet=sheet,
    levels=levels_of,
    balanced_by=balanced_by,
    seat=at.SeatPlayer,
    take_away=at.TakeAway,
    button=at.SetButton,
    level=at.SetLevel,
    by_hand=at.HandByHand(),
    next_hand=at.NextHand(),
    table=table_of,
    last_hand=last_hand,
)
