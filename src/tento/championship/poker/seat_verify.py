"""The verifier of seat draws: redoes them from their transcripts, one alone or all of a tournament in their order."""

from collections.abc import Sequence
from typing import Final

from tento.championship.core.draw import FalseDraw, commitment_of
from tento.championship.poker.chain import Chain, is_link, leads_to
from tento.championship.poker.seat_draw import WHOLE, Asked, SeatDraw, difference, draw, read_fixed, read_spot
from tento.championship.poker.seats import Seating, Table, seats_kept

TAKEN: Final = ""
"""Stands for whoever sits in a seat that is not free: the draw does not depend on the name."""


def verify_seats(told: SeatDraw, before: SeatDraw | None = None) -> FalseDraw | None:
    """Redoes a draw from its transcript: None if everything is as it says. `before` is an earlier draw of the chain, checked already."""
    if not is_link(told.link):
        return FalseDraw("seed")
    published, draws = (before.link, told.number - before.number) if before else (told.commitment, told.number)
    if not leads_to(told.link, published, draws):
        return FalseDraw("commitment")
    if told.moved > len(told.listed):
        return FalseDraw("list")
    asked = _asked(told)
    if asked is None:
        return FalseDraw("free")
    found = draw(asked, _chain(told), told.link, told.numbers)
    return found if isinstance(found, FalseDraw) else difference(told, found.transcript)


def verify_all(draws: Sequence[SeatDraw]) -> tuple[SeatDraw, FalseDraw] | None:
    """The first false draw of a tournament: each chain is revealed from its first link on, with no draw left out and none made twice."""
    first: SeatDraw | None = None
    before: SeatDraw | None = None
    for told in draws:
        if first is None or told.commitment != first.commitment:
            first, before = told, None
        false = _in_turn(told, first, before) or verify_seats(told, before)
        if false is not None:
            return told, false
        before = told
    return None


def _in_turn(told: SeatDraw, first: SeatDraw, before: SeatDraw | None) -> FalseDraw | None:
    if told.number != (before.number + 1 if before else 1):
        return FalseDraw("label")
    return None if told.numbers[: len(first.numbers)] == first.numbers else FalseDraw("number")


def _chain(told: SeatDraw) -> Chain:
    """The chain just before this draw, whose link was found to be its own."""
    last = commitment_of(bytes.fromhex(told.link))
    return Chain(commitment=told.commitment, source=told.source, listed=(), last=last, made=told.number - 1)


def _asked(told: SeatDraw) -> Asked | None:
    """What was drawn: of the seating only the free seats are known, and of tables that break who rises from them."""
    if told.kind in WHOLE:
        fixed = read_fixed(told.fixed)
        possible = fixed is not None and fixed == seats_kept(told.listed, told.size, fixed)
        whole = Asked(kind=told.kind, listed=told.listed, size=told.size, fixed=fixed or {}, entrants=told.entrants)
        return whole if possible else None
    kept = _tables(told)
    if kept is None:
        return None
    broken = (Table(kept[-1].number + 1, told.listed[: told.moved]),) if told.moved and kept else ()
    return Asked(
        kind=told.kind,
        listed=told.listed,
        size=told.size,
        moved=told.moved,
        seating=kept + broken,
        kept=len(kept),
        entrants=told.entrants,
    )


def _tables(told: SeatDraw) -> Seating | None:
    """The tables that the free seats belong to, by number; None if a seat cannot be read. One outside its table is never redone."""
    free: dict[int, set[int]] = {}
    for text in told.free:
        spot = read_spot(text)
        if spot is None:
            return None
        free.setdefault(spot.table, set()).add(spot.seat)
    seats = range(1, told.size + 1)
    return tuple(Table(number, tuple(None if seat in free[number] else TAKEN for seat in seats)) for number in sorted(free))
