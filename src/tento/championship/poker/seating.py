"""Who is drawn into which seat: announced first, then one run for each draw of the tournament, each with its transcript in the log."""

from collections.abc import Iterator, Sequence

import msgspec
from rpds import HashTrieSet

from tento.championship.core.draw import FalseDraw
from tento.championship.core.step import Step
from tento.championship.poker.balancing import balance, parted
from tento.championship.poker.button import first_blinds
from tento.championship.poker.chain import Chain, Kind, is_link
from tento.championship.poker.days import Bag, final_table, next_day
from tento.championship.poker.decisions import AnnounceSeats, Balance, DrawSeats, Enter, FormFinal, StartDay
from tento.championship.poker.desk_acts import verify_worn
from tento.championship.poker.events import (
    AlternatesAdded,
    AlternateSeated,
    Event,
    FinalFormed,
    PlayerMoved,
    SeatsAnnounced,
    SeatsDrawn,
    TableBroken,
)
from tento.championship.poker.flights import all_bags
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seat_draw import NO_SEAT, WHOLE, Asked, SeatDraw, after_draw, difference, draw, read_fixed
from tento.championship.poker.seats import Move, Seating, Spot, Table, seats_kept, spots, tables_needed
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.championship.poker.time_bank import granted_for_final
from tento.table.refusal import Refusal

SeatDecision = Enter | DrawSeats | Balance | StartDay | FormFinal
"""The decisions that may draw seats."""


def arrange(state: State, decision: AnnounceSeats | DrawSeats | Balance | FormFinal) -> PokerStep | Refusal:
    """The tournament after a decision about its seats."""
    match decision:
        case AnnounceSeats():
            return _announce(state, decision)
        case DrawSeats():
            return _draw_first(state, decision)
        case Balance():
            return _make_even(state, decision)
        case FormFinal():
            return _form_final(state, decision)


def _announce(state: State, asked: AnnounceSeats) -> PokerStep | Refusal:
    """The numbered list, the commitment and the source of other people's numbers, before any seat is drawn; another one takes a reason.

    Until somebody goes out the first seats can be announced again, and are then drawn anew with everybody who came since. Later an
    announcement lists nobody: seats stay, and the draws to come follow from the new chain.
    """
    chain = state.chain
    known = chain.known if chain is not None else HashTrieSet()
    if not is_link(asked.commitment) or asked.commitment in known:
        return refuse(state.rulebook, "bad_commitment", "seat_draw")
    if chain is not None and not asked.why and not state.between_starting_days:
        return refuse(state.rulebook, "reason_missing", "seat_draw")
    new = Chain(
        commitment=asked.commitment,
        source=asked.source,
        listed=asked.listed,
        fixed=asked.fixed,
        last=asked.commitment,
        known=known.insert(asked.commitment),
    )
    if not _can_keep(state, asked):
        return refuse(state.rulebook, "seats_cannot_be_kept", "seat_draw", players=", ".join(asked.fixed))
    event = SeatsAnnounced(listed=len(asked.listed), commitment=asked.commitment, source=asked.source)
    if state.seating and not asked.listed:
        return Step(msgspec.structs.replace(state, chain=new), (event,))
    if state.seating and (state.fresh != "start" or state.floor.clock is not None):
        return refuse(state.rulebook, "already_started", "seat_draw")
    if not asked.listed or asked.listed != state.to_seat:
        return refuse(state.rulebook, "not_the_list", "seat_draw")
    return Step(msgspec.structs.replace(state, chain=new, seating=(), waiting=(), drawn=None), (event,))


def _can_keep(state: State, asked: AnnounceSeats) -> bool:
    """Whether the seats announced for special needs are seats of players, each of one; the first draw can keep them all.

    Later draws keep those that their rooms still have.
    """
    wanted = read_fixed(asked.fixed)
    if wanted is None or len(set(wanted.values())) < len(wanted) or any(who not in state.entered for who in wanted):
        return False
    return not asked.listed or seats_kept(asked.listed, state.size, wanted) == wanted


