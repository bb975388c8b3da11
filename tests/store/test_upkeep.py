"""What is taken away from a database when its time is over, and what never is."""

from typing import Any

import pytest

from tento.championship.core.roles import HOUSE
from tento.club.ports import (
    Cleaned,
    EventRow,
    Gains,
    MatchRow,
    Person,
    PictureRow,
    Rating,
    Retention,
    SeasonRating,
    Store,
    StoreUnavailable,
    TableRow,
)
from tento.club.ports.upkeep import DAY_MS
from tento.club.upkeep import clean_all
from tento.table.outcome import won_by

NOW = 1_000 * DAY_MS
OLD = NOW - 100 * DAY_MS
KEPT = Retention(practice_days=90, guest_days=60, log_days=0)

pytest_plugins = ("tests.contract.stores",)


async def table(store: Store, name: str, *people: str | None, **known) -> None:
    """A table that is over, where these people finished a match, if there are any."""
    row: dict[str, Any] = {
        "game": "truco",
        "rulebook": "x",
        "title": "",
        "host": "ana",
        "seats": 2,
        "taken": 2,
        "visibility": "private",
        "created": OLD,
    }
    await store.tables.put(TableRow(id=name, **(row | {"status": "over"} | known)))
    lease = await store.leases.claim(name, "own", "", 60)
    assert lease is not None
    await store.log.append(name, lease.epoch, 0, [b"{}"], [(1, b"seed")])
    if people:
        outcome = won_by(0, (12, 3), "points")
        names = tuple("?" for _ in people)
        kept = MatchRow(table=name, game="truco", rulebook="x", finished=OLD, outcome=outcome, sides=(0, 1), people=people, names=names, tallies=({}, {}), public=False)  # fmt: skip  # noqa: E501
        await store.matches.add(kept, ())


async def guest(store: Store, name: str, created: int = OLD, **known: Any) -> None:
    await store.people.add(Person(id=name, name=name, guest=known.get("guest", True), roles=("player",), created=created))


async def test_old_practice_goes_with_its_log_and_seeds_and_its_result_stays(store):
    await table(store, "practice", "ana", None)
    assert await clean_all(store.upkeep, NOW, KEPT) == Cleaned(tables=1)
    assert (await store.tables.get("practice"), await store.log.read("practice"), await store.log.secrets("practice")) == (None, [], {})
    assert await store.matches.get("practice") is not None


@pytest.mark.parametrize(
    "known",
    [
        {"people": ("ana", "bia")},
        {"people": ("ana", None), "created": NOW - DAY_MS},
        {"people": ("ana", None), "status": "playing"},
        {"people": ("ana", None), "host": HOUSE},
        {"people": ("ana", None), "name": "cup.7"},
    ],
    ids=["between people", "young", "running", "of the house", "of an event"],
)
async def test_other_tables_are_never_cleaned(store, known):
    known = dict(known)
    await table(store, known.pop("name", "other"), *known.pop("people"), **known)
    assert await clean_all(store.upkeep, NOW, KEPT) == Cleaned()


async def test_a_guest_who_stays_away_goes_and_all_others_stay(store):
    await guest(store, "gone")
    await store.people.open_session("t", "gone", "cookie", NOW + DAY_MS)
    await guest(store, "young", NOW - DAY_MS)
    await guest(store, "keeper", guest=False)
    await guest(store, "player")
    await table(store, "between", "player", "keeper")
    await guest(store, "host")
    await table(store, "open", host="host", status="waiting")
    assert (await clean_all(store.upkeep, NOW, KEPT)).guests == 1
    assert [name for name in ("gone", "young", "keeper", "player", "host") if await store.people.get(name) is None] == ["gone"]


async def guests_left(store: Store, *names: str) -> list[str]:
    """Which of them are still there after cleaning."""
    await clean_all(store.upkeep, NOW, KEPT)
    return [name for name in names if await store.people.get(name) is not None]


async def test_a_guest_who_played_with_bots_alone_goes(store):
    await guest(store, "ana")
    await table(store, "practice", "ana", None)
    assert await guests_left(store, "ana") == []


async def test_two_guests_who_played_with_each_other_stay(store):
    await guest(store, "ana")
    await guest(store, "bia")
    await table(store, "between", "ana", "bia")
    assert await guests_left(store, "ana", "bia") == ["ana", "bia"]


