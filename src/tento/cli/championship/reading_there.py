"""An event at a house, read by those who do not get the whole of it: names, results and what was decided; and the papers of their role."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import typer

from tento.cli.championship.answers import say_json
from tento.cli.championship.diary import folded
from tento.cli.championship.house import House
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick


class _Entry(msgspec.Struct, frozen=True):
    id: str
    people: tuple[str, ...]
    delegation: str | None


class _Result(msgspec.Struct, frozen=True):
    partidas: tuple[int, int]
    points: tuple[int, int]


class _Match(msgspec.Struct, frozen=True):
    id: str
    stage: str
    sides: tuple[str | None, str | None]
    result: _Result | None


class _Row(msgspec.Struct, frozen=True):
    place: int
    entry: str
    points: int


class _Group(msgspec.Struct, frozen=True):
    name: str
    rows: tuple[_Row, ...]


class _Stage(msgspec.Struct, frozen=True):
    name: str
    title: str
    groups: tuple[_Group, ...]


class _Pairs(msgspec.Struct, frozen=True):
    entries: tuple[_Entry, ...]
    stages: tuple[_Stage, ...]
    matches: tuple[_Match, ...]
    places: tuple[tuple[str, ...], ...]


class _Player(msgspec.Struct, frozen=True):
    name: str
    table: int | None
    seat: int | None
    place: int | None


class _Field(msgspec.Struct, frozen=True):
    players: tuple[_Player, ...]


class _Event(msgspec.Struct, frozen=True):
    title: str
    regulation: str
    number: int
    head: str
    pairs: _Pairs | None
    field: _Field | None


class _Note(msgspec.Struct, frozen=True):
    text: str
    by: str
    why: str


class _Decided(msgspec.Struct, frozen=True):
    number: int
    at: str
    told: tuple[_Note, ...]


class _News(msgspec.Struct, frozen=True):
    decided: tuple[_Decided, ...]


def show_there(house: House, *, as_json: bool, lang: Lang) -> None:
    """Tells an event as its house shows it to this reader."""
    shown, news = house.shown(), house.news()
    if as_json:
        return say_json({**msgspec.json.decode(shown), "decided": msgspec.json.decode(news)["decided"]})
    found = msgspec.json.decode(shown, type=_Event)
    typer.echo(
        pick(DESK["shown_there"], lang).format(title=found.title, regulation=found.regulation, number=found.number, check=found.head)
    )
    for line in (*_pairs(found.pairs), *_players(found.field, lang)):
        typer.echo(line)
    typer.echo()
    for decided in msgspec.json.decode(news, type=_News).decided:
        for note in decided.told:
            said = ": ".join(filter(None, (note.by, note.why)))
            typer.echo(folded(f"  {decided.at[:16].replace('T', ' ')}  {note.text}{f' [{said}]' if said else ''}"))


def _pairs(found: _Pairs | None) -> Iterator[str]:
    """Entries by their names; for each stage the tables of its groups and its matches; the places."""
    if found is None:
        return
    names = {entry.id: f"{entry.id} {' / '.join(entry.people)}".strip() for entry in found.entries}
    for entry in found.entries:
        yield f"  {names[entry.id]}{f' · {entry.delegation}' if entry.delegation else ''}"
    for stage in found.stages:
        yield f"\n{stage.title}"
        for group in stage.groups:
            yield from (f"  {group.name}  {row.place}. {names[row.entry]}: {row.points}" for row in group.rows)
        yield from (f"  {match.id}  {_told(match, names)}" for match in found.matches if match.stage == stage.name)
    for place, level in enumerate(found.places, 1):
        yield f"{place}. {', '.join(names[entry] for entry in level)}"


def _told(match: _Match, names: dict[str, str]) -> str:
    sides = " x ".join(names.get(side or "", "–") for side in match.sides)
    result = match.result
    return sides if result is None else f"{sides}  {result.partidas[0]}–{result.partidas[1]} ({result.points[0]}–{result.points[1]})"


def _players(found: _Field | None, lang: Lang) -> Iterator[str]:
    """Players in their places, then those who play, by their seats."""
    if found is None:
        return
    out = sorted((player for player in found.players if player.place is not None), key=lambda player: player.place or 0)
    yield from (f"  {player.place}. {player.name}" for player in out)
    for player in found.players:
        if player.place is None:
            seat = pick(DESK["seated"], lang).format(table=player.table, seat=player.seat) if player.table is not None else "–"
            yield f"  {player.name}: {seat}"


def print_there(house: House, out: Path, *, as_json: bool) -> None:
    """Saves every paper and workbook that this reader may have."""
    out.mkdir(parents=True, exist_ok=True)
    written = []
    for file in house.files():
        path = out / f"{file.name}.{file.ending}"
        path.write_bytes(house.file(file.name))
        written.append(str(path))
    if as_json:
        return say_json({"files": written})
    for name in written:
        typer.echo(name)
