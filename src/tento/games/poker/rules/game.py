"""Poker as a game of the house: the contract of `tento.table.game`, with one verification for asking and doing."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.poker.rules import actions as do
from tento.games.poker.rules import directing, match, options, views
from tento.games.poker.rules import events as ev
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.posts import posts_from
from tento.games.poker.rules.state import MOST_CHAIRS
from tento.games.poker.rules.table_state import TOURNAMENT, State, chair_of, seat_of, the_hand
from tento.games.poker.rules.variants import VARIANTS, games_of, has_button
from tento.games.poker.rules.verdict import refuse
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step, Waiting
from tento.table.memo_last import memo_last
from tento.table.outcome import Outcome
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, TABLE, Actor, Seat

name = "poker"
SeatAction = at.SeatAction
Action = at.Action
View = views.View
AnyEvent = ev.PokerEvent
view = views.view
encoded_view = views.encoded_view
clock_limit = match.clock_limit

FEWEST: Final = 2
MOST_IN_STUD: Final = 8
"""Seven cards each are more than a pack has for nine."""

_Verify = Callable[[State, Seat, Any], Refusal | None]
_Do = Callable[[State, ev.Events, Seat, Any], State]
_BETS = (do.Fold, do.Check, do.Call, do.Raise, do.AllIn, do.BringIn, do.Complete, do.Show, do.Muck)
_SEAT: Final[dict[type, tuple[_Verify, _Do]]] = {
    **dict.fromkeys(_BETS, (match.verify_bet, match.bet)),
    at.TimeCard: (match.verify_time_card, match.spend_time_card),
}
_TABLE: Final[dict[type, tuple[directing.Verify, directing.Do]]] = {
    at.Shuffle: (match.verify_shuffle, match.shuffle),
    at.Clock: (match.verify_clock, match.tell_time),
}


@enforces("starting_stack", "variant")
def new(rulebook: Rulebook, seats: int = 6, /, *, phase: str = "default", first_dealer: Seat | None = None) -> State:
    """A table before its first pack. `first_dealer` has the first button; otherwise it is drawn, unless no game there has one.

    In the phase of a tournament the chairs are empty: its director seats the players with their stacks.
    """
    rules = rulebook.values
    stud = any(VARIANTS[game].stud for game in games_of(rules.variant))
    most = MOST_IN_STUD if stud else MOST_CHAIRS
    if not FEWEST <= seats <= most:
        raise ValueError(f"{rules.variant} is played by {FEWEST} to {most}, not by {seats}")
    stack = None if phase == TOURNAMENT else rules.starting_stack
    state = State(rulebook, rules, seats, phase, (stack,) * seats, (rules.time_bank_cards,) * seats, places=(None,) * seats)
    if not has_button(rules.variant):
        return replace(state, stage="shuffle")
    if first_dealer is None or phase == TOURNAMENT:
        return state
    return replace(state, stage="shuffle", posts=posts_from(chair_of(first_dealer), state.stacked))


def pack(rulebook: Rulebook) -> tuple[Card, ...]:  # noqa: ARG001 - every poker is played with one pack
    """One whole pack, in canonical order."""
    return DECK_52


def shuffled(pack: tuple[Card, ...]) -> at.Shuffle:
    """The table brings this pack."""
    return at.Shuffle(pack)


def clock_shows(seconds: int) -> at.Clock:
    """The clock shows this."""
    return at.Clock(seconds)


def settled(state: State) -> bool:
    """The match is over. Even then a seed shows hands that were given up unseen: the agreement of poker is that only a referee has it."""
    return state.outcome is not None


def verify(state: State, actor: Actor, action: Any) -> Refusal | None:
    """None if the action is allowed, otherwise why not."""
    kind = type(action)
    if actor == REFEREE:
        return directing.REFEREE[kind][0](state, action) if kind in directing.REFEREE else refuse(state, "unknown_action")
    if actor == TABLE:
        return _TABLE[kind][0](state, action) if kind in _TABLE else refuse(state, "unknown_action")
    if kind not in _SEAT or not isinstance(actor, int) or not 0 <= actor < state.seats:
        return refuse(state, "unknown_action")
    return _SEAT[kind][0](state, Seat(actor), action)


def apply(state: State, actor: Actor, action: Any) -> Step | Refusal:
    """The next state with what happened, or the refusal."""
    refusal = verify(state, actor, action)
    if refusal is not None:
        return refusal
    events: ev.Events = []
    return Step(_act(state, events, actor, action), tuple(events))


def _act(state: State, events: ev.Events, actor: Actor, action: Any) -> State:
    kind = type(action)
    if actor == REFEREE:
        return directing.REFEREE[kind][1](state, events, action)
    if actor == TABLE:
        return _TABLE[kind][1](state, events, action)
    return _SEAT[kind][1](state, events, Seat(int(actor)), action)


def legal(state: State, seat: Seat) -> tuple[at.SeatAction, ...]:
    """The acts that a seat is offered. A bet or raise may have any total between the least and the most: a few of them are here."""
    return options.offered(state, seat) if 0 <= seat < state.seats else ()


@memo_last
@enforces("action_seconds", "time_bank_seconds", "called_seconds")
def waiting(state: State) -> Waiting:
    """Who must act: the player who is asked, or the table that brings the next pack."""
    if state.stage != "hand":
        return Waiting(table=match.pack_due(state))
    turn = the_hand(state).turn
    assert turn is not None, "somebody is asked as long as a hand lasts"
    number = (state.number, state.turns, state.cards_spent, int(state.called))
    return Waiting((seat_of(turn),), views.seconds_now(state), turn=number)


def timeout(state: State, seat: Seat) -> at.SeatAction:
    """What happens for a seat whose time ran out."""
    return options.without_answer(state, seat)


def outcome(state: State) -> Outcome | None:
    """The result of the match, or None while it goes on."""
    return state.outcome
