"""`tento championship decide` and `print`: an event decided line by line and printed, in a file or at a house."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec
import typer

from tento.championship.core.filling import NUMBERS, BadCpf, kinds_of
from tento.championship.core.log import LogError, rulebook_named
from tento.championship.core.opening import Refused
from tento.championship.core.order import not_yet
from tento.championship.core.roles import Actor, Role
from tento.championship.core.tournament import Held, Made
from tento.championship.registry import Replayed
from tento.cli.championship.acts import OpenAct, acts_of, acts_told, asked_for, on_terminal, unknown_decision
from tento.cli.championship.answers import JsonOption, notes_shown, refusal_shown, say_json
from tento.cli.championship.at_house import TokenOption, decide_there, here
from tento.cli.championship.diary import told_diary
from tento.cli.championship.event_file import EventFile, FileBusy
from tento.cli.championship.fields import BadField, names_of, read_fields
from tento.cli.championship.house import House, is_address
from tento.cli.championship.reading_there import print_there
from tento.cli.championship.sentences import sentence_of
from tento.cli.shared import LangOption, Language, fail
from tento.club.events.venue.instead import instead
from tento.papers.document import Edition, head_of
from tento.papers.kinds import PAPERS, papers_of
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick

REFUSED = 1
LogArgument = Annotated[Path, typer.Argument(help="The log of the event.")]
EventArgument = Annotated[str, typer.Argument(metavar="LOG", help="The log of the event, or its address at a house.")]
FieldsArgument = Annotated[
    list[str] | None, typer.Argument(metavar="KEY=VALUE", help="The fields of the decision; lists and tables as JSON.")
]
ByOption = Annotated[str, typer.Option("--by", help="Who decides.")]
AtOption = Annotated[datetime | None, typer.Option("--at", help="When it was decided, if not now; in UTC.")]
RulebookOption = Annotated[str | None, typer.Option("--rulebook", help="The rulebook, if it is not one that comes with the program.")]


def _say(key: str, lang: Lang, **facts: str | int) -> str:
    return pick(DESK[key], lang).format(**facts)


def refused(refusal: Refusal, lang: Lang, ways: str = "", *, as_json: bool = False) -> None:
    """Ends the command with a refusal, and with what would be taken instead where that is known."""
    if as_json:
        say_json(refusal_shown(refusal, lang, ways))
    else:
        typer.echo(sentence_of(refusal, lang), err=True)
        if ways:
            typer.echo(_say("would_do", lang, ways=ways), err=True)
    raise typer.Exit(REFUSED)


def when(at: datetime | None, lang: Lang, last: datetime | None = None, *, as_json: bool = False) -> datetime:
    """The time of a decision, to the second; one to come ends the command.

    One of now is never before the last one, though the machine's clock was set back since.
    """
    now = datetime.now(UTC).replace(microsecond=0)
    if at is None:
        return now if last is None else max(now, last)
    told = at.replace(tzinfo=UTC, microsecond=0)
    refusal = not_yet(told, now)
    if refusal is not None:
        refused(refusal, lang, as_json=as_json)
    return told


def actor(by: str, role: str, entries: tuple[str, ...] = (), tables: tuple[int, ...] = ()) -> dict[str, Any]:
    """Whoever decides, as the log writes it."""
    if role not in get_args(Role):
        raise ValueError(f"--role {role}: {', '.join(get_args(Role))}")
    found: dict[str, Any] = msgspec.to_builtins(Actor(name=by, role=role, entries=entries, tables=tables))  # type: ignore[arg-type]  # it is one of them
    return found


def opened(log: Path, rulebook: str | None, lang: Lang) -> tuple[Replayed, Rulebook]:
    """What a log leads to, with its rulebook; one that cannot be read ends the command."""
    try:
        text = log.read_text(encoding="utf-8")
        rules = load(rulebook or rulebook_named(text))
        return EventFile(log).replayed(rules), rules
    except (LogError, UnicodeDecodeError, RulebookError, OSError) as error:
        fail(f"{log}: {error}")
    except Refused as error:
        fail(f"{log}: {sentence_of(error.refusal, lang)}")


def decide_command(  # noqa: PLR0913 - one argument for each option of the command
    log: EventArgument,
    decision: Annotated[str, typer.Argument(help="What is decided; without it, what can be decided now is listed, or asked for.")] = "",
    fields: FieldsArgument = None,
    *,
    by: ByOption = "organiser",
    role: Annotated[str, typer.Option("--role", help="The role of whoever decides; organiser, or at a house the one that may.")] = "",
    entry: Annotated[list[str] | None, typer.Option("--entry", help="The own entry of a player.")] = None,
    table: Annotated[list[int] | None, typer.Option("--table", help="A table of a referee.")] = None,
    why: Annotated[str, typer.Option("--why", help="The reason, where one is owed.")] = "",
    at: AtOption = None,
    preview: Annotated[bool, typer.Option("--preview", help="Tell what would follow, and keep nothing.")] = False,
    rulebook: RulebookOption = None,
    token: TokenOption = "",
    as_json: JsonOption = False,
    lang: LangOption = Language.pt,
) -> None:
    """Make one decision in an event: it is kept in the log, or refused with the reason and the article (exit code 1)."""
    if is_address(log):
        asked = {
            "do": decision,
            "why": why,
            **({"role": role} if role else {}),
            **({"happened": when(at, lang.code, as_json=as_json)} if at else {}),
        }
        return decide_there(log, token, asked, fields or [], preview=preview, as_json=as_json, lang=lang.code)
    event = EventFile(Path(log))
    try:
        with event.alone():
            found, rules = opened(event.log, rulebook, lang.code)
            kinds = kinds_of(found.tournament.Decision)
            if decision and decision not in kinds:
                unknown_decision(decision, kinds, lang.code)
            moment = when(at, lang.code, found.log[-1].at, as_json=as_json)
            acts = [] if decision and not on_terminal() else acts_of(found, moment)
            decision, typed = asked_for(acts, decision, fields or [], lang.code)
            if not decision:
                return _list(acts, len(found.log), as_json=as_json, lang=lang.code)
            if decision not in kinds:
                unknown_decision(decision, kinds, lang.code)
            common = {"by": actor(by, role or "organiser", tuple(entry or ()), tuple(table or ())), "at": moment, "why": why}
            given = read_fields(kinds[decision], typed, event.cpf_key(), also=(NUMBERS,))
            filled = found.tournament.complete(found.state, kinds[decision], {**given, "do": decision, **common}, event.secret())
            made = msgspec.convert(filled, found.tournament.Decision, strict=False)
            answer = event.decide(event.ledger(found, rules), made, keep=not preview)
            if isinstance(answer, Refusal):
                return refused(answer, lang.code, instead(found.tournament, found.state, made), as_json=as_json)
    except (BadField, msgspec.ValidationError) as error:
        fail(f"{error}\n{_fields_line(found, decision, lang.code)}")
    except BadCpf as error:
        return refused(error.refusal, lang.code, as_json=as_json)
    except ValueError as error:
        fail(str(error))
    except FileBusy:
        fail(_say("busy", lang.code, log=log))
    number, check = (None, "") if preview else _head(event.log)
    notes = list(found.tournament.tell([answer]))
    if as_json:
        return say_json({"number": number, "check": check, "do": decision, "at": answer.decision.at, "told": notes_shown(notes, lang.code)})
    for line in told_diary(notes, PAPERS[found.tournament.kind].quiet or frozenset(), lang.code):
        typer.echo(line)
    typer.echo(_say("preview", lang.code) if number is None else _say("kept", lang.code, line=number + 1, check=check))


def _head(log: Path) -> tuple[int, str]:
    """The number of the last decision of a log, and its check."""
    return head_of(log.read_text(encoding="utf-8"))


def _list(acts: list[OpenAct], number: int, *, as_json: bool, lang: Lang) -> None:
    if as_json:
        return say_json({"number": number, "acts": acts})
    for line in acts_told(acts, lang):
        typer.echo(line)


def _fields_line(found: Replayed, word: str, lang: Lang) -> str:
    kind = kinds_of(found.tournament.Decision)[word]
    return _say("fields", lang, word=word, fields=", ".join(names_of(kind, found.tournament.filled.get(kind, ()))) or "–")


def print_command(  # noqa: PLR0913 - one argument for each option of the command
    log: EventArgument,
    *,
    out: Annotated[Path, typer.Option(file_okay=False, help="The directory for the files.")] = Path("championship"),
    address: Annotated[str, typer.Option(help="Where the event is found online: the QR codes lead there.", show_default=False)] = "",
    rulebook: RulebookOption = None,
    token: TokenOption = "",
    as_json: JsonOption = False,
    lang: LangOption = Language.pt,
) -> None:
    """Write every paper, workbook and picture of an event as its log tells it now; at a house those that your role may have."""
    with here(log, token, lang.code) as file:
        if file is None:
            return print_there(House(log, token, lang.code), out, as_json=as_json)
        found, rules = opened(file, rulebook, lang.code)
        text = file.read_text(encoding="utf-8")
    held = Held(rules, [Made(one.decision, one.events) for one in found.transitions], found.state, text)
    out.mkdir(parents=True, exist_ok=True)
    edition = Edition(title=found.log[0].title, rulebook=rules.title, lang=lang.code, address=address or (log if is_address(log) else ""))
    written = papers_of(rules).write_files([held], edition, out)
    if as_json:
        return say_json({"files": [str(path) for path in written]})
    for path in written:
        typer.echo(path)
