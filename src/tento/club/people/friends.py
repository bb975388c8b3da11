"""Who is whose friend: asked, accepted, by a link, muted, blocked. The time is an argument, in milliseconds."""

from collections.abc import Iterable, Mapping
from secrets import token_urlsafe
from typing import Final

import msgspec

from tento.club.people.tokens import token_hash
from tento.club.ports import Person, Store, Tie, TieKind, TooMany
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

MOST: Final[Mapping[TieKind, int]] = {"friend": 200, "asked": 50, "muted": 200, "blocked": 200}
"""So many of each kind one person has; and so many ask one person at a time."""
LINK_MS: Final = 7 * 86_400_000
"""A link by which others become somebody's friends leads there for so long, unless it is taken back."""
LATELY: Final = 30
"""So many matches are looked through for the people of the last ones."""
TOGETHER: Final = 100
"""Who sat at one of so many last matches may be asked."""


class PersonShown(msgspec.Struct, frozen=True):
    """Somebody, as those who know the name may see them."""

    id: str
    name: str
    face: int
    guest: bool


class FriendShown(msgspec.Struct, frozen=True):
    """A friend. `online` is true only for those who let friends see it."""

    id: str
    name: str
    face: int
    guest: bool
    online: bool


class MyPeople(msgspec.Struct, frozen=True, kw_only=True):
    """What others are to me: friends, those who ask me, those whom I asked, muted, blocked. My link is open until then."""

    friends: tuple[FriendShown, ...]
    asking: tuple[PersonShown, ...]
    asked: tuple[PersonShown, ...]
    muted: tuple[PersonShown, ...]
    blocked: tuple[PersonShown, ...]
    visible: bool
    link_until: int | None


def person_shown(person: Person) -> PersonShown:
    """What others see of somebody in a list."""
    return PersonShown(person.id, person.name, person.face, person.guest and not person.erased)


