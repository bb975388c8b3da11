"""What a record of poker says after an action: what everybody saw come of it. Cards that nobody showed stand nowhere in it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from tento.cards.card import format_cards
from tento.games.poker.rules import events as ev
from tento.table.facts import NOBODY, cited


def facts(_action: Any, events: Iterable[Any]) -> Iterator[str]:
    """A line for each event that everybody may know and that the action itself does not tell."""
    for event in events:
        if event.only is None and type(event) in _FACTS:
            text = _FACTS[type(event)](event)
            if text:
                articles = getattr(event, "articles", ())
                yield f"{text}{cited(articles)}" if articles else text


def _seat(seat: int | None) -> str:
    return NOBODY if seat is None else str(seat)


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _open(cards: Iterable[ev.SeatCard]) -> str:
    return " ".join(f"{one.seat} {one.card}" for one in cards)


def _hand(event: ev.HandBegan) -> str:
    posts = f"button {_seat(event.button)} small {_seat(event.small)} big {_seat(event.big)}"
    return f"hand {event.number} {event.variant} {posts} stacks {_numbers(event.stacks)}{' redeal' if event.redeal else ''}"


def _acted(event: ev.Acted) -> str:
    """What a bet came to; a fold and a check say all themselves."""
    return f"in {event.added} to {event.to}{' all-in' if event.all_in else ''}" if event.added else ""


def _pot(event: ev.PotPaid) -> str:
    shares = " ".join(f"{share.seat} {share.chips}" for share in event.shares)
    high = f" high {_numbers(event.high)}" if event.high else ""
    low = f" low {_numbers(event.low)}" if event.low else ""
    return f"pot {event.chips} to {shares}{high}{low}"


_FACTS: Final[dict[type, Callable[[Any], str]]] = {
    ev.ButtonDrawn: lambda e: f"drawn {_open(e.cards)} button {e.button}",
    ev.LevelBegan: lambda e: f"blinds {e.small} {e.big} {e.ante} level {e.level}",
    ev.GameChanged: lambda e: f"game {e.variant}",
    ev.HandBegan: _hand,
    ev.Posted: lambda e: f"post {e.seat} {e.what} {e.chips}",
    ev.UpCardsDealt: lambda e: f"up {e.street} {_open(e.cards)}".rstrip(),
    ev.BoardDealt: lambda e: f"board {e.street} {format_cards(e.cards)}",
    ev.Acted: _acted,
    ev.Returned: lambda e: f"back {e.seat} {e.chips}",
    ev.HandShown: lambda e: f"shown {e.seat} {format_cards(e.cards)}",
    ev.PotPaid: _pot,
    ev.HandEnded: lambda e: f"stacks {_numbers(e.stacks)}",
    ev.HandKilled: lambda e: f"dead {e.seat} {e.why}",
    ev.HandVoided: lambda e: f"void {'redeal' if e.redeal else NOBODY} stacks {_numbers(e.stacks)}",
    ev.PlayerOut: lambda e: f"out {e.seat} place {e.place}",
    ev.TimeCardSpent: lambda e: f"time-cards {e.seat} {e.left}",
    ev.TimeCalled: lambda e: f"time {e.seat} {e.seconds}",
    ev.MatchEnded: lambda e: f"match {_seat(e.winner)} {e.why}",
}

WORDS: Final = frozenset(
    {"drawn", "blinds", "game", "hand", "post", "up", "board", "in", "back", "shown", "pot", "stacks", "dead", "void", "out", "match"}
    | {"time-cards", "time"}
)
"""The words with which such a line begins."""
