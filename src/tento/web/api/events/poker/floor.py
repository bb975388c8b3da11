"""The floor of a tournament of single players, for those who run it: tables, what balancing would do, slips, who is out, bags."""

from collections.abc import Iterator, Sequence
from typing import Literal

from tento.championship.core.tournament import Made
from tento.championship.poker.button import next_blinds, waits
from tento.championship.poker.colour_ups import smallest_needed
from tento.championship.poker.flights import starting_day
from tento.championship.poker.hand_for_hand import next_showdown
from tento.championship.poker.leaving import stopped_tables
from tento.championship.poker.proposing import propose
from tento.championship.poker.running import paid_places
from tento.championship.poker.seats import Table
from tento.championship.poker.slips import last_slips
from tento.championship.poker.state import State
from tento.championship.poker.time_bank import held
from tento.web.api.events.poker.desk import day_name
from tento.web.api.events.poker.messages import (
    BagKept,
    BalanceProposed,
    FloorKept,
    MoveProposed,
    OutKept,
    RaceDue,
    SeatKept,
    Slip,
    TableKept,
)

Step = Literal["entries", "announced", "between", "playing", "night", "over", "cancelled"]


def floor_kept(state: State, made: Sequence[Made]) -> FloorKept:
    """The floor as it stands."""
    floor, rules = state.floor, state.rules
    return FloorKept(
        number=len(made),
        step=_step(state),
        day=len(state.reached) + 1,
        starting_day=day_name(state),
        first_days=0 if state.reached else max(0, state.starting_days - len(state.flights)),
        final=state.final,
        final_size=rules.ft_size,
        tables=tuple(_tables(state)),
        waiting=state.waiting,
        proposal=_proposal(state),
        slips=tuple(_slips(state, made)),
        outs=tuple(_outs(state)),
        bags=tuple(_bags(state)),
        alive=state.alive,
        entries=state.entries,
        paid_places=paid_places(state) if state.entries else 0,
        chips=state.in_play,
        on_tables=state.on_tables,
        stack=state.stack,
        smallest=floor.smallest,
        race=_race(state),
        knockouts="knockout" in state.lines,
        time_cards=state.time_cards is not None,
        hand_for_hand=floor.hand_for_hand,
        hand_open=floor.hand_open,
        all_in=next_showdown(floor.tables),
        last_hands=floor.last_hands,
        window=rules.eod_window_min,
        hand_cards=rules.eod_cards,
        commitment=None if state.chain is None else state.chain.commitment,
        champion=state.champion,
    )


def _step(state: State) -> Step:
    if state.cancelled:
        return "cancelled"
    if state.champion is not None:
        return "over"
    if not state.seating:
        return "between" if state.between_starting_days else "entries" if state.chain is None else "announced"
    return "night" if state.floor.night else "playing"


def _tables(state: State) -> Iterator[TableKept]:
    stop = stopped_tables(state)
    for table in state.seating:
        blinds = table.blinds
        following = next_blinds(state.rules, blinds, table.taken(), len(table.seats)) if blinds and table.count > 1 else None
        yield TableKept(
            number=table.number,
            size=len(table.seats),
            seats=tuple(_seats(state, table)),
            button=None if blinds is None else blinds.button,
            small=None if blinds is None else blinds.small,
            big=None if blinds is None else blinds.big,
            next_button=None if following is None else following.button,
            next_small=None if following is None else following.small,
            next_big=None if following is None else following.big,
            stop=table.number in stop,
            hand=state.floor.tables.get(table.number),
        )


def _seats(state: State, table: Table) -> Iterator[SeatKept]:
    floor = state.floor
    for seat, who in enumerate(table.seats, 1):
        if who is not None:
            yield SeatKept(
                seat=seat,
                player=who,
                name=state.desk.name_of(who),
                absent=who in floor.absent,
                owed=floor.owed.get(who, 0),
                cards=held(state, who),
                chips=state.chips.get(who),
                waits=table.blinds is not None and waits(state.rules, seat, table.blinds, len(table.seats)),
            )


def _proposal(state: State) -> BalanceProposed:
    found = propose(state)
    counts = dict(found.counts)
    moves = []
    for move in found.moves:
        assert move.came_from is not None, "whoever moves to make tables even sits somewhere"
        source, target = move.came_from.table, move.to.table
        moves.append(
            MoveProposed(
                player=move.player,
                name=state.desk.name_of(move.player),
                table=source,
                seat=move.came_from.seat,
                to_table=target,
                to_seat=move.to.seat,
                of_source=counts[source],
                of_target=counts[target],
            )
        )
        counts[source], counts[target] = counts[source] - 1, counts[target] + 1
    rule = "broken_table" if found.breaks else "balance_mover"
    return BalanceProposed(
        needed=found.needed,
        breaks=found.breaks,
        rising=found.rising,
        called=found.called,
        moves=tuple(moves),
        articles=state.rulebook.cites(rule),
    )


def _slips(state: State, made: Sequence[Made]) -> Iterator[Slip]:
    for move in last_slips(state, made):
        yield Slip(
            player=move.player,
            name=state.desk.name_of(move.player),
            table=None if move.came_from is None else move.came_from.table,
            seat=None if move.came_from is None else move.came_from.seat,
            to_table=move.to.table,
            to_seat=move.to.seat,
        )


def _outs(state: State) -> Iterator[OutKept]:
    """Those who are out, the last one first."""
    taken: dict[str, list[tuple[str, ...]]] = {}
    for one in state.knockouts:
        taken.setdefault(one.player, []).append(one.makers)
    for who, place in sorted(state.places.items(), key=lambda one: (one[1], one[0])):
        spot = state.left.get(who)
        yield OutKept(
            player=who,
            name=state.desk.name_of(who),
            place=place,
            table=None if spot is None else spot.table,
            seat=None if spot is None else spot.seat,
            knockouts=tuple(taken.get(who, ())),
            removed=who in state.removed,
            disqualified=who in state.disqualified,
        )


def _bags(state: State) -> Iterator[BagKept]:
    for number, flight in enumerate(state.flights, 1):
        for bag in flight:
            yield BagKept(player=bag.player, name=state.desk.name_of(bag.player), chips=bag.chips, day=starting_day(number))


def _race(state: State) -> RaceDue | None:
    """The chips that may go now: those in play that are smaller than any that the levels from now on need."""
    clock = state.floor.clock
    if not state.seating or not state.levels or clock is None:
        return None
    now = clock.level + clock.on_break
    old = state.floor.smallest or smallest_needed(state.levels)
    new = smallest_needed(state.levels[now - 1 :]) if now <= len(state.levels) else old
    return RaceDue(old=old, new=new) if new > old else None