async def test_no_rating_is_left_of_a_guest_who_went(store):
    await guest(store, "ana")
    rating = Rating("truco", "ana", 26.0, 8.0, 1)
    season = SeasonRating(season="2020-01", game="truco", person="ana", mu=26.0, sigma=8.0, worth=2.0, matches=1, won=1)
    outcome, names = won_by(0, (12, 3), "points"), ("Ana", "Bot")
    match = MatchRow(table="t", game="truco", rulebook="x", finished=OLD, outcome=outcome, sides=(0, 1), people=("ana", None), names=names, tallies=({}, {}), public=False)  # fmt: skip  # noqa: E501
    await store.matches.add(match, (rating,), Gains((season,)))
    assert await guests_left(store, "ana") == []
    assert (await store.matches.ratings("truco", ["ana"]), await store.progress.seasons_of("ana", 9)) == ({}, [])


@pytest.mark.parametrize(("days", "left"), [(59, ["ana"]), (61, [])])
async def test_a_guest_stays_for_so_many_days_after_the_last_visit(store, days, left):
    await guest(store, "ana")
    await store.people.open_session("t", "ana", "cookie", NOW + DAY_MS)
    assert await store.people.session("t", NOW - days * DAY_MS)
    assert await guests_left(store, "ana") == left


async def test_a_visit_is_written_once_a_day(store, monkeypatch):
    await guest(store, "ana", NOW)
    await store.people.open_session("t", "ana", "cookie", NOW + 9 * DAY_MS)
    written, write = [], store.executor.write

    async def counted(work):
        written.append(work)
        return await write(work)

    monkeypatch.setattr(store.executor, "write", counted)
    for hours in (0, 1, 23, 24, 25, 47, 48):
        await store.people.session("t", NOW + hours * DAY_MS // 24)
    assert len(written) == 2


async def test_a_disk_that_is_full_keeps_nobody_out(store, monkeypatch):
    await guest(store, "ana")
    await store.people.open_session("t", "ana", "cookie", NOW + DAY_MS)

    async def full(_work):
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(store.executor, "write", full)
    assert await store.people.session("t", NOW) is not None


async def test_nothing_goes_where_nothing_shall_ever_go(store):
    await table(store, "practice", "ana", None)
    await guest(store, "gone")
    assert await clean_all(store.upkeep, NOW, Retention(practice_days=0, guest_days=0, log_days=0)) == Cleaned()


async def test_what_is_due_is_counted_before_it_goes_and_more_than_one_batch_goes(store):
    for number in range(45):
        await table(store, f"t{number}", "ana", None)
    usage = await store.upkeep.usage(NOW, KEPT)
    assert (usage.over, usage.lines, usage.due) == (45, 45, Cleaned(tables=45))
    assert (await clean_all(store.upkeep, NOW, KEPT)).tables == 45
    assert (await store.upkeep.usage(NOW, KEPT)).lines == 0


async def test_sessions_that_had_run_out_go(store):
    await guest(store, "ana", guest=False)
    await store.people.open_session("old", "ana", "cookie", NOW - 1)
    await store.people.open_session("new", "ana", "cookie", NOW + 1)
    assert await clean_all(store.upkeep, NOW, KEPT) == Cleaned(sessions=1)


LINES = [b'{"entry":"opened","at":1}', b'{"entry":"sat","at":2,"seat":0,"name":"Ana Maria","person":"ana"}', b'{"entry":"acted","at":3}']
PACKING = Retention(practice_days=0, guest_days=0, log_days=7)


async def between_people(store: Store, name: str = "t", **known: Any) -> int:
    """A table that is over with a log of several lines; the epoch of its owner."""
    await table(store, name, "ana", "bia", **known)
    lease = await store.leases.claim(name, "own", "", 60)
    assert lease is not None
    await store.log.append(name, lease.epoch, 1, LINES[1:])
    return lease.epoch


async def test_the_log_of_an_old_table_is_packed_and_read_as_before(store):
    await between_people(store)
    before, seeds = await store.log.read("t"), await store.log.secrets("t")
    assert await clean_all(store.upkeep, NOW, PACKING) == Cleaned(packed=1)
    usage = await store.upkeep.usage(NOW, PACKING)
    assert (usage.lines, usage.packed, usage.packed_lines, usage.due) == (0, 1, 3, Cleaned())
    assert (await store.log.read("t"), await store.log.read("t", 2), await store.log.secrets("t")) == (before, before[2:], seeds)
    assert await store.upkeep.logs("", 9) == ["t"]


async def test_a_line_that_comes_after_packing_follows_the_packed_ones_and_is_packed_with_them(store):
    epoch = await between_people(store)
    await clean_all(store.upkeep, NOW, PACKING)
    await store.log.append("t", epoch, 3, [b'{"entry":"next"}'])
    whole = await store.log.read("t")
    assert whole[3:] == [b'{"entry":"next"}']
    assert (await clean_all(store.upkeep, NOW, PACKING)).packed == 1
    assert await store.log.read("t") == whole


@pytest.mark.parametrize("known", [{"created": NOW - DAY_MS}, {"status": "playing"}], ids=["young", "running"])
async def test_what_is_young_or_runs_is_not_packed(store, known):
    await between_people(store, **known)
    assert await clean_all(store.upkeep, NOW, PACKING) == Cleaned()


async def test_an_erased_name_is_in_no_packed_log(store):
    await guest(store, "ana", guest=False)
    await between_people(store)
    await clean_all(store.upkeep, NOW, PACKING)
    await store.people.erase("ana", "jogador-1")
    lines = await store.log.read("t")
    assert b"Ana Maria" not in b"".join(lines)
    assert b'"name":"jogador-1"' in lines[1]


async def test_packed_practice_goes_when_its_time_is_over(store):
    await table(store, "practice", "ana", None)
    assert await clean_all(store.upkeep, NOW, PACKING) == Cleaned(packed=1)
    assert await clean_all(store.upkeep, NOW, KEPT) == Cleaned(tables=1)
    assert await store.log.read("practice") == []


async def test_what_a_person_keeps_is_counted_over_all_tables_that_the_person_opened(store):
    for name, host in (("a", "ana"), ("b", "ana"), ("c", "bia")):
        await table(store, name, host=host, bytes=1_000)
    assert (await store.upkeep.kept("ana"), await store.upkeep.kept("caio")) == (2_000, 0)
    assert await store.upkeep.largest(1) == [("ana", 2_000)]


async def championship(store: Store, name: str, host: str, photograph: int = 400) -> None:
    """A championship of 100 bytes of lines, 11 of people and so many of a photograph."""
    row: dict[str, Any] = {
        "kind": "pairs",
        "game": "truco",
        "rulebook": "x",
        "title": f"Copa {name}",
        "visibility": "public",
        "status": "over",
        "entries": 0,
        "most": 0,
    }
    await store.events.put(EventRow(id=name, host=host, created=OLD, begins=None, config="{}", held="venue", **row))
    lease = await store.leases.claim(name, "own", "", 60)
    assert lease is not None
    await store.log.append(name, lease.epoch, 0, [b"x" * 70, b"y" * 30], [], [(1, b"z" * 11)])
    picture = PictureRow(event=name, match="m", hash=name, by="", at=1, size=photograph)
    await store.event_pictures.put(picture, b"p" * photograph)


async def test_what_a_person_keeps_counts_championships_their_people_and_their_photographs(store):
    await championship(store, "e", "ana")
    await championship(store, "f", "bia")
    assert await store.upkeep.kept("ana") == 511


async def test_the_largest_championships_come_first_with_who_opened_them_and_logs_of_tables_are_none(store):
    await championship(store, "a", "ana", 5)
    await championship(store, "b", "bia", 900)
    await championship(store, "c", "ana", 70)
    await table(store, "t", "ana", "bia", bytes=5_000)
    assert [(one.title, one.host, one.bytes) for one in await store.upkeep.largest_events(2)] == [
        ("Copa b", "bia", 1_011),
        ("Copa c", "ana", 181),
    ]


async def test_where_no_championship_was_opened_none_is_the_largest(store):
    await table(store, "t", "ana", "bia")
    assert await store.upkeep.largest_events(5) == []


async def test_what_was_written_since_a_moment_is_told_by_who_opened_the_tables(store):
    await table(store, "a", host="ana", status="playing")
    await table(store, "b", host="bia", created=NOW)
    lines = [(b'{"entry":"acted","at":%d,"actor":0}' % at) for at in (NOW - 2, NOW, NOW + 5)]
    for name, written in (("a", lines), ("b", lines[:2])):
        await append(store, name, written)
    size = len(lines[0])
    assert await store.upkeep.written_since(NOW, 5) == [("ana", 2 * size), ("bia", size)]
    assert await store.upkeep.written_since(NOW, 1) == [("ana", 2 * size)]


async def append(store: Store, name: str, lines: list[bytes]) -> None:
    """More lines of a table."""
    lease = await store.leases.claim(name, "own", "", 60)
    assert lease is not None
    await store.log.append(name, lease.epoch, 1, lines)
