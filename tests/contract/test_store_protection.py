"""Keys beside the password and notices of an account, on every store."""

import asyncio

import pytest

from tento.club.ports import AccountKeys, LastAdmin, Notice, Person
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


async def two_admins(store) -> None:
    for name in ("ana", "bia"):
        await store.people.add(Person(id=name, name=name, guest=False, roles=("player", "admin"), created=0))
    await store.people.add(Person(id="caio", name="Caio", guest=False, roles=("player", "organiser"), created=0))


async def gone(store, person: str, how: str) -> None:
    """A person is erased, or loses the role."""
    if how == "erased":
        await store.people.erase(person, f"jogador-{person}")
    else:
        await store.people.change(Person(id=person, name=person, guest=False, roles=("player",), created=0))


@pytest.mark.parametrize("how", ["erased", "changed"])
async def test_the_last_admin_stays(store, how):
    await two_admins(store)
    await gone(store, "bia", how)
    with pytest.raises(LastAdmin):
        await gone(store, "ana", how)
    kept = await store.people.get("ana")
    assert kept is not None
    assert kept.roles == ("player", "admin")


@pytest.mark.parametrize("how", ["erased", "changed"])
@pytest.mark.parametrize("_turn", range(3))
async def test_of_two_admins_who_go_at_once_one_stays(store, other, how, _turn):
    await two_admins(store)
    both = [gone(store, "ana", "erased"), gone(other, "bia", how)]
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["LastAdmin", "NoneType"]


async def test_who_is_no_admin_goes_though_there_is_only_one(store):
    await two_admins(store)
    await gone(store, "bia", "erased")
    await gone(store, "caio", "erased")
    caio = await store.people.get("caio")
    assert caio is not None
    assert caio.erased


async def test_a_store_that_takes_what_it_is_given_is_ready(store):
    assert [await store.ready(), await store.ready()] == [True, True]
    assert "readyz" not in await store.people.closed_within(30)
