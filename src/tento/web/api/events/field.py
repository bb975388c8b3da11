"""A poker tournament that people direct, as everybody may see it."""

from tento.championship.poker.pool import pool_of
from tento.championship.poker.prizes import payout_of
from tento.championship.poker.seats import spots
from tento.championship.poker.state import State
from tento.table.refusal import Refusal
from tento.web.api.events.field_messages import FieldPlayer, FieldShown
from tento.web.api.tournament_shown import clock_shown, levels_shown


def field_shown(state: State, now: int) -> FieldShown:
    """The field by its seats and places, the clock, and the prizes."""
    payout = payout_of(state) if state.entries else None
    prizes = () if payout is None or isinstance(payout, Refusal) else payout.prizes
    return FieldShown(
        kind=state.kind,
        variant=state.desk.variant,
        venue=state.desk.venue,
        start=state.desk.start,
        days=state.desk.days,
        price=sum(state.lines.values()),
        guarantee=state.guarantee,
        reentries=state.reentries,
        late_levels=state.late_levels,
        entries=state.entries,
        alive=state.alive,
        stack=state.stack,
        tables=tuple(table.number for table in state.seating),
        players=_players(state),
        waiting=state.waiting,
        levels=levels_shown(state),
        clock=clock_shown(state, now),
        hand_for_hand=state.floor.hand_for_hand,
        final=state.final,
        payouts=prizes,
        pool=pool_of(state.rules, state.lines, state.entries, state.guarantee).pool,
        commitment=None if state.chain is None else state.chain.commitment,
        champion=state.champion,
    )


def _players(state: State) -> tuple[FieldPlayer, ...]:
    where, champion = spots(state.seating), state.champion
    places = {**state.places, **({champion: 1} if champion is not None else {})}
    found = []
    for name in state.listed:
        spot = where.get(name) if name not in places else None
        seat = (None, None) if spot is None else (spot.table, spot.seat)
        found.append(FieldPlayer(name=name, entries=state.entered.get(name) or 0, table=seat[0], seat=seat[1], place=places.get(name)))
    return tuple(sorted(found, key=lambda one: (one.place or 0, one.table or 0, one.seat or 0, one.name)))
