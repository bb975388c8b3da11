"""Who may do what in an event: the roles of its people, and which of them make which decision.

A person acts in one role at a time. A referee acts at the tables that were given to them, a player for the own entry. Logs written before
there were roles name whoever decided as a plain text: such a log was kept by the organiser, and its decisions are the organiser's.
"""

from collections.abc import Collection, Mapping
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from tento.championship.core.codes import because
from tento.championship.core.personal import PerhapsWho, Who
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

Role = Literal["organiser", "director", "referee", "desk", "committee", "player", "public"]


class Actor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Somebody who decides, in a role of the event: a player for `entries`, a referee at `tables`."""

    name: Who
    role: Role
    entries: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()


By = PerhapsWho | Actor
"""Who made a decision; a plain text is the organiser's, from a log without roles."""


class Act(NamedTuple):
    """Who may make a decision, and the rule whose articles say so. Where it is not `own` it may be about anybody."""

    roles: tuple[Role, ...]
    rule: str
    own: bool = True


class Scope(NamedTuple):
    """What a decision is about: the entries of which one must be a player's own, the tables that must all be a referee's."""

    entries: Collection[str] = ()
    tables: Collection[int | None] = ()


HOUSE: Final = "house"
"""Who decides what follows of itself where the house runs the tables: nobody may act under this name."""

ARRANGE: Final[tuple[Role, ...]] = ("organiser",)
"""Publishing, amending, dates, selection, cancelling, prizes."""
DIRECT: Final[tuple[Role, ...]] = ("organiser", "director")
"""Draws, schedule, stages, corrections, deals."""
DESK: Final[tuple[Role, ...]] = ("organiser", "director", "desk")
"""Check-in, payments, documents, seats."""
AT_TABLE: Final[tuple[Role, ...]] = ("director", "referee")
"""Starting, scores, absences, incidents, sanctions of the list."""
OWN: Final[tuple[Role, ...]] = ("player",)
"""Confirming, signing, withdrawing, protesting, for one's own entry."""
JUDGE: Final[tuple[Role, ...]] = ("organiser", "director", "referee", "committee")
"""Disqualifying, awarding, letting stand or replaying: of these, whom the rulebook names."""
READS_ALL: Final[tuple[Role, ...]] = ("organiser", "director", "referee", "committee")
"""Who may read everything that the event knows."""
ANYBODY: Final[tuple[Role, ...]] = get_args(Role)

Acts = Mapping[type, Act]
"""The act that each decision of a kind of championship is."""


def name_of(by: By) -> str:
    """The name of whoever decided."""
    return by if isinstance(by, str) else by.name


def role_of(by: By) -> Role:
    """The role in which somebody decided."""
    return "organiser" if isinstance(by, str) else by.role


def authorities(by: By) -> tuple[str, ...]:
    """What a rulebook may call whoever decided. A director stands for the referee of every table; an old log wrote the word itself."""
    if isinstance(by, str):
        return (by,)
    return ("director", "referee") if by.role == "director" else (by.role,)


def not_theirs(rulebook: Rulebook, act: Act, by: By, scope: Scope, *otherwise: str) -> Refusal | None:
    """Why somebody may not decide this: not in this role, not for this entry, not at this table.

    The refusal cites the articles on what would be decided, or else those of the first other rule on which the regulation has any.
    """
    if isinstance(by, str):
        return None
    rule = next((one for one in (act.rule, *otherwise) if rulebook.cites(one)), act.rule)
    cites = rulebook.cites(rule)
    if by.role not in act.roles:
        return because("not_your_role", rule, cites, role=by.role, may=", ".join(act.roles))
    if by.role == "player" and act.own and not set(by.entries) & set(scope.entries):
        return because("not_your_entry", rule, cites, role=by.role, entry=", ".join(scope.entries))
    foreign = [table for table in scope.tables if table not in by.tables]
    if by.role == "referee" and act.own and (foreign or not scope.tables):
        return because("not_your_table", rule, cites, role=by.role, table=next((table for table in foreign if table is not None), "–"))
    return None
