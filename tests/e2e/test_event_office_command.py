"""`tento championship roles`, `link`, `revoke`, `import`, `people`, `erase` and `pins` against a running server."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.e2e.rest_app import keeper
from tests.e2e.test_event_command import told
from tests.e2e.test_event_moving import House, begun, house
from tests.e2e.venue_event import Desk, opened


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path / "hall") as found:
        yield found


@pytest.fixture
async def desk(hall: House) -> Desk:
    return await begun(hall)


async def test_a_role_is_given_listed_and_taken(hall: House, desk: Desk):
    await keeper(hall.rita._client, "Rui")
    code, text = await told(hall, desk, "roles", "Rui", "referee", "--table", 3)
    assert (code, "  Rui: referee · table 3" in text) == (0, True), text
    code, text = await told(hall, desk, "roles", "--json")
    assert {(one["name"], one["role"]) for one in msgspec.json.decode(text)["roles"]} >= {("Rita", "organiser"), ("Rui", "referee")}
    code, text = await told(hall, desk, "roles", "Rui", "referee", "--take")
    assert (code, "Rui" in text) == (0, False)
    assert (await told(hall, desk, "roles", "Rui", "referee", "--take"))[0] == 2


async def test_a_role_that_there_is_not_is_refused_with_those_that_there_are(hall: House, desk: Desk):
    code, text = await told(hall, desk, "roles", "Rui", "umpire")
    assert (code, "referee" in text) == (2, True)


async def test_a_link_is_made_used_listed_and_revoked(hall: House, desk: Desk):
    code, text = await told(hall, desk, "link", "Ivo", 1, "--json")
    made = msgspec.json.decode(text)
    assert (code, made["address"]) == (0, f"{hall.at(desk.event)}/arbitro#{made['token']}")
    assert (await told(hall, desk, "decide", "--json", token=made["token"]))[0] == 0
    code, text = await told(hall, desk, "link")
    assert (code, f"  {made['id']}  Ivo · table 1" in text) == (0, True), text
    assert (await told(hall, desk, "revoke", made["id"]))[0] == 0
    assert (await told(hall, desk, "decide", "--json", token=made["token"]))[0] == 1


async def test_people_are_listed_and_erased_by_number_or_name(hall: House, desk: Desk):
    code, text = await told(hall, desk, "people")
    assert (code, "Ana 1  (D1)" in text) == (0, True), text
    assert (await told(hall, desk, "erase", "ana 1", "--why", "asked for it"))[0] == 0
    assert "Ana 1" not in (await told(hall, desk, "people"))[1]
    assert (await told(hall, desk, "erase", "Zé"))[0] == 2


async def test_pins_are_listed_and_saved_as_strips(hall: House, desk: Desk, tmp_path: Path):
    code, text = await told(hall, desk, "pins")
    assert (code, len(text.splitlines())) == (0, 16)
    code, _ = await told(hall, desk, "pins", "--out", tmp_path / "pins.pdf")
    assert (code, (tmp_path / "pins.pdf").read_bytes()[:5]) == (0, b"%PDF-")


async def test_a_list_is_looked_at_entered_and_refused_line_by_line(hall: House, tmp_path: Path):
    desk = Desk(hall.rita, (await opened(hall.rita))["id"])
    good = tmp_path / "good.csv"
    good.write_text("inscricao;nome;delegacao\nD1;Ana;Sul\nD1;Bia;Sul\n", encoding="utf-8")
    assert (await told(hall, desk, "import", good, "--preview"))[0] == 0
    assert (await desk.seen())["number"] == 1
    code, text = await told(hall, desk, "import", good)
    assert (code, (await desk.seen())["number"]) == (0, 2), text
    assert (await told(hall, desk, "import", good))[0] == 1
    assert (await told(hall, desk, "import", tmp_path / "none.csv"))[0] == 2
