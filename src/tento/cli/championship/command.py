"""`tento championship` and `tento verify-draw`: a championship simulated, read from its log and checked; a draw redone."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import msgspec
import typer

from tento.championship.core.log import LogError, is_sealed, rulebook_named
from tento.championship.core.opening import Refused
from tento.championship.core.tournament import Tournament
from tento.championship.pairs.codes import because
from tento.championship.registry import Replayed, read_draws, replay_without_people
from tento.cli.championship.answers import JsonOption, notes_shown, say_json
from tento.cli.championship.at_house import TokenOption, here, to_verify
from tento.cli.championship.custody import erase_command, people_command, pins_command
from tento.cli.championship.decide import EventArgument, decide_command, print_command
from tento.cli.championship.diary import told_diary
from tento.cli.championship.event_file import EventFile
from tento.cli.championship.house import House
from tento.cli.championship.lists import calendar_command, import_command
from tento.cli.championship.moving import copy_command, follow_command, push_command
from tento.cli.championship.new import new_command
from tento.cli.championship.office import link_command, revoke_command, roles_command
from tento.cli.championship.plan import plan_command
from tento.cli.championship.reading_there import show_there
from tento.cli.championship.sentences import sentence_of
from tento.cli.championship.simulate import simulate_command
from tento.cli.help import SuggestingGroup
from tento.cli.shared import LangOption, Language
from tento.papers.document import head_of
from tento.papers.kinds import PAPERS, KindPapers
from tento.rulebooks.loader import RulebookError, load
from tento.texts.championship.pairs import WORDS
from tento.texts.championship.poker_seating import DRAW_WORDS
from tento.texts.language import Lang, pick

FALSE: Final = 1
UNREADABLE: Final = 2
IN_PART: Final = 3
"""True as far as it can be checked: the people of the log are not at hand."""
ALL: Final = "all"
"""Stands for every draw of a tournament, where one is asked for by its name."""

championship_app = typer.Typer(
    cls=SuggestingGroup,
    add_completion=False,
    no_args_is_help=True,
    help="Run a championship by its log of decisions, read it, print it and check it; or simulate one.",
)
championship_app.command("new")(new_command)
championship_app.command("decide")(decide_command)
championship_app.command("print")(print_command)
championship_app.command("import")(import_command)
championship_app.command("calendar")(calendar_command)
championship_app.command("plan")(plan_command)
championship_app.command("copy")(copy_command)
championship_app.command("push")(push_command)
championship_app.command("follow")(follow_command)
championship_app.command("people")(people_command)
championship_app.command("erase")(erase_command)
championship_app.command("pins")(pins_command)
championship_app.command("roles")(roles_command)
championship_app.command("link")(link_command)
championship_app.command("revoke")(revoke_command)
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
        found = EventFile(path).replayed(load(rulebook or rulebook_named(text)))
        return found, PAPERS[found.tournament.kind]
    except (LogError, UnicodeDecodeError, RulebookError) as error:
        _fail(f"{path}: {error}")
    except Refused as error:
        _fail(f"{path}: {_say('refused', lang, place=error.place, sentence=sentence_of(error.refusal, lang))}", FALSE)


LogFile = Annotated[Path, typer.Argument(help="The log of a championship.")]
RulebookOption = Annotated[str | None, typer.Option("--rulebook", help="The rulebook, if it is not one that comes with the program.")]


@championship_app.command("show")
def show_command(
    log: EventArgument,
    rulebook: RulebookOption = None,
    token: TokenOption = "",
    as_json: JsonOption = False,
    lang: LangOption = Language.pt,
) -> None:
    """Tells where a championship stands: entries, tables with their reasoning, results, places, prizes.

    At a house its organiser reads this; everybody else what the house shows them.
    """
    with here(log, token, lang.code) as file:
        if file is None:
            return show_there(House(log, token, lang.code), as_json=as_json, lang=lang.code)
        found, papers = _replayed(file, rulebook, lang.code)
        head = head_of(file.read_text(encoding="utf-8"))
    if as_json:
        opening, lines = found.log[0], [*papers.lines(found.state, lang.code)]
        shown = {"title": opening.title, "rulebook": opening.rulebook, "kind": found.tournament.kind, **head._asdict(), "lines": lines}
        return say_json(shown | {"diary": notes_shown(found.diary, lang.code), "draws": [*found.draws]})
    for line in papers.lines(found.state, lang.code):
        typer.echo(line)
    for line in told_diary(found.diary, papers.quiet, lang.code):
        typer.echo(line)
    for line in papers.told_draws(tuple(found.draws.values()), lang.code):
        typer.echo(line)


@championship_app.command("verify")
def verify_command(
    log: EventArgument,
    rulebook: RulebookOption = None,
    token: TokenOption = "",
    as_json: JsonOption = False,
    lang: LangOption = Language.pt,
) -> None:
    """Makes every decision of a log again and redoes every draw.

    Exit code: 0 if all is true, 1 if not, 2 if it cannot be read, 3 if all is true that can be checked without the file of its people.
    """
    with to_verify(log, token, lang.code) as file:
        if _alone(file):
            _verify_alone(file, rulebook, as_json=as_json, lang=lang.code)
        found, papers = _replayed(file, rulebook, lang.code)
    _checked(found.tournament, papers, found.draws, lang.code)
    if as_json:
        return say_json(_verified(found, {}))
    typer.echo(_say("true", lang.code, count=len(found.log), draws=len(found.draws)))
    _tell_erased(found, lang.code)


def _alone(log: Path) -> bool:
    """Whether this is a log beside which its people should lie, and do not: as a director saves it."""
    try:
        with log.open(encoding="utf-8") as file:
            return is_sealed(file.readline()) and not EventFile(log).people_path.exists()
    except (OSError, UnicodeDecodeError):
        return False


def _verified(found: Replayed, missing: Mapping[str, int]) -> dict[str, Any]:
    """What was found true; `missing` are the forms, names and texts that were not at hand."""
    return {
        "true": True,
        "decisions": len(found.log),
        "draws": [*found.draws],
        "erased": len(found.state.custody.erased),
        "missing": missing,
    }


def _verify_alone(log: Path, rulebook: str | None, *, as_json: bool, lang: Lang) -> NoReturn:
    """All that can be checked without the people, and plainly what cannot."""
    people = EventFile(log).people_path.name
    try:
        text = log.read_text(encoding="utf-8")
        found, missing = replay_without_people(text, load(rulebook or rulebook_named(text)))
    except (LogError, UnicodeDecodeError, RulebookError) as error:
        _fail(f"{log}: {error}")
    except Refused as error:
        typer.echo(_say("chain_true", lang, count=text.count("\n")))
        _fail(_say("alone_refused", lang, place=error.place, people=people))
    _checked(found.tournament, PAPERS[found.tournament.kind], found.draws, lang)
    if as_json:
        say_json(_verified(found, missing))
        raise typer.Exit(IN_PART)
    typer.echo(_say("chain_true", lang, count=text.count("\n")))
    typer.echo(_say("alone_true", lang, count=len(found.log), draws=len(found.draws)))
    _tell_erased(found, lang)
    counts = {key: missing.get(key, 0) for key in ("form", "name", "text")}
    typer.echo(_say("alone_missing", lang, people=people, **counts))
    raise typer.Exit(IN_PART)


def _tell_erased(found: Replayed, lang: Lang) -> None:
    gone = len(found.state.custody.erased)
    if gone:
        typer.echo(_say("erased", lang, count=gone))


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
