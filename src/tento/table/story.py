"""A match that is played again, and the lines in which it is told."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from tento.cards.card import Card, symbol
from tento.table.game import Step
from tento.table.seats import Actor, Seat
from tento.texts.language import Lang

Kind = Literal["heading", "line", "result", "end"]


StandIn = Seat | Literal["bot", "clock"]
"""Who chooses for a seat in the place of its player: a bot for one who is away, the clock that ran out, or the player of another seat."""


class Replayed(NamedTuple):
    """One action of the record as it was played again: its line, its time, who did what, what it gave, and who chose it for the actor."""

    line: int
    at: int
    actor: Actor
    action: Any
    step: Step
    stand_in: StandIn | None = None


class Told(NamedTuple):
    """A line of the story. `mao` is the number of the mão that it belongs to, 0 before the first."""

    kind: Kind
    mao: int
    text: str


Story = Callable[[Iterable[Replayed], Sequence[str], Lang], Iterator[Told]]
"""Tells a whole match to a reader who may see everything: the steps, the names by seat, the language."""


def cards(held: Iterable[Card]) -> str:
    """Cards for a screen: `3♠ 2♦`."""
    return " ".join(symbol(card) for card in held)


def write_time(at: int) -> str:
    """Milliseconds as minutes, seconds and thousandths: `1:02.345`."""
    if at < 0:
        raise ValueError(f"{at} ms is before the start")
    return f"{at // 60_000}:{at // 1000 % 60:02}.{at % 1000:03}"
