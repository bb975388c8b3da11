"""Who is drawn into which seat: announced first, then one run for each draw of the tournament, each with its transcript in the log."""

from collections.abc import Sequence

import msgspec
from rpds import HashTrieSet

from tento.championship.core.draw import FalseDraw
from tento.championship.poker.balancing import balance, parted
from tento.championship.poker.button import first_blinds
from tento.championship.poker.chain import Chain, Kind, is_link
from tento.championship.poker.days import Bag, final_table, next_day
from tento.championship.poker.decisions import AnnounceSeats, Balance, DrawSeats, Enter, FormFinal, StartDay
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seat_draw import NO_SEAT, WHOLE, Asked, SeatDraw, after_draw, difference, draw, read_fixed
from tento.championship.poker.seats import Room, Table, seats_kept, spots, tables_needed
from tento.championship.poker.state import Event
from tento.table.refusal import Refusal

Seating = Enter | DrawSeats | Balance | StartDay | FormFinal
"""The decisions that may draw seats."""


def arrange(event: Event, decision: AnnounceSeats | DrawSeats | Balance | FormFinal) -> Event | Refusal:
    """The tournament after a decision about its seats."""
    match decision:
        case AnnounceSeats():
            return _announce(event, decision)
        case DrawSeats():
            return _draw_first(event, decision)
        case Balance():
            return _make_even(event, decision)
        case FormFinal():
            return _form_final(event, decision)


def _announce(event: Event, asked: AnnounceSeats) -> Event | Refusal:
    """The numbered list, the commitment and the source of other people's numbers, before any seat is drawn; another one takes a reason.

    Until somebody goes out the first seats can be announced again, and are then drawn anew with everybody who came since. Later an
    announcement lists nobody: seats stay, and the draws to come follow from the new chain.
    """
    chain = event.chain
    known = chain.known if chain is not None else HashTrieSet()
    if not is_link(asked.commitment) or asked.commitment in known:
        return refuse(event.rulebook, "bad_commitment", "seat_draw")
    if chain is not None and not asked.why:
        return refuse(event.rulebook, "reason_missing", "seat_draw")
    new = Chain(
        commitment=asked.commitment,
        source=asked.source,
        listed=asked.listed,
        fixed=asked.fixed,
        last=asked.commitment,
        known=known.insert(asked.commitment),
    )
    if not _can_keep(event, asked):
        return refuse(event.rulebook, "seats_cannot_be_kept", "seat_draw", players=", ".join(asked.fixed))
    if event.room and not asked.listed:
        return msgspec.structs.replace(event, chain=new)
    if event.room and (event.fresh != "start" or event.floor.clock is not None):
        return refuse(event.rulebook, "already_started", "seat_draw")
    if not asked.listed or asked.listed != event.listed:
        return refuse(event.rulebook, "not_the_list", "seat_draw")
    return msgspec.structs.replace(event, chain=new, room=(), waiting=(), drawn=None)


def _can_keep(event: Event, asked: AnnounceSeats) -> bool:
    """Whether the seats announced for special needs are seats of players, each of one; the first draw can keep them all.

    Later draws keep those that their rooms still have.
    """
    wanted = read_fixed(asked.fixed)
    if wanted is None or len(set(wanted.values())) < len(wanted) or any(who not in event.entered for who in wanted):
        return False
    return not asked.listed or seats_kept(asked.listed, event.size, wanted) == wanted


def _draw_first(event: Event, decision: DrawSeats) -> Event | Refusal:
    """The first seats, drawn over the list that was announced; never drawn again in silence."""
    if event.room:
        return refuse(event.rulebook, "already_drawn", "seat_draw")
    if event.chain is None:
        return refuse(event.rulebook, "not_announced", "seat_draw")
    return seat(event, asked_of(event, decision), decision.draw)


def _make_even(event: Event, decision: Balance) -> Event | Refusal:
    """As few tables as seat everybody, those who wait for a seat too; they sit down before the tables are made even."""
    if not event.room:
        return refuse(event.rulebook, "no_seats_yet", "seat_draw")
    kept, _ = _parted(event)
    called = seat(msgspec.structs.replace(event, room=kept), asked_of(event, decision), decision.draw)
    return called if isinstance(called, Refusal) else msgspec.structs.replace(called, room=balance(event.rules, called.room).room)


