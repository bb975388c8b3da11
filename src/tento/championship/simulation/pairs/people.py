"""Made-up people who meet every condition of a championship, and the moment at which they enter it."""

from datetime import date, datetime, time, timedelta
from typing import Final

from tento.cards.chance import Chance
from tento.championship.core.local_time import BRASILIA
from tento.championship.core.people import Cpf, Person, close_cpf
from tento.championship.simulation.pairs.director import ENTRIES_AT
from tento.rulebooks.championship.pairs import PairsRules

BORN: Final = date(1980, 1, 1)
A_DAY: Final = timedelta(days=1)
DAYS_BEFORE: Final = 30
"""So long before an event that has a day and no window its entries come in."""
SECRET: Final = b"nobody"
"""Numbers that belong to nobody need no secret."""


def entries_at(rules: PairsRules) -> datetime:
    """When entries come in: on the usual day if the window and the day of the event allow it, else in the window, or before the event."""
    opens, closes, on = rules.entries.opens, rules.entries.closes, rules.event.on
    too_early = opens is not None and opens > ENTRIES_AT
    too_late = closes is not None and closes < ENTRIES_AT
    if opens is not None and (too_early or too_late):
        return opens
    if closes is not None and too_late:
        return closes - A_DAY
    if on is not None and on < ENTRIES_AT.date():
        return datetime.combine(on - DAYS_BEFORE * A_DAY, time(12, tzinfo=BRASILIA))
    return ENTRIES_AT


def made_up(rules: PairsRules, name: str, version: str, at: datetime, chance: Chance) -> Person:
    """A person of this name, old enough and at home where it must be, with the CPF that a form may ask for."""
    entries = rules.entries
    home = next(iter(entries.residence), "BR" if {"residence", "domicile"} & set(entries.fields) else None)
    return Person(
        name=name,
        cpf=_cpf(chance) if entries.cpf or "cpf" in entries.fields else None,
        born=min(BORN, date(at.year - (entries.min_age or 0) - 1, 1, 1)),
        residence=home,
        domicile=home,
        speaks_portuguese=True if "speaks_portuguese" in entries.fields else None,
        declared=entries.declarations,
        accepted_version=version,
    )


def _cpf(chance: Chance) -> Cpf:
    """Nine digits at random with the two that check them, closed like anybody's."""
    digits = [chance.below(10) for _ in range(9)]
    for _ in range(2):
        weights = range(len(digits) + 1, 1, -1)
        digits.append(sum(digit * weight for digit, weight in zip(digits, weights, strict=True)) * 10 % 11 % 10)
    closed = close_cpf("".join(map(str, digits)), SECRET)
    return closed if isinstance(closed, Cpf) else _cpf(chance)
