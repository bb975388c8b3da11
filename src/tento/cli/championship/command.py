"""`tento championship` and `tento verify-draw`: a championship simulated, read from its log and checked; a draw redone."""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer

from tento.championship.core.log import LogError
from tento.championship.core.opening import Refused
from tento.championship.pairs.codes import because
from tento.championship.pairs.decisions import Publish
from tento.championship.pairs.placing import Transcript, verify_draw
from tento.championship.pairs.staging import transcript_of
from tento.championship.pairs.state import State
from tento.championship.pairs.tournament import read, replay
from tento.championship.poker import log as poker_log
from tento.championship.poker.seat_draw import SeatDraw
from tento.championship.poker.state import State as PokerState
from tento.championship.poker.telling import Transition
from tento.cli.championship.diary import told_floor
from tento.cli.championship.draws import as_json, false_of, numbered, read_transcript, told_draws, true_of
from tento.cli.championship.simulate import simulate_command
from tento.cli.championship.told import sentence_of, told, told_poker
from tento.cli.shared import LangOption, Language
from tento.papers.words import named
from tento.rulebooks.loader import RulebookError, load
from tento.texts.championship.pairs import FALSE_DRAWS, WORDS
from tento.texts.language import Lang, pick
from tento.texts.papers.championship import paper

FALSE: Final = 1
UNREADABLE: Final = 2

championship_app = typer.Typer(no_args_is_help=True, help="Simulate a championship, read one from its log of decisions, and check it.")
championship_app.command("simulate")(simulate_command)


def _fail(message: str, code: int = UNREADABLE) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(code)


def _say(word: str, lang: Lang, **facts: str | int) -> str:
    return pick(WORDS[word], lang).format(**facts)


Tournament = tuple[poker_log.Open, PokerState, tuple[Transition, ...], tuple[SeatDraw, ...]]
Read = tuple[State, int] | Tournament
"""A championship and the number of its decisions; of a poker tournament its sheet, its event, its decisions and the draws of seats."""


def _replayed(path: Path, rulebook: str | None, lang: Lang) -> Read:
    """What a log leads to; one that the rules refuse ends the program."""
    try:
        text = path.read_text(encoding="utf-8")
        return _poker(text, rulebook) if poker_log.is_poker(text) else _pairs(text, rulebook)
    except (LogError, UnicodeDecodeError, RulebookError) as error:
        _fail(f"{path}: {error}")
    except Refused as error:
        _fail(f"{path}: {_say('refused', lang, place=error.place, sentence=sentence_of(error.refusal, lang))}", FALSE)


def _pairs(text: str, rulebook: str | None) -> tuple[State, int]:
    log = read(text)
    used = rulebook or (log[0].rulebook if isinstance(log[0], Publish) else "")
    return replay(load(used), log), len(log)


def _poker(text: str, rulebook: str | None) -> Tournament:
    log = poker_log.read(text)
    opening = log[0]
    assert isinstance(opening, poker_log.Open), "a log is known as poker's by its opening"
    used = load(rulebook or opening.rulebook)
    taken = tuple(poker_log.taken(used, log))
    return opening, taken[-1].after if taken else poker_log.replay(used, log), taken, poker_log.transcripts(log)


LogFile = Annotated[Path, typer.Argument(help="The log of a championship.")]
RulebookOption = Annotated[str | None, typer.Option("--rulebook", help="The rulebook, if it is not one that comes with the program.")]


@championship_app.command("show")
def show_command(log: LogFile, rulebook: RulebookOption = None, lang: LangOption = Language.pt) -> None:
    """Tells where a championship stands: entries, tables with their reasoning, results, places, prizes."""
    found = _replayed(log, rulebook, lang.value)
    if len(found) == 2:
        lines = told(found[0], lang.value)
    else:
        stands, happened = told_poker(found[0], found[1], lang.value), told_floor(found[2], lang.value)
        lines = chain(stands, happened, told_draws(found[3], lang.value))
    for line in lines:
        typer.echo(line)


@championship_app.command("verify")
def verify_command(log: LogFile, rulebook: RulebookOption = None, lang: LangOption = Language.pt) -> None:
    """Makes every decision of a log again and redoes every draw. Exit code: 0 if all is true, 1 if not, 2 if it cannot be read."""
    found = _replayed(log, rulebook, lang.value)
    if len(found) == 4:
        _checked_seats(found[3], lang.value)
        typer.echo(_say("true", lang.value, count=1 + len(found[2]), draws=len(found[3])))
        return
    state, count = found
    drawn = [transcript for stage in state.stages if (transcript := transcript_of(state, stage.name)) is not None]
    for transcript in drawn:
        _checked(transcript, lang.value)
    typer.echo(_say("true", lang.value, count=count, draws=len(drawn)))


def _checked(transcript: Transcript, lang: Lang) -> None:
    false = verify_draw(transcript)
    if false is not None:
        _fail(_say("draw_false", lang, why=pick(FALSE_DRAWS[false.why], lang)), FALSE)


def _checked_seats(draws: Sequence[SeatDraw] | SeatDraw, lang: Lang) -> None:
    false = false_of(draws, lang)
    if false is not None:
        _fail(_say("draw_false", lang, why=false), FALSE)


@championship_app.command("draw")
def draw_command(
    log: LogFile,
    stage: Annotated[str, typer.Argument(help="The stage; of a poker tournament the number of the draw, or all.")],
    rulebook: RulebookOption = None,
    lang: LangOption = Language.pt,
) -> None:
    """Writes the transcript of a draw as JSON, for `tento verify-draw`."""
    read_log = _replayed(log, rulebook, lang.value)
    found = transcript_of(read_log[0], stage) if len(read_log) == 2 else numbered(read_log[3], stage)
    if found is None:
        _fail(sentence_of(because("no_such_stage", stage=stage), lang.value))
    typer.echo(as_json(found))


def verify_draw_command(
    file: Annotated[Path, typer.Argument(help="A transcript, or those of all draws of a poker tournament (JSON).")],
    lang: LangOption = Language.pt,
) -> None:
    """Redoes draws from their transcripts. Exit code: 0 if it is true, 1 if it is false, 2 if it cannot be read."""
    try:
        found = read_transcript(file.read_bytes())
    except msgspec.DecodeError as error:
        _fail(f"{file}: {error}")
    if isinstance(found, Transcript):
        _checked(found, lang.value)
        typer.echo(_say("draw_true", lang.value, stage=named(paper(lang.value), "stage", found.stage)))
    else:
        _checked_seats(found, lang.value)
        typer.echo(true_of(found, lang.value))
