"""Passkeys and their challenges, on every store."""

import asyncio

from msgspec.structs import replace

from tento.club.ports import Passkey, Person

pytest_plugins = ("tests.contract.stores",)

ANA = Person(id="ana", name="Ana", guest=False, roles=("player",), created=0)
KEY = Passkey(id="k1", person="ana", public=b"\x00\x01", count=3, name="Celular", created=5, used=0)


async def test_a_challenge_is_good_once_and_for_a_while(store):
    await store.passkeys.challenge("a", "ana", 0, 10)
    await store.passkeys.challenge("b", "", 0, 10)
    assert [await store.passkeys.take_challenge("a", 9) for _ in range(2)] == ["ana", None]
    assert await store.passkeys.take_challenge("b", 10) is None


async def test_of_two_who_answer_a_challenge_at_once_one_is_heard(store, other):
    await store.passkeys.challenge("a", "", 0, 10)
    answers = await asyncio.gather(*(one.passkeys.take_challenge("a", 1) for one in (store, other)))
    assert sorted(answers, key=str) == ["", None]


async def test_a_passkey_is_kept_once_and_goes_with_the_person(store):
    await store.people.add(ANA)
    assert [await store.passkeys.add(KEY), await store.passkeys.add(replace(KEY, name="other"))] == [True, False]
    assert (await store.passkeys.of("ana"), await store.passkeys.get("k1")) == ([KEY], KEY)
    await store.people.erase("ana", "jogador-1")
    assert await store.passkeys.get("k1") is None


async def test_the_count_moves_from_the_one_that_was_seen_and_from_no_other(store):
    await store.people.add(ANA)
    await store.passkeys.add(KEY)
    assert [await store.passkeys.used(KEY, 4, 9), await store.passkeys.used(KEY, 4, 9)] == [True, False]
    assert await store.passkeys.get("k1") == replace(KEY, count=4, used=9)


async def test_one_or_all_of_a_person_are_removed(store):
    await store.people.add(ANA)
    for name in ("k1", "k2", "k3"):
        await store.passkeys.add(replace(KEY, id=name))
    await store.passkeys.remove("bia", "k1")
    await store.passkeys.remove("ana", "k1")
    assert [one.id for one in await store.passkeys.of("ana")] == ["k2", "k3"]
    await store.passkeys.remove("ana")
    assert await store.passkeys.of("ana") == []
