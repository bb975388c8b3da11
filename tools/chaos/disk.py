"""A small disk of its own for a house, which can be filled and held up. Only root can make one; else the house has a plain folder."""

import os
import subprocess
from contextlib import suppress
from pathlib import Path

MEGABYTES = 700
LEAST = 4096


class Disk:
    """An ext4 in a file, mounted in a folder."""

    def __init__(self, folder: Path, *, wanted: bool) -> None:
        self.place = folder / "disk"
        self.place.mkdir()
        self._image = folder / "image"
        self.own = wanted and os.geteuid() == 0 and self._mounted()
        self.place.chmod(0o755)

    def _mounted(self) -> bool:
        try:
            with self._image.open("wb") as image:
                image.truncate(MEGABYTES << 20)
            subprocess.run(["mkfs.ext4", "-q", "-F", "-m", "0", str(self._image)], check=True, capture_output=True)
            subprocess.run(["mount", "-o", "loop", str(self._image), str(self.place)], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return False
        return True

    def fill(self) -> None:
        """No byte is free any more."""
        with (self.place / "ballast").open("ab") as ballast:
            piece = 64 << 20
            while piece >= LEAST:
                try:
                    os.posix_fallocate(ballast.fileno(), ballast.seek(0, os.SEEK_END), piece)
                except OSError:
                    piece //= 2

    def empty(self) -> None:
        """There is room again."""
        with suppress(FileNotFoundError):
            (self.place / "ballast").unlink()

    def freeze(self) -> None:
        """Whoever writes waits."""
        subprocess.run(["fsfreeze", "-f", str(self.place)], check=True, capture_output=True)

    def thaw(self) -> None:
        """It goes on; if it was not frozen, nothing happens."""
        subprocess.run(["fsfreeze", "-u", str(self.place)], check=False, capture_output=True)

    def close(self) -> None:
        """Nothing is mounted any more; the image stays for whoever wants to look into it."""
        if self.own:
            subprocess.run(["umount", "-l", str(self.place)], check=False, capture_output=True)
