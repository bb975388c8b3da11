"""What an organiser is told before a championship is opened: rulebooks with their open choices, and a plan for every number."""

import asyncio
from typing import Any

import pytest

from tests.e2e.rest_app import Client, Somebody, code, guest


async def planned(client: Client, rulebook: str, field: int | None = None, **more: Any) -> dict[str, Any]:
    answer = await Somebody(client).post("/api/event-plans/plans", {"rulebook": rulebook, "field": field, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def test_the_rulebooks_of_championships_tell_what_they_leave_open(client: Client):
    found = {one["name"]: one for one in (await Somebody(client).get("/api/event-plans/under")).json()}
    assert set(found) == {"truco-masters-2025", "fenacef-ix", "afia-2025", "cgp-2024"}
    assert (found["truco-masters-2025"]["field_min"], found["truco-masters-2025"]["field_max"]) == (16, 16)
    assert [sheet["kind"] for sheet in found["cgp-2024"]["sheets"]] == ["main", "side", "satellite"]
    lots = next(one for one in found["afia-2025"]["choices"] if one["rule"] == "discipline.sanctions")
    assert (lots["recommended"]["value"], [one["value"] for one in lots["others"]]) == (["warning"], [[]])


@pytest.mark.parametrize(("field", "matches"), [(12, 12), (15, 14)])
async def test_where_the_regulation_has_no_plan_one_is_offered_and_may_be_opened(client: Client, field, matches):
    told = await planned(client, "afia-2025", field, fields={"expected": field})
    assert (told["refusal"]["code"], told["refusal"]["facts"]["works"], told["plan"]) == ("impossible_field", "10", None)
    offer = told["offers"][0]
    assert offer["matches"] == matches
    again = await planned(client, "afia-2025", field, options=offer["options"], fields={"expected": field})
    assert (again["refusal"], again["plan"]["total"]) == (None, offer["total"])
    ana = await guest(client)
    asked = {"id": "envio-jogos", "title": "Jogos", "rulebook": "afia-2025", "options": offer["options"], "fields": {"expected": field}}
    assert (await ana.post("/api/events", asked)).status_code == 201


async def test_ten_pairs_play_as_it_is_written_and_the_hours_follow_from_the_tables(client: Client):
    told = await planned(client, "afia-2025", 10, tables=5, minutes=60)
    assert (told["refusal"], told["offers"]) == (None, [])
    assert told["plan"]["stages"][1]["text"] == "6 delegações em 3 jogos; entra o melhor perdedor da fase anterior; seguem 3."
    assert told["plan"]["total"] == "11 jogos ao todo; cerca de 4 h com 5 mesas, contando 60 minutos por partida."


async def test_a_sheet_is_tried_and_tells_the_prizes_of_so_many_entries(client: Client):
    found = (await Somebody(client).get("/api/event-plans/under")).json()
    sheet = next(one for one in found if one["name"] == "cgp-2024")["sheets"][0]
    fields = {"kind": "main", "split": sheet["split"], "stack": 30000, "levels": sheet["levels"], "variant": "NLH"}
    told = await planned(client, "cgp-2024", 100, fields={**fields, "start": "2026-12-05T15:00:00-03:00"})
    assert told["refusal"] is None
    assert (told["sheet"]["entry"], told["sheet"]["prices"]["debit"]) == (62_000, 65_100)
    assert sum(told["sheet"]["prizes"]) == told["sheet"]["pool"]
    without = await planned(client, "cgp-2024", 100, fields=fields)
    assert (without["refusal"]["code"], without["sheet"]) == ("sheet_incomplete", None)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"rulebook": "nada"}, "unknown_rulebook"),
        ({"rulebook": "ktruco-paulista"}, "no_championship"),
        ({"rulebook": "afia-2025", "options": {"nada": 1}, "field": 10}, "bad_options"),
    ],
)
async def test_what_cannot_be_planned_says_why(client: Client, asked, answer):
    told = (await Somebody(client).post("/api/event-plans/plans", asked)).json()
    assert (told["refusal"]["code"], told["plan"], told["offers"]) == (answer, None, [])


@pytest.mark.parametrize("wrong", [{"field": 1}, {"field": 5000}, {"tables": 0}, {"minutes": 0}, {"nada": 1}])
async def test_numbers_out_of_range_are_refused(client: Client, wrong):
    assert code(await Somebody(client).post("/api/event-plans/plans", {"rulebook": "afia-2025", **wrong})) == (400, "bad_request")


@pytest.mark.parametrize(
    ("rulebook", "options"),
    [
        ("fenacef-ix", {"stages": {"groups": {"groups": 2, "advance": 1, "size": 10**12}}}),
        ("fenacef-ix", {"entries": {"field_max": 10**12}, "stages": {"groups": {"groups": 2, "advance": 1}}}),
        ("cgp-2024", {"payout_table": {"places": [[1, 10**9]], "columns": [{"entrants": [1, 9999], "rows": [1]}]}}),
    ],
)
async def test_nobody_holds_the_house_up_with_a_plan_without_end(client: Client, rulebook: str, options: dict[str, Any]):
    asked = {"rulebook": rulebook, "options": options, "field": 8}
    async with asyncio.timeout(5):
        told = (await Somebody(client).post("/api/event-plans/plans", asked)).json()
    assert told["refusal"]["code"] == "bad_options"
