"""The laws of every store: the devices on which people have logged in."""

from tento.club.ports import DEVICE_DAYS, Person
from tento.club.ports.upkeep import DAY_MS
from tento.store.devices import MOST
from tento.store.open import SqlStore

pytest_plugins = ("tests.contract.stores",)


async def ana(store: SqlStore) -> SqlStore:
    await store.people.add(Person(id="ana", name="Ana", guest=False, roles=("player",), created=7))
    return store


async def test_a_device_is_known_as_the_persons_who_logged_in_on_it(store, other):
    await store.people.note_device("d", "ana", 1, "")
    assert [await other.people.knows_device("d", person) for person in ("ana", None, "bia")] == [True, True, False]
    assert not await store.people.knows_device("")


async def test_everybody_who_was_known_on_a_device_is_known_by_its_new_token(store):
    await store.people.note_device("old", "ana", 1, "")
    await store.people.note_device("new", "bia", 2, "old")
    known = [await store.people.knows_device(device, person) for device in ("new", "old") for person in ("ana", "bia")]
    assert known == [True, True, False, False]


async def test_a_person_on_the_same_device_again_is_kept_once(store):
    await store.people.note_device("old", "ana", 1, "")
    await store.people.note_device("new", "ana", 2, "old")
    assert await store.people.knows_device("new", "ana")


async def test_the_devices_that_were_used_last_stay(store):
    for number in range(MOST + 1):
        await store.people.note_device(f"d{number}", "ana", number, "")
    assert [await store.people.knows_device(f"d{number}", "ana") for number in (0, 1, MOST)] == [False, True, True]


async def test_a_device_that_was_not_used_for_long_is_forgotten(store):
    await store.people.note_device("old", "ana", 0, "")
    await store.people.note_device("new", "bia", DEVICE_DAYS * DAY_MS + 1, "")
    assert not await store.people.knows_device("old")


async def test_all_devices_go_with_all_sessions_and_none_with_one(store):
    await ana(store)
    await store.people.note_device("d", "ana", 1, "")
    await store.people.close_sessions("ana", "one")
    assert await store.people.knows_device("d", "ana")
    await store.people.close_sessions("ana")
    assert not await store.people.knows_device("d")


async def test_no_device_is_left_of_a_person_who_was_erased(store):
    await ana(store)
    await store.people.note_device("d", "ana", 1, "")
    await store.people.erase("ana", "jogador-1")
    assert not await store.people.knows_device("d")
