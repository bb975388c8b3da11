"""The receipt of each entry: what was paid and how, the seat, and the acceptance and the image release that its player signs."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tento.championship.core.tournament import Made
from tento.championship.poker.decisions import Open
from tento.championship.poker.desk_events import EntryPaid
from tento.championship.poker.seats import Spot
from tento.championship.poker.state import State
from tento.papers.document import About, Document, document
from tento.papers.words import Words, day, money, named, say


def receipts(  # noqa: PLR0913, PLR0917 - what was paid, where its player sits, and how the paper looks
    made: Sequence[Made], state: State, seats: Mapping[str, Spot], about: About, words: Words, numbers: Sequence[int] = ()
) -> Document | None:
    """A receipt for each entry that was paid at the desk, in the order of the log, or of these numbers; None if nobody paid."""
    found = [one for number, one in enumerate(_receipts(made, state, seats, words), 1) if not numbers or number in numbers]
    return document(f"{state.kind}-receipts", "receipts.typ", about, words, receipts=found) if found else None


def _receipts(made: Sequence[Made], state: State, seats: Mapping[str, Spot], words: Words) -> Iterator[dict[str, Any]]:
    opening = made[0].decision
    assert isinstance(opening, Open), "a log begins with the opening"
    for one in made:
        for event in one.events:
            if isinstance(event, EntryPaid):
                spot = seats.get(event.player)
                yield {
                    "player": state.desk.name_of(event.player),
                    "tournament": f"{words[state.kind]} · {day(state.desk.start or opening.at, words)}",
                    "paid": say(words, "receipt_paid", amount=money(event.centavos), means=named(words, "means", event.means)),
                    "seat": f"{words['table']} {spot.table} · {words['seat']} {spot.seat}" if spot is not None else "",
                }
