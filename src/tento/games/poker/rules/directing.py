"""What a referee or the director of a tournament does with a table: rulings on a hand, players who come and go, levels, breaks."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from tento.games.poker.rules import actions as do
from tento.games.poker.rules import events as ev
from tento.games.poker.rules import hand as hands
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.levels import next_level
from tento.games.poker.rules.match import finished, ruled
from tento.games.poker.rules.next_hand import Posts, posts_after
from tento.games.poker.rules.posts import posts_from
from tento.games.poker.rules.table_state import TOURNAMENT, State, chair_of, seat_of, the_hand
from tento.games.poker.rules.verdict import at_the_table, refuse
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal, SeatFact
from tento.table.seats import Seat

_Hand = do.Misdeal | do.Void | do.Showdown | at.Kill | at.Sweep


def _of_the_hand(action: _Hand) -> do.RefereeAction:
    """The referee's decision as the hand knows it, by chairs."""
    match action:
        case at.Kill():
            return do.Kill(chair_of(action.seat))
        case at.Sweep():
            return do.Sweep(chair_of(action.seat))
        case _:
            return action


def _verify_hand(state: State, action: _Hand) -> Refusal | None:
    if state.stage != "hand":
        return refuse(state, "hand_over")
    answer = hands.rule(the_hand(state), _of_the_hand(action))
    return at_the_table(answer) if isinstance(answer, Refusal) else None


def _rule(state: State, events: ev.Events, action: _Hand) -> State:
    return ruled(state, events, _of_the_hand(action))


def _verify_call(state: State, _action: at.CallTime) -> Refusal | None:
    asked = state.stage == "hand" and the_hand(state).turn is not None
    return None if asked and not state.called else refuse(state, "wrong_moment", "called_seconds")


@enforces("called_seconds")
def _call(state: State, events: ev.Events, _action: at.CallTime) -> State:
    """Whoever is asked has so many seconds, whatever the action clock said."""
    turn, seconds = the_hand(state).turn, state.rules.called_seconds
    assert turn is not None, "verified"
    events.append(ev.TimeCalled(seat=seat_of(turn), seconds=seconds, articles=state.rulebook.cites("called_seconds")))
    return replace(state, called=True)


def _playing(state: State, seat: Seat) -> bool:
    return seat < state.seats and bool(state.stacks[seat])


def _verify_absent(state: State, action: at.Absent) -> Refusal | None:
    if not _playing(state, action.seat):
        return refuse(state, "seat_is_empty", seat=SeatFact(action.seat))
    return None if (action.seat in state.absent) != action.away else refuse(state, "wrong_moment", "presence")


@enforces("presence")
def _absent(state: State, events: ev.Events, action: at.Absent) -> State:
    """From the next hand on the player posts and is dealt in, and the hand is dead; or plays again."""
    events.append(ev.PresenceChanged(seat=action.seat, away=action.away))
    others = tuple([seat for seat in state.absent if seat != action.seat])
    return replace(state, absent=(*others, action.seat) if action.away else others)


def _between_hands(state: State) -> Refusal | None:
    return refuse(state, "wrong_moment") if state.stage in ("hand", "match_over") else None


def _verify_seat(state: State, action: at.SeatPlayer) -> Refusal | None:
    if action.seat >= state.seats:
        return refuse(state, "seat_is_empty", seat=SeatFact(action.seat))
    if state.stacks[action.seat]:
        return refuse(state, "seat_is_taken", seat=SeatFact(action.seat))
    if action.stack % state.rules.smallest_chip:
        return refuse(state, "odd_amount", "odd_chips", chip=state.rules.smallest_chip)
    return _between_hands(state)


def _seat(state: State, events: ev.Events, action: at.SeatPlayer) -> State:
    """A player with a stack; whoever sat there and was out keeps no place at this table."""
    events.append(ev.PlayerSeated(seat=action.seat, stack=action.stack))
    cards = _put(state.time_cards, action.seat, state.rules.time_bank_cards)
    state = replace(
        state, stacks=_put(state.stacks, action.seat, action.stack), places=_put(state.places, action.seat, None), time_cards=cards
    )
    new = (*state.newcomers, action.seat) if state.hand is not None else ()
    return replace(state, posts=_posts_now(state), newcomers=new)


def _posts_now(state: State) -> Posts | None:
    """The posts of the next hand with those who sit here now: who comes takes on the duties of the seat, the big blind too."""
    hand = state.hand
    settled = state.posts_given or state.redeal or hand is None or hand.big is None or len(state.stacked) < 2
    return state.posts if settled or hand is None else posts_after(hand, state.stacked)


