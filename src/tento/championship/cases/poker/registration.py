"""Poker questions of the registration desk: the minimum field, late players and alternates, cancelling, transfers, age."""

from collections.abc import Mapping
from datetime import date, datetime
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec

from tento.cards.chance import Chance
from tento.championship.cases.asking import known
from tento.championship.cases.poker.reading import Reais, centavos, cites, read, reais, verdict
from tento.championship.core.local_time import BRASILIA
from tento.championship.poker.field import Count, refunds, verify_field
from tento.championship.poker.registration import (
    origin_of,
    verify_age,
    verify_cancel,
    verify_document,
    verify_entry,
    verify_sheet,
    verify_transfer,
    verify_window,
)
from tento.championship.poker.rules import rules_of
from tento.championship.poker.seats import Table, fill, join_alternates, starting_stack
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class FieldAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `minimum-field`. Without `paid` every entry paid the entry in cash."""

    level: int
    people: int
    entries: int | None = None
    alive: int | None = None
    moment: Literal["start", "end"] | None = None
    entry: Reais | None = None
    paid: list[Reais] | None = None


def minimum_field(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether a tournament goes on at a level, and what is returned if it does not."""
    asked, rules = read(FieldAsked, case), rules_of(rulebook)
    entries = asked.people if asked.entries is None else asked.entries
    count = Count(people=asked.people, entries=entries, alive=asked.people if asked.alive is None else asked.alive)
    refusal = verify_field(rulebook, asked.level, count, asked.moment or rules.min_field_at)
    entry = sum(rules.entry_split.values()) if asked.entry is None else centavos("entry", asked.entry)
    paid = [entry] * entries if asked.paid is None else [centavos("paid", amount) for amount in asked.paid]
    return {
        "goes_on": refusal is None,
        "cancelled": refusal is not None,
        "needed": rules.min_field[asked.level - 1] if 1 <= asked.level <= len(rules.min_field) else 0,
        "refund": reais(sum(refunds(rules, entry, paid)) if refusal else 0),
        "article": cites(rulebook, "min_field"),
    }


class LateAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `late-registration`: how many sit at each table, who waits, who comes, whose seats fall free, and the sheet."""

    tables: list[int]
    size: int = 9
    waiting: list[str] = []
    player: str | None = None
    alive: bool = False
    entries_used: int = 0
    reentries: int = 0
    open: bool = True
    freed: int = 0
    stack: int = 0
    seed: int = 1


def late_registration(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether a late player or a re-entry is taken, who is seated now, and who waits."""
    asked = read(LateAsked, case)
    if any(count > asked.size for count in asked.tables) or asked.freed > sum(asked.tables):
        raise BadKey("tables", f"a table seats from 0 to {asked.size}, and only a taken seat falls free")
    seating = tuple(
        Table(number, tuple(f"{number}.{seat}" if seat <= count else None for seat in range(1, asked.size + 1)))
        for number, count in enumerate(_freed(asked), 1)
    )
    waiting: tuple[str, ...] | Refusal = tuple(asked.waiting)
    if asked.player is not None:
        refusal = verify_entry(rulebook, int(asked.alive), asked.entries_used, asked.reentries, asked.open)
        waiting = refusal or join_alternates(rulebook, asked.waiting, seating, asked.player)
    line = asked.waiting if isinstance(waiting, Refusal) else waiting
    found = fill(seating, line, Chance(asked.seed, "late"))
    return {
        "line": list(line),
        "seated": [move.player for move in found.moves],
        "tables": {move.player: move.to.table for move in found.moves},
        "alternates": list(found.alternates),
        "stack": starting_stack(asked.stack),
        "article": cites(rulebook, *(("reentry",) if asked.entries_used else ()), "late_entry"),
        **verdict(waiting if isinstance(waiting, Refusal) else None),
    }


def _freed(asked: LateAsked) -> list[int]:
    """The tables after as many seats have fallen free, each at the table that is largest then."""
    counts = list(asked.tables)
    for _ in range(asked.freed):
        counts[counts.index(max(counts))] -= 1
    return counts


ACTS: Final = MappingProxyType(
    {
        "cancel": ("cancel_cutoff_min",),
        "transfer": ("transfer",),
        "pay-early": ("early_credit_hour", "early_proof"),
        "sit": ("document_check",),
    }
)
"""The rules of each act of the desk, but for the registration itself."""


class RegistrationAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `registration`: what is asked for, and the facts that the answer needs."""

    act: Literal["register", "cancel", "transfer", "pay-early", "sit"]
    start: datetime | None = None
    at: datetime | None = None
    closes: datetime | None = None
    origin: Literal["early", "desk", "alternate"] = "desk"
    director_agrees: bool = False
    born: date | None = None
    event: date | None = None
    credited: datetime | None = None
    proof: list[str] | None = None
    documents: list[int] = []
    day: int = 1
    sheet: dict[str, Any] | None = None


def registration(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether the desk does what is asked; for an early payment, as what it counts."""
    asked = read(RegistrationAsked, case)
    rules = rules_of(rulebook)
    proof = rules.early_proof if asked.proof is None else asked.proof
    known(proof, rules.early_proof, "proof")
    origin = origin_of(rules, asked.event, asked.credited, proof) if asked.event else asked.origin
    refusal = _verify(asked, rulebook)
    return {"origin": origin, "article": cites(rulebook, *_decided_by(asked)), **verdict(refusal)}


def _decided_by(asked: RegistrationAsked) -> tuple[str, ...]:
    """The rules that an act is allowed by; of a registration those of the facts that the case tells."""
    if asked.act == "register":
        told = {"sheet_lines": asked.sheet, "entries.min_age": asked.born}
        return ("registration_opens_min", *(rule for rule, fact in told.items() if fact is not None))
    return ACTS[asked.act]


def _verify(asked: RegistrationAsked, rulebook: Rulebook) -> Refusal | None:
    if asked.act == "sit":
        return verify_document(rulebook, asked.documents, asked.day)
    if asked.act == "pay-early":
        return None
    if asked.at is None or asked.start is None:
        raise BadKey("at" if asked.at is None else "start", "is missing")
    at, start = _there(asked.at), _there(asked.start)
    if asked.act == "cancel":
        return verify_cancel(rulebook, asked.origin, at, start)
    if asked.act == "transfer":
        return verify_transfer(rulebook, asked.director_agrees, at, start)
    sheet = verify_sheet(rulebook, asked.sheet) if asked.sheet is not None else None
    age = verify_age(rulebook, asked.born, at.date()) if asked.born else None
    return sheet or age or verify_window(rulebook, at, start, _there(asked.closes or start))


def _there(when: datetime) -> datetime:
    """A time with its zone: one without is by the clock on the wall of the event."""
    return when if when.tzinfo is not None else when.replace(tzinfo=BRASILIA)
