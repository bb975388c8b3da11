"""`tento admin usage`: what a database holds, and what of it may go."""

import asyncio
import os
import time
from typing import Annotated, Final, NamedTuple

import msgspec
import typer
from msgspec.structs import replace

from tento import bootstrap
from tento.championship.core.roles import HOUSE
from tento.cli.bounds import retention
from tento.cli.database import DatabaseOption, DataOption, database_address
from tento.cli.records import clean as cleaned
from tento.cli.shared import reader_language
from tento.club.live.hourly import HOUR_MS
from tento.club.ports import Cleaned, KeptEvent, Retention, Store, Usage
from tento.club.upkeep import clean_all
from tento.texts.language import Words, decimal, pick

LISTED: Final = 5
_WORDS: Final[dict[str, Words]] = {
    "size": ("Banco: {size} MB, dos quais {free} MB livres", "Database: {size} MB, {free} MB of it free"),
    "tables": (
        "Mesas: {running} abertas, {over} encerradas; {lines} linhas nos registros",
        "Tables: {running} open, {over} over; {lines} lines in their logs",
    ),
    "packed": (
        "Compactados: {packed} registros de mesas, com {lines} linhas",
        "Packed: the logs of {packed} tables, with {lines} lines",
    ),
    "largest": ("Quem mais ocupa: {people}", "Who keeps the most: {people}"),
    "written": ("Mais escreveram na última hora: {people}", "Who wrote the most in the last hour: {people}"),
    "house": ("a casa", "the house"),
    "events": ("Maiores campeonatos: {events}", "Largest championships: {events}"),
    "matches": ("Partidas: {matches}; campeonatos: {championships}", "Matches: {matches}; championships: {championships}"),
    "people": ("Pessoas: {people}, visitantes: {guests}; sessões: {sessions}", "People: {people}, guests: {guests}; sessions: {sessions}"),
    "due": (
        "Já podem sair: {tables} mesas de treino, {guests} visitantes que não voltaram, {sessions} sessões vencidas; a compactar: {packed}",
        "May go now: {tables} practice tables, {guests} guests who stayed away, {sessions} sessions that ran out; to pack: {packed}",
    ),
    "gone": (
        "Saíram: {tables} mesas de treino, {guests} visitantes que não voltaram, {sessions} sessões vencidas; compactados: {packed}",
        "Gone: {tables} practice tables, {guests} guests who stayed away, {sessions} sessions that ran out; packed: {packed}",
    ),
    "how": ("O servidor faz isso sozinho, uma vez por hora; agora: --clean", "The server does this by itself once an hour; now: --clean"),
}


def usage_command(
    clean: Annotated[bool, typer.Option("--clean", help="Take away now what may go.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Show what the database holds, and what of it may go; championships and matches between people never do."""
    store = bootstrap.database(database_address(data, database))
    usage, largest, gone = asyncio.run(_looked_at(store, retention(os.environ), clean))
    for line in _told(usage, largest):
        typer.echo(line)
    typer.echo(_say("how") if gone is None else _say("gone", **msgspec.structs.asdict(gone)))


def _say(key: str, **facts: object) -> str:
    return pick(_WORDS[key], reader_language(os.environ)).format(**facts)


def _megabytes(size: int) -> str:
    return decimal(size / 1e6, reader_language(os.environ))


class Largest(NamedTuple):
    """Whose tables have the most bytes, or wrote them in the last hour, and the championships that have; people by their names."""

    people: list[tuple[str, int]]
    written: list[tuple[str, int]]
    events: list[KeptEvent]


async def _looked_at(store: Store, kept: Retention, clean: bool) -> tuple[Usage, Largest, Cleaned | None]:
    await store.start()
    try:
        now = time.time_ns() // 1_000_000
        usage, largest = await store.upkeep.usage(now, kept), await _largest(store, now)
        return usage, largest, await clean_all(store.upkeep, now, kept) if clean else None
    finally:
        await store.stop()


async def _largest(store: Store, now: int) -> Largest:
    people = [(await _name(store, host), many) for host, many in await store.upkeep.largest(LISTED)]
    written = [(await _name(store, host), many) for host, many in await store.upkeep.written_since(now - HOUR_MS, LISTED)]
    events = [replace(one, host=await _name(store, one.host)) for one in await store.upkeep.largest_events(LISTED)]
    return Largest(people, written, events)


async def _name(store: Store, host: str) -> str:
    """Somebody's name; who is not known any more is called by what is kept."""
    person = await store.people.get(host)
    return person.name if person is not None else _say("house") if host == HOUSE else host


def _told(usage: Usage, largest: Largest) -> list[str]:
    people, written = (", ".join(f"{name} {_megabytes(many)} MB" for name, many in some) for some in (largest.people, largest.written))
    events = ", ".join(f"{cleaned(one.title)} ({one.host}) {_megabytes(one.bytes)} MB" for one in largest.events)
    return [
        _say("size", size=_megabytes(usage.bytes), free=_megabytes(usage.free)),
        _say("tables", running=usage.running, over=usage.over, lines=usage.lines),
        _say("packed", packed=usage.packed, lines=usage.packed_lines),
        *([_say("largest", people=people)] if people else []),
        *([_say("written", people=written)] if written else []),
        *([_say("events", events=events)] if events else []),
        _say("matches", matches=usage.matches, championships=usage.championships),
        _say("people", people=usage.people, guests=usage.guests, sessions=usage.sessions),
        _say("due", **msgspec.structs.asdict(usage.due)),
    ]
