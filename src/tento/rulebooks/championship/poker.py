"""The values that make one poker tournament out of many: registration, money, ranking, seating, procedures, penalties.

The words are those of `[values]` in the TOML files. A rule is a function in `tento.championship.poker` that takes the value.
Money is in centavos, a percentage in basis points where its key ends in `_bp`.
"""

from itertools import pairwise
from typing import Annotated, Final, Literal

import msgspec

from tento.rulebooks.game_values import GameValues

Span = tuple[int, int]
"""From and to, both included."""


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What each row of places gets in a field of this size; 0 where the source prints nothing."""

    entrants: Span
    rows: tuple[int, ...]


class PlaceTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A printed table: rows of places against columns of field sizes."""

    places: tuple[Span, ...]
    columns: tuple[Column, ...]

    def __str__(self) -> str:
        return f"1–{self.places[-1][1]} × {self.columns[0].entrants[0]}–{self.columns[-1].entrants[1]}"


class PokerTournamentRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The values of a poker tournament rulebook."""

    # Registration.
    sheet_lines: tuple[str, ...]
    registration_opens_min: int
    live_entries_per_person: int
    document_check: Literal["each_day", "first_day"]
    reentry: Literal["after_elimination", "never"]
    site_record_for: tuple[Literal["ranking", "online_seat"], ...]
    payment_means: tuple[Literal["cash", "debit", "credit", "transfer"], ...]
    surcharge: dict[Annotated[str, "means of payment"], int]  # in basis points
    early_credit_hour: int  # on the eve
    early_proof: tuple[str, ...]
    seat_won: Literal["personal", "transferable"]
    season_year: int
    late_entry: Literal["empty_seat_then_alternate"]
    alternate_may_cancel: bool
    late_stack: Literal["full"]
    cancel_cutoff_min: int
    cancel_who: Literal["early", "anyone"]
    transfer: Literal["director_before_start", "never"]
    sponsor_declared: Literal["before_start", "any_time"]
    logo_max_ft: int
    min_field: tuple[int, ...]  # by level, from level 1 on
    min_field_at: Literal["start", "end"]
    min_field_counts: Literal["people", "entries", "alive"]
    min_field_refund: Literal["paid", "entry"]

    # Money.
    entry_split: dict[Annotated[str, "lines of the entry"], int]
    payout_table: PlaceTable  # ten-thousandths of the pool
    payout_residual: Literal["first_place", "scale", "printed"]
    payout_unit: int
    payout_missing_cell: Literal["residual", "ask"]
    payout_1_10: Literal["ask", "winner_takes_all", "as_11_20"]
    payout_above: Literal["ask", "last_column"]
    field_counts: Literal["entries", "people"]
    staff_bp: int
    staff_on_ko: bool
    payout_base: Literal["after_staff"]
    means_choice_from: int
    deferred_business_days: int
    deal_consent: Literal["unanimous"]
    deal_reserve_percent: int
    guarantee: Literal["topped_up"]
    guarantee_deduct_ranking: Literal["unless_itemised"] | bool
    guarantee_void: tuple[Literal["fortuitous_event", "force_majeure", "public_order"], ...]
    knockout_in_guarantee: bool
    knockout_lines: tuple[str, ...]
    knockout_split: Literal["equal"]
    champion_own_knockout: Literal["keeps", "to_prize"]
    tie_money: Literal["share_places"]
    dq_prize: Literal["move_up", "to_first", "ask"]
    ranking_fee: int
    ranking_annual_percent: int
    annual_split: tuple[int, ...]
    annual_paid: Literal["after_last_stage"]
    annual_tie: Literal["ask", "share"]
    hotel_from: Literal["annual", "total"]
    stage_champion: Literal["points", "main_winner"]

    # Ranking.
    points_main: PlaceTable
    points_side: PlaceTable
    bonus_day2: int
    bonus_itm: int
    bonus_ft_main: int
    bonus_ft_side: int
    bonus_cumulative: bool
    multiplier_tenths: int
    multiplier_buy_in: int
    multiplier_minutes: int
    multiplier_bonus: bool
    minimum_points: int
    unranked_events: tuple[str, ...]
    ranking_order: Literal["points"]
    ranking_ties: tuple[Literal["places", "main_events", "side_events"], ...]
    scored_places: Literal["official_paid"]
    unpaid_keep_bonus: bool
    deal_points: Literal["next_elimination", "finish"]
    deal_keeps_finish: bool
    tie_points: Literal["shared_place", "average"]

    # Seating.
    seat_draw: Literal["random"]
    wrong_seat: Literal["moves_with_stack"]
    waiting_seat: Literal["between_button_and_sb", "none"]
    broken_table: Literal["random_empty_seats"]
    balance_mover: Literal["next_bb"]
    balance_seat: Literal["worst_never_sb"]
    balance_stud: Literal["last_opened_first"]
    balance_source: Literal["largest_lowest_number"]
    balance_diff: int
    stop_gap: int
    mixed_button: Literal["frozen_in_stud"]
    ft_size: int

    # Procedures.
    button_draw: Literal["one_for_all"]
    dead_button: bool
    heads_up_button: Literal["small_blind"]
    wrong_button: Literal["misdeal_before_as"]
    race_first_seat: int
    race_max_chips: Literal[1]
    race_rounding: Literal["up", "down", "half_up"]
    race_floor: Literal["one_smallest_chip"]
    race_leftover: Literal["removed"]
    level_applies: Literal["next_hand"]
    hand_starts: tuple[Literal["riffle", "green_button", "dealer_change"], ...]
    old_level_hand: Literal["stays_after_as"]
    clock_silent_s: int
    clock_s: int
    time_card_s: int
    time_cards: Literal["added"]
    called_time_s: int
    eod_window_min: Span  # from so many minutes left down to so many
    eod_cards: Span
    eod_counts_current: bool
    h4h_until: Literal["money"]
    h4h_minutes: int
    h4h_all_in: Literal["waits_for_all"]
    h4h_other_tables: Literal["tie"]
    h4h_same_table: Literal["larger_stack"]

    # Penalties.
    penalties: tuple[str, ...]
    orbit: Literal["players_at_table"]
    penalty_round: Literal["counts_at_once"]
    penalty_balance: Literal["travels"]
    redeal_counts: Literal["one_hand", "each"]
    elimination_place: Literal["players_left"]
    absent_blinded: bool


_POSITIVE = (
    "live_entries_per_person", "payout_unit", "ft_size", "stop_gap", "race_first_seat", "h4h_minutes",
    "logo_max_ft", "multiplier_tenths",
)  # fmt: skip
_NOT_NEGATIVE = (
    "registration_opens_min", "cancel_cutoff_min", "staff_bp", "means_choice_from", "deferred_business_days",
    "deal_reserve_percent", "ranking_fee", "ranking_annual_percent", "bonus_day2", "bonus_itm", "bonus_ft_main", "bonus_ft_side",
    "multiplier_buy_in", "multiplier_minutes", "minimum_points", "clock_silent_s", "clock_s", "time_card_s", "called_time_s",
)  # fmt: skip


def impossible(rules: PokerTournamentRules) -> list[tuple[str, str]]:
    """The keys whose values contradict each other, each with the reason; empty for a rulebook that can be run."""
    found: list[tuple[str, str]] = []

    def need(holds: bool, key: str, reason: str) -> None:
        if not holds:
            found.append((key, reason))

    for key in _POSITIVE:
        need(getattr(rules, key) > 0, key, "above zero")
    for key in _NOT_NEGATIVE:
        need(getattr(rules, key) >= 0, key, "not below zero")
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
    if any(value < 0 for column in table.columns for value in column.rows):
        faults.append("no value below zero")
    return faults


def _follow(spans: tuple[Span, ...] | list[Span]) -> bool:
    return all(low <= high for low, high in spans) and all(a[1] + 1 == b[0] for a, b in pairwise(spans))


VALUES: Final = GameValues(PokerTournamentRules, impossible)
