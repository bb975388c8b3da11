"""An arena is played: by this process, by several or by a cluster, with the same result to the last digit, from where it was stopped."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tento.club.arena.contest import Pairing, Played, Ring, play_pack
from tento.club.arena.programs import ProgramBot
from tento.club.learning import MemoryFolder
from tento.club.workers import Crew
from tento.games.registry import kit_of
from tento.rulebooks.loader import load
from tento.table.bots import Bot, made


class Entrants(NamedTuple):
    """Who plays: bots of this package; programs by their names, with their commands and the seconds for an answer; memories of people."""

    bots: tuple[str, ...]
    programs: Mapping[str, str]
    seconds: float
    memories: Mapping[str, str]

    @property
    def names(self) -> tuple[str, ...]:
        """All of them in their order."""
        return (*self.bots, *self.programs, *self.memories)


class Arena(NamedTuple):
    """What is played, by the name or file of its rulebook, and by whom."""

    rulebook: str
    seats: int
    seed: int
    entrants: Entrants

    @property
    def ring(self) -> Ring:
        """The same for those who play it."""
        book = load(self.rulebook)
        return Ring(kit_of(book.game), book, self.seats, self.seed)


class Task(NamedTuple):
    """A pack that one process plays."""

    pairing: Pairing
    pack: int


class Players:
    """The contestants of one process. A program goes on from pack to pack, and is started again if it ended."""

    def __init__(self, arena: Arena) -> None:
        self.ring = arena.ring
        self._entrants = arena.entrants
        self._programs: dict[str, ProgramBot] = {}

    def make(self, name: str) -> Bot:
        """A bot anew for each pack, so that it remembers nothing; a program as it is."""
        kit, book = self.ring.kit, self.ring.rulebook
        folder, command = self._entrants.memories.get(name), self._entrants.programs.get(name)
        if folder is not None:
            return MemoryFolder(Path(folder)).bot(name, book)
        if command is None:
            return made({**kit.bots, **kit.styles}, name, book)
        program = self._programs.setdefault(name, ProgramBot(name, command, kit, book, self._entrants.seconds))
        program.start()
        return program

    def try_them(self) -> None:
        """Starts every program and reads every memory; NoProgram, NotLearned or BadMemory with the reason if one of them cannot be."""
        for name in (*self._entrants.programs, *self._entrants.memories):
            self.make(name)

    def play(self, task: Task) -> Played:
        """One pack."""
        return play_pack(self.ring, task.pairing, task.pack, self.make)

    def close(self) -> None:
        """Ends the programs."""
        for program in self._programs.values():
            program.close()


def crew(arena: Arena, processes: int = 1, cluster: str | None = None) -> Crew[Task, Played]:
    """Who plays the packs: processes of this machine, or a cluster."""
    return Crew(partial(Players, arena), processes, cluster)
