"""What is published before a stage, and shown at its desk: where and when each tournament is, its sheet, and what an entry costs."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any

from tento.championship.poker.decisions import Open
from tento.championship.poker.pool import price
from tento.championship.poker.state import State
from tento.papers.document import About, Document, document
from tento.papers.words import Words, basis, hour, listed, moment, money, named, say, thousands

Announced = tuple[Open, State]
"""The sheet of a tournament, and the tournament as it stands: its start may have been moved."""


def prices(state: State) -> dict[str, int]:
    """What an entry costs by each means that the desk takes."""
    entry = sum(state.lines.values())
    return {means: price(state.rules, entry, means) for means in state.rules.payment_means}


def schedule(stage: Sequence[Announced], about: About, words: Words) -> Document:
    """The poster of a stage: venue, tournaments in the order of their start, and the price table of the desk."""
    ordered = sorted(stage, key=lambda one: (one[1].desk.start is None, one[1].desk.start or one[0].at))
    sheet, state = ordered[0]
    sponsors = listed(words, sorted({name for one, _ in ordered for name in one.sponsors}))
    return document(
        "schedule",
        "schedule.typ",
        about,
        words,
        venue=say(words, "venue", venue=sheet.venue) if sheet.venue else "",
        sponsors=say(words, "sponsors", sponsors=sponsors) if sponsors else "",
        tournaments=[_tournament(one, words) for one in ordered],
        means=[named(words, "means", means) for means in prices(state)],
        articles=basis(state.rulebook, "sheet_lines", "registration_opens_min", "surcharge"),
    )


def _tournament(announced: Announced, words: Words) -> dict[str, Any]:
    sheet, state = announced
    return {
        "name": words[sheet.kind],
        "variant": sheet.variant,
        "starts": moment(state.desk.start, words),
        "days": ", ".join(moment(day, words) for day in sheet.days),
        "entry": money(sum(state.lines.values())),
        "notes": list(_notes(sheet, state, words)),
        "prices": [money(amount) for amount in prices(state).values()],
    }


def _notes(sheet: Open, state: State, words: Words) -> Iterator[str]:
    """What the sheet says besides."""
    minutes = sheet.levels[0].minutes if sheet.levels else 0
    yield say(words, "on_the_sheet", chips=thousands(sheet.stack, words), minutes=minutes, reentries=sheet.reentries)
    if state.desk.start is not None:
        opens = state.desk.start - timedelta(minutes=state.rules.registration_opens_min)
        yield say(words, "desk_opens", hour=hour(opens, words))
    if sheet.late_levels is not None:
        yield say(words, "late_until", level=sheet.late_levels)
    if sheet.starting_days > 1:
        yield say(words, "starting_days", days=sheet.starting_days)
    if state.guarantee:
        yield say(words, "guaranteed", amount=money(state.guarantee))


def told_schedule(state: State, words: Words) -> Iterator[str]:
    """In lines of text: when a tournament starts, and what an entry costs by each means."""
    if state.desk.start is not None:
        yield f"{words['starts']}: {moment(state.desk.start, words)}"
    if state.desk.asked:
        told = ", ".join(f"{named(words, 'means', means)} {money(amount)}" for means, amount in prices(state).items())
        yield f"{words['prices']}: {told}"
