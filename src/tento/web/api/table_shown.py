"""A table from outside, as its reader may see it: in the lobby, while it runs, and when it is over."""

from collections.abc import Sequence

import msgspec

from tento.club.live import showing
from tento.club.live.seating import hosts, seat_of
from tento.club.live.table_state import TableState
from tento.club.ports import MatchRow, TableRow
from tento.web.api.table_messages import SeatShown, TableShown
from tento.web.services import Services


async def listed(services: Services, rows: Sequence[TableRow]) -> list[TableShown]:
    """Rows of the lobby with the names of their hosts."""
    names: dict[str, str] = {}
    for row in rows:
        if row.host not in names:
            person = await services.store.people.get(row.host)
            names[row.host] = "" if person is None else person.name
    return [_from_row(row, names[row.host]) for row in rows]


def _from_row(row: TableRow, host: str) -> TableShown:
    known = {name: getattr(row, name) for name in ("id", "game", "rulebook", "title", "visibility", "status", "seats", "taken", "created")}
    return TableShown(**known, host=host)


async def over_shown(services: Services, row: TableRow, person: str | None) -> TableShown:
    """A table that is over is not woken up for being looked at."""
    host, match = await services.store.people.get(row.host), await services.store.matches.get(row.id)
    shown = msgspec.structs.replace(_from_row(row, "" if host is None else host.name), hosting=person == row.host)
    locked = row.visibility == "password" and (match is None or person not in match.people) and person != row.host
    if match is None or locked:
        return msgspec.structs.replace(shown, locked=locked)
    you = match.people.index(person) if person is not None and person in match.people else None
    return msgspec.structs.replace(shown, sitters=await seats_of(services, match), you=you)


async def seats_of(services: Services, match: MatchRow) -> tuple[SeatShown, ...]:
    """Who sat where in a finished match; who asked to be forgotten has a pseudonym."""
    return tuple(
        [
            SeatShown(seat=seat, name=name if who is None else await services.accounts.name_of(who, name), person=who, bot=who is None)
            for seat, (who, name) in enumerate(zip(match.people, match.names, strict=True))
        ]
    )


async def table_shown(services: Services, state: TableState, person: str | None) -> TableShown:
    """A live table as this person may see it from outside."""
    config = state.config
    host = await services.store.people.get(state.host)
    seat = None if person is None else seat_of(state, person)
    locked = config.visibility == "password" and seat is None and person != state.host
    sitters = tuple(
        [
            SeatShown(
                seat=place,
                name=who.name if who.person is None else await services.accounts.name_of(who.person, who.name),
                person=who.person,
                bot=who.bot is not None,
                away=who.away,
                held=who.held_by is not None,
            )
            for place, who in enumerate(state.occupants)
            if who is not None
        ]
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
        host="" if host is None else host.name,
        sitters=() if locked else sitters,
        you=seat,
        hosting=hosts(state, person),
        locked=locked,
        config=None if locked else config,
        next=state.next,
    )
