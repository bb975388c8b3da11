"""Photographs of score sheets over HTTP: pictures alone, few and small, for those who run the match, and gone with the people."""

from base64 import b64encode
from hashlib import sha256
from typing import Any

import pytest

from tests.e2e.rest_app import Client, code
from tests.e2e.test_event_board import A1, linked, under_way
from tests.e2e.test_events import given
from tests.e2e.venue_event import Desk

pytest_plugins = ("tests.e2e.test_event_board",)


def png(mark: int) -> bytes:
    """The bytes of a picture of one point, as a program writes them, with something that tells it apart."""
    comment = b"\0\0\0\x04tEXt" + b"a\0b" + bytes([mark]) + b"\0\0\0\0"
    return b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + bytes(17) + comment + b"\0\0\0\0IEND\xaeB`\x82"


async def sent(desk: Desk, content: bytes, match: str = A1) -> Any:
    return await desk.post("/pictures", {"match": match, "content": b64encode(content).decode()})


async def test_a_picture_is_kept_under_its_fingerprint_and_shown_as_it_was_sent(desk: Desk, client: Client):
    referee, _ = await under_way(desk, client)
    answer = await sent(referee, png(1))
    assert (answer.status_code, answer.json()["hash"]) == (201, sha256(png(1)).hexdigest())
    assert (await sent(referee, png(1))).status_code == 201
    listed = (await desk.get(f"/pictures?match={A1}")).json()
    assert [(one["match"], one["by"], one["size"]) for one in listed] == [(A1, "Juiz 1", len(png(1)))]
    seen = await desk.get(f"/pictures/{listed[0]['hash']}")
    assert (seen.content, seen.headers["content-type"], seen.headers["x-content-type-options"]) == (png(1), "image/png", "nosniff")
    assert "sandbox" in seen.headers["content-security-policy"]


@pytest.mark.parametrize(
    "content", [b"", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"\xff\xd8\xff only begins", png(1) + bytes(400_000)]
)
async def test_what_is_no_picture_or_too_large_is_refused(desk: Desk, content: bytes):
    assert code(await sent(desk, content)) == (400, "not_a_picture")
    assert (await desk.get("/pictures")).json() == []


async def test_a_match_has_six_pictures_at_most_and_none_is_of_two_matches(desk: Desk):
    for mark in range(6):
        assert (await sent(desk, png(mark))).status_code == 201
    assert code(await sent(desk, png(6))) == (409, "event_full")
    assert code(await sent(desk, png(0), "groups/B1")) == (409, "picture_of_another")


async def test_players_the_public_and_the_referee_of_another_table_see_none(desk: Desk, client: Client):
    referee, _ = await under_way(desk, client)
    kept = (await sent(referee, png(1))).json()["hash"]
    other = await linked(desk, client, 2)
    assert (await other.get("/pictures")).json() == []
    assert code(await other.get(f"/pictures/{kept}")) == (404, "not_found")
    assert code(await sent(other, png(2))) == (403, "not_your_office")
    player = await given(client, desk, "Bia", "player", entries=["D1"])
    for path in ("/pictures", f"/pictures/{kept}"):
        assert code(await player.get(path)) == (403, "not_your_office")


async def test_a_person_who_is_erased_takes_the_pictures_of_the_own_matches_along(desk: Desk, client: Client):
    referee, sides = await under_way(desk, client)
    await sent(referee, png(1))
    elsewhere = next(one for one in (await desk.seen())["pairs"]["matches"] if not {*sides} & {*one["sides"]})
    await sent(desk, png(2), elsewhere["id"])
    people = (await desk.get("/people")).json()
    person = next(one["number"] for one in people if one["entry"] == sides[0])
    await desk.do("erase", person=person, why="pedido")
    assert [one["match"] for one in (await desk.get("/pictures")).json()] == [elsewhere["id"]]


async def test_the_director_takes_a_picture_away(desk: Desk):
    kept = (await sent(desk, png(1))).json()["hash"]
    answer = await desk.delete(f"/pictures/{kept}")
    assert answer.status_code == 204
    assert (await desk.get("/pictures")).json() == []
