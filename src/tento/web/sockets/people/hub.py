"""Who has a page open in this process. What happens in whatever process is looked up in the database and told to them."""

import asyncio
import logging
from collections import OrderedDict, defaultdict
from typing import Final

import msgspec

from tento.club.people.inviting import Inviting, News
from tento.club.ports import Friends, Invitation, StoreUnavailable, Tie
from tento.club.waiting import signalled
from tento.web.sockets.readers import Reader

LOOK_SECONDS: Final = 0.4
"""What another process kept is told within this time; what this one kept, at once."""
LOOKED_BACK_SECONDS: Final = 10.0
"""What happened so long ago is looked at again each time: a process that was held up misses nothing."""
HERE_SECONDS: Final = 20.0
"""So often the process says who is here; twice as long that holds."""
REMEMBERED: Final = 5_000
_log = logging.getLogger("tento.socket")
_encode = msgspec.json.Encoder().encode


class PeopleHub:
    """The readers of each person. Each thing that happens is told once to those who were there then."""

    def __init__(self, friends: Friends, inviting: Inviting, process: str) -> None:
        self._friends, self._inviting, self._process = friends, inviting, process
        self._readers: defaultdict[str, set[Reader]] = defaultdict(set)
        self._told: OrderedDict[Invitation | Tie, None] = OrderedDict()
        self._soon = asyncio.Event()
        self._changed = False
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begins to look what happens, and to say who is here."""
        self._tasks = [asyncio.create_task(self._look_on()), asyncio.create_task(self._stay())]

    async def stop(self) -> None:
        """Looks no more: nobody is here."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._friends.here((), self._process, 0)
        except StoreUnavailable:
            _log.warning("who was here could not be taken back: it runs out by itself")

    def look_soon(self) -> None:
        """Something happened in this process."""
        self._soon.set()

    def join(self, person: str, reader: Reader) -> None:
        """A page of this person is open."""
        self._readers[person].add(reader)
        self._changed = True
        self._soon.set()

    def leave(self, person: str, reader: Reader) -> None:
        """A page of this person is closed."""
        self._readers[person].discard(reader)
        if not self._readers[person]:
            del self._readers[person]
        self._changed = True

    async def _look_on(self) -> None:
        while True:
            await signalled(self._soon, LOOK_SECONDS)
            self._soon.clear()
            try:
                await self._look()
            except StoreUnavailable:
                _log.warning("what is new could not be looked up")
            except Exception:
                _log.exception("what is new could not be told")

    async def _look(self) -> None:
        if self._changed:
            self._changed = False
            await self._say_who_is_here()
        if not self._readers:
            return
        for happened in await self._friends.told_within(LOOKED_BACK_SECONDS):
            if happened in self._told:
                continue
            self._remember(happened)
            told = await self._inviting.told(happened) if self._concerns(happened) else None
            if told is not None:
                self._tell(*told)

    def _tell(self, person: str, news: News) -> None:
        message = _encode(news)
        for reader in tuple(self._readers.get(person, ())):
            reader.tell(message)

    def _concerns(self, happened: Invitation | Tie) -> bool:
        return happened.person in self._readers or (isinstance(happened, Tie) and happened.other in self._readers)

    def _remember(self, happened: Invitation | Tie) -> None:
        self._told[happened] = None
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(HERE_SECONDS)
            self._changed = bool(self._readers)

    async def _say_who_is_here(self) -> None:
        await self._friends.here(tuple(self._readers), self._process, 2 * HERE_SECONDS)
