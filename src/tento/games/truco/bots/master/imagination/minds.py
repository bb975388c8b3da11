"""What compiled imagination is given: what is known of the mão, and how the players are thought to play."""

from typing import Any, NamedTuple


class Case(NamedTuple):
    """A mão as one seat knows it.

    `now` is the table as it stands and `beginning` as it was dealt, each an array of one; `start` the three cards that each seat was
    dealt, UNKNOWN where that is hidden; `unseen` the cards that may be there; `laid` a row for each card laid: its seat, its place in
    `start`, whether it is covered. `calls` counts the raises of each pair that were accepted, and `me` is the seat.
    """

    book: Any
    now: Any
    beginning: Any
    start: Any
    unseen: Any
    laid: Any
    calls: Any
    me: int


class Minds(NamedTuple):
    """Models of players; how likely the opponents play by each of them, added up; the model on each seat, drawn anew for each world.

    `grades` says how good each look of the cards is; `lays` has tables of which card to lay there, counted from the lowest, and `tables`
    says by which of them each model lays. `wins` says what a score is worth.
    """

    models: Any
    likely: Any
    by_seat: Any
    grades: Any
    lays: Any
    tables: Any
    wins: Any
