"""`tento solve`: the strategy of a game that nobody can beat in the long run, and how far it can still be exploited."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, TaskID, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar
from rich.table import Table

from tento.cli.shared import ClusterOption, LangOption, Language, fail, loaded, told_games, unknown_game
from tento.club.solving import Packed, Progress, Wanted, pack, parts_of, solve
from tento.club.workers import NoCluster
from tento.games.registry import games, kit_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.solving import Habit, NotSolved, Part
from tento.texts.language import Lang, Words, decimal, pick

THOUSAND: Final = 1000
STOPPED: Final = 130
_NO_NUMBERS: Final = "tento solve needs numbers in bulk: install the extra, tento[fast]"

_PART: Words = ("Parte", "Part")
_WEIGHT: Words = ("Peso", "Weight")
_ROUNDS: Words = ("Rodadas", "Rounds")
_VALUE: Words = ("Valor para quem é mão (pontos)", "Value to who leads (points)")
_LOSS: Words = ("Explorável (milipontos por mão)", "Exploitable (milli-points a hand)")
_HABIT: Words = ("O que a estratégia faz", "What the strategy does")
_SHARE: Words = ("Das vezes em que pode", "Of the times that it can")
_ALL: Words = ("Tudo", "All")
_GO_ON: Words = ("Parado; o mesmo comando continua daqui.", "Stopped; the same command goes on from here.")


def solve_command(  # noqa: PLR0913 - one argument for each option of the command
    game: Annotated[str, typer.Argument(help=f"The game: {told_games()}.", show_default=False)],
    *,
    rulebook: Annotated[str | None, typer.Option(help="A rulebook by name, or a .toml file; else what is usually played.")] = None,
    loss: Annotated[float, typer.Option(help="Stop a part when its best answer wins at most so many thousandths of a point a hand.")] = 1.0,
    rounds: Annotated[int, typer.Option(help="Stop a part after so many rounds at the latest.")] = 1000,
    folder: Annotated[Path, typer.Option(help="Where the strategies are kept, and found again.")] = Path("solved"),
    processes: Annotated[int, typer.Option(help="So many parts at the same time; one needs about 1 GB.")] = min(2, os.cpu_count() or 1),
    cluster: ClusterOption = None,
    small: Annotated[Path | None, typer.Option("--pack", help="Solve no further: make one small file of what is kept.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: LangOption = Language.pt,
) -> None:
    """Solve a game for two: nobody wins against the result in the long run. Ctrl+C keeps what is done; the same command goes on."""
    if game not in games():
        fail(unknown_game(game, lang.code))
    if rounds < 1 or loss < 0 or processes < 1:
        fail("--rounds and --processes: at least 1; --loss: not below 0")
    rules = loaded(rulebook or kit_of(game).usual_rulebook)
    if rules.game != game:
        fail(f"{rules.name} is a rulebook of {rules.game}, not of {game}")
    try:
        parts = parts_of(rules)
    except NotSolved as error:
        fail(str(error))
    except ImportError:
        fail(_NO_NUMBERS)
    if small is not None:
        _pack(rules, folder, small, lang.code)
        return
    standing: dict[int, Progress] = {}
    try:
        whole = _run(rulebook or rules.name, folder, Wanted(loss / THOUSAND, rounds), cluster or processes, parts, standing, lang.code)
    except NoCluster as error:
        fail(f"--cluster: {error}")
    if json:
        typer.echo(msgspec.json.encode(_as_json(rules.name, parts, standing)).decode())
    else:
        console = Console(highlight=False)
        console.print(_table(parts, standing, lang.code))
        if whole:
            console.print(_habits_table(_habits(parts, standing), lang.code))
    if not whole:
        typer.echo(pick(_GO_ON, lang.code), err=True)
        raise typer.Exit(STOPPED)


def _pack(rules: Rulebook, folder: Path, file: Path, lang: Lang) -> None:
    """Makes the small file; a line for each part as soon as it is done."""
    parts = parts_of(rules)

    def told(done: Packed) -> None:
        found = done.exploited
        size = f"{decimal(done.size, lang, ',')} B"
        value, loss = decimal(found.value, lang, "+.4f"), decimal(found.loss * THOUSAND, lang, ".3f")
        name, rounds = parts[done.part].name, f"{done.rounds} {pick(_ROUNDS, lang)}"
        typer.echo(f"{name}: {rounds}, {size}, {pick(_VALUE, lang)} {value}, {pick(_LOSS, lang)} {loss}")

    try:
        pack(rules, folder, file, told)
    except NotSolved as error:
        fail(str(error))


def _run(  # noqa: PLR0913, PLR0917 - what is solved, how far, and what is told of it
    rulebook: str, folder: Path, wanted: Wanted, crew: int | str, parts: Sequence[Part], standing: dict[int, Progress], lang: Lang
) -> bool:
    """Solves; on a terminal a bar for each part shows its rounds and what its best answer wins."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:.0f}"), TextColumn("{task.fields[told]}"))
    with Bar(*columns, TimeElapsedColumn(), console=errors, transient=True, disable=not errors.is_terminal) as bar:
        lines = [bar.add_task(part.name, total=wanted.rounds, told="") for part in parts]

        def told(progress: Progress) -> None:
            if progress.loss is not None:
                standing[progress.part] = progress
            _show(bar, lines[progress.part], progress, lang)

        return solve(rulebook, folder, wanted, crew, told)


