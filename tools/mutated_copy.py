"""A copy of the project, in which one fault at a time is planted, and the tests that are run in it."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from functools import reduce
from pathlib import Path

import msgspec
from tools.touched import Touched, joined, notes, outdated, read

ROOT = Path(__file__).resolve().parent.parent

LEAST_SECONDS = 30
TIMES = 5
"""Tests may take so many times as long as they take without a fault."""
MOST_KILOBYTES = 8 * 1024**2

PLAIN = "-q -o addopts= -p no:cacheprovider -p pytest_asyncio.plugin -p _hypothesis_pytestplugin"
"""Only the plugins that these tests need: the others take longer to load than most tests to run."""


class Copy:
    """A copy of all files that the project keeps."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._clock = folder / "copy", time.time()
        self._chosen = folder / "chosen.txt"
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
        for name in filter(None, listed):
            if (ROOT / name).is_file():
                (self._folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self._folder / name)

    def read(self, path: Path) -> str:
        """The source as it was when it was copied; nothing if the file is gone."""
        return (self._folder / path).read_text(encoding="utf-8") if (self._folder / path).exists() else ""

    def write(self, path: Path, source: str) -> None:
        """Puts a source in its place. Each has a time of its own: what Python compiled before is never taken for it."""
        self._clock += 10
        (self._folder / path).write_text(source, encoding="utf-8")
        os.utime(self._folder / path, (self._clock, self._clock))

    def run(self, tests: Sequence[str], took: float) -> bool:
        """True if the tests hold, in a few times the time that they take without a fault."""
        return self._pytest(["-x"], tests, max(LEAST_SECONDS, TIMES * took))

    def touched(self, tests: Iterable[str], kept: Path) -> Touched:
        """Which of these tests pass through which line. What is kept there is noted again only for test files that changed or came."""
        kept.mkdir(parents=True, exist_ok=True)
        parts = {one: kept.resolve() / f"{one.replace('/', '-')}.json" for one in tests}
        for one, part in parts.items():
            began = time.monotonic()
            if files := outdated(self._folder, one, part):
                self._note(files, part)
                print(f"  {one}: {len(files)} files, {time.monotonic() - began:.0f} s", flush=True)
        return read(self._folder, *parts.values())

    def _note(self, files: Sequence[str], part: Path) -> None:
        new = part.with_suffix(".new")
        self._pytest(["-p", "tools.touched"], files, 3600, TOUCHED=str(new))
        if not new.exists():
            sys.exit(f"{files} cannot be read without a fault.")
        before = [notes(part)] if part.exists() else []
        part.write_bytes(msgspec.json.encode(reduce(joined, [*before, notes(new)])))
        new.unlink()

    def asked(self, tests: Iterable[str]) -> "Server":
        """A process that has read these tests, and tries faults in its children."""
        self._chosen.write_text("\n".join(tests), encoding="utf-8")
        return Server(self._folder, [*PLAIN.split(), "-p", "tools.planted", f"@{self._chosen}"], self._known())

    def _known(self, **settings: str) -> dict[str, str]:
        path = f"{self._folder / 'src'}:{self._folder}"
        return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **settings}

    def _pytest(self, words: Sequence[str], tests: Sequence[str], seconds: float, **settings: str) -> bool:
        self._chosen.write_text("\n".join(tests), encoding="utf-8")
        pytest = f"{sys.executable} -m pytest {PLAIN} {' '.join(words)} @{self._chosen}"
        command = ["sh", "-c", f"ulimit -v {MOST_KILOBYTES}; exec {pytest} >/dev/null 2>&1"]
        with subprocess.Popen(command, cwd=self._folder, env=self._known(**settings), start_new_session=True) as process:
            try:
                return process.wait(seconds) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                _end(process)


class Server:
    """Tests that were read once; each fault is tried in a child of the process that has read them."""

    def __init__(self, folder: Path, words: Sequence[str], known: dict[str, str]) -> None:
        questions, self._writing = os.pipe()
        self._reading, answers = os.pipe()
        known = {**known, "PLANTED": f"{questions},{answers}"}
        command = [sys.executable, "-m", "pytest", *words]
        with Path(os.devnull).open("w") as nowhere:
            self._process = subprocess.Popen(
                command, cwd=folder, env=known, stdout=nowhere, stderr=nowhere, pass_fds=(questions, answers), start_new_session=True
            )
        os.close(questions)
        os.close(answers)
        self._answers = os.fdopen(self._reading, encoding="utf-8")
        self.tests = set(json.loads(self._answers.readline()))

    def tries(self, path: Path, source: str, tests: Sequence[str], took: float) -> str:
        """Whether one of these tests sees the fault; `unusable` if it cannot be planted in a function that is there."""
        asked = {"path": path.as_posix(), "source": source, "tests": tests, "seconds": max(LEAST_SECONDS, TIMES * took)}
        os.write(self._writing, f"{json.dumps(asked)}\n".encode())
        return str(json.loads(self._answers.readline()))

    def close(self) -> None:
        """Ends it."""
        _end(self._process)
        self._process.wait()


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ends the tests and whatever they started."""
    try:
        os.killpg(process.pid, 9)
    except ProcessLookupError:
        return
