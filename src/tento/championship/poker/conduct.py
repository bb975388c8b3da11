"""Who is not at the seat, and penalties that leave a player in: they follow the player to every table and into every day."""

from tento.championship.core.discipline import verify_reason
from tento.championship.core.step import Step
from tento.championship.poker.desk_acts import verify_documents
from tento.championship.poker.floor_decisions import MarkAbsent, MarkPresent, Penalise, ServeHands
from tento.championship.poker.floor_events import HandsServed, Penalised, PlayerCame, PlayerMissed
from tento.championship.poker.penalties import hands_of, left_to_serve, verify_penalty
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seats import spots
from tento.championship.poker.state import State, with_floor
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal

ConductDecision = MarkAbsent | MarkPresent | Penalise | ServeHands


def conduct(state: State, asked: ConductDecision) -> PokerStep | Refusal:
    """The tournament after a decision about somebody's presence or penalty."""
    match asked:
        case MarkAbsent():
            return _mark_absent(state, asked)
        case MarkPresent():
            return _mark_present(state, asked)
        case Penalise():
            return _penalise(state, asked)
        case ServeHands():
            return _serve(state, asked)


def _mark_absent(state: State, asked: MarkAbsent) -> PokerStep | Refusal:
    """Only whoever has a seat is absent from it."""
    refusal = _strangers(state, asked.players, frozenset(state.sitting) - state.floor.absent)
    found = with_floor(state, absent=state.floor.absent | set(asked.players))
    return refusal or Step(found, tuple(PlayerMissed(player=who) for who in asked.players))


def _mark_present(state: State, asked: MarkPresent) -> PokerStep | Refusal:
    """Only an absent player comes, and shows the document of the day where the desk asks for it."""
    refusal = _strangers(state, asked.players, frozenset(state.sitting) & state.floor.absent)
    refusal = refusal or verify_documents(state, asked.players, len(state.reached) + 1)
    found = with_floor(state, absent=state.floor.absent - set(asked.players))
    return refusal or Step(found, tuple(PlayerCame(player=who) for who in asked.players))


def _strangers(state: State, players: tuple[str, ...], may: frozenset[str]) -> Refusal | None:
    strangers = [who for who in players if who not in may]
    return refuse(state.rulebook, "not_absent_or_seated", "absent_blinded", players=", ".join(strangers)) if strangers else None


def _penalise(state: State, asked: Penalise) -> PokerStep | Refusal:
    """A penalty of the regulation's list, with its reason. Hands and orbits are added to those still owed."""
    spot = spots(state.seating).get(asked.player)
    if spot is None:
        return refuse(state.rulebook, "player_not_seated", "penalties", players=asked.player)
    refusal = verify_penalty(state.rulebook, asked.kind) or _verify_measure(state, asked)
    if refusal is not None:
        return refusal
    at_table = next(table.count for table in state.seating if table.number == spot.table)
    hands = left_to_serve(state.rules, hands_of(asked.hands, asked.orbits, at_table), (), asked.in_hand)
    owed = state.floor.owed.get(asked.player, 0) + hands
    return Step(_owing(state, asked.player, owed), (Penalised(player=asked.player, kind=asked.kind, hands=owed),))


def _verify_measure(state: State, asked: Penalise) -> Refusal | None:
    """There is a reason, and hands or orbits where the penalty is one of them, and only there."""
    refusal = verify_reason(state.rulebook, asked.why, "penalties")
    if refusal is not None:
        return refusal
    measured = (asked.hands, asked.orbits)
    if min(measured) < 0 or [number > 0 for number in measured] != [asked.kind == "missed_hands", asked.kind == "missed_orbits"]:
        return refuse(state.rulebook, "not_that_penalty", "penalties", kind=asked.kind, hands=asked.hands, orbits=asked.orbits)
    return None


def _serve(state: State, asked: ServeHands) -> PokerStep | Refusal:
    owed = state.floor.owed.get(asked.player, 0)
    if not owed or asked.player not in state.sitting:
        return refuse(state.rulebook, "nothing_to_serve", "penalty_balance", player=asked.player)
    left = left_to_serve(state.rules, owed, asked.dealt)
    return Step(_owing(state, asked.player, left), (HandsServed(player=asked.player, hands=left),))


def _owing(state: State, player: str, hands: int) -> State:
    """The tournament with so many hands owed; nothing owed is not kept."""
    owed = state.floor.owed.insert(player, hands) if hands else state.floor.owed.discard(player)
    return with_floor(state, owed=owed)
