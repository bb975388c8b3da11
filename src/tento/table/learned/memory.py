"""What was chosen how often in which situation: counts, and their text, which a person can read and send.

K-LEARN holds the decisions of the last matches, K-NEURON what was learned from them, K-BRAIN what many people's files gave: the same text.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from tento.table.learned.situation import Situation

FIRST: Final = "tento memory 1"
ENOUGH: Final = 5
"""A name of a situation says something once so many choices were seen under it."""
MOST_LINES: Final = 200_000
LONGEST_LINE: Final = 400
MOST_TIMES: Final = 1_000_000_000


class BadMemory(ValueError):
    """The text is no memory: which line, and why."""


class Memory:
    """Counts of choices by situation, for one game and one rulebook."""

    def __init__(self, game: str, rulebook: str, version: str = "") -> None:
        self.game, self.rulebook, self.version = game, rulebook, version
        self.counts: dict[str, Counter[str]] = {}

    def __len__(self) -> int:
        return len(self.counts)

    def remember(self, situation: Situation, label: str) -> None:
        """One more choice, under every name of its situation."""
        for key in situation.keys:
            self.counts.setdefault(key, Counter())[label] += 1

    def merge(self, other: "Memory") -> None:
        """All that the other remembers, added. BadMemory if it is of another game or rulebook."""
        if (other.game, other.rulebook) != (self.game, self.rulebook):
            raise BadMemory(f"it is of {other.game} by {other.rulebook}, not of {self.game} by {self.rulebook}")
        for key, counts in other.counts.items():
            self.counts.setdefault(key, Counter()).update(counts)

    def trimmed(self, most: int) -> "Memory":
        """The so many situations that were seen most often: those seen once are the many, and say the least."""
        if len(self) <= most:
            return self
        kept = Memory(self.game, self.rulebook, self.version)
        ordered = sorted(self.counts.items(), key=lambda one: (-one[1].total(), one[0]))
        kept.counts = dict(ordered[:most])
        return kept

    def recall(self, situation: Situation) -> Counter[str]:
        """The choices under the closest name that says something; nothing if none does."""
        known = (self.counts.get(key) for key in situation.keys)
        return next((counts for counts in known if counts is not None and counts.total() >= ENOUGH), Counter())


def write(memory: Memory) -> str:
    """The text: a head, then a line for each situation with its choices, most frequent first."""
    head = f"{FIRST} {memory.game} {memory.rulebook}" + (f" {memory.version}" if memory.version else "")
    return "".join(f"{line}\n" for line in (head, *(_line(key, memory.counts[key]) for key in sorted(memory.counts))))


def _line(key: str, counts: Mapping[str, int]) -> str:
    ordered = sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    return f"{key}: {', '.join(f'{label} {times}' for label, times in ordered)}"


def read(text: str) -> Memory:
    """The memory of a text, or BadMemory with the line that is wrong."""
    lines = text.splitlines()
    words = lines[0].split(" ") if lines else []
    if " ".join(words[:3]) != FIRST or not 5 <= len(words) <= 6:
        raise BadMemory(f"line 1: it does not begin with {FIRST!r}, a game and a rulebook")
    if len(lines) > MOST_LINES:
        raise BadMemory(f"more than {MOST_LINES} lines")
    memory = Memory(*words[3:])
    for number, line in enumerate(lines[1:], 2):
        key, counts = _read_line(number, line)
        if key in memory.counts:
            raise BadMemory(f"line {number}: the same situation again")
        memory.counts[key] = counts
    return memory


def _read_line(number: int, line: str) -> tuple[str, Counter[str]]:
    key, found, told = line.partition(": ")
    counts: Counter[str] = Counter()
    for one in told.split(", ") if found and key and len(line) <= LONGEST_LINE else ():
        label, _, times = one.rpartition(" ")
        if not label or label in counts or not (times.isascii() and times.isdigit() and 0 < int(times[:11]) <= MOST_TIMES):
            break
        counts[label] = int(times)
    else:
        if counts:
            return key, counts
    raise BadMemory(f"line {number}: it is no situation with its choices, as in 'turn h7: call 3, low 1'")


def brain(version: str, memories: Iterable[Memory]) -> Memory:
    """What many people's files give together, under a version. BadMemory if they are not of one game and rulebook."""
    first, *others = memories
    made = Memory(first.game, first.rulebook, version)
    for one in (first, *others):
        made.merge(one)
    return made
