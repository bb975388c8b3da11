"""`server.py` with a clock of processor time that looks where its loop is: from SIGUSR1 on, written to FILE at the end.

`python -m load.sampled_server FILE FOLDER PORT PROCESSES [GAME SEATS]`, in bench/.
A function is counted once in each look, whatever it calls.
"""

import atexit
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

from load import server

EVERY_SECONDS = 0.001


class Looks:
    """How often each function was found running, itself or in what it calls."""

    def __init__(self) -> None:
        self.many = 0
        self.found = Counter[str]()

    def begin(self, _number: int, _frame: FrameType | None) -> None:
        """Everybody has joined: looks from now on."""
        signal.setitimer(signal.ITIMER_PROF, EVERY_SECONDS, EVERY_SECONDS)

    def look(self, _number: int, frame: FrameType | None) -> None:
        """Who runs now, and who called it."""
        seen = set[str]()
        while frame is not None:
            seen.add(f"{frame.f_code.co_filename.rpartition('/tento/')[2]}:{frame.f_code.co_name}")
            frame = frame.f_back
        self.found.update(seen)
        self.many += 1

    def write(self, file: Path) -> None:
        """The share of each, the largest first."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        shares = (f"{100 * many / self.many:6.1f} {name}\n" for name, many in self.found.most_common(120))
        file.write_text(f"{self.many} looks\n{''.join(shares)}" if self.many else "no looks\n")


if __name__ == "__main__":
    looks = Looks()
    signal.signal(signal.SIGPROF, looks.look)
    signal.signal(signal.SIGUSR1, looks.begin)
    atexit.register(looks.write, Path(sys.argv[1]))
    server.main(*sys.argv[2:])
