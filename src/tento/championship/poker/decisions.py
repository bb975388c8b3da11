"""The decisions of a poker tournament: what a Director makes, and what the floor reports."""

from tento.championship.decisions import Made
from tento.championship.poker.days import Bag
from tento.championship.poker.hand_for_hand import Out


class Enter(Made, tag="poker-enter", frozen=True, kw_only=True):
    """These players enter, or enter again. Once seats are drawn they take empty ones, or wait in line."""

    players: tuple[str, ...]
    seed: int = 0


class DrawSeats(Made, tag="poker-seats", frozen=True, kw_only=True):
    """The seats and the button of the first hand are drawn from a key, 64 hex digits."""

    key: str


class GoOut(Made, tag="poker-out", frozen=True, kw_only=True):
    """These players went out in one hand; for each, who takes the knockout."""

    outs: tuple[Out, ...]
    taken_by: tuple[tuple[str, ...], ...] = ()


class Balance(Made, tag="poker-balance", frozen=True, kw_only=True):
    """Tables that are not needed break, the others are made even, and alternates are called."""

    seed: int = 0


class StartDay(Made, tag="poker-day", frozen=True, kw_only=True):
    """A new day: all chips were bagged and counted, and everybody draws a new seat."""

    bags: tuple[Bag, ...]
    key: str


class FormFinal(Made, tag="poker-final", frozen=True, kw_only=True):
    """The final table is drawn."""

    key: str


class Deal(Made, tag="poker-deal", frozen=True, kw_only=True):
    """The players of the final table agree on the prizes still open; what they leave is the champion's."""

    amounts: dict[str, int]
    consent: tuple[str, ...]


class Disqualify(Made, tag="poker-disqualify", frozen=True, kw_only=True):
    """A player is disqualified: placed by the number left, without a prize."""

    player: str


class CorrectOut(Made, tag="poker-correct-out", frozen=True, kw_only=True):
    """`player` was written down as out, and it was `instead` who went out. After the end only a committee says so."""

    player: str
    instead: str
    committee: bool = False


class CorrectPlaces(Made, tag="poker-correct-places", frozen=True, kw_only=True):
    """The right places of players who are out. After the end only a committee says so."""

    places: dict[str, int]
    committee: bool = False


class CorrectChips(Made, tag="poker-correct-chips", frozen=True, kw_only=True):
    """The right counts of bags that were opened for the day; together they hold what they held. After the end: the committee."""

    chips: dict[str, int]
    committee: bool = False


Correction = CorrectOut | CorrectPlaces | CorrectChips
Decision = Enter | DrawSeats | GoOut | Balance | StartDay | FormFinal | Deal | Disqualify | Correction
