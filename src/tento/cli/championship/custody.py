"""`tento championship people`, `erase` and `pins`: who is known in an event, somebody who asked to be erased from it, PINs for signing."""

import os
from pathlib import Path
from typing import Annotated

import typer

from tento.championship.core.custody import Erase
from tento.championship.core.known import Known, known_people
from tento.championship.core.roles import Actor
from tento.championship.core.tournament import Held, Made
from tento.championship.pairs.entry_numbers import number_of
from tento.championship.pairs.state import State as PairsState
from tento.cli.championship.at_house import TokenOption
from tento.cli.championship.decide import AtOption, ByOption, EventArgument, RulebookOption, opened, when
from tento.cli.championship.event_file import EventFile, FileBusy
from tento.cli.championship.house import House, is_address
from tento.cli.championship.people_there import erase_there, people_there, pins_there, the_one
from tento.cli.championship.sentences import sentence_of
from tento.cli.shared import LangOption, Language, fail
from tento.club.events.venue.printing import Heading
from tento.club.events.venue.signing import pins
from tento.papers.printing import HousePrinter
from tento.table.refusal import Refusal
from tento.texts.championship.desk import DESK
from tento.texts.language import Lang, pick

REFUSED = 1


def pins_command(
    log: EventArgument,
    out: Annotated[Path | None, typer.Option("--out", help="Write them as a PDF to be cut, into this file.", dir_okay=False)] = None,
    rulebook: RulebookOption = None,
    token: TokenOption = "",
    lang: LangOption = Language.pt,
) -> None:
    """The PIN with which each player signs a score sheet on the referee's phone; or, with --out, strips to be cut and handed out."""
    if is_address(log):
        return pins_there(House(log, token, lang.code), out)
    found, rules = opened(Path(log), rulebook, lang.code)
    if not isinstance(found.state, PairsState):
        fail(_say("no_pins", lang.code))
    made = pins(found.state, EventFile(Path(log)).secret())
    if out is None:
        for one, pin in made:
            typer.echo(f"{number_of(found.state, one.entry):>6}  {pin}  {one.name}")
        return
    held = Held(rules, tuple(Made(one.decision, one.events) for one in found.transitions), found.state)
    heading = Heading(title=str(found.log[0].title), regulation=rules.title, lang=lang.code, address="")
    written = HousePrinter().file(held, "pins", heading, {"pins": made})
    if written is None:
        fail(_say("no_pins", lang.code))
    with os.fdopen(os.open(out, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(written.content)
    typer.echo(str(out))


def _say(key: str, lang: Lang, **facts: str | int) -> str:
    return pick(DESK[key], lang).format(**facts)


def people_command(log: EventArgument, rulebook: RulebookOption = None, token: TokenOption = "", lang: LangOption = Language.pt) -> None:
    """List everybody whom an event knows: the number, the name, the entry, who was erased and who must be kept."""
    if is_address(log):
        known = people_there(House(log, token, lang.code))
    else:
        found, _ = opened(Path(log), rulebook, lang.code)
        known = list(known_people(found.beside, found.state.custody))
    for one in known:
        notes = [f"({one.entry})" if one.entry else "", _note(one, lang.code)]
        typer.echo("  ".join([f"{one.number:>5}", one.name, *filter(None, notes)]))


def _note(one: Known, lang: Lang) -> str:
    if one.erased:
        return _say("was_erased", lang)
    return _say("held_until", lang, until=one.held_until) if one.held_until else ""


def erase_command(  # noqa: PLR0913 - one argument for each option of the command
    log: EventArgument,
    person: Annotated[str, typer.Argument(help="The number of the person as `people` lists it, or the whole name.")],
    *,
    by: ByOption = "organiser",
    why: Annotated[str, typer.Option("--why", help="Why, as on whose request.")] = "",
    at: AtOption = None,
    rulebook: RulebookOption = None,
    token: TokenOption = "",
    lang: LangOption = Language.pt,
) -> None:
    """Erase a person: form and names are gone, a nickname and what was checked stay, and the log verifies as before."""
    if is_address(log):
        return erase_there(House(log, token, lang.code), person, why, when(at, lang.code) if at else None, lang.code)
    event = EventFile(Path(log))
    try:
        with event.alone():
            found, rules = opened(event.log, rulebook, lang.code)
            meant = the_one(list(known_people(found.beside, found.state.custody)), person, lang.code)
            decision = Erase(by=Actor(name=by, role="organiser"), at=when(at, lang.code, found.log[-1].at), why=why, person=meant.number)
            answer = event.decide(event.ledger(found, rules), decision, keep=True)
    except FileBusy:
        fail(_say("busy", lang.code, log=str(log)))
    if isinstance(answer, Refusal):
        typer.echo(sentence_of(answer, lang.code), err=True)
        raise typer.Exit(REFUSED)
    typer.echo(_say("erased", lang.code, number=meant.number))
