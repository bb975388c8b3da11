"""Tournaments with a registration desk, for tests: a whole sheet, forms that are in order, and what one of them lacks."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from tento.championship.core.people import Cpf, Person
from tento.championship.core.step import Step
from tento.championship.poker.decisions import Enter, Open
from tento.championship.poker.desk_decisions import EntryForm
from tento.championship.poker.levels import Level
from tento.championship.poker.tournament import decide
from tento.championship.poker.tournament import open as open_event
from tests.championship.poker.tournaments import CGP

START = datetime(2024, 5, 11, 16, tzinfo=UTC)  # 13:00 in Brasília
LEVELS = (Level(minutes=30, small=100, big=200), Level(minutes=30, small=200, big=400))
ENTRY = 62000


def sheet(**changes: Any) -> Open:
    usual: dict[str, Any] = {"start": START, "variant": "NLH", "levels": LEVELS, "reentries": 1, "sponsors": ("CGP",)}
    return Open(by="organiser", at=START - timedelta(days=9), title="x", rulebook=CGP.name, hash=CGP.hash, **usual | changes)


def opened(asked):
    """What the rules answer to a sheet."""
    return open_event(CGP, asked)


def ask(state, decision):
    """What the rules answer to a decision: a step, or a refusal."""
    return decide(state, decision)


def with_desk(**changes: Any):
    """A tournament that was opened by such a sheet, before anybody entered."""
    found = opened(sheet(**changes))
    assert isinstance(found, Step), found
    return found.state


def person(name: str, mark: int | None = None, **facts: Any) -> Person:
    cpf = None if mark is None else Cpf(shown="***.456.789-**", mark=f"{mark:032x}")
    usual: dict[str, Any] = {"born": date(1990, 1, 1), "accepted_version": "1", "cpf": cpf}
    return Person(name=name, **usual | facts)


def form(player: str, **facts: Any) -> EntryForm:
    usual: dict[str, Any] = {
        "person": person(player),
        "document": "RG",
        "means": "cash",
        "paid": ENTRY,
        "site_record": True,
        "image_release": True,
    }
    return EntryForm(player=player, **usual | facts)


def early(player: str, **facts: Any) -> EntryForm:
    """A deposit two days before, with its proof."""
    paid: dict[str, Any] = {"means": "transfer", "credited": START - timedelta(days=2), "proof": ("receipt", "name", "cpf")}
    return form(player, **paid | facts)


def entry(*forms: EntryForm, at: datetime = START - timedelta(minutes=60), **keys: Any) -> Enter:
    return Enter(by="desk", at=at, players=tuple(one.player for one in forms), forms=forms, **keys)
