"""`tento play truco`: a table in the terminal, you against the house's players."""

import os
import secrets
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.console import Console

from tento.bots import registry
from tento.bots.sensible import advise
from tento.cards.chance import Chance, seeds
from tento.cli.fronts import Front, Left, LiveFront, PlainFront
from tento.cli.keys import TerminalKeys
from tento.cli.rulebook import Language
from tento.cli.scene import Company, company
from tento.cli.sitting import Sitting
from tento.club.local_table import LocalTable
from tento.records.header import Player
from tento.records.keeper import RecordKeeper
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Pair, Seat
from tento.texts.play import label
from tento.texts.rules import Lang
from tento.texts.table import tell
from tento.truco import game
from tento.truco.state import State

DEFAULT_RULEBOOK: Final = "truco-masters-2025"


class BotName(StrEnum):
    """The house's players."""

    sensible = "sensible"
    random = "random"


class Setting(msgspec.Struct, frozen=True):
    """What was asked for on the command line, checked."""

    state: State
    company: Company
    bots: str
    master: bytes | int
    record: Path | None = None
    ceremony: bool = False


def play_command(  # noqa: PLR0913 - a command has its options
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="The game: truco.", show_default=False)],
    *,
    rulebook: Annotated[str, typer.Option("--rulebook", help="A rulebook by name, or a .toml file.")] = DEFAULT_RULEBOOK,
    seats: Annotated[int, typer.Option("--seats", help="2 or 4 players.")] = 4,
    name: Annotated[str | None, typer.Option("--name", help="Your name at the table.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same number deals the same cards.")] = None,
    bots: Annotated[BotName, typer.Option("--bots", help="Who plays with and against you.")] = BotName.sensible,
    lang: Annotated[Language | None, typer.Option("--lang", envvar="TENTO_LANG", help="pt or en; else as the system says.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the record of the match to this file.")] = None,
    phase: Annotated[str, typer.Option("--phase", help="A phase of the event, where the rulebook has several (final).")] = "default",
    ceremony: Annotated[bool, typer.Option("--ceremony", help="Draw, cut, burn and deal yourself.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines instead of a drawing; good for screen readers.")] = False,
) -> None:
    """Play truco in the terminal against the computer.

    On a terminal every command is one key; from a pipe it is one line. ? shows the keys.
    """
    to = lang.code if lang is not None else reader_language(os.environ)
    if game_name != "truco":
        _fail(label("only_truco", to, game=game_name))
    if record is not None and record.exists():
        _fail(label("record_exists", to, file=str(record)))
    state = _new_table(_load(rulebook), seats, phase, to)
    master: bytes | int = secrets.token_bytes(32) if seed is None else seed
    setting = Setting(state, company(to, seats, name), bots.value, master, record, ceremony)
    live = not plain and sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if live:
        with LiveFront(Console(highlight=False), TerminalKeys(), fast=fast) as front:
            farewell = sit_down(setting, front)
    else:
        farewell = sit_down(setting, PlainFront(sys.stdin, sys.stdout))
    for line in farewell:
        print(line)


def sit_down(setting: Setting, front: Front) -> list[str]:
    """Plays until the match is over or the reader leaves; comes back with the last words."""
    why = "over"
    with _keeper(setting) as keeper:
        start = time.monotonic()
        dealt = seeds(setting.master, setting.state.seats)
        table = LocalTable(setting.state, dealt, keeper, lambda: int(1000 * (time.monotonic() - start)))
        sitting = Sitting(
            table,
            setting.company,
            {Seat(seat): registry.make(setting.bots, setting.state.rulebook) for seat in range(1, setting.state.seats)},
            front,
            adviser=advise,
            chance=lambda label: Chance(setting.master, label),
            ceremony=setting.ceremony,
        )
        try:
            sitting.play()
        except Left as left:
            why = str(left)
        except KeyboardInterrupt:
            why = "interrupted"
        if keeper is not None:
            keeper.close(reveal=True)
    return farewell(why, sitting.state, setting)


def farewell(why: str, state: State, setting: Setting) -> list[str]:
    """How it ended: the result, or the score so far; and where the record is."""
    lang, names = setting.company.lang, setting.company
    over = state.outcome is not None
    lines = [] if over else [label(why, lang)]
    lines.append(label("score_final" if over else "score_partial", lang, score=names.score(state.score)))
    if game.view(state, Seat(0)).best_of > 1:
        lines.append(label("score_jogo", lang, score=names.score(state.jogo)))
    if state.outcome is not None:
        side = names.side(Pair(state.outcome.winner)) if state.outcome.winner is not None else "us"
        lines.insert(0, tell(f"MatchEnded.{side}", lang, {"foe": names.names[1]}))
    if setting.record is not None:
        lines.append(label("recorded", lang, file=str(setting.record)))
    return lines


@contextmanager
def _keeper(setting: Setting) -> Iterator[RecordKeeper | None]:
    """The keeper of the record, if one is wanted. Practice: the seeds are revealed after each mão."""
    if setting.record is None:
        yield None
        return
    reader, *others = setting.company.names
    if reader == label("you", setting.company.lang):
        reader = label("player", setting.company.lang)  # whoever reads the record is somebody else
    players = [Player(reader), *(Player(name, bot=True) for name in others)]
    with setting.record.open("x", encoding="utf-8", newline="\n") as sink:
        yield RecordKeeper(sink, setting.state, players, reveal="mao", date=date.today().isoformat())


def reader_language(environ: Mapping[str, str]) -> Lang:
    """As the system's messages are; Portuguese unless they are English."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(key, "")
        if value:
            return "en" if value.lower().startswith("en") else "pt"
    return "pt"


def _load(name: str) -> Rulebook:
    try:
        found = load(name)
    except RulebookError as error:
        _fail(str(error))
    if found.game != "truco":
        _fail(f"{found.name}: {found.game}")
    return found


def _new_table(rulebook: Rulebook, seats: int, phase: str, lang: Lang) -> State:
    phases = ("default", *rulebook.values.match_best_of, *rulebook.values.partida_time_limit_min)
    if phase not in phases:
        _fail(label("no_phase", lang, phase=phase, phases=", ".join(dict.fromkeys(phases))))
    if seats not in rulebook.values.players:
        players = ", ".join(map(str, rulebook.values.players))
        _fail(label("no_seats", lang, seats=seats, title=rulebook.title, players=players))
    return game.new(rulebook, seats, phase=phase)


def _fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(2)
