"""The decisions of a poker tournament: what a Director makes, and what the floor reports."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec

from tento.championship.core.custody import CustodyDecision
from tento.championship.core.decisions import DecisionBase, Opening
from tento.championship.core.personal import Said, Who
from tento.championship.core.taking_over import TakeOver
from tento.championship.poker.button import Game
from tento.championship.poker.days import Bag
from tento.championship.poker.desk_decisions import DeskDecision, EntryForm
from tento.championship.poker.floor_decisions import FloorDecision
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.levels import Level, TimeCards
from tento.championship.poker.organiser_decisions import OrganiserDecision
from tento.championship.poker.seat_draw import SeatDraw
from tento.rulebooks.championship.checks import MOST, MOST_MONEY
from tento.rulebooks.championship.poker import MOST_SEATS

MOST_LEVELS = 500
TournamentKind = Literal["main", "side", "satellite", "ladies"]


class Open(Opening, tag="poker-open", frozen=True, kw_only=True):
    """Opens a tournament: its sheet beside the rulebook and the Director's choices.

    `split` is that of its entry, if it is not the rulebook's own; a satellite tells the `seat_price` of what it gives. `game` is `stud`
    where only stud is played: with blinds in some of its games it is balanced by them.

    `variant` is what is played, `start` the hour of the first hand and `days` those of the later days, `venue` where; there are so many
    `starting_days` (1A, 1B …), and `sponsors` are the official ones. `online` there is no desk: an entry is a name, nobody pays, and the
    sheet needs neither start nor variant. `numbered`: seats are drawn over the numbers of the players in the order of entry, and not over
    their names, so that somebody can be erased and every draw still be redone.
    """

    kind: TournamentKind = "main"
    split: dict[str, Annotated[int, msgspec.Meta(ge=0)]] = msgspec.field(default_factory=dict)
    seat_price: Annotated[int, msgspec.Meta(ge=1)] | None = None
    game: Game = "flop"
    stack: Annotated[int, msgspec.Meta(ge=1, le=MOST_MONEY)] = 30_000
    size: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)] = 9
    reentries: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = 0
    guarantee: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)] = 0
    levels: Annotated[tuple[Level, ...], msgspec.Meta(max_length=MOST_LEVELS)] = ()
    late_levels: int | None = None
    suspended: tuple[Who, ...] = ()
    time_cards: TimeCards | None = None
    variant: str = ""
    start: datetime | None = None
    days: tuple[datetime, ...] = ()
    starting_days: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    venue: str = ""
    sponsors: tuple[str, ...] = ()
    online: bool = False
    numbered: bool = False


class Enter(DecisionBase, tag="poker-enter", frozen=True, kw_only=True):
    """These players enter, or enter again, each with a form where there is a desk. Once seats are drawn they draw empty ones, or wait."""

    players: tuple[Who, ...]
    draw: SeatDraw | None = None
    forms: tuple[EntryForm, ...] = ()


class AnnounceSeats(DecisionBase, tag="poker-announce", frozen=True, kw_only=True):
    """Publishes the numbered list of the first draw, the commitment to all draws of seats, and the source of the other numbers.

    `fixed` are the seats (`table.seat`) of players with special needs, kept out of every draw that seats everybody anew.
    """

    listed: tuple[Who, ...] = ()
    commitment: str
    source: Said
    fixed: dict[Who, str] = msgspec.field(default_factory=dict)


class DrawSeats(DecisionBase, tag="poker-seats", frozen=True, kw_only=True):
    """The seats and the button of the first hand are drawn."""

    draw: SeatDraw | None = None


class GoOut(DecisionBase, tag="poker-out", frozen=True, kw_only=True):
    """These players went out in one hand; for each, who takes the knockout."""

    outs: tuple[Out, ...]
    taken_by: tuple[tuple[Who, ...], ...] = ()


class Balance(DecisionBase, tag="poker-balance", frozen=True, kw_only=True):
    """Tables that are not needed break, the others are made even, and alternates are called."""

    draw: SeatDraw | None = None


class StartDay(DecisionBase, tag="poker-day", frozen=True, kw_only=True):
    """A new day: all chips were bagged and counted, and everybody draws a new seat. With a reason the day is drawn again."""

    bags: tuple[Bag, ...]
    draw: SeatDraw | None = None


class FormFinal(DecisionBase, tag="poker-final", frozen=True, kw_only=True):
    """The final table is drawn; again only with a reason."""

    draw: SeatDraw | None = None


class Deal(DecisionBase, tag="poker-deal", frozen=True, kw_only=True):
    """The players of the final table agree on the prizes still open; what they leave is the champion's."""

    amounts: dict[Who, int]
    consent: tuple[Who, ...]


class CorrectOut(DecisionBase, tag="poker-correct-out", frozen=True, kw_only=True):
    """`player` was written down as out, and it was `instead` who went out. After the end only a committee says so.

    The two change places in the knockouts too, from that one on; `taken_by` says who takes it where that would be wrong.
    """

    player: Who
    instead: Who
    taken_by: tuple[Who, ...] = ()
    committee: bool = False


class CorrectKnockout(DecisionBase, tag="poker-correct-knockout", frozen=True, kw_only=True):
    """Who took the knockout of a player: the last one, or the so-manieth of somebody who came again. After the end: the committee."""

    player: Who
    taken_by: tuple[Who, ...]
    number: int = 0
    committee: bool = False


class CorrectPlaces(DecisionBase, tag="poker-correct-places", frozen=True, kw_only=True):
    """The right places of players who are out. After the end only a committee says so."""

    places: dict[Who, int]
    committee: bool = False


class CorrectChips(DecisionBase, tag="poker-correct-chips", frozen=True, kw_only=True):
    """The right counts of bags that were opened for the day; together they hold what they held. After the end: the committee."""

    chips: dict[Who, int]
    committee: bool = False


Correction = CorrectOut | CorrectKnockout | CorrectPlaces | CorrectChips
Seated = AnnounceSeats | DrawSeats | Balance | StartDay | FormFinal
Decision = Open | Enter | Seated | GoOut | Deal | DeskDecision | OrganiserDecision | FloorDecision | Correction | CustodyDecision | TakeOver
