"""The real `tento serve --processes 2`: one address, one database, and one count of everything."""

import json
import os
import re
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.e2e.test_serve import PATIENCE, serving, sooner_or_later, started_in_vain, stopped

TWO = ("--processes", "2", "--no-limits")


def guest(browser: httpx.Client) -> dict[str, str]:
    return {"x-csrf-token": browser.post("/api/guest").json()["csrf"]}


def tables_of(address: str) -> float:
    """The tables that the whole server runs, whichever process is asked."""
    found = re.search(r"^tento_tables (\S+)$", httpx.get(f"{address}/metrics", timeout=PATIENCE).text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_it_opens_once_answers_as_one_server_and_stops_with_0(tmp_path):
    with serving(tmp_path, *TWO) as (server, address):
        made = list[str]()
        for _ in range(8):
            with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
                made.append(browser.post("/api/tables", json={}, headers=guest(browser)).json()["id"])
        assert [tables_of(address) for _ in range(6)] == [8] * 6
        for table in made:
            with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
                csrf = guest(browser)
                assert browser.post(f"/api/tables/{table}/sit", json={}, headers=csrf).json()["you"] == 0
                cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            named = f"{address.replace('http', 'ws', 1)}/ws?table={table}"
            with connect(named, additional_headers={"Cookie": cookie}, proxy=None) as socket:
                socket.send(json.dumps({"type": "hello", "table": table}))
                assert json.loads(socket.recv(PATIENCE).splitlines()[0])["you"] == 0
        assert stopped(server) == 0
    said = [json.loads(line)["what"] for line in (tmp_path / "err").read_text().splitlines()]
    assert (said.count("open"), said.count("closed")) == (2, 2)
    assert (tmp_path / "out").read_text(encoding="utf-8").count("O Tento está no ar") == 1


def workers_of(supervisor: int) -> list[int]:
    """The processes that this one started to serve."""
    return [int(path.name) for path in Path("/proc").glob("[0-9]*") if _started_by(path) == supervisor and _serves(path)]


def _started_by(process: Path) -> int | None:
    """Who started a process, by what the system tells of it; None if it has just ended."""
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


def _serves(process: Path) -> bool:
    return b"spawn_main" in (process / "cmdline").read_bytes()


def owners(folder: Path) -> set[str]:
    """The processes that run tables by their names; an empty one for a table that nobody runs."""
    with closing(sqlite3.connect(folder / "tento.db")) as database:
        return {name for (name,) in database.execute("SELECT process FROM leases")}


@pytest.mark.skipif(sys.platform != "linux", reason="who started a process is asked of Linux")
def test_the_tables_of_a_process_that_was_killed_are_counted_where_they_go_on_and_only_there(tmp_path):
    with serving(tmp_path, *TWO, "--data", str(tmp_path)) as (server, address):
        made = 0
        while made < 12 or len(owners(tmp_path)) < 2:  # chance deals new tables out among the processes
            with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
                assert browser.post("/api/tables", json={}, headers=guest(browser)).status_code == 201
            made += 1
        before = owners(tmp_path)
        os.kill(workers_of(server.pid)[0], signal.SIGKILL)
        assert sooner_or_later(lambda: not before <= owners(tmp_path) and "" not in owners(tmp_path)), "the others take its tables"
        assert sooner_or_later(lambda: tables_of(address) == made)
        assert stopped(server) == 0


@pytest.mark.parametrize("options", [TWO, ()], ids=["two", "one"])
def test_a_second_server_on_the_same_folder_says_who_is_there_and_stops(tmp_path, options):
    with serving(tmp_path, *TWO) as (one, _address):
        told = started_in_vain(tmp_path, *options)
        assert (told.returncode, f"process {one.pid} already runs the tables of" in told.stderr) == (2, True), told.stderr


def test_a_second_server_on_the_same_port_is_told_that_it_is_in_use(tmp_path):
    with serving(tmp_path, *TWO) as (_one, address):
        told = started_in_vain(tmp_path, *TWO, "--data", str(tmp_path / "other"), "--port", address.rpartition(":")[2])
        assert (told.returncode, len(told.stderr.splitlines())) == (2, 1), told.stderr


def test_a_database_that_cannot_be_opened_is_told_once_in_a_sentence(tmp_path):
    (tmp_path / "tento.db").write_text("a letter, and no database", encoding="utf-8")
    told = started_in_vain(tmp_path, *TWO, "--data", str(tmp_path))
    assert (told.returncode, told.stderr) == (2, "the database cannot be used: file is not a database\n")


def test_what_only_the_processes_tell_each_other_is_not_told_to_clients(tmp_path):
    with serving(tmp_path, *TWO) as (_server, address):
        assert httpx.post(f"{address}/internal/forgotten/ana", timeout=PATIENCE).status_code == 404


def test_a_server_of_two_takes_over_from_a_server_of_one_and_back(tmp_path):
    table = ""
    for options in ((), TWO, ()):
        with serving(tmp_path, *options) as (server, address), httpx.Client(base_url=address, timeout=PATIENCE) as browser:
            table = table or browser.post("/api/tables", json={"title": "Mesa da casa"}, headers=guest(browser)).json()["id"]
            assert sooner_or_later(lambda: tables_of(address) == 1)
            assert browser.get(f"/api/tables/{table}").json()["title"] == "Mesa da casa"
            assert stopped(server) == 0
