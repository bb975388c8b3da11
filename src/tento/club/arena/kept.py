"""The results of an arena in a file, a line for each pack: what was played is never played again, and a torn last line is left out."""

from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec

from tento.club.arena.contest import Played, Ring


class NotThisArena(ValueError):
    """The file holds the results of something else."""


class Head(msgspec.Struct, frozen=True):
    """What the first line says: under which rules and with which seed was played."""

    arena: int
    game: str
    rulebook: str
    hash: str
    seats: int
    seed: int


def head_of(ring: Ring) -> Head:
    """The first line of this arena's file."""
    return Head(1, ring.kit.name, ring.rulebook.name, ring.rulebook.hash, ring.seats, ring.seed)


def read(file: Path, ring: Ring) -> list[Played]:
    """What was played so far; nothing if there is no file yet."""
    if not file.exists() or not file.stat().st_size:
        return []
    with file.open("rb") as lines:
        _check(file, next(lines), ring)
        return list(_rows(lines))


def _check(file: Path, line: bytes, ring: Ring) -> None:
    try:
        found = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError:
        raise NotThisArena(f"{file} is not a file of an arena") from None
    if found != head_of(ring):
        raise NotThisArena(f"{file} was played by {found.rulebook}, {found.seats} seats, seed {found.seed}, or by another text of it")


def _rows(lines: IO[bytes]) -> Iterator[Played]:
    for line in lines:
        if line.endswith(b"\n"):
            yield msgspec.json.decode(line, type=Played)


class Keeper:
    """Appends packs as they are played; what came before a torn end is written anew first."""

    def __init__(self, file: Path, ring: Ring, before: list[Played]) -> None:
        self._out = file.open("wb")
        for row in (head_of(ring), *before):
            self._out.write(msgspec.json.encode(row) + b"\n")
        self._out.flush()

    def add(self, played: Played) -> None:
        """Keeps one pack."""
        self._out.write(msgspec.json.encode(played) + b"\n")
        self._out.flush()

    def close(self) -> None:
        """No more packs."""
        self._out.close()
