"""The laws of every store: devices are few for each person and end with the session or the person; the key of the house is made once."""

from tento.club.ports import Person, PushSubscription

pytest_plugins = ("tests.contract.stores",)


def device(id: str, person: str, session: str = "s", created: int = 0) -> PushSubscription:
    endpoint = f"https://push.example.com/{id}"
    return PushSubscription(
        id=id, person=person, session=session, endpoint=endpoint, p256dh="p", auth="a", origin="https://x", created=created
    )


async def ids(store, *people: str) -> list[str]:
    return [one.id for one in await store.pushes.of(people)]


async def test_the_newest_devices_of_a_person_stay(store, other):
    for number in range(5):
        await store.pushes.add(device(f"a{number}", "ana", created=number), 3)
    await other.pushes.add(device("b0", "bia"), 3)
    assert await ids(other, "ana", "bia") == ["b0", "a2", "a3", "a4"]
    assert await other.pushes.of(["ana"]) == [device(f"a{number}", "ana", created=number) for number in (2, 3, 4)]


async def test_a_device_that_another_person_takes_is_theirs(store):
    await store.pushes.add(device("a", "ana"), 3)
    await store.pushes.add(device("a", "bia"), 3)
    assert (await ids(store, "ana"), await ids(store, "bia")) == ([], ["a"])
    await store.pushes.remove("a", "ana")
    assert await ids(store, "bia") == ["a"]
    await store.pushes.remove("a")
    assert await ids(store, "bia") == []


async def test_devices_end_with_their_session_and_with_their_person(store, other):
    await store.people.add(Person(id="ana", name="Ana", guest=True, roles=(), created=7))
    for session in ("one", "two", "three"):
        await store.people.open_session(session, "ana", "cookie", 10**15)
        await store.pushes.add(device(session, "ana", session), 5)
    await other.people.close_sessions("ana", "one")
    assert sorted(await ids(store, "ana")) == ["three", "two"]
    await other.people.erase("ana", "somebody")
    assert await ids(store, "ana") == []


async def test_the_first_key_of_the_house_is_its_key_for_ever(store, other):
    assert await store.pushes.house_key(b"first") == b"first"
    assert await other.pushes.house_key(b"second") == b"first"
