"""The house under test: the real `tento serve` as a process on the loopback, and all the processes it starts."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from tools.chaos.databases import Database, children
from tools.ports import free_port

TENTO = (sys.executable, "-c", "from tento.cli.main import run; run()")
PATIENCE = 240.0
"""So many seconds the house may need to come back, on a machine that has other things to do."""
FAKETIME = next((str(file) for file in Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")), None)


class Failure(Exception):
    """The house broke a promise."""


class House:
    """One house of so many processes on one database."""

    def __init__(self, folder: Path, database: Database, processes: int, *, clock: bool) -> None:
        self.port, self.database = free_port(), database
        self._said = folder / "said"
        self._clock = folder / "clock"
        self._clock.write_text("+0\n")
        served = ("serve", "--port", str(self.port), "--processes", str(processes), "--no-open")
        self._command = (*TENTO, *served, *database.options)
        self._environment = self._surroundings(folder, clock)
        self._running: subprocess.Popen[bytes] | None = None

    def _surroundings(self, folder: Path, clock: bool) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("TENTO_", "XDG_", "PYTHONDONT"))}
        chosen = {"HOME": str(folder), "PYTHONPYCACHEPREFIX": str(folder.parent / "pycache"), **self.database.environment}
        if clock and FAKETIME is not None:
            chosen |= {
                "LD_PRELOAD": FAKETIME,
                "FAKETIME_TIMESTAMP_FILE": str(self._clock),
                "FAKETIME_CACHE_DURATION": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "FAKETIME_DISABLE_SHM": "1",
                "NO_FAKE_STAT": "1",
            }
        return kept | chosen

    @property
    def first(self) -> int:
        """The process that was started by hand."""
        assert self._running is not None
        return self._running.pid

    @property
    def running(self) -> bool:
        """Whether the process that was started by hand has not ended."""
        return self._running is not None and self._running.poll() is None

    def processes(self) -> dict[int, str]:
        """All its processes, each with what it is: the house itself, those that serve, those in which bots think."""
        if not self.running:
            return {}
        below = children(self.first)
        found = {self.first: "house"} | dict.fromkeys(below, "child")
        for child in below:
            found |= dict.fromkeys(children(child), "grandchild")
        return found

    def jump(self, seconds: float) -> None:
        """Sets the wall clock of all processes; whoever counts how long something took is not meant to notice."""
        beside = self._clock.with_suffix(".new")
        beside.write_text(f"{seconds:+.0f}\n")
        beside.replace(self._clock)

    def start(self) -> None:
        """Starts it, or starts it again."""
        with self._said.open("ab") as said:
            self._running = subprocess.Popen(self._command, env=self._environment, stdout=said, stderr=said)

    async def back(self) -> None:
        """Starts it if it has ended, and waits until it says that it is ready."""
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=3) as client:
            while time.monotonic() < until:
                if not self.running:
                    self.start()
                try:
                    if (await client.get("/readyz")).status_code == httpx.codes.OK:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)
        raise Failure("the house did not come back")

    async def stop(self) -> None:
        """Asks it to stop, which it must do with 0."""
        assert self._running is not None
        self._running.send_signal(signal.SIGTERM)
        try:
            code = await asyncio.to_thread(self._running.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failure("the house did not stop") from None
        if code != 0:
            raise Failure(f"the house stopped with {code}")

    def end(self) -> None:
        """Whatever happened, nothing of it is left."""
        for process in self.processes():
            os.kill(process, signal.SIGCONT)
            os.kill(process, signal.SIGKILL)
        if self._running is not None:
            self._running.wait()

    def complaints(self) -> Counter[str]:
        """What it said above a warning, and what is no line of its log."""
        found: Counter[str] = Counter()
        for line in self._said.read_text(errors="replace").splitlines():
            told = _log_line(line)
            if told is not None and told.get("level") in ("error", "critical"):
                found[
                    " ".join(
                        str(word) for word in (told.get("from"), told.get("what"), told.get("error", ""), *told.get("places", ())[-2:])
                    )
                ] += 1
            elif line.startswith("Traceback"):
                found["Traceback"] += 1
        return found


def _log_line(line: str) -> dict[str, Any] | None:
    try:
        told = json.loads(line)
    except ValueError:
        return None
    return told if isinstance(told, dict) else None