def _draw_first(state: State, decision: DrawSeats) -> PokerStep | Refusal:
    """The first seats, drawn over the list that was announced; never drawn again in silence."""
    if state.seating:
        return refuse(state.rulebook, "already_drawn", "seat_draw")
    if state.chain is None:
        return refuse(state.rulebook, "not_announced", "seat_draw")
    found = seat(state, asked_of(state, decision), decision.draw)
    if isinstance(found, Refusal):
        return found
    return Step(found, (SeatsDrawn(players=len(found.sitting), tables=len(found.seating)),))


def _make_even(state: State, decision: Balance) -> PokerStep | Refusal:
    """As few tables as seat everybody, those who wait for a seat too; they sit down before the tables are made even."""
    if not state.seating:
        return refuse(state.rulebook, "no_seats_yet", "seat_draw")
    kept, broken = tables_parted(state)
    called = seat(msgspec.structs.replace(state, seating=kept), asked_of(state, decision), decision.draw)
    if isinstance(called, Refusal):
        return called
    even = balance(state.rules, called.seating, state.game)
    drawn = decision.draw.listed if decision.draw is not None else ()
    events: list[Event] = [TableBroken(table=table.number) for table in broken]
    events += _moved(even.moves, frozenset(drawn))
    return Step(msgspec.structs.replace(called, seating=even.seating), tuple(events))


def _moved(moves: Sequence[Move], drawn: frozenset[str]) -> Iterator[PlayerMoved]:
    """Whoever was moved to make tables even, from the first seat to the last; those who have just drawn a seat had none before."""
    ways: dict[str, tuple[Spot, Spot]] = {}
    for move in moves:
        if move.came_from is not None and move.player not in drawn:
            ways[move.player] = (ways[move.player][0] if move.player in ways else move.came_from, move.to)
    for who, (old, new) in sorted(ways.items(), key=lambda one: (one[1][0].table, one[1][0].seat)):
        if old != new:
            yield PlayerMoved(player=who, table=old.table, seat=old.seat, to_table=new.table, to_seat=new.seat)


def _form_final(state: State, decision: FormFinal) -> PokerStep | Refusal:
    """Everybody still in is drawn into the final table, alternates too; again only with a reason, before somebody goes out."""
    if state.final and not (decision.why and state.fresh):
        return refuse(state.rulebook, "already_drawn", "ft_size")
    asked = asked_of(state, decision)
    if asked is None or state.flights:
        return refuse(state.rulebook, "too_many_left", "ft_size", left=state.alive, seats=state.rules.ft_size)
    refusal = verify_worn(state, asked.listed)
    if refusal is not None:
        return refusal
    found = seat(msgspec.structs.replace(state, final=True, waiting=()), asked, decision.draw)
    if isinstance(found, Refusal):
        return found
    return Step(found if state.final else granted_for_final(found), (FinalFormed(left=found.alive),))


def waiting_events(before: State, after: State) -> Iterator[AlternateSeated | AlternatesAdded]:
    """Who came from the waiting list to a seat, and how many wait now if more do than before."""
    still = set(after.waiting)
    where = spots(after.seating) if before.waiting else {}
    for who in before.waiting:
        if who not in still and who in where:
            yield AlternateSeated(player=who, table=where[who].table, seat=where[who].seat)
    if len(still) > len(before.waiting):
        yield AlternatesAdded(waiting=len(still))


def called_for_day(state: State, bags: Sequence[Bag]) -> tuple[str, ...]:
    """The alternates, in their order, for whom the tables of the day before have a seat besides."""
    return state.waiting[: max(0, len(state.seating) * state.size - len(bags))]


def asked_of(state: State, decision: SeatDecision) -> Asked | None:
    """What a decision draws; None if it gives nobody a seat by lot, or names somebody who never entered, whom the rules refuse."""
    found = _asked_of(state, decision)
    if found is None or not state.numbered:
        return found
    coming = decision.players if isinstance(decision, Enter) else ()
    numbers = {who: number for number, who in enumerate(dict.fromkeys((*state.listed, *coming)), 1)}
    if not numbers.keys() >= set(found.listed):
        return None
    listed = tuple(sorted(found.listed, key=numbers.__getitem__)) if found.kind in WHOLE else found.listed
    return msgspec.structs.replace(found, listed=listed, entrants=tuple(numbers[who] for who in listed))


