"""A tournament from outside, as its reader may see it: the list, the lobby, and when it is over."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from tento.championship.poker.awards import award
from tento.championship.poker.closing import Closing, close
from tento.championship.poker.payouts import pay
from tento.championship.poker.pool import pool_of
from tento.championship.poker.seats import Spot, spots
from tento.championship.poker.state import State
from tento.club.events.live_event import LiveEvent
from tento.club.events.poker.config import TournamentConfig
from tento.club.events.poker.floor import BOT, table_id
from tento.club.events.tournaments import Tournament
from tento.club.ports import EventRow
from tento.table.refusal import Refusal
from tento.web.api.tournament_messages import (
    ClockShown,
    LevelShown,
    MyPlace,
    PlayerShown,
    TableOfTournament,
    TournamentRow,
    TournamentShown,
)
from tento.web.services import Services


async def rows_shown(services: Services, rows: Sequence[EventRow], person: str | None) -> list[TournamentRow]:
    """Rows of the list with the names of their hosts."""
    mine = set() if person is None else {row.id for row in await services.store.events.of(person)}
    found = []
    for row in rows:
        config = msgspec.json.decode(row.config, type=TournamentConfig)
        known = {name: getattr(row, name) for name in TournamentRow.__struct_fields__ if name in EventRow.__struct_fields__}
        known["host"] = await _name(services, row.host)
        found.append(
            TournamentRow(**known, seats=config.seats, bots=config.bots, level_minutes=config.level_minutes, entered=row.id in mine)
        )
    return found


async def _name(services: Services, person: str) -> str:
    found = await services.store.people.get(person)
    return "" if found is None else found.name


class _Seen(NamedTuple):
    """What is known beside the event itself: the names, the stacks, the live tables, and who asks."""

    row: EventRow
    names: Mapping[str, str]
    stacks: Mapping[str, int]
    opened: frozenset[str]
    listed: Sequence[str]
    person: str | None


async def running_shown(services: Services, found: Tournament, person: str | None) -> TournamentShown:
    """A tournament that this process runs."""
    opened = frozenset(live.state.id for live in found.driver.tables.values())
    entered = await found.entered()
    seen = _Seen(found.row, found.driver.names, found.driver.stacks(), opened, entered, person)
    return await _shown(services, found.event, seen, found.version)


async def over_shown(services: Services, row: EventRow, event: LiveEvent, person: str | None) -> TournamentShown:
    """A tournament that is over, from its log."""
    state: State = event.state
    listed = state.listed or tuple(await services.store.events.entered(row.id))
    names = {who: await _name(services, who) for who in listed if not who.startswith(BOT)}
    return await _shown(services, event, _Seen(row, names, {}, frozenset(), listed, person), row.created + event.seq)


async def _shown(services: Services, event: LiveEvent, seen: _Seen, version: int) -> TournamentShown:
    state: State = event.state
    row, person = seen.row, seen.person
    config = msgspec.json.decode(row.config, type=TournamentConfig)
    prizes, pool = prizes_of(state, state.entries or len(seen.listed))
    players = tuple(_players(state, seen, prizes))
    return TournamentShown(
        id=row.id,
        version=version,
        title=row.title,
        game=row.game,
        rulebook=row.rulebook,
        variant=state.rulebook.values.variant,
        status=row.status,
        visibility=row.visibility,
        host=await _name(services, row.host),
        hosting=person == row.host,
        entered=person is not None and person in seen.listed,
        entries=state.entries or len(seen.listed),
        most=config.most,
        seats=config.seats,
        stack=state.stack,
        bots=config.bots,
        created=row.created,
        begins=row.begins,
        alive=state.alive,
        final=state.final or len(state.seating) == 1,
        hand_for_hand=state.floor.hand_for_hand,
        levels=levels_shown(state),
        clock=clock_shown(state, services.live_tables.now()),
        players=players,
        tables=tuple(_tables(state, seen)),
        payouts=prizes,
        pool=pool,
        you=_you(state, seen, players),
        commitment=event.made[0].decision.why.rpartition(" ")[2],
    )


def prizes_of(state: State, entries: int) -> tuple[tuple[int, ...], int]:
    """The prizes by place of a field of this size, and their sum."""
    pool = pool_of(state.rules, state.lines, entries, state.guarantee).pool
    payout = pay(state.rulebook, pool, entries)
    return ((), pool) if isinstance(payout, Refusal) else (payout.prizes, pool)


def levels_shown(state: State) -> tuple[LevelShown, ...]:
    """The sheet of levels."""
    return tuple(
        LevelShown(level=number, small=one.small, big=one.big, ante=one.ante, minutes=one.minutes, break_minutes=one.break_min)
        for number, one in enumerate(state.levels, 1)
    )


def clock_shown(state: State, now: int) -> ClockShown | None:
    """What the clock shows at this time, in milliseconds."""
    clock = state.floor.clock
    if clock is None:
        return None
    gone = 0 if clock.since is None else now // 1000 - int(clock.since.timestamp())
    runs = clock.since is not None and state.champion is None
    return ClockShown(level=clock.level, left_seconds=max(0, clock.left_s - gone), on_break=clock.on_break, runs=runs, now=now)


def _players(state: State, seen: _Seen, prizes: Sequence[int]) -> list[PlayerShown]:
    """Those still in by their stacks, then those who are out by their places; before the beginning in the order of their entries."""
    where, champion = spots(state.seating), state.champion
    places = {**state.places, **({champion: 1} if champion is not None else {})}
    paid = award(state.rules, places, prizes).paid if places else {}
    points = _points(state)
    players = state.listed or seen.listed
    found = [_player(who, seen, where.get(who), places.get(who), paid.get(who), points.get(who)) for who in players]
    return sorted(found, key=lambda one: (one.place or 0, -(one.stack or 0)))


def _points(state: State) -> Mapping[str, int]:
    """What a tournament that is over gives each player for the ranking."""
    closing = close(state) if state.champion is not None else None
    return {who: points.total for who, points in closing.points.items()} if isinstance(closing, Closing) else {}


def _player(  # noqa: PLR0913, PLR0917 - all that is known of one
    who: str, seen: _Seen, spot: Spot | None, place: int | None, prize: int | None, points: int | None
) -> PlayerShown:
    bot = who.startswith(BOT)
    return PlayerShown(
        name=who.removeprefix(BOT) if bot else seen.names.get(who, ""),
        person=None if bot else who,
        bot=bot,
        you=who == seen.person,
        stack=None if place is not None else seen.stacks.get(who),
        table=None if spot is None or place is not None else spot.table,
        seat=None if spot is None or place is not None else spot.seat - 1,
        place=place,
        prize=prize,
        points=points,
    )


def _tables(state: State, seen: _Seen) -> list[TableOfTournament]:
    if state.champion is not None:
        return []
    found = []
    for table in state.seating:
        name = table_id(seen.row.id, table.number, state.final)
        chips = sum(seen.stacks.get(who, 0) for who in table.seats if who is not None)
        average = chips // table.count if table.count else 0
        opened = name if name in seen.opened else None
        found.append(TableOfTournament(number=table.number, table=opened, players=table.count, average=average))
    return found


def _you(state: State, seen: _Seen, players: Sequence[PlayerShown]) -> MyPlace | None:
    me = next((one for one in players if one.you), None)
    if me is None:
        return None
    name = None if me.table is None else table_id(seen.row.id, me.table, state.final)
    return MyPlace(table=name if name in seen.opened else None, seat=me.seat, stack=me.stack, place=me.place, prize=me.prize)
