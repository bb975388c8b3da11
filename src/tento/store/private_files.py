"""The files of a database are for its owner alone: they hold seeds, hashes of passwords and names of people."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600


def keep_private(file: Path) -> None:
    """Makes the folder and the file where they are missing, and takes what lies there already away from everybody else.

    SQLite gives the files beside the database the permissions of the database itself. A folder that holds anything but the database
    is somebody's own and stays as it is: its files alone are closed.
    """
    file.parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE))
    ours = list(file.parent.glob(f"{file.name}*"))
    for one in ours:
        _close(one, FILE_MODE)
    if len(ours) == len(list(file.parent.iterdir())):
        _close(file.parent, FOLDER_MODE)


def _close(path: Path, mode: int) -> None:
    """Whoever does not own a file cannot change it; a companion may go away at any moment."""
    with suppress(PermissionError, FileNotFoundError):
        if path.stat().st_mode & 0o077:
            path.chmod(mode)
