"""The real `tento serve` and `tento admin`: a process with nothing to configure, and a backup that comes back."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

pytest_plugins = ("tests.contract.stores",)

TENTO = (sys.executable, "-c", "from tento_command import run; run()")
QR = "█"
PATIENCE = 180
"""So many seconds a test waits for what must come, on a machine that has other things to do; it says nothing about speed."""
ENVIRONMENT = {"LANG": "pt_BR.UTF-8", "PYTHONIOENCODING": "utf-8"}


def environment(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TENTO_", "XDG_"))}
    return kept | ENVIRONMENT | {"HOME": str(home)}


@contextmanager
def serving(home: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server and its address; it is stopped at the end, whatever happens."""
    with (home / "out").open("w+", encoding="utf-8") as out, (home / "err").open("w+", encoding="utf-8") as err:
        server = subprocess.Popen([*TENTO, "serve", "--port", "0", *options], env=environment(home), stdout=out, stderr=err, text=True)
        try:
            yield server, _address(server, home / "out")
        finally:
            if server.poll() is None:
                server.kill()
            server.wait(PATIENCE)


def _address(server: subprocess.Popen[str], out: Path) -> str:
    found: list[str] = []

    def told() -> bool:
        found[:] = re.findall(r"http://[\d.]+:\d+", out.read_text(encoding="utf-8"))
        assert found or server.poll() is None, "the server ended before it was open"
        return bool(found)

    assert sooner_or_later(told), "the server did not open"
    return found[0]


def admin(home: Path, *words: str, said: str | None = None) -> subprocess.CompletedProcess[str]:
    command = [*TENTO, "admin", *words]
    return subprocess.run(command, env=environment(home), input=said, capture_output=True, text=True, timeout=PATIENCE, check=False)


def sooner_or_later(holds: Callable[[], bool]) -> bool:
    """True as soon as it holds; False if it does not for a long while."""
    until = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def stopped(server: subprocess.Popen[str]) -> int:
    server.send_signal(signal.SIGTERM)
    return server.wait(PATIENCE)


def test_it_starts_with_nothing_to_configure_answers_and_stops_with_0(tmp_path):
    with serving(tmp_path) as (server, address):
        assert httpx.get(f"{address}/healthz", timeout=PATIENCE).json() == {"status": "ok"}
        assert "<title>Tento</title>" in httpx.get(address, timeout=PATIENCE).text
        assert stopped(server) == 0
    assert "O Tento está no ar" in (tmp_path / "out").read_text(encoding="utf-8")
    assert (tmp_path / ".local/share/tento/tento.db").is_file()
    assert [json.loads(line)["what"] for line in (tmp_path / "err").read_text().splitlines()][-1] == "closed"


def test_what_was_kept_is_there_after_the_next_start(tmp_path):
    with (
        serving(tmp_path, "--data", str(tmp_path / "data")) as (server, address),
        httpx.Client(base_url=address, timeout=PATIENCE) as browser,
    ):
        csrf = browser.post("/api/guest").json()["csrf"]
        table = browser.post("/api/tables", json={"title": "Mesa da casa"}, headers={"x-csrf-token": csrf}).json()["id"]
        cookies = dict(browser.cookies)
        assert stopped(server) == 0
    with serving(tmp_path, "--data", str(tmp_path / "data")) as (server, address):
        assert httpx.get(f"{address}/api/tables/{table}", timeout=PATIENCE).json()["title"] == "Mesa da casa"
        assert httpx.get(f"{address}/api/me", cookies=cookies, timeout=PATIENCE).json()["person"] is not None


def test_a_proxy_is_believed_only_if_it_is_trusted(tmp_path):
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    with serving(tmp_path) as (_server, address):
        assert "Secure" not in httpx.post(f"{address}/api/guest", headers=forwarded, timeout=PATIENCE).headers["set-cookie"]
    with serving(tmp_path, "--trust-proxy", "127.0.0.1") as (_server, address):
        assert "Secure" in httpx.post(f"{address}/api/guest", headers=forwarded, timeout=PATIENCE).headers["set-cookie"]


