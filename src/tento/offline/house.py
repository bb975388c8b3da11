"""The house of one person on one device. It answers as the web does, and its tables talk as those of a server do."""

import asyncio
import time
from secrets import token_urlsafe
from typing import Final, cast

from msgspec.structs import replace

from tento.club.bots.question import Question, value
from tento.club.bots.thinkers import InlineThinkers
from tento.club.clock import SteadyClock
from tento.club.live import entries as log
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables, Unplayable
from tento.club.live.past import Past
from tento.club.live.table_state import TableState
from tento.club.ports import Person, Store
from tento.club.replays.analyses import Analyses
from tento.club.standings import count
from tento.offline.shelf import Keep, Note, Shelf
from tento.records.analysing import Valued
from tento.table.refusal import Refusal
from tento.texts.language import Lang, pick
from tento.web.refusals import refuse

HERE: Final = "aqui"
"""The one person of a device, and how the ids of its tables begin: a page knows by it that no server runs them."""
GUEST: Final = ("Visitante", "Guest", "Visitante")
BOTS: Final = ("random", "sensible")
"""Who plays on a device: those who choose at once, so that nobody waits."""


class HereTables(LiveTables):
    """The tables of a device, under names of its own."""

    async def open(
        self, host: str, config: log.TableConfig, password: str | None = None, *, directed: bool = False, name: str | None = None
    ) -> LiveTable | Refusal:
        """A new table, kept before anybody hears of it. Only those sit there who choose at once."""
        if config.fill_bot not in BOTS:
            config = replace(config, fill_bot=BOTS[-1])
        return await super().open(host, config, password, directed=directed, name=name or f"{HERE}.{token_urlsafe(9)}")


class DeviceThinkers(InlineThinkers):
    """Who thinks on a device, which has one thread: whatever else waits there gets its turn between two questions."""

    async def value(self, question: Question) -> Valued | None:
        """What the strongest player says."""
        await asyncio.sleep(0)
        return value(question)


class House:
    """The person, what is kept, the live tables, and who judges what was played."""

    def __init__(self, name: str, language: Lang, keep: Keep, notes: list[Note]) -> None:
        name = name or pick(GUEST, language)
        self.store = Shelf(Person(id=HERE, name=name, guest=True, roles=("player",), created=0, language=language), keep)
        self.store.take(notes)
        self.accounts = self.store.people
        # Tables ask of a store no more than the shelf has: accounts and championships are the business of a server.
        self.live_tables = HereTables(cast(Store, self.store), HERE, "", self._finished, SteadyClock(elapsed=time.monotonic_ns))
        self.analyses = Analyses(DeviceThinkers(), at_once=2)

    @property
    def person(self) -> Person:
        """Who plays here."""
        return self.store.people.person

    async def _finished(self, state: TableState, past: list[Past]) -> None:
        if state.config.lesson is None and state.config.what_if is None:
            await self.store.matches.add(count(state, past))

    async def table(self, name: str) -> LiveTable:
        """The live table of this id, or a refusal."""
        found = await self.live_tables.find(name)
        if isinstance(found, Unplayable):
            raise refuse("rulebook_lost")
        if not isinstance(found, LiveTable):
            raise refuse("unknown_table")
        return found
