"""How many people can watch one table: piece by piece behind nginx's cache, and beside it by sockets. One process of ours, on SQLite.

nginx runs with the text of docs/operations/nginx.conf. Each watcher has a connection of its own and asks for a piece every four seconds.
Told are the answers in a second, how long one took, how many questions came through to the house, and the processor time of each part.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from server_load import PARTS, free_port, wait_for

CONFIG = Path(__file__).parents[1] / "docs" / "operations" / "nginx.conf"
MAIN = """daemon off; worker_processes 2; worker_rlimit_nofile 20000; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 15000; }}
http {{ access_log off; keepalive_requests 100000; keepalive_timeout 300s;
client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s; include {folder}/tento.conf; }}
"""
LONG_MATCH = {"game": "truco", "pause_seconds": 3, "options": {"partida_target": 120}}
A_PROCESS = 10_000  # connections of one process of clients: it may have 20,000 files


@contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    started = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield started
    finally:
        started.terminate()
        started.wait(20)


def nginx_before(house: int, port: int, folder: Path) -> list[str]:
    """The command of nginx before one house, by the documented text with other addresses."""
    text = CONFIG.read_text(encoding="utf-8")
    other = "    server 127.0.0.1:8002 max_fails=1 fail_timeout=5s;\n"
    for old, new in (
        ("127.0.0.1:8001", f"127.0.0.1:{house}"), (other, ""), ("listen 80;", f"listen 127.0.0.1:{port} backlog=4096;"),
        ("/var/cache/nginx/tento", str(folder / "cache")),
    ):  # fmt: skip
        assert old in text, old
        text = text.replace(old, new)
    folder.chmod(0o755)  # nginx's workers are nobody
    (folder / "tento.conf").write_text(text, encoding="utf-8")
    (folder / "main.conf").write_text(MAIN.format(folder=folder), encoding="utf-8")
    return ["nginx", "-c", str(folder / "main.conf"), "-e", str(folder / "error.log")]


def table_of_bots(house: int) -> str:
    """A table that everybody may watch, with bots at it."""
    with httpx.Client(base_url=f"http://127.0.0.1:{house}") as client:
        csrf = client.post("/api/guest").json()["csrf"]
        headers = {"x-csrf-token": csrf}
        table = client.post("/api/tables", json=LONG_MATCH, headers=headers).json()["id"]
        for path, body in (("sit", {"seat": 0}), ("start", None), ("leave", None)):
            client.post(f"/api/tables/{table}/{path}", json=body, headers=headers).raise_for_status()
    return str(table)


def newest(house: int, table: str) -> int:
    """The newest piece, once there is one."""
    while True:
        with urllib.request.urlopen(f"http://127.0.0.1:{house}/api/tables/{table}/stream") as answer:
            piece = json.load(answer)["piece"]
        if piece is not None:
            return int(piece)
        time.sleep(0.5)


def processor_seconds(pid: int) -> float:
    """What a process and its children have used."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(child)) for child in children)


def megabytes(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def answered(house: int) -> int:
    """How many requests the house has answered."""
    with urllib.request.urlopen(f"http://127.0.0.1:{house}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return sum(int(float(line.rpartition(" ")[2])) for line in lines if line.startswith("tento_requests_total"))


def measured(commands: list[list[str]], house: int, parts: dict[str, int], seconds: float) -> dict[str, Any]:
    """What the clients of these commands say after so many seconds, all of them watching, and what each part used meanwhile."""
    clients = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for command in commands]
    for client in clients:
        assert client.stdout is not None
        assert client.stdout.readline().strip() == "watching"
    time.sleep(6)  # everybody has asked once
    before, asked = {name: processor_seconds(pid) for name, pid in parts.items()}, answered(house)
    for client in clients:
        assert client.stdin is not None
        client.stdin.write("\n")
        client.stdin.flush()
    time.sleep(seconds)
    used = {name: processor_seconds(pid) - before[name] for name, pid in parts.items()}
    asked = answered(house) - asked - 1
    told = [json.loads(client.communicate(timeout=120)[0]) for client in clients]
    times = sorted(time for one in told for time in one.pop("times"))
    return {
        **{name: sum(one[name] for one in told) for name in told[0]},
        "middle": 1000 * times[len(times) // 2], "p99": 1000 * times[len(times) * 99 // 100],
        "used": used, "asked": asked, "megabytes": megabytes(parts["house"]),
    }  # fmt: skip


def printed(name: str, seconds: float, result: dict[str, Any]) -> None:
    used = ", ".join(f"{part} {100 * spent / seconds:.0f} %" for part, spent in result["used"].items())
    print(
        f"{name}: {result['pieces'] / seconds:,.0f} a second, {result['middle']:.1f} ms, p99 {result['p99']:.1f} ms; "
        f"{result['early']} too early, {result['failed']} failed, {result['lost']} lost; {result['read'] / seconds / 1e6:.1f} MB/s; "
        f"the house answered {result['asked'] / seconds:.1f} requests a second; of a core: {used}; {result['megabytes']:.0f} MB"
    )


def cost(result: dict[str, Any], watchers: int) -> float:
    """Processor time of the house for one watcher. What is less than the clock can tell counts as one tick of it."""
    return float(max(result["used"]["house"], 1 / os.sysconf("SC_CLK_TCK"))) / watchers


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=20_000)
    parser.add_argument("--sockets", type=int, default=5_000)
    parser.add_argument("--seconds", type=float, default=30)
    asked = parser.parse_args()
    house, port = free_port(), free_port()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        tento = [str(Path(sys.executable).with_name("tento")), "serve", "--no-limits", "--trust-proxy", "127.0.0.1"]
        server = stack.enter_context(running(*tento, "--site", "127.0.0.1", "--port", str(house), "--data", str(folder / "data")))
        wait_for(house, "/healthz")
        proxy = stack.enter_context(running(*nginx_before(house, port, folder)))
        wait_for(port, "/healthz")
        table = table_of_bots(house)
        first = newest(house, table)
        sizes = [min(A_PROCESS, asked.watchers - done) for done in range(0, asked.watchers, A_PROCESS)]
        program = [sys.executable, str(PARTS / "watching.py"), str(port), table]
        crowd = [[*program, str(size), str(first), str(asked.seconds)] for size in sizes]
        pieces = measured(crowd, house, {"house": server.pid, "nginx": proxy.pid}, asked.seconds)
        printed(f"{asked.watchers} by pieces", asked.seconds, pieces)
        by_socket = [sys.executable, str(PARTS / "watching_sockets.py"), str(house), table, str(asked.sockets), str(asked.seconds)]
        sockets = measured([by_socket], house, {"house": server.pid}, asked.seconds)
        printed(f"{asked.sockets} by sockets", asked.seconds, sockets)
        one, other = (cost(result, many) for result, many in ((sockets, asked.sockets), (pieces, asked.watchers)))
        print(f"of the house's processor a watcher by a socket takes {one / other:,.0f} times as much as one by pieces")


if __name__ == "__main__":
    main()
