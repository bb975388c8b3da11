"""Ranking points of one event: the table by place and field, the bonuses, the multiplier, deals, ties and the floor of one point."""

from bisect import bisect_left

import msgspec

from tento.championship.core.money import half_up
from tento.rulebooks.championship.poker import PlaceTable, PokerTournamentRules
from tento.rulebooks.enforced import enforces


class RankedEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event as the ranking sees it. `paid` places are those of the official table; `deal_at` is how many were left at a deal."""

    kind: str  # main, side, or a kind that gives no points
    field: int
    paid: int
    final_table: int
    buy_in: int
    level_minutes: int
    deal_at: int


class Showing(msgspec.Struct, frozen=True, kw_only=True):
    """How far a player came: the official place, how many share it, and whether day 2 and the final table were reached.

    Whoever moved up after a disqualification has a better place than the one finished in; `final` is then not told by the place.
    """

    place: int
    tied: int = 1
    day2: bool = False
    final: bool | None = None


class Points(msgspec.Struct, frozen=True):
    """The points of a player in an event, and what they are made of."""

    placing: int
    bonus: int
    total: int


@enforces("points_main", "points_side")
def table_points(table: PlaceTable, place: int, field: int) -> int:
    """The printed points of a place in a field of this size; nothing below the last row."""
    column = min(bisect_left(table.columns, field, key=lambda one: one.entrants[1]), len(table.columns) - 1)
    row = bisect_left(table.places, place, key=lambda span: span[1])
    rows = table.columns[column].rows
    return rows[row] if row < len(rows) else 0


@enforces("unranked_events", "minimum_points")
def registered(rules: PokerTournamentRules, event: RankedEvent) -> Points:
    """What having registered is worth by itself: the floor of the event; an event outside the ranking gives nothing."""
    return Points(0, 0, 0 if event.kind in rules.unranked_events else rules.minimum_points)


@enforces("multiplier_bonus")
def score(rules: PokerTournamentRules, event: RankedEvent, showing: Showing) -> Points:
    """Placing points and bonuses, and never less than the floor of the event; an event outside the ranking gives nothing."""
    least = registered(rules, event)
    if event.kind in rules.unranked_events:
        return least
    placing = _placing(rules, event, showing)
    bonus = _bonus(rules, event, showing)
    if _multiplied(rules, event):
        placing = half_up(placing * rules.multiplier_tenths, 10)
        bonus = half_up(bonus * rules.multiplier_tenths, 10) if rules.multiplier_bonus else bonus
    return Points(placing, bonus, max(least.total, placing + bonus))


@enforces("scored_places", "deal_points", "tie_points")
def _placing(rules: PokerTournamentRules, event: RankedEvent, showing: Showing) -> int:
    """Only officially paid places score. A deal at the final table gives everybody left the points of the next elimination.

    One among more players than that table seats is private, and changes nothing.

    Tied players each get the points of the tied place, or their places' points are shared.
    """
    if showing.place > event.paid:
        return 0
    if event.final_table >= event.deal_at >= showing.place and rules.deal_points == "next_elimination":
        return _printed(rules, event, event.deal_at)
    if rules.tie_points == "average":
        paid = range(showing.place, min(event.paid, showing.place + showing.tied - 1) + 1)
        return half_up(sum(_printed(rules, event, place) for place in paid), showing.tied)
    return _printed(rules, event, showing.place)


def _printed(rules: PokerTournamentRules, event: RankedEvent, place: int) -> int:
    return table_points(rules.points_main if event.kind == "main" else rules.points_side, place, event.field)


@enforces("bonus_day2", "bonus_itm", "bonus_ft_main", "bonus_ft_side", "bonus_cumulative", "unpaid_keep_bonus")
def _bonus(rules: PokerTournamentRules, event: RankedEvent, showing: Showing) -> int:
    """What reaching day 2, the money and the final table is worth; each on top of the others unless only the best counts."""
    in_money = showing.place <= event.paid
    at_final = showing.place <= event.final_table if showing.final is None else showing.final
    if not in_money and not rules.unpaid_keep_bonus:
        return 0
    if event.kind != "main":
        return rules.bonus_ft_side * at_final
    earned = (rules.bonus_day2 * showing.day2, rules.bonus_itm * in_money, rules.bonus_ft_main * at_final)
    return sum(earned) if rules.bonus_cumulative else max(earned)


@enforces("multiplier_tenths", "multiplier_buy_in", "multiplier_minutes")
def _multiplied(rules: PokerTournamentRules, event: RankedEvent) -> bool:
    """A side event that is dear enough and slow enough gives more."""
    dear, slow = event.buy_in >= rules.multiplier_buy_in, event.level_minutes >= rules.multiplier_minutes
    return event.kind != "main" and dear and slow
