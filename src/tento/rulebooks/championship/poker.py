"""The `[championship]` of a rulebook whose kind is `poker`: registration, money, ranking, seating, procedures, penalties.

A rule is a function in `tento.championship.poker` that takes the value. Money is in centavos, a percentage in basis points where its key
ends in `_bp`.
"""

from typing import Annotated, ClassVar, Final, Literal

import msgspec

from tento.rulebooks.championship.sections import Entries, Section

TOURNAMENTS: Final = ("main", "side", "satellite")
MOST_SEATS: Final = 11
"""No table of poker seats more."""
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


class TournamentSheet(Section, frozen=True, kw_only=True):
    """The sheet of a poker tournament: what an entry costs and where it goes, chips, seats, how long people may enter, and again."""

    split: dict[Annotated[str, "lines of the entry"], int] = msgspec.field(default_factory=dict)  # empty: the rulebook's own
    stack: int = 30_000
    seats: int = 9
    reentries: int = 1
    late_levels: int | None = 4
    level_min: int = 30
    guarantee: int = 0
    seat_price: int | None = None  # of a satellite: its prizes are seats at this price, and what is left


class PokerTournamentRules(Section, frozen=True, kw_only=True):
    """The rules of the tournaments of a rulebook, and the sheets of those that it has written."""

    kind: ClassVar = "poker"

    # Registration.
    entry_by: Literal["form", "name"]
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
    deal_floor: Literal["lowest_prize", "none"]
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

    entries: Entries
    tournaments: dict[str, TournamentSheet] = msgspec.field(default_factory=dict)  # by their kind: main, side, satellite
