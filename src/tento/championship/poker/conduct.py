"""Who is not at the seat, and penalties that leave a player in: they follow the player to every table and into every day."""

import msgspec

from tento.championship.poker.floor_decisions import MarkAbsent, MarkPresent, Penalise, ServeHands
from tento.championship.poker.penalties import hands_of, left_to_serve, verify_penalty
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seats import spots
from tento.championship.poker.state import Event
from tento.table.refusal import Refusal

ConductDecision = MarkAbsent | MarkPresent | Penalise | ServeHands


def conduct(event: Event, asked: ConductDecision) -> Event | Refusal:
    """The tournament after a decision about somebody's presence or penalty."""
    match asked:
        case MarkAbsent():
            return _mark(event, asked.players, frozenset(event.sitting) - event.floor.absent, event.floor.absent | set(asked.players))
        case MarkPresent():
            return _mark(event, asked.players, frozenset(event.sitting) & event.floor.absent, event.floor.absent - set(asked.players))
        case Penalise():
            return _penalise(event, asked)
        case ServeHands():
            return _serve(event, asked)


def _mark(event: Event, players: tuple[str, ...], may: frozenset[str], absent: frozenset[str]) -> Event | Refusal:
    """Only whoever has a seat is absent from it, and only an absent player comes."""
    strangers = [who for who in players if who not in may]
    if strangers:
        return refuse(event.rulebook, "not_absent_or_seated", "absent_blinded", players=", ".join(strangers))
    return msgspec.structs.replace(event, floor=msgspec.structs.replace(event.floor, absent=absent))


def _penalise(event: Event, asked: Penalise) -> Event | Refusal:
    """A penalty of the regulation's list, with its reason. Hands and orbits are added to those still owed."""
    spot = spots(event.room).get(asked.player)
    if spot is None:
        return refuse(event.rulebook, "player_not_seated", "penalties", players=asked.player)
    refusal = verify_penalty(event.rulebook, asked.kind) or _verify_measure(event, asked)
    if refusal is not None:
        return refusal
    at_table = next(table.count for table in event.room if table.number == spot.table)
    hands = left_to_serve(event.rules, hands_of(asked.hands, asked.orbits, at_table), (), asked.in_hand)
    return _owing(event, asked.player, event.floor.owed.get(asked.player, 0) + hands)


def _verify_measure(event: Event, asked: Penalise) -> Refusal | None:
    """There is a reason, and hands or orbits where the penalty is one of them, and only there."""
    if not asked.why:
        return refuse(event.rulebook, "reason_missing", "penalties")
    measured = (asked.hands, asked.orbits)
    if min(measured) < 0 or [number > 0 for number in measured] != [asked.kind == "missed_hands", asked.kind == "missed_orbits"]:
        return refuse(event.rulebook, "not_that_penalty", "penalties", kind=asked.kind, hands=asked.hands, orbits=asked.orbits)
    return None


def _serve(event: Event, asked: ServeHands) -> Event | Refusal:
    owed = event.floor.owed.get(asked.player, 0)
    if not owed or asked.player not in event.sitting:
        return refuse(event.rulebook, "nothing_to_serve", "penalty_balance", player=asked.player)
    return _owing(event, asked.player, left_to_serve(event.rules, owed, asked.dealt))


def _owing(event: Event, player: str, hands: int) -> Event:
    """The tournament with so many hands owed; nothing owed is not kept."""
    owed = event.floor.owed.insert(player, hands) if hands else event.floor.owed.discard(player)
    return msgspec.structs.replace(event, floor=msgspec.structs.replace(event.floor, owed=owed))
