"""Who is paid how much: the printed table with its documented gaps, and what is done where a column does not sum to one."""

from bisect import bisect_left
from fractions import Fraction

import msgspec

from tento.championship.poker.knockouts import satellite
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.championship.poker import Column, PlaceTable, PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

WHOLE = 10_000
"""A share of the table is in ten-thousandths of the pool."""


class Payout(msgspec.Struct, frozen=True, kw_only=True):
    """The prizes by place, from the first. Their sum and `unpaid` are the pool.

    `residual` is what the printed shares leave of the pool (below zero: what they overspend), `rounding` what rounding down gave
    to the first place. Both lines stand on the payout sheet; `unpaid` is zero unless the shares are paid as printed.
    """

    prizes: tuple[int, ...]
    residual: int
    rounding: int
    unpaid: int


@enforces("payout_table", "payout_1_10", "payout_above")
def column_for(rulebook: Rulebook, field: int) -> Column | Refusal:
    """The column of a field of this size. Below and above the table the Director is asked, unless the rulebook has an answer."""
    rules = rules_of(rulebook)
    columns = rules.payout_table.columns
    if field < 1:
        return refuse(rulebook, "no_entries", "payout_table")
    if field < columns[0].entrants[0]:
        if rules.payout_1_10 == "ask":
            return refuse(rulebook, "no_payout_column", "payout_table", field=field)
        return columns[0] if rules.payout_1_10 == "as_11_20" else Column(entrants=(1, columns[0].entrants[0] - 1), rows=(WHOLE,))
    if field > columns[-1].entrants[1]:
        if rules.payout_above == "ask":
            return refuse(rulebook, "above_payout_table", "payout_table", field=field, last=columns[-1].entrants[1])
        return columns[-1]
    return columns[bisect_left(columns, field, key=lambda column: column.entrants[1])]


def places_paid(table: PlaceTable, column: Column) -> int:
    """How many places a column pays."""
    return table.places[len(column.rows) - 1][1]


@enforces("payout_missing_cell")
def shares(rulebook: Rulebook, column: Column) -> tuple[Fraction, ...] | Refusal:
    """The share of each paid place. A cell that the source lost takes what its column lacks to one, in equal parts."""
    table = rules_of(rulebook).payout_table
    widths = [last - first + 1 for first, last in table.places[: len(column.rows)]]
    holes = sum(width for width, share in zip(widths, column.rows, strict=True) if not share)
    if holes and rules_of(rulebook).payout_missing_cell == "ask":
        return refuse(rulebook, "payout_cell_missing", "payout_missing_cell", entrants=column.entrants[0])
    missing = WHOLE - sum(width * share for width, share in zip(widths, column.rows, strict=True))
    filled = Fraction(missing, holes * WHOLE) if holes else Fraction(0)
    return tuple(
        Fraction(share, WHOLE) if share else filled for width, share in zip(widths, column.rows, strict=True) for _ in range(width)
    )


@enforces("payout_residual", "payout_unit")
def prizes(rules: PokerTournamentRules, pool: int, parts: tuple[Fraction, ...]) -> Payout:
    """The prizes of a pool. From 2nd on each share is rounded down to the unit and 1st takes all the rest; or all are scaled to one.

    As printed, each share is paid to the centavo and what it leaves is said, or what it overspends.
    """
    total = sum(parts, Fraction(0))
    residual = _centavos(pool * (1 - total))
    if rules.payout_residual == "printed":
        paid = tuple(int(pool * part) for part in parts)
        return Payout(prizes=paid, residual=residual, rounding=0, unpaid=pool - sum(paid))
    scale = 1 / total if rules.payout_residual == "scale" else Fraction(1)
    unit = rules.payout_unit
    others = tuple(int(pool * part * scale) // unit * unit for part in parts[1:])
    first = pool - sum(others)
    gift = residual if rules.payout_residual == "first_place" else 0
    rounding = first - _centavos(pool * parts[0] * scale) - gift
    return Payout(prizes=(first, *others), residual=residual, rounding=rounding, unpaid=0)


def pay(rulebook: Rulebook, pool: int, field: int) -> Payout | Refusal:
    """The prizes of a pool for a field of this size."""
    column = column_for(rulebook, field)
    if isinstance(column, Refusal):
        return column
    parts = shares(rulebook, column)
    return parts if isinstance(parts, Refusal) else prizes(rules_of(rulebook), pool, parts)


def in_seats(pool: int, seat_price: int, field: int) -> Payout:
    """The prizes of a satellite: a seat each for as many places as the pool pays for, and what is left for the next one."""
    won = satellite(pool, seat_price)
    paid = (*(seat_price for _ in range(min(won.seats, field))), *((won.cash,) if won.cash and won.seats < field else ()))
    return Payout(prizes=paid, residual=0, rounding=0, unpaid=pool - sum(paid))


@enforces("field_counts")
def field_of(rules: PokerTournamentRules, entries: int, people: int | None = None) -> int:
    """The size of the field for the tables of prizes and points: every entry counts, re-entries too."""
    return entries if people is None or rules.field_counts == "entries" else people


def _centavos(amount: Fraction) -> int:
    """The nearest centavo, for a line of the sheet; half goes up."""
    return (2 * amount.numerator + amount.denominator) // (2 * amount.denominator)
