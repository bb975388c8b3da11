"""`tento simulate`: bots against bots, and how sure we may be of the result."""

import time
from collections.abc import Callable
from typing import Annotated, Final, NoReturn, TypeVar

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tento.cli import simulate_tranca as tranca
from tento.cli.shared import LangOption, Language
from tento.club.simulate import PairResult, SimulationResult, simulate
from tento.club.simulate_tranca import TrancaSimulation
from tento.games.truco.bots.bot import Bot
from tento.games.truco.bots.registry import BOTS, make
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.texts.language import Lang, Words, pick

PARTIDAS: Final = 100
"""How many partidas are played if nothing else is said."""

DEFAULTS: Final = {"truco": "truco-masters-2025", "tranca": "afia-2025"}
"""The rulebook of a game if no other is named."""
DEFAULTS_TOLD: Final = ", ".join(DEFAULTS.values())

R = TypeVar("R")

_UNITS: Final[dict[str, Words]] = {"partidas": ("partidas", "partidas"), "maos": ("mãos", "mãos")}


def simulate_command(  # noqa: PLR0913 - one argument for each option of the command
    game: Annotated[str, typer.Argument(help="The game: truco or tranca.", show_default=False)],
    *,
    rulebook: Annotated[
        str | None,
        typer.Option(help=f"The name of a rulebook, or the path of a .toml file. [default: {DEFAULTS_TOLD}]", show_default=False),
    ] = None,
    partidas: Annotated[int | None, typer.Option(help=f"So many single partidas. [default: {PARTIDAS}]", show_default=False)] = None,
    maos: Annotated[int | None, typer.Option(help="Instead: exactly so many mãos.", show_default=False)] = None,
    bots: Annotated[
        str, typer.Option(help=f"Names for the seats in order, for the two pairs, or for all: {', '.join(BOTS)}.")
    ] = "sensible,random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 1,
    seats: Annotated[int, typer.Option(help="4, or 2 for mano a mano.")] = 4,
    duplicate: Annotated[bool, typer.Option("--duplicate", help="Play every pack again with the pairs exchanged.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: LangOption = Language.pt,
) -> None:
    """Let bots play against each other, and count."""
    if game not in DEFAULTS:
        _fail(f"no game is called {game!r}; there are {' and '.join(DEFAULTS)}")
    rules = _load(rulebook or DEFAULTS[game], game)
    if seats not in rules.values.players:
        _fail(f"{rules.name} is played by {' or '.join(map(str, rules.values.players))}, not by {seats}")
    if partidas is not None and maos is not None:
        _fail("--partidas and --maos: only one of them")
    if any(many is not None and many < 1 for many in (partidas, maos)):
        _fail("--partidas and --maos: at least 1")
    if game == "tranca":
        if maos is not None:
            _fail("--maos: tranca is counted by partidas")
        _simulate_tranca(rules, _names(bots, seats), partidas or PARTIDAS, seed=seed, duplicate=duplicate, as_json=as_json, lang=lang.value)
        return
    players = _seated(bots, seats, rules)
    if partidas is None and maos is None:
        partidas = PARTIDAS

    def play(progress: Callable[[int, int], None] | None) -> SimulationResult:
        return simulate(rules, players, maos=maos, partidas=partidas, seed=seed, duplicate=duplicate, progress=progress)

    if as_json:
        typer.echo(msgspec.json.encode(play(None)).decode())
        return
    result, seconds = _timed(play)
    Console(highlight=False).print(_table(result, lang.value), _footnote(result, seconds, lang.value), sep="\n")


def _simulate_tranca(  # noqa: PLR0913 - the options of the command
    rules: Rulebook, names: list[str], partidas: int, *, seed: int, duplicate: bool, as_json: bool, lang: Lang
) -> None:
    def play(progress: Callable[[int, int], None] | None) -> TrancaSimulation:
        try:
            return tranca.played(rules, names, partidas, seed=seed, duplicate=duplicate, progress=progress)
        except ValueError as error:
            _fail(f"--bots: {error}")

    if as_json:
        typer.echo(msgspec.json.encode(play(None)).decode())
        return
    result, seconds = _timed(play, "tranca")
    Console(highlight=False).print(tranca.table(result, lang), tranca.footnote(result, seconds, lang), sep="\n")


def _fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(2)


def _load(name: str, game: str) -> Rulebook:
    try:
        rulebook = load(name)
    except RulebookError as error:
        _fail(str(error))
    if rulebook.game != game:
        _fail(f"{rulebook.name} is a rulebook of {rulebook.game}, not of {game}")
    return rulebook


def _names(names: str, seats: int) -> list[str]:
    """A name for each seat: one sits everywhere, two are the pairs, more are the seats in order."""
    listed = [name.strip() for name in names.split(",")]
    if len(listed) not in {1, 2, seats}:
        _fail(
            f"--bots: 1, 2 or {seats} names with {seats} seats, not {len(listed)}"
            if seats > 2
            else f"--bots: 1 or 2 names, not {len(listed)}"
        )
    return [listed[seat % len(listed)] for seat in range(seats)]


def _seated(names: str, seats: int, rulebook: Rulebook) -> list[Bot]:
    """A bot for each seat."""
    try:
        return [make(name, rulebook) for name in _names(names, seats)]
    except ValueError as error:
        _fail(f"--bots: {error}")


def _timed(play: Callable[[Callable[[int, int], None] | None], R], game: str = "truco") -> tuple[R, float]:
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


def _table(result: SimulationResult, lang: Lang) -> Table:
    """A line for each count, a column for each pair."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", title=result.rulebook, title_justify="left")
    table.add_column("")
    for name, pair in (("A", result.a), ("B", result.b)):
        table.add_column(f"{name} ({' + '.join(pair.bots)})", justify="right")
    lines: list[tuple[Words, Callable[[PairResult], str]]] = [
        (("Partidas ganhas", "Partidas won"), lambda pair: str(pair.partidas)),
        (("Mãos ganhas", "Mãos won"), lambda pair: str(pair.maos)),
        (("Pontos", "Points"), lambda pair: str(pair.points)),
        (("Pedidos feitos", "Raises called"), lambda pair: str(pair.raises)),
        (("Pedidos aceitos", "Raises accepted"), lambda pair: str(pair.accepted)),
        (("Pedidos recusados", "Raises refused"), lambda pair: str(pair.refused)),
        (("Mãos de onze: jogou / correu", "Mãos de onze: played / ran"), lambda pair: f"{pair.onze_played} / {pair.onze_declined}"),
    ]
    interval = pick(("  com 95% de confiança, entre", "  with 95% confidence, between"), lang)
    for unit in ("partidas", "maos"):
        both = [_share(pair, unit) for pair in (result.a, result.b)]
        name = pick(_UNITS[unit], lang)
        heading = pick((f"Aproveitamento em {name}", f"Share of the {name}"), lang)
        table.add_row(heading, *(f"{won:.1%}" for won, _ in both), style="bold" if unit == result.unit else "")
        table.add_row(interval, *(f"{low:.1%} – {high:.1%}" for _, (low, high) in both))
    for words, say in lines:
        table.add_row(pick(words, lang), say(result.a), say(result.b))
    return table


def _share(pair: PairResult, unit: str) -> tuple[float, tuple[float, float]]:
    return (pair.share, pair.ci95) if unit == "partidas" else (pair.maos_share, pair.maos_ci95)


def _footnote(result: SimulationResult, seconds: float, lang: Lang) -> str:
    speed = result.maos / seconds if seconds else 0.0
    words = (
        f"{result.partidas} partidas, {result.maos} mãos, semente {result.seed}; {speed:.0f} mãos/s",
        f"{result.partidas} partidas, {result.maos} mãos, seed {result.seed}; {speed:.0f} mãos/s",
    )
    twice = ("; cada baralho jogado duas vezes, com as duplas trocadas", "; every pack played twice, with the pairs exchanged")
    return pick(words, lang) + (pick(twice, lang) if result.duplicate else "")
