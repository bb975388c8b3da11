"""Maior carta: a game of two seats as small as the contract allows. Each gets two cards and plays one; the higher takes the point.

The first to the rulebook's points wins; equal ranks give nobody the point. The other card is never shown.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tento.cards.card import Card, parse_card
from tento.cards.chance import Chance
from tento.cards.deck import DECK_40, TRUCO_RANKS
from tento.rulebooks.game_values import GameValues
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Event, Step, Waiting
from tento.table.kit import GameKit, GameTexts, Notation, Statistics
from tento.table.outcome import Outcome, won_by
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR, TABLE, Actor, Seat, Viewer
from tento.texts.rules import RuleWords

name = "maior"

TOML = """
name = "maior-carta"
game = "maior"
title = "Maior carta"
source = "Our own, for the tests"

[values]
points = 2

[[articles]]
id = "MC-1"
cite = "art. 1"
status = "enforced"
rules = ["points"]
pt = "Ganha quem fizer dois pontos."
en = "The first to two points wins."
"""


class MaiorRules(msgspec.Struct, frozen=True, kw_only=True):
    points: int


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    card: Card


class Shuffle(msgspec.Struct, frozen=True, tag_field="do", tag="shuffle", forbid_unknown_fields=True):
    pack: tuple[Card, ...]


class Dealt(Event, frozen=True, kw_only=True, tag_field="event", tag="Dealt"):
    hand: tuple[Card, ...]


class Played(Event, frozen=True, kw_only=True, tag_field="event", tag="Played"):
    seat: Seat
    card: Card


class Scored(Event, frozen=True, kw_only=True, tag_field="event", tag="Scored"):
    seat: Seat | None


class State(msgspec.Struct, frozen=True):
    rulebook: Rulebook
    deal: int = 0
    hands: tuple[tuple[Card, ...], ...] = ((), ())
    laid: tuple[Card | None, ...] = (None, None)
    points: tuple[int, ...] = (0, 0)


class View(msgspec.Struct, frozen=True):
    deal: int
    hand: tuple[Card, ...]
    laid: tuple[Card | None, ...]
    points: tuple[int, ...]


SeatAction = Play
Action = Play | Shuffle
AnyEvent = Dealt | Played | Scored


def new(rulebook: Rulebook, seats: int, /, *, phase: str = "default", first_dealer: Seat | None = None) -> State:
    if seats != 2 or phase != "default" or first_dealer is not None:
        raise ValueError("maior carta is for two, and has one phase")
    return State(rulebook)


def pack(_rulebook: Rulebook) -> tuple[Card, ...]:
    return DECK_40


def shuffled(cards: tuple[Card, ...]) -> Shuffle:
    return Shuffle(cards)


def settled(state: State) -> bool:
    return outcome(state) is not None


def _turn(state: State) -> Seat | None:
    if outcome(state) is not None or not state.deal or None not in state.laid:
        return None
    return Seat(state.laid.index(None))


def legal(state: State, seat: Seat) -> Sequence[Play]:
    return [Play(card) for card in state.hands[seat]] if _turn(state) == seat else []


def apply(state: State, actor: Actor, action: Any) -> Step | Refusal:
    if actor == TABLE and isinstance(action, Shuffle):
        hands = (action.pack[:2], action.pack[2:4])
        dealt = tuple(Dealt(only=Seat(seat), hand=hand) for seat, hand in enumerate(hands))
        return Step(replace(state, deal=state.deal + 1, hands=hands, laid=(None, None)), dealt)
    if not isinstance(action, Play) or actor != _turn(state):
        return Refusal("not_your_turn", "points", state.rulebook.cites("points"))
    if action.card not in state.hands[actor]:
        return Refusal("not_in_hand", facts={"card": action.card})
    return _played(state, actor, action.card)


def _played(state: State, seat: Seat, card: Card) -> Step:
    laid = tuple(card if place == seat else there for place, there in enumerate(state.laid))
    events: tuple[Event, ...] = (Played(seat=seat, card=card),)
    points = state.points
    if None not in laid:
        ranks = [TRUCO_RANKS.index(str(one)[0]) for one in laid]
        winner = None if ranks[0] == ranks[1] else Seat(ranks.index(max(ranks)))
        points = tuple(had + (place == winner) for place, had in enumerate(points))
        events = (*events, Scored(seat=winner))
    return Step(replace(state, laid=laid, points=points), events)


def view(state: State, viewer: Viewer) -> View:
    return View(state.deal, () if viewer == SPECTATOR else state.hands[viewer], state.laid, state.points)


def encoded_view(state: State, viewer: Viewer) -> bytes:
    return msgspec.json.encode(view(state, viewer))


def waiting(state: State) -> Waiting:
    seat = _turn(state)
    return Waiting(table=outcome(state) is None) if seat is None else Waiting((seat,))


def timeout(state: State, seat: Seat) -> Play:
    return Play(state.hands[seat][0])


def outcome(state: State) -> Outcome | None:
    target = state.rulebook.values.points
    if max(state.points) < target:
        return None
    return won_by(state.points.index(target), state.points, "points")


class FirstCard:
    """A bot that needs no thought."""

    name = "first"

    def choose(self, _view: Any, options: Sequence[Any], _chance: Chance) -> Any:
        return options[0]


RULES = GameValues(MaiorRules, lambda _values: [])


def _write(action: Any) -> str:
    return f"play {action.card}"


def kit() -> GameKit:
    """All that the game brings to the house."""
    from tests.contract import tiny_game  # noqa: PLW0406 - a game is a module, and only an import names one with its types

    return GameKit(
        name=name,
        game=tiny_game,
        values=RULES,
        usual_rulebook="maior-carta",
        seats=(2,),
        bots={"first": lambda _rulebook: FirstCard()},
        notation=Notation(
            read=lambda text, _actor: Play(parse_card(text.removeprefix("play "))),
            write=_write,
        ),
        story=lambda _steps, _names, _lang: iter(()),
        cases={},
        texts=GameTexts({}, RuleWords({}, {})),
        statistics=Statistics(lambda seats, _past: ({},) * seats),
    )
