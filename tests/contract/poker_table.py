"""Poker for the laws: where a match may be watched, all that may be asked of a table, and where its cards lie."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import game
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.table_state import State
from tento.rulebooks.loader import load, names, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import REFEREE, TABLE, Actor, Seat
from tests.contract.laws import Act, GameUnderTest, other_readings

# The published codes, as the notation of the cases lists them, and those of acts that no case asks about.
_PUBLISHED = """
    not_your_turn bet_to_face nothing_to_call below_minimum above_maximum odd_amount not_enough_chips not_reopened raise_cap hand_over
    wrong_moment unknown_action nobody_can_call
"""
_OTHERS = "wrong_pack no_time_card seat_is_empty seat_is_taken"

STRANGER = "spectator"
LEVELS = ((25, 50, 0), (400, 800, 800), (2000, 4000, 4000))


def start(luck: Random, rulebook: Rulebook, seats: int) -> State:
    """The beginning of a match, or stacks and a level at which somebody is out soon."""
    state = game.new(rulebook, seats, first_dealer=luck.choice((None, Seat(luck.randrange(seats)))))
    if luck.randrange(2):
        return state
    chip = rulebook.values.smallest_chip
    stacks = tuple(chip * luck.choice((1, 3, 40, 200)) for _ in range(seats))
    return replace(state, stacks=stacks, level=luck.choice((1, 5)))


def cards(state: State) -> Sequence[Card] | None:
    """Hands, board, burnt cards and stub."""
    hand = state.hand
    if hand is None:
        return None
    return [*hand.stub, *hand.board, *hand.burnt, *(card for place in hand.places for card in place.cards)]


def universe(state: State) -> Iterator[Act]:
    """Everything that a seat, the referee, the table or a stranger might ask, in or out of reason."""
    actions, offices = list(_seat_actions(state)), list(_offices(state))
    for seat in range(-1, state.seats + 1):
        yield from ((Seat(seat), action) for action in (*actions, *offices))
    for who in (REFEREE, TABLE, STRANGER):
        yield from ((who, action) for action in (*offices, *actions))  # type: ignore[misc]  # nobody of that name may act


def _seat_actions(state: State) -> Iterator[Any]:
    yield from (
        do.Fold(),
        do.Check(),
        do.Call(),
        do.AllIn(),
        do.BringIn(),
        do.Complete(),
        do.Show(),
        do.Muck(),
        at.TimeCard(),
        do.Timeout(),
    )
    yield do.Raise("pot")
    chip = state.rules.smallest_chip
    totals = {-1, 0, 1, chip, 10**9}
    if state.hand is not None:
        current = state.hand.current
        totals |= {current, current + 1, *(place.bet + place.stack for place in state.hand.places)}
        totals |= {current + chip * many for many in (1, 2, 3, 4, 7, 8, 16, 40)}
    yield from (do.Raise(total) for total in sorted(totals))


def _offices(state: State) -> Iterator[Any]:
    yield from (do.Misdeal(), do.Void(), do.Showdown(), at.CallTime(), at.Pause(), at.Resume(), at.Finish(), at.Clock(0), at.Clock(10**6))
    for seat in (0, state.seats - 1, state.seats):
        yield from (at.Kill(Seat(seat)), at.Sweep(Seat(seat)), at.Absent(Seat(seat)), at.Absent(Seat(seat), False), at.TakeAway(Seat(seat)))
        yield from (at.SetButton(Seat(seat)), at.SeatPlayer(Seat(seat), 1000), at.SeatPlayer(Seat(seat), 1))
    yield from (at.SetLevel(1), at.SetLevel(3), at.SetLevel(200, 17), at.HandByHand(), at.HandByHand(False), at.NextHand())
    yield from (at.Shuffle(DECK_52), at.Shuffle(DECK_52[1:]), at.Shuffle((DECK_52[0], *DECK_52[:-1])), at.Shuffle(()))


def offered_as(state: State, action: Any) -> Any:
    """Of all totals between the least and the most a few are offered; folding for nothing is not, nor all-in where it is a call."""
    hand = state.hand
    if hand is None or hand.turn is None or state.stage != "hand":
        return action
    offered = game.legal(state, Seat(hand.turn - 1))
    if isinstance(action, do.Fold):
        return next((one for one in offered if isinstance(one, do.Check)), action)
    place, asked = hand.at(hand.turn), game.view(state, "spectator").asked
    whole = place.bet + place.stack
    if asked is None or not isinstance(action, do.Raise | do.AllIn | do.Complete):
        return action
    if isinstance(action, do.AllIn) and whole <= hand.current:
        return do.Call()
    if asked.min_raise is None or asked.max_raise is None:
        return action
    return _as_offered(action, offered, (asked.min_raise, asked.max_raise, whole, state.rules.smallest_chip))


def _as_offered(action: Any, offered: Sequence[Any], amounts: tuple[int, int, int, int]) -> Any:
    """A bet within the amounts (least, most, all, chip), under the name of one that is offered."""
    least, most, whole, chip = amounts
    total = whole if isinstance(action, do.AllIn) else least if isinstance(action, do.Complete) else action.to
    total = most if total == "pot" else total
    if not least <= total <= most or (total % chip and total != whole):
        return action
    bets = [one for one in offered if isinstance(one, do.Raise | do.Complete | do.AllIn)]
    return bets[-1] if bets else action


def never_offered(actor: Actor, _action: Any) -> bool:
    """What the referee's and the table's offices are."""
    return actor in (REFEREE, TABLE)


def irregular(state: State, luck: Random) -> Sequence[Act]:
    """A few decisions of the referee or the director; never so that nobody is left to play."""
    seat = Seat(luck.randrange(state.seats))
    acts: list[Any] = [at.Kill(seat), at.Sweep(seat), do.Misdeal(), do.Void(), do.Showdown(), at.CallTime(), at.Pause(), at.SetLevel(3)]
    acts += [at.SeatPlayer(seat, 40 * state.rules.smallest_chip), at.SetButton(seat), at.Absent(seat, False)]
    if sum(bool(stack) for stack in state.stacks) > 2 and len(state.absent) == 0:
        acts += [at.Absent(seat), at.TakeAway(seat)]
    return [(REFEREE, act) for act in acts]


WRITTEN = tuple(rulebook for rulebook in map(load, names()) if rulebook.game == game.name)
CGP = load("cgp-2024")
QUICK = {"level_hands": 4}
"""Levels of a few hands: a match of the laws need not last long."""

POKER = GameUnderTest(
    game=game,
    actions=at.Action,
    rulebooks=(
        *WRITTEN,
        overlay(other_readings(CGP), QUICK),
        overlay(CGP, {"variant": "horse", "antes": "each", **QUICK}),
        overlay(CGP, {"variant": "omaha-hilo", **QUICK}),
    ),
    seats=lambda rulebook: {"no-limit-holdem": (2, 6), "horse": (5,), "omaha-hilo": (4,)}.get(rulebook.values.variant, (3,)),
    start=start,
    ruling=(REFEREE, at.Resume()),
    cards=cards,
    universe=universe,
    offered_as=offered_as,
    never_offered=never_offered,
    irregular=irregular,
    loud=(do.Fold, do.AllIn),
    is_punishment=lambda _event: False,
    punishes=lambda _state, _action: False,
    codes=frozenset((_PUBLISHED + _OTHERS).split()),
    longest_match=20_000,
)
