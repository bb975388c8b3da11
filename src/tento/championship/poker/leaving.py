"""Going out: in a hand, with a place and a knockout; or by the Director, and then the chips leave play with the player."""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec
from rpds import HashTrieMap

from tento.championship.core.discipline import verify_reason
from tento.championship.core.step import Step
from tento.championship.poker.balancing import stopped
from tento.championship.poker.decisions import GoOut
from tento.championship.poker.events import PlayerWentOut
from tento.championship.poker.floor_decisions import Disqualify, Eliminate
from tento.championship.poker.floor_events import FloorEvent, PlayerBarred, PlayerDisqualified, PlayerEliminated, TableStopped
from tento.championship.poker.hand_for_hand import Out, place_in_time, place_same_hand, verify_next_hand
from tento.championship.poker.knockouts import Knockout
from tento.championship.poker.penalties import remove, verify_blinded_out, verify_penalty
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seats import Spot, leave, spots
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal


def go_out(state: State, decision: GoOut) -> PokerStep | Refusal:
    """Players who lost all: their places, the seats that they rose from, and who takes each knockout.

    In hand for hand they went out together; else time decides between tables, where it was noted.
    """
    where = spots(state.seating)
    refusal = _verify_outs(state, decision.outs, where) or _verify_knockouts(state, decision, where)
    if refusal is not None:
        return refusal
    places, left = state.places, state.left
    placed = (place_same_hand if state.floor.hand_for_hand else place_in_time)(state.alive, decision.outs)
    for who, place in placed.items():
        places, left = places.insert(who, place), left.insert(who, where[who])
    takers = decision.taken_by or ((),) * len(decision.outs)
    taken = tuple(Knockout(out.player, makers) for out, makers in zip(decision.outs, takers, strict=True))
    found = msgspec.structs.replace(
        state,
        places=places,
        left=left,
        seating=leave(state.seating, [out.player for out in decision.outs]),
        knockouts=state.knockouts + taken,
        floor=msgspec.structs.replace(state.floor, hand_open=False, tables=HashTrieMap()),
    )
    outs = tuple(PlayerWentOut(player=one.player, place=placed[one.player], taken_by=one.makers) for one in taken)
    return Step(found, (*outs, *newly_stopped(state, found)))


FULL_RING: Final = 8
"""From so many seats a table on it is a full ring; in other formats stopping one is the Director's."""


def newly_stopped(before: State, after: State) -> Iterator[TableStopped]:
    """The tables that stop now because they are too many players short of the largest, and did not before."""
    already = set(stopped_tables(before))
    for number, players in stopped_tables(after).items():
        if number not in already:
            yield TableStopped(table=number, players=players)


def stopped_tables(state: State) -> dict[int, int]:
    """The tables that stop, with how many sit there."""
    counts = [table.count for table in state.seating]
    return {state.seating[place].number: counts[place] for place in stopped(state.rules, counts, state.size >= FULL_RING)}


def _verify_outs(state: State, outs: tuple[Out, ...], where: Mapping[str, Spot]) -> Refusal | None:
    """Players at the tables where they sit, with chips that are in play; somebody is left who has won them.

    In hand for hand all who go out in one hand are told together: whoever was told apart would not tie with the others.
    """
    names = [out.player for out in outs]
    missing = [out.player for out in outs if where.get(out.player, Spot(0, 0)).table != out.table]
    if missing or len(names) >= len(where) or len(set(names)) < len(names):
        return refuse(state.rulebook, "player_not_seated", "live_entries_per_person", players=", ".join(missing or names))
    if state.floor.hand_for_hand and not state.floor.hand_open:
        return refuse(state.rulebook, "hand_not_dealt", "h4h_other_tables")
    held, others = sum(out.stack for out in outs), len(where) - len(outs)
    if held + others > state.on_tables:
        return refuse(state.rulebook, "chips_do_not_add_up", "late_stack", counted=held, expected=state.on_tables - others)
    absent = [who for who in names if who in state.floor.absent]
    return verify_next_hand(state.rulebook, state.floor.tables) or verify_blinded_out(state.rulebook, absent)


def _verify_knockouts(state: State, decision: GoOut, where: Mapping[str, Spot]) -> Refusal | None:
    """One knockout for each player where the entry pays for it; it is taken at the same table, by whoever stays."""
    outs, takers = decision.outs, decision.taken_by
    if (takers and len(takers) != len(outs)) or ("knockout" in state.lines and not takers):
        return refuse(state.rulebook, "knockouts_missing", "knockout_split", outs=len(outs), taken=len(takers))
    gone = {out.player for out in outs}
    for out, makers in zip(outs, takers, strict=False):
        wrong = [who for who in makers if who in gone or where.get(who, Spot(0, 0)).table != out.table]
        if wrong or not makers or len(set(makers)) < len(makers):
            return refuse(state.rulebook, "not_their_knockout", "knockout_split", player=out.player, players=", ".join(wrong))
    return None


def take_out(state: State, decision: Eliminate | Disqualify) -> PokerStep | Refusal:
    """A player taken out by the Director: the place is the number left, and the chips that were counted leave play.

    Nobody takes the knockout. An elimination keeps the prize; a disqualification loses it.
    """
    kind = "elimination" if isinstance(decision, Eliminate) else decision.kind
    refusal = verify_penalty(state.rulebook, kind)
    if refusal is not None:
        return refusal
    who, spot = decision.player, spots(state.seating).get(decision.player)
    if state.alive < 2 or spot is None:
        return refuse(state.rulebook, "player_not_seated", "live_entries_per_person", players=who)
    refusal = verify_reason(state.rulebook, decision.why, "penalties")
    if refusal is not None:
        return refusal
    others = len(state.sitting) - 1
    most = state.on_tables - others
    if not (1 if others else most) <= decision.chips <= most:
        return refuse(state.rulebook, "chips_do_not_add_up", "dq_prize", counted=decision.chips, expected=most)
    removal = remove(state.alive, "elimination" if isinstance(decision, Eliminate) else "disqualification")
    found = msgspec.structs.replace(
        state,
        seating=leave(state.seating, [who]),
        places=state.places.insert(who, removal.place),
        left=state.left.insert(who, spot),
        removed=state.removed.insert(who, decision.chips),
        disqualified=state.disqualified if removal.keeps_prize else state.disqualified | {who},
        barred=state.barred.insert(who, kind) if kind in ("ban", "exclusion") else state.barred,
    )
    return Step(found, tuple(_taken_out(decision, removal.place, found.alive)))


def _taken_out(decision: Eliminate | Disqualify, place: int, left: int) -> Iterator[FloorEvent]:
    who, chips = decision.player, decision.chips
    if isinstance(decision, Eliminate):
        yield PlayerEliminated(player=who, place=place, chips=chips, left=left)
        return
    yield PlayerDisqualified(player=who, chips=chips, left=left)
    if decision.kind != "disqualification":
        yield PlayerBarred(player=who, kind=decision.kind)


def suspended_after(state: State, same_event: bool) -> tuple[str, ...]:
    """Whom the next tournament does not let in: of the same event whoever was banned from it, and of any whoever was excluded from all.

    Where the desk knows who they are, by what tells people apart: another spelling of the name does not help, and no namesake suffers.
    """
    barred = [who for who, kind in state.barred.items() if same_event or kind == "exclusion"]
    return tuple(sorted(state.desk.people[who].key if who in state.desk.people else who for who in barred))
