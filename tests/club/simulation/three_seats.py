"""A game of three, as small as a simulation allows: everybody gets one card of a pack of its own and lays it; the first seat of the best
card wins, in the order of the seats. Each lays what the bot says, high or low."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.rulebooks.game_values import GameValues
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Event, Game, Step, Waiting
from tento.table.kit import GameKit, GameTexts, Notation, Statistics
from tento.table.outcome import Outcome, ranked
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Actor, Seat
from tento.table.simulation import Counted, Simulation
from tento.texts.rules import RuleWords

RANKS = "23456789TJQKA"


class State(msgspec.Struct, frozen=True):
    rulebook: Rulebook
    seats: int = 3
    cards: tuple[Card, ...] = ()
    laid: tuple[int, ...] = ()


class Laid(Event, frozen=True, kw_only=True):
    seat: Seat
    worth: int


def new(rulebook: Rulebook, seats: int, /, *, phase: str = "default", first_dealer: Seat | None = None) -> State:  # noqa: ARG001 - the contract names them
    return State(rulebook, seats)


def pack(_rulebook: Rulebook) -> tuple[Card, ...]:
    return DECK_52


def shuffled(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return cards


def settled(state: State) -> bool:
    return outcome(state) is not None


def legal(_state: State, _seat: Seat) -> Sequence[str]:
    return ["high", "low"]


def apply(state: State, actor: Actor, action: Any) -> Step | Refusal:
    if actor == TABLE:
        return Step(replace(state, cards=action[: state.seats]), ())
    worth = RANKS.index(state.cards[int(actor)][0]) if action == "high" else -1
    return Step(replace(state, laid=(*state.laid, worth)), (Laid(seat=Seat(int(actor)), worth=worth),))


def view(_state: State, _viewer: Any) -> None:
    return None


def waiting(state: State) -> Waiting:
    return Waiting(table=True) if not state.cards else Waiting((Seat(len(state.laid)),))


def outcome(state: State) -> Outcome | None:
    if len(state.laid) < state.seats:
        return None
    places = [1 + sum(other > own for other in state.laid) for own in state.laid]
    return ranked(places, state.laid, "points")


def tally(seats: int, steps: Sequence[tuple[Actor, Step]]) -> tuple[dict[str, int], ...]:
    worth = {event.seat: event.worth for _, step in steps for event in step.events}
    return tuple({"worth": worth.get(Seat(seat), 0)} for seat in range(seats))


def kit(game: ModuleType) -> GameKit:
    """The game, with what a simulation asks of it."""
    return GameKit(
        name="three",
        game=cast("Game", game),
        values=GameValues(msgspec.Struct, lambda _values: []),
        usual_rulebook="three",
        seats=(3,),
        bots={},
        notation=Notation(read=lambda text, _actor: text, write=str),
        story=lambda _steps, _names, _lang: iter(()),
        cases={},
        texts=GameTexts({}, RuleWords({}, {})),
        statistics=Statistics(tally),
        simulation=Simulation(lines=(Counted(("Valor", "Worth"), {"worth": "worth"}),)),
    )
