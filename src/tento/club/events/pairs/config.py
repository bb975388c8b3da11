"""What is agreed when a cup is opened, and the opening decision that follows from it."""

from datetime import datetime
from typing import Any, Final

import msgspec

from tento.championship.core.roles import Actor
from tento.championship.pairs.decisions import Publish
from tento.championship.pairs.opening import publish
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import format_of
from tento.club.events.pairs.agreement import Pace
from tento.club.refusing import refuse
from tento.club.seats_played import verify_seats
from tento.games.registry import kit_of
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.loader import RulebookError, load, names, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

FEWEST: Final = 4
MOST: Final = 1024
STAGE: Final = "knockout"
PAIR: Final = 2


class CupConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A cup online for so many entries, of two people each or of one (`singles`).

    It begins at a time (milliseconds since the epoch), when all places are taken, or when its host says so. With `bots` a person may take a
    bot of the kind `bot` as partner, and the places that are still free at the beginning get pairs of bots. A match is called so many
    minutes (`notice_minutes`) before its hour; `best_of` partidas decide it, or as many as the rulebook says. Matches of nobody but
    bots are played without a pause (`bots_quick`), or at the pace of those with people.
    """

    rulebook: str
    entries: int = 16
    singles: bool = False
    best_of: int | None = None
    notice_minutes: int = 3
    begins: int | None = None
    bots: bool = False
    bot: str = "sensible"
    bots_quick: bool = True
    pace: Pace = Pace()


def choices(config: CupConfig, base: Rulebook) -> dict[str, Any]:
    """What a cup decides over the rulebook: anybody enters under the name in the house, and one knockout with byes has one winner.

    Everything else, how a match is played, what lateness and absence cost, who takes the third place, is the regulation's.
    """
    stage: dict[str, Any] = {"kind": "knockout", "phase": STAGE, "byes": True}
    if config.best_of is not None:
        stage["best_of"] = config.best_of
    return {
        "drop_stages": list(rules_of(base).stages),
        "stages": {STAGE: stage},
        "event": {"on": "none", "rules_frozen_days": "none"},
        "entries": {
            "kind": "individuals" if config.singles else "pairs",
            "starters": 1 if config.singles else PAIR,
            "reserves": 0,
            "field_min": 2,
            "field_max": config.entries,
            "opens": "none",
            "closes": "none",
            "channels": [],
            "origins": ["applied"],
            "selection": "all",
            "per_delegation": "none",
            "fields": ["name"],
            "cpf": False,
            "min_age": "none",
            "residence": [],
            "declarations": [],
            "accept_regulation": False,
            "partner_confirms": True,
            "documents": [],
            "summons": False,
            "withdrawal": "released",
            "withdrawal_written": False,
            "substitution": "never",
        },
    }


def checked(config: CupConfig) -> Rulebook | Refusal:
    """The rulebook of a cup; or why it cannot be held."""
    if config.rulebook not in names():
        return refuse("unknown_rulebook")
    base = load(config.rulebook)
    if not isinstance(base.championship, PairsRules):
        return refuse("bad_rulebook", reason=f"{base.name} has no championship of pairs")
    kit = kit_of(base.game)
    if config.bot not in kit.bots:
        return refuse("unknown_bot", bot=config.bot)
    try:
        rulebook = overlay(base, choices(config, base))
    except RulebookError as error:
        return refuse("bad_rulebook", reason=str(error))
    refusal = verify_seats(rulebook, 2 if config.singles else 2 * PAIR)
    if refusal is not None:
        return refusal
    if config.best_of is not None and config.best_of != 1 and not hasattr(base.values, "match_best_of"):
        return refuse("bad_rulebook", reason=f"a match of {base.game} has {format_of(rulebook, STAGE).best_of} partida")
    return base


def opening(config: CupConfig, base: Rulebook, host: str, at: datetime, title: str) -> Publish | Refusal:
    """The first decision of a cup, or why the rules refuse it."""
    by = Actor(name=host, role="organiser")
    first = Publish(by=by, at=at, title=title, rulebook=base.name, hash=base.hash, options=choices(config, base))
    tried = publish(base, first)
    return tried if isinstance(tried, Refusal) else first