class Friendships:
    """Everything that people do with each other away from a table."""

    def __init__(self, store: Store) -> None:
        self._store, self._friends = store, store.friends

    async def mine(self, person: Person, now: int) -> MyPeople:
        """All that others are to this person; who was forgotten is nobody's."""
        ties = await self._friends.ties(person.id)
        known = await self._store.people.several([tie.other if tie.person == person.id else tie.person for tie in ties])
        own: dict[TieKind, list[Person]] = {"friend": [], "asked": [], "muted": [], "blocked": []}
        for tie in ties:
            if tie.person == person.id and tie.other in known:
                own[tie.kind].append(known[tie.other])
        asking = [known[tie.person] for tie in ties if tie.person != person.id and tie.person in known]
        online = await self._friends.online([one.id for one in own["friend"] if one.visible])
        return MyPeople(
            friends=tuple(FriendShown(one.id, one.name, one.face, one.guest, one.id in online) for one in own["friend"]),
            asking=_shown(asking),
            asked=_shown(own["asked"]),
            muted=_shown(own["muted"]),
            blocked=_shown(own["blocked"]),
            visible=person.visible,
            link_until=await self._friends.link(person.id, now),
        )

    async def lately(self, person: Person) -> list[PersonShown]:
        """With whom this person played lately and has no other tie yet, the last ones first."""
        rows = await self._store.matches.of(person.id, LATELY)
        others = dict.fromkeys(one for row in rows for one in row.people if one is not None and one != person.id)
        tied = {tie.other if tie.person == person.id else tie.person for tie in await self._friends.ties(person.id) if tie.kind != "muted"}
        known = await self._store.people.several([one for one in others if one not in tied])
        return [person_shown(known[one]) for one in others if one in known and not known[one].erased]

    async def ask(self, person: Person, other: str, now: int) -> Refusal | None:
        """Asks somebody to be friends; who asks back accepts. Who is blocked there is not told, and nobody hears of it."""
        found = await self._other(person, other)
        if isinstance(found, Refusal):
            return found
        ties = await self._friends.between(person.id, other)
        if (person.id, other, "friend") in ties:
            return None
        if (other, person.id, "asked") in ties:
            return await self._befriend(person.id, other, now)
        if not await self._played_together(person.id, other):
            return refuse("not_played_together")
        if (other, person.id, "blocked") in ties:
            return None
        return await self._change((Tie(person.id, other, "blocked"),), (Tie(person.id, other, "asked", now),))

    async def part(self, person: Person, other: str) -> None:
        """Friends no more, and not asked any more, either of the two."""
        await self._change(_nearness(person.id, other), ())

    async def block(self, person: Person, other: str, now: int) -> Refusal | None:
        """Hears and sees nothing of the other any more; the other learns nothing of it."""
        found = await self._other(person, other)
        if isinstance(found, Refusal):
            return found
        refusal = await self._change(_nearness(person.id, other), (Tie(person.id, other, "blocked", now),))
        for one, by in ((person.id, other), (other, person.id)):
            await self._friends.answer(one, by)
        return refusal

    async def mute(self, person: Person, other: str, now: int) -> Refusal | None:
        """What the other says at tables is not shown to this person."""
        found = await self._other(person, other)
        return found if isinstance(found, Refusal) else await self._change((), (Tie(person.id, other, "muted", now),))

    async def forgive(self, person: Person, other: str) -> None:
        """Neither muted nor blocked any more."""
        await self._change((Tie(person.id, other, "muted"), Tie(person.id, other, "blocked")), ())

    async def welcomes(self, host: str, person: str) -> bool:
        """Whether a person may sit at a table of this host."""
        return host == person or (host, person, "blocked") not in await self._friends.between(host, person)

    async def new_link(self, person: Person, now: int) -> str:
        """The code of a link by which whoever has it becomes a friend; the one before ends."""
        code = token_urlsafe(12)
        await self._friends.set_link(person.id, token_hash(code), now + LINK_MS)
        return code

    async def end_link(self, person: Person) -> None:
        """The link leads nowhere any more."""
        await self._friends.set_link(person.id, None)

    async def behind(self, code: str, now: int) -> Person | Refusal:
        """Whose link this is."""
        owner = await self._friends.by_link(token_hash(code), now)
        found = None if owner is None else await self._store.people.get(owner)
        return refuse("friend_link_over") if found is None or found.erased else found

    async def follow(self, person: Person, code: str, now: int) -> Person | Refusal:
        """Somebody comes by the link and is a friend at once; who was blocked finds that it leads nowhere."""
        owner = await self.behind(code, now)
        if isinstance(owner, Refusal) or owner.id == person.id:
            return owner
        if (owner.id, person.id, "blocked") in await self._friends.between(owner.id, person.id):
            return refuse("friend_link_over")
        return await self._befriend(person.id, owner.id, now) or owner

    async def _other(self, person: Person, other: str) -> Person | Refusal:
        found = None if other == person.id else await self._store.people.get(other)
        return refuse("unknown_person") if found is None or found.erased else found

    async def _befriend(self, one: str, other: str, now: int) -> Refusal | None:
        over = (Tie(one, other, "asked"), Tie(other, one, "asked"), Tie(one, other, "blocked"))
        return await self._change(over, (Tie(one, other, "friend", now), Tie(other, one, "friend", now)))

    async def _change(self, gone: Iterable[Tie], made: Iterable[Tie]) -> Refusal | None:
        try:
            await self._friends.change(tuple(gone), tuple(made), MOST)
        except TooMany:
            return refuse("too_many_ties")
        return None

    async def _played_together(self, person: str, other: str) -> bool:
        """At one of the last matches, or at a table that is not over."""
        rows = await self._store.matches.of(person, TOGETHER)
        if any(other in row.people for row in rows):
            return True
        own, theirs = [{row.id for row in await self._store.tables.of(who)} for who in (person, other)]
        return not own.isdisjoint(theirs)


def _shown(people: Iterable[Person]) -> tuple[PersonShown, ...]:
    return tuple(map(person_shown, people))


def _nearness(one: str, other: str) -> tuple[Tie, ...]:
    """What two people are to each other when they are near."""
    kinds: tuple[TieKind, ...] = ("friend", "asked")
    return tuple(Tie(*pair, kind) for kind in kinds for pair in ((one, other), (other, one)))
