"""Keys beside the password and notices of an account, on every store."""

from tento.club.ports import AccountKeys, Notice, Person
from tento.store.protection import KEPT

pytest_plugins = ("tests.contract.stores",)

ANA = Person(id="ana", name="Ana", guest=False, roles=("player",), created=0)


async def test_keys_are_none_at_first_and_then_what_was_set_last(store):
    await store.people.add(ANA)
    assert await store.protection.keys("ana") == AccountKeys()
    await store.protection.set_keys("ana", AccountKeys(recovery="one"))
    await store.protection.set_keys("ana", AccountKeys(second="two", used=7))
    assert await store.protection.keys("ana") == AccountKeys(second="two", used=7)


async def test_the_newest_notices_are_kept_and_go_with_the_person(store):
    await store.people.add(ANA)
    for at in range(KEPT + 3):
        await store.protection.note("ana", Notice(at=at, kind="logged_in"))
    assert [one.at for one in await store.protection.notices("ana")] == list(range(KEPT + 2, 2, -1))
    await store.people.erase("ana", "jogador-1")
    assert await store.protection.notices("ana") == []


async def test_admins_are_counted_and_those_who_were_forgotten_are_not(store):
    for name in ("ana", "bia"):
        await store.people.add(Person(id=name, name=name, guest=False, roles=("player", "admin"), created=0))
    await store.people.add(Person(id="caio", name="Caio", guest=False, roles=("player", "organiser"), created=0))
    assert await store.people.admins() == 2
    await store.people.erase("bia", "jogador-2")
    assert await store.people.admins() == 1


async def test_a_store_that_takes_what_it_is_given_is_ready(store):
    assert [await store.ready(), await store.ready()] == [True, True]
    assert "readyz" not in await store.people.closed_within(30)