def test_a_port_in_use_is_told_in_a_sentence(tmp_path):
    with serving(tmp_path) as (_server, address):
        port = address.rpartition(":")[2]
        second = subprocess.run(
            [*TENTO, "serve", "--port", port], env=environment(tmp_path), capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert second.returncode == 2
    assert "Traceback" not in second.stderr
    assert len(second.stderr.splitlines()) == 1


def test_the_code_to_read_with_a_phone_is_drawn():
    from tento.cli.serve import draw_code

    assert draw_code("http://192.0.2.7:8000/").count(QR) > 50


def test_the_first_admin_logs_in_with_the_password_that_was_shown(tmp_path):
    made = admin(tmp_path, "make", "Chefe da casa", "--role", "admin")
    password = re.search(r"entrada: (\S+)", made.stdout)
    assert password, made.stdout + made.stderr
    with serving(tmp_path) as (_server, address):
        answer = httpx.post(f"{address}/api/login", json={"name": "chefe da casa", "password": password[1]}, timeout=PATIENCE)
    assert answer.json()["person"]["roles"] == ["player", "admin"]


def test_who_lost_every_key_is_let_back_in_by_a_new_password(tmp_path):
    admin(tmp_path, "make", "Chefe da casa", "--role", "admin")
    reset = admin(tmp_path, "reset", "chefe da casa")
    password = re.search(r"senha nova (\S+)\. ", reset.stdout)
    assert password, reset.stdout + reset.stderr
    with serving(tmp_path) as (_server, address):
        answer = httpx.post(f"{address}/api/login", json={"name": "chefe da casa", "password": password[1]}, timeout=PATIENCE)
    assert answer.json()["person"]["roles"] == ["player", "admin"]
    assert admin(tmp_path, "reset", "ninguém").returncode == 2


def test_a_password_that_is_asked_for_is_held_to_the_rule_of_the_server(tmp_path):
    short = admin(tmp_path, "make", "Chefe da casa", "--role", "admin", "--ask-password", said="curta\ncurta\n")
    assert (short.returncode, "A senha tem de 8 a 256" in short.stderr) == (2, True), short.stderr
    assert admin(tmp_path, "make", "Chefe da casa", "--role", "admin", "--ask-password", said="uma senha longa\n" * 2).returncode == 0


def test_who_is_known_already_is_asked_for_no_password(tmp_path):
    admin(tmp_path, "make", "Chefe da casa", "--role", "admin")
    again = admin(tmp_path, "make", "Chefe da casa", "--role", "organiser", "--ask-password", said="")
    assert (again.returncode, again.stdout) == (0, "Chefe da casa agora tem os cargos: player, admin, organiser.\n")


def test_a_backup_made_while_people_play_comes_back_whole(tmp_path):
    copy = tmp_path / "copy.db"
    with serving(tmp_path) as (server, address), httpx.Client(base_url=address, timeout=PATIENCE) as browser:
        csrf = {"x-csrf-token": browser.post("/api/guest").json()["csrf"]}
        table = browser.post("/api/tables/quick", json={}, headers=csrf).json()["id"]
        assert admin(tmp_path, "backup", str(copy)).returncode == 0
        after = browser.post("/api/tables", json={"title": "Depois da cópia"}, headers=csrf).json()["id"]
        assert admin(tmp_path, "restore", str(copy)).returncode == 2, "a database in use is not replaced"
        assert stopped(server) == 0
    assert admin(tmp_path, "restore", str(copy)).returncode == 0
    with serving(tmp_path) as (server, address):
        assert httpx.get(f"{address}/api/tables/{table}", timeout=PATIENCE).status_code == 200
        assert httpx.get(f"{address}/api/tables/{after}", timeout=PATIENCE).status_code == 404
        assert stopped(server) == 0


def test_the_database_before_a_restore_is_kept(tmp_path):
    admin(tmp_path, "make", "Chefe da casa", "--role", "admin")
    admin(tmp_path, "backup", str(tmp_path / "copy.db"))
    assert admin(tmp_path, "restore", str(tmp_path / "copy.db")).returncode == 0
    assert len(list((tmp_path / ".local/share/tento").glob("tento-*.db"))) == 1


@pytest.mark.parametrize("content", [b"", b"not a database", b"SQLite format 3\x00" + bytes(200)])
def test_what_is_no_backup_of_ours_is_not_restored(tmp_path, content):
    (tmp_path / "strange").write_bytes(content)
    answer = admin(tmp_path, "restore", str(tmp_path / "strange"))
    assert (answer.returncode, "Traceback" in answer.stderr) == (2, False)


def test_for_postgresql_the_commands_are_told(tmp_path):
    told = admin(tmp_path, "backup", "copy", "--database", "postgresql://tento@db/tento").stdout
    assert "pg_dump" in told
    assert "pg_restore" in admin(tmp_path, "restore", "copy", "--database", "postgresql://tento@db/tento").stdout


def test_a_second_server_on_the_same_folder_says_who_is_there_and_stops(tmp_path):
    data = ("--data", str(tmp_path / "data"))
    with serving(tmp_path, *data) as (one, _address):
        told = started_in_vain(tmp_path, *data)
        assert told.returncode == 2
        assert f"process {one.pid} already runs the tables of" in told.stderr
        assert len(told.stderr.splitlines()) == 1, "the sentence, and no trace after it"


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql://ana:segredo@127.0.0.1:1/tento", "the database does not answer"),
        ("postgresql://ana:segredo@[tento", "that is no address of a PostgreSQL database"),
        ("mysql://ana:segredo@127.0.0.1/tento", "no store knows this kind of address"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence_without_its_password(tmp_path, address, sentence):
    told = started_in_vain(tmp_path, "--database", address)
    assert (told.returncode, told.stderr.startswith(sentence), len(told.stderr.splitlines())) == (2, True, 1), told.stderr
    assert "segredo" not in told.stderr


def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path):
    (tmp_path / "tento.db").write_text("a letter, and no database", encoding="utf-8")
    told = started_in_vain(tmp_path, "--data", str(tmp_path))
    assert (told.returncode, told.stderr) == (2, "the database cannot be used: file is not a database\n")


def started_in_vain(home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """A server that cannot open, and what it said."""
    command = [*TENTO, "serve", "--port", "0", *options]
    return subprocess.run(command, env=environment(home), capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.fixture
def two(tmp_path, monkeypatch, corner, request) -> Iterator[tuple[tuple[httpx.Client, httpx.Client], tuple[dict[str, str], ...]]]:
    """Ana's browser at one process and Bia's at another, with the second secret of each."""
    monkeypatch.setitem(ENVIRONMENT, "TENTO_SECRET", "shared by the processes of one database")
    data = ("--database", corner(f"two_servers_{request.node.name[-12:]}"))
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with (
        serving(tmp_path / "one", *data) as (_one, first),
        serving(tmp_path / "two", *data) as (_two, second),
        httpx.Client(base_url=first, timeout=PATIENCE) as ana,
        httpx.Client(base_url=second, timeout=PATIENCE) as bia,
    ):
        yield (ana, bia), tuple({"x-csrf-token": browser.post("/api/guest").json()["csrf"]} for browser in (ana, bia))


def test_a_request_for_a_table_of_another_process_reaches_it(two):
    (ana, bia), csrf = two
    table = ana.post("/api/tables", json={}, headers=csrf[0]).json()["id"]
    sat = bia.post(f"/api/tables/{table}/sit", json={"seat": 2}, headers=csrf[1])
    assert (sat.status_code, sat.json()["you"]) == (200, 2)
    assert ana.get(f"/api/tables/{table}").json()["taken"] == 1
    assert bia.post(f"/api/tables/{table}/kick", json={"seat": 2}, headers=csrf[1]).json()["code"] == "host_only"
    assert bia.post(f"/api/tables/{table}/leave").json()["code"] == "csrf"


def test_who_wants_to_play_at_once_meets_the_others_whichever_process_is_asked(two):
    browsers, csrf = two
    seats = [browser.post("/api/tables/quick", json={}, headers=mine).json() for browser, mine in zip(browsers, csrf, strict=True)]
    assert [(seat["id"], seat["you"]) for seat in seats] == [(seats[0]["id"], 0), (seats[0]["id"], 1)]


def test_who_is_forgotten_by_one_process_is_forgotten_by_all(two):
    (ana, bia), csrf = two
    table = ana.post("/api/tables", json={}, headers=csrf[0]).json()["id"]
    bia.post(f"/api/tables/{table}/sit", json={}, headers=csrf[1])
    assert sooner_or_later(lambda: bool(bia.get("/api/me/tables").json())), "the lists hear of it after the table"
    pseudonym = bia.delete("/api/me", headers=csrf[1]).json()["pseudonym"]
    with connect(f"ws://{ana.base_url.netloc.decode()}/ws", proxy=None) as spectator:
        spectator.send(json.dumps({"type": "hello", "table": table}))
        assert json.loads(spectator.recv(PATIENCE))["sitters"][0]["name"] == pseudonym
