"""Rules of poker tournaments that contradict themselves, found before anybody can open one."""

from collections.abc import Iterator
from itertools import pairwise

from tento.rulebooks.championship.checks import MOST, MOST_MONEY, Fault, entries_faults, out_of_bounds
from tento.rulebooks.championship.poker import MOST_SEATS, TOURNAMENTS, PlaceTable, PokerTournamentRules, Span

_POSITIVE = (
    "live_entries_per_person", "payout_unit", "ft_size", "stop_gap", "race_first_seat", "h4h_minutes",
    "logo_max_ft", "multiplier_tenths",
)  # fmt: skip
_NOT_NEGATIVE = (
    "registration_opens_min", "cancel_cutoff_min", "staff_bp", "means_choice_from", "deferred_business_days",
    "deal_reserve_percent", "ranking_fee", "ranking_annual_percent", "bonus_day2", "bonus_itm", "bonus_ft_main", "bonus_ft_side",
    "multiplier_buy_in", "multiplier_minutes", "minimum_points", "clock_silent_s", "clock_s", "time_card_s", "called_time_s",
)  # fmt: skip
_MONEY = ("payout_unit", "means_choice_from", "ranking_fee", "multiplier_buy_in")
MOST_COLUMNS = 200
_OF_SHEET = {
    "stack": (1, MOST_MONEY),
    "seats": (2, MOST_SEATS),
    "reentries": (0, MOST),
    "late_levels": (0, MOST),
    "level_min": (1, MOST),
    "guarantee": (0, MOST_MONEY),
}


def impossible(rules: PokerTournamentRules) -> list[Fault]:
    """The keys whose values contradict each other, each with the reason; empty for a rulebook that can be run."""
    found = [*out_of_bounds(rules, "entries"), *entries_faults(rules.entries), *_tournaments(rules)]

    def need(holds: bool, key: str, reason: str) -> None:
        if not holds:
            found.append((key, reason))

    for key in _POSITIVE:
        need(getattr(rules, key) > 0, key, "above zero")
    for key in _NOT_NEGATIVE:
        need(getattr(rules, key) >= 0, key, "not below zero")
    for key in (*_POSITIVE, *_NOT_NEGATIVE):
        most = MOST_SEATS if key == "ft_size" else MOST_MONEY if key in _MONEY else MOST
        need(getattr(rules, key) <= most, key, f"at most {most}")
    for key in ("payout_table", "points_main", "points_side"):
        for reason in _table_faults(getattr(rules, key)):
            need(False, key, reason)
    for key in ("staff_bp", "ranking_annual_percent", "deal_reserve_percent"):
        need(getattr(rules, key) <= (10_000 if key.endswith("_bp") else 100), key, "not above the whole")
    need(sum(rules.annual_split) == 100, "annual_split", "the shares make 100")
    need(all(part >= 0 for part in rules.entry_split.values()), "entry_split", "no line below zero")
    need("prize" in rules.entry_split, "entry_split", "needs the line `prize`")
    missing = [line for line in rules.knockout_lines if line not in rules.entry_split]
    need("knockout" not in rules.entry_split or not missing, "entry_split", f"a knockout entry names {', '.join(missing)} too")
    need(all(a <= b for a, b in pairwise(rules.min_field)), "min_field", "a later level never needs fewer players")
    need(0 <= rules.early_credit_hour <= 24, "early_credit_hour", "an hour of the day")
    need(rules.eod_window_min[0] >= rules.eod_window_min[1] >= 0, "eod_window_min", "from more minutes down to fewer")
    need(0 < rules.eod_cards[0] <= rules.eod_cards[1], "eod_cards", "from the lower card to the higher")
    need(rules.balance_diff >= 2, "balance_diff", "moving a player between tables that differ by one changes nothing")
    need(rules.stop_gap >= rules.balance_diff, "stop_gap", "not below balance_diff: a table is balanced before it is stopped")
    return found


def _table_faults(table: PlaceTable) -> list[str]:
    """What is wrong with a printed table: rows and columns follow each other, and a column is no longer than the rows."""
    faults = []
    if not table.places or table.places[0][0] != 1 or not _follow(table.places):
        faults.append("the places run from 1 on without a gap")
    if not table.columns or not _follow([column.entrants for column in table.columns]):
        faults.append("the columns follow each other without a gap")
    if any(not 0 < len(column.rows) <= len(table.places) for column in table.columns):
        faults.append("a column has from one row to as many as there are places")
    if len(table.columns) > MOST_COLUMNS or (table.places and table.places[-1][1] > MOST):
        faults.append(f"at most {MOST} places and {MOST_COLUMNS} columns")
    if any(value < 0 for column in table.columns for value in column.rows):
        faults.append("no value below zero")
    return faults


def _follow(spans: tuple[Span, ...] | list[Span]) -> bool:
    return all(low <= high for low, high in spans) and all(a[1] + 1 == b[0] for a, b in pairwise(spans))


def _tournaments(rules: PokerTournamentRules) -> Iterator[Fault]:
    """A sheet is of a kind of tournament that there is, has chips and seats, a line for prizes, and a price where seats are won."""
    for name, sheet in rules.tournaments.items():
        where = f"tournaments.{name}"
        if name not in TOURNAMENTS:
            yield where, f"one of {', '.join(TOURNAMENTS)}"
        for key, (least, most) in _OF_SHEET.items():
            value = getattr(sheet, key)
            if value is not None and not least <= value <= most:
                yield f"{where}.{key}", f"from {least} to {most}"
        if sheet.split and ("prize" not in sheet.split or min(sheet.split.values()) < 0):
            yield f"{where}.split", "needs the line `prize`, and none below zero"
        if (name == "satellite") != (sheet.seat_price is not None) or sheet.seat_price == 0:
            yield f"{where}.seat_price", "the price of the seats that a satellite gives, and no other tournament"
