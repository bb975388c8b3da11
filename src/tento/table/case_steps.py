"""Steps of a case as a person writes them: who acts stands first, as in `3 draw` or `referee tento 0`."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import Kind, either, one_of, whole
from tento.rulebooks.cases.saying import named, said
from tento.table.notation import BadNotation
from tento.table.seats import REFEREE, Actor, Seat


class StepReader(NamedTuple):
    """How the steps of a game are read: by its notation of actions, for these seats. The example is for whoever writes no seat."""

    read: Callable[[str, Actor], Any]
    seats: range
    example: str

    def step(self, text: str, key: str, on_turn: Seat | None = None) -> tuple[Actor, Any]:
        """Who does what in one step; the seat on turn acts where the text names nobody, if it may be left out here."""
        word, _, rest = text.strip().partition(" ")
        if word == REFEREE:
            return REFEREE, self.action(rest, key, REFEREE)
        if word.isascii() and word.isdigit():
            if len(word) > 2 or int(word) not in self.seats:
                raise BadKey(key, f"there is no seat {named(word)}: seats are {self.seats[0]} to {self.seats[-1]}")
            return Seat(int(word)), self.action(rest, key, Seat(int(word)))
        if on_turn is None or not word:
            raise BadKey(key, f"{said(text)} names no seat: write {self.example}")
        return on_turn, self.action(text, key, on_turn)

    def action(self, text: str, key: str, actor: Actor) -> Any:
        """What the text tells an actor to do; BadKey for the key if it is nothing."""
        try:
            return self.read(text, actor)
        except BadNotation as error:
            raise BadKey(key, str(error)) from None


def seat_or_none(seats: int) -> Kind:
    """A seat of a table of so many, or `none`."""
    return either(whole(0, seats - 1), one_of("none"))
