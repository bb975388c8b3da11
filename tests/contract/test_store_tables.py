"""The laws of every store: which process runs which table, and the list of tables in the lobby."""

import asyncio

import pytest

from tento.club.ports import DatabaseInUse, Lease
from tento.store.open import open_store
from tests.contract.kept import MINUTE, OVER, a_table, owned

pytest_plugins = ("tests.contract.stores",)


async def test_a_lease_says_who_where_and_in_which_epoch(store):
    lease = await store.leases.claim("mesa", "we", "here:1", MINUTE)
    assert lease == Lease("mesa", "we", "here:1", 1) == await store.leases.holder("mesa")


async def test_a_table_that_another_runs_is_not_given(store, other):
    ours = await owned(store)
    assert await other.leases.claim("mesa", "they", "there:1", MINUTE) is None
    assert await other.leases.holder("mesa") == ours


async def test_a_lease_that_ran_out_is_given_with_a_new_epoch(store, other):
    old = await owned(store, seconds=OVER)
    assert (await owned(other, process="they")).epoch > old.epoch


async def test_our_own_lease_is_given_again_with_a_new_epoch(store):
    assert (await owned(store)).epoch < (await owned(store)).epoch


async def test_of_many_who_claim_at_once_one_gets_the_table(store, other):
    claims = [(store, other)[n % 2].leases.claim("mesa", f"process {n}", "", MINUTE) for n in range(20)]
    assert len([lease for lease in await asyncio.gather(*claims) if lease]) == 1


async def test_a_lease_that_ran_out_has_no_holder(store):
    await owned(store, seconds=OVER)
    assert await store.leases.holder("mesa") is None


async def test_renewing_keeps_all_our_leases_and_nobody_elses(store):
    for table, process in (("a", "we"), ("b", "we"), ("c", "they")):
        await owned(store, table, process, OVER)
    await store.leases.renew("we", MINUTE)
    held = [await store.leases.holder(table) for table in "abc"]
    assert [lease and lease.process for lease in held] == ["we", "we", None]


async def test_renewing_does_not_change_the_epoch(store):
    lease = await owned(store)
    await store.leases.renew("we", MINUTE)
    assert await store.leases.holder("mesa") == lease


async def test_released_tables_are_free_for_the_next_with_a_new_epoch(store, other):
    old = await owned(store)
    await store.leases.release("we")
    assert await store.leases.holder("mesa") is None
    assert (await owned(other, process="they")).epoch > old.epoch


async def test_what_was_released_is_not_renewed(store):
    await owned(store)
    await store.leases.release("we")
    await store.leases.renew("we", MINUTE)
    assert await store.leases.holder("mesa") is None


async def test_orphans_are_open_tables_that_nobody_runs(store):
    for table, status in (("new", "waiting"), ("lost", "playing"), ("run", "playing"), ("done", "over")):
        await store.tables.put(a_table(table, status=status, created=len(table)))
    await owned(store, "lost", seconds=OVER)
    await owned(store, "run")
    assert await store.leases.orphans(10) == ["new", "lost"]


async def test_no_more_orphans_are_named_than_asked_for(store):
    for number in range(5):
        await store.tables.put(a_table(f"mesa {number}"))
    assert len(await store.leases.orphans(3)) == 3


async def test_a_table_comes_back_as_it_was_put(store):
    row = a_table("mesa", password="hash")
    await store.tables.put(row)
    assert (await store.tables.get("mesa"), await store.tables.get("another")) == (row, None)


async def test_a_table_put_again_is_replaced(store):
    await store.tables.put(a_table("mesa", password="hash"))
    await store.tables.put(a_table("mesa", status="playing", taken=4))
    assert await store.tables.get("mesa") == a_table("mesa", status="playing", taken=4)


async def test_public_tables_are_listed_the_newest_first(store):
    for number, visibility in enumerate(("public", "private", "public")):
        await store.tables.put(a_table(f"mesa {number}", visibility=visibility, created=number))
    assert [row.id for row in await store.tables.listed()] == ["mesa 2", "mesa 0"]


async def test_the_list_can_be_of_one_game_and_one_status_and_short(store):
    for number, (game, status) in enumerate((("truco", "waiting"), ("poker", "waiting"), ("truco", "over"), ("truco", "waiting"))):
        await store.tables.put(a_table(f"mesa {number}", game=game, status=status, created=number))
    assert [row.id for row in await store.tables.listed("truco", "waiting", 1)] == ["mesa 3"]


async def test_a_person_finds_the_tables_where_they_sit(store, other):
    for row in (a_table("old", created=1), a_table("new", created=2), a_table("done", created=3, status="over")):
        await store.tables.put(row)
        await store.tables.seat(row.id, {"ana", "bia"})
    assert [row.id for row in await other.tables.of("ana")] == ["new", "old"]


async def test_who_left_a_table_does_not_find_it_any_more(store):
    await store.tables.put(a_table("mesa"))
    await store.tables.seat("mesa", {"ana", "bia"})
    await store.tables.seat("mesa", {"bia"})
    assert await store.tables.of("ana") == []


async def test_a_file_has_one_server_and_a_second_is_told_so(tmp_path):
    first, second = open_store(tmp_path), open_store(tmp_path)
    await first.start()
    await second.start()
    await first.leases.begin()
    with pytest.raises(DatabaseInUse, match=r"already runs the tables of .*tento\.db"):
        await second.leases.begin()
    await first.stop()
    await second.leases.begin()
    await second.stop()


async def test_on_a_file_the_leases_of_a_server_that_died_are_void_at_once(tmp_path):
    died, next_one = open_store(tmp_path), open_store(tmp_path)
    await died.start()
    old = await owned(died, process="died")
    await died.stop()
    await next_one.start()
    await next_one.leases.begin()
    assert (await owned(next_one, process="next")).epoch > old.epoch
    await next_one.stop()


async def test_where_several_share_a_database_a_beginning_voids_nobodys_lease(corner, worker_id):
    store = open_store(corner(f"shared_{worker_id}"))
    await store.start()
    held = await owned(store)
    await store.leases.begin()
    assert await store.leases.holder("mesa") == held
    await store.stop()


async def test_leases_of_tables_that_are_over_are_given_back_and_nobody_elses(store, other):
    for table in ("one", "two"):
        await owned(store, table)
    theirs = await owned(other, "three", process="they")
    await store.leases.give_back("we", ["one", "three"])
    assert [await store.leases.holder(table) is not None for table in ("one", "two", "three")] == [False, True, True]
    again = await owned(other, "one", process="they")
    assert (again.epoch, theirs.process) == (2, "they")
