"""What lies beside the lines is kept with them or not at all, and can be replaced by what is left of it. The same on every store."""

import pytest

from tento.club.ports import Erasure, StaleOwner, Store
from tests.contract.kept import owned

pytest_plugins = ("tests.contract.stores",)


async def test_what_lies_beside_is_kept_with_its_line_and_replaced_with_another(store: Store):
    lease = await owned(store)
    await store.log.append("mesa", lease.epoch, 0, [b"a"], (), [(1, b"ana"), (2, b"bia")])
    assert await store.log.beside("mesa") == {1: b"ana", 2: b"bia"}
    await store.log.append("mesa", lease.epoch, 1, [b"b"], (), [(1, b"pessoa 1")])
    assert await store.log.beside("mesa") == {1: b"pessoa 1", 2: b"bia"}
    assert await store.log.beside("outra") == {}


async def test_whoever_does_not_own_the_event_changes_nothing_beside_it(store: Store):
    lease = await owned(store)
    await store.log.append("mesa", lease.epoch, 0, [b"a"], (), [(1, b"ana")])
    with pytest.raises(StaleOwner):
        await store.log.append("mesa", lease.epoch + 1, 1, [b"b"], (), [(1, b"x"), (2, b"y")])
    with pytest.raises(StaleOwner):
        await store.log.append("mesa", lease.epoch, 0, [b"b"], (), [(1, b"x"), (2, b"y")])
    assert await store.log.beside("mesa") == {1: b"ana"}


async def test_whoever_asked_to_be_erased_waits_once_and_until_it_is_done(store: Store):
    for _ in range(2):
        await store.event_people.ask_erasure(Erasure(event="e1", person="p1", name="Ana", asked=5))
    await store.event_people.ask_erasure(Erasure(event="e2", person="p1", name="Ana", asked=4))
    assert [one.event for one in await store.event_people.erasures()] == ["e2", "e1"]
    await store.event_people.erased("e2", "p1")
    assert [one.event for one in await store.event_people.erasures()] == ["e1"]
