"""A table as the lobby's list keeps it."""

from tento.club.live import showing
from tento.club.live.seating import free_seats
from tento.club.live.table_state import TableState
from tento.club.ports import TableRow


def row_of(state: TableState, password: str | None, kept: int = 0) -> TableRow:
    """The row of a table; `password` is the hash of its password, `kept` how many bytes its log has."""
    config = state.config
    return TableRow(
        id=state.id,
        game=config.game,
        rulebook=state.rulebook.name,
        title=config.title,
        host=state.host,
        seats=config.seats,
        taken=config.seats - len(free_seats(state)),
        visibility=config.visibility,
        status=showing.status_of(state),
        created=state.opened_at,
        password=password,
        bytes=kept,
    )
