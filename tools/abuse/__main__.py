"""What every abuse costs the people who play: `make proof ONLY=abuse`, `python -m tools.abuse --minutes 25`.

First bots play the matches that abuses ask for. Then for each abuse a house of its own on a copy of that database, with its usual limits,
where fifty people play truco, tranca and poker and one reads pages. First nobody disturbs them, then three abusers do. What is measured is
the p99 from an action to its acknowledgement, and of the pages. Exits with 1 if either is twice as long under any single abuse, and if an
abuse was not measured.
"""

import argparse
import asyncio
import itertools
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

import httpx
from tools.abuse.attacks import ATTACKS
from tools.abuse.preparing import Preparation, Prepared, check
from tools.chaos.databases import Sqlite
from tools.chaos.history import History
from tools.chaos.house import House
from tools.chaos.tables import Floor, Kind

PEOPLE = (*(Kind("truco", 4, 4, number=at) for at in range(4)), *(Kind("tranca", 4, 4, number=at) for at in range(4)))
PEOPLE += tuple(Kind("poker", 6, 6, number=at) for at in range(3))
"""Fifty of them at eleven tables."""
PAGES = ("/api/tables", "/api/games", "/api/ratings")
BOUND = 2.0
WARM = 3.0
"""So many seconds an abuse goes on before anything is counted."""
FEWEST_SECONDS = 4.0
ENOUGH = 100
"""Of fewer answers the slowest hundredth says nothing."""
KINDS = ("actions", "pages")
NOBODY = "nobody"
"""The abuse that is none."""
HEAD = (
    f"{'':24} {'p99 of actions, ms':>22} {'p99 of pages, ms':>22} {'actions':>13}  answers to the abusers\n"
    f"{'abuse':24} {'calm':>7} {'abused':>7} {'ratio':>6} {'calm':>7} {'abused':>7} {'ratio':>6} {'calm':>6} {'abused':>6}"
)


@dataclass
class Waits:
    """How long people waited, in seconds."""

    actions: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)


@dataclass
class Measured:
    """People undisturbed and abused."""

    calm: Waits = field(default_factory=Waits)
    abused: Waits = field(default_factory=Waits)
    answers: str = ""

    @property
    def fewest(self) -> int:
        """How many answers there were of the kind that had the fewest."""
        return min(len(getattr(waits, kind)) for waits in (self.calm, self.abused) for kind in KINDS)


def p99_ms(waits: Iterable[float]) -> float:
    """The wait that one of a hundred exceeds, in milliseconds."""
    ordered = sorted(waits)
    return 1000 * ordered[int(0.99 * len(ordered))] if ordered else float("nan")


def ratio(found: Measured) -> float:
    """How many times as long people wait under abuse, for actions or for pages, whichever is worse."""
    return max(p99_ms(getattr(found.abused, kind)) / p99_ms(getattr(found.calm, kind)) for kind in KINDS)


def worst(found: Mapping[str, Measured]) -> tuple[str, float]:
    """The abuse under which people wait longest, and how many times as long; of those that were measured."""
    ratios = {name: ratio(one) for name, one in found.items() if name != NOBODY and one.fewest >= ENOUGH}
    name = max(ratios, key=lambda each: ratios[each], default="")
    return name, ratios.get(name, float("nan"))


def unproved(found: Mapping[str, Measured], wanted: Iterable[str]) -> list[str]:
    """The abuses that were not tried, or gave too few answers to say what people wait."""
    return [name for name in wanted if name not in found or found[name].fewest < ENOUGH]


