"""`tento arena`: bots of ours and programs of anybody against each other, and how strong each of them is."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tento.cards.chance import Chance
from tento.cli.arena.tables import as_json, chart, crosstable, gate_line
from tento.cli.shared import ClusterOption, LangOption, Language, fail, loaded, seats_refused, told_games, unknown_game, usual_regulation
from tento.club.arena.contest import MOST_CONTESTANTS, Pairing, Played, to_play
from tento.club.arena.gate import gate
from tento.club.arena.kept import Keeper, NotThisArena, read
from tento.club.arena.programs import NoProgram
from tento.club.arena.rating import ratings
from tento.club.arena.run import Arena, Entrants, Players, Task, crew
from tento.club.learning import NotLearned
from tento.club.workers import NoCluster
from tento.games.registry import games, kit_of
from tento.table.kit import GameKit
from tento.table.learned.memory import BadMemory
from tento.texts.language import Lang, Words, pick

STOPPED: Final = 130
_GO_ON: Words = ("Parado; o mesmo comando continua daqui.", "Stopped; the same command goes on from here.")
_LOST: Words = ("Parado; sem --kept nada foi guardado.", "Stopped; without --kept nothing was kept.")


def arena_command(  # noqa: PLR0913 - one argument for each option of the command
    game: Annotated[str, typer.Argument(help=f"The game: {told_games()}.", show_default=False)],
    *,
    bots: Annotated[str | None, typer.Option(help="Names of bots (sensible,tight,loose); else all that the game has.")] = None,
    program: Annotated[
        list[str] | None, typer.Option(help='A program that plays: NAME=COMMAND, as in mine="python my_bot.py". May be said again.')
    ] = None,
    like: Annotated[list[str] | None, typer.Option(help="A memory of tento learn: NAME=FOLDER. May be said again.")] = None,
    packs: Annotated[int, typer.Option(help="So many packs for each two of them; each is played from every seat.")] = 100,
    rulebook: Annotated[str | None, typer.Option(help="A rulebook by name, or a .toml file; else the game's first.")] = None,
    seats: Annotated[int | None, typer.Option(help="Players at the table, where the rulebook lets you choose.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 1,
    processes: Annotated[int, typer.Option(help="So many packs at the same time.")] = min(2, os.cpu_count() or 1),
    cluster: ClusterOption = None,
    seconds: Annotated[float, typer.Option(help="So long a program may think about one choice.")] = 2.0,
    kept: Annotated[Path | None, typer.Option(help="Keep every pack in this file, and go on from there.")] = None,
    new: Annotated[
        str | None, typer.Option("--gate", help="Try this one against the first other until it is sure which is better.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: LangOption = Language.pt,
) -> None:
    """Let bots and programs play against each other, each pack from every seat, and rate them. Ctrl+C keeps what --kept names."""
    kit = _game(game, lang.code)
    if packs < 1 or processes < 1 or seconds <= 0:
        fail("--packs and --processes: at least 1; --seconds: more than 0")
    arena = _arena(kit, rulebook, seats, seed, _entrants(kit, bots, program or [], like or [], seconds))
    names = _names(arena, new)
    before = _before(arena, kept)
    played, whole = _play(arena, _Wanted(names, packs, processes, cluster, stops=new is not None), before, kept)
    mine = [one for one in played if {one.first, one.second} <= {*names} and one.pack < packs]
    rated = ratings(names, mine, Chance(seed, "intervals"))
    verdict = gate([one for one in mine if one.pairing == Pairing(*names[:2])]) if new is not None else None
    if json:
        typer.echo(msgspec.json.encode(as_json(arena.ring, rated, mine, verdict)).decode())
    else:
        shown = Console(highlight=False)
        shown.print(chart(arena.ring, rated, mine, lang.code), crosstable(names, mine, lang.code), sep="\n")
        if verdict is not None:
            shown.print(gate_line(names[0], names[1], verdict, lang.code))
    if not whole:
        typer.echo(pick(_GO_ON if kept is not None else _LOST, lang.code), err=True)
        raise typer.Exit(STOPPED)


def _game(game: str, lang: Lang) -> GameKit:
    if game not in games():
        fail(unknown_game(game, lang))
    return kit_of(game)


def _entrants(kit: GameKit, bots: str | None, programs: Sequence[str], likes: Sequence[str], seconds: float) -> Entrants:
    known = {**kit.bots, **kit.styles}
    named = (
        list(known) if bots is None and not programs and not likes else [name.strip() for name in (bots or "").split(",") if name.strip()]
    )
    for name in named:
        if name not in known:
            fail(f"--bots: no bot is called {name!r}; there are {', '.join(known)}")
    commands = dict(_named("--program", "COMMAND", one) for one in programs)
    memories = dict(_named("--like", "FOLDER", one) for one in likes)
    names = [*named, *commands, *memories]
    if len({*names}) != len(named) + len(programs) + len(likes) or not 2 <= len(names) <= MOST_CONTESTANTS:
        fail(f"between 2 and {MOST_CONTESTANTS} contestants, each under a name of its own")
    return Entrants(tuple(named), commands, seconds, memories)


def _named(option: str, what: str, told: str) -> tuple[str, str]:
    name, found, value = told.partition("=")
    if not found or not name.strip() or not value.strip():
        fail(f"{option}: say NAME={what}, not {told!r}")
    return name.strip(), value.strip()


def _arena(kit: GameKit, rulebook: str | None, seats: int | None, seed: int, entrants: Entrants) -> Arena:
    named = rulebook or usual_regulation(kit, seats)
    book = loaded(named)
    if book.game != kit.name:
        fail(f"{book.name} is a rulebook of {book.game}, not of {kit.name}")
    sizes = kit.seats_under(book)
    if seats is not None and seats not in sizes:
        fail(seats_refused(book, seats, "en"))
    arena = Arena(named, seats or sizes[0], seed, entrants)
    players = Players(arena)
    try:
        players.try_them()
    except (NoProgram, NotLearned, BadMemory) as error:
        fail(str(error))
    finally:
        players.close()
    return arena


def _names(arena: Arena, new: str | None) -> list[str]:
    """Everybody; or the newcomer and who it is tried against."""
    names = list(arena.entrants.names)
    if new is None:
        return names
    if new not in names:
        fail(f"--gate: {new!r} does not play; there are {', '.join(names)}")
    return [new, next(name for name in names if name != new)]


def _before(arena: Arena, kept: Path | None) -> list[Played]:
    if kept is None:
        return []
    try:
        return read(kept, arena.ring)
    except NotThisArena as error:
        fail(f"--kept: {error}")


class _Wanted(NamedTuple):
    """Who plays how many packs, in how many processes or on which cluster, and whether it stops when the gate has made up its mind."""

    names: list[str]
    packs: int
    processes: int
    cluster: str | None
    stops: bool


def _play(arena: Arena, wanted: _Wanted, before: list[Played], kept: Path | None) -> tuple[list[Played], bool]:
    """All packs, those of the file first; False if Ctrl+C came before the last one."""
    played = list(before)
    tasks = [Task(*one) for one in to_play(wanted.names, wanted.packs, {(one.pairing, one.pack) for one in before})]
    keeper = None if kept is None else Keeper(kept, arena.ring, before)
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar,
            crew(arena, min(wanted.processes, max(1, len(tasks))), wanted.cluster).results(tasks) as coming,
        ):
            line = bar.add_task(arena.ring.kit.name, total=len(tasks))
            while not (wanted.stops and _decided(played, wanted.names)) and (one := next(coming, None)) is not None:
                played.append(one)
                if keeper is not None:
                    keeper.add(one)
                bar.advance(line)
    except KeyboardInterrupt:
        return played, False
    except NoCluster as error:
        fail(f"--cluster: {error}")
    finally:
        if keeper is not None:
            keeper.close()
    return played, True


def _decided(played: list[Played], names: list[str]) -> bool:
    """True once the gate has made up its mind."""
    return gate([one for one in played if one.pairing == Pairing(*names[:2])]).verdict != "open"
