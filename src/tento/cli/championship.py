"""`tento championship` and `tento verify-draw`: a championship simulated, read from its log and checked; a draw redone."""

from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
import typer

from tento.championship import poker_log
from tento.championship.decisions import Publish
from tento.championship.draw import Transcript, verify_draw
from tento.championship.log import LogError, read
from tento.championship.poker.state import Event
from tento.championship.room import Refused, replay
from tento.championship.staging import transcript_of
from tento.championship.state import State
from tento.cli.championship_simulate import simulate_command
from tento.cli.championship_told import sentence_of, told, told_poker
from tento.cli.rulebook import LangOption, Language
from tento.rulebooks.loader import RulebookError, load
from tento.texts.championship import FALSE_DRAWS, WORDS, sentence
from tento.texts.rules import Lang, pick

FALSE: Final = 1
UNREADABLE: Final = 2

championship_app = typer.Typer(no_args_is_help=True, help="Simulate a championship, read one from its log of decisions, and check it.")
championship_app.command("simulate")(simulate_command)


def _fail(message: str, code: int = UNREADABLE) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(code)


def _say(word: str, lang: Lang, **facts: str | int) -> str:
    return pick(WORDS[word], lang).format(**facts)


Read = tuple[State, int] | tuple[poker_log.Open, Event, int, int]
"""A championship and the number of its decisions; of a poker tournament its sheet, its event, decisions and draws."""


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
    named = rulebook or (log[0].rulebook if isinstance(log[0], Publish) else "")
    return replay(load(named), log), len(log)


def _poker(text: str, rulebook: str | None) -> tuple[poker_log.Open, Event, int, int]:
    log = poker_log.read(text)
    opening = log[0]
    assert isinstance(opening, poker_log.Open), "a log is known as poker's by its opening"
    used = load(rulebook or opening.rulebook)
    return opening, poker_log.replay(used, log), len(log), len(poker_log.draws(used, log))


LogFile = Annotated[Path, typer.Argument(help="The log of a championship.")]
RulebookOption = Annotated[str | None, typer.Option("--rulebook", help="The rulebook, if it is not one that comes with the program.")]


@championship_app.command("show")
def show_command(log: LogFile, rulebook: RulebookOption = None, lang: LangOption = Language.pt) -> None:
    """Tells where a championship stands: entries, tables with their reasoning, results, places, prizes."""
    found = _replayed(log, rulebook, lang.value)
    lines = told(found[0], lang.value) if len(found) == 2 else told_poker(found[0], found[1], lang.value)
    for line in lines:
        typer.echo(line)


@championship_app.command("verify")
def verify_command(log: LogFile, rulebook: RulebookOption = None, lang: LangOption = Language.pt) -> None:
    """Makes every decision of a log again and redoes every draw. Exit code: 0 if all is true, 1 if not, 2 if it cannot be read."""
    found = _replayed(log, rulebook, lang.value)
    if len(found) == 4:
        typer.echo(_say("true", lang.value, count=found[2], draws=found[3]))
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


@championship_app.command("draw")
def draw_command(
    log: LogFile, stage: Annotated[str, typer.Argument(help="The stage.")], rulebook: RulebookOption = None, lang: LangOption = Language.pt
) -> None:
    """Writes the transcript of a stage's draw as JSON, for `tento verify-draw`."""
    state = _replayed(log, rulebook, lang.value)[0]
    found = transcript_of(state, stage) if isinstance(state, State) else None
    if found is None:
        _fail(sentence("no_such_stage", lang.value, {"stage": stage}))
    typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())


def verify_draw_command(
    file: Annotated[Path, typer.Argument(help="A transcript (JSON).")],
    lang: LangOption = Language.pt,
) -> None:
    """Redoes a draw from its transcript. Exit code: 0 if it is true, 1 if it is false, 2 if it cannot be read."""
    try:
        transcript = msgspec.json.decode(file.read_bytes(), type=Transcript)
    except msgspec.DecodeError as error:
        _fail(f"{file}: {error}")
    _checked(transcript, lang.value)
    typer.echo(_say("draw_true", lang.value, stage=transcript.stage))
