"""A table from outside, as its reader may see it: in the lobby, while it runs, and when it is over."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from tento.club.live import showing
from tento.club.live.seating import hosts, seat_of
from tento.club.live.table_state import TableState
from tento.club.ports import MatchRow, Person, TableRow
from tento.games.registry import kit_of
from tento.rulebooks.loader import load, names
from tento.web.api.table_messages import SeatShown, TableShown


class FindsPeople(Protocol):
    """Whoever knows people by their id."""

    async def get(self, person: str, /) -> Person | None:
        """One person."""
        ...

    async def several(self, people: Sequence[str], /) -> Mapping[str, Person]:
        """Those of them that there are, by id."""
        ...


class FindsMatches(Protocol):
    """Whoever knows finished matches by their table."""

    async def get(self, table: str, /) -> MatchRow | None:
        """One match."""
        ...


class Shelf(Protocol):
    """What is kept of people and of matches."""

    @property
    def people(self) -> FindsPeople:
        """Who plays here."""
        ...

    @property
    def matches(self) -> FindsMatches:
        """What was played."""
        ...


class Known(Protocol):
    """What it takes to show a table: a house, or a device that plays for one."""

    @property
    def store(self) -> Shelf:
        """What is kept."""
        ...


async def listed(services: Known, rows: Sequence[TableRow]) -> list[TableShown]:
    """Rows of the lobby with the names of their hosts."""
    hosts = await services.store.people.several(list({row.host for row in rows}))
    return [_from_row(row, hosts.get(row.host)) for row in rows]


def _from_row(row: TableRow, host: Person | None) -> TableShown:
    known = {name: getattr(row, name) for name in ("id", "game", "rulebook", "title", "visibility", "status", "seats", "taken", "created")}
    return TableShown(**known, **_host(host), warnings=_warnings(row))


def _host(person: Person | None) -> dict[str, Any]:
    """Who opened the table, as everybody may know."""
    return {"host": ""} if person is None else {"host": person.name, "host_id": person.id, "host_face": person.face}


def _warnings(row: TableRow) -> tuple[str, ...]:
    """What everybody must know of a rulebook of the program; of one that the table has changed only the table itself can say."""
    return kit_of(row.game).warnings(load(row.rulebook)) if row.rulebook in names(row.game) else ()


async def over_shown(services: Known, row: TableRow, person: str | None) -> TableShown:
    """A table that is over is not woken up for being looked at."""
    host, match = await services.store.people.get(row.host), await services.store.matches.get(row.id)
    shown = msgspec.structs.replace(_from_row(row, host), hosting=person == row.host)
    locked = row.visibility == "password" and (match is None or person not in match.people) and person != row.host
    if match is None or locked:
        return msgspec.structs.replace(shown, locked=locked)
    you = match.people.index(person) if person is not None and person in match.people else None
    return msgspec.structs.replace(shown, sitters=await seats_of(services, match), you=you)


async def seats_of(services: Known, match: MatchRow) -> tuple[SeatShown, ...]:
    """Who sat where in a finished match; who asked to be forgotten has a pseudonym."""
    known = await services.store.people.several([who for who in match.people if who is not None])
    return tuple(
        SeatShown(seat=seat, person=who, bot=who is None, **_called(known, who, name))
        for seat, (who, name) in enumerate(zip(match.people, match.names, strict=True))
    )


def _called(known: Mapping[str, Person], person: str | None, written: str) -> dict[str, Any]:
    """The name as it was written, unless the person was forgotten, and the face of today."""
    found = None if person is None else known.get(person)
    return {"name": written if found is None or not found.erased else found.name, "face": None if found is None else found.face}


async def table_shown(services: Known, state: TableState, person: str | None) -> TableShown:
    """A live table as this person may see it from outside."""
    config = state.config
    host = await services.store.people.get(state.host)
    seat = None if person is None else seat_of(state, person)
    known = seat is not None or person == state.host or showing.referees(state, person)
    locked = config.visibility == "password" and not known
    known_people = await services.store.people.several(list(state.places))
    sitters = tuple(
        SeatShown(
            seat=place,
            person=who.person,
            bot=who.bot is not None,
            away=who.away,
            held=who.held_by is not None,
            **_called(known_people, who.person, who.name),
        )
        for place, who in enumerate(state.occupants)
        if who is not None
    )
    return TableShown(
        id=state.id,
        game=config.game,
        rulebook=state.rulebook.name,
        title=config.title,
        visibility=config.visibility,
        status=showing.status_of(state),
        seats=config.seats,
        taken=len(sitters),
        created=state.opened_at,
        **_host(host),
        sitters=() if locked else sitters,
        sides=showing.sides_of(state),
        you=seat,
        hosting=hosts(state, person),
        locked=locked,
        config=None if locked else config,
        next=state.next,
        referee=showing.referees(state, person),
        refereed=state.referee is not None,
        warnings=kit_of(config.game).warnings(state.rulebook),
    )
