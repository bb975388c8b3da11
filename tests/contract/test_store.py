"""The laws of every store: the same tests for SQLite and for PostgreSQL. Here the log, and the database itself."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from tento.club.ports import Lease, StaleOwner, StoreUnavailable
from tento.store.errors import SchemaTooNew
from tento.store.open import open_store
from tento.store.schema.logs import secrets
from tests.contract.kept import MINUTE, OVER, owned

pytest_plugins = ("tests.contract.stores",)


async def test_lines_come_back_in_order(store):
    epoch = (await owned(store)).epoch
    await store.log.append("mesa", epoch, 0, [b"zero", b"one"])
    await store.log.append("mesa", epoch, 2, [b"two"])
    assert await store.log.read("mesa") == [b"zero", b"one", b"two"]


async def test_lines_are_read_from_a_number_on(store):
    epoch = (await owned(store)).epoch
    await store.log.append("mesa", epoch, 0, [b"zero", b"one", b"two"])
    assert await store.log.read("mesa", 1) == [b"one", b"two"]


async def test_a_table_without_lines_reads_empty(store):
    assert (await store.log.read("mesa"), await store.log.secrets("mesa")) == ([], {})


async def test_any_bytes_come_back_as_they_were(store):
    line = bytes(range(256)) * 300
    await store.log.append("mesa", (await owned(store)).epoch, 0, [line, b""])
    assert await store.log.read("mesa") == [line, b""]


async def test_one_table_does_not_read_anothers_lines(store):
    for table in ("a", "b"):
        await store.log.append(table, (await owned(store, table)).epoch, 0, [table.encode()])
    assert await store.log.read("a") == [b"a"]


async def test_what_was_kept_is_there_after_a_new_start(address, store):
    await store.log.append("mesa", (await owned(store)).epoch, 0, [b"zero"])
    await store.stop()
    again = open_store(address)
    await again.start()
    assert await again.log.read("mesa") == [b"zero"]
    await again.stop()


async def test_a_taken_number_is_a_stale_owner_and_writes_nothing(store):
    epoch = (await owned(store)).epoch
    await store.log.append("mesa", epoch, 0, [b"zero", b"one"])
    with pytest.raises(StaleOwner):
        await store.log.append("mesa", epoch, 1, [b"another one", b"two"])
    assert await store.log.read("mesa") == [b"zero", b"one"]


async def test_an_old_epoch_is_a_stale_owner(store, other):
    old = await owned(store, seconds=OVER)
    await owned(other, process="they")
    with pytest.raises(StaleOwner):
        await store.log.append("mesa", old.epoch, 0, [b"zero"])


async def test_a_table_that_nobody_claimed_has_no_epoch_to_write_in(store):
    with pytest.raises(StaleOwner):
        await store.log.append("mesa", 0, 0, [b"zero"])


async def test_seeds_are_kept_by_the_number_of_their_deal(store):
    epoch = (await owned(store)).epoch
    await store.log.append("mesa", epoch, 0, [b"zero"], [(1, b"first"), (2, b"second")])
    assert await store.log.secrets("mesa") == {1: b"first", 2: b"second"}


async def test_a_seed_is_not_kept_when_its_line_is_refused(store):
    epoch = (await owned(store)).epoch
    await store.log.append("mesa", epoch, 0, [b"zero"])
    with pytest.raises(StaleOwner):
        await store.log.append("mesa", epoch, 0, [b"again"], [(1, b"seed")])
    assert await store.log.secrets("mesa") == {}


async def test_a_line_is_not_kept_when_its_deal_has_a_seed_already(store):
    epoch = (await owned(store)).epoch
    await store.log.append("mesa", epoch, 0, [b"zero"], [(1, b"seed")])
    with pytest.raises(StaleOwner):
        await store.log.append("mesa", epoch, 1, [b"one"], [(1, b"another seed")])
    assert await store.log.read("mesa") == [b"zero"]


async def test_a_conflict_spoils_nobody_else(store):
    tables = [f"mesa {number}" for number in range(20)]
    epochs = {table: (await owned(store, table)).epoch for table in tables}
    await store.log.append("mesa 7", epochs["mesa 7"], 0, [b"first"])
    epochs["mesa 13"] += 1
    appends = [store.log.append(table, epochs[table], 0, [table.encode()]) for table in tables]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [n for n, answer in enumerate(answers) if isinstance(answer, StaleOwner)] == [7, 13]
    kept = [await store.log.read(table) for table in tables]
    assert kept == [{7: [b"first"], 13: []}.get(n, [table.encode()]) for n, table in enumerate(tables)]


async def test_a_line_that_cannot_be_kept_spoils_nobody_else(store):
    epoch = (await owned(store)).epoch
    beyond = 2**70  # a number that no database holds
    appends = [store.log.append("mesa", epoch, number, [b"zero"]) for number in (beyond, 0)]
    answers = await asyncio.gather(*appends, return_exceptions=True)
    assert [isinstance(answer, Exception) for answer in answers] == [True, False]


async def test_appends_of_one_table_that_do_not_wait_for_each_other_keep_their_order(store):
    epoch = (await owned(store)).epoch
    await asyncio.gather(*(store.log.append("mesa", epoch, number, [b"%d" % number]) for number in range(300)))
    assert await store.log.read("mesa") == [b"%d" % number for number in range(300)]


async def test_two_hundred_tables_append_at_once(store):
    tables = [f"mesa {number}" for number in range(200)]
    leases = await asyncio.gather(*(owned(store, table) for table in tables))

    async def play(lease: Lease) -> None:
        for number in range(10):
            await store.log.append(lease.table, lease.epoch, number, [f"{lease.table} {number}".encode()])

    await asyncio.gather(*(play(lease) for lease in leases))
    kept = await asyncio.gather(*(store.log.read(table) for table in tables))
    assert kept == [[f"{table} {number}".encode() for number in range(10)] for table in tables]


async def test_a_caller_who_goes_away_does_not_take_the_line_along(store):
    epoch = (await owned(store)).epoch
    impatient = asyncio.ensure_future(store.log.append("mesa", epoch, 0, [b"zero"]))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.log.append("mesa", epoch, 1, [b"one"])
    assert await store.log.read("mesa") == [b"zero", b"one"]


async def test_what_waits_is_written_before_the_store_stops(address, store):
    epoch = (await owned(store)).epoch
    waiting = [asyncio.ensure_future(store.log.append("mesa", epoch, number, [b"%d" % number])) for number in range(50)]
    await asyncio.sleep(0)
    await store.stop()
    await asyncio.gather(*waiting)
    again = open_store(address)
    await again.start()
    assert len(await again.log.read("mesa")) == 50
    await again.stop()


async def test_a_stopped_store_appends_nothing(store):
    epoch = (await owned(store)).epoch
    await store.stop()
    with pytest.raises(StoreUnavailable):
        await store.log.append("mesa", epoch, 0, [b"zero"])


async def test_who_asks_a_stopped_store_is_told_so(store):
    """A process that closes still has guests: theirs is no mistake of the house, and they come again elsewhere."""
    await store.stop()
    with pytest.raises(StoreUnavailable):
        await store.people.get("ana")
    with pytest.raises(StoreUnavailable):
        await store.people.several(["ana"])


async def test_a_new_owner_reads_every_line_that_was_promised_and_the_old_one_writes_no_more(store, other):
    old = await owned(store, seconds=OVER)
    promised: list[bytes] = []

    async def write() -> None:
        for number in range(10_000):
            await store.log.append("mesa", old.epoch, number, [b"%d" % number])
            promised.append(b"%d" % number)

    writing = asyncio.ensure_future(write())
    while len(promised) < 5:
        await asyncio.sleep(0.001)
    while await other.leases.claim("mesa", "they", "they:1", MINUTE) is None:  # a claim does not wait for a line that is being written
        await asyncio.sleep(0.001)
    taken_over = await other.log.read("mesa")
    with pytest.raises(StaleOwner):
        await writing
    assert promised == taken_over == await other.log.read("mesa")


async def test_a_database_of_a_newer_program_is_left_alone(tmp_path):
    store = open_store(tmp_path)
    await store.start()
    await store.executor.write(lambda db: db.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.stop()
    old = open_store(tmp_path)
    with pytest.raises(SchemaTooNew):
        await old.start()
    await old.stop()


async def test_a_store_that_runs_is_ready(store):
    assert await store.ready()


async def test_a_database_that_is_not_there_is_not_ready(tmp_path):
    store = open_store(f"postgresql:///tento?host={tmp_path}")
    assert not await store.ready()
    with pytest.raises(StoreUnavailable):
        await store.start()
    await store.stop()


async def test_an_address_names_a_file_too(tmp_path):
    store = open_store(f"sqlite:///{tmp_path}/deeper/club.db")
    await store.start()
    await store.stop()
    assert Path(tmp_path, "deeper", "club.db").exists()


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:", "mysql://here/tento"])
def test_an_address_that_keeps_nothing_is_refused(address):
    with pytest.raises(ValueError, match="store"):
        open_store(address)


async def test_a_folder_may_have_any_name(tmp_path):
    store = open_store(tmp_path / "50% off? #1")
    await store.start()
    assert await store.ready()
    await store.stop()


async def test_an_error_does_not_tell_the_values(store):
    def twice(db: Connection) -> None:
        for _ in range(2):
            db.execute(insert(secrets).values(table_id="mesa", deal=1, seed=b"the seed"))

    with pytest.raises(IntegrityError) as told:
        await store.executor.write(twice)
    assert "the seed" not in str(told.value)
