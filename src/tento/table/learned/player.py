"""The bot that plays as somebody does: by what it remembers, and where it remembers little as its teacher does."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import log
from typing import Any, Final, NamedTuple

from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.learned.memory import Memory
from tento.table.learned.situation import Learning, Situation

WEIGHT: Final = 8.0
"""The teacher's opinion counts as much as so many remembered choices."""
DOUBT: Final = 0.1
"""So much of its opinion the teacher leaves to all choices alike."""
PARTS: Final = 1 << 20


class Leaning(NamedTuple):
    """How likely each choice is, and whether memory outweighed the teacher."""

    shares: dict[str, float]
    from_memory: bool

    @property
    def first(self) -> str:
        """The likeliest."""
        return max(self.shares, key=lambda label: self.shares[label])


def leaning(situation: Situation, taught: str, memories: Iterable[Memory]) -> Leaning:
    """What is chosen here. The first memory that knows the situation speaks (KT-17: K-BRAIN, then K-NEURON), then the teacher."""
    labels = tuple(dict.fromkeys(situation.labels))
    recalled = next((found for memory in memories if (found := memory.recall(situation))), Counter[str]())
    known = {label: recalled[label] for label in labels}
    total = sum(known.values())
    opinion = {label: DOUBT / len(labels) + (1 - DOUBT) * (label == taught) for label in labels}
    shares = {label: (known[label] + WEIGHT * opinion[label]) / (total + WEIGHT) for label in labels}
    return Leaning(shares, total > WEIGHT)


class Recalled(NamedTuple):
    """What is done, and whether it came from memory."""

    action: Any
    from_memory: bool


def recalled(situation: Situation | None, options: Sequence[Any], taught: Any, memories: Iterable[Memory], chance: Chance) -> Recalled:
    """One of the options, drawn by how likely each is after what the teacher says; the teacher's word where there is nothing to know."""
    if situation is None or taught not in options:
        return Recalled(taught, from_memory=False)
    own = situation.labels[options.index(taught)]
    likely = leaning(situation, own, memories)
    label = _drawn(likely.shares, chance)
    return Recalled(taught if own == label else options[situation.labels.index(label)], likely.from_memory)


class LearnedBot:
    """Plays in somebody's style: it chooses as often as that person did. `from_memory` says whether the last choice came from there."""

    def __init__(self, name: str, learning: Learning, memories: Sequence[Memory], teacher: Bot, rulebook: Rulebook) -> None:
        self.name = name
        self.from_memory = False
        self._learning, self._memories, self._teacher, self._rulebook = learning, tuple(memories), teacher, rulebook

    def choose(self, view: Any, options: Sequence[Any], chance: Chance, /) -> Any:
        """One of the options, drawn by how likely each is."""
        taught = self._teacher.choose(view, options, chance)
        situation = self._learning.situation(view, options, self._rulebook)
        done = recalled(situation, options, taught, self._memories, chance)
        self.from_memory = done.from_memory
        return done.action


def _drawn(shares: dict[str, float], chance: Chance) -> str:
    at = chance.below(PARTS) / PARTS
    for label, share in shares.items():
        at -= share
        if at < 0:
            return label
    return next(reversed(shares))  # the shares came to a little less than the whole


class Decision(NamedTuple):
    """What somebody chose, and what the teacher would have."""

    situation: Situation
    chosen: str
    taught: str


class Agreement(NamedTuple):
    """On how many decisions the first choice was the person's, and how surprising the person's choices were on average."""

    decisions: int
    share: float
    log_loss: float


def agreement(decisions: Sequence[Decision], memories: Sequence[Memory]) -> Agreement:
    """How well memories foretell these decisions; none of them: how well the teacher does."""
    found = [leaning(one.situation, one.taught, memories) for one in decisions]
    same = sum(likely.first == one.chosen for likely, one in zip(found, decisions, strict=True))
    loss = -sum(log(likely.shares[one.chosen]) for likely, one in zip(found, decisions, strict=True))
    many = len(decisions) or 1
    return Agreement(len(decisions), same / many, loss / many)
