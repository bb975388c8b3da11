"""A table as the lobby's list keeps it."""

from tento.club.live import showing
from tento.club.live.room import Room
from tento.club.live.seating import free_seats
from tento.club.ports import TableRow


def row_of(room: Room, password: str | None) -> TableRow:
    """The row of a table; `password` is the hash of its password."""
    config = room.config
    return TableRow(
        id=room.id,
        game=config.game,
        rulebook=room.rulebook.name,
        title=config.title,
        host=room.host,
        seats=config.seats,
        taken=config.seats - len(free_seats(room)),
        visibility=config.visibility,
        status=showing.status_of(room),
        created=room.opened_at,
        password=password,
    )
