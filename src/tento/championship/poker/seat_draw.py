"""One draw of seats and its transcript: the numbered players, the numbered free seats, and who sits where. Anyone can redo it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final

import msgspec

from tento.cards.chance import Chance
from tento.championship.core.draw import FalseDraw
from tento.championship.core.personal import Said, Who
from tento.championship.poker.balancing import break_tables, parted
from tento.championship.poker.button import draw_button
from tento.championship.poker.chain import Chain, Kind, key_of, leads_to, list_of
from tento.championship.poker.seats import Seating, Spot, draw_seats, even_seats, fill, spots

WHOLE: Final = ("start", "day", "final")
"""The draws that seat everybody anew, with a button; the others fill empty seats."""
NO_SEAT: Final = ""


class SeatDraw(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="tournament", tag="poker"
):
    """All that a verifier needs: what was published before, the link revealed for this draw, and what came of it.

    The first `moved` of the list rise from tables that break. A seat is `table.seat`; whoever finds none has an empty text. A draw
    that only fills empty seats has no button (0). `fixed` are the seats that were kept for players with special needs. `entrants` are the
    numbers of the listed in the order of entry: where they are told the draw hangs on them, and not on names that may have to be erased.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    kind: Kind
    commitment: str
    source: Said
    link: str
    numbers: tuple[str, ...]
    listed: tuple[Who, ...]
    moved: Annotated[int, msgspec.Meta(ge=0)]
    free: tuple[str, ...]
    size: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
    seats: tuple[str, ...]
    button: int
    fixed: dict[Who, str] = {}
    entrants: tuple[int, ...] = ()


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be drawn: the list, and for empty seats the seating before, of which the first `kept` tables stay.

    `fixed` are seats of a new seating that are not drawn: `seats_kept` says which can be.
    """

    kind: Kind
    listed: tuple[str, ...]
    size: int
    moved: int = 0
    seating: Seating = ()
    kept: int = 0
    fixed: dict[str, Spot] = {}
    entrants: tuple[int, ...] = ()


class Drawn(msgspec.Struct, frozen=True):
    """A transcript, and the seating that it leads to."""

    transcript: SeatDraw
    seating: Seating


def draw(asked: Asked, chain: Chain, link: str, numbers: Sequence[str] = ()) -> Drawn | FalseDraw:
    """The next draw of a chain with its link, and with the numbers that people add to it."""
    number, added = chain.made + 1, (*chain.numbers, *numbers)
    free = tuple(written(spot) for spot in _free(asked))
    fixed = {who: written(spot) for who, spot in asked.fixed.items()}
    key = key_of(number, asked.kind, link, list_of(*_hashed(asked, free, fixed)), added)
    if isinstance(key, FalseDraw):
        return key
    if not leads_to(link, chain.last, 1):
        return FalseDraw("commitment")
    if len(set(asked.listed)) < len(asked.listed) or NO_SEAT in asked.listed or not _numbered(asked):
        return FalseDraw("list")
    seating = _room(asked, key)
    where = spots(seating)
    transcript = SeatDraw(
        number=number,
        kind=asked.kind,
        commitment=chain.commitment,
        source=chain.source,
        link=link,
        numbers=added,
        listed=asked.listed,
        moved=asked.moved,
        free=free,
        size=asked.size,
        seats=tuple(written(where[who]) if who in where else NO_SEAT for who in asked.listed),
        button=draw_button(asked.size, Chance(key, "button")) if asked.kind in WHOLE else 0,
        fixed=fixed,
        entrants=asked.entrants,
    )
    return Drawn(transcript, seating)


def _hashed(asked: Asked, free: Sequence[str], fixed: Mapping[str, str]) -> tuple[Sequence[str], Sequence[str], Mapping[str, str]]:
    """What the key of a draw hangs on: the listed by their numbers where they have them, else by their names."""
    if not asked.entrants:
        return asked.listed, free, fixed
    called = dict(zip(asked.listed, map(str, asked.entrants), strict=False))
    return tuple(called.values()), free, {called[who]: spot for who, spot in fixed.items() if who in called}


def _numbered(asked: Asked) -> bool:
    """Whether the numbers of the listed are theirs: one for each, no two the same, and in their order where everybody draws anew."""
    numbers = asked.entrants
    if not numbers:
        return True
    in_order = asked.kind not in WHOLE or list(numbers) == sorted(numbers)
    return len(numbers) == len(asked.listed) == len(set(numbers)) and min(numbers) >= 1 and in_order


def written(spot: Spot) -> str:
    """A seat as text."""
    return f"{spot.table}.{spot.seat}"


def read_spot(text: str) -> Spot | None:
    """The seat that a text names; None if it names none."""
    found = re.fullmatch(r"([1-9][0-9]{0,8})\.([1-9][0-9]{0,3})", text)
    return None if found is None else Spot(int(found[1]), int(found[2]))


def read_fixed(told: Mapping[str, str]) -> dict[str, Spot] | None:
    """The seats that are kept, by player; None if one of them cannot be read."""
    found = {who: spot for who, text in told.items() if (spot := read_spot(text)) is not None}
    return found if len(found) == len(told) else None


def _room(asked: Asked, key: bytes) -> Seating:
    """Everybody drawn anew; or those who rise in a random order, and then the others in theirs, into the empty seats."""
    if asked.kind in WHOLE:
        return draw_seats(asked.listed, asked.size, key, asked.fixed)
    chance = Chance(key, "seats")
    broken = break_tables(asked.seating, chance, down_to=asked.kept)
    return fill(broken.seating, asked.listed[asked.moved :], chance).seating


def _free(asked: Asked) -> Iterable[Spot]:
    if asked.kind in WHOLE:
        return even_seats(len(asked.listed), asked.size, asked.fixed)
    kept, _ = parted(asked.seating, asked.kept)
    return [Spot(table.number, seat) for table in kept for seat in table.empty()]


def after_draw(chain: Chain, made: SeatDraw) -> Chain:
    """The chain after a draw; the numbers of its first one stay."""
    return msgspec.structs.replace(
        chain, last=made.link, made=made.number, numbers=chain.numbers if chain.made else made.numbers, known=chain.known.insert(made.link)
    )


def difference(told: SeatDraw, true: SeatDraw) -> FalseDraw | None:
    """The first thing in which a transcript is not the one that follows."""
    if (told.commitment, told.source, told.link) != (true.commitment, true.source, true.link):
        return FalseDraw("commitment")
    if (told.number, told.kind) != (true.number, true.kind):
        return FalseDraw("label")
    if told.numbers != true.numbers:
        return FalseDraw("number")
    if (told.listed, told.moved, told.entrants) != (true.listed, true.moved, true.entrants):
        return FalseDraw("list")
    if (told.free, told.size, told.fixed) != (true.free, true.size, true.fixed):
        return FalseDraw("free")
    return None if told == true else FalseDraw("places")
