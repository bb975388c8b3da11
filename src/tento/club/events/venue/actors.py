"""Who asks something of an event, and in which roles they may act there."""

from typing import Final, NamedTuple, get_args

from tento.championship.core.roles import Actor, Role
from tento.club.people.tokens import token_hash
from tento.club.ports import EventLink, EventPeople, EventRow, Person
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

ORDER: Final[tuple[Role, ...]] = get_args(Role)
"""Somebody with several roles acts in the first of these that may do what is asked."""


class Who(NamedTuple):
    """Somebody who asks: a person, or whoever has the token of a link; and the mark of the device that asks."""

    person: Person | None = None
    token: str | None = None
    device: str = ""


class Standing(NamedTuple):
    """What somebody is in an event: a key that is theirs alone, the link by which they came, and an actor for each role."""

    key: str
    link: EventLink | None
    actors: tuple[Actor, ...]
    device: str = ""

    def has(self, *roles: Role) -> bool:
        """Whether one of these roles is theirs."""
        return any(actor.role in roles for actor in self.actors)

    @property
    def entries(self) -> tuple[str, ...]:
        """Their own entries."""
        return tuple(entry for actor in self.actors for entry in actor.entries)


async def standing(people: EventPeople, row: EventRow, who: Who, now: int) -> Standing | Refusal:
    """The roles of whoever asks, as they are at this moment. A link that is not good is refused, whatever else its bearer is."""
    if who.token is not None:
        return await _by_link(people, row, who.token, who.device, now)
    if who.person is None:
        return Standing("", None, (Actor(name="", role="public"),))
    given = await people.roles(row.id, who.person.id)
    actors = [Actor(name=who.person.name, role=one.role, entries=one.entries, tables=one.tables) for one in given]
    opener = who.person.id == row.host and not any(actor.role == "organiser" for actor in actors)
    actors += [Actor(name=who.person.name, role="organiser")] if opener else []
    actors += [Actor(name=who.person.name, role="public")]
    return Standing(who.person.id, None, tuple(sorted(actors, key=lambda actor: ORDER.index(actor.role))), who.device)


async def _by_link(people: EventPeople, row: EventRow, token: str, device: str, now: int) -> Standing | Refusal:
    link = await people.link(token_hash(token))
    if link is None or link.event != row.id or link.revoked or not link.since <= now < link.until:
        return refuse("wrong_link")
    actors = (Actor(name=link.name, role="referee", tables=(link.table_number,)), Actor(name=link.name, role="public"))
    return Standing(link_key(link.id), link, actors, device)


def link_key(id: str) -> str:
    """The key of whoever came by this link."""
    return f"link:{id}"
