"""`tento championship plan`: a competition in words for a field of any size, before anybody is told a date."""

from typing import Annotated, Final

import msgspec
import typer

from tento.championship.core.opening import in_force
from tento.championship.pairs.codes import because
from tento.cli.championship.sentences import sentence_of
from tento.cli.championship.settings import settings
from tento.cli.shared import LangOption, Language, fail
from tento.club.events.venue.planning import MOST_FIELD, Hall, PlanTold, offered, told_plan
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.loader import RulebookError, load
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

REFUSED: Final = 1


def plan_command(  # noqa: PLR0913 - one argument for each option of the command
    rulebook: Annotated[str, typer.Argument(help="The name of a rulebook, or the path of a .toml file.", show_default=False)],
    *,
    entries: Annotated[int, typer.Option(min=2, max=MOST_FIELD, help="How many play.")] = 16,
    tables: Annotated[int, typer.Option(min=1, max=1000, help="Tables in the hall.")] = 4,
    minutes: Annotated[int | None, typer.Option(min=1, max=600, help="How long a partida takes.")] = None,
    options: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="A choice of the organiser, as in stages.groups.groups=4.")
    ] = None,
    lang: LangOption = Language.pt,
) -> None:
    """Tells stage by stage how so many play it out, and what may be chosen where the regulation alone does not work out (exit code 1)."""
    try:
        rules = _chosen(load(rulebook), options or [])
    except (RulebookError, ValueError) as error:
        fail(str(error))
    if isinstance(rules, Refusal):
        fail(sentence_of(rules, lang.code))
    hall = Hall(tables, minutes)
    told = told_plan(rules, entries, hall, lang.code)
    if isinstance(told, PlanTold):
        _tell(told)
        return
    typer.echo(sentence_of(told, lang.code))
    for one in offered(rules, entries, hall, lang.code):
        typer.echo()
        _tell(one)
        typer.echo(" ".join(f"--set '{key}={msgspec.json.encode(value).decode()}'" for key, value in one.choices.items()))
    raise typer.Exit(REFUSED)


def _chosen(rules: Rulebook, options: list[str]) -> Rulebook | Refusal:
    if not isinstance(rules.championship, PairsRules):
        return because("no_championship", rulebook=rules.name)
    return in_force(rules, rules.hash, settings(options))


def _tell(plan: PlanTold) -> None:
    for stage in plan.stages:
        typer.echo(f"{stage.title}: {stage.text}")
    typer.echo(plan.total)
