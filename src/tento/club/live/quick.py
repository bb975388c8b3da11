"""The quick match: a table that waits for players under the same agreement, in this process or in another."""

from msgspec.structs import replace

from tento.club.live.agreement import agreed, as_opened
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import free_seats
from tento.club.ports import Lease, Store


def waiting_here(live_tables: LiveTables, config: TableConfig) -> LiveTable | None:
    """A public table of this process that waits for players under the same rulebook, if there is one."""
    wanted = as_opened(config)
    for live in live_tables.tables:
        state = live.state
        same = _meet(state.config, wanted) and state.match is None and state.closed is None
        if same and free_seats(state):
            return live
    return None


async def waiting_elsewhere(live_tables: LiveTables, store: Store, config: TableConfig) -> Lease | None:
    """Who else runs such a table that still waits, if there is none here."""
    if config.fill_seconds is None or waiting_here(live_tables, config) is not None:
        return None
    wanted, since = as_opened(config), live_tables.now() - int(1000 * config.fill_seconds)
    for row in await store.tables.listed(config.game, "waiting"):
        if row.created > since and row.taken < row.seats and _meet(await agreed(store.log, row.id), wanted):
            lease = await store.leases.holder(row.id)
            if lease is not None and lease.process != live_tables.process:
                return lease
    return None


def _meet(config: TableConfig | None, wanted: TableConfig) -> bool:
    """True where two people agreed on the same match: which bots come if no other person does does not keep them apart."""
    return config is not None and replace(config, fill_bot=wanted.fill_bot) == wanted
