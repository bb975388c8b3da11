"""What is said of a memory: asked and answered."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tento.club.memory.own import MOST_CHARACTERS, KnownMemory, LearnedBook, Waiting
from tento.club.ports import MemoryKind
from tento.web.api.table_messages import Moment, Word

LARGEST_MEMORY = MOST_CHARACTERS * 5 // 4
"""A memory in its message, whose line ends take two bytes there."""


class Switched(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whether my decisions are kept, and whether anybody may play from what was learned; what is left out stays as it is."""

    keeps: bool | None = None
    uses: bool | None = None


class OfRulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Of which rulebook."""

    game: Word
    rulebook: Word


class BroughtMemory(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The text of a memory, and what it shall be here."""

    text: Annotated[str, Meta(max_length=MOST_CHARACTERS)]
    kind: MemoryKind = "neuron"


class PlayLike(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table against a style: of the link with this code, or without one against the own memory of this rulebook."""

    code: Annotated[str, Meta(max_length=64)] | None = None
    game: Word | None = None
    rulebook: Word | None = None
    seats: Annotated[int, Meta(ge=2, le=10)] = 2
    bot_seconds: Moment = 0.8
    pause_seconds: Moment = 2.5


class HabitShown(msgspec.Struct, frozen=True):
    """A habit in words, under its heading: how often it is followed, as a share, of how many situations."""

    topic: str
    text: str
    share: float
    seen: int


class BookShown(msgspec.Struct, frozen=True, kw_only=True):
    """What was learned of me under one rulebook. `learn` waits in K-LEARN; K-BRAIN is asked first, then K-NEURON, then the teacher."""

    game: str
    rulebook: str
    title: str
    seats: tuple[int, ...]
    learn: Waiting
    neuron: KnownMemory | None
    brain: KnownMemory | None
    link: bool
    habits: tuple[HabitShown, ...]


class MemoryShown(msgspec.Struct, frozen=True, kw_only=True):
    """The switches, and what was learned of me. `games` are those that can be learned."""

    keeps: bool
    uses: bool
    games: tuple[str, ...]
    books: tuple[BookShown, ...]


class StyleCode(msgspec.Struct, frozen=True):
    """The code of a link to play against my style. It is told this once."""

    code: str


class StyleShown(msgspec.Struct, frozen=True, kw_only=True):
    """Whose style a link leads to, and under which rulebook."""

    name: str
    face: int
    own: bool
    game: str
    rulebook: str
    title: str
    seats: tuple[int, ...]


FileKind = Literal["neuron", "brain"]


def book_shown(book: LearnedBook) -> BookShown:
    """What was learned under a rulebook, as its owner reads it."""
    known = {name: getattr(book, name) for name in BookShown.__struct_fields__ if name != "habits"}
    return BookShown(**known, habits=tuple(HabitShown(*one) for one in book.said))
