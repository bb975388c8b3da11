"""What every decision of a championship says, of whatever kind it is: who decided, when and why. A correction is a new decision."""

from datetime import datetime
from typing import Any

import msgspec


class DecisionBase(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A decision: who made it, when, and why where a reason is owed."""

    by: str
    at: datetime
    why: str = ""


class Opening(DecisionBase, frozen=True, kw_only=True):
    """The first decision of a log: it opens an event under a rulebook, with the choices that the regulation leaves to the organiser."""

    title: str
    rulebook: str
    hash: str
    options: dict[str, Any] = {}
