"""The readers of one championship in the process that runs it. What they are told is written once for each language and audience."""

import asyncio
from collections import deque
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from tento.championship.core.tournament import Made
from tento.club.events.live_event import LiveEvent
from tento.club.events.venue.championship import Championship
from tento.texts.language import Lang
from tento.web.api.events.shown import name_of, news, shown_of
from tento.web.services import Services
from tento.web.sockets.events.changes import changes
from tento.web.sockets.events.messages import EventWelcome
from tento.web.sockets.readers import Outbox

KEPT: Final = 100
"""Whoever missed no more messages than this is told them; the others begin with the whole."""
DIARY: Final = 60
"""So many of the last decisions come with the whole."""
QUICK: Final = 0.02
"""Seconds that the telling of a usual championship never takes."""
REST: Final = 5
"""So many times as long as a slow telling took nothing more is told: a burst of decisions leaves the loop to others."""
_encode = msgspec.json.Encoder().encode


class Audience(NamedTuple):
    """Who is told the same: one language, and all or what everybody may know."""

    lang: Lang
    everything: bool


class Member(Protocol):
    """A reader of the feed. `key` is theirs alone in this event; nobody's is empty."""

    key: str

    @property
    def audience(self) -> Audience:
        """Whom they are told with at this moment."""
        ...

    def tell(self, message: bytes) -> None:
        """Never waits."""
        ...

    def look_again(self) -> None:
        """What they are in the event may have changed: until that is known they are told what everybody is."""
        ...


class _Told(NamedTuple):
    since: int
    number: int
    text: bytes


class EventFeed:
    """One for each championship that somebody follows here."""

    def __init__(self, services: Services, found: Championship) -> None:
        self.found, self._services = found, services
        self._host: str | None = None
        self._members: set[Member] = set()
        self._shown: dict[Lang, tuple[int, Any]] = {}
        self._diary: dict[Audience, tuple[int, bytes]] = {}
        self._told: dict[Audience, deque[_Told]] = {}
        self._due = False
        self._rests_until = 0.0

    def __len__(self) -> int:
        return len(self._members)

    async def ready(self) -> None:
        """What must be asked of the store is asked before anybody is told anything."""
        if self._host is None:
            self._host = await name_of(self._services, self.found.row.host)

    def join(self, member: Member) -> None:
        """From now on they are told."""
        if not self._members:
            self.found.event.readers.add(self._heard)
            self.found.people_readers.add(self._people_changed)
        self._members.add(member)

    def leave(self, member: Member) -> None:
        """They are told nothing more."""
        self._members.discard(member)
        if not self._members:
            self.found.event.readers.discard(self._heard)
            self.found.people_readers.discard(self._people_changed)
            self._told.clear()
            self._shown.clear()

    def first(self, audience: Audience, since: int | None, now: int) -> tuple[bytes, int]:
        """What one who comes is told first, and the number that they know then: what they missed, or the whole."""
        number = self._now(audience.lang)
        missed = None if since is None else self._missed(audience, since, number)
        rest = [self._whole(audience)] if missed is None else missed
        return b"\n".join([_encode(EventWelcome(now=now)), *rest]), number

    def _missed(self, audience: Audience, since: int, number: int) -> list[bytes] | None:
        """The messages from this number on without a gap; None where one is missing."""
        found, at = list[bytes](), since
        for told in self._told.get(audience, ()):
            if told.since == at:
                found.append(told.text)
                at = told.number
        return found if at == number else None

    def at(self, lang: Lang) -> int | None:
        """The number that the readers of this language were told last; None where there are none."""
        return self._shown[lang][0] if lang in self._shown else None

    def _now(self, lang: Lang) -> int:
        """The number that is shown in this language. Its readers have it, or are about to be told."""
        if lang not in self._shown:
            self._shown[lang] = (self.found.number, self._plain(lang))
        return self._shown[lang][0]

    def _plain(self, lang: Lang) -> Any:
        assert self._host is not None, "nobody is told before it is ready"
        return msgspec.to_builtins(shown_of(self.found, lang, self._host))

    def _whole(self, audience: Audience) -> bytes:
        number, plain = self._shown[audience.lang]
        kept = self.found.shown.get(audience.lang)
        if kept is None or kept[0] != number:
            kept = self.found.shown[audience.lang] = (number, _encode(plain))
        return b'{"type":"snapshot","event":%b,"decided":%b}' % (kept[1], self._lately(audience, number))

    def _lately(self, audience: Audience, number: int) -> bytes:
        kept = self._diary.get(audience)
        if kept is None or kept[0] != number:
            kept = self._diary[audience] = (number, self._decided(audience, max(0, number - DIARY)))
        return kept[1]

    def _decided(self, audience: Audience, since: int) -> bytes:
        return _encode(news(self._services, self.found, since, audience.lang, audience.everything).decided)

    def _heard(self, _event: LiveEvent, _made: Made) -> None:
        """The decision is kept: whoever made it is answered, and then the readers are told."""
        if not self._due:
            self._due = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self._rests_until), self._tell_and_rest)

    def _tell_and_rest(self) -> None:
        """Telling what takes long is followed by a rest: what is decided meanwhile is told together."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        self._tell()
        took = loop.time() - begun
        self._rests_until = loop.time() + (REST * took if took > QUICK else 0.0)

    def _tell(self) -> None:
        self._due = False
        changed = {lang: self._changed(lang) for lang in tuple(self._shown)}
        texts: dict[Audience, bytes | None] = {}
        for member in tuple(self._members):
            audience = member.audience
            if audience not in texts:
                texts[audience] = self._written(audience, *changed[audience.lang])
            text = texts[audience]
            if text is not None:
                member.tell(text)

    def _changed(self, lang: Lang) -> tuple[int, bytes]:
        """The number that was shown before, and how it changes what is shown."""
        number, before = self._shown[lang]
        after = self._plain(lang)
        self._shown[lang] = (self.found.number, after)
        self.found.shown.pop(lang, None)
        return number, _encode(list(changes(before, after)))

    def _written(self, audience: Audience, since: int, changed: bytes) -> bytes | None:
        number = self.found.number
        if since == number and changed == b"[]":
            return None
        decided = self._decided(audience, since)
        text = b'{"type":"told","since":%d,"number":%d,"changes":%b,"decided":%b}' % (since, number, changed, decided)
        self._told.setdefault(audience, deque(maxlen=KEPT)).append(_Told(since, number, text))
        return text

    def _people_changed(self, key: str) -> None:
        """Somebody was given a role or lost one, or a link was revoked: they are looked up before they are told anything more of it."""
        for member in tuple(self._members):
            if member.key == key:
                member.look_again()


class Feeds:
    """The feeds of a process, one for each championship that is followed here."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.outbox = Outbox()
        self._feeds: dict[str, EventFeed] = {}

    async def of(self, found: Championship) -> EventFeed:
        """The feed of this championship; another one that runs under the same id has another."""
        feed = self._feeds.get(found.row.id)
        if feed is None or feed.found is not found:
            feed = self._feeds[found.row.id] = EventFeed(self.services, found)
        await feed.ready()
        return feed

    def left(self, feed: EventFeed) -> None:
        """A feed that nobody reads is forgotten."""
        if not len(feed) and self._feeds.get(feed.found.row.id) is feed:
            del self._feeds[feed.found.row.id]

    async def runs(self, feed: EventFeed) -> bool:
        """Whether this process still runs the championship of this feed."""
        return await self.services.championships.find(feed.found.row.id) is feed.found