def _asked_of(state: State, decision: SeatDecision) -> Asked | None:
    match decision:
        case DrawSeats():
            return _anew(state, "start", state.chain.listed, state.size) if state.chain and state.chain.listed else None
        case StartDay():
            listed = next_day(all_bags(state, decision.bags), called_for_day(state, decision.bags))
            return _anew(state, "day", listed, state.rules.ft_size if state.final else state.size)
        case FormFinal():
            last = final_table(state.rules, (*state.sitting, *state.waiting, *state.bagged))
            return None if last is None else _anew(state, "final", last, state.rules.ft_size)
        case Enter():
            return _of_empty_seats("late", state.seating, (), (*state.waiting, *decision.players))
        case Balance():
            return _of_empty_seats("balance", *tables_parted(state), state.waiting) if state.seating else None


def _anew(state: State, kind: Kind, listed: tuple[str, ...], size: int) -> Asked:
    """A draw of everybody's seats, but for those that were announced as kept."""
    wanted = read_fixed(state.chain.fixed) if state.chain else None
    return Asked(kind=kind, listed=listed, size=size, fixed=seats_kept(listed, size, wanted or {}))


def tables_parted(state: State) -> tuple[Seating, Seating]:
    """The tables that stay, as few as seat everybody who is here, and those that break."""
    return parted(state.seating, tables_needed(state.here, len(state.seating[0].seats)))


def _of_empty_seats(kind: Kind, kept: Seating, broken: Seating, coming: Sequence[str]) -> Asked | None:
    """A draw of the empty seats of the tables that stay, by those who rise from the others and then by those who come."""
    rising = tuple(spots(broken))
    if not rising and not (coming and any(None in table.seats for table in kept)):
        return None
    size = len(kept[0].seats)
    return Asked(kind=kind, listed=(*rising, *coming), size=size, moved=len(rising), seating=kept + broken, kept=len(kept))


def with_draw(state: State, decision: SeatDecision, link: str, numbers: Sequence[str] = ()) -> SeatDecision | FalseDraw:
    """The decision with the transcript of what it draws, from the next link of the chain; as it is if it draws nothing."""
    asked = asked_of(state, decision)
    if asked is None or state.chain is None:
        return decision
    found = draw(asked, state.chain, link, numbers)
    return found if isinstance(found, FalseDraw) else msgspec.structs.replace(decision, draw=found.transcript)


def seat(state: State, asked: Asked | None, told: SeatDraw | None) -> State | Refusal:
    """The event with the seats of a draw that was redone here; refused if the transcript tells anything else."""
    if asked is None and told is None:
        return state
    chain = state.chain
    if chain is None:
        return refuse(state.rulebook, "not_announced", "seat_draw")
    if asked is None:
        return refuse(state.rulebook, "nothing_to_draw", "seat_draw")
    if told is None:
        return refuse(state.rulebook, "draw_missing", "seat_draw")
    found = draw(asked, chain, told.link, told.numbers[len(chain.numbers) :])
    if isinstance(found, FalseDraw):
        return refuse(state.rulebook, "false_draw", "seat_draw", number=chain.made + 1, reason=found.why)
    made = found.transcript
    false = difference(told, made)
    if false is not None:
        return refuse(state.rulebook, "false_draw", "seat_draw", number=made.number, reason=false.why)
    changed = msgspec.structs.replace(state, chain=after_draw(chain, made))
    if made.kind in WHOLE:
        return msgspec.structs.replace(
            changed, seating=_with_button(found.seating, made.button), drawn=(made.kind, state.entries - state.alive)
        )
    waiting = tuple(who for who, given in zip(made.listed, made.seats, strict=True) if given == NO_SEAT)
    return msgspec.structs.replace(changed, seating=found.seating, waiting=waiting)


def _with_button(seating: Seating, button: int) -> Seating:
    """The seating with one button for every table."""
    return tuple(
        Table(table.number, table.seats, first_blinds(button, table.taken(), len(table.seats)) if table.count > 1 else None)
        for table in seating
    )
