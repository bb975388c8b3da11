"""What happened at a poker table. Events hold only what everybody may know, or name the one seat that may (`only`)."""

from typing import Literal

import msgspec

from tento.cards.card import Card
from tento.table.game import Event
from tento.table.seats import Seat


class _Event(Event, frozen=True, kw_only=True, tag_field="event"):
    """Base of the poker events."""


class SeatCard(msgspec.Struct, frozen=True, gc=False):
    """A card that lies open at a seat."""

    seat: Seat
    card: Card


class SeatChips(msgspec.Struct, frozen=True, gc=False):
    """Chips of a seat."""

    seat: Seat
    chips: int


class ButtonDrawn(_Event, frozen=True, kw_only=True):
    """One card to each, the highest has the button; the suits decide between equal ranks, spades the highest."""

    cards: tuple[SeatCard, ...]
    button: Seat
    articles: tuple[str, ...] = ()


class LevelBegan(_Event, frozen=True, kw_only=True):
    """The next hand is played at this level; `limits` are its small and big bet, where there are limits."""

    level: int
    small: int
    big: int
    ante: int
    limits: tuple[int, int] | None = None


class GameChanged(_Event, frozen=True, kw_only=True):
    """The rotation has come to this game."""

    variant: str


class HandBegan(_Event, frozen=True, kw_only=True):
    """A hand begins, with these stacks before anything is posted; a seat with none is not in it."""

    number: int
    variant: str
    button: Seat | None
    small: Seat | None
    big: Seat | None
    stacks: tuple[int, ...]
    redeal: bool = False


class Posted(_Event, frozen=True, kw_only=True):
    """Chips that must be put in before anybody bets."""

    seat: Seat
    what: Literal["ante", "small", "big", "big_blind_ante", "bring_in"]
    chips: int


class HoleCardsDealt(_Event, frozen=True, kw_only=True):
    """The cards that this seat got face down."""

    seat: Seat
    cards: tuple[Card, ...]


class UpCardsDealt(_Event, frozen=True, kw_only=True):
    """A stud street was dealt, with the cards of it that everybody sees: none of the seventh, unless hands lie open."""

    street: str
    cards: tuple[SeatCard, ...]


class BoardDealt(_Event, frozen=True, kw_only=True):
    """Cards of the board, after a burn."""

    street: str
    cards: tuple[Card, ...]


class Acted(_Event, frozen=True, kw_only=True):
    """A seat bet, or did not. `to` is the total in front, `added` what came to it."""

    seat: Seat
    act: Literal["fold", "check", "call", "bet", "raise", "bring-in", "complete"]
    to: int
    added: int
    all_in: bool = False


class Returned(_Event, frozen=True, kw_only=True):
    """What nobody has called goes back."""

    seat: Seat
    chips: int
    articles: tuple[str, ...] = ()


class HandShown(_Event, frozen=True, kw_only=True):
    """All cards that a seat holds lie open."""

    seat: Seat
    cards: tuple[Card, ...]
    articles: tuple[str, ...] = ()


class HandMucked(_Event, frozen=True, kw_only=True):
    """A seat gave up at the showdown, unseen."""

    seat: Seat


class PotPaid(_Event, frozen=True, kw_only=True):
    """A pot went to its winners; `high` and `low` are those of the halves of a split pot."""

    chips: int
    shares: tuple[SeatChips, ...]
    high: tuple[Seat, ...] = ()
    low: tuple[Seat, ...] = ()
    articles: tuple[str, ...] = ()


class HandEnded(_Event, frozen=True, kw_only=True):
    """The hand is over, with these stacks."""

    number: int
    stacks: tuple[int, ...]


class HandKilled(_Event, frozen=True, kw_only=True):
    """A hand was declared dead, or swept in by mistake, or its player is away."""

    seat: Seat
    why: Literal["dead", "swept", "absent"]
    articles: tuple[str, ...] = ()


class HandVoided(_Event, frozen=True, kw_only=True):
    """The hand does not count and all chips are back; `redeal`: it is dealt again as it was."""

    number: int
    redeal: bool
    stacks: tuple[int, ...]
    articles: tuple[str, ...] = ()


class PlayerOut(_Event, frozen=True, kw_only=True):
    """A player has no chips left; the place, as far as this table can tell."""

    seat: Seat
    place: int
    articles: tuple[str, ...] = ()


class TimeCardSpent(_Event, frozen=True, kw_only=True):
    """A time card was spent, by the player or by the clock."""

    seat: Seat
    left: int
    articles: tuple[str, ...] = ()


class TimeCalled(_Event, frozen=True, kw_only=True):
    """The floor agreed that time is called on this seat."""

    seat: Seat
    seconds: int
    articles: tuple[str, ...] = ()


class PresenceChanged(_Event, frozen=True, kw_only=True):
    """A player is away from the seat, or back."""

    seat: Seat
    away: bool


class PlayerSeated(_Event, frozen=True, kw_only=True):
    """A player came to the table with this stack."""

    seat: Seat
    stack: int


class PlayerLeft(_Event, frozen=True, kw_only=True):
    """A player left the table with this stack."""

    seat: Seat
    stack: int


class ButtonSet(_Event, frozen=True, kw_only=True):
    """The button of the next hand stands here."""

    seat: Seat


class PlayPaused(_Event, frozen=True, kw_only=True):
    """Hands wait, or go on again."""

    paused: bool


class MatchEnded(_Event, frozen=True, kw_only=True):
    """One player has all chips, or the director broke the table."""

    winner: Seat | None
    why: str


PokerEvent = (
    ButtonDrawn | LevelBegan | GameChanged | HandBegan | Posted | HoleCardsDealt | UpCardsDealt | BoardDealt | Acted | Returned | HandShown
    | HandMucked | PotPaid | HandEnded | HandKilled | HandVoided | PlayerOut | TimeCardSpent | TimeCalled | PresenceChanged | PlayerSeated
    | PlayerLeft | ButtonSet | PlayPaused | MatchEnded
)  # fmt: skip
Events = list[PokerEvent]
