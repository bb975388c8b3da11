"""Erasing a person: what of all that lies beside a log goes, and what is left of it."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

import msgspec

from tento.championship.core.beside import Beside, Thing
from tento.championship.core.custody import Custody, Erase
from tento.championship.core.decisions import DecisionBase
from tento.championship.core.people import folded

NICKNAME: Final = "Pessoa"
"""Whoever was erased is called so, with a number."""
NOTHING: Final = "–"
"""What is left of words that were a person's own."""


def nickname(person: int) -> str:
    """What somebody is called who was erased."""
    return f"{NICKNAME} {person}"


def group_of(beside: Beside, person: int) -> frozenset[int]:
    """Everything of one person: the forms with the same document, all that belongs to them, and their name where nobody else bears it."""
    if person not in beside.things or beside.things[person].kind == "text":
        return frozenset()
    owner = beside.owner(person)
    keys = {key for number in (person, owner) if (key := _document(beside.things[number])) is not None}
    owners = {owner} | {beside.owner(number) for number, thing in beside.things.items() if _document(thing) in keys}
    own = {number for number in beside.things if beside.owner(number) in owners}
    names = {beside.things[number].name for number in own} - {""}
    others = {thing.name for number, thing in beside.things.items() if thing.kind == "form" and number not in own and not thing.erased}
    alike = {number for number, thing in beside.things.items() if thing.kind == "name" and not thing.of and thing.name in names - others}
    return frozenset(own | alike)


def _document(thing: Thing) -> str | None:
    """What makes two forms the same person's without any doubt."""
    if thing.kind != "form" or thing.erased:
        return None
    cpf = thing.value.get("cpf")
    return f"cpf:{cpf['mark']}" if cpf else thing.value.get("foreign_document")


def erased(beside: Beside, person: int, keeps: Sequence[str] = (), checked: Sequence[str] = ()) -> dict[int, Thing]:
    """What is left of everything of one person, by number. Words that name them have the nickname instead.

    `keeps` are fields of the form that the law still asks for, `checked` the conditions that the person met.
    """
    own = group_of(beside, person)
    called = nickname(beside.owner(person)) if own else ""
    names = _names(beside, person)
    left = {number: _left(beside.things[number], beside.owner(person), called, keeps, checked) for number in sorted(own)}
    for number, thing in beside.things.items():
        if thing.kind == "text" and number not in own and any(_says(thing.value, name) for name in names):
            left[number] = Thing(kind="text", value=_without(thing.value, names, called), erased=True)
    return {number: thing for number, thing in left.items() if thing != beside.things[number]}


def _names(beside: Beside, person: int) -> set[str]:
    """Every name under which the log knows somebody who is still there."""
    things = (beside.things[number] for number in group_of(beside, person))
    return {thing.name for thing in things if not thing.erased} - {""}


def _left(thing: Thing, person: int, called: str, keeps: Sequence[str], checked: Sequence[str]) -> Thing:
    if thing.kind == "name":
        return Thing(kind="name", value=called, of=thing.of, erased=True)
    if thing.kind == "text":
        return Thing(kind="text", value=NOTHING, of=thing.of, erased=True)
    kept = {key: thing.value[key] for key in keeps if thing.value.get(key) is not None}
    before = thing.value.get("checked") if thing.erased else None
    return Thing(
        kind="form", value={"name": called, **kept, "erased": person, "checked": before or list(checked)}, of=thing.of, erased=True
    )


def _says(text: str, name: str) -> bool:
    return bool(folded(name)) and f" {folded(name)} " in f" {folded(text)} "


def _without(text: str, names: set[str], called: str) -> str:
    """The words with the nickname for each name; a text that spells one in another way is gone."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(re.escape(name), called, text, flags=re.IGNORECASE)
    return NOTHING if any(_says(text, name) for name in names) else text


def with_things(
    decision: DecisionBase, beside: Beside, custody: Custody, checked: Sequence[str]
) -> tuple[DecisionBase, Mapping[int, Thing]]:
    """A decision with what it takes from beside the log: only an erasing takes anything, and its own reason names nobody who goes."""
    if not isinstance(decision, Erase):
        return decision, {}
    keeping = custody.kept(decision.person, _day(decision))
    left = erased(beside, decision.person, keeping.keeps if keeping is not None else (), checked)
    why = _without(decision.why, _names(beside, decision.person), nickname(beside.owner(decision.person))) if left else decision.why
    return msgspec.structs.replace(decision, things=tuple(left), why=why), left


def _day(decision: DecisionBase) -> date:
    return decision.at.date()


def stripped(beside: Beside, late: frozenset[int], log: Sequence[Any]) -> dict[int, Thing]:
    """What is left of things that the log erased and that still lie there."""
    found: dict[int, Thing] = {}
    for person in dict.fromkeys(decision.person for decision in log if isinstance(decision, Erase)):
        left = erased(beside, person)
        found |= {number: thing for number, thing in left.items() if number in late}
    return found


def owed(beside: Beside, log: Sequence[Any]) -> frozenset[int]:
    """What the log says was erased and still lies there: a program died between the two files, or a copy is older than the log."""
    return _named(log) - {number for number, thing in beside.things.items() if thing.erased}


def unexplained(beside: Beside, log: Sequence[Any]) -> frozenset[int]:
    """What lies there as erased and no decision has erased."""
    return frozenset(number for number, thing in beside.things.items() if thing.erased) - _named(log)


def _named(log: Sequence[Any]) -> frozenset[int]:
    return frozenset(number for decision in log if isinstance(decision, Erase) for number in decision.things)
