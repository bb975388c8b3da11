"""The next edition of a championship at a house: over HTTP and by the command line, with the CPFs of the people suspended."""

from pathlib import Path
from typing import Any

from litestar import Litestar

from tento.club.events.venue.championship import SECRET, Championship
from tento.club.ports import EventRow
from tests.cli.championship.editions import CPFS, DAY, GROUP, OTHERS, missed, pair, register
from tests.e2e.rest_app import Client, code, keeper, services_of
from tests.e2e.test_event_moving import House, house, run
from tests.e2e.venue_event import Desk, groups, new_id, opened

AT = ("--at", f"{DAY}09:00:00")
RENAMED = [{"name": "J. Melo", "cpf": CPFS[0]}, {"name": "Caio", "cpf": OTHERS[0]}]


async def brought(hall: House, folder: Path) -> str:
    """The edition of a file, brought to a house; its address there."""
    log = missed(folder)
    there = hall.at("edition-ix")
    told = await run("push", log, there, "--token", hall.token)
    assert told.exit_code == 0, told.stderr
    return there


async def test_a_suspension_follows_the_cpf_from_an_event_that_was_brought_to_a_house(tmp_path):
    async with house(tmp_path / "hall") as hall:
        await brought(hall, tmp_path)
        desk = Desk(hall.rita, (await opened(hall.rita, options=groups(1, 2), after="edition-ix"))["id"])
        assert code(await desk.ask("register", entry="D1", people=RENAMED, delegation="Outra")) == (409, "suspended")


async def test_the_command_opens_the_next_edition_at_the_same_house(tmp_path):
    async with house(tmp_path / "hall") as hall:
        there = await brought(hall, tmp_path)
        told = await run("new", hall.address, "fenacef-ix", "--title", "X", *GROUP, "--after", there, "--token", hall.token, "--json")
        assert told.exit_code == 0, told.stderr
        desk = Desk(hall.rita, (await hall.rita.get("/api/events/mine")).json()[0]["id"])
        assert code(await desk.ask("register", entry="D1", people=RENAMED, delegation="Outra")) == (409, "suspended")


async def test_the_command_opens_the_next_edition_of_a_house_in_a_file(tmp_path):
    async with house(tmp_path / "hall") as hall:
        there, log = await brought(hall, tmp_path), tmp_path / "x.log"
        told = await run("new", log, "fenacef-ix", "--title", "X", *GROUP, "--after", there, "--token", hall.token, *AT)
        assert told.exit_code == 0, told.stderr
    answer = register(log, "D1", pair(("J. Melo", "Caio"), (CPFS[0], OTHERS[0])), "Outra")
    assert (answer.exit_code, "is suspended from this edition" in answer.output) == (1, True)


async def test_an_event_from_before_closes_its_cpfs_under_its_secret_and_gives_that_to_the_next_edition(
    app: Litestar, client: Client, monkeypatch
):
    championships = services_of(app).championships
    kept_now = championships.events.open

    async def as_before(row: EventRow, opening: Any, rulebook: Any, secrets: Any = ()) -> Any:
        return await kept_now(row, opening, rulebook, [one for one in secrets if one[0] == SECRET])

    rita = await keeper(client, "Rita")
    with monkeypatch.context() as earlier:
        earlier.setattr(championships.events, "open", as_before)
        before = (await opened(rita))["id"]
    after = (await opened(rita, after=before))["id"]
    old, new = await championships.find(before), await championships.find(after)
    assert isinstance(old, Championship)
    assert isinstance(new, Championship)
    assert await old.secret() == await old.cpf_key() == await new.cpf_key() != await new.secret()


async def test_the_next_edition_is_for_the_organiser_of_the_last_one(client: Client):
    before = (await opened(await keeper(client, "Rita")))["id"]
    caio = await keeper(client, "Caio")
    asked = {"id": new_id(), "title": "X", "rulebook": "fenacef-ix", "options": groups(2), "after": before}
    answer = await caio.post("/api/events", asked)
    assert code(answer) == (403, "not_your_office")
