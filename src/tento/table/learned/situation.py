"""What a game says of a decision so that it can be remembered: the situation under several names, and what each option is called."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tento.rulebooks.rulebook import Rulebook
from tento.texts.language import Lang


class Situation(NamedTuple):
    """A decision worth remembering. `keys` name its situation, the closest name first; `labels` name each option, some of them alike."""

    keys: tuple[str, ...]
    labels: tuple[str, ...]


class Told(NamedTuple):
    """A habit in words, under its heading: how often it is followed, as a share, of how many situations."""

    topic: str
    text: str
    share: float
    seen: int


class Learning(NamedTuple):
    """How a game's decisions are remembered.

    `situation` is None of what is no choice. `teacher` is the bot that is asked where memory says little. `told` says in words what the
    counts of choices by the names of situations mean, where a person would want to read it.
    """

    situation: Callable[[Any, Sequence[Any], Rulebook], Situation | None]
    teacher: str
    told: Callable[[Mapping[str, Mapping[str, int]], Lang], list[Told]]
