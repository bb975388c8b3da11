"""A copy of every running championship in a folder, as on a stick: written anew whenever something was decided."""

import asyncio
import logging
import os
from pathlib import Path

from tento.championship.core.beside import people_text
from tento.club.events.venue.championship import Championship
from tento.club.events.venue.championships import Championships
from tento.club.events.venue.picture_folder import PictureFolder

_log = logging.getLogger("tento.events")


class Copies:
    """The copies of one process. A folder that is gone harms nothing: the next round tries again."""

    def __init__(self, folder: Path, championships: Championships) -> None:
        self._folder, self._championships = folder, championships
        self._copied: dict[str, tuple[int, int]] = {}
        championships.events.each_round.append(self.go_on)

    async def go_on(self) -> None:
        """Copies what has changed since the last round."""
        for name, runner in tuple(self._championships.events.runners.items()):
            if not isinstance(runner, Championship) or self._copied.get(name) == (runner.number, runner.pictures.changes):
                continue
            ledger, copied = runner.event.ledger, (runner.number, runner.pictures.changes)
            text, people = ledger.text, people_text(ledger.beside.things)
            try:
                await asyncio.to_thread(_write, self._folder, {f"{name}.people.json": people, f"{name}.log": text})
                await _write_pictures(PictureFolder(self._folder / f"{name}.log"), runner)
            except OSError as error:
                _log.warning("no copy of an event could be written: %s", error.strerror)
                return
            self._copied[name] = copied


async def _write_pictures(folder: PictureFolder, runner: Championship) -> None:
    rows = await runner.pictures.of()
    for row in await asyncio.to_thread(folder.lacks, rows):
        found = await runner.pictures.one(row.hash)
        if found is not None:
            await asyncio.to_thread(folder.put, *found)
    await asyncio.to_thread(folder.become, rows)


def _write(folder: Path, files: dict[str, str]) -> None:
    """Files that only their owner may read, each whole or not at all; the people before the lines that name them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        made = folder / f"{name}.new"
        made.unlink(missing_ok=True)
        with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        made.replace(folder / name)