class Hall:
    """Fifty people at their tables, and one who reads pages."""

    def __init__(self, port: int) -> None:
        self._history = History()
        self._floor = Floor(port, random.Random(50), self._history, cups=False)
        self._port = port
        self._pages: list[tuple[float, float]] = []
        self._reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Everybody sits down, and plays."""
        await self._floor.open(PEOPLE)
        self._reading = asyncio.create_task(self._read())
        async with asyncio.timeout(120):
            while not all(players and any(player.last_ack for player in players) for players in self._floor.players.values()):
                await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Everybody gets up."""
        if self._reading is not None:
            self._reading.cancel()
        await self._floor.close()

    async def measured(self, seconds: float) -> Waits:
        """What everybody waits in the next so many seconds."""
        began = time.monotonic()
        await asyncio.sleep(seconds)
        until = time.monotonic()
        actions = [ended - sent for seat in self._history.seats for sent, ended in seat.waits if began <= ended <= until]
        unanswered = [until - sent for players in self._floor.players.values() for player in players if (sent := player.waits_since)]
        late = [wait for wait in unanswered if wait > 1]  # who has waited so long counts, though no answer has come yet
        return Waits(actions + late, [ended - sent for sent, ended in self._pages if began <= ended <= until])

    async def _read(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", timeout=30) as reader:
            for path in itertools.cycle(PAGES):
                sent = time.monotonic()
                with suppress(httpx.HTTPError):
                    await reader.get(path)
                self._pages.append((sent, time.monotonic()))
                await asyncio.sleep(0.05)


async def prepare(folder: Path) -> Prepared:
    """The matches that abuses ask for, played in a house whose database is left in `folder`."""
    (folder / "data").mkdir()
    house = House(folder, Sqlite(folder / "data"), 1, clock=False)
    try:
        await house.back()
        prepared = await Preparation(house.port).prepare()
        await house.stop()
    finally:
        house.end()
    check(prepared)
    return prepared


async def measure(name: str, seconds: float, folder: Path, prepared: Prepared) -> Measured:
    """One house and its people, undisturbed for so many seconds, and then abused as long."""
    house = House(folder, Sqlite(folder / "data"), 1, clock=False)
    found = Measured()
    try:
        await house.back()
        hall = Hall(house.port)
        try:
            await hall.open()
            found.calm = await hall.measured(seconds)
            command = [
                sys.executable,
                "-m",
                "tools.abuse.attacks",
                str(house.port),
                name,
                str(WARM + seconds),
                json.dumps(asdict(prepared)),
            ]
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as abusers:
                await asyncio.sleep(WARM)
                found.abused = await hall.measured(seconds)
                found.answers = (await asyncio.to_thread(abusers.communicate))[0].strip()
        finally:
            await hall.close()
        await house.stop()
    finally:
        house.end()
    return found


@contextmanager
def folder_of_its_own() -> Iterator[Path]:
    """A folder that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="tento-abuse-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def in_a_house(name: str, seconds: float, before: Path, prepared: Prepared) -> Measured:
    """The measurement on a copy of the database that was prepared."""
    with folder_of_its_own() as folder:
        shutil.copytree(before / "data", folder / "data")
        return asyncio.run(measure(name, seconds, folder, prepared))


def line_of(name: str, found: Measured) -> str:
    """A measurement in one line."""
    cells = [f"{name:24}"]
    for kind in KINDS:
        calm, abused = p99_ms(getattr(found.calm, kind)), p99_ms(getattr(found.abused, kind))
        cells.append(f"{calm:7.0f} {abused:7.0f} {abused / calm:6.2f}")
    cells.append(f"{len(found.calm.actions):6} {len(found.abused.actions):6}  {found.answers}")
    return " ".join(cells)


def measured(names: list[str], minutes: float, seconds: float) -> dict[str, Measured]:
    """Each abuse in a house of its own, as long as there is time."""
    until, found = time.monotonic() + 60 * minutes, dict[str, Measured]()
    with folder_of_its_own() as before:
        prepared = asyncio.run(prepare(before))
        print(f"{len(prepared.finished)} matches are over, one with a replay of {prepared.pages} pages; one table has run for long\n")
        print(HEAD, flush=True)
        for at, name in enumerate(names):
            left = (until - time.monotonic()) / (len(names) - at)
            if left < 4 * FEWEST_SECONDS:
                break
            found[name] = in_a_house(name, min(seconds, max(FEWEST_SECONDS, (left - 4 * FEWEST_SECONDS) / 2)), before, prepared)
            print(line_of(name, found[name]), flush=True)
    return found


def main() -> int:
    """The program: 0 if every abuse was measured and under none people wait twice as long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--seconds", type=float, default=20, help="undisturbed, and as many under each abuse")
    parser.add_argument("--only", default="", help="one of " + ", ".join(ATTACKS))
    asked = parser.parse_args()
    names = [name for name in ATTACKS if asked.only in ("", name)]
    found = measured(names, asked.minutes, asked.seconds)
    name, times = worst(found)
    missing = unproved(found, names)
    if missing:
        print(f"FAILED: not measured, or with fewer than {ENOUGH} answers: {', '.join(missing)}")
    print(f"people wait at most {times:.2f} times as long ({name or 'no abuse was measured'}), the bound is {BOUND:g}")
    return int(bool(missing) or times >= BOUND)


if __name__ == "__main__":
    sys.exit(main())
