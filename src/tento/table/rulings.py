"""Rulings as any game may bring them: the questions as data, so that a terminal or a page can ask them, and what is answered."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from tento.rulebooks.rulebook import Article, Rulebook
from tento.texts.language import Text3

FieldKind = Literal[
    "flag", "number", "pair", "numbers", "choice", "choices", "action", "actions", "seat-actions", "words", "motions", "cards-by-seat",
]  # fmt: skip
"""A yes or no; a number, two, or a list; one or several choices; actions as `raise 1500`, or with a seat as `9 bet`; what was said, as
`raise 2000 before`; chips, motion by motion; cards by seat."""


class Choice(msgspec.Struct, frozen=True):
    """One of the words that a field may hold."""

    value: str
    words: Text3


class Condition(msgspec.Struct, frozen=True):
    """A field is asked only if another one holds one of these; without any, if it holds something at all."""

    key: str
    values: tuple[str | bool | int, ...] = ()

    def holds(self, given: Any) -> bool:
        """Whether this is such a value."""
        return given in self.values if self.values else bool(given)


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a question asks for. Without an answer the default holds; None there means that it is not known.

    `more` marks what is usually as the default says: a small screen may keep it aside.
    """

    key: str
    kind: FieldKind
    words: Text3
    required: bool
    default: Any = None
    choices: tuple[Choice, ...] = ()
    only_if: Condition | None = None
    more: bool = False


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """One question to dealer and floor, with the items of the regulation that it is about. Of the keys `any_of` one must be told."""

    name: str
    items: str
    words: Text3
    fields: tuple[Field, ...]
    any_of: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """What a rulebook answers: under the names of a case file, with the articles that say so, the one that decides first.

    Where it is left to the floor, `outcomes` are what it may choose, and `advised` is the one that we recommend.
    """

    question: str
    answers: dict[str, Any]
    articles: tuple[Article, ...]
    outcomes: tuple[str, ...] = ()
    advised: str | None = None


class RulingTexts(NamedTuple):
    """What the answers are called and what they may be, and what people at a table say for the terms of the game."""

    answers: Mapping[str, Text3]
    values: Mapping[str, Text3]
    terms: Mapping[str, str]


class Rulings(NamedTuple):
    """The rulings of one game: its questions in the order in which they are offered, the answer to one, and the words.

    `answer` takes the rulebook, the question's name and what is given by key; BadKey says what of it cannot be.
    """

    questions: Callable[[], tuple[Question, ...]]
    answer: Callable[[Rulebook, str, Mapping[str, Any]], Ruling]
    texts: RulingTexts
