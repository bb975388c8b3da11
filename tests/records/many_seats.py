"""Alta: a game for three to nine, everybody for the own side, with a card face down and a glance that nobody notices.

Each gets two cards and lays one, open or hidden; the highest open card takes the point. Nothing of it is like a game of the house.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tento.cards.card import Card, parse_card
from tento.cards.chance import Chance
from tento.cards.deck import DECK_40, RANKS_40
from tento.games.registry import guest
from tento.rulebooks import loader
from tento.rulebooks.game_values import GameValues
from tento.rulebooks.rulebook import Rulebook
from tento.table import seals
from tento.table.game import Event, Step, Waiting
from tento.table.kit import GameKit, GameTexts, Notation, Statistics
from tento.table.notation import BadNotation
from tento.table.outcome import Outcome, won_by
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR, TABLE, Actor, Seat, Viewer
from tento.texts.rules import RuleWords

TOML = """
name = "alta-simples"
game = "alta"
title = "Alta"
source = "Our own, for the tests"

[values]
points = 2

[[articles]]
id = "AL-1"
cite = "art. 1"
status = "enforced"
rules = ["points"]
pt = "Ganha quem fizer dois pontos."
en = "The first to two points wins."
"""


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    points: int


class Lay(msgspec.Struct, frozen=True, tag_field="do", tag="lay"):
    card: Card
    hidden: bool = False


class Glance(msgspec.Struct, frozen=True, tag_field="do", tag="glance"):
    """A look at the next card of the pack."""


class Shuffle(msgspec.Struct, frozen=True, tag_field="do", tag="shuffle"):
    pack: tuple[Card, ...]


class Got(Event, frozen=True, kw_only=True, tag_field="event", tag="Got"):
    cards: tuple[Card, ...]


class Glanced(Event, frozen=True, kw_only=True, tag_field="event", tag="Glanced"):
    card: Card


class Laid(Event, frozen=True, kw_only=True, tag_field="event", tag="Laid"):
    seat: Seat
    card: Card | None


class Taken(Event, frozen=True, kw_only=True, tag_field="event", tag="Taken"):
    seat: Seat | None


class State(msgspec.Struct, frozen=True):
    rulebook: Rulebook
    points: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    rest: tuple[Card, ...] = ()
    laid: tuple[Card | None, ...] = ()


class View(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    hand: tuple[Card, ...]
    laid: tuple[Card | None, ...]


name = "alta"
SeatAction = Lay | Glance
Action = Lay | Glance | Shuffle
AnyEvent = Got | Glanced | Laid | Taken


def new(rulebook: Rulebook, seats: int, /, *, phase: str = "default", first_dealer: Seat | None = None) -> State:
    if not 3 <= seats <= 9 or phase != "default" or first_dealer is not None:
        raise ValueError(f"alta is for three to nine, not for {seats}")
    return State(rulebook, (0,) * seats)


def pack(_rulebook: Rulebook) -> tuple[Card, ...]:
    return DECK_40


def shuffled(cards: tuple[Card, ...]) -> Shuffle:
    return Shuffle(cards)


def settled(state: State) -> bool:
    return outcome(state) is not None


def _turn(state: State) -> int | None:
    under_way = state.hands and outcome(state) is None and len(state.laid) < len(state.points)
    return len(state.laid) if under_way else None


def legal(state: State, seat: Seat) -> Sequence[Lay | Glance]:
    if _turn(state) != seat:
        return []
    return [*(Lay(card, hidden) for card in state.hands[seat] for hidden in (False, True)), Glance()]


def apply(state: State, actor: Actor, action: Any) -> Step | Refusal:
    if actor == TABLE and isinstance(action, Shuffle) and _turn(state) is None and outcome(state) is None:
        seats = len(state.points)
        hands = tuple(action.pack[2 * seat : 2 * seat + 2] for seat in range(seats))
        got = tuple(Got(only=Seat(seat), cards=hand) for seat, hand in enumerate(hands))
        return Step(replace(state, hands=hands, rest=action.pack[2 * seats :], laid=()), (*got, Taken(seat=None)))
    if actor != _turn(state):
        return Refusal("not_your_turn")
    if isinstance(action, Glance):
        return Step(state, (Glanced(only=Seat(int(actor)), card=state.rest[0]),))
    if not isinstance(action, Lay) or action.card not in state.hands[int(actor)]:
        return Refusal("not_in_hand")
    return _laid(state, Seat(int(actor)), action)


def _laid(state: State, seat: Seat, action: Lay) -> Step:
    open_card = None if action.hidden else action.card
    after = replace(state, laid=(*state.laid, open_card))
    events: tuple[Event, ...] = (Laid(seat=seat, card=open_card),)
    if len(after.laid) == len(state.points):
        ranks = [-1 if card is None else RANKS_40.index(card[0]) for card in after.laid]
        best = max(ranks)
        winner = Seat(ranks.index(best)) if best >= 0 and ranks.count(best) == 1 else None
        after = replace(after, points=tuple(had + (place == winner) for place, had in enumerate(state.points)))
        events = (*events, Taken(seat=winner))
    return Step(after, events)


def view(state: State, viewer: Viewer) -> View:
    hand = () if viewer == SPECTATOR or not state.hands else state.hands[viewer]
    return View(state.points, hand, state.laid)


def encoded_view(state: State, viewer: Viewer) -> bytes:
    return msgspec.json.encode(view(state, viewer))


def waiting(state: State) -> Waiting:
    turn = _turn(state)
    return Waiting(table=outcome(state) is None) if turn is None else Waiting((Seat(turn),))


def timeout(state: State, seat: Seat) -> Lay:
    return Lay(state.hands[seat][0])


def outcome(state: State) -> Outcome | None:
    target = state.rulebook.values.points
    return won_by(state.points.index(target), state.points, "points") if target in state.points else None


def _read(text: str, _actor: Actor | None) -> Lay | Glance:
    verb, _, card = text.partition(" ")
    if text == "glance":
        return Glance()
    if verb not in ("lay", "hide"):
        raise BadNotation(f"{text!r} is no action")
    return Lay(parse_card(card), verb == "hide")


def _write(action: Any) -> str:
    return "glance" if isinstance(action, Glance) else f"{'hide' if action.hidden else 'lay'} {action.card}"


def _sealed(action: Any, seal: seals.Sealer) -> str:
    return f"hide {seal(action.card)}" if isinstance(action, Lay) and action.hidden else _write(action)


def _facts(_action: Any, events: Any) -> Iterator[str]:
    for event in events:
        if isinstance(event, Taken) and event.seat is not None:
            yield f"point {event.seat}"


class Anything:
    """A bot that needs no thought."""

    name = "anything"

    def choose(self, _view: Any, options: Sequence[Any], chance: Chance) -> Any:
        return chance.choice(options)


def kit() -> GameKit:
    """All that the game brings."""
    from tests.records import many_seats  # noqa: PLW0406 - a game is a module, and only an import names one with its types

    return GameKit(
        name=name,
        game=many_seats,
        values=GameValues(Rules, lambda _values: []),
        usual_rulebook="alta-simples",
        seats=(5, 3, 4, 6, 7, 8, 9),
        bots={"anything": lambda _rulebook: Anything()},
        notation=Notation(
            _read,
            _write,
            _facts,
            frozenset({"point"}),
            hand=lambda state, seat: state.hands[seat] if state.hands else (),
            sealed=_sealed,
            hidden=seals.hide,
            unsealed=seals.unseal,
        ),
        story=lambda _steps, _names, _lang: iter(()),
        cases={},
        statistics=Statistics(lambda seats, _steps: ({},) * seats),
        texts=GameTexts({}, RuleWords({}, {})),
    )


@contextmanager
def joined(folder: Path) -> Iterator[None]:
    """The game is played here meanwhile, by its kit and the file of its rulebook."""
    (folder / "alta-simples.toml").write_text(TOML, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch, guest(kit()):
        patch.setattr(loader, "HOUSE", folder)
        yield
    loader._load_named.cache_clear()
