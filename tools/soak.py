"""Tries the properties with new examples, round after round, until the time is up or one fails: `make soak`.

First all hands of seven cards are counted; a million mãos are played by both engines of truco, ten thousand rodadas by both of tranca.
`make test` tries the same examples every time; here chance chooses them anew. What fails is printed with the line that repeats it.
"""

import argparse
import os
import signal
import subprocess
import sys
import time

from tools import seven_cards
from tools.lockstep import __main__ as lockstep


def main() -> None:
    """Rounds of all tests that Hypothesis drives, while there is time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--maos", type=int, default=1_000_000)
    parser.add_argument("--rodadas", type=int, default=10_000)
    parser.add_argument("tests", nargs="*", default=["tests"])
    asked = parser.parse_args()
    seven_cards.main()
    lockstep.run(asked.maos, seed=time.time_ns() % 1_000_000)
    lockstep.run_rodadas(asked.rodadas, seed=time.time_ns() % 1_000_000)
    until, rounds = time.monotonic() + 60 * asked.minutes, 0
    while time.monotonic() < until:
        if not _round(asked.tests, until - time.monotonic()):
            break
        rounds += 1
        print(f"{rounds} rounds held", flush=True)
    print(f"the time is up: {rounds} whole rounds of new examples held")


def _round(tests: list[str], seconds: float) -> bool:
    """One round; False if there was no time for the whole of it. A property that fails ends the program."""
    command = [sys.executable, "-m", "pytest", "-m", "hypothesis", "-x", "-q", "--no-header", *tests]
    with subprocess.Popen(command, env={**os.environ, "HYPOTHESIS_PROFILE": "soak"}, start_new_session=True) as process:
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return False
    if code != 0:
        sys.exit("a property does not hold: see above")
    return True


if __name__ == "__main__":
    main()
