"""The devices of people that want to be told things, and the key of the house."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, select

from tento.club.ports import PushSubscription
from tento.store.executor import DbExecutor
from tento.store.schema.people import house_keys, push_subscriptions
from tento.store.sql import insert_into

_subs = push_subscriptions.c
PUSH_KEY = "push"


class SqlPushes:
    """The port `Pushes`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def add(self, subscription: PushSubscription, most: int) -> None:
        """Keeps a device; of a person's devices only the newest so many stay."""
        known = msgspec.structs.asdict(subscription)

        def work(db: Any) -> None:
            db.execute(insert_into(db, push_subscriptions).values(known).on_conflict_do_update(index_elements=[_subs.id], set_=known))
            newest = select(_subs.id).where(_subs.person == subscription.person).order_by(_subs.created.desc(), _subs.id)
            old = db.execute(newest.offset(most)).scalars().all()
            db.execute(delete(push_subscriptions).where(_subs.id.in_(old)))

        await self._executor.write(work)

    async def of(self, people: Sequence[str]) -> list[PushSubscription]:
        """The devices of these people."""
        asked = select(push_subscriptions).where(_subs.person.in_(people)).order_by(_subs.created, _subs.id)
        return [PushSubscription(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def remove(self, id: str, person: str | None = None) -> None:
        """A device is told nothing any more; of this person, if one is named."""
        asked = delete(push_subscriptions).where(_subs.id == id)
        if person is not None:
            asked = asked.where(_subs.person == person)
        await self._executor.write(lambda db: db.execute(asked))

    async def house_key(self, made: bytes, name: str = PUSH_KEY) -> bytes:
        """The key of the server of this name: the first that was ever made, which this one becomes if there is none."""

        def work(db: Any) -> bytes:
            db.execute(insert_into(db, house_keys).values(name=name, key=made).on_conflict_do_nothing())
            kept: bytes = db.execute(select(house_keys.c.key).where(house_keys.c.name == name)).scalar_one()
            return bytes(kept)

        return await self._executor.write(work)
