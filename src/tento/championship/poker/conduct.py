"""Who is not at the seat, and penalties that leave a player in: they follow the player to every table and into every day."""

import msgspec

from tento.championship.poker.floor_decisions import MarkAbsent, MarkPresent, Penalise, ServeHands
from tento.championship.poker.penalties import hands_of, left_to_serve, verify_penalty
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seats import spots
from tento.championship.poker.state import State
from tento.table.refusal import Refusal

ConductDecision = MarkAbsent | MarkPresent | Penalise | ServeHands


def conduct(state: State, asked: ConductDecision) -> State | Refusal:
    """The tournament after a decision about somebody's presence or penalty."""
    match asked:
        case MarkAbsent():
            return _mark(state, asked.players, frozenset(state.sitting) - state.floor.absent, state.floor.absent | set(asked.players))
        case MarkPresent():
            return _mark(state, asked.players, frozenset(state.sitting) & state.floor.absent, state.floor.absent - set(asked.players))
        case Penalise():
            return _penalise(state, asked)
        case ServeHands():
            return _serve(state, asked)


def _mark(state: State, players: tuple[str, ...], may: frozenset[str], absent: frozenset[str]) -> State | Refusal:
    """Only whoever has a seat is absent from it, and only an absent player comes."""
    strangers = [who for who in players if who not in may]
    if strangers:
        return refuse(state.rulebook, "not_absent_or_seated", "absent_blinded", players=", ".join(strangers))
    return msgspec.structs.replace(state, floor=msgspec.structs.replace(state.floor, absent=absent))


def _penalise(state: State, asked: Penalise) -> State | Refusal:
    """A penalty of the regulation's list, with its reason. Hands and orbits are added to those still owed."""
    spot = spots(state.seating).get(asked.player)
    if spot is None:
        return refuse(state.rulebook, "player_not_seated", "penalties", players=asked.player)
    refusal = verify_penalty(state.rulebook, asked.kind) or _verify_measure(state, asked)
    if refusal is not None:
        return refusal
    at_table = next(table.count for table in state.seating if table.number == spot.table)
    hands = left_to_serve(state.rules, hands_of(asked.hands, asked.orbits, at_table), (), asked.in_hand)
    return _owing(state, asked.player, state.floor.owed.get(asked.player, 0) + hands)


def _verify_measure(state: State, asked: Penalise) -> Refusal | None:
    """There is a reason, and hands or orbits where the penalty is one of them, and only there."""
    if not asked.why:
        return refuse(state.rulebook, "reason_missing", "penalties")
    measured = (asked.hands, asked.orbits)
    if min(measured) < 0 or [number > 0 for number in measured] != [asked.kind == "missed_hands", asked.kind == "missed_orbits"]:
        return refuse(state.rulebook, "not_that_penalty", "penalties", kind=asked.kind, hands=asked.hands, orbits=asked.orbits)
    return None


def _serve(state: State, asked: ServeHands) -> State | Refusal:
    owed = state.floor.owed.get(asked.player, 0)
    if not owed or asked.player not in state.sitting:
        return refuse(state.rulebook, "nothing_to_serve", "penalty_balance", player=asked.player)
    return _owing(state, asked.player, left_to_serve(state.rules, owed, asked.dealt))


def _owing(state: State, player: str, hands: int) -> State:
    """The tournament with so many hands owed; nothing owed is not kept."""
    owed = state.floor.owed.insert(player, hands) if hands else state.floor.owed.discard(player)
    return msgspec.structs.replace(state, floor=msgspec.structs.replace(state.floor, owed=owed))
