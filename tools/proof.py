"""The long proofs, one after the other, each a program that prints its figures: `make proof MINUTES=120 ONLY=chaos`.

The minutes are shared out between the proofs that run. One whose time is over ends there and says so: it proves less, and is not red.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from typing import Final, NamedTuple

NEEDS_MINUTES: Final = "--minutes"


class Proof(NamedTuple):
    """A long proof: its name, its command after the interpreter, its share of the time, and whether it bounds its own time."""

    name: str
    command: tuple[str, ...]
    share: int
    bounds_itself: bool = False


PROOFS: Final = (
    Proof("long", ("-m", "pytest", "-m", "long or whole", "-o", "timeout=900", "--durations=0", "--durations-min=1"), 2),
    Proof("repeat", ("-m", "tools.repeat"), 8, bounds_itself=True),
    Proof("hostile", ("-m", "tools.hostile"), 4),
    Proof("soak", ("-m", "tools.soak"), 2, bounds_itself=True),
    Proof("chaos", ("-m", "tools.chaos"), 2, bounds_itself=True),
    Proof("kills", ("-m", "tools.chaos", "--kills", "200", "--seconds", "240"), 4, bounds_itself=True),
    Proof("abuse", ("-m", "tools.abuse"), 3, bounds_itself=True),
    Proof("failover", ("-m", "tools.failover"), 1),
    Proof("lighthouse", ("bench/lighthouse.py",), 1),
    Proof("events", ("bench/event_load.py",), 1),
    Proof("watchers", ("bench/watchers.py",), 1),
)


def main() -> int:
    """The program: 0 if no proof is red."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--only", default="", help=f"one of {', '.join(proof.name for proof in PROOFS)}")
    asked = parser.parse_args()
    proofs = [proof for proof in PROOFS if asked.only in ("", proof.name)]
    shares = sum(proof.share for proof in proofs)
    results = [(proof.name, *ran(proof, asked.minutes * proof.share / shares)) for proof in proofs]
    print("\n== proofs")
    for name, result, minutes in results:
        print(f"{name:12} {result:16} {minutes:6.1f} min")
    return int(any(result == "red" for _, result, _ in results))


def ran(proof: Proof, minutes: float) -> tuple[str, float]:
    """How a proof ended, and after how many minutes."""
    print(f"\n== {proof.name}: {minutes:.0f} min", flush=True)
    own = (NEEDS_MINUTES, f"{minutes:.2f}") if proof.bounds_itself else ()
    begin = time.monotonic()
    with subprocess.Popen([sys.executable, *proof.command, *own], start_new_session=True) as process:
        try:
            result = "green" if process.wait(60 * minutes * (1.5 if own else 1)) == 0 else "red"
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            result = "out of time"
    return result, (time.monotonic() - begin) / 60


if __name__ == "__main__":
    sys.exit(main())
