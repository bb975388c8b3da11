"""The `[championship]` section of a rulebook: every key with which a regulation shapes its competition, from entries to honours.

An organiser writes a new competition with these words alone. A rule is a function in `tento.championship` that takes the value.
Times are written with their zone, money is in centavos, a share is in thousandths.
"""

from datetime import date, datetime
from typing import Annotated, Final, Literal

import msgspec

Kind = Literal["individuals", "pairs", "delegations"]
FormField = Literal["name", "cpf", "born", "residence", "domicile", "speaks_portuguese"]
Tie = Literal["organiser", "organiser_kin", "sponsor"]
Out = Literal["walkover", "eliminated", "disqualified"]
Criterion = Literal["wins", "partidas_won", "partidas_balance", "head_to_head", "balance", "points_made", "points_conceded", "lots"]
LoserCriterion = Literal["points_made", "points_conceded", "balance", "lots"]
Signer = Literal["sides", "players", "referee"]
Effect = Literal["warning", "mao", "partida", "jogo", "disqualification"]
Authority = Literal["organiser", "committee", "referee"]
TOURNAMENTS: Final = ("main", "side", "satellite")
MOST_ROUNDS: Final = 64
"""No list fills a knockout of more rounds."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of `[championship]`."""


class Entries(Section, frozen=True, kw_only=True):
    """Who may enter, how, and until when. An empty list or `none` sets no condition."""

    kind: Kind
    starters: int = 1  # people of an entry who play
    reserves: int = 0  # more people whom an entry may name
    field_min: int | None = None
    field_max: int | None = None
    opens: datetime | None = None
    closes: datetime | None = None
    channels: tuple[str, ...] = ()
    origins: tuple[Literal["applied", "invited"], ...] = ("applied",)
    selection: Literal["curated", "all"] = "all"
    waiting_list: bool = False
    per_delegation: int | None = None
    one_entry_a_person: bool = True
    fields: tuple[FormField, ...] = ()  # what each person's form must hold
    cpf: bool = False
    min_age: int | None = None
    residence: tuple[str, ...] = ()
    foreign_document_years: int | None = None
    foreign_language: bool = False
    barred_ties: tuple[Tie, ...] = ()
    declarations: tuple[str, ...] = ()
    accept_regulation: bool = False
    partner_confirms: bool = False
    documents: tuple[str, ...] = ()  # to be signed by everybody who was selected
    summons: bool = False
    withdrawal: Literal["released", "disqualified"] = "released"
    withdrawal_written: bool = False
    substitution: Literal["never", "before_start"] = "never"


class Refund(Section, frozen=True, kw_only=True):
    """What comes back of a fee to whoever withdraws at least so many days before the event."""

    days_before: int
    permille: int


class Fees(Section, frozen=True, kw_only=True):
    """What an entry costs, what a card adds to it, and what comes back."""

    entry: int = 0
    card_permille: int = 0
    refunds: tuple[Refund, ...] = ()


class Event(Section, frozen=True, kw_only=True):
    """When the competition is, and until when its own rules may change."""

    on: date | None = None
    rules_frozen_days: int | None = None
    may_move_dates: bool = True


class Draw(Section, frozen=True, kw_only=True):
    """How opponents are found. `seeds` entries at the head of the list are set apart by their number when the draw is seeded."""

    method: Literal["random", "seeded"] = "random"
    apart: Literal["nobody", "delegations"] = "nobody"
    seeds: int = 0
    after_entries_close: bool = True


class Stage(Section, frozen=True, kw_only=True):
    """One stage. A knockout runs its `rounds`, or until one is left; groups and leagues play everybody against everybody."""

    kind: Literal["groups", "knockout", "league"]
    phase: str = "default"  # the name under which the game's own values know it
    size: int | None = None  # exactly so many come in
    rounds: int | None = None
    groups: int | None = None
    advance: int | None = None  # of each group, or of the league
    advance_best: int = 0  # more who go on: the best of the place after those, over all groups
    byes: bool = False
    best_losers: int | Literal["fill"] = 0  # of the stage before, who come in beside its winners
    losers_tied: tuple[str, ...] = ()  # where its losers' points conceded are counted: the first stage that was played; none: here
    best_of: int | None = None  # over the game's own value
    target: int | None = None


class Matches(Section, frozen=True, kw_only=True):
    """Being there, and what it costs not to be."""

    check_in_min: int = 0
    tolerance_min: int = 0
    late: Out = "walkover"
    everybody_seated: bool = True
    walkover_score: Literal["full", "none"] = "full"
    walkover_goes_on: bool = False
    walkover_knockout: Literal["eliminated", "goes_on"] = "eliminated"  # where the absent go on otherwise
    walkover_suspends: bool = False
    absence: Out = "walkover"
    sheet: tuple[Signer, ...] = ("referee",)


class Standings(Section, frozen=True, kw_only=True):
    """What a result is worth in groups and leagues, winner first, and what decides between equals."""

    points: dict[Annotated[str, "results"], tuple[int, int]] = {}
    tiebreaks: tuple[Criterion, ...] = ("lots",)
    best_losers: tuple[LoserCriterion, ...] = ("points_made", "points_conceded", "lots")


class Honours(Section, frozen=True, kw_only=True):
    """The places after the final, and what they bring to a delegation: champion, runner-up, third …, and all others."""

    third_place: Literal["match", "shared", "points", "none"] = "shared"
    delegation_points: tuple[int, ...] = ()
    delegation_others: int = 0
    delegation_absent: int = 0  # for whoever never sat down


class Discipline(Section, frozen=True, kw_only=True):
    """What may be imposed, for what without asking, and what it does."""

    sanctions: tuple[Effect, ...] = ()
    ladder: Literal["free", "step_by_step"] = "free"
    automatic: dict[Annotated[str, "offences"], Effect] = {}  # what follows at once
    imposed_by: dict[Effect, tuple[Authority, ...]] = {}  # who alone decides on a sanction; one not named is anybody's
    past_results: Literal["stand", "annulled"] = "stand"
    appeal: bool = True
    unforeseen: Authority = "organiser"


class Tournament(Section, frozen=True, kw_only=True):
    """The sheet of a poker tournament: what an entry costs and where it goes, chips, seats, how long people may enter, and again."""

    split: dict[Annotated[str, "lines of the entry"], int] = {}  # empty: the rulebook's own
    stack: int = 30_000
    seats: int = 9
    reentries: int = 1
    late_levels: int | None = 4
    level_min: int = 30
    guarantee: int = 0
    seat_price: int | None = None  # of a satellite: its prizes are seats at this price, and what is left


class ChampionshipRules(Section, frozen=True, kw_only=True):
    """The whole section."""

    entries: Entries
    fees: Fees = Fees()
    event: Event = Event()
    draw: Draw = Draw()
    stages: dict[str, Stage] = {}
    matches: Matches = Matches()
    standings: Standings = Standings()
    honours: Honours = Honours()
    discipline: Discipline = Discipline()
    tournaments: dict[str, Tournament] = {}  # of poker: main, side, satellite
