"""What a game brings to the terminal: a presenter for each sitting, and how its scenes are written and drawn."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import GameKit
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.terminal.company import Company
from tento.terminal.fronts import Drawing, Front, Lines
from tento.terminal.pages import cited
from tento.terminal.scene import Line, Scene
from tento.texts.language import Lang, Words, capital
from tento.texts.sentences import sentence
from tento.texts.table import REFUSALS
from tento.texts.terminal import label

SharedCommand = Literal["advice", "auto", "help", "rules", "quit", "nothing", "unknown"]
"""What is not said to the table, alike for every game: ask for advice, let a bot play, read, leave."""


class Seated(NamedTuple):
    """What a presenter is made from: the game, its rulebook, who sits there, chance by name, and the options of this game."""

    kit: GameKit
    rulebook: Rulebook
    company: Company
    chance: Callable[[str], Chance]
    options: frozenset[str] = frozenset()


class Presenter(ABC):
    """Turns events into lines, a view into a scene, and what is typed into a command, at one table from its first shuffle on.

    It sees what the reader's seat may know, and nothing else. A game writes what it must, and of the rest what it has.
    """

    def __init__(self, seated: Seated) -> None:
        self.kit = seated.kit
        self.rulebook = seated.rulebook
        self.company = seated.company

    @property
    def lang(self) -> Lang:
        """The reader's language."""
        return self.company.lang

    @abstractmethod
    def hear(self, events: Sequence[Any]) -> tuple[Line, ...]:
        """The lines that tell these events."""

    @abstractmethod
    def scene(self, view: Any, story: tuple[Line, ...]) -> Scene:
        """The table while nothing is asked of the reader."""

    @abstractmethod
    def asking(self, view: Any, story: tuple[Line, ...], options: Sequence[Any], notice: str) -> Scene:
        """The table with the keys of the moment; `notice` answers the last one."""

    @abstractmethod
    def command(self, typed: str, scene: Any) -> Any:
        """What was typed, as an action, a refusal, a shared command, or a word that `own_word` knows."""

    @abstractmethod
    def advice(self, action: Any, reason: str, view: Any) -> str:
        """What to do, and why."""

    @abstractmethod
    def help(self) -> list[str]:
        """The page of the keys."""

    @abstractmethod
    def rules(self, view: Any) -> list[str]:
        """The page of the rules in force."""

    def again(self) -> str:
        """What is said to a command that cannot be understood."""
        return label("again", self.lang)

    def refusal(self, refusal: Refusal, view: Any) -> str:  # noqa: ARG002 - a game may add a fact of the view
        """Why not, in a sentence with its article."""
        known = {**REFUSALS, **self.kit.texts.refusals}
        text = sentence(known, refusal.code, self.lang, refusal.told_facts(self.company.mid), refusal.rule)
        return capital(text) + cited(refusal.articles, self.rulebook.title)

    def seconds(self, events: Sequence[Any], lines: Sequence[Line]) -> float:  # noqa: ARG002 - a drawn table looks at them
        """How long these events should be seen."""
        return 0.0

    def close(self, events: Sequence[Any], scene: Any, front: Front) -> None:  # noqa: B027 - most events end nothing
        """Lets the reader read what ended with these events, before play goes on."""

    def own_word(self, word: str, scene: Any, options: Sequence[Any], refused: Callable[[Any], str]) -> str:  # noqa: ARG002 - for games with such words
        """Does what a word of this game asks for beside the table, and answers it. `refused` says why the table does not take an action."""
        return self.again()

    def formality(self, view: Any, seat: Seat, options: Sequence[Any]) -> Any | None:  # noqa: ARG002 - for games with a ceremony
        """What the table does for this seat without asking; None if the seat must choose."""
        return None

    def seconded(self, view: Any, seat: Seat, action: Any) -> Seat | None:  # noqa: ARG002 - for games in which partners agree
        """Who says the same after this action, without being asked: a partner whose word the first to speak has."""
        return None

    def warning(self, state: Any, action: Any) -> str:  # noqa: ARG002 - for games with offences
        """Why the reader should not do what the table would take and then punish; nothing if there is no such reason."""
        return ""

    def score(self, view: Any) -> Sequence[int] | None:  # noqa: ARG002 - for games whose view tells it
        """The points of the sides so far, where the view tells them."""
        return None

    def last_words(self, view: Any) -> list[str]:  # noqa: ARG002 - for games that have more to say
        """What the game adds to the score when the sitting is over."""
        return []


class TerminalTable(msgspec.Struct, frozen=True, kw_only=True):
    """A game's table in the terminal. Without a drawing it is told in plain lines everywhere.

    `options` are those of the command line that only this game has, by name, with their help. `no_options` are options of other games
    that a player may try here, with what is said then.
    """

    presenter: Callable[[Seated], Presenter]
    lines: Lines
    drawing: Drawing | None = None
    options: Mapping[str, Words] = {}
    no_options: Mapping[str, Words] = {}
