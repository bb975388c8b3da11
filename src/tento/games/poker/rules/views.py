"""What a viewer may know of a poker table: what lies open, and for a seat its own cards. Nothing else is in a view."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.poker.rules.betting import raise_range, reopened, to_call
from tento.games.poker.rules.events import SeatCard
from tento.games.poker.rules.levels import level_ends, stakes_at, variant_now
from tento.games.poker.rules.made import MadeView, made
from tento.games.poker.rules.pots import pots_of
from tento.games.poker.rules.rounds import up_cards
from tento.games.poker.rules.state import Hand, Place, Stakes
from tento.games.poker.rules.table_state import Stage, State, chair_of, maybe_seat, seat_of, small_of
from tento.games.poker.rules.variants import VARIANTS
from tento.table.memo_last import memo_last
from tento.table.outcome import Outcome
from tento.table.seats import SPECTATOR, Seat, Viewer

Standing = Literal["empty", "out", "waiting", "playing", "all_in", "folded"]
"""An empty chair; a player without chips; one who is not in this hand; a live hand; one with nothing behind; a dead one."""


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A seat as everybody sees it.

    `stack` is behind, `bet` in front in this round, `put` all that went in over the hand. `held` is how many cards the seat holds,
    `up` those of a stud hand that lie open, `shown` the whole hand where it was shown, `made` what it is.
    """

    seat: Seat
    standing: Standing
    stack: int
    bet: int
    put: int
    held: int
    up: tuple[Card, ...]
    shown: tuple[Card, ...] | None
    made: MadeView | None
    time_cards: int
    away: bool
    place: int | None


class PotView(msgspec.Struct, frozen=True, gc=False):
    """A pot of the finished rounds, and whose live hands contest it."""

    chips: int
    seats: tuple[Seat, ...]


class AskedView(msgspec.Struct, frozen=True, gc=False):
    """What the seat that is asked may do. Amounts of raises are totals in front; None where it may not raise."""

    seat: Seat
    to_call: int
    min_raise: int | None
    max_raise: int | None
    reopened: bool
    bring_in: bool
    showdown: bool
    seconds: int


class LevelView(msgspec.Struct, frozen=True, gc=False):
    """A level: its number, what is posted, and the limits of a limit game."""

    number: int
    small: int
    big: int
    ante: int
    big_blind_ante: int
    bring_in: int
    limits: tuple[int, int] | None


class ClockView(msgspec.Struct, frozen=True, gc=False):
    """When the level ends: the hands that it still has at most, and the second of the match clock."""

    hands_left: int
    ends_at: int | None
    next: LevelView


class PaidView(msgspec.Struct, frozen=True, gc=False):
    """A pot that was paid in the hand that is over."""

    chips: int
    winners: tuple[Seat, ...]
    high: tuple[Seat, ...]
    low: tuple[Seat, ...]


class View(msgspec.Struct, frozen=True, gc=False, tag="poker", tag_field="game"):
    """The table as one viewer sees it. `hand` are the viewer's own cards, None for a spectator and for a seat that was dealt none.

    `level` is that of the hand in play, `clock` tells of the next. `current` is the bet to match, `pot` all chips put in so far.
    """

    viewer: Viewer
    rulebook: str
    seats: int
    stage: Stage
    paused: bool
    number: int
    variant: str
    betting: str
    street: str
    button: Seat | None
    small: Seat | None
    big: Seat | None
    level: LevelView
    clock: ClockView
    players: tuple[SeatView, ...]
    hand: tuple[Card, ...] | None
    board: tuple[Card, ...]
    current: int
    pot: int
    pots: tuple[PotView, ...]
    chip: int
    asked: AskedView | None
    paid: tuple[PaidView, ...]
    void: bool
    drawn: tuple[SeatCard, ...]
    outcome: Outcome | None


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know."""
    public = _public(state)
    if viewer == SPECTATOR:
        return public
    return replace(public, viewer=viewer, hand=_own(state, viewer))


def encoded_view(state: State, viewer: Viewer) -> bytes:
    """The same as JSON."""
    return _encode(view(state, viewer))


_encode = msgspec.json.Encoder().encode


def _own(state: State, seat: Seat) -> tuple[Card, ...] | None:
    """The cards that the seat was dealt, also after it gave them up: it has seen them."""
    if state.hand is None:
        return None
    return next((place.cards for place in state.hand.places if place.chair == chair_of(seat)), None)


@memo_last
def _public(state: State) -> View:
    """What everybody may know: all that a spectator sees. Made once for all who look at the same state."""
    hand = state.hand
    stakes = hand.stakes if hand is not None else stakes_at(state.rules, variant_now(state), state.level)
    return View(
        viewer=SPECTATOR,
        rulebook=state.rulebook.name,
        seats=state.seats,
        stage=state.stage,
        paused=state.paused,
        number=state.number,
        variant=stakes.variant,
        betting=stakes.betting,
        street=hand.street if hand is not None else "",
        button=_button(state),
        small=small_of(hand) if hand is not None else None,
        big=maybe_seat(hand.big) if hand is not None else None,
        level=_level(_level_of(state), stakes),
        clock=_clock(state),
        players=tuple([_seat(state, Seat(seat)) for seat in range(state.seats)]),
        hand=None,
        board=hand.board if hand is not None else (),
        current=hand.current if hand is not None else 0,
        pot=_pot(hand),
        pots=_pots(hand),
        chip=stakes.smallest_chip,
        asked=_asked(state),
        paid=_paid(hand),
        void=hand is not None and hand.void,
        drawn=state.drawn,
        outcome=state.outcome,
    )


def _button(state: State) -> Seat | None:
    """Where the button stands: in the hand that is played or was, which has none in a stud game, else where it will stand."""
    if state.hand is not None:
        return maybe_seat(state.hand.button)
    stud = VARIANTS[variant_now(state)].stud
    return None if stud or state.posts is None else maybe_seat(state.posts.button)


def _level_of(state: State) -> int:
    """The level of the hand in play: the next hand's may be another already."""
    return state.hand_level if state.hand is not None else state.level


