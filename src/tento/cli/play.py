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

from tento.cards.chance import Chance, seeds
from tento.cli.rulebook import Language
from tento.games.registry import kit_of
from tento.games.tranca.rules import game as tranca
from tento.games.tranca.rules.state import State as TrancaState
from tento.games.tranca.terminal.sitting import TrancaSitting
from tento.games.tranca.texts.play import label as tranca_label
from tento.games.truco.bots import registry
from tento.games.truco.bots.sensible import advise
from tento.games.truco.rules import game
from tento.games.truco.rules.state import State
from tento.games.truco.terminal.scene import Company, company
from tento.games.truco.terminal.sitting import Sitting
from tento.games.truco.texts.play import label
from tento.games.truco.texts.table import tell
from tento.records.header import Player
from tento.records.keeper import RecordKeeper
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.table.local_table import LocalTable
from tento.table.seats import Pair, Seat
from tento.terminal.fronts import Front, Left, LiveFront, PlainFront
from tento.terminal.keys import TerminalKeys
from tento.texts.language import Lang

RULEBOOKS: Final = {"truco": "truco-masters-2025", "tranca": "afia-2025"}
"""The games of the terminal, each with the rulebook that it is played by if none is named."""


class BotName(StrEnum):
    """The house's players."""

    sensible = "sensible"
    random = "random"


class Setting(msgspec.Struct, frozen=True):
    """What was asked for on the command line, checked."""

    state: State | TrancaState
    company: Company
    bots: str
    master: bytes | int
    record: Path | None = None
    ceremony: bool = False


def play_command(  # noqa: PLR0913 - a command has its options
    game_name: Annotated[str, typer.Argument(metavar="GAME", help="The game: truco or tranca.", show_default=False)],
    *,
    rulebook: Annotated[str | None, typer.Option("--rulebook", help="A rulebook by name, or a .toml file.")] = None,
    seats: Annotated[int, typer.Option("--seats", help="4 players; in truco also 2.")] = 4,
    name: Annotated[str | None, typer.Option("--name", help="Your name at the table.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same number deals the same cards.")] = None,
    bots: Annotated[BotName, typer.Option("--bots", help="Who plays with and against you.")] = BotName.sensible,
    lang: Annotated[Language | None, typer.Option("--lang", envvar="TENTO_LANG", help="pt or en; else as the system says.")] = None,
    record: Annotated[Path | None, typer.Option("--record", help="Write the record of the match to this file.")] = None,
    phase: Annotated[str, typer.Option("--phase", help="A phase of the event, where the rulebook has several (final).")] = "default",
    ceremony: Annotated[bool, typer.Option("--ceremony", help="Draw, cut, burn and deal yourself (truco).")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines instead of a drawing; good for screen readers.")] = False,
) -> None:
    """Play truco or tranca in the terminal against the computer.

    On a terminal truco is played by single keys, tranca by keys and cards; from a pipe every command is one line. ? shows the keys.
    """
    to = lang.code if lang is not None else reader_language(os.environ)
    if game_name not in RULEBOOKS:
        _fail(label("only_truco", to, game=game_name))
    if record is not None and record.exists():
        _fail(label("record_exists", to, file=str(record)))
    book = _load(rulebook or RULEBOOKS[game_name], game_name, to)
    if ceremony and game_name == "tranca":
        _fail(tranca_label("no_ceremony", to))
    state = _new_table(book, seats, phase, to)
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
        table = LocalTable(
            kit_of(setting.state.rulebook.game).game, setting.state, dealt, keeper, lambda: int(1000 * (time.monotonic() - start))
        )
        sitting = _seated(setting, table, front)
        try:
            sitting.play()
        except Left as left:
            why = str(left)
        except KeyboardInterrupt:
            why = "interrupted"
        if keeper is not None:
            keeper.close(reveal=True)
    return farewell(why, sitting.state, setting)


def _seated(setting: Setting, table: LocalTable, front: Front) -> Sitting | TrancaSitting:
    """The reader and the bots at the table of the game."""

    def chance(name: str) -> Chance:
        return Chance(setting.master, name)

    if isinstance(setting.state, TrancaState):
        return TrancaSitting(table, setting.company, setting.bots, front, chance)
    bots = {Seat(seat): registry.make(setting.bots, setting.state.rulebook) for seat in range(1, setting.state.seats)}
    return Sitting(table, setting.company, bots, front, adviser=advise, chance=chance, ceremony=setting.ceremony)


def farewell(why: str, state: State | TrancaState, setting: Setting) -> list[str]:
    """How it ended: the result, or the score so far; and where the record is."""
    lang, names = setting.company.lang, setting.company
    over = state.outcome is not None
    lines = [] if over else [label(why, lang)]
    lines.append(label("score_final" if over else "score_partial", lang, score=names.score(state.score)))
    if isinstance(state, State) and game.view(state, Seat(0)).best_of > 1:
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
        yield RecordKeeper(sink, setting.state, players, phase=setting.state.phase, reveal="deal", date=date.today().isoformat())


def reader_language(environ: Mapping[str, str]) -> Lang:
    """As the system's messages are; Portuguese unless they are English."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(key, "")
        if value:
            return "en" if value.lower().startswith("en") else "pt"
    return "pt"


def _load(name: str, game_name: str, lang: Lang) -> Rulebook:
    try:
        found = load(name)
    except RulebookError as error:
        _fail(str(error))
    if found.game != game_name:
        _fail(label("other_game", lang, title=found.title, game=found.game, wanted=game_name))
    return found


def _new_table(rulebook: Rulebook, seats: int, phase: str, lang: Lang) -> State | TrancaState:
    """A table before its first shuffle, if the rulebook has such a one."""
    phases = _phases(rulebook)
    if phase not in phases:
        _fail(label("no_phase", lang, phase=phase, phases=", ".join(phases)))
    if seats not in rulebook.values.players:
        players = ", ".join(map(str, rulebook.values.players))
        _fail(label("no_seats", lang, seats=seats, title=rulebook.title, players=players))
    return tranca.new(rulebook, seats, phase=phase) if rulebook.game == "tranca" else game.new(rulebook, seats, phase=phase)


def _phases(rulebook: Rulebook) -> list[str]:
    """The phases of an event between which the rulebook makes a difference."""
    values = rulebook.values
    differing = (values.partida_target,) if rulebook.game == "tranca" else (values.match_best_of, values.partida_time_limit_min)
    return list(dict.fromkeys(("default", *(phase for rule in differing for phase in rule))))


def _fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(2)