def _show(bar: Bar, line: TaskID, progress: Progress, lang: Lang) -> None:
    if progress.loss is None:
        bar.update(line, completed=progress.rounds)
    else:
        bar.update(line, completed=progress.rounds, told=decimal(progress.loss * THOUSAND, lang, ".2f"))


def _table(parts: Sequence[Part], standing: dict[int, Progress], lang: Lang) -> Table:
    table = Table()
    for title in (_PART, _WEIGHT, _ROUNDS, _VALUE, _LOSS):
        table.add_column(pick(title, lang), justify="left" if title is _PART else "right")
    for number, part in enumerate(parts):
        found = standing.get(number)
        table.add_row(part.name, decimal(part.weight, lang, ".2f"), *_figures(found, lang))
    if len(standing) == len(parts):
        value, loss = _average(parts, standing)
        table.add_row(pick(_ALL, lang), decimal(1, lang, ".2f"), "", decimal(value, lang, "+.4f"), decimal(loss * THOUSAND, lang, ".3f"))
    return table


def _habits(parts: Sequence[Part], standing: dict[int, Progress]) -> list[Habit]:
    """What the strategies of all parts do, each as often as it is played and as it comes to the choice."""
    found = list[Habit]()
    for same in zip(*(standing[number].habits for number in range(len(parts))), strict=True):
        comes = [part.weight * habit.comes for part, habit in zip(parts, same, strict=True)]
        does = sum(often * habit.share for often, habit in zip(comes, same, strict=True))
        found.append(Habit(same[0].words, does / sum(comes) if sum(comes) else 0.0, sum(comes)))
    return found


def _habits_table(habits: Sequence[Habit], lang: Lang) -> Table:
    table = Table()
    table.add_column(pick(_HABIT, lang))
    table.add_column(pick(_SHARE, lang), justify="right")
    for habit in (habit for habit in habits if habit.comes > 0):  # a ladder that ends early leaves nothing more to ask for
        table.add_row(pick(habit.words, lang), decimal(habit.share, lang, ".1%"))
    return table


def _figures(found: Progress | None, lang: Lang) -> tuple[str, str, str]:
    if found is None or found.value is None or found.loss is None:
        return "", "", ""
    return str(found.rounds), decimal(found.value, lang, "+.4f"), decimal(found.loss * THOUSAND, lang, ".3f")


def _average(parts: Sequence[Part], standing: dict[int, Progress]) -> tuple[float, float]:
    """Over all parts, as often as each is played."""
    value = sum(part.weight * (standing[number].value or 0.0) for number, part in enumerate(parts))
    return value, sum(part.weight * (standing[number].loss or 0.0) for number, part in enumerate(parts))


def _as_json(rulebook: str, parts: Sequence[Part], standing: dict[int, Progress]) -> dict[str, object]:
    rows = [
        {
            "part": part.name,
            "weight": part.weight,
            "rounds": found.rounds,
            "value": found.value,
            "loss": found.loss,
            "solved": found.over,
            "habits": [{"what": habit.words[1], "share": habit.share, "comes": habit.comes} for habit in found.habits],
        }
        for number, part in enumerate(parts)
        if (found := standing.get(number)) is not None
    ]
    return {"rulebook": rulebook, "parts": rows}
