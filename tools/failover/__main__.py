"""Each machine is killed and cut off in turn while people play, and how soon they go on is told. As root, on Linux.

Afterwards the checker of tools/chaos, which shares no code with the house, holds everything that people were told against the database.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import psycopg
from tools.chaos.checker import check
from tools.chaos.databases import Kept, read_kept
from tools.chaos.history import History
from tools.chaos.tables import CUP_NAME, KINDS, Floor
from tools.failover import network
from tools.failover.houses import HAPROXY, NGINX, House, proxies
from tools.failover.older import older_sources
from tools.failover.postgres import Postgres, folder_for
from tools.failover.recovery import recovered

GOES_ON: float = 90
"""A table that stands longer than this has not come back."""
STANDS: float = 4


class Broken(Exception):
    """The houses broke a promise."""


class Scene:
    """Everything that runs, and who plays."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.folder, self.luck, self.history = folder, random.Random(1), History()
        archive = folder_for(folder, "archive")
        base = folder_for(folder, "data")
        self.primary, self.standby = (Postgres(name, base, archive) for name in ("pg1", "pg2"))
        self.houses = [House(name, folder) for name in ("house1", "house2")]
        self.floors = [Floor(port, self.luck, self.history) for port in (HAPROXY, NGINX)]
        self.kinds = KINDS[:tables]

    async def open(self) -> None:
        """Starts everything, and lets people in by both proxies."""
        self.primary.create()
        self.primary.start()
        self.primary.ask("CREATE DATABASE tento")
        self.standby.copy(self.primary)
        self.standby.start()
        self.primary.wait_for_standby()
        older = older_sources(self.folder / "older")
        for house in self.houses:
            house.sources = older
            house.start()
        for floor in self.floors:
            await floor.open(self.kinds)
        await self.moved()

    async def moved(self) -> str:
        """Seconds until every table has gone on from now, for those who came by each of the proxies, and until each cup had a result."""
        by_haproxy, by_nginx = await asyncio.gather(*map(_moved, self.floors))
        return f"{by_haproxy} (HAProxy), {by_nginx} (nginx)"

    async def fault(self, name: str, harm: Callable[[], None], heal: Callable[[], None]) -> None:
        """Harms, waits until every table has gone on, and heals."""
        await asyncio.to_thread(harm)
        seconds = await self.moved()
        await asyncio.to_thread(heal)
        await self.moved()
        await self.one_owner_each()
        print(f"{name}: every table went on after {seconds}", flush=True)

    async def held(self, name: str, harm: Callable[[], None], heal: Callable[[], None]) -> None:
        """Without the standby nothing is acknowledged; with it again everything goes on."""
        await asyncio.to_thread(harm)
        await asyncio.sleep(1)
        before = self._acknowledged()
        await asyncio.sleep(STANDS)
        if self._acknowledged() != before:
            raise Broken(f"{name}: {self._acknowledged() - before} actions were acknowledged on one disk alone")
        await asyncio.to_thread(heal)
        print(f"{name}: nothing was acknowledged; it was back, and every table went on after {await self.moved()}", flush=True)

    def _acknowledged(self) -> int:
        return sum(len(seat.waits) for seat in self.history.seats)

    async def one_owner_each(self) -> None:
        """Both houses together run each table once."""
        asked = (
            "SELECT count(*) FROM leases WHERE until > extract(epoch FROM now()) AND table_id <> 'upkeep' "
            "AND table_id NOT IN (SELECT id FROM championships)"
        )
        for _ in range(60):
            run = sum([await asyncio.to_thread(house.tables) for house in self.houses])
            leased = (await asyncio.to_thread(self.primary.ask, asked, "tento"))[0][0]
            if run == leased:
                return
            await asyncio.sleep(0.5)
        raise Broken(f"the houses run {run} tables, and hold leases of {leased}")

    def schema(self) -> str:
        """The step of the schema that the database is at."""
        return str(self.primary.ask("SELECT version_num FROM alembic_version", "tento")[0][0])

    def busiest(self) -> House:
        """The house that runs most tables: that one is worth harming."""
        return max(self.houses, key=House.tables)

    def swap(self) -> None:
        """The standby is promoted, as an operator does who knows that the primary is gone."""
        self.standby.promote()
        self.primary, self.standby = self.standby, self.primary

    async def told(self) -> str:
        """What the houses said last, and who holds which table: for whoever looks why a promise was broken."""
        held = (
            "SELECT table_id, process, epoch, until - extract(epoch FROM now()), coalesce(tables.status, championships.status) FROM leases "
            "LEFT JOIN tables ON tables.id = table_id LEFT JOIN championships ON championships.id = table_id WHERE process <> ''"
        )
        busy = "SELECT pid, client_addr, state, wait_event, now() - xact_start, query FROM pg_stat_activity WHERE xact_start IS NOT NULL"
        rows = [await asyncio.to_thread(self.primary.ask, asked, "tento") for asked in (held, busy)]
        return "\n".join([*map(str, rows[0] + rows[1]), *(house.said() for house in self.houses)])

    def kept(self) -> Kept:
        """What the primary holds."""
        with psycopg.connect(host=self.primary.address, user="tento", dbname="tento") as db:
            return read_kept(lambda asked: db.execute(asked.encode()).fetchall())


