"""Passkeys over REST, with a device of our own making: what opens an account, and what does not."""

from typing import Any

import pytest
from msgspec.structs import replace

from tento.bootstrap import Settings, build
from tests.e2e.rest_app import PASSWORD, WEAK, Client, Somebody, browser, code, guest, keeper, living, services_of, with_second
from tests.e2e.software_key import PRESENT, SoftwareKey


async def challenge(somebody: Somebody) -> str:
    return str((await somebody.post("/api/me/passkeys/begin", {"password": PASSWORD})).json()["challenge"])


async def added(somebody: Somebody, name: str = "Celular") -> SoftwareKey:
    key = SoftwareKey(somebody.id, f"{somebody.id} {name}")
    answer = await somebody.post("/api/me/passkeys", key.made(await challenge(somebody), name))
    assert answer.status_code == 201, answer.text
    return key


async def to_answer(client: Client) -> str:
    return str((await Somebody(client).post("/api/passkey/begin")).json()["challenge"])


async def entered(client: Client, shown: dict[str, Any]) -> Any:
    return await Somebody(client).post("/api/passkey/login", shown)


async def test_a_passkey_opens_the_account_without_name_and_password(client):
    ana = await keeper(client, "Ana")
    key = await added(ana)
    answer = await entered(client, key.shown(await to_answer(client)))
    assert answer.json()["person"]["id"] == ana.id
    assert [(one["name"], one["used"] > 0) for one in (await ana.get("/api/me/passkeys")).json()] == [("Celular", True)]
    kinds = [one["kind"] for one in (await ana.get("/api/me/safety")).json()["notices"]]
    assert kinds[:2] == ["passkey_used", "passkey_added"]


async def test_a_code_of_the_authenticator_is_not_asked_for_beside_a_passkey(client):
    ana = await keeper(client, "Ana")
    key = await added(ana)
    await with_second(ana)
    assert (await entered(client, key.shown(await to_answer(client)))).status_code == 200


async def test_a_passkey_that_was_removed_opens_nothing(client):
    ana = await keeper(client, "Ana")
    key = await added(ana)
    listed = (await ana.get("/api/me/passkeys")).json()
    assert (await ana.ask("DELETE", f"/api/me/passkeys/{listed[0]['id']}")).status_code == 204
    assert code(await entered(client, key.shown(await to_answer(client)))) == (401, "wrong_passkey")


async def test_what_was_shown_once_opens_nothing_again(client):
    ana = await keeper(client, "Ana")
    key = await added(ana)
    shown = key.shown(await to_answer(client))
    assert (await entered(client, shown)).status_code == 200
    assert code(await entered(client, shown)) == (401, "wrong_passkey")


async def test_a_challenge_is_good_for_five_minutes(client, app):
    ana = await keeper(client, "Ana")
    key = await added(ana)
    shown = key.shown(await to_answer(client))
    tables = services_of(app).live_tables
    now = tables.now
    tables.now = lambda: now() + 5 * 60_000 + 1
    assert code(await entered(client, shown)) == (401, "wrong_passkey")


def lie(key: SoftwareKey, how: str) -> None:
    match how:
        case "another site":
            key.origin = "http://tento.example"
        case "another name":
            key.site = "tento.example"
        case "an owner whom the device did not verify":
            key.flags = PRESENT
        case "a count that went back":
            key.count = -1
        case "the key of somebody else":
            key.user = "somebody"
        case "an unknown key":
            key.id = bytes(32)


LIES = ["another site", "another name", "an owner whom the device did not verify", "the key of somebody else", "an unknown key"]


@pytest.mark.parametrize("how", [*LIES, "a count that went back"])
async def test_nobody_comes_in_with(client, how):
    ana = await keeper(client, "Ana")
    key = await added(ana)
    for _ in range(2):
        assert (await entered(client, key.shown(await to_answer(client)))).status_code == 200
    lie(key, how)
    assert code(await entered(client, key.shown(await to_answer(client)))) == (401, "wrong_passkey")


