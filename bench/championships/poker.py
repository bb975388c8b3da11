"""A poker event from the draw to the payouts, part by part."""

import random

from championships.timing import PEER, fastest, peer
from tento.cards.chance import Chance
from tento.championship.poker.balancing import balance, break_tables
from tento.championship.poker.button import draw_button, first_blinds
from tento.championship.poker.closing import close
from tento.championship.poker.payouts import Payout, pay
from tento.championship.poker.pool import pool_of
from tento.championship.poker.rules import rules_of
from tento.championship.poker.season import Season, rank
from tento.championship.poker.seats import Seating, Table, draw_seats, leave
from tento.championship.simulation.poker.director import PokerDirector
from tento.rulebooks.loader import load, overlay

SIZES = (190, 1_520, 12_500, 50_000, 100_000)
SEATS = 9
KEY = bytes(range(32))
RULEBOOK = overlay(load("cgp-2024"), {"payout_above": "last_column"})
RULES = rules_of(RULEBOOK)


def with_button(seating: Seating) -> Seating:
    """The room as it deals its first hand."""
    button = draw_button(SEATS, Chance(1, "button"))
    return tuple(Table(table.number, table.seats, first_blinds(button, table.taken(), SEATS)) for table in seating)


def half_out(names: list[str], seating: Seating) -> Seating:
    """The room after half the field has gone out, at tables that differ in luck."""
    gone = random.Random(2).sample(names, len(names) // 2)
    return leave(seating, gone)


def pay_all(entries: int) -> Payout:
    """The prizes of a field of this size."""
    found = pay(RULEBOOK, pool_of(RULES, RULES.entry_split, entries).pool, entries)
    assert isinstance(found, Payout)
    return found


def seasons(names: list[str]) -> list[Season]:
    """A year of results at random."""
    luck = random.Random(3)
    return [Season(player=name, points=luck.randrange(900), places=(luck.randrange(1, 999),), main_events=1) for name in names]


def measured(entries: int) -> dict[str, float]:
    """Seconds of CPU time for each part of an event of this size."""
    names = [f"player {number}" for number in range(entries)]
    drawn = with_button(draw_seats(names, SEATS, KEY))
    short = half_out(names, drawn)
    year = seasons(names)
    return {
        "draw and seat": fastest(lambda: draw_seats(names, SEATS, KEY)),
        "half go out": fastest(lambda: half_out(names, drawn)),
        "balance": fastest(lambda: balance(RULES, short)),
        "break tables": fastest(lambda: break_tables(short, Chance(1))),
        "pay": fastest(lambda: pay_all(entries)),
        "rank the year": fastest(lambda: rank(RULES, year)),
        "a whole tournament": fastest(lambda: close(PokerDirector(RULEBOOK, Chance(1)).play(names)), rounds=1),
        PEER: fastest(lambda: peer(names)),
    }
