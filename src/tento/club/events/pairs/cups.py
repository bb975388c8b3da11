"""The cups of the house: opening one, and finding it."""

from datetime import UTC, datetime
from typing import Final

import msgspec

from tento.championship.core.roles import HOUSE
from tento.championship.pairs import tournament as pairs
from tento.championship.pairs.decisions import Publish
from tento.club.events.live_event import LiveEvent
from tento.club.events.live_events import LiveEvents
from tento.club.events.pairs.bot_tables import BotTables
from tento.club.events.pairs.config import CupConfig, checked, opening
from tento.club.events.pairs.cup import SECRET, Cup
from tento.club.live.keeping import LEASE_SECONDS
from tento.club.live.live_tables import LiveTables
from tento.club.ports import EventRole, EventRow, Lease, Person, Store
from tento.club.refusing import refuse
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

HOUSE_NAME: Final = "Tento"
"""Under which name the house opens a cup: nobody can keep it."""
HOSTED: Final = 3
"""So many cups of one host may be open or running at a time."""


class Cups:
    """The cups of the house, as people use them."""

    def __init__(self, store: Store, events: LiveEvents, live_tables: LiveTables) -> None:
        self.events = events
        self._store, self._live_tables = store, live_tables
        self._bot_tables = BotTables()
        events.runner_of["cup"] = self._runner

    def _runner(self, event: LiveEvent, row: EventRow) -> Cup:
        return Cup(event, row, self._store, self.events, self._live_tables, self._bot_tables)

    async def open(self, host: Person, title: str, config: CupConfig, visibility: str) -> Cup | Refusal:
        """A new cup that waits for people. The secret of its draw is kept with the opening."""
        base = checked(config)
        if isinstance(base, Refusal):
            return base
        if await self._store.events.hosted(host.id, "cup") >= HOSTED:
            return refuse("too_many_tournaments", most=HOSTED)
        now = self.events.now()
        first = opening(config, base, host.name, datetime.fromtimestamp(now // 1000, UTC), title)
        if isinstance(first, Refusal):
            return first
        row = _row(self._live_tables.randomness.name(), title, config, base, host.id, visibility, now)
        found = await self._open(row, first, base)
        await self._store.event_people.give(EventRole(event=row.id, person=host.id, role="organiser", given=now))
        return found

    async def open_by_house(self, event: str, title: str, config: CupConfig) -> None:
        """A cup of the house itself, of this id, which nobody hosts; nothing if another process opens it. What was begun is finished."""
        base, now = checked(config), self.events.now()
        if isinstance(base, Refusal):
            return
        first = opening(config, base, HOUSE_NAME, datetime.fromtimestamp(now // 1000, UTC), title)
        if (
            isinstance(first, Refusal)
            or await self._store.leases.claim(event, self.events.process, self.events.address, LEASE_SECONDS) is None
        ):
            return
        row = _row(event, title, config, base, HOUSE, "public", now)
        if await self._store.log.read(event):
            await self._store.events.put(row)  # whoever began it kept the opening and then died: it is found as nobody's
        else:
            await self._open(row, first, base)

    async def _open(self, row: EventRow, first: Publish, base: Rulebook) -> Cup:
        found = await self.events.open(row, first, base, [(SECRET, self._live_tables.randomness.seed(f"the draws of {row.id}"))])
        assert isinstance(found, Cup), "its row says that it is a cup"
        return found

    async def find(self, event: str) -> Cup | Lease | None:
        """The cup if this process runs it, or who does; None if there is none."""
        found = await self.events.find(event)
        return found if found is None or isinstance(found, Cup | Lease) else None


def _row(  # noqa: PLR0913, PLR0917 - each is a fact of the row
    event: str, title: str, config: CupConfig, base: Rulebook, host: str, visibility: str, now: int
) -> EventRow:
    return EventRow(
        id=event,
        kind=pairs.kind,
        game=base.game,
        rulebook=base.name,
        title=title,
        host=host,
        visibility=visibility,
        status="open",
        entries=0,
        most=config.entries,
        created=now,
        begins=config.begins,
        config=msgspec.json.encode(config).decode(),
        held="cup",
    )