async def _moved(floor: Floor) -> str:
    still = await floor.moved(GOES_ON)
    if still:
        raise Broken(f"did not go on: {still}")
    tables = max(seconds for name, seconds in floor.took.items() if name != CUP_NAME)
    return f"{tables:.1f} s, a result of the cup after {floor.took[CUP_NAME]:.1f} s"


async def upgrade(scene: Scene) -> None:
    """One house after the other is stopped, and started again in the version of today, which brings the schema along."""
    for house in (first := scene.busiest(), next(house for house in scene.houses if house is not first)):
        before, running = await asyncio.to_thread(scene.schema), house.tables()
        await asyncio.to_thread(house.stop)
        stopped = await scene.moved()
        house.sources = None
        await asyncio.to_thread(house.start)
        started, now = await scene.moved(), await asyncio.to_thread(scene.schema)
        await scene.one_owner_each()
        name = f"rolling upgrade, {house.machine} with {running} tables"
        print(f"{name}: without it every table went on after {stopped}", flush=True)
        print(f"{name}: started again, schema {before} to {now}, every table went on after {started}", flush=True)


async def play(scene: Scene) -> None:
    """A rolling upgrade, and all faults, one after the other."""
    await upgrade(scene)
    for how in ("killed", "cut off", "cut off", "killed"):
        house = scene.busiest()
        ways = (house.kill, house.start)
        if how == "cut off":
            ways = (partial(network.cut, house.machine), partial(network.mend, house.machine))
        await scene.fault(f"{house.machine} with {house.tables()} tables {how}", *ways)
    base = scene.folder / "data" / "base"
    await asyncio.to_thread(scene.standby.copy, scene.primary, base)
    await scene.moved()
    moment = time.time()
    acknowledged = {(seat.table, id) for seat in scene.history.seats for id in seat.sent if id in _acked(seat.lines)}
    await scene.moved()
    await asyncio.to_thread(scene.primary.ask, "SELECT pg_switch_wal()")
    standby = scene.standby
    await scene.held("standby killed", standby.crash, standby.start)
    await scene.held("standby cut off", lambda: network.cut(standby.machine), lambda: network.mend(standby.machine))
    await scene.fault(
        "primary killed, standby promoted", _then(scene.primary.crash, scene.swap), lambda: scene.standby.follow(scene.primary)
    )
    primary = scene.primary
    await scene.fault(
        "primary cut off, standby promoted",
        _then(lambda: network.cut(primary.machine), scene.swap),
        _then(primary.crash, lambda: network.mend(primary.machine), lambda: scene.standby.follow(scene.primary)),
    )
    for floor in scene.floors:
        await floor.close()
    for house in scene.houses:
        house.stop()
    print(recovered(scene.standby, base, scene.folder / "archive", moment, acknowledged), flush=True)


def _then(*things: Callable[[], None]) -> Callable[[], None]:
    def done() -> None:
        for thing in things:
            thing()

    return done


def _acked(lines: list[tuple[int, str]]) -> set[str]:
    return {line.partition('"id":"')[2].partition('"')[0] for _, line in lines if line.startswith('{"type":"ack"')}


async def run(folder: Path, tables: int) -> int:
    """The whole; 1 if a promise was broken."""
    scene, started = Scene(folder, tables), list[subprocess.Popen[bytes]]()
    try:
        started += proxies(folder)
        await scene.open()
        await play(scene)
        found = check(scene.kept(), scene.history)
    except Broken as broken:
        print(f"{broken}\n{await scene.told()}", flush=True)
        return 1
    finally:
        for house in scene.houses:
            house.kill()
        for server in (scene.primary, scene.standby):
            server.crash()
        for process in started:
            process.terminate()
            process.wait()
    waits = sorted(end - begin for seat in scene.history.seats for begin, end in seat.waits)
    print(f"{len(found.acknowledged)} acknowledged actions are kept, {found.lines} lines, {found.deals} deals redone")
    print(f"an answer took {waits[len(waits) // 2]:.2f} s in the middle, {waits[-1]:.1f} s at most")
    print("\n".join(found.wrong) or "nothing is lost, nothing is twice")
    return 1 if found.wrong else 0


def main() -> int:
    """Builds the network, and goes on inside it as the people."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=7, help="kinds of tables at each of the two proxies")
    parser.add_argument("--inside", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.inside:
        return asyncio.run(run(Path(asked.inside), asked.tables))
    with tempfile.TemporaryDirectory(prefix="tento-failover-") as folder:
        Path(folder).chmod(0o755)
        network.build()
        try:
            command = (sys.executable, "-m", "tools.failover", "--inside", folder, "--tables", str(asked.tables))
            return subprocess.run(network.on("people", *command), check=False).returncode
        finally:
            network.remove()


if __name__ == "__main__":
    sys.exit(main())
