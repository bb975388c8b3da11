"""Poker questions of the floor: seats, balancing, the button, the chip race, hand for hand."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Literal

import msgspec

from tento.cards.card import BadCard, parse_cards
from tento.championship.cases.asking import known
from tento.championship.cases.poker.reading import Reais, centavos, cites, in_reais, read, reais, verdict
from tento.championship.poker.awards import award
from tento.championship.poker.balancing import balance, stopped
from tento.championship.poker.button import Blinds, after_hand, waits
from tento.championship.poker.hand_for_hand import Out, place_same_hand, still_on
from tento.championship.poker.race import race
from tento.championship.poker.rules import rules_of
from tento.championship.poker.seats import Move, Table, draw_seats, spots
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class SeatingAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `seating`: how many players or their names, the size of a table, and the seed of the draw in hex digits."""

    players: int | list[str]
    size: int = 9
    seed: str = "00"


def seating(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The seats of a new tournament."""
    asked = read(SeatingAsked, case)
    names = [str(number) for number in range(1, asked.players + 1)] if isinstance(asked.players, int) else asked.players
    if asked.size < 2 or len(set(names)) < len(names):
        raise BadKey("size" if asked.size < 2 else "players", "is at least 2" if asked.size < 2 else "names somebody twice")
    try:
        key = bytes.fromhex(asked.seed.zfill(64))
    except ValueError:
        raise BadKey("seed", "is written in hex digits") from None
    seating = draw_seats(names, asked.size, key[:32])
    counts = [table.count for table in seating]
    return {
        "tables": len(seating),
        "counts": counts,
        "largest": max(counts, default=0),
        "smallest": min(counts, default=0),
        "seats": {who: f"{spot.table}.{spot.seat}" for who, spot in spots(seating).items()},
        "article": cites(rulebook, "seat_draw"),
    }


class TableGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of `balancing`: who sits in each seat, `-` for nobody, and button, small and big blind of the last hand."""

    seats: str
    blinds: tuple[int, int, int] | None = None
    opened: list[int] = []


class BalancingAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `balancing`: how many sit at each table, or who; the size of a table, the format and the game."""

    tables: list[int | TableGiven]
    size: int = 9
    full_ring: bool = True
    variant: Literal["flop", "stud"] = "flop"


def balancing(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Which tables stop, who moves and to which seat, and how many sit where afterwards."""
    asked, rules = read(BalancingAsked, case), rules_of(rulebook)
    seating = tuple(_table(number, given, asked.size) for number, given in enumerate(asked.tables, 1))
    found = balance(rules, seating, asked.variant)
    return {
        "stopped": [place + 1 for place in stopped(rules, [table.count for table in seating], asked.full_ring)],
        "counts": [table.count for table in found.seating],
        "moves": [_said(move) for move in found.moves],
        "article": cites(rulebook, "balance_mover", "balance_diff", "stop_gap"),
    }


def _table(number: int, given: int | TableGiven, size: int) -> Table:
    if isinstance(given, TableGiven):
        row = tuple(None if who == "-" else who for who in given.seats.split())
        if not all(1 <= seat <= len(row) for seat in (*(given.blinds or ()), *given.opened)):
            raise BadKey("tables", f"table {number} has seats 1 to {len(row)}")
        if any(row[seat - 1] is not None for seat in given.opened) or len(set(given.opened)) < len(given.opened):
            raise BadKey("tables", f"`opened` of table {number} are empty seats, each once")
        return Table(number, row, Blinds(*given.blinds) if given.blinds else None, tuple(given.opened))
    if not 0 <= given <= size:
        raise BadKey("tables", f"a table seats from 0 to {size}")
    return Table(number, tuple(f"{number}.{seat}" if seat <= given else None for seat in range(1, size + 1)))


def _said(move: Move) -> str:
    origin = f"{move.came_from.table}.{move.came_from.seat}" if move.came_from else "-"
    return f"{move.player} {origin} > {move.to.table}.{move.to.seat}"


class ButtonAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `button`: the seats of the last hand and where players sit now; `sits` is a newcomer's seat for the next hand."""

    button: int
    small: int
    big: int
    taken: list[int]
    size: int = 9
    variant: Literal["flop", "stud"] = "flop"
    next: bool = True
    sits: int | None = None


def button(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Button and blinds of the next hand, and whether a newcomer waits. With `next = false` the seats are those of the hand to come."""
    asked, rules = read(ButtonAsked, case), rules_of(rulebook)
    seats = (asked.button, asked.small, asked.big, *asked.taken, asked.sits or 1)
    if any(not 1 <= seat <= asked.size for seat in seats) or len(set(asked.taken)) < 2:
        raise BadKey("taken", f"seats are 1 to {asked.size}, and at least two are taken")
    now = Blinds(asked.button, asked.small, asked.big)
    after = after_hand(rules, now, asked.taken, asked.size, asked.variant) if asked.next else now
    return {
        "button": after.button,
        "button_dead": after.button not in asked.taken,
        "small": after.small if after.small in asked.taken else "none",
        "big": after.big,
        "waits": asked.sits is not None and waits(rules, asked.sits, after, asked.size),
        "article": cites(rulebook, *(["waiting_seat"] if asked.sits is not None else []), "dead_button", "heads_up_button"),
    }


class RaceAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `chip-race`: stacks and old chips by seat, the old and the new value, and the cards as dealt."""

    stacks: dict[str, int]
    chips: dict[str, int]
    values: tuple[int, int]
    cards: str = ""


def chip_race(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Who wins a chip, and every stack after the race."""
    asked = read(RaceAsked, case)
    if min(asked.values) < 1 or not all(seat.isdecimal() for seat in (*asked.stacks, *asked.chips)):
        raise BadKey("values" if min(asked.values) < 1 else "stacks", "is above zero" if min(asked.values) < 1 else "is by seat")
    known(asked.chips, asked.stacks, "chips")
    try:
        cards = parse_cards(asked.cards)
    except BadCard as error:
        raise BadKey("cards", str(error)) from None
    stacks = {int(seat): stack for seat, stack in asked.stacks.items()}
    found = race(rulebook, stacks, {int(seat): count for seat, count in asked.chips.items()}, asked.values, cards)
    if isinstance(found, Refusal):
        return {"odd": {}, "new_chips": 0, "winners": [], "stacks": {}, **verdict(found)}
    return {
        "odd": {str(seat): count for seat, count in found.odd.items()},
        "new_chips": found.new_chips,
        "winners": list(found.winners),
        "stacks": {str(seat): stack for seat, stack in found.stacks.items()},
        "article": cites(rulebook, "race_first_seat"),
        **verdict(None),
    }


class OutGiven(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player who went out in the hand."""

    name: str
    table: int
    stack: int = 0


class HandAsked(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of `hand-for-hand`: the players before the hand, the places paid, who went out, and the prizes of the last places."""

    left: int
    paid: int
    outs: list[OutGiven]
    prizes: dict[str, Reais] = {}
    disqualified: list[str] = []


def hand_for_hand(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """The places of players who went out in one hand, what they take, and whether hand for hand goes on."""
    asked = read(HandAsked, case)
    places = place_same_hand(asked.left, [Out(out.name, out.table, out.stack) for out in asked.outs])
    if len(places) < len(asked.outs) or len(asked.outs) > asked.left:
        raise BadKey("outs", "names somebody twice" if len(places) < len(asked.outs) else "are more than were left")
    known(asked.disqualified, places, "disqualified")
    best = min(places.values(), default=1)
    prizes = [centavos("prizes", asked.prizes.get(str(place), 0)) for place in range(best, asked.left + 1)]
    found = award(rules_of(rulebook), {who: place - best + 1 for who, place in places.items()}, prizes, asked.disqualified)
    paid: dict[str, Decimal] = in_reais(found.paid)
    return {
        "places": places,
        "prizes": paid,
        "leftover": reais(found.leftover),
        "in_the_money": sorted(who for who, place in places.items() if place <= asked.paid),
        "goes_on": still_on(asked.left - len(places), asked.paid),
        "article": cites(rulebook, "h4h_other_tables", "h4h_same_table"),
    }
