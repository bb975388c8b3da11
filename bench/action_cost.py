"""How many instructions the server spends on one action, by thread: a figure that no busy neighbour of the machine changes.

The server of `server_load.py` runs under valgrind's callgrind, which counts from when everybody has joined until so many actions were
acknowledged. `--game poker` and `--game tranca` count at other tables, under the same load.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from load.clients import Client, Load, join
from server_load import PARTS, SEATS, ask, free_port, program, wait_for

QUIET_SECONDS = 3
WARMING = 200


async def acted(load: Load, clients: list[Client], many: int) -> None:
    """Lets them do so many things, and waits until all is answered."""
    load.left, load.times, load.measuring = many, [], True
    for client in clients:
        client.act()
    while len(load.times) < many:
        await asyncio.sleep(0.2)


async def counted(port: int, pid: int, ids: list[str], game: str, many: int) -> None:
    """Everybody joins and plays a little; then callgrind counts so many actions."""
    load = Load(0, game, most=0)
    clients = await join(load, port, ids, SEATS[game], patience=600)
    await acted(load, clients, WARMING)
    await asyncio.sleep(QUIET_SECONDS)
    subprocess.run(["callgrind_control", "--instr=on", str(pid)], check=True, stdout=subprocess.DEVNULL)
    await acted(load, clients, many)
    subprocess.run(["callgrind_control", "--instr=off", str(pid)], check=True, stdout=subprocess.DEVNULL)
    load.stopping = True


def totals(folder: Path) -> list[int]:
    """What each thread has spent, the loop's first."""
    found = []
    for file in sorted(folder.glob("callgrind.out.*-*")):
        lines = file.read_text(errors="replace").splitlines()
        found += [int(line.split()[1]) for line in lines if line.startswith("totals:")]
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=SEATS, default="truco")
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--actions", type=int, default=1000)
    options.add_argument("--keep", type=Path, help="a folder for what callgrind wrote, to be read with callgrind_annotate")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, port = chosen.keep or Path(name), free_port()
        wrote = f"--callgrind-out-file={folder}/callgrind.out.%p"
        counting = ("valgrind", "--tool=callgrind", "--instr-atstart=no", "--separate-threads=yes", wrote)
        serving = (sys.executable, str(PARTS / "server.py"), name, str(port), "1", chosen.game, str(SEATS[chosen.game]))
        with program(*counting, *serving) as server:
            wait_for(port)
            ids = ask(f"http://127.0.0.1:{port}/tables/{chosen.tables}", "POST")
            asyncio.run(counted(port, server.pid, ids, chosen.game, chosen.actions))
        each = [spent / chosen.actions for spent in totals(folder)]
    loop, others = each[0], sorted(each[1:], reverse=True)
    print(f"{chosen.game}, {chosen.tables} tables, {chosen.actions} actions: {sum(each):,.0f} instructions an action")
    print(f"  the loop {loop:,.0f}, the log's writer and other threads {', '.join(f'{one:,.0f}' for one in others if one >= 1)}")


if __name__ == "__main__":
    main()
