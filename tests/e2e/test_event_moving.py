"""A championship on its way: from a laptop in a hall to a second one that takes over, and to the public house. Real servers, real files."""

import asyncio
import socket
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from typer.testing import CliRunner, Result

from tento.bootstrap import Settings, build
from tento.championship.core.bundle import Bundle
from tento.cli.main import app as command
from tento.club.events import live_events
from tests.e2e.live_server import server_of
from tests.e2e.rest_app import WEAK, Somebody, code, keeper
from tests.e2e.test_event_pictures import png
from tests.e2e.venue_event import Desk, drawn, entered, opened

RUN = CliRunner()


class House:
    """A house on the loopback, its organiser, and a token of theirs."""

    def __init__(self, address: str, rita: Somebody, token: str) -> None:
        self.address, self.rita, self.token = address, rita, token

    def at(self, event: str) -> str:
        return f"{self.address}/evento/{event}"


@asynccontextmanager
async def house(folder: Path, copies: str = "") -> AsyncIterator[House]:
    app = build(Settings(database=str(folder), limits=False, hasher=WEAK, copies=copies))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        server = server_of(app)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.02)
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as client:
            rita = await keeper(client, "Rita")
            token = (await rita.post("/api/me/tokens", {"name": "notebook"})).json()["token"]
            yield House(address, rita, token)
        server.should_exit = True
        await serving


async def run(*words: object) -> Result:
    return await asyncio.to_thread(RUN.invoke, command, ["championship", *map(str, words), "--lang", "en"])


async def begun(at: House) -> Desk:
    desk = Desk(at.rita, (await opened(at.rita))["id"])
    await entered(desk, 8)
    await drawn(desk, "groups")
    return desk


async def test_a_second_laptop_follows_takes_over_and_the_former_writer_is_refused(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk, log = await begun(hall), tmp_path / "copa.log"
        told = await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)
        assert told.exit_code == 0, told.stderr
        verified = await run("verify", log)
        assert (verified.exit_code, "All true" in verified.stdout) == (0, True)
        await desk.do("call", match=(await desk.seen())["pairs"]["matches"][0]["id"], table=1)
        assert (await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)).exit_code == 0
        took = await run("decide", log, "take-over", "where=second laptop", "--by", "Rui", "--role", "director")
        assert took.exit_code == 0, took.stderr
        back = await run("push", log, hall.at(desk.event), "--token", hall.token)
        assert back.exit_code == 0, back.stderr
        assert (await desk.get("/log")).text == log.read_text(encoding="utf-8")
        again = await run("push", log, hall.at(desk.event), "--token", hall.token)
        assert (again.exit_code, again.stdout) == (0, back.stdout)


async def test_two_who_both_went_on_are_not_joined(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk, log = await begun(hall), tmp_path / "copa.log"
        await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)
        assert (await run("decide", log, "take-over", "where=second laptop", "--by", "Rui", "--role", "director")).exit_code == 0
        await desk.do("call", match=(await desk.seen())["pairs"]["matches"][0]["id"], table=1)
        before = (await desk.get("/log")).text
        refused = await run("push", log, hall.at(desk.event), "--token", hall.token)
        assert refused.exit_code == 1
        assert "deixam de ser o mesmo na linha" in refused.stderr
        assert (await desk.get("/log")).text == before
        kept = log.read_text(encoding="utf-8")
        assert (await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)).exit_code == 1
        assert log.read_text(encoding="utf-8") == kept


async def test_afterwards_the_log_goes_to_the_public_house_and_is_gone_on_with_there(tmp_path):
    async with house(tmp_path / "hall") as hall, house(tmp_path / "public") as public:
        desk, log = await begun(hall), tmp_path / "copa.log"
        await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)
        told = await run("push", log, public.at(desk.event), "--token", public.token)
        assert told.exit_code == 0, told.stderr
        there = Desk(public.rita, desk.event)
        assert (await there.seen())["pairs"]["entries"] == (await desk.seen())["pairs"]["entries"]
        await there.do("call", match=(await there.seen())["pairs"]["matches"][0]["id"], table=2)
        caio = await keeper(there.somebody._client, "Caio")
        other = (await caio.post("/api/me/tokens", {"name": "x"})).json()["token"]
        stranger = await run("push", log, public.at(desk.event), "--token", other)
        assert stranger.exit_code == 1


async def test_what_is_no_event_is_refused_and_nothing_is_opened(tmp_path):
    async with house(tmp_path / "hall") as hall, house(tmp_path / "public") as public:
        desk = await begun(hall)
        whole = msgspec.json.decode((await desk.get("/bundle")).content, type=Bundle)
        forged = msgspec.structs.replace(whole, log=whole.log.replace("D1", "D9", 1))
        lost = msgspec.structs.replace(whole, things={})
        for wrong in (forged, lost):
            answer = await public.rita.ask("PUT", f"/api/events/{desk.event}/bundle", json=msgspec.to_builtins(wrong, str_keys=True))
            assert code(answer) == (400, "bad_log")
        nonsense: list[Any] = [{}, {"log": 1}, [], {"log": "x\n"}]
        for body in nonsense:
            answer = await public.rita.ask("PUT", f"/api/events/{desk.event}/bundle", json=body)
            assert answer.status_code == 400
        assert code(await public.rita.get(f"/api/events/{desk.event}")) == (404, "unknown_event")


