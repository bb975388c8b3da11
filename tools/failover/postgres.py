"""A PostgreSQL on one of the machines, as docs/operations.md sets it up: started, crashed, promoted, made a standby of the other again."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any, Final

import psycopg
from tools.failover.network import MACHINES, on

BIN: Final = max(Path("/usr/lib/postgresql").glob("*/bin"), default=Path("/usr/bin"))
USER: Final = "postgres"
PATIENCE: Final = 120.0
SETTINGS: Final = """
listen_addresses = '*'
unix_socket_directories = ''
wal_level = replica
wal_log_hints = on
wal_keep_size = 512MB
hot_standby = on
synchronous_commit = on
wal_sender_timeout = 5s
wal_receiver_timeout = 5s
wal_retrieve_retry_interval = 1s
archive_mode = on
archive_command = 'test ! -f {archive}/%f && cp %p {archive}/%f'
max_connections = 60
shared_buffers = 64MB
"""


def as_postgres(*command: str) -> tuple[str, ...]:
    """PostgreSQL does not run as root."""
    return ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", *command)


class Postgres:
    """One server with its data."""

    def __init__(self, machine: str, folder: Path, archive: Path) -> None:
        self.machine, self.address = machine, MACHINES[machine]
        self.data, self._archive, self._said = folder / machine, archive, folder / f"{machine}.log"
        self._running: subprocess.Popen[bytes] | None = None

    def tool(self, name: str, *words: str) -> None:
        """Runs one of PostgreSQL's programs on this machine."""
        done = subprocess.run(
            on(self.machine, *as_postgres(str(BIN / name), *words)), capture_output=True, text=True, check=False, cwd=self.data.parent
        )
        assert done.returncode == 0, f"{name}: {done.stderr[-600:]}"

    def create(self) -> None:
        """A new cluster, which nobody waits for yet."""
        self.tool("initdb", "-D", str(self.data), "--auth=trust", "--username=tento", "--no-sync")
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(SETTINGS.format(archive=self._archive))
        with (self.data / "pg_hba.conf").open("a", encoding="utf-8") as people:
            people.write("host all all 10.77.0.0/24 trust\nhost replication all 10.77.0.0/24 trust\n")

    def copy(self, other: "Postgres", where: Path | None = None) -> None:
        """A base backup of the other: the beginning of a standby, or of a recovery."""
        words = ("-R",) if where is None else ()
        named = f"host={other.address} user=tento application_name={self.machine}"
        self.tool("pg_basebackup", "-d", named, "-D", str(where or self.data), "-X", "stream", "--checkpoint=fast", *words)

    def start(self, data: Path | None = None) -> None:
        """Starts it, and waits until it takes questions."""
        with self._said.open("ab") as said:
            command = on(self.machine, *as_postgres(str(BIN / "postgres"), "-D", str(data or self.data)))
            self._running = subprocess.Popen(command, stdout=said, stderr=said, cwd=self.data.parent)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("SELECT 1")
            except psycopg.OperationalError:
                assert time.monotonic() < until, f"{self.machine} does not start: {self._said.read_text()[-800:]}"
                time.sleep(0.1)
            else:
                return

    def crash(self) -> None:
        """Ends it at once, with all its processes."""
        if self._running is not None:
            self._running.send_signal(signal.SIGQUIT)
            self._running.wait()
            self._running = None

    def ask(self, text: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """What it answers."""
        with psycopg.connect(host=self.address, user="tento", dbname=database, connect_timeout=3, autocommit=True) as db:
            answer = db.execute(text.encode())
            return answer.fetchall() if answer.description else []

    def set(self, name: str, value: str) -> None:
        """Changes a setting while it runs."""
        self.ask(f"ALTER SYSTEM SET {name} = '{value}'")
        self.ask("SELECT pg_reload_conf()")

    def promote(self) -> None:
        """The standby is the primary from now on; until it has a standby of its own one disk is enough."""
        self.tool("pg_ctl", "promote", "-w", "-D", str(self.data))
        self.set("synchronous_standby_names", "")

    def follow(self, primary: "Postgres") -> None:
        """What was the primary goes back to where they parted, and is the standby of the other; then both disks count again."""
        primary.ask("CHECKPOINT")  # until then it says that it is on the old timeline, and pg_rewind finds nothing to do
        named = f"host={primary.address} user=tento dbname=postgres application_name={self.machine}"
        self.tool("pg_rewind", f"--target-pgdata={self.data}", f"--source-server={named}", "--write-recovery-conf")
        auto = self.data / "postgresql.auto.conf"
        kept = [line for line in auto.read_text().splitlines() if not line.startswith("synchronous_standby_names")]
        auto.write_text("\n".join(kept) + "\n")
        self.start()
        primary.wait_for_standby()

    def wait_for_standby(self) -> None:
        """Until a standby follows; from then on nothing is kept before it is on both disks."""
        until = time.monotonic() + PATIENCE
        asked = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'"
        while self.ask(asked)[0][0] == 0:
            assert time.monotonic() < until, "no standby follows"
            time.sleep(0.2)
        self.set("synchronous_standby_names", "*")


def folder_for(where: Path, name: str) -> Path:
    """A folder that belongs to PostgreSQL's user."""
    made = where / name
    made.mkdir(parents=True, exist_ok=True)
    shutil.chown(made, USER, USER)
    os.chmod(made, 0o700)
    return made
