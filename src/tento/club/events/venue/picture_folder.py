"""The photographs of an event in a folder beside its log, `X.pictures`: each under its fingerprint, and a list of whose they are.

Only their owner may read them. A picture is there before the list that names it; one that the list names no more goes.
"""

import os
from collections.abc import Collection, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from tento.club.ports import PictureRow

LIST: Final = "pictures.json"


class PictureFolder:
    """The folder that belongs to the log in this file."""

    def __init__(self, log: Path) -> None:
        self.folder = log.with_name(f"{log.name.removesuffix('.log')}.pictures")

    def rows(self) -> list[PictureRow]:
        """The pictures that lie here whole; none where there is no folder, or no list that can be read."""
        try:
            listed = msgspec.json.decode((self.folder / LIST).read_bytes(), type=list[PictureRow])
        except (OSError, msgspec.DecodeError):
            return []
        return [row for row in listed if self.content(row) is not None]

    def content(self, row: PictureRow) -> bytes | None:
        """What a picture shows; None if it is not here, or not what it was."""
        try:
            found = (self.folder / row.hash).read_bytes()
        except OSError:
            return None
        return found if sha256(found).hexdigest() == row.hash else None

    def lacks(self, rows: Sequence[PictureRow]) -> list[PictureRow]:
        """Those of these pictures that are not here."""
        return [row for row in rows if self.content(row) is None]

    def put(self, row: PictureRow, content: bytes) -> bool:
        """Keeps what a picture shows; False if it is not the one that is meant."""
        if sha256(content).hexdigest() != row.hash:
            return False
        self._write(row.hash, content)
        return True

    def become(self, rows: Sequence[PictureRow]) -> None:
        """From now on these are the pictures of the event, as far as they are here; all others go."""
        if not rows and not self.folder.exists():
            return
        here = [row for row in rows if self.content(row) is not None]
        self._write(LIST, msgspec.json.encode(here))
        kept = {LIST, *(row.hash for row in here)}
        for file in self.folder.iterdir():
            if file.name not in kept:
                file.unlink()

    def forget(self, matches: Collection[str]) -> None:
        """The pictures of these matches go."""
        self.become([row for row in self.rows() if row.match not in matches])

    def _write(self, name: str, content: bytes) -> None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        made = self.folder / f"{name}.new"
        made.unlink(missing_ok=True)
        with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        made.replace(self.folder / name)
