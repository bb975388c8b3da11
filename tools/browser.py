"""Finds the browser for the tests: Chromium or Chrome; brings Debian's where it may, and otherwise says what to install.

Debian has Chromium's engine without a window as a program of its own, which takes a third of the time of the whole one: the tests use it
where it is there. What it cannot show, as notices, and pictures and measurements want the whole browser.
"""

import os
import shutil
import subprocess
import sys
from typing import Final

WITHOUT_WINDOW: Final = "chromium-headless-shell"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING: Final = (
    "The browser tests need Chromium or Chrome. On Debian or Ubuntu: sudo apt install chromium. "
    "Elsewhere: install it, or name one in TENTO_BROWSER."
)


def find() -> str | None:
    """The program of the whole browser."""
    return os.environ.get("TENTO_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)


def find_for_tests() -> str | None:
    """The program of the browser, the one without a window if it is there."""
    return os.environ.get("TENTO_BROWSER") or shutil.which(WITHOUT_WINDOW) or find()


def bring(package: str) -> None:
    """Installs a package of Debian's, where this is Debian, it has it, and we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", package]):
        subprocess.run(["apt-get", *arguments], env=quiet, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main() -> int:
    """The program: 0 if the tests will find a browser."""
    if "TENTO_BROWSER" not in os.environ and shutil.which(WITHOUT_WINDOW) is None:
        bring(WITHOUT_WINDOW)
    if find() is None:
        bring("chromium")
    if find() is None:
        sys.stderr.write(MISSING + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
