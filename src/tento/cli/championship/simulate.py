"""`tento championship simulate`: a whole event with its log, standings, bracket, workbook and papers, the same for the same seed."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tento.championship.core.opening import Refused
from tento.championship.simulation.registry import simulate
from tento.championship.simulation.wanted import Wanted
from tento.cli.championship.progress import watched
from tento.cli.championship.sentences import sentence_of
from tento.cli.championship.settings import settings
from tento.cli.shared import LangOption, Language, fail
from tento.papers.document import Edition
from tento.papers.kinds import papers_of
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.texts.papers.championship import paper

TROUBLE: Final = 4


def simulate_command(  # noqa: PLR0913 - one argument for each option of the command
    rulebook: Annotated[str, typer.Argument(help="The name of a rulebook, or the path of a .toml file.", show_default=False)],
    *,
    entries: Annotated[int, typer.Option(min=2, max=1_000_000, help="How many enter; in poker those who come again count too.")] = 16,
    seed: Annotated[int, typer.Option(help="The same seed gives the same event, to the byte.")] = 1,
    out: Annotated[Path, typer.Option(file_okay=False, help="The directory for the files.")] = Path("championship"),
    bots: Annotated[
        str,
        typer.Option(help="Real matches or hands: a bot for all, or one for each side or seat, as in sensible,random.", show_default=False),
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
        with watched(lang.code) as watch:
            wanted = Wanted(
                rulebook=rules,
                entries=entries,
                seed=seed,
                title=title or f"{rules.title} ({paper(lang.code)['simulated']})",
                trouble=trouble,
                tables=tables or max(1, entries // 2),
                options=settings(options or []),
                **_played(rules, bots, seed, watch.played),
            )
            events = simulate(wanted)
            watch.writing()
            edition = Edition(title=wanted.title, rulebook=rules.title, lang=lang.code, seed=seed, address=address)
            out.mkdir(parents=True, exist_ok=True)
            written = papers_of(rules).write_files(events, edition, out)
    except (RulebookError, ValueError) as error:
        fail(str(error))
    except Refused as error:
        fail(sentence_of(error.refusal, lang.code))
    for path in written:
        typer.echo(path)


def _played(rulebook: Rulebook, bots: str, seed: int, over: Callable[[str], None]) -> dict[str, Any]:
    """Results at random, or those of bots; the games are imported only for them."""
    if not bots:
        return {}
    found: dict[str, Any] = import_module("tento.cli.championship.bots").who_play(rulebook, bots.split(","), seed, over)
    return found
