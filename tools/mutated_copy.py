"""A copy of the project, in which one fault at a time is planted, and the tests that are run in it."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from tools.touched import Touched, read

ROOT = Path(__file__).resolve().parent.parent

LEAST_SECONDS = 30
TIMES = 5
"""Tests may take so many times as long as they take without a fault."""
MOST_KILOBYTES = 8 * 1024**2

ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
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

    def write(self, path: Path, source: str) -> None:
        """Puts a source in its place. Each has a time of its own: what Python compiled before is never taken for it."""
        self._clock += 10
        (self._folder / path).write_text(source, encoding="utf-8")
        os.utime(self._folder / path, (self._clock, self._clock))

    def run(self, tests: Sequence[str], took: float) -> bool:
        """True if the tests hold, in a few times the time that they take without a fault."""
        return self._pytest(["-x"], tests, max(LEAST_SECONDS, TIMES * took))

    def touched(self, tests: Iterable[str], kept: Path) -> Touched:
        """Which of these tests pass through which line; they must all hold. What is kept there already is not noted again."""
        kept.mkdir(parents=True, exist_ok=True)
        parts = {one: kept.resolve() / f"{one.replace('/', '-')}.json" for one in tests}
        for one, part in parts.items():
            began = time.monotonic()
            if not part.exists():
                if not self._pytest(["-p", "tools.touched"], [one], 3600, TOUCHED=str(part)):
                    part.unlink(missing_ok=True)
                    sys.exit(f"{one} does not hold without a fault.")
                print(f"  {one}: {time.monotonic() - began:.0f} s", flush=True)
        return read(*parts.values()).only(self._collected(parts))

    def _collected(self, tests: Iterable[str]) -> set[str]:
        """The tests that are there today: what was kept may name others."""
        told = self._folder.parent / "collected.txt"
        if not self._pytest(["--collect-only"], list(tests), 600, told):
            sys.exit("The tests cannot be read.")
        return set(told.read_text(encoding="utf-8").splitlines())

    def _pytest(self, words: Sequence[str], tests: Sequence[str], seconds: float, told: Path | None = None, **settings: str) -> bool:
        self._chosen.write_text("\n".join(tests), encoding="utf-8")
        pytest = f"{sys.executable} -m pytest {PLAIN} {' '.join(words)} @{self._chosen}"
        command = ["sh", "-c", f"ulimit -v {MOST_KILOBYTES}; exec {pytest} >{told or '/dev/null'} 2>&1"]
        known = {**os.environ, "PYTHONPATH": f"{self._folder / 'src'}:{self._folder}", "PYTHONHASHSEED": "0", **ALONE, **settings}
        with subprocess.Popen(command, cwd=self._folder, env=known, start_new_session=True) as process:
            try:
                return process.wait(seconds) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                _end(process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ends the tests and whatever they started."""
    try:
        os.killpg(process.pid, 9)
    except ProcessLookupError:
        return
