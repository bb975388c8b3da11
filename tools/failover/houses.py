"""Two houses on their machines, and the proxies before them by the documented texts."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

from tools.failover.network import MACHINES, on

DOCUMENTED: Final = Path(__file__).parents[2] / "docs" / "operations"
DATABASE: Final = f"postgresql://tento@{MACHINES['pg1']},{MACHINES['pg2']}/tento?target_session_attrs=read-write"
PORT: Final = 8000
HAPROXY, NGINX = 8081, 8082
PATIENCE: Final = 120.0
SAID: Final = 3_000
NGINX_MAIN: Final = """daemon off; pid {folder}/pid; worker_processes 1; events {{ worker_connections 2000; }}
http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s; include {folder}/tento.conf; }}
"""


def answer(address: str, seconds: float = 3) -> bytes | None:
    """What this address answers, if it does."""
    try:
        with urllib.request.urlopen(address, timeout=seconds) as said:
            text: bytes = said.read()
            return text
    except (OSError, urllib.error.URLError):
        return None


class House:
    """One house: `tento serve` on a machine of its own."""

    def __init__(self, machine: str, folder: Path) -> None:
        self.machine = machine
        self._host, self._said, self._home = MACHINES[machine], folder / f"{machine}.log", folder / machine
        self._home.mkdir()
        self.sources: Path | None = None
        """Where the house is that runs, if it is not this one."""
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, and waits until it is ready."""
        here = f"{self._host}:{PORT}"
        served = ("serve", "--host", self._host, "--port", str(PORT), "--workers-address", here, "--trust-proxy", MACHINES["people"])
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("TENTO_")},
            **({} if self.sources is None else {"PYTHONPATH": str(self.sources)}),
            "TENTO_DATABASE": DATABASE, "TENTO_SECRET": "between the houses, 32 signs long", "HOME": str(self._home),
        }  # fmt: skip
        command = on(self.machine, sys.executable, "-c", "from tento.cli.main import run; run()", *served, "--no-limits", "--no-open")
        with self._said.open("ab") as said:
            self._running = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
        until = time.monotonic() + PATIENCE
        while answer(f"http://{here}/readyz") is None:
            assert time.monotonic() < until, f"{self.machine} is not ready: {self._said.read_text()[-800:]}"
            time.sleep(0.1)

    def kill(self) -> None:
        """Ends it as a power cut would."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()

    def stop(self) -> None:
        """Asks it to end, which it does with 0."""
        assert self._running is not None
        self._running.send_signal(signal.SIGTERM)
        assert self._running.wait(60) == 0

    def said(self) -> str:
        """The end of its log."""
        return self._said.read_text(encoding="utf-8")[-SAID:]

    def tables(self) -> int:
        """How many tables it runs, as its metrics say."""
        said = answer(f"http://{self._host}:{PORT}/metrics") or b""
        return sum(int(float(line.split()[-1])) for line in said.decode().splitlines() if line.startswith("tento_tables "))


def proxies(folder: Path) -> list[subprocess.Popen[bytes]]:
    """HAProxy and nginx on the machine of the people, by the documented texts with other addresses."""
    one, two = (f"{MACHINES[house]}:{PORT}" for house in ("house1", "house2"))
    for name, bind, port in (("haproxy.cfg", "bind :80", HAPROXY), ("nginx.conf", "listen 80", NGINX)):
        text = (DOCUMENTED / name).read_text(encoding="utf-8")
        for old, new in (
            ("127.0.0.1:8001", one), ("127.0.0.1:8002", two), (bind, f"{bind.split()[0]} 127.0.0.1:{port}"),
            ("/var/cache/nginx/tento", str(folder / "cache")), ("mesa.example.org", "127.0.0.1"),
        ):  # fmt: skip
            text = text.replace(old, new)
        (folder / name.replace("nginx", "tento")).write_text(text, encoding="utf-8")
    (folder / "main.conf").write_text(NGINX_MAIN.format(folder=folder), encoding="utf-8")
    commands = (
        ("haproxy", "-f", str(folder / "haproxy.cfg")),
        ("nginx", "-c", str(folder / "main.conf"), "-e", str(folder / "nginx.log")),
    )
    return [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for command in commands]