async def test_the_bundle_is_for_the_organiser_alone(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk = await begun(hall)
        bia = await keeper(hall.rita._client, "Bia")
        assert (await desk.post("/roles", {"name": "Bia", "role": "director"})).status_code == 201
        assert code(await Desk(bia, desk.event).get("/bundle")) == (403, "not_your_office")


async def test_an_older_copy_does_not_bring_back_somebody_erased(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk, log = await begun(hall), tmp_path / "copa.log"
        await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)
        person = next(one["number"] for one in (await desk.get("/people")).json() if one["name"] == "Ana 1")
        await desk.do("erase", person=person)
        assert (await run("push", log, hall.at(desk.event), "--token", hall.token)).exit_code == 0
        assert "Ana 1" not in (await desk.get("/people.json")).text
        assert (await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)).exit_code == 0
        assert "Ana 1" not in (tmp_path / "copa.people.json").read_text(encoding="utf-8")
        assert "People erased: 1" in (await run("verify", log)).stdout


async def photographed(desk: Desk, mark: int, match: str) -> str:
    answer = await desk.post("/pictures", {"match": match, "content": b64encode(png(mark)).decode()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["hash"])


async def test_photographs_go_along_to_the_second_laptop_and_to_the_public_house(tmp_path):
    async with house(tmp_path / "hall") as hall, house(tmp_path / "public") as public:
        desk, log = await begun(hall), tmp_path / "copa.log"
        match = (await desk.seen())["pairs"]["matches"][0]["id"]
        taken = [await photographed(desk, mark, match) for mark in (1, 2)]
        assert (await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)).exit_code == 0
        files = {file.name: file for file in (tmp_path / "copa.pictures").iterdir()}
        assert {*files} == {"pictures.json", *taken}
        assert (files[taken[0]].read_bytes(), files[taken[0]].stat().st_mode & 0o077) == (png(1), 0)
        assert (await run("copy", log, tmp_path / "stick")).exit_code == 0
        told = await run("push", tmp_path / "stick" / "copa.log", public.at(desk.event), "--token", public.token)
        assert told.exit_code == 0, told.stderr
        there = Desk(public.rita, desk.event)
        assert (await there.get("/pictures")).json() == (await desk.get("/pictures")).json()
        assert (await there.get(f"/pictures/{taken[1]}")).content == png(2)


async def test_whoever_is_erased_is_on_no_photograph_of_any_house_or_laptop(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk, log = await begun(hall), tmp_path / "copa.log"
        seen = await desk.seen()
        match = next(one for one in seen["pairs"]["matches"] if "1" in one["sides"] or "D1" in one["sides"])
        await photographed(desk, 1, match["id"])
        await run("follow", hall.at(desk.event), log, "--token", hall.token, "--every", 0)
        assert (await run("decide", log, "take-over", "where=second laptop", "--by", "Rui", "--role", "director")).exit_code == 0
        person = next(one["number"] for one in (await desk.get("/people")).json() if one["name"] == "Ana 1")
        erased = await run("decide", log, "erase", f"person={person}", "--by", "Rita", "--role", "organiser", "--why", "asked")
        assert erased.exit_code == 0, erased.stderr
        assert [file.name for file in (tmp_path / "copa.pictures").iterdir()] == ["pictures.json"]
        assert (await run("push", log, hall.at(desk.event), "--token", hall.token)).exit_code == 0
        assert (await desk.get("/pictures")).json() == []


async def test_every_running_event_is_copied_to_a_folder_and_the_copy_verifies(tmp_path, monkeypatch):
    monkeypatch.setattr(live_events, "RENEW_SECONDS", 0.1)
    async with house(tmp_path / "hall", copies=str(tmp_path / "stick")) as hall:
        desk = await begun(hall)
        number = (await desk.seen())["number"]
        copy = tmp_path / "stick" / f"{desk.event}.log"
        for _ in range(600):
            await asyncio.sleep(0.1)
            if copy.exists() and len(copy.read_text(encoding="utf-8").splitlines()) == number + 1:
                break
        verified = await run("verify", copy)
        assert (verified.exit_code, "All true" in verified.stdout) == (0, True)
        assert (copy.stat().st_mode & 0o077) == 0


async def test_a_copy_to_a_stick_is_read_again_and_grows(tmp_path):
    log, stick = tmp_path / "copa.log", tmp_path / "stick"
    groups = ("--set", "stages.groups.groups=2", "--set", "stages.groups.advance=1")
    assert (await run("new", log, "fenacef-ix", "--title", "Copa", *groups)).exit_code == 0
    first = await run("copy", log, stick)
    assert (first.exit_code, first.stdout.startswith("1 decisions copied")) == (0, True)
    people = '[{"name": "Ana"}, {"name": "Bia"}]'
    assert (await run("decide", log, "register", "entry=1", f"people={people}", "delegation=D", "--by", "Rita")).exit_code == 0
    second = await run("copy", log, stick)
    assert second.stdout.startswith("2 decisions copied")
    assert (stick / "copa.log").read_text(encoding="utf-8") == log.read_text(encoding="utf-8")
    assert (stick / "copa.log.secret").read_text() == (tmp_path / "copa.log.secret").read_text()
    (stick / "copa.log").write_text(log.read_text(encoding="utf-8").replace("D", "E"), encoding="utf-8")
    assert (await run("copy", log, stick)).exit_code == 1
