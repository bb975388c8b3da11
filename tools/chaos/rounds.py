"""One round: a house, its people, faults and attacks at random from a seed, a calm end, and the reckoning."""

import asyncio
import random
import shutil
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tools.chaos.attackers import ATTACKS, Attacker, attacked
from tools.chaos.checker import check
from tools.chaos.databases import Database, Postgres, Sqlite
from tools.chaos.disk import Disk
from tools.chaos.faults import Scene, possible
from tools.chaos.findings import Findings
from tools.chaos.history import History
from tools.chaos.house import Failure, House
from tools.chaos.sockets import Relay
from tools.chaos.tables import KINDS, Floor

HOUSES = ("sqlite-1", "sqlite-2", "postgres-1", "postgres-2")
CALM = 300.0
"""After the last fault every table goes on within so many seconds."""
AFTERWARDS = 1.5
"""For so many seconds after the house is back, people still come back: what they wait then is counted to the fault."""


@dataclass
class Plan:
    """What is asked of a round."""

    seed: int
    house: str
    seconds: float
    faults: frozenset[str] = frozenset()
    """Only these; all that are possible if none is named."""
    plain: bool = False
    """No disk and no clock of its own, so that nobody need be root."""
    tables: int = len(KINDS)


@dataclass
class Told:
    """What came of a round."""

    plan: Plan
    faults: Counter[str] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    quiet: list[float] = field(default_factory=list)
    """How many seconds each acknowledgement took while nothing was broken."""
    attacked: list[float] = field(default_factory=list)
    findings: Findings = field(default_factory=Findings)
    complaints: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0


class Round:
    """One house from its opening to its reckoning."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.told = Told(plan)
        self._plan, self._luck = plan, random.Random(plan.seed)
        self._history = History()
        self._broken: list[tuple[float, float]] = []
        self._under_attack: list[tuple[float, float]] = []
        self._disk = Disk(folder, wanted=not plan.plain)
        kind, _, processes = plan.house.partition("-")
        place = self._disk.place / "data"
        place.mkdir()
        self._database: Database = Sqlite(place) if kind == "sqlite" else Postgres(place)
        self._house = House(folder, self._database, int(processes), clock=not plan.plain)

    async def run(self) -> None:
        """All of it; what does not hold is in the findings."""
        began = time.monotonic()
        try:
            await self._lived()
        except Failure as failure:
            self.told.findings.wrong.append(str(failure))
        finally:
            self._house.end()
        self.told.findings.add(await asyncio.to_thread(self._reckoned))
        self._timed()
        self.told.seconds = time.monotonic() - began

    def close(self) -> None:
        """Nothing of it is left running."""
        self._database.close()
        self._disk.close()

    async def _lived(self) -> None:
        await self._house.back()
        relay = Relay(self._house.port, random.Random(self._luck.random()))
        await relay.open()
        floor = Floor(relay.port, random.Random(self._luck.random()), self._history)
        scene = Scene(self._house, relay, self._disk, self._luck, clock=not self._plan.plain)
        try:
            await floor.open(KINDS[: self._plan.tables])
            await self._still("at the beginning", floor)
            await self._breaking(scene, floor)
            await self._still("after the last fault", floor)
            await floor.close()
            await self._house.stop()
        finally:
            with suppress(asyncio.CancelledError):
                await floor.close()
            await relay.close()

    async def _still(self, when: str, floor: Floor) -> None:
        if still := await floor.moved(CALM):
            raise Failure(f"{when} {', '.join(still)} stood still for {CALM:.0f} s")

    async def _breaking(self, scene: Scene, floor: Floor) -> None:
        until = time.monotonic() + self._plan.seconds
        offered = {name: way for name, way in possible(scene).items() if not self._plan.faults or name in self._plan.faults}
        attacks = list(ATTACKS)
        self._luck.shuffle(attacks)
        while time.monotonic() < until:
            await scene.wait(0.2, 1.5)
            if self._luck.random() < 0.3:
                await self._attack(attacks[sum(self.told.attacks.values()) % len(attacks)], floor)
            fault, _ = self._luck.choices(list(offered.values()), [weight for _, weight in offered.values()])[0]
            began = time.monotonic()
            self.told.faults[await fault(scene)] += 1
            await self._house.back()
            self._broken.append((began, time.monotonic() + AFTERWARDS))

    async def _attack(self, name: str, floor: Floor) -> None:
        await asyncio.sleep(AFTERWARDS)
        began = time.monotonic()
        attackers = [Attacker(self._house.port, self._luck, self._history, floor.finished) for _ in range(3)]
        await attacked(ATTACKS[name], attackers, self._luck.uniform(3, 6))
        self._under_attack.append((began, time.monotonic()))
        self.told.attacks[name] += 1

    def _reckoned(self) -> Findings:
        kept = self._database.read()
        found = check(kept, self._history)
        mistakes = [what for at, what in self._history.mistakes if not self._within(at, at, self._broken)]
        found.wrong += [f"a mistake of the house while nothing was broken: {what}" for what in mistakes]
        return found

    @staticmethod
    def _within(began: float, ended: float, times: list[tuple[float, float]]) -> bool:
        return any(began < end and ended > start for start, end in times)

    def _timed(self) -> None:
        self.told.complaints = self._house.complaints()
        for seat in self._history.seats:
            self.told.refused.update(seat.refused)
            for began, ended in seat.waits:
                if self._within(began, ended, self._broken):
                    continue
                which = self.told.attacked if self._within(began, ended, self._under_attack) else self.told.quiet
                which.append(ended - began)


def run_round(plan: Plan) -> Told:
    """A round in a folder of its own, which is gone afterwards if everything held."""
    base = Path(tempfile.gettempdir()) / "tento-chaos"
    base.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix=f"{plan.house}-{plan.seed}-", dir=base))
    folder.chmod(0o755)  # run by root, PostgreSQL is another user
    this = Round(plan, folder)
    try:
        asyncio.run(this.run())
    finally:
        this.close()
    if not this.told.findings.wrong:
        shutil.rmtree(folder, ignore_errors=True)
    return this.told
