"""Rulings over REST: the questions as data, the answer to one, and clear refusals; nobody need be logged in."""

import pytest

from tests.e2e.rest_app import code, guest


async def test_the_questions_are_described_with_their_fields_and_words(client):
    (poker,) = (await client.get("/api/rulings")).json()
    assert (poker["game"], poker["rulebooks"]) == ("poker", ["cgp-2024"])
    misdeal = next(one for one in poker["questions"] if one["name"] == "misdeal")
    cause, cards, *_ = misdeal["fields"]
    assert (cause["kind"], cause["required"], cause["choices"][0]["value"]) == ("choice", True, "exposed")
    assert cards["only_if"] == {"key": "cause", "values": ["exposed"]}
    assert poker["values"]["dead-hand"] == ["mão morta", "dead hand", "mano muerta"]


async def test_a_ruling_is_answered_with_its_article(client):
    answer = await client.post("/api/rulings/chips", json={"given": {"current": 200, "last_raise": 200, "chips": [1000]}})
    told = answer.json()
    assert answer.status_code == 200
    assert (told["answers"]["ruling"], told["answers"]["due"], told["answers"]["returned"]) == ("call", 200, 800)
    assert (told["articles"][0]["cite"], told["articles"][0]["pt"]) == (
        "5.4.13",
        "Uma só ficha grande, sem aumento anunciado antes, é call.",
    )


async def test_the_floor_gets_the_outcomes_and_the_recommended_one(client):
    given = {"current": 1600, "last_raise": 800, "chips": [300], "behind": 900, "opening": False}
    told = (await client.post("/api/rulings/chips", json={"given": given, "rulebook": "cgp-2024"})).json()
    assert (told["answers"]["ruling"], told["outcomes"], told["advised"]) == ("floor", ["call", "fold"], "call")


async def test_somebody_who_is_logged_in_asks_too(client):
    somebody = await guest(client)
    answer = await somebody.post("/api/rulings/button-short", {"given": {"acted": True}})
    assert answer.json()["answers"] == {"ruling": "dead-hand"}


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        ("misdeal", {"given": {"cause": "boxed"}}, (400, "bad_ruling")),
        ("misdeal", {"given": {}}, (400, "bad_ruling")),
        ("misdeal", {"given": {"cause": "joker", "x": 1}}, (400, "bad_ruling")),
        ("chips", {"given": {"current": 10**15, "chips": [1]}}, (400, "bad_ruling")),
        ("chips", {"given": {"current": 1, "chips": [1] * 3000}}, (400, "bad_ruling")),
        ("nothing", {"given": {}}, (404, "not_found")),
        ("chips", {"given": {}, "rulebook": "nowhere"}, (404, "unknown_rulebook")),
        ("chips", {"given": {}, "rulebook": "afia-2025"}, (404, "not_found")),
        ("chips", {"given": []}, (400, "bad_request")),
        ("chips", {"given": {}, "more": 1}, (400, "bad_request")),
        ("chips", {"given": {"words": ["x" * 20_000]}}, (413, "too_large")),
    ],
)
async def test_what_cannot_be_is_refused_clearly(client, path, body, refusal):
    assert code(await client.post(f"/api/rulings/{path}", json=body)) == refusal


async def test_a_refusal_names_the_field_and_the_reason_in_the_readers_language(client):
    answer = await client.post("/api/rulings/misdeal", json={"given": {"cause": "exposed"}}, headers={"accept-language": "es"})
    assert answer.json()["text"].startswith("Eso no puede ser: cards (is missing")
    assert answer.json()["facts"]["field"] == "cards"
