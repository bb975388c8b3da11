"""A match of poker at one table: whose chips lie where, whose button it is, which level is played. Known to the game alone."""

from typing import Literal

import msgspec

from tento.games.poker.rules.events import SeatCard
from tento.games.poker.rules.next_hand import Posts
from tento.games.poker.rules.state import Chair, Hand
from tento.games.poker.values import PokerRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.outcome import Outcome
from tento.table.seats import Seat

Stage = Literal["draw", "shuffle", "hand", "hand_over", "match_over"]
"""Before the draw of the button, before the first pack, in a hand, between two hands, over."""

TOURNAMENT = "tournament"
"""The phase of a table that a director fills, moves players from and breaks: its chairs are empty at first, and nobody wins it alone."""


class State(msgspec.Struct, frozen=True, gc=False):
    """A table. `stacks` are those between two hands, in a hand those at its beginning; None is an empty chair, 0 a player who is out.

    `level` is that of the next hand, `hand_level` that of the last one, `level_hands` the hands begun at the level and `level_from` the
    second at which it began. `rotation` counts the changes of the game, `rotation_hands` the hands of the one in play. `posts` are those of
    the next hand, None until the button is known; `posts_given` says that the director set them. `newcomers` came to the table since its
    last hand, or wait for the button to pass. `turns` counts the decisions of a hand, `cards_spent` the time cards of the one due.
    `by_hand` says that each hand waits for the director's word, `let` that it was given for the next one.
    """

    rulebook: Rulebook
    rules: PokerRules
    seats: int
    phase: str
    stacks: tuple[int | None, ...]
    time_cards: tuple[int, ...]
    stage: Stage = "draw"
    posts: Posts | None = None
    posts_given: bool = False
    newcomers: tuple[Seat, ...] = ()
    drawn: tuple[SeatCard, ...] = ()
    hand: Hand | None = None
    number: int = 0
    level: int = 1
    level_hands: int = 0
    hand_level: int = 1
    level_from: int = 0
    elapsed: int = 0
    rotation: int = 0
    rotation_hands: int = 0
    redeal: bool = False
    absent: tuple[Seat, ...] = ()
    places: tuple[int | None, ...] = ()
    players_left: int | None = None
    turns: int = 0
    cards_spent: int = 0
    called: bool = False
    paused: bool = False
    by_hand: bool = False
    let: bool = False
    outcome: Outcome | None = None

    def __repr__(self) -> str:
        return f"<State of poker: hand {self.number}, level {self.level}, {self.stage}>"

    @property
    def stacked(self) -> tuple[Chair, ...]:
        """The chairs of players with chips, in the order of play."""
        return with_chips(self.stacks)


def with_chips(stacks: tuple[int | None, ...]) -> tuple[Chair, ...]:
    """The chairs of these stacks that hold chips."""
    return tuple([chair_of(seat) for seat, stack in enumerate(stacks) if stack])


def chair_of(seat: int) -> Chair:
    """The chair at the felt of a seat of the table."""
    return Chair(seat + 1)


def seat_of(chair: Chair) -> Seat:
    """The seat of the table that is this chair at the felt."""
    return Seat(chair - 1)


def maybe_seat(chair: Chair | None) -> Seat | None:
    """The seat of a chair, where there is one."""
    return None if chair is None else seat_of(chair)


def small_of(hand: Hand) -> Seat | None:
    """The seat that owes the small blind of a hand; None where it falls to an empty chair."""
    return next((seat_of(place.chair) for place in hand.places if place.chair == hand.small), None)


def the_hand(state: State) -> Hand:
    """The hand that is played."""
    assert state.hand is not None, "a hand is played"
    return state.hand
