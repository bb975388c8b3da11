"""Repeats the tests with servers and browsers beside busy processes, until each has passed often enough: `python -m tools.repeat`.

A test that plays cards is repeated twenty times, another five times, without a second try for any. Each repetition deals other cards:
a test's name seeds them, and the name of a repetition has its number. What has passed is kept in `tests/e2e/repeated.json`, so
that the program goes on where it was stopped, on another machine too; a file that changes begins anew.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PLAYS: Final = re.compile(r"\b(practise|sitting|open_table|play_to_the_end|practice|four)\(")
"""A file with one of these calls plays cards."""
OFTEN, SELDOM = 20, 5
SUMMARY: Final = re.compile(r"(\d+) (passed|failed|errors?)\b")


def main() -> int:
    """The program: 0 if nothing failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--kept", type=Path, default=ROOT / "tests" / "e2e" / "repeated.json")
    parser.add_argument("--busy", type=int, default=2, help="busy processes beside the tests")
    parser.add_argument("files", nargs="*", type=Path)
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    known = json.loads(asked.kept.read_text()) if asked.kept.exists() else {}
    files = [path.resolve() for path in asked.files] or sorted((ROOT / "tests" / "e2e").rglob("test_*.py"))
    with busy(asked.busy):
        for path in files:
            name = str(path.relative_to(ROOT))
            content = path.read_bytes()
            state = hashlib.sha256(content).hexdigest()
            if known.get(name, {}).get("state") == state or time.monotonic() > until:
                continue
            count = OFTEN if PLAYS.search(content.decode()) else SELDOM
            result = repeated(name, count)
            print(f"{name}: {count} times, {result}", flush=True)
            if result["failed"] == 0 and result["passed"]:
                known[name] = {"state": state, "count": count, **result}
                asked.kept.parent.mkdir(parents=True, exist_ok=True)
                asked.kept.write_text(json.dumps(known, indent=1, sort_keys=True))
    return report(known, [str(path.relative_to(ROOT)) for path in files])


def report(known: dict[str, Any], files: list[str]) -> int:
    """Prints what has passed and what is left."""
    done = [known[name] for name in files if name in known]
    runs = {count: sum(one["passed"] for one in done if one["count"] == count) for count in (OFTEN, SELDOM)}
    print(f"{len(done)} of {len(files)} files hold: {runs[OFTEN]} runs of tests that play cards, {runs[SELDOM]} of others, none red")
    left = [name for name in files if name not in known]
    print("".join(f"left: {name}\n" for name in left), end="")
    return 1 if left else 0


def repeated(name: str, count: int) -> dict[str, int]:
    """How many runs of this file's tests passed and failed, and in how many seconds."""
    workers = str(2 * (os.cpu_count() or 1))
    options = ["-o", "addopts=", "-q", "-n", workers, "--dist", "worksteal", "-p", "no:rerunfailures", "--count", str(count), "-r", "fE"]
    begin = time.monotonic()
    run = subprocess.run([sys.executable, "-m", "pytest", *options, name], cwd=ROOT, capture_output=True, text=True, check=False)
    last = run.stdout.strip().splitlines()[-1:] or [""]
    told = {word.rstrip("s"): int(number) for number, word in SUMMARY.findall(last[0])}
    if run.returncode:
        print(run.stdout[-6000:], flush=True)
    return {
        "passed": told.get("passed", 0),
        "failed": told.get("failed", 0) + told.get("error", 0) + (run.returncode not in (0, 1)),
        "seconds": round(time.monotonic() - begin),
    }


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes that only calculate."""
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=calculate, daemon=True) for _ in range(count)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.join()


def calculate() -> None:
    """Never ends."""
    number = 1
    while True:
        number = number * 1_103_515_245 % 2_147_483_647


if __name__ == "__main__":
    sys.exit(main())
