"""What every decision of a championship says, of whatever kind it is: who decided, when and why. A correction is a new decision."""

from datetime import datetime
from typing import Any, Literal

import msgspec

from tento.championship.core.people import Person


class DecisionBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A decision: who made it, when, and why where a reason is owed."""

    by: str
    at: datetime
    why: str = ""


class Application(DecisionBase, frozen=True, kw_only=True):
    """Asks for a place in an event. `people` holds the starters first; `by` is whoever filled in the form."""

    entry: str
    people: tuple[Person, ...]
    delegation: str | None = None
    origin: Literal["applied", "invited"] = "applied"
    channel: str = ""


class Opening(DecisionBase, frozen=True, kw_only=True):
    """The first decision of a log: it opens an event under a rulebook, with the choices that the regulation leaves to the organiser."""

    title: str
    rulebook: str
    hash: str
    options: dict[str, Any] = {}
