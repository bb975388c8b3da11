"""A tournament that is cancelled: why it may be, what goes back to each entry, and what becomes of a guarantee."""

from collections.abc import Iterator

import msgspec
from rpds import HashTrieMap

from tento.championship.core.step import Step
from tento.championship.poker.desk_events import EntryReturned
from tento.championship.poker.field import refunds
from tento.championship.poker.floor_decisions import CancelEvent
from tento.championship.poker.floor_events import Cancelled, GuaranteeVoid
from tento.championship.poker.pool import guarantee_in_force
from tento.championship.poker.refusing import refuse
from tento.championship.poker.running import too_few
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal


@enforces("min_field_refund")
def cancel(state: State, asked: CancelEvent) -> PokerStep | Refusal:
    """Cancels a tournament that has no champion: between two levels if players are missing, and for a cause from outside at any time.

    Every entry gets its money back, and a guarantee falls with an event that the law says could not be held.
    """
    refusal = _verify_cause(state, asked)
    if refusal is not None:
        return refusal
    returned = _returned(state, asked)
    guarantee = guarantee_in_force(state.rules, state.guarantee, asked.prevented_by)
    desk = msgspec.structs.replace(state.desk, returned=HashTrieMap({**state.desk.returned, **returned}))
    found = msgspec.structs.replace(state, cancelled=True, guarantee=guarantee, desk=desk)
    return Step(found, tuple(_events(state, found, returned)))


def _verify_cause(state: State, asked: CancelEvent) -> Refusal | None:
    if state.champion is not None:
        return refuse(state.rulebook, "nobody_plays", "min_field")
    if asked.cause == "outside" and not asked.why:
        return refuse(state.rulebook, "reason_missing", "min_field_refund")
    clock = state.floor.clock
    if asked.cause == "field" and ((clock is not None and clock.left_at(asked.at) > 0) or too_few(state) is None):
        return refuse(state.rulebook, "field_large_enough", "min_field", people=len(state.entered))
    return None


def _returned(state: State, asked: CancelEvent) -> dict[str, int]:
    """What goes back to each player whom the desk knows: for want of players all that was paid, or the entry alone by option.

    For a cause from outside it is the entry, and nothing besides.
    """
    entry = sum(state.lines.values())
    back: dict[str, int] = {}
    for who, known in state.desk.people.items():
        paid = refunds(state.rules, entry, known.paid) if asked.cause == "field" else tuple(min(entry, amount) for amount in known.paid)
        back[who] = state.desk.returned.get(who, 0) + sum(paid)
    return back


def _events(before: State, after: State, returned: dict[str, int]) -> Iterator[Cancelled | GuaranteeVoid | EntryReturned]:
    """The end of it, with what went back to whom; where no desk knows what was paid, it is the entry of everybody."""
    now = {who: amount - before.desk.returned.get(who, 0) for who, amount in returned.items()}
    whole = sum(now.values()) if before.desk.asked else sum(before.lines.values()) * before.entries
    yield Cancelled(entries=before.entries, centavos=whole, guarantee=after.guarantee)
    if after.guarantee < before.guarantee:
        yield GuaranteeVoid(centavos=before.guarantee)
    for who in before.listed:
        if now.get(who):
            yield EntryReturned(player=who, centavos=now[who])
