"""A person's memory in a folder: K-LEARN from records of matches, merged into K-NEURON when somebody says so, and K-BRAIN beside them."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from tento.games.registry import kit_of
from tento.records.analysing import Asked, decisions, played_of
from tento.records.beginning import rulebook_of
from tento.records.reading import Record
from tento.records.replaying import replay
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.kit import GameKit
from tento.table.learned.memory import BadMemory, Memory, read, write
from tento.table.learned.player import LearnedBot
from tento.table.learned.situation import Learning

LEARN: Final = "K-LEARN.txt"
NEURON: Final = "K-NEURON.txt"
BRAIN: Final = "K-BRAIN.txt"
SEEN: Final = "records.txt"
"""The records that were learned from already, by their hashes."""
LARGEST: Final = 64_000_000


class NotLearned(ValueError):
    """Nothing can be learned here, and why."""


def learning_of(kit: GameKit) -> Learning:
    """How this game's decisions are remembered; NotLearned if they are not."""
    if kit.learning is None:
        raise NotLearned(f"nobody learns {kit.name} yet")
    return kit.learning


def _asked(record: Record, seat: int, rulebook: Rulebook | None) -> tuple[GameKit, Rulebook, list[Asked]]:
    kit, book = kit_of(record.header.game), rulebook_of(record.header, rulebook)
    again = replay(record, rulebook)
    found = decisions(kit, played_of(record, book, again))
    return kit, book, [one for one in found if one.seat == seat and one.deal not in again.unseen]


def remembered(kit: GameKit, book: Rulebook, asked: Iterable[Asked]) -> tuple[Memory, int]:
    """A memory of these decisions alone, and how many of them are worth remembering."""
    learning, made, many = learning_of(kit), Memory(kit.name, book.name), 0
    for one in asked:
        situation = learning.situation(one.view, one.options, book)
        if situation is not None:
            made.remember(situation, situation.labels[one.options.index(one.action)])
            many += 1
    return made, many


class MemoryFolder:
    """The files of one person for one rulebook."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, name: str) -> Memory | None:
        """One of the files; None if it is not there. BadMemory if it is no memory."""
        file = self.folder / name
        if not file.exists():
            return None
        if file.stat().st_size > LARGEST:
            raise BadMemory(f"{file} is too large")
        try:
            return read(file.read_text(encoding="utf-8"))
        except (BadMemory, UnicodeDecodeError) as error:
            raise BadMemory(f"{file}: {error}") from None

    def keep(self, name: str, memory: Memory) -> None:
        """Writes a file whole: the one before stays until the new one is there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        new = self.folder / f"{name}.new"
        new.write_text(write(memory), encoding="utf-8")
        new.replace(self.folder / name)

    def learn(self, record: Record, text: str, seat: int, rulebook: Rulebook | None = None) -> int:
        """The decisions of a match go into K-LEARN (KT-24), once: how many there were."""
        mark = sha256(f"{seat} {text}".encode()).hexdigest()
        if mark in self._seen():
            return 0
        fresh, many = remembered(*_asked(record, seat, rulebook))
        self._added(LEARN, fresh)
        with (self.folder / SEEN).open("a", encoding="utf-8") as seen:
            seen.write(f"{mark}\n")
        return many

    def merge(self) -> int:
        """K-LEARN goes into K-NEURON, and is empty afterwards; how many situations K-NEURON knows. NotLearned if there is nothing."""
        fresh = self.read(LEARN)
        if fresh is None or not fresh:
            raise NotLearned("nothing new was learned")
        self._added(NEURON, fresh)
        self.keep(LEARN, Memory(fresh.game, fresh.rulebook))
        return len(self.read(NEURON) or ())

    def memories(self) -> Iterator[Memory]:
        """What is played from, in the order of KT-17: K-BRAIN, then K-NEURON."""
        for name in (BRAIN, NEURON):
            found = self.read(name)
            if found is not None:
                yield found

    def bot(self, name: str, rulebook: Rulebook) -> Bot:
        """The player of this memory. NotLearned if there is none, or if it is of another rulebook."""
        kit, known = kit_of(rulebook.game), list(self.memories())
        if not known:
            raise NotLearned(f"{self.folder} has neither {NEURON} nor {BRAIN}: learn from a match, then merge")
        for one in known:
            if (one.game, one.rulebook) != (rulebook.game, rulebook.name):
                raise NotLearned(f"{self.folder} learned {one.game} by {one.rulebook}, not by {rulebook.name}")
        learning = learning_of(kit)
        return LearnedBot(name, learning, known, kit.bot(learning.teacher, rulebook), rulebook)

    def _seen(self) -> set[str]:
        file = self.folder / SEEN
        return set(file.read_text(encoding="utf-8").split()) if file.exists() else set()

    def _added(self, name: str, fresh: Memory) -> None:
        known = self.read(name) or Memory(fresh.game, fresh.rulebook)
        known.merge(fresh)
        self.keep(name, known)
