"""The minimum field: how many players each level needs, and what is returned when they are not there."""

from collections.abc import Sequence

import msgspec

from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """A field at one instant: people registered so far, entries with re-entries, and players still in."""

    people: int
    entries: int
    alive: int


@enforces("min_field", "min_field_at", "min_field_counts")
def verify_field(rulebook: Rulebook, level: int, count: Count, moment: str = "start") -> Refusal | None:
    """Whether the tournament goes on at this level. It is asked once a level; past the last one it cannot be cancelled any more."""
    rules = rules_of(rulebook)
    if moment != rules.min_field_at or not 1 <= level <= len(rules.min_field):
        return None
    needed, there = rules.min_field[level - 1], getattr(count, rules.min_field_counts)
    if there < needed:
        return refuse(rulebook, "too_few_players", "min_field", level=level, there=there, needed=needed)
    return None


@enforces("min_field_refund")
def refunds(rules: PokerTournamentRules, entry: int, paid: Sequence[int]) -> tuple[int, ...]:
    """What goes back to each entry of a cancelled tournament: all that was paid, or the entry without the card's fee."""
    return tuple(paid) if rules.min_field_refund == "paid" else tuple(min(entry, amount) for amount in paid)
