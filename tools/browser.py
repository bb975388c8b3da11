"""Finds the browser for the tests: Chromium or Chrome; brings Debian's where it may, and otherwise says what to install."""

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING: Final = (
    "The browser tests need Chromium or Chrome. On Debian or Ubuntu: sudo apt install chromium. "
    "Elsewhere: install it, or name one in TENTO_BROWSER."
)


def find() -> str | None:
    """The program of the browser, if there is one."""
    named = os.environ.get("TENTO_BROWSER")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def bring() -> None:
    """Installs Debian's Chromium, where this is Debian and we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *arguments], env=quiet, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    """The program: 0 if the tests will find a browser."""
    if find() is None:
        bring()
    if find() is None:
        sys.stderr.write(MISSING + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
