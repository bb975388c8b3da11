"""Tranca as a game: the contract of `tento.table.game`, with one verification for asking and doing."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tento.cards.card import Card
from tento.cards.deck import DECK_104
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import dealing, laying, turn, undoing, variants, views
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.candidates import offered
from tento.games.tranca.rules.state import State, the_rodada
from tento.games.tranca.rules.verdict import refuse
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step, Waiting
from tento.table.outcome import Outcome
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, TABLE, Actor, Seat, Viewer

name = "tranca"
View = views.View
SeatAction = do.SeatAction
Action = do.Action
AnyEvent = ev.TrancaEvent

# The actions name different structs, so the table holds functions of any action; `verify` looks them up by type.
_SEAT: dict[type, tuple[Callable[[State, Seat, Any], Refusal | None], Callable[[State, ev.Events, Seat, Any], State]]] = {
    do.Draw: (turn.verify_draw, turn.draw),
    do.Reject: (turn.verify_reject, turn.reject),
    do.Take: (laying.verify_take, laying.take),
    do.Lay: (laying.verify_lay, laying.lay),
    do.Add: (laying.verify_add, laying.add),
    do.Discard: (turn.verify_discard, turn.discard),
    do.Undo: (undoing.verify_undo, undoing.undo),
    do.Propose: (variants.verify_propose, variants.propose),
    do.Consent: (variants.verify_consent, variants.consent),
}


@enforces("players", "partida_target", "partners_sit", "first_player")
def new(rulebook: Rulebook, seats: int = 4, /, *, phase: str = "default", first_dealer: Seat | None = None) -> State:
    """A table before its first shuffle. `first_dealer` names who deals; otherwise chance, or the referee's seat 0 where he chooses."""
    rules = rulebook.values
    if seats not in rules.players:
        played = " or ".join(map(str, rules.players))
        raise ValueError(f"{rulebook.name} is played by {played}, not by {seats} ({', '.join(rulebook.cites('players'))})")
    if first_dealer is None and rules.first_player == "referee":
        first_dealer = Seat(0)
    target = rules.partida_target.get(phase, rules.partida_target["default"])
    return State(rulebook, rules, phase, target, next_dealer=first_dealer)


@enforces("packs", "jokers")
def pack(rulebook: Rulebook) -> tuple[Card, ...]:  # noqa: ARG001 - every tranca is played with two packs
    """Two whole packs, in canonical order."""
    return DECK_104


def shuffled(pack: tuple[Card, ...]) -> do.Shuffle:
    """The table brings this pack."""
    return do.Shuffle(pack)


def settled(state: State) -> bool:
    """The partida is over: nothing that was hidden in it can help anybody now."""
    return state.outcome is not None


def verify(state: State, actor: Actor, action: Any) -> Refusal | None:
    """None if the action is allowed, otherwise why not."""
    kind = type(action)
    if actor == REFEREE:
        return variants.verify_consent(state, REFEREE, action) if kind is do.Consent else refuse(state, "unknown_action")
    if actor == TABLE:
        return dealing.verify_shuffle(state, action) if kind is do.Shuffle else refuse(state, "unknown_action")
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
    if actor == TABLE:
        return dealing.shuffle(state, events, action)
    if actor == REFEREE:
        return variants.consent(state, events, REFEREE, action)
    return _SEAT[type(action)][1](state, events, Seat(int(actor)), action)


_ANSWERS: Final = (do.Consent(True), do.Consent(False))


def legal(state: State, seat: Seat) -> tuple[do.SeatAction, ...]:
    """Every meaningful action of this seat; left out is what comes to the same, taking back, and asking for a variant."""
    if not 0 <= seat < state.seats:
        return ()
    if state.stage == "play":
        return tuple(offered(state, seat)) if the_rodada(state).turn == seat else ()
    return _ANSWERS if state.proposal is not None and variants.verify_consent(state, seat, _ANSWERS[0]) is None else ()


def view(state: State, viewer: Viewer) -> views.View:
    """What this viewer may know."""
    return views.view(state, viewer)


def encoded_view(state: State, viewer: Viewer) -> bytes:
    """The same as JSON."""
    return msgspec.json.encode(views.view(state, viewer))


def waiting(state: State) -> Waiting:
    """Who must act: the seat on turn, or the table. The regulation sets no time for a turn."""
    if state.stage == "match_over":
        return Waiting()
    if state.stage != "play":
        return Waiting(table=True)
    rodada = the_rodada(state)
    return Waiting((rodada.turn,), turn=(state.rodadas, rodada.turns))


def timeout(state: State, seat: Seat) -> do.SeatAction | None:
    """What happens for a seat whose time ran out: it draws, lays what it can, and discards its first card that may go."""
    options = legal(state, seat)
    for kind in (do.Draw, do.Lay, do.Add, do.Discard):
        for action in options:
            if isinstance(action, kind):
                return action
    return options[-1] if options else None


def outcome(state: State) -> Outcome | None:
    """The result of the match, or None while it goes on."""
    return state.outcome
