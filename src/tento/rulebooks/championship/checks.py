"""What no championship can be, of whatever kind: numbers below zero, and entries that nobody could make."""

from collections.abc import Iterator
from typing import Final

from tento.rulebooks.championship.sections import Entries, Section

Fault = tuple[str, str]
"""A key, and why what it holds cannot be."""
MOST: Final = 10_000
"""So many people, places or minutes are the most of any competition: a stranger may open one, and the house counts them."""
MOST_MONEY: Final = 10**12
"""In centavos; and so many chips."""


def out_of_bounds(rules: Section, *sections: str) -> Iterator[Fault]:
    """Minutes, years, people and places are counted from zero on, in each of these sections, and not without end."""
    for name in sections:
        section: Section = getattr(rules, name)
        for key in section.__struct_fields__:
            value = getattr(section, key)
            if isinstance(value, int) and value < 0:
                yield f"{name}.{key}", "not below zero"
            if isinstance(value, int) and value > MOST:
                yield f"{name}.{key}", f"at most {MOST}"


def entries_faults(entries: Entries) -> Iterator[Fault]:
    """Entries that contradict themselves."""
    if entries.starters < 1:
        yield "entries.starters", "at least one person plays"
    for key in ("field_max", "per_delegation"):
        if getattr(entries, key) == 0:
            yield f"entries.{key}", "at least 1, or none"
    if entries.kind == "individuals" and entries.starters != 1:
        yield "entries.starters", "one person is an individual"
    if entries.kind == "pairs" and entries.starters != 2:
        yield "entries.starters", "two people are a pair"
    least, most = entries.field_min, entries.field_max
    if least is not None and most is not None and least > most:
        yield "entries.field_min", f"{least} entries at least and {most} at most"
    if entries.opens is not None and entries.closes is not None and entries.opens >= entries.closes:
        yield "entries.closes", "not after entries.opens"
    for key in ("opens", "closes"):
        moment = getattr(entries, key)
        if moment is not None and moment.tzinfo is None:
            yield f"entries.{key}", "a time needs its zone, as in 2025-09-15T00:00:00-03:00"
    if entries.substitution != "never" and not entries.reserves:
        yield "entries.substitution", "nobody can come in: entries.reserves is 0"
    if not entries.origins:
        yield "entries.origins", "nobody could enter"
