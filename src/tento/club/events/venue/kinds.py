"""What a venue needs to know of each kind of championship: how far an event has come, and what of its decisions everybody may read."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from tento.championship.pairs import tournament as pairs
from tento.championship.poker import tournament as poker
from tento.club.ports import EventStatus

NAMES: Final = "people"
"""A field of which everybody may read the names alone."""


class AtVenue(NamedTuple):
    """One kind at a venue.

    `told` are the events that everybody may hear of, `shown` the fields of decisions that everybody may read: whatever is not named is
    not public. `adding` are the decisions that only add to what was seen, and so never make what another one saw out of date.
    `dated_back` says that a decision is entered under the hour at which it happened, where nothing newer was decided since: one clock runs
    for everybody there.
    """

    status: Callable[[Any], EventStatus]
    entries: Callable[[Any], int]
    told: frozenset[str]
    shown: Mapping[str, tuple[str, ...]]
    adding: frozenset[str]
    dated_back: bool = False


def _pairs_status(state: Any) -> EventStatus:
    if state.phase == "cancelled":
        return "cancelled"
    if state.champion is not None or (state.stages and all(stage.closed for stage in state.stages)):
        return "over"
    return "running" if any(stage.drawn for stage in state.stages) else "open"


def _poker_status(state: Any) -> EventStatus:
    if state.cancelled:
        return "cancelled"
    if state.champion is not None:
        return "over"
    return "running" if state.seating else "open"


_CUSTODY: Final = ("hold", "lift-hold", "ask-data", "answer-data")
_PAIRS: Final = AtVenue(
    status=_pairs_status,
    entries=lambda state: len(state.entries),
    told=frozenset((
        "published", "informed", "amended", "date-moved", "entered", "entries-closed", "draw-announced", "drawn", "called",
        "uncalled", "interrupted", "disputed", "dispute-settled",
        "result", "moved-on",
        "left-out", "stage-closed", "lots-drawn", "crowned", "delegation-scored", "phase-changed",
    )),
    shown={
        "publish": ("title", "rulebook", "hash", "options", "version", "expected", "venue"),
        "inform": ("venue", "contact", "sponsors", "prizes"),
        "amend": ("version",),
        "move-date": ("what", "to"),
        "register": ("entry", NAMES, "delegation"),
        "select": ("entry",),
        "withdraw": ("entry",),
        "note-withdrawal": ("entry",),
        "substitute": ("entry", "out", "in"),
        "close-entries": (),
        "announce-draw": ("stage", "listed", "commitment", "source"),
        "draw": ("stage", "seed", "numbers"),
        "call": ("match", "table", "starts", "online", "spectators"),
        "uncall": ("match",),
        "start": ("match",),
        "take-back": ("match", "entry"),
        "interrupt": ("match",),
        "report": ("match", "partidas", "record", "deals"),
        "settle-dispute": ("match", "partidas"),
        "correct": ("match", "partidas", "ruling"),
        "award": ("match", "winner"),
        "lots": ("stage", "order"),
        "close-stage": ("stage",),
        "suspend": ("to",),
    },
    adding=frozenset((
        "confirm", "note-confirmation", "pay", "sign-document", "sign-sheet", "check-in", "summon", "appeal", "incident", "rule",
        *_CUSTODY,
    )),
)  # fmt: skip
_POKER: Final = AtVenue(
    status=_poker_status,
    entries=lambda state: state.entries,
    dated_back=True,
    told=frozenset((
        "opened", "players-entered", "seats-announced", "seats-drawn", "table-broken", "moved", "alternate-seated", "alternates", "new-day",
        "final-table", "deal", "went-out", "champion", "level", "break", "paused", "resumed", "time-added",
        "rescheduled", "rules-amended", "guarantee-void", "starting-day-end",
        "hand-for-hand", "hand-dealt", "in-the-money",
        "hand-for-hand-over", "last-hands", "day-end", "cancelled", "chips-out", "chip-race", "eliminated", "corrected-out",
        "corrected-places", "corrected-chips",
    )),
    shown={
        "poker-open": ("title", "rulebook", "hash", "options", "kind", "split", "stack", "size", "reentries", "guarantee", "levels"),
        "poker-enter": ("players", "draw"),
        "poker-announce": ("listed", "commitment", "source"),
        "poker-seats": ("draw",),
        "poker-balance": ("draw",),
        "poker-final": ("draw",),
        "poker-day": ("bags", "draw"),
        "poker-out": ("outs", "taken_by"),
        "poker-level": ("level",),
        "poker-break": ("minutes",),
        "poker-hand-for-hand": ("on",),
        "poker-deal-hand": (),
        "poker-day-end": (),
        "poker-cancel": ("cause",),
        "poker-reschedule": ("start",),
        "poker-amend": ("options",),
    },
    adding=frozenset((
        "poker-enter", "poker-absent", "poker-present", "poker-blinds", "poker-serve", "poker-time-cards", "poker-call-time", *_CUSTODY,
    )),
)  # fmt: skip

AT_VENUE: Final[Mapping[str, AtVenue]] = {pairs.kind: _PAIRS, poker.kind: _POKER}
