"""Whoever is erased is nowhere in the files of the database any more, nor in what a finished table shows."""

import asyncio
from pathlib import Path

import msgspec
from argon2 import PasswordHasher

from tento.club.live import showing
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import close, leave, sit
from tento.club.people.accounts import Accounts, NewSession
from tento.club.people.passwords import Passwords
from tento.club.ports import Person
from tento.club.standings import MatchBook
from tento.store.open import open_store

FAST = TableConfig(pause_seconds=0, bot_seconds=0, number_seconds=0, fill_bot="random")
NAME = "Zoraide Quindim"


def bytes_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())


async def seated(tables: LiveTables, person: Person) -> LiveTable:
    live = await tables.open("somebody", FAST)
    assert isinstance(live, LiveTable)
    await live.decide(lambda state, at: sit(state, at, person.id, person.name, None))
    return live


async def test_an_erased_name_is_in_no_byte_of_the_database_and_in_no_snapshot(tmp_path):
    store = open_store(tmp_path)
    await store.start()
    accounts = Accounts(store.people, Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)))
    book = MatchBook(store.matches)

    async def finished(state, past) -> None:
        await book.enter(state, past)

    tables = LiveTables(store, "own", "", finished)
    await tables.start()
    welcome = await accounts.keep((await accounts.guest(1)).person, NAME, "sete-copas e um zap", None, 1)
    assert isinstance(welcome, NewSession)
    person = welcome.person
    played, unused, waiting = [await seated(tables, person) for _ in range(3)]
    await played.start(lambda _state: None)
    await played.decide(lambda state, at: leave(state, at, person.id))
    await unused.decide(lambda state, at: close(state, at, "abandoned"))
    async with asyncio.timeout(120):
        while played.state.closed is None or tables._notes.owes(played.state.id) or tables._notes.owes(unused.state.id):
            await asyncio.sleep(0.01)
    assert NAME.encode() in bytes_of(tmp_path)

    pseudonym = await accounts.erase(person)
    assert isinstance(pseudonym, str)
    await tables.rename(person.id, pseudonym)

    assert NAME.encode() not in bytes_of(tmp_path)
    assert NAME.casefold().encode() not in bytes_of(tmp_path)
    for live in (played, unused, waiting):
        found = await tables.find(live.state.id)  # one that is over may have left the memory meanwhile
        assert isinstance(found, LiveTable)
        told = msgspec.json.encode(showing.snapshot(found.state, None, 1))
        assert NAME.encode() not in told
        assert pseudonym.encode() in told
        kept = await tables.log_of(live.state.id)
        assert kept is not None
        assert NAME.encode() not in b"".join(kept.lines)
    await tables.stop()
    await store.stop()
    assert NAME.encode() not in bytes_of(tmp_path)
