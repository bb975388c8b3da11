"""`tento championship simulate`: a whole event with its log, standings, bracket, workbook and papers, the same for the same seed."""

from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import msgspec
import typer

from tento.cards.chance import Chance
from tento.championship.core.codes import because
from tento.championship.core.log import write
from tento.championship.core.opening import Refused
from tento.championship.pairs.state import State
from tento.championship.poker.log import draws, transcripts
from tento.championship.simulation.names import Cast
from tento.championship.simulation.pairs.director import Played, random_partidas
from tento.championship.simulation.pairs.event import PairsSimulation, groups_for
from tento.championship.simulation.pairs.matches import Upsets
from tento.championship.simulation.poker.stage import PokerStage, StageRanking
from tento.cli.championship.draws import as_json, told_draws
from tento.cli.championship.told import sentence_of, told, told_poker
from tento.cli.shared import LangOption, Language
from tento.papers import pages, poker
from tento.papers.books import book_of_pairs, book_of_poker
from tento.papers.bracket import whole
from tento.papers.document import About, Document
from tento.papers.files import write_book, write_pdfs
from tento.papers.poker import Played as PlayedEvent
from tento.papers.poker import Ranked
from tento.papers.svg import svg_of
from tento.papers.words import Words, day, say
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.texts.language import Lang
from tento.texts.papers.championship import paper

WRONG: Final = 2
TROUBLE: Final = 4


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    rulebook: Rulebook
    entries: int
    seed: int
    out: Path
    title: str
    address: str
    lang: Lang
    trouble: int
    tables: int
    options: dict[str, Any]
    played: Played


