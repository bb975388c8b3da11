"""`tento championship import` and `calendar`: a list of entries in, the hours out."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tento.championship.core.decisions import Application
from tento.championship.core.filling import kinds_of
from tento.championship.core.importing import tried
from tento.championship.registry import Replayed
from tento.cli.championship.at_house import TokenOption
from tento.cli.championship.decide import AtOption, ByOption, EventArgument, LogArgument, RulebookOption, actor, opened, when
from tento.cli.championship.event_file import EventFile, FileBusy
from tento.cli.championship.house import House, is_address
from tento.cli.championship.people_there import import_there
from tento.cli.championship.sentences import sentence_of
from tento.cli.shared import LangOption, Language, fail
from tento.papers.document import Edition
from tento.papers.entry_lists import Asked, BadList, Problem, lines_of, read_list
from tento.papers.kinds import PAPERS
from tento.texts.championship.desk import DESK, LISTS
from tento.texts.language import Lang, pick

REFUSED = 1


def _say(key: str, lang: Lang, **facts: str | int) -> str:
    return pick(DESK[key], lang).format(**facts)


def _why(problem: Problem, lang: Lang) -> str:
    if problem.refusal is not None:
        return sentence_of(problem.refusal, lang)
    return pick(LISTS[problem.code], lang).format(**problem.facts)


def import_command(  # noqa: PLR0913 - one argument for each option of the command
    log: EventArgument,
    file: Annotated[Path, typer.Argument(help="The list, a line for each person: CSV or XLSX.", dir_okay=False)],
    *,
    by: ByOption = "organiser",
    at: AtOption = None,
    preview: Annotated[bool, typer.Option("--preview", help="Tell what would follow, and keep nothing.")] = False,
    rulebook: RulebookOption = None,
    token: TokenOption = "",
    lang: LangOption = Language.pt,
) -> None:
    """Enter everybody of a list: all of them, or nobody and every bad line with its reason (exit code 1)."""
    if is_address(log):
        return import_there(House(log, token, lang.code), file, preview=preview, lang=lang.code)
    event = EventFile(Path(log))
    try:
        with event.alone():
            found, rules = opened(event.log, rulebook, lang.code)
            word = next((word for word, kind in kinds_of(found.tournament.Decision).items() if issubclass(kind, Application)), None)
            if word is None:
                fail(_say("no_list", lang.code))
            asked, problems = read_list(file.read_bytes(), event.cpf_key())
            common = {"do": word, "by": actor(by, "organiser"), "at": when(at, lang.code, found.log[-1].at)}
            decisions = [(one.lines[0], _decision(found, one, common, problems)) for one in asked]
            made = tried(found.tournament, found.state, [(line, one) for line, one in decisions if one is not None])
            problems += [Problem(line, refusal.code, {}, refusal) for line, refusal in made.refused]
            if problems:
                for problem in lines_of(problems):
                    typer.echo(_say("list_line", lang.code, line=problem.line, why=_why(problem, lang.code)), err=True)
                typer.echo(_say("list_refused", lang.code, count=len({one.line for one in problems}), good=len(made.made)), err=True)
                raise typer.Exit(REFUSED)
            if not preview:
                event.keep(event.ledger(found, rules), [one.decision for one in made.made])
    except BadList as error:
        fail(f"{file}: {pick(LISTS[error.code], lang.code).format(**error.facts)}")
    except OSError as error:
        fail(str(error))
    except FileBusy:
        fail(_say("busy", lang.code, log=str(log)))
    typer.echo(_say("list_good" if preview else "list_kept", lang.code, good=len(made.made)))
    if preview:
        typer.echo(_say("preview", lang.code))


def _decision(found: Replayed, one: Asked, common: dict[str, Any], problems: list[Problem]) -> Any:
    """The decision that enters one entry of the list; None where one of its lines is bad."""
    if any(problem.line in one.lines for problem in problems):
        return None
    try:
        return msgspec.convert({**common, **one.fields}, found.tournament.Decision, strict=False)
    except msgspec.ValidationError as error:
        problems.append(Problem(one.lines[0], "list_bad_field", {"why": str(error)}))
        return None


def calendar_command(  # noqa: PLR0913 - one argument for each option of the command
    log: LogArgument,
    *,
    out: Annotated[Path, typer.Option(dir_okay=False, help="The file to write.")] = Path("event.ics"),
    table: Annotated[int | None, typer.Option(help="The matches of one table.")] = None,
    entry: Annotated[str | None, typer.Option(help="The matches of one entry.")] = None,
    rulebook: RulebookOption = None,
    lang: LangOption = Language.pt,
) -> None:
    """Write the hours of the matches, or of the days of a poker tournament, as a calendar that phones read (.ics)."""
    found, rules = opened(log, rulebook, lang.code)
    written = PAPERS[found.tournament.kind].calendar
    edition = Edition(title=found.log[0].title, rulebook=rules.title, lang=lang.code)
    out.write_bytes(written(found.state, edition, table=table, entry=entry))
    typer.echo(out)
