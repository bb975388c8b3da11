"""Cups over HTTP: from the form to the winner without a hand on it, and the log that anybody can check."""

import asyncio
from typing import Any

import msgspec

from tento.championship.core.beside import Beside, PeopleFile
from tento.championship.core.log import rulebook_named
from tento.championship.registry import replay
from tento.club.events.pairs.weekly import WeeklyCup, WeeklyCups
from tento.records.opening import verify
from tento.rulebooks.loader import load
from tests.e2e.rest_app import Client, Somebody, guest, services_of

AT_ONCE = {"bot_seconds": 0, "pause_seconds": 0, "bot": "random"}
PATIENCE_S = 60


async def opened(host: Somebody, **wanted: Any) -> dict[str, Any]:
    answer = await host.post("/api/cups", {"title": "Copa do Bar", "rulebook": "truco-masters-2025", "entries": 4, **AT_ONCE, **wanted})
    assert answer.status_code == 201, answer.text
    return dict(answer.json()["cup"])


async def until_over(somebody: Somebody, cup: str) -> dict[str, Any]:
    for _ in range(20 * PATIENCE_S):
        answer = await somebody.get(f"/api/cups/{cup}")
        assert answer.status_code == 200, answer.text
        shown = dict(answer.json()["cup"])
        if shown["status"] == "over":
            return shown
        await asyncio.sleep(0.05)
    raise AssertionError("the cup never ended")


async def test_sixteen_pairs_of_bots_from_the_form_to_the_winner_without_a_hand(client: Client):
    ana = await guest(client)
    found = await opened(ana, entries=16, bots=True, begins=1)
    shown = await until_over(ana, found["id"])
    assert [len(turn) for turn in shown["rounds"]] == [8, 4, 2, 1]
    assert len(shown["path"]) == 4
    assert shown["places"][0] == [shown["champion"]]
    text = (await ana.get(f"/api/cups/{found['id']}/log")).text
    people = (await ana.get(f"/api/cups/{found['id']}/people.json")).content
    replayed = replay(text, load(rulebook_named(text)), Beside(msgspec.json.decode(people, type=PeopleFile).things))
    assert replayed.tournament.false_draw(replayed.draws) is None
    assert replayed.state.champion == shown["champion"]
    for match in shown["matches"]:
        record = await ana.get(f"/api/matches/{match['record']}/record")
        assert record.status_code == 200, record.text
        assert [deal.verdict for deal in verify(record.text)] == ["true"] * match["deals"]


async def test_a_cup_is_a_championship_like_all_others(client: Client):
    ana, bia = await guest(client), await guest(client)
    found = await opened(ana, bots=True, begins=1)
    await until_over(ana, found["id"])
    event = (await bia.get(f"/api/events/{found['id']}")).json()
    assert (event["status"], len(event["pairs"]["matches"])) == ("over", 3)


async def test_people_enter_by_links_and_the_last_place_begins(client: Client):
    people = [await guest(client) for _ in range(8)]
    found = await opened(people[0])
    for first, second in zip(people[::2], people[1::2], strict=True):
        you = (await first.get(f"/api/cups/{found['id']}")).json()["you"]
        asked = (await second.get(f"/api/cups/{found['id']}/invite/{you['partner_link']}")).json()
        assert asked == {"name": first.name}
        answer = await second.post(f"/api/cups/{found['id']}/enter", {"partner": you["partner_link"]})
        assert answer.status_code == 200, answer.text
    for _ in range(20 * PATIENCE_S):
        you = (await people[0].get(f"/api/cups/{found['id']}")).json()["you"]
        if you["table"] is not None:
            break
        await asyncio.sleep(0.05)
    table = (await people[0].get(f"/api/tables/{you['table']}")).json()
    assert (table["status"], table["config"]["advice"], len(table["config"]["reserved"])) == ("waiting", "never", 4)
    outside = await guest(client)
    assert (await outside.post(f"/api/tables/{you['table']}/sit", {})).json()["code"] == "seat_reserved"


async def test_bad_cups_are_refused(client: Client):
    ana = await guest(client)
    for wanted, code in (
        ({"rulebook": "cgp-2024"}, "bad_rulebook"),
        ({"rulebook": "nothing"}, "unknown_rulebook"),
        ({"rulebook": "afia-2025", "singles": True}, "seats_not_played"),
        ({"rulebook": "afia-2025", "best_of": 3}, "bad_rulebook"),
        ({"bot": "nobody"}, "unknown_bot"),
        ({"entries": 2}, "bad_request"),
        ({"entries": 1025}, "bad_request"),
    ):
        asked = {"title": "Copa", "rulebook": "truco-masters-2025", **wanted}
        assert (await ana.post("/api/cups", asked)).json()["code"] == code, wanted
    for _ in range(3):
        await opened(ana)
    assert (await ana.post("/api/cups", {"title": "Copa", "rulebook": "afia-2025"})).json()["code"] == "too_many_tournaments"


async def test_one_plays_alone_by_the_house_rule_that_says_so(client: Client):
    """Art. 3c of Fenacef knows pairs alone; the form is told which rulebook is for one against one."""
    ana = await guest(client)
    books = {book["name"]: book for book in (await ana.get("/api/cups/rulebooks")).json()}
    assert books["afia-2025"]["singles"] is None
    assert books["fenacef-ix"]["singles"]["name"] == "fenacef-ix-mano-a-mano"
    refused = (await ana.post("/api/cups", {"title": "Copa", "rulebook": "fenacef-ix", "singles": True})).json()
    assert (refused["code"], refused["articles"]) == ("seats_by_other_rulebook", ["art. 3c"])
    assert books["fenacef-ix"]["singles"]["title"] in refused["text"]
    assert (await opened(ana, rulebook="fenacef-ix-mano-a-mano", singles=True))["singles"]


async def test_a_waiting_person_and_the_host_may_go_back(client: Client):
    ana, bia = await guest(client), await guest(client)
    found = await opened(ana, bots=True)
    at = f"/api/cups/{found['id']}"
    assert (await bia.post(f"{at}/enter", {})).json()["you"]["waiting"] is True
    assert (await bia.post(f"{at}/leave", {})).json()["you"]["waiting"] is False
    assert (await bia.post(f"{at}/enter", {"bot": True})).json()["you"]["entry"] == "1"
    assert (await bia.post(f"{at}/leave", {})).json()["you"]["entry"] is None
    assert (await bia.post(f"{at}/start", {})).json()["code"] == "host_only"
    assert (await ana.post(f"{at}/cancel", {})).json()["cup"]["status"] == "cancelled"
    assert (await bia.post(f"{at}/enter", {"bot": True})).json()["code"] == "tournament_cancelled"


async def test_the_cup_of_the_week_is_told_where_the_house_holds_one(client: Client, app: Any):
    assert (await client.get("/api/cups/weekly")).json() == {"cup": None}
    services = services_of(app)
    await WeeklyCups(services.store, services.cups, WeeklyCup(rulebook="truco-masters-2025")).look()
    told = (await client.get("/api/cups/weekly")).json()["cup"]
    assert (told["host"], told["status"], told["bots"]) == ("Tento", "open", False)
    assert (await client.get(f"/api/cups/{told['id']}")).json()["cup"]["host"] == "Tento"
