"""`tento championship` against a running server: the same commands as on a log file, by a token of the account or of a referee's link."""

from pathlib import Path

import msgspec

from tests.e2e.rest_app import Somebody, keeper
from tests.e2e.test_event_moving import House, begun, house, run
from tests.e2e.venue_event import Desk


async def told(at: House, desk: Desk, command: str, *words: object, token: str = "") -> tuple[int, str]:
    done = await run(command, at.at(desk.event), *words, "--token", token or at.token)
    return done.exit_code, done.output


async def test_an_event_is_opened_decided_shown_verified_and_printed_at_a_house(tmp_path):
    async with house(tmp_path / "hall") as hall:
        chosen = ("--set", "stages.groups.groups=2", "--set", "stages.groups.advance=1")
        opened = await run("new", hall.address, "fenacef-ix", "--title", "Copa", *chosen, "--token", hall.token, "--json")
        address = msgspec.json.decode(opened.stdout)["address"]
        desk = Desk(hall.rita, address.rpartition("/")[2])
        people = '[{"name": "Ana"}, {"name": "Bia"}]'
        assert (await told(hall, desk, "decide", "register", "entry=1", f"people={people}", "delegation=Sul"))[0] == 0
        assert (await desk.seen())["pairs"]["entries"][0]["people"] == ["Ana", "Bia"]
        code, listed = await told(hall, desk, "decide")
        assert code == 0
        assert "  register: entry, people" in listed
        assert "  close-entries: –\n      organiser" not in listed, "one pair cannot play"
        code, shown = await told(hall, desk, "show", "--json")
        assert (code, msgspec.json.decode(shown)["number"]) == (0, 2)
        assert (await told(hall, desk, "verify"))[0] == 0
        code, files = await told(hall, desk, "print", "--out", tmp_path / "papers")
        assert (code, "event.xlsx" in files) == (0, True)


async def test_a_preview_keeps_nothing_and_a_refusal_has_its_article(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk = await begun(hall)
        number = (await desk.seen())["number"]
        match = (await desk.seen())["pairs"]["matches"][0]["id"]
        code, text = await told(hall, desk, "decide", "call", f"match={match}", "table=1", "--preview")
        assert (code, "nothing was kept" in text) == (0, True)
        code, text = await told(hall, desk, "decide", "award", f"match={match}", "winner=D1", "--why", "x")
        assert (code, "art. 37" in text) == (1, True), text
        code, text = await told(hall, desk, "decide", "award", f"match={match}", "winner=D1", "--why", "x", "--json")
        assert (code, msgspec.json.decode(text)["articles"]) == (1, ["art. 37"])
        code, text = await told(hall, desk, "decide", "check-in", f"match={match}", "entry=D99")
        sides = (await desk.seen())["pairs"]["matches"][0]["sides"]
        assert text.splitlines()[-1] in {f"This would do: entry = {', '.join(names)}" for names in (sides, sides[::-1])}
        assert (await told(hall, desk, "decide", "cal", f"match={match}")) == (2, "cal: there is no such decision. Is it call?\n")
        assert (await told(hall, desk, "decide", "call", f"matsch={match}"))[0] == 2
        assert (await desk.seen())["number"] == number


async def test_a_referee_decides_by_the_token_of_a_link_and_a_stranger_nothing(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk = await begun(hall)
        match = (await desk.seen())["pairs"]["matches"][0]
        await desk.do("call", match=match["id"], table=1)
        for side in match["sides"]:
            await desk.do("check-in", match=match["id"], entry=side)
        link = (await desk.post("/links", {"id": "envio-juiz", "name": "Rui", "table": 1})).json()["token"]
        code, listed = await told(hall, desk, "decide", "--json", token=link)
        acts = {act["do"]: act for act in msgspec.json.decode(listed)["acts"]}
        assert (code, acts["start"]["ways"]) == (0, [{"match": match["id"]}])
        assert (await told(hall, desk, "decide", "start", f"match={match['id']}", token=link))[0] == 0
        token = await token_of(hall, "Caio")
        code, text = await told(hall, desk, "decide", "suspend", "to=cancelled", "--why", "x", "--json", token=token)
        assert (code, msgspec.json.decode(text)["code"]) == (1, "not_your_role")


async def test_everybody_is_shown_names_and_results_and_who_reads_all_verifies_without_the_people(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk = await begun(hall)
        stranger = await token_of(hall, "Caio")
        code, shown = await told(hall, desk, "show", token=stranger)
        assert code == 0, shown
        assert "D1 Ana 1 / Bia 1 · Clube 1" in shown
        assert "groups/A1  D" in shown
        code, shown = await told(hall, desk, "show", "--json", token=stranger)
        assert (code, msgspec.json.decode(shown)["number"]) == (0, 12)
        code, text = await told(hall, desk, "verify", token=stranger)
        assert (code, "Isso cabe a: organização." in text) == (1, True), "the house speaks the language of the account"
        for name, role in (("Bia", "director"), ("Davi", "referee")):
            token = await token_of(hall, name)
            assert (await desk.post("/roles", {"name": name, "role": role, "tables": [1]})).status_code == 201
            code, text = await told(hall, desk, "verify", token=token)
            assert (code, "The chain is whole" in text) == (3, True), text
        link = (await desk.post("/links", {"id": "envio-juiz", "name": "Rui", "table": 1})).json()["token"]
        assert (await told(hall, desk, "verify", token=link))[0] == 3


async def test_a_reader_prints_the_papers_of_the_own_role(tmp_path):
    async with house(tmp_path / "hall") as hall:
        desk = await begun(hall)
        stranger, out = await token_of(hall, "Caio"), tmp_path / "papers"
        code, files = await told(hall, desk, "print", "--out", out, "--json", token=stranger)
        offered = await Desk(Somebody(hall.rita._client), desk.event).get("/files")
        assert (code, len(msgspec.json.decode(files)["files"])) == (0, len(offered.json()))
        assert all(Path(name).stat().st_size for name in msgspec.json.decode(files)["files"])


async def token_of(hall: House, name: str) -> str:
    """A token of somebody who has no role yet."""
    person = await keeper(hall.rita._client, name)
    return str((await person.post("/api/me/tokens", {"name": "x"})).json()["token"])
