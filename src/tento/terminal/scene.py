"""What a person at a table sees, as a value: the view, the names, the story so far, and the keys of the moment."""

from typing import Any, Final

import msgspec

from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Seat
from tento.terminal.company import Company
from tento.texts.language import Lang


class Line(msgspec.Struct, frozen=True):
    """A line of the story: a sentence, or the words of a speaker."""

    text: str
    speaker: str = ""

    def __str__(self) -> str:
        return f"{self.speaker}: “{self.text}”" if self.speaker else self.text


class Balloon(msgspec.Struct, frozen=True):
    """What a seat has just said."""

    seat: Seat
    text: str


class Offer(msgspec.Struct, frozen=True):
    """A key, the code of what it does, and the facts of its words. `big` answers are drawn large."""

    key: str
    code: str
    facts: dict[str, str | int] = {}
    big: bool = False


LEAVE: Final = (Offer("Q", "quit"),)
"""All that is offered while nothing is asked of the reader."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """All that the screen may show; a game adds what its own table has. `notice` answers the last key, `typed` is the line so far."""

    rulebook: Rulebook
    company: Company
    view: Any
    story: tuple[Line, ...] = ()
    offers: tuple[Offer, ...] = ()
    notice: str = ""
    typed: str = ""

    @property
    def lang(self) -> Lang:
        """The reader's language."""
        return self.company.lang

    @property
    def asked(self) -> bool:
        """Something is asked of the reader now, who may do more than leave."""
        return any(offer.code != "quit" for offer in self.offers)

    def typing(self, typed: str, key: str) -> str | None:  # noqa: ARG002 - a game with longer commands looks at them
        """What stands on the line after this key; None if the key ends the command, as every key does unless a game knows better."""
        return None
