"""`tento simulate`: bots against bots, and how sure we may be of the result."""

import time
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tento.cli.shared import ClusterOption, LangOption, Language, fail, loaded, seats_refused, told_games, unknown_game, usual_regulation
from tento.cli.simulation.table import as_json, footnote, table
from tento.club.simulation.simulate import SimulationResult, simulate
from tento.club.workers import NoCluster
from tento.games.registry import games, kit_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.kit import GameKit
from tento.texts.language import Lang

PARTIDAS: Final = 100
"""How many partidas are played if nothing else is said."""

Told = Callable[[int, int], None]


def simulate_command(  # noqa: PLR0913 - one argument for each option of the command
    game: Annotated[str, typer.Argument(help=f"The game: {told_games()}.", show_default=False)],
    *,
    rulebook: Annotated[str | None, typer.Option(help="A rulebook by name, or a .toml file; else the game's first.")] = None,
    partidas: Annotated[int | None, typer.Option(help=f"So many single partidas. [default: {PARTIDAS}]", show_default=False)] = None,
    maos: Annotated[int | None, typer.Option(help="Instead: exactly so many mãos.", show_default=False)] = None,
    bots: Annotated[str | None, typer.Option(help="Names for the seats in order, for the sides, or for all (sensible,random).")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 1,
    seats: Annotated[int | None, typer.Option(help="Players at the table, where the rulebook lets you choose.")] = None,
    duplicate: Annotated[bool, typer.Option("--duplicate", help="Play every pack again with the sides exchanged.")] = False,
    cluster: ClusterOption = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: LangOption = Language.pt,
) -> None:
    """Let bots play against each other, and count."""
    kit, rules = _game(game, rulebook, seats, lang.code)
    _check_length(kit, partidas, maos)
    players = _seated(kit, rules, bots, _seats(kit, rules, seats))
    many = PARTIDAS if partidas is None and maos is None else partidas

    def play(progress: Told | None) -> SimulationResult:
        try:
            return simulate(rules, players, hands=maos, partidas=many, seed=seed, duplicate=duplicate, progress=progress, cluster=cluster)
        except NoCluster as error:
            fail(f"--cluster: {error}")

    if json:
        typer.echo(msgspec.json.encode(as_json(kit, play(None))).decode())
        return
    result, seconds = _timed(play, kit.name)
    Console(highlight=False).print(table(kit, result, lang.code), footnote(kit, result, seconds, lang.code), sep="\n")


def _game(game: str, rulebook: str | None, seats: int | None, lang: Lang) -> tuple[GameKit, Rulebook]:
    """The game by its name, and its rulebook."""
    if game not in games():
        fail(unknown_game(game, lang))
    kit = kit_of(game)
    rules = loaded(rulebook or usual_regulation(kit, seats))
    if rules.game != game:
        fail(f"{rules.name} is a rulebook of {rules.game}, not of {game}")
    return kit, rules


def _check_length(kit: GameKit, partidas: int | None, maos: int | None) -> None:
    if partidas is not None and maos is not None:
        fail("--partidas and --maos: only one of them")
    if any(many is not None and many < 1 for many in (partidas, maos)):
        fail("--partidas and --maos: at least 1")
    if maos is not None and (kit.simulation.hands is None or kit.simulation.hands.won is None):
        fail(f"--maos: {kit.name} is counted by partidas")


def _seats(kit: GameKit, rules: Rulebook, seats: int | None) -> int:
    sizes = kit.seats_under(rules)
    if seats is not None and seats not in sizes:
        fail(seats_refused(rules, seats, "en"))
    return sizes[0] if seats is None else seats


def _seated(kit: GameKit, rules: Rulebook, names: str | None, seats: int) -> list[Bot]:
    """A bot for each seat: one name sits everywhere, as many as there are sides are the sides, more are the seats in order."""
    sides = kit.sides(seats)
    listed = _usual(kit, len(sides)) if names is None else [name.strip() for name in names.split(",")]
    if len(listed) not in {1, len(sides), seats}:
        fail(f"--bots: {_told_numbers(len(sides), seats)}, not {len(listed)}")
    by_seat = listed if len(listed) == seats else [listed[_side(sides, seat) % len(listed)] for seat in range(seats)]
    try:
        return [kit.bot(name, rules) for name in by_seat]
    except ValueError as error:
        fail(f"--bots: {error}")


def _usual(kit: GameKit, sides: int) -> list[str]:
    """The game's bots against each other."""
    return list(islice(cycle(kit.bots), sides))


def _side(sides: Sequence[Sequence[int]], seat: int) -> int:
    return next(number for number, members in enumerate(sides) if seat in members)


def _told_numbers(sides: int, seats: int) -> str:
    return f"1, {sides} or {seats} names with {seats} seats" if seats > sides else f"1 or {seats} names"


def _timed(play: Callable[[Told | None], Any], game: str) -> tuple[Any, float]:
    """The result and the seconds that it took; on a terminal a bar shows how far it is."""
    started = time.perf_counter()
    errors = Console(stderr=True)
    if not errors.is_terminal:
        return play(None), time.perf_counter() - started
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(game, total=None)
        result = play(lambda done, total: bar.update(task, completed=done, total=total))
    return result, time.perf_counter() - started
