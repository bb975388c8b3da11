"""A list of entries that somebody sends: looked at line by line, and entered whole or not at all."""

import asyncio
from collections.abc import Iterable
from contextlib import nullcontext
from typing import Any, Final, NamedTuple

import msgspec

from tento.championship.core.decisions import Application
from tento.championship.core.filling import kinds_of
from tento.championship.core.importing import Tried, tried
from tento.championship.core.roles import DESK, Actor
from tento.championship.core.tournament import Tournament
from tento.club.events.venue.actors import Standing, Who
from tento.club.events.venue.asking import named_in, too_large
from tento.club.events.venue.championship import Championship
from tento.club.events.venue.printing import BadLine, ListedEntry, ListRead, Printer
from tento.club.refusing import refuse
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.texts.language import Lang

MOST_TOLD: Final = 200
"""So many bad lines are told; whoever has more mends these first."""


class ListLooked(NamedTuple):
    """What became of a list: how many entries and people are good, the first bad lines, how many there are, and up to where it was kept."""

    entries: int
    people: int
    bad: list[BadLine]
    bad_lines: int
    number: int | None


async def enter_list(found: Championship, who: Who, raw: bytes, id: str, keep: bool, printer: Printer, lang: Lang) -> ListLooked | Refusal:  # noqa: PLR0913, PLR0917 - who sends what, and what is wanted of it
    """Looks at a list; if all of it is good and it is to be kept, everybody in it enters, in one step.

    Reading and trying are done beside the loop, so that a list of ten thousand lines makes no reader wait; one that is only looked at
    keeps nobody from deciding.
    """
    async with found.desk if keep else nullcontext():
        theirs = await found.standing(who)
        if isinstance(theirs, Refusal):
            return theirs
        actor = next((one for one in theirs.actors if one.role in DESK), None)
        word = _word(found.event.kind)
        if actor is None or word is None:
            return refuse("not_your_office", role=theirs.actors[0].role, may=", ".join(DESK))
        cpf_key = await found.cpf_key()
        read = await asyncio.to_thread(printer.read, raw, cpf_key, lang)
        common = {"do": word, "by": actor, "at": found.moment()}
        made, bad = await asyncio.to_thread(_tried, found.event.kind, found.event.state, read, common, lang)
        return await _answered(found, theirs, made, bad, id, keep)


async def _answered(found: Championship, theirs: Standing, made: Tried, bad: list[BadLine], id: str, keep: bool) -> ListLooked | Refusal:  # noqa: PLR0913, PLR0917 - what was found, and what is wanted of it
    number: int | None = None
    if keep and made.made and not bad:
        kept = await found.keep_all(theirs, id, [one.decision for one in made.made])
        if isinstance(kept, Refusal):
            return kept
        number = kept
    people = sum(len(one.decision.people) for one in made.made if isinstance(one.decision, Application))
    return ListLooked(len(made.made), people, bad[:MOST_TOLD], len({one.line for one in bad}), number)


def _word(kind: Tournament) -> str | None:
    return next((word for word, one in kinds_of(kind.Decision).items() if issubclass(one, Application)), None)


def _tried(kind: Tournament, state: Any, read: ListRead, common: dict[str, Any], lang: Lang) -> tuple[Tried, list[BadLine]]:
    """Each entry after those before it, so that somebody who stands in two lines is found."""
    bad = list(read.bad)
    worst = {one.line for one in bad}
    good = [one for one in read.entries if worst.isdisjoint(one.lines)]
    decisions = list(_decisions(kind, good, common, bad, lang))
    made = tried(kind, state, decisions)
    bad += [BadLine(line, one.code, sentence(one, lang), one.articles) for line, one in made.refused]
    return made, sorted(bad, key=lambda one: one.line)


def _decisions(
    kind: Tournament, entries: Iterable[ListedEntry], common: dict[str, Any], bad: list[BadLine], lang: Lang
) -> Iterable[tuple[int, Any]]:
    by: Actor = common["by"]
    for one in entries:
        refusal = too_large(one.fields)
        try:
            made = msgspec.convert({**common, "by": msgspec.to_builtins(by), **one.fields}, kind.Decision, strict=False)
        except msgspec.ValidationError as error:
            refusal = refusal or refuse("bad_field", field=named_in(error))
        if refusal is None:
            yield one.lines[0], made
        else:
            bad.append(BadLine(one.lines[0], refusal.code, sentence(refusal, lang)))
