"""`tento championship` and `tento verify-draw`: a championship simulated, read from its log and checked; a draw redone."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import msgspec
import typer

from tento.championship.core.log import LogError, rulebook_named
from tento.championship.core.opening import Refused
from tento.championship.core.tournament import Tournament
from tento.championship.pairs.codes import because
from tento.championship.registry import Replayed, read_draws, replay
from tento.cli.championship.diary import told_diary
from tento.cli.championship.sentences import sentence_of
from tento.cli.championship.simulate import simulate_command
from tento.cli.shared import LangOption, Language
from tento.papers.kinds import PAPERS, KindPapers
from tento.rulebooks.loader import RulebookError, load
from tento.texts.championship.pairs import WORDS
from tento.texts.championship.poker_seating import DRAW_WORDS
from tento.texts.language import Lang, pick

FALSE: Final = 1
UNREADABLE: Final = 2
ALL: Final = "all"
"""Stands for every draw of a tournament, where one is asked for by its name."""

championship_app = typer.Typer(no_args_is_help=True, help="Simulate a championship, read one from its log of decisions, and check it.")
championship_app.command("simulate")(simulate_command)


def _fail(message: str, code: int = UNREADABLE) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(code)


def _say(word: str, lang: Lang, **facts: str | int) -> str:
    return pick(WORDS[word], lang).format(**facts)


def _replayed(path: Path, rulebook: str | None, lang: Lang) -> tuple[Replayed, KindPapers]:
    """What a log leads to, with the papers of its kind; one that cannot be read, or that the rules refuse, ends the program."""
    try:
        text = path.read_text(encoding="utf-8")
        found = replay(text, load(rulebook or rulebook_named(text)))
        return found, PAPERS[found.tournament.kind]
    except (LogError, UnicodeDecodeError, RulebookError) as error:
        _fail(f"{path}: {error}")
    except Refused as error:
        _fail(f"{path}: {_say('refused', lang, place=error.place, sentence=sentence_of(error.refusal, lang))}", FALSE)


LogFile = Annotated[Path, typer.Argument(help="The log of a championship.")]
RulebookOption = Annotated[str | None, typer.Option("--rulebook", help="The rulebook, if it is not one that comes with the program.")]


@championship_app.command("show")
def show_command(log: LogFile, rulebook: RulebookOption = None, lang: LangOption = Language.pt) -> None:
    """Tells where a championship stands: entries, tables with their reasoning, results, places, prizes."""
    found, papers = _replayed(log, rulebook, lang.code)
    for line in papers.lines(found.state, lang.code):
        typer.echo(line)
    for line in told_diary(found.diary, papers.quiet, lang.code):
        typer.echo(line)
    for line in papers.told_draws(tuple(found.draws.values()), lang.code):
        typer.echo(line)


@championship_app.command("verify")
def verify_command(log: LogFile, rulebook: RulebookOption = None, lang: LangOption = Language.pt) -> None:
    """Makes every decision of a log again and redoes every draw. Exit code: 0 if all is true, 1 if not, 2 if it cannot be read."""
    found, papers = _replayed(log, rulebook, lang.code)
    _checked(found.tournament, papers, found.draws, lang.code)
    typer.echo(_say("true", lang.code, count=len(found.log), draws=len(found.draws)))


def _checked(kind: Tournament, papers: KindPapers, draws: Mapping[str, Any], lang: Lang) -> None:
    """Redoes all draws of an event; the first false one ends the program."""
    false = kind.false_draw(draws)
    if false is not None:
        name, why = false
        _fail(_say("draw_false", lang, why=papers.told_false(draws[name], why, lang)), FALSE)


@championship_app.command("draw")
def draw_command(
    log: LogFile,
    stage: Annotated[str, typer.Argument(help="The stage; of a poker tournament the number of the draw, or all.")],
    rulebook: RulebookOption = None,
    lang: LangOption = Language.pt,
) -> None:
    """Writes the transcript of a draw as JSON, for `tento verify-draw`."""
    draws = _replayed(log, rulebook, lang.code)[0].draws
    if stage not in draws and stage != ALL:
        _fail(sentence_of(because("no_such_stage", stage=stage), lang.code))
    wanted: Any = draws[stage] if stage in draws else tuple(draws.values())
    typer.echo(msgspec.json.format(msgspec.json.encode(wanted)).decode())


def verify_draw_command(
    file: Annotated[Path, typer.Argument(help="A transcript, or those of all draws of a poker tournament (JSON).")],
    lang: LangOption = Language.pt,
) -> None:
    """Redoes draws from their transcripts. Exit code: 0 if it is true, 1 if it is false, 2 if it cannot be read."""
    try:
        kind, found = read_draws(file.read_bytes())
    except msgspec.DecodeError as error:
        _fail(f"{file}: {error}")
    papers = PAPERS[kind.kind]
    if isinstance(found, list):
        _checked(kind, papers, {str(number): draw for number, draw in enumerate(found, 1)}, lang.code)
        typer.echo(pick(DRAW_WORDS["all_true"], lang.code).format(draws=len(found)))
        return
    false = kind.verify_draw(found)
    if false is not None:
        _fail(_say("draw_false", lang.code, why=papers.told_false(found, false, lang.code)), FALSE)
    typer.echo(_say("draw_true", lang.code, stage=papers.label(found, lang.code)))
