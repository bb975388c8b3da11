"""What every decision of a championship says, of whatever kind it is: who decided, when and why. A correction is a new decision."""

from datetime import datetime
from typing import Any, ClassVar, Literal

import msgspec

from tento.championship.core.people import Person
from tento.championship.core.personal import Said
from tento.championship.core.roles import By


class DecisionBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A decision: who made it and in which role, when, and why where a reason is owed.

    `at` is when it was entered, by the clock of the house; `happened` is when it was made, by whoever made it, where that was long before.
    """

    reason_owed_later: ClassVar[bool] = False
    """Whether logs hold such decisions without a reason, from before one was owed. They are read as they were made."""
    by: By
    at: datetime
    why: Said = ""
    happened: datetime | None = None

    @property
    def when(self) -> datetime:
        """The hour that counts for what is measured at a table: when it was made."""
        return self.at if self.happened is None else self.happened


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
