"""`tento admin reports`: what people report of each other, and that it was looked at."""

import asyncio
import os
from datetime import UTC, datetime
from typing import Annotated, Final

import typer

from tento import bootstrap
from tento.cli.database import DatabaseOption, DataOption, database_address
from tento.cli.shared import reader_language
from tento.club.ports import Person, Report, Store
from tento.texts.language import Words, pick

SHOWN: Final = 100
_WORDS: Final[dict[str, Words]] = {
    "none": ("Nenhuma denúncia.", "No reports."),
    "line": (
        "{when}  {reporter} sobre {person} [{id}]: {reason}{words}  (mesa {table})",
        "{when}  {reporter} about {person} [{id}]: {reason}{words}  (table {table})",
    ),
    "settled": ("Denúncias retiradas: {many}.", "Reports taken away: {many}."),
    "rude": ("ofensa", "rude"),
    "cheating": ("trapaça", "cheating"),
    "name": ("nome ofensivo", "offensive name"),
    "leaving": ("abandona partidas", "leaves matches"),
    "other": ("outra coisa", "something else"),
}


def _say(key: str, **facts: object) -> str:
    return pick(_WORDS[key], reader_language(os.environ)).format(**facts)


def reports_command(
    settle: Annotated[str | None, typer.Option(help="Take away what was reported of the person with this id: it was looked at.")] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """List what people report of each other, the newest first."""
    store = bootstrap.database(database_address(data, database))
    for line in asyncio.run(_reports(store, settle)):
        typer.echo(line)


async def _reports(store: Store, settle: str | None) -> list[str]:
    await store.start()
    try:
        if settle is not None:
            return [_say("settled", many=await store.reports.settle(settle))]
        found = await store.reports.newest(SHOWN)
        people = await store.people.several([one for report in found for one in (report.reporter, report.person)])
        return [_line(report, people) for report in found] or [_say("none")]
    finally:
        await store.stop()


def _line(report: Report, people: dict[str, Person]) -> str:
    def name(person: str) -> str:
        return people[person].name if person in people else person

    return _say(
        "line",
        when=datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M"),
        reporter=name(report.reporter),
        person=name(report.person),
        id=report.person,
        reason=_say(report.reason),
        words=f" “{report.words}”" if report.words else "",
        table=report.table or "?",
    )
