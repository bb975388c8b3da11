"""The `[championship]` of a rulebook whose kind is `pairs`: every key that shapes its competition, from entries to honours.

An organiser writes a new competition with these words alone. A rule is a function in `tento.championship` that takes the value.
Times are written with their zone, money is in centavos, a share is in thousandths.
"""

from datetime import date
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from tento.rulebooks.championship.sections import Entries, Section

Out = Literal["walkover", "eliminated", "disqualified"]
Criterion = Literal["wins", "partidas_won", "partidas_balance", "head_to_head", "balance", "points_made", "points_conceded", "lots"]
LoserCriterion = Literal["points_made", "points_conceded", "balance", "lots"]
Signer = Literal["sides", "players", "referee"]
Effect = Literal["warning", "mao", "partida", "jogo", "disqualification"]
Authority = Literal["organiser", "committee", "referee"]
MOST_ROUNDS: Final = 64
"""No list fills a knockout of more rounds."""
MOST_PARTIDAS: Final = 99
"""No match is the best of more partidas."""
MOST_POINTS: Final = 20_000
"""No partida of any game goes to more."""
MOST_STAGES: Final = 20


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
    may_cancel: bool = True  # for good, or for a while


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
    players_report: bool = False  # a side may hand in the score of its own match


class Standings(Section, frozen=True, kw_only=True):
    """What a result is worth in groups and leagues, winner first, and what decides between equals."""

    points: dict[Annotated[str, "results"], tuple[int, int]] = msgspec.field(default_factory=dict)
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
    automatic: dict[Annotated[str, "offences"], Effect] = msgspec.field(default_factory=dict)  # what follows at once
    imposed_by: dict[Effect, tuple[Authority, ...]] = msgspec.field(default_factory=dict)  # who alone decides; else anybody
    past_results: Literal["stand", "annulled"] = "stand"
    appeal: bool = True
    unforeseen: Authority = "organiser"


class PairsRules(Section, frozen=True, kw_only=True):
    """The championship of a rulebook in which sides meet in matches: groups, knockouts and leagues."""

    kind: ClassVar = "pairs"

    entries: Entries
    fees: Fees = Fees()
    event: Event = Event()
    draw: Draw = Draw()
    stages: dict[str, Stage] = msgspec.field(default_factory=dict)
    matches: Matches = Matches()
    standings: Standings = Standings()
    honours: Honours = Honours()
    discipline: Discipline = Discipline()
