"""The decisions of the organisers: another hour, other rules, prizes paid out, and what was put aside for the ranking."""

from datetime import date, datetime
from typing import Any, Literal

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.personal import Who
from tento.championship.poker.season import Season


class Reschedule(DecisionBase, tag="poker-reschedule", frozen=True, kw_only=True):
    """The tournament starts at another hour, for a reason; before it has started."""

    start: datetime


class Amend(DecisionBase, tag="poker-amend", frozen=True, kw_only=True):
    """Rules of the rulebook are changed from now on, for a reason, and the participants are told."""

    options: dict[str, Any]


class PayPrize(DecisionBase, tag="poker-pay", frozen=True, kw_only=True):
    """A player's prize, knockouts included, is paid out. `holidays` are the days besides weekends on which no bank works."""

    player: Who
    means: Literal["cash", "cheque", "transfer"]
    chosen_by: Literal["organiser", "player"] = "organiser"
    holidays: tuple[date, ...] = ()


class PayRanking(DecisionBase, tag="poker-pay-ranking", frozen=True, kw_only=True):
    """What was put aside for the ranking is paid: to the champion of the stage, or to the best of the year after its last stage.

    The log of one tournament does not know the others: `seasons` are the lines of the best over the stage or the year, as far as it takes
    to see whom the money is due to; players of this tournament have their names of this log. `entries` are those of each stage, `hotel`
    is what the nights of the last champion cost. `amounts` is who is paid how much.
    """

    prize: Literal["stage", "annual"]
    seasons: tuple[Season, ...]
    entries: tuple[int, ...]
    amounts: dict[Who, int]
    main_winner: Who = ""
    hotel: int = 0
    stages_left: int = 0


OrganiserDecision = Reschedule | Amend | PayPrize | PayRanking