def _level(number: int, stakes: Stakes) -> LevelView:
    small, big = stakes.blinds
    return LevelView(number, small, big, stakes.ante, stakes.big_blind_ante, stakes.bring_in, stakes.limits)


def _clock(state: State) -> ClockView:
    following = stakes_at(state.rules, variant_now(state), state.level + 1)
    left = max(0, state.rules.level_hands - state.level_hands)
    return ClockView(left, level_ends(state), _level(state.level + 1, following))


def _pot(hand: Hand | None) -> int:
    return 0 if hand is None or hand.void else hand.pot


def _pots(hand: Hand | None) -> tuple[PotView, ...]:
    if hand is None or hand.stage == "over":
        return ()
    return tuple([PotView(pot.chips, tuple([seat_of(chair) for chair in pot.contestants])) for pot in pots_of(hand, in_front=False)])


def _paid(hand: Hand | None) -> tuple[PaidView, ...]:
    if hand is None:
        return ()
    return tuple(
        [
            PaidView(one.chips, *(tuple([seat_of(chair) for chair in chairs]) for chairs in (one.winners, one.high, one.low)))
            for one in hand.paid
        ]
    )


def _seat(state: State, seat: Seat) -> SeatView:
    stack, place, hand = state.stacks[seat], _place(state, seat), state.hand
    rest = (state.time_cards[seat], seat in state.absent, state.places[seat])
    if place is None or hand is None:
        standing: Standing = "empty" if stack is None else "waiting" if stack else "out"
        return SeatView(seat, standing, stack or 0, 0, 0, 0, (), None, None, *rest)
    up = up_cards(place) if hand.stakes.rules.stud else ()
    held = len(place.cards) if place.live else 0
    shown = place.cards if place.shown else None
    worth = None if shown is None else made(hand.stakes.rules, shown, hand.board)
    return SeatView(seat, _standing(state, place), place.stack, place.bet, place.put, held, up, shown, worth, *rest)


def _place(state: State, seat: Seat) -> Place | None:
    """The seat's part in the hand; none for a chair whose player came or went since."""
    if state.hand is None or (state.stage != "hand" and state.stacks[seat] is None):
        return None
    place = next((place for place in state.hand.places if place.chair == chair_of(seat)), None)
    if place is not None and state.stage != "hand" and place.stack != state.stacks[seat]:
        return None
    return place


def _standing(state: State, place: Place) -> Standing:
    if state.stage != "hand" and not place.stack:
        return "out"
    if not place.live:
        return "folded"
    return "all_in" if place.all_in else "playing"


def _asked(state: State) -> AskedView | None:
    hand = state.hand
    if hand is None or state.stage != "hand" or hand.turn is None:
        return None
    place = hand.at(hand.turn)
    showdown = hand.stage == "showdown"
    amounts = None if showdown else raise_range(hand, place)
    least, most = amounts if amounts is not None else (None, None)
    return AskedView(
        seat_of(hand.turn),
        0 if showdown else to_call(hand, place),
        least,
        most,
        reopened(hand, place),
        hand.bring_in_due,
        showdown,
        seconds_now(state),
    )


def seconds_now(state: State) -> int:
    """The seconds of the decision that is due: those of the action clock, of the time card that runs, or of a called time."""
    rules = state.rules
    if state.called:
        return rules.called_seconds
    return rules.time_bank_seconds if state.cards_spent else rules.action_seconds
