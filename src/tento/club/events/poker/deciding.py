"""The next decision of a tournament at live tables, from the event as it stands, its tables as they are, and the time. Nothing else.

So it does not matter when the process before ended: what remains to be decided is found again by looking.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from tento.championship.core.draw import FalseDraw
from tento.championship.poker import tournament
from tento.championship.poker.balancing import stopped
from tento.championship.poker.button import Blinds
from tento.championship.poker.decisions import AnnounceSeats, Balance, Decision, DrawSeats, FormFinal, GoOut
from tento.championship.poker.floor_decisions import DealHand, HandForHand, StartLevel, TableBlinds, TakeBreak, TellBlinds
from tento.championship.poker.hand_for_hand import Out, still_on
from tento.championship.poker.running import paid_places
from tento.championship.poker.seating import SeatDecision, with_draw
from tento.championship.poker.seats import Spot, Table, spots, tables_needed
from tento.championship.poker.state import State
from tento.club.events.poker.floor import Chair, FloorTable, player_of
from tento.table.refusal import Refusal

HOUSE: Final = "house"
SOURCE: Final = "the list of players"
"""Nobody adds a number: the commitment stands in the opening, before anybody had entered, and the list of players goes into every draw."""
ONE_LEFT: Final = "one table is left"


class Floor(NamedTuple):
    """The live tables of the present seating, by the number that the event gives them; where everybody really sits.

    `owed` are the tables that have not begun the hand of hand for hand.
    """

    tables: Mapping[int, FloorTable]
    chairs: Mapping[str, list[Chair]]
    owed: frozenset[int] = frozenset()

    def settled(self, state: State) -> bool:
        """Whether everybody still in sits where the event says, and nowhere else. Nobody is moved twice before."""
        return all(self._sits(who, spot) for who, spot in spots(state.seating).items())

    def _sits(self, who: str, spot: Spot) -> bool:
        sat = self.chairs.get(who, [])
        there = self.tables.get(spot.table)
        return len(sat) == 1 and there is not None and (sat[0].table.id, sat[0].seat) == (there.id, spot.seat)

    def free(self, numbers: Sequence[int] | frozenset[int]) -> bool:
        """Whether all these tables wait for a word."""
        return all(number in self.tables and self.tables[number].free for number in numbers)


class Next(NamedTuple):
    """What is to be decided now, if anything is, and which tables may begin no hand meanwhile."""

    decision: Decision | None = None
    held: frozenset[int] = frozenset()


def next_step(state: State, floor: Floor, links: Sequence[str], now: datetime) -> Next:
    """What the director does next; the field has entered, and there is no champion yet."""
    first = _beginning(state, links, now) or _knockouts(state, floor, now) or _clock(state, now)
    if first is not None:
        return Next(first)
    numbers = frozenset(table.number for table in state.seating)
    clock = state.floor.clock
    if clock is not None and clock.on_break:
        return Next(held=numbers)
    if state.floor.hand_for_hand and (floor.owed or not floor.free(numbers)):
        return Next(held=numbers - floor.owed)
    for rule in (_final, _even, _by_hand):
        found = rule(state, floor, links, now)
        if found is not None:
            return found
    return Next()


def drawn(state: State, decision: SeatDecision, links: Sequence[str]) -> SeatDecision:
    """The decision with what it draws, from the next link of the chain."""
    made = state.chain.made if state.chain is not None else 0
    found = with_draw(state, decision, links[made + 1])
    if isinstance(found, FalseDraw):
        raise ValueError(f"{type(decision).__name__}: {found.why}")
    return found


def _beginning(state: State, links: Sequence[str], now: datetime) -> Decision | None:
    if state.chain is None:
        return AnnounceSeats(by=HOUSE, at=now, listed=state.listed, commitment=links[0], source=SOURCE)
    if not state.seating:
        return drawn(state, DrawSeats(by=HOUSE, at=now), links)
    return StartLevel(by=HOUSE, at=now, level=1) if state.floor.clock is None else None


def _knockouts(state: State, floor: Floor, now: datetime) -> Decision | None:
    """Who lost the last chips at a table, as soon as its hand is over; in hand for hand all of one hand together."""
    together = state.floor.hand_for_hand
    if together and (floor.owed or not floor.free(tuple(table.number for table in state.seating))):
        return None
    outs: list[Out] = []
    takers: list[tuple[str, ...]] = []
    for table in state.seating:
        if outs and not together:
            break
        here = floor.tables.get(table.number)
        for seat, out in here.outs.items() if here is not None and here.free else ():
            who = table.seats[seat - 1]
            if who is not None and here is not None and here.seat_of(who) == seat:
                outs.append(Out(who, table.number, out.stack))
                takers.append(tuple(player_of(here.seats[taker + 1]) for taker in out.taken_by))
    return GoOut(by=HOUSE, at=now, outs=tuple(outs), taken_by=tuple(takers)) if outs else None


def _clock(state: State, now: datetime) -> Decision | None:
    """The next level when the clock reads zero, after the break of the sheet; past the last level nothing changes."""
    clock = state.floor.clock
    if clock is None or clock.level >= len(state.levels) or clock.left_at(now) > 0:
        return None
    pause = state.levels[clock.level - 1].break_min
    if pause and not clock.on_break:
        return TakeBreak(by=HOUSE, at=now, minutes=pause)
    return StartLevel(by=HOUSE, at=now, level=clock.level + 1)


def _final(state: State, floor: Floor, links: Sequence[str], now: datetime) -> Next | None:
    """When one table seats all who are left, everybody finishes the hand and draws a seat there."""
    numbers = frozenset(table.number for table in state.seating)
    if state.final or len(numbers) == 1 or state.alive > state.rules.ft_size:
        return None
    if not floor.free(numbers) or not floor.settled(state):
        return Next(held=numbers)
    if state.floor.hand_for_hand:
        return Next(HandForHand(by=HOUSE, at=now, on=False, why=ONE_LEFT), numbers)
    return Next(drawn(state, FormFinal(by=HOUSE, at=now), links), numbers)


def _even(state: State, floor: Floor, links: Sequence[str], now: datetime) -> Next | None:
    """Tables that are not needed break and the others are made even, by the blinds of now.

    Those whose players would rise finish their hand first, for somebody may go out in it; the others play on.
    """
    if len(state.seating) == 1 or not _uneven(state) or not floor.settled(state):
        return None
    told = _blinds_told(state, floor, now)
    tried = state if told is None else _after(state, told)
    decision = drawn(tried, Balance(by=HOUSE, at=now), links)
    before, after = spots(state.seating), spots(_after(tried, decision).seating)
    rising = frozenset(spot.table for who, spot in before.items() if after[who] != spot)
    if not rising:
        return None
    return Next(told or decision, rising) if floor.free(rising) else Next(held=rising)


def _after(state: State, decision: Decision) -> State:
    found = tournament.decide(state, decision)
    if isinstance(found, Refusal):
        raise ValueError(f"{type(decision).__name__}: {found.code}")
    return found.state


def _uneven(state: State) -> bool:
    counts = [table.count for table in state.seating]
    needed = tables_needed(state.alive, state.size) < len(counts)
    apart = max(counts) - min(counts) >= state.rules.balance_diff
    return needed or apart or bool(stopped(state.rules, counts))


def _blinds_told(state: State, floor: Floor, now: datetime) -> TellBlinds | None:
    """Where the blinds of the tables stand, if the event does not know it yet."""
    told = [one for table in state.seating if (one := _blinds_of(table, floor.tables.get(table.number))) is not None]
    return TellBlinds(by=HOUSE, at=now, tables=tuple(told)) if told else None


def _blinds_of(table: Table, here: FloorTable | None) -> TableBlinds | None:
    if here is None or here.table.blinds is None:
        return None
    button, small, big = (seat + 1 for seat in here.table.blinds)
    known = table.blinds == Blinds(button, small, big)
    return None if known else TableBlinds(table=table.number, button=button, small=small, big=big)


def _by_hand(state: State, floor: Floor, _links: Sequence[str], now: datetime) -> Next | None:
    """Near the money all tables play one hand at a time, begun when every table has finished the one before."""
    numbers = frozenset(table.number for table in state.seating)
    near = near_the_money(state)
    if not near and not state.floor.hand_for_hand:
        return None
    if not floor.free(numbers):
        return Next(held=numbers)
    if near != state.floor.hand_for_hand:
        paid = still_on(state.alive, paid_places(state))
        return Next(HandForHand(by=HOUSE, at=now, on=near, why=ONE_LEFT if not near and paid else ""), numbers)
    return Next(DealHand(by=HOUSE, at=now), numbers)


def near_the_money(state: State) -> bool:
    """A few places before the money, while there is more than one table."""
    left, paid, tables = state.alive, paid_places(state), len(state.seating)
    return tables > 1 and left <= paid + max(1, tables // 2) and still_on(left, paid)
