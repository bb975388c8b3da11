"""How many actions a second the server takes, each committed to SQLite before it is acknowledged, and how long a player waits for it.

The server as one process, and as two at one address. Beside it, in the same run and under the same load, boardgame.io with its in-memory
store and a game of one line, which can only be one process: four clients at each of 200 tables, as fast as they can and paced at 1,000
actions a second, in rounds that take turns. `--game poker` and `--game tranca` do the same at tables of these, `--tables 2000` asks whether
one process holds so many tables.
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PARTS = Path(__file__).parent / "load"
PACE = 1000
SEATS = {"truco": 4, "tranca": 4, "poker": 6}
Result = dict[str, Any]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def program(*command: str, cwd: Path | None = None) -> Iterator[subprocess.Popen[bytes]]:
    running = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield running
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


def wait_for(port: int, path: str = "/") -> None:
    """Until it answers, whatever it says."""
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=1).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server did not start")


def ours(tables: int, seconds: float, rate: float, processes: int = 1, game: str = "truco") -> Result:
    port, server, played = free_port(), str(PARTS / "server.py"), (game, str(SEATS[game]))
    with tempfile.TemporaryDirectory() as folder, program(sys.executable, server, folder, str(port), str(processes), *played):
        wait_for(port)
        opening = time.perf_counter()
        some = max(1, tables // 200)
        ids = [id for _ in range(tables // some) for id in ask(f"http://127.0.0.1:{port}/tables/{some}", "POST")]
        opening = time.perf_counter() - opening
        command = [sys.executable, str(PARTS / "clients.py"), str(port), str(seconds), str(rate), *played]
        done = subprocess.run(command, input="\n".join(ids), capture_output=True, text=True, timeout=seconds + 240, check=True)
        result = {**json.loads(done.stdout), "opening": opening}
        if result["over"]:
            print(f"  {result['over']} of {tables} matches ended before the time was up: the rate below is too low")
        return result


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


def beside(tables: int, seconds: float, rounds: int, processes: int, game: str) -> None:
    """Rounds in turn, so that a minute in which the machine is slow is everybody's."""
    with installed() as modules:
        if modules is None:
            print("  boardgame.io could not be installed: no peer in this run")
        for title, rate in ((f"{game}, closed loop, {tables} tables", 0), (f"{game}, paced at {PACE:,} actions/s, {tables} tables", PACE)):
            print(title)
            mine: dict[int, list[Result]] = {count: [] for count in sorted({1, processes})}
            theirs = list[Result]()
            for _ in range(rounds):
                for count, results in mine.items():
                    results.append(told(f"tento as {count}, kept in SQLite", ours(tables, seconds, rate, count, game)))
                    print(
                        "  processor time an action: " + ", ".join(f"{who} {micros:.0f} µs" for who, micros in results[-1]["each"].items())
                    )
                if modules is not None:
                    theirs.append(told("boardgame.io, in memory", peer(modules, tables, seconds, rate)))
            for count, results in mine.items():
                if theirs:
                    ratio(f"with {count}", results, theirs)


def ratio(which: str, mine: list[Result], theirs: list[Result]) -> None:
    """The best round of each side beside the other's, and the middle ones."""
    for name, chosen in (("best", 0), ("middle", len(mine) // 2)):
        rates = [sorted((one["rate"] for one in side), reverse=True)[chosen] for side in (mine, theirs)]
        waits = [sorted(one["p99"] for one in side)[chosen] for side in (mine, theirs)]
        print(
            f"  {which}, {name:<8}{rates[0]:>8,.0f} beside {rates[1]:,.0f} actions/s: {rates[0] / rates[1]:.2f}; "
            f"p99 {waits[0]:.1f} beside {waits[1]:.1f} ms: {waits[1] / max(waits[0], 0.001):.2f}"
        )


def many(tables: int, seconds: float, game: str) -> None:
    result = ours(tables, seconds, PACE, game=game)
    print(f"one process, {tables:,} tables of {SEATS[game]}, paced at {PACE:,} actions/s")
    told("tento as 1, kept in SQLite", result)
    print(
        f"  {result['tables']:,.0f} tables, {SEATS[game] * tables:,} sockets, {result['lost']} lost, {result['megabytes']:,.0f} MB; "
        f"opened in {result['opening']:.0f} s, joined in {result['joining']:.0f} s"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=8)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--processes", type=int, default=2)
    options.add_argument("--game", choices=SEATS, default="truco")
    chosen = options.parse_args()
    if chosen.tables > 500:
        many(chosen.tables, chosen.seconds, chosen.game)
    else:
        beside(chosen.tables, chosen.seconds, chosen.rounds, chosen.processes, chosen.game)


if __name__ == "__main__":
    main()