async def test_a_challenge_for_adding_does_not_open_an_account_and_the_other_way_round(client):
    ana = await keeper(client, "Ana")
    key = await added(ana)
    assert code(await entered(client, key.shown(await challenge(ana)))) == (401, "wrong_passkey")
    other = SoftwareKey(ana.id, "other")
    assert code(await ana.post("/api/me/passkeys", other.made(await to_answer(client)))) == (401, "wrong_passkey")


async def test_a_challenge_of_another_person_adds_no_key(client):
    ana, bia = await keeper(client, "Ana"), await keeper(client, "Bia")
    key = SoftwareKey(bia.id)
    assert code(await bia.post("/api/me/passkeys", key.made(await challenge(ana)))) == (401, "wrong_passkey")


async def test_a_page_that_was_left_open_is_not_enough_to_add_a_key(client):
    ana = await keeper(client, "Ana")
    assert code(await ana.post("/api/me/passkeys/begin", {"password": "not the one"})) == (403, "wrong_password")


async def test_a_guest_keeps_a_name_first(client):
    assert code(await (await guest(client)).post("/api/me/passkeys/begin", {"password": ""})) == (409, "guest_has_no_passkey")


async def test_there_are_ten_at_most(tmp_path):
    app = build(Settings(database=str(tmp_path), hasher=WEAK, limits=False))
    async with living(app), browser(app) as client:
        ana = await keeper(client, "Ana")
        for number in range(10):
            await added(ana, f"key {number}")
        assert code(await ana.post("/api/me/passkeys/begin", {"password": PASSWORD})) == (409, "too_many_passkeys")


async def admin(client: Client, app: Any, name: str) -> Somebody:
    somebody = await keeper(client, name)
    people = services_of(app).store.people
    found = await people.get(somebody.id)
    assert found is not None
    await people.change(replace(found, roles=("player", "admin")))
    return somebody


async def test_for_an_admin_a_passkey_counts_as_the_second_factor(client, app):
    rita, ana = await admin(client, app, "Rita"), await keeper(client, "Ana")
    roles = {"roles": ["player", "referee"]}
    assert code(await rita.post(f"/api/people/{ana.id}/roles", roles)) == (403, "second_factor_needed")
    key = await added(rita)
    assert (await rita.post(f"/api/people/{ana.id}/roles", roles)).status_code == 200
    assert code(await Somebody(client).post("/api/login", {"name": "Rita", "password": PASSWORD})) == (401, "passkey_needed")
    assert (await entered(client, key.shown(await to_answer(client)))).status_code == 200


async def test_an_admin_does_not_remove_the_last_passkey_without_an_authenticator(client, app):
    rita = await admin(client, app, "Rita")
    await added(rita)
    id = (await rita.get("/api/me/passkeys")).json()[0]["id"]
    assert code(await rita.ask("DELETE", f"/api/me/passkeys/{id}")) == (403, "second_factor_needed")
    await with_second(rita)
    assert (await rita.ask("DELETE", f"/api/me/passkeys/{id}")).status_code == 204


@pytest.mark.parametrize("field", ["id", "client_data", "authenticator_data", "signature", "user_handle"])
async def test_rubbish_opens_nothing_and_breaks_nothing(client, field):
    ana = await keeper(client, "Ana")
    shown = (await added(ana)).shown(await to_answer(client))
    for rubbish in ("", "AAAA", "A", shown[field][:-3]):
        answer = await entered(client, {**shown, field: rubbish})
        assert code(answer) == (401, "wrong_passkey")


async def test_a_name_of_the_house_that_cannot_be_read_breaks_nothing(client):
    answer = await client.post("/api/passkey/begin", headers={"host": "[tento"})
    assert (answer.status_code, answer.json()["site"]) == (200, "")
