"""Whoever wants it is told on the phone that the own match is called. The page says the same to everybody, phone or not."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import msgspec

from tento.championship.core.tournament import Made
from tento.championship.pairs.decisions import Call
from tento.championship.pairs.state import State
from tento.club.events.live_events import LiveEvents
from tento.club.events.pairs.cup import Cup
from tento.club.events.venue.championship import Championship
from tento.club.ports import PushSubscription, Store
from tento.texts.language import Lang, listed, pick, spoken_language
from tento.texts.pushes import CALLED

NOW: Final = timedelta(minutes=10)
"""Whoever must be there within so long is called now."""
_log = logging.getLogger("tento.events")


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What a phone shows; a newer one of the same `tag` replaces it. `at`, milliseconds since the epoch, is written for `{time}`."""

    title: str
    body: str
    url: str
    tag: str
    at: int | None = None


Send = Callable[[PushSubscription, Notice], None]
"""Sends a notice to a device, sooner or later or never; it does not wait."""


class Calling:
    """Hears of every decision of the championships that run here, and tells those whose match is called."""

    def __init__(self, store: Store, events: LiveEvents, send: Send) -> None:
        self._store, self._send = store, send
        self._tasks = set[asyncio.Task[None]]()
        events.listeners.append(self._heard)

    def _heard(self, found: object, made: Made) -> None:
        if isinstance(found, Championship) and isinstance(made.decision, Call):
            task = asyncio.get_running_loop().create_task(self._tell(found, made.decision))
            self._tasks.add(task)
            task.add_done_callback(self._told)

    def _told(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a call could not be told", exc_info=task.exception())

    async def _tell(self, found: Championship, call: Call) -> None:
        """Each device of the people of both sides, in the language of its person."""
        state: State = found.event.state
        sides = [side for side in state.matches[call.match].sides if side]
        accounts = await found.accounts()
        for side in sides:
            for device in await self._store.pushes.of(accounts.get(side, ())):
                person = await self._store.people.get(device.person)
                lang = spoken_language("pt" if person is None else person.language)
                told = notice(state, call, side, lang, _page(found))
                if told is not None:
                    self._send(device, told)


def _page(found: Championship) -> str:
    return f"/copa/{found.row.id}" if isinstance(found, Cup) else f"/evento/{found.row.id}/jogador"


def notice(state: State, call: Call, side: str, lang: Lang, page: str) -> Notice | None:
    """What the people of one side of a match are told; nothing where neither a table nor an hour was given."""
    kind = _kind(call)
    if kind is None:
        return None
    others = [one for one in state.matches[call.match].sides if one and one != side]
    names = listed([person.name for one in others for person in state.entries[one].people], lang) or "?"
    title = pick(CALLED[kind], lang).replace("{table}", str(call.table))
    body = pick(CALLED["against"], lang).format(event=state.title, names=names)
    return Notice(title=title, body=body, url=page, tag=call.match, at=None if call.starts is None else milliseconds(call.starts))


def _kind(call: Call) -> str | None:
    if call.online:
        return "online"
    if call.table is not None:
        return "now" if call.starts is None or call.starts - call.at <= NOW else "later"
    return None if call.starts is None else "hour"


def milliseconds(moment: datetime) -> int:
    """A moment as a browser counts it."""
    return int(1000 * moment.timestamp())