def simulate_command(  # noqa: PLR0913 - one argument for each option of the command
    rulebook: Annotated[str, typer.Argument(help="The name of a rulebook, or the path of a .toml file.", show_default=False)],
    *,
    entries: Annotated[int, typer.Option(min=2, max=1_000_000, help="How many enter; in poker those who come again count too.")] = 16,
    seed: Annotated[int, typer.Option(help="The same seed gives the same event, to the byte.")] = 1,
    out: Annotated[Path, typer.Option(file_okay=False, help="The directory for the files.")] = Path("championship"),
    bots: Annotated[
        str, typer.Option(help="Real partidas: a bot for all, or one for each side, as in sensible,random.", show_default=False)
    ] = "",
    trouble: Annotated[
        int, typer.Option(min=0, max=50, help="Of a hundred matches, how many are missed, and how many corrected.")
    ] = TROUBLE,
    tables: Annotated[int, typer.Option(min=0, max=1_000_000, help="Tables in the hall; 0: one for every two entries.")] = 0,
    title: Annotated[str, typer.Option(help="The name of the event.", show_default=False)] = "",
    address: Annotated[str, typer.Option(help="Where the event is found online: the QR codes lead there.", show_default=False)] = "",
    options: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A choice of the organiser, as in stages.groups.groups=4.")
    ] = None,
    lang: LangOption = Language.pt,
) -> None:
    """Plays a whole championship at random, with trouble, and writes all that a director would pin on the wall."""
    try:
        rules = load(rulebook)
        words = paper(lang.value)
        wanted = Wanted(
            rulebook=rules,
            entries=entries,
            seed=seed,
            out=out,
            title=title or f"{rules.title} ({words['simulated']})",
            address=address,
            lang=lang.value,
            trouble=trouble,
            tables=tables or max(1, entries // 2),
            options=_options(options or []),
            played=_played(rules, bots),
        )
        written = (_poker if isinstance(rules.championship, PokerTournamentRules) else _pairs)(wanted, words)
    except (RulebookError, ValueError) as error:
        _fail(str(error))
    except Refused as error:
        _fail(sentence_of(error.refusal, lang.value))
    for path in written:
        typer.echo(path)


def _played(rulebook: Rulebook, bots: str) -> Played:
    """Results at random, or those of bots; the games are imported only for them."""
    if not bots:
        return random_partidas
    found: Played = import_module("tento.cli.championship.bots").played_by(rulebook, bots.split(","))
    return found


def _fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(WRONG)


def _options(given: list[str]) -> dict[str, Any]:
    """`a.b=1` as a table in a table; a value that is no JSON is a word."""
    found: dict[str, Any] = {}
    for one in given:
        key, equals, text = one.partition("=")
        if not equals:
            raise ValueError(f"--set {one}: write KEY=VALUE")
        *way, last = key.split(".")
        at = found
        for part in way:
            at = at.setdefault(part, {})
        try:
            at[last] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            at[last] = text
    return found


def _about(wanted: Wanted, on: str, words: Words) -> About:
    seed = say(words, "seed", seed=wanted.seed)
    return About(title=wanted.title, rulebook=wanted.rulebook.title, day=on, lang=wanted.lang, seed=seed, address=wanted.address)


def _save(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def _pairs(wanted: Wanted, words: Words) -> list[Path]:
    """An event of groups and knockouts."""
    rules = wanted.rulebook.championship
    if not isinstance(rules, PairsRules):
        raise Refused(0, because("no_championship", rulebook=wanted.rulebook.name))
    most = rules.entries.field_max
    played = PairsSimulation(
        wanted.rulebook,
        Chance(wanted.seed, "championship"),
        _merged(groups_for(rules, wanted.entries), wanted.options),
        Upsets(absent=wanted.trouble, disqualified=(wanted.trouble + 1) // 2, corrected=wanted.trouble),
        title=wanted.title,
        expected=wanted.entries if most is None else min(most, wanted.entries),
        tables=wanted.tables,
        applicant=Cast(Chance(wanted.seed, "names")).applicant,
        played=wanted.played,
    )
    state = played.play(wanted.entries)
    wanted.out.mkdir(parents=True, exist_ok=True)
    written = [
        _save(wanted.out / "event.log", write(played.log)),
        _save(wanted.out / "standings.txt", "".join(f"{line}\n" for line in told(state, wanted.lang))),
    ]
    drawing = whole(state, words)
    if drawing is not None:
        written.append(_save(wanted.out / "bracket.svg", svg_of(drawing)))
    written.append(write_book(book_of_pairs(state, words), wanted.out / "event.xlsx"))
    return written + write_pdfs(pages.documents(state, _about(wanted, _days(state, words), words), words), wanted.out)


def _merged(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """The organiser's choices over those made for them, table by table."""
    found = dict(ours)
    for key, value in theirs.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = _merged(found[key], value) if both else value
    return found


def _days(state: State, words: Words) -> str:
    """The day of the event, or the first and the last of several."""
    starts = sorted(match.starts for match in state.matches.values() if match.starts is not None)
    return " – ".join(dict.fromkeys((day(starts[0], words), day(starts[-1], words)))) if starts else ""


def _poker(wanted: Wanted, words: Words) -> list[Path]:
    """A stage of a poker season: a Main Event, a side event, and the ranking."""
    stage = PokerStage(wanted.rulebook, wanted.seed, wanted.title, wanted.trouble, wanted.options)
    ranking = stage.play(wanted.entries)
    wanted.out.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    printed: list[Document] = []
    over = []
    for night, closing in zip(stage.events, stage.closings, strict=True):
        kind, log = night.opening.kind, night.log
        one = PlayedEvent(opening=night.opening, draws=draws(wanted.rulebook, log), state=night.state, closing=closing)
        over.append(one)
        written.append(_save(wanted.out / f"{kind}.log", write(log)))
        drawn = transcripts(log)
        lines = chain(told_poker(night.opening, night.state, wanted.lang), told_draws(drawn, wanted.lang))
        written.append(_save(wanted.out / f"{kind}-standings.txt", "".join(f"{line}\n" for line in lines)))
        written.append(_save(wanted.out / f"{kind}-draws.json", f"{as_json(drawn)}\n"))
        diary = "".join(f"{' '.join(line)}\n" for line in poker.told(night.diary, words))
        written.append(_save(wanted.out / f"{kind}-floor.txt", diary))
        printed += poker.documents(one, _about(wanted, day(night.opening.at, words), words), words)
    ranked = _ranked(stage, ranking)
    printed.append(poker.ranking(ranked, over[0].state, _about(wanted, day(over[0].opening.at, words), words), words))
    diaries = {str(night.opening.kind): night.diary for night in stage.events}
    written.append(write_book(book_of_poker(over, ranked, diaries, words), wanted.out / "event.xlsx"))
    return written + write_pdfs(printed, wanted.out)


def _ranked(stage: PokerStage, ranking: StageRanking) -> Ranked:
    points = {
        str(night.opening.kind): {who: found.total for who, found in closing.points.items()}
        for night, closing in zip(stage.events, stage.closings, strict=True)
    }
    return Ranked(lines=ranking.lines, points=points, fund=ranking.fund, champion=ranking.champion, annual=ranking.annual)
