"""A friend is called to a table: kept, told on whatever page is open, and on the phone where that is switched on."""

from typing import Final

import msgspec

from tento.club.events.calling import Notice, Send
from tento.club.people.friends import PersonShown, person_shown
from tento.club.ports import Invitation, Person, Store, TableRow, Tie
from tento.club.refusing import refuse
from tento.table.refusal import Refusal
from tento.texts.language import pick, spoken_language
from tento.texts.pushes import INVITED

FRESH_MS: Final = 15 * 60_000
"""A call is over after so long, and when the match has begun."""


class _News(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """Base of what somebody is told on every page."""


class Invited(_News, frozen=True, kw_only=True):
    """A friend calls the reader to a table."""

    by: PersonShown
    table: str
    game: str
    title: str
    at: int


class Asked(_News, frozen=True, kw_only=True):
    """Somebody asks the reader to be friends."""

    by: PersonShown


class Befriended(_News, frozen=True, kw_only=True):
    """Somebody is the reader's friend from now on."""

    by: PersonShown


News = Invited | Asked | Befriended


class Inviting:
    """Calls to tables. `send` is the way to people's phones."""

    def __init__(self, store: Store, send: Send) -> None:
        self._store, self._send = store, send

    async def invite(self, by: Person, friend: str, table: str, now: int) -> Refusal | None:
        """Calls a friend to a table that waits, where the caller sits or which the caller opened."""
        row = await self._store.tables.get(table)
        if row is None:
            return refuse("unknown_table")
        if row.status != "waiting":
            return refuse("match_started" if row.status == "playing" else "table_closed")
        if row.host != by.id and all(row.id != one.id for one in await self._store.tables.of(by.id)):
            return refuse("not_seated")
        if (by.id, friend, "friend") not in await self._store.friends.between(by.id, friend):
            return refuse("not_friends")
        await self._store.friends.invite(Invitation(person=friend, by=by.id, table=table, at=now))
        await self._push(by, friend, table)
        return None

    async def open_calls(self, person: str, now: int) -> list[Invited]:
        """The calls that can still be followed, the newest first."""
        told = [await self.told(one) for one in await self._store.friends.invitations(person, now - FRESH_MS)]
        return [news for _, news in filter(None, told) if isinstance(news, Invited)]

    async def answered(self, person: str, by: str) -> None:
        """The call was followed or declined."""
        await self._store.friends.answer(person, by)

    async def told(self, happened: Invitation | Tie) -> tuple[str, News] | None:
        """Who is told what of this; nobody of a table that does not wait any more, or of somebody who was forgotten."""
        if isinstance(happened, Tie):
            to, by = (happened.other, happened.person) if happened.kind == "asked" else (happened.person, happened.other)
            found = await self._store.people.get(by)
            if found is None or found.erased:
                return None
            return to, (Asked if happened.kind == "asked" else Befriended)(by=person_shown(found))
        row, caller = await self._store.tables.get(happened.table), await self._store.people.get(happened.by)
        if row is None or row.status != "waiting" or caller is None or caller.erased:
            return None
        return happened.person, _invited(row, caller, happened.at)

    async def _push(self, by: Person, friend: str, table: str) -> None:
        devices = await self._store.pushes.of([friend])
        found = await self._store.people.get(friend) if devices else None
        if found is None:
            return
        lang = spoken_language(found.language)
        title, body = (pick(INVITED[key], lang).format(name=by.name) for key in ("title", "body"))
        for device in devices:
            self._send(device, Notice(title=title, body=body, url=f"/mesa/{table}", tag=f"mesa-{table}"))


def _invited(row: TableRow, caller: Person, at: int) -> Invited:
    return Invited(by=person_shown(caller), table=row.id, game=row.game, title=row.title, at=at)
