"""How many actions a second the house takes, each committed to SQLite before it is acknowledged, and how long a player waits for it.

Beside it, in the same run and under the same load, boardgame.io with its in-memory store and a game of one line: four clients at each of
200 tables, as fast as they can and paced at 1,000 actions a second, in rounds that take turns. `--tables 2000` asks whether one process
holds so many tables.
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PARTS = Path(__file__).parent / "load"
PACE = 1000
Result = dict[str, Any]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def program(*command: str, cwd: Path | None = None) -> Iterator[None]:
    running = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        running.terminate()
        try:
            running.wait(15)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


def ask(url: str, method: str = "GET", seconds: float = 300) -> Any:
    with urllib.request.urlopen(urllib.request.Request(url, method=method), timeout=seconds) as answer:
        return json.load(answer)


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server did not start")


def ours(tables: int, seconds: float, rate: float) -> Result:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, program(sys.executable, str(PARTS / "house.py"), folder, str(port)):
        wait_for(port)
        opening = time.perf_counter()
        ids = ask(f"http://127.0.0.1:{port}/tables/{tables}", "POST")
        opening = time.perf_counter() - opening
        command = [sys.executable, str(PARTS / "clients.py"), str(port), str(seconds), str(rate)]
        done = subprocess.run(command, input="\n".join(ids), capture_output=True, text=True, timeout=seconds + 240, check=True)
        return {**json.loads(done.stdout), **ask(f"http://127.0.0.1:{port}/usage"), "opening": opening}


def peer(modules: Path, tables: int, seconds: float, rate: float) -> Result:
    port = free_port()
    with program("node", str(modules / "peer_server.cjs"), str(port)):
        wait_for(port)
        command = ["node", str(modules / "peer_clients.cjs"), str(port), str(tables), str(seconds), str(rate)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 120, check=True)
        result: Result = json.loads(done.stdout)
        return result


@contextmanager
def installed() -> Iterator[Path | None]:
    """boardgame.io in a folder of its own, or nothing where there is no Node or no way to get it."""
    if shutil.which("npm") is None:
        yield None
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("peer_server.cjs", "peer_clients.cjs"):
            shutil.copy(PARTS / part, folder)
        got = subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", "boardgame.io@0.50", "socket.io-client@4"],
            cwd=folder,
            capture_output=True,
            timeout=240,
            check=False,
        )
        yield folder if got.returncode == 0 else None


def told(name: str, result: Result) -> Result:
    print(f"  {name:<34}{result['rate']:>8,.0f} actions/s   p50 {result['p50']:>7.1f} ms   p99 {result['p99']:>7.1f} ms", flush=True)
    return result


def beside(tables: int, seconds: float, rounds: int) -> None:
    """Rounds in turn, so that a minute in which the machine is slow is everybody's."""
    with installed() as modules:
        if modules is None:
            print("  boardgame.io could not be installed: no peer in this run")
        for title, rate in ((f"closed loop, {tables} tables of 4", 0), (f"paced at {PACE:,} actions/s, {tables} tables of 4", PACE)):
            print(title)
            mine, theirs = list[Result](), list[Result]()
            for _ in range(rounds):
                mine.append(told("tento, committed to SQLite", ours(tables, seconds, rate)))
                spent = ", ".join(f"{who} {micros:.0f} µs" for who, micros in mine[-1]["each"].items())
                print(f"  processor time an action: {spent}")
                if modules is not None:
                    theirs.append(told("boardgame.io, in memory", peer(modules, tables, seconds, rate)))
            if theirs:
                ratio(mine, theirs)


def ratio(mine: list[Result], theirs: list[Result]) -> None:
    """The best round of each side beside the other's, and the middle ones."""
    for name, chosen in (("best", 0), ("middle", len(mine) // 2)):
        rates = [sorted((one["rate"] for one in side), reverse=True)[chosen] for side in (mine, theirs)]
        waits = [sorted(one["p99"] for one in side)[chosen] for side in (mine, theirs)]
        print(
            f"  {name:<8}{rates[0]:>8,.0f} beside {rates[1]:,.0f} actions/s: {rates[0] / rates[1]:.2f}; "
            f"p99 {waits[0]:.1f} beside {waits[1]:.1f} ms: {waits[1] / max(waits[0], 0.001):.2f}"
        )


def many(tables: int, seconds: float) -> None:
    result = ours(tables, seconds, PACE)
    print(f"one process, {tables:,} tables of 4, paced at {PACE:,} actions/s")
    told("tento, committed to SQLite", result)
    print(
        f"  {result['tables']:,.0f} tables, {4 * tables:,} sockets, {result['lost']} lost, {result['megabytes']:,.0f} MB; "
        f"opened in {result['opening']:.0f} s, joined in {result['joining']:.0f} s"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=8)
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    if chosen.tables > 500:
        many(chosen.tables, chosen.seconds)
    else:
        beside(chosen.tables, chosen.seconds, chosen.rounds)


if __name__ == "__main__":
    main()