def _verify_take(state: State, action: at.TakeAway) -> Refusal | None:
    return _between_hands(state) if _playing(state, action.seat) else refuse(state, "seat_is_empty", seat=SeatFact(action.seat))


def _take(state: State, events: ev.Events, action: at.TakeAway) -> State:
    """The chair is empty; the last of a match of one table wins it."""
    events.append(ev.PlayerLeft(seat=action.seat, stack=state.stacks[action.seat] or 0))
    absent = tuple([seat for seat in state.absent if seat != action.seat])
    newcomers = tuple([seat for seat in state.newcomers if seat != action.seat])
    state = replace(state, stacks=_put(state.stacks, action.seat, None), absent=absent, newcomers=newcomers, redeal=False)
    state = replace(state, posts=_posts_now(state))
    alone = state.phase != TOURNAMENT and len(state.stacked) == 1
    return finished(state, events, "left_alone") if alone else state


def _verify_level(state: State, action: at.SetLevel) -> Refusal | None:
    back = action.level < state.level or state.outcome is not None
    return refuse(state, "wrong_moment", "levels") if back else None


def _set_level(state: State, events: ev.Events, action: at.SetLevel) -> State:
    """From the next hand on, never back; the number of those left in the tournament too."""
    state = replace(state, players_left=action.players_left)
    return state if action.level == state.level else next_level(state, events, action.level)


def _verify_button(state: State, action: at.SetButton) -> Refusal | None:
    if action.seat >= state.seats or len(state.stacked) < 2:
        return refuse(state, "seat_is_empty", seat=SeatFact(action.seat))
    return _between_hands(state)


def _set_button(state: State, events: ev.Events, action: at.SetButton) -> State:
    """The button stands there, and the blinds left of it: for the first hand of a table, or to mend a mistake."""
    events.append(ev.ButtonSet(seat=action.seat))
    stage = "shuffle" if state.stage == "draw" else state.stage
    return replace(state, stage=stage, posts=posts_from(chair_of(action.seat), state.stacked), posts_given=True)


def _verify_pause(state: State, action: at.Pause | at.Resume) -> Refusal | None:
    wanted = isinstance(action, at.Pause)
    return refuse(state, "wrong_moment") if state.paused == wanted or state.outcome is not None else None


def _pause(state: State, events: ev.Events, action: at.Pause | at.Resume) -> State:
    """The hand in play is played to its end, and no other one begins meanwhile."""
    paused = isinstance(action, at.Pause)
    events.append(ev.PlayPaused(paused=paused))
    return replace(state, paused=paused)


def _verify_by_hand(state: State, action: at.HandByHand) -> Refusal | None:
    return refuse(state, "wrong_moment") if state.by_hand == action.on or state.outcome is not None else None


def _by_hand(state: State, _events: ev.Events, action: at.HandByHand) -> State:
    """The hand in play is played to its end."""
    return replace(state, by_hand=action.on, let=False)


def _verify_next(state: State, _action: at.NextHand) -> Refusal | None:
    return _between_hands(state) if state.by_hand and not state.let else refuse(state, "wrong_moment")


def _next(state: State, _events: ev.Events, _action: at.NextHand) -> State:
    """One hand more, as soon as the pack is there."""
    return replace(state, let=True)


def _finish(state: State, events: ev.Events, _action: at.Finish) -> State:
    return finished(state, events, "table_broken")


def _put(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


Verify = Callable[[State, Any], Refusal | None]
Do = Callable[[State, ev.Events, Any], State]

REFEREE: Final[dict[type, tuple[Verify, Do]]] = {
    at.Kill: (_verify_hand, _rule),
    at.Sweep: (_verify_hand, _rule),
    do.Misdeal: (_verify_hand, _rule),
    do.Void: (_verify_hand, _rule),
    do.Showdown: (_verify_hand, _rule),
    at.CallTime: (_verify_call, _call),
    at.Absent: (_verify_absent, _absent),
    at.SeatPlayer: (_verify_seat, _seat),
    at.TakeAway: (_verify_take, _take),
    at.SetLevel: (_verify_level, _set_level),
    at.SetButton: (_verify_button, _set_button),
    at.Pause: (_verify_pause, _pause),
    at.Resume: (_verify_pause, _pause),
    at.HandByHand: (_verify_by_hand, _by_hand),
    at.NextHand: (_verify_next, _next),
    at.Finish: (lambda state, _action: _between_hands(state), _finish),
}
"""Who may ask what is the same for all of them: the referee, or the director through the referee's voice."""