def _form_final(event: Event, decision: FormFinal) -> Event | Refusal:
    """Everybody still in is drawn into the final table, alternates too; again only with a reason, before somebody goes out."""
    if event.final and not (decision.why and event.fresh):
        return refuse(event.rulebook, "already_drawn", "ft_size")
    asked = asked_of(event, decision)
    if asked is None:
        return refuse(event.rulebook, "too_many_left", "ft_size", left=event.alive, seats=event.rules.ft_size)
    return seat(msgspec.structs.replace(event, final=True, waiting=()), asked, decision.draw)


def called_for_day(event: Event, bags: Sequence[Bag]) -> tuple[str, ...]:
    """The alternates, in their order, for whom the tables of the day before have a seat besides."""
    return event.waiting[: max(0, len(event.room) * event.size - len(bags))]


def asked_of(event: Event, decision: Seating) -> Asked | None:
    """What a decision draws; None if it gives nobody a seat by lot."""
    match decision:
        case DrawSeats():
            return _anew(event, "start", event.chain.listed, event.size) if event.chain else None
        case StartDay():
            listed = next_day([decision.bags], called_for_day(event, decision.bags))
            return _anew(event, "day", listed, event.rules.ft_size if event.final else event.size)
        case FormFinal():
            last = final_table(event.rules, (*event.sitting, *event.waiting))
            return None if last is None else _anew(event, "final", last, event.rules.ft_size)
        case Enter():
            return _of_empty_seats("late", event.room, (), (*event.waiting, *decision.players))
        case Balance():
            return _of_empty_seats("balance", *_parted(event), event.waiting) if event.room else None


def _anew(event: Event, kind: Kind, listed: tuple[str, ...], size: int) -> Asked:
    """A draw of everybody's seats, but for those that were announced as kept."""
    wanted = read_fixed(event.chain.fixed) if event.chain else None
    return Asked(kind=kind, listed=listed, size=size, fixed=seats_kept(listed, size, wanted or {}))


def _parted(event: Event) -> tuple[Room, Room]:
    return parted(event.room, tables_needed(event.alive, len(event.room[0].seats)))


def _of_empty_seats(kind: Kind, kept: Room, broken: Room, coming: Sequence[str]) -> Asked | None:
    """A draw of the empty seats of the tables that stay, by those who rise from the others and then by those who come."""
    rising = tuple(spots(broken))
    if not rising and not (coming and any(None in table.seats for table in kept)):
        return None
    size = len(kept[0].seats)
    return Asked(kind=kind, listed=(*rising, *coming), size=size, moved=len(rising), room=kept + broken, kept=len(kept))


def with_draw(event: Event, decision: Seating, link: str, numbers: Sequence[str] = ()) -> Seating | FalseDraw:
    """The decision with the transcript of what it draws, from the next link of the chain; as it is if it draws nothing."""
    asked = asked_of(event, decision)
    if asked is None or event.chain is None:
        return decision
    found = draw(asked, event.chain, link, numbers)
    return found if isinstance(found, FalseDraw) else msgspec.structs.replace(decision, draw=found.transcript)


def seat(event: Event, asked: Asked | None, told: SeatDraw | None) -> Event | Refusal:
    """The event with the seats of a draw that was redone here; refused if the transcript tells anything else."""
    if asked is None and told is None:
        return event
    chain = event.chain
    if chain is None:
        return refuse(event.rulebook, "not_announced", "seat_draw")
    if asked is None:
        return refuse(event.rulebook, "nothing_to_draw", "seat_draw")
    if told is None:
        return refuse(event.rulebook, "draw_missing", "seat_draw")
    found = draw(asked, chain, told.link, told.numbers[len(chain.numbers) :])
    if isinstance(found, FalseDraw):
        return refuse(event.rulebook, "false_draw", "seat_draw", number=chain.made + 1, reason=found.why)
    made = found.transcript
    false = difference(told, made)
    if false is not None:
        return refuse(event.rulebook, "false_draw", "seat_draw", number=made.number, reason=false.why)
    changed = msgspec.structs.replace(event, chain=after_draw(chain, made))
    if made.kind in WHOLE:
        return msgspec.structs.replace(changed, room=_with_button(found.room, made.button), drawn=(made.kind, event.entries - event.alive))
    waiting = tuple(who for who, given in zip(made.listed, made.seats, strict=True) if given == NO_SEAT)
    return msgspec.structs.replace(changed, room=found.room, waiting=waiting)


def _with_button(room: Room, button: int) -> Room:
    """The room with one button for every table."""
    return tuple(
        Table(table.number, table.seats, first_blinds(button, table.taken(), len(table.seats)) if table.count > 1 else None)
        for table in room
    )
