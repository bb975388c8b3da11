"""Who sits at a table in the terminal: the reader on seat 0, bots on the others, and what their sides are called."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from tento.table.seats import Seat
from tento.texts.language import Lang, listed
from tento.texts.terminal import label

HUMAN: Final = Seat(0)
BOT_NAMES: Final = ("Zeca", "Nair", "Tonho", "Dita", "Chico", "Rosa", "Bento", "Iara", "Juca")
LONGEST_NAME: Final = 16

Manner = Literal["us", "them", "me", "foe"]
"""How a side is spoken of: several play together against one other side, or each is called by the name."""


class Company(msgspec.Struct, frozen=True):
    """Everybody by seat, and the seats that win together."""

    lang: Lang
    names: tuple[str, ...]
    sides: tuple[tuple[Seat, ...], ...]

    def mid(self, seat: Seat) -> str:
        """The name as it stands in the middle of a sentence; the reader is `você`."""
        return label("you_mid", self.lang) if seat == HUMAN else self.names[seat]

    def side(self, side: int) -> Manner:
        """How a side is spoken of: us and them, or the reader and others by name."""
        own = HUMAN in self.sides[side]
        return ("us" if own else "them") if self._two_teams() else ("me" if own else "foe")

    def score(self, points: Sequence[int]) -> str:
        """`nós 3 × 5 eles`; players who are alone by their names; more than two sides one after the other."""
        named = self.side_names()
        if len(named) != 2:
            return ", ".join(f"{name} {made}" for name, made in zip(named, points, strict=True))
        return f"{named[0]} {points[0]} × {points[1]} {named[1]}"

    def side_names(self) -> tuple[str, ...]:
        """What the sides are called on the score."""
        if self._two_teams():
            return tuple(label("us" if HUMAN in side else "them", self.lang) for side in self.sides)
        return tuple(listed([self.names[seat] for seat in side], self.lang) for side in self.sides)

    def _two_teams(self) -> bool:
        return len(self.sides) == 2 and max(map(len, self.sides)) > 1


def company(lang: Lang, sides: tuple[tuple[Seat, ...], ...], name: str | None) -> Company:
    """The reader, by a name that fits the table, and the bots."""
    reader = "".join(char for char in name or "" if char.isprintable()).strip()[:LONGEST_NAME]
    seats = sum(map(len, sides))
    return Company(lang, (reader or label("you", lang), *BOT_NAMES[: seats - 1]), sides)
