"""The cookie of a device: set at the log-in, kept after the log-out, and worth tries of its own."""

from typing import Any

from tento.bootstrap import Settings, build
from tento.web.guard import DEVICE_COOKIE
from tento.web.services import WRITING
from tests.e2e.rest_app import PASSWORD, WEAK, Client, Somebody, browser, code, guest, keeper, living, services_of, with_second


def devices_in(answer: Any) -> list[str]:
    """What the answer says of the cookie of the device, in full."""
    return [one for one in answer.headers.get_list("set-cookie") if DEVICE_COOKIE in one.partition("=")[0]]


async def logged_in(client: Client, name: str = "Ana", password: str = PASSWORD, device: str = "") -> Any:
    headers = {"cookie": f"{DEVICE_COOKIE}={device}"} if device else {}
    return await Somebody(client).post("/api/login", {"name": name, "password": password}, headers=headers)


def token_in(answer: Any) -> str:
    (cookie,) = devices_in(answer)
    return str(cookie.partition("=")[2].partition(";")[0])


async def test_a_log_in_sets_the_cookie_of_the_device_for_a_year_and_no_script_reads_it(client):
    await keeper(client, "Ana")
    (cookie,) = devices_in(await logged_in(client))
    assert cookie.startswith(f"{DEVICE_COOKIE}=td_")
    assert {"HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"} <= {part.strip() for part in cookie.split(";")}


async def test_over_https_the_cookie_of_the_device_is_of_this_host_alone(tmp_path):
    app = build(Settings(database=str(tmp_path), hasher=WEAK))
    async with living(app), browser(app, "https://tento.test") as client:
        first = await client.post("/api/guest")
        kept = await client.post("/api/keep", json={"name": "Ana", "password": PASSWORD}, headers={"x-csrf-token": first.json()["csrf"]})
        (cookie,) = devices_in(kept)
        assert cookie.startswith(f"__Host-{DEVICE_COOKIE}=td_")
        assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in cookie.split(";")}


async def test_a_guest_gets_no_cookie_of_a_device(client):
    assert devices_in(await Somebody(client).post("/api/guest")) == []


async def test_a_log_out_leaves_the_cookie_of_the_device(client):
    ana = await keeper(client, "Ana")
    assert devices_in(await ana.post("/api/logout")) == []


async def test_one_guest_of_the_hall_stops_nobody_there_who_has_logged_in_before(client):
    await keeper(client, "Ana")
    device = token_in(await logged_in(client))
    stranger = await guest(client)
    heard = [code(await stranger.post("/api/login", {"name": "Ana", "password": "wrong guess"}))[1] for _ in range(12)]
    assert heard[-1] == "too_many_tries"
    assert code(await logged_in(client)) == (429, "too_many_tries")
    assert (await logged_in(client, device=device)).status_code == 200


async def test_requests_without_a_session_from_the_same_address_do_not_use_up_those_of_a_known_device(client, app, monkeypatch):
    await keeper(client, "Ana")
    device = token_in(await logged_in(client))
    moment = services_of(app).live_tables.now()
    monkeypatch.setattr(services_of(app).live_tables, "now", lambda: moment)
    heard = [code(await logged_in(client, f"Fulano {number}", "x"))[1] for number in range(WRITING.burst + 1)]
    assert heard[-1] == "too_fast"
    assert (await logged_in(client, device=device)).status_code == 200


async def test_a_code_that_is_missing_makes_no_device_known(client):
    ana = await keeper(client, "Ana")
    await with_second(ana)
    answer = await logged_in(client)
    assert (code(answer), devices_in(answer)) == ((401, "code_needed"), [])


async def test_recovery_words_can_be_tried_on_a_known_device_though_others_tried_them_at_the_address(client):
    ana = await keeper(client, "Ana")
    words = (await ana.post("/api/me/recovery", {"password": PASSWORD})).json()["words"]
    device = token_in(await logged_in(client))
    asked = {"name": "Ana", "words": "mesa", "password": "outra senha bem comprida"}
    heard = [code(await Somebody(client).post("/api/recover", asked))[1] for _ in range(12)]
    assert heard[-1] in {"too_many_tries", "too_fast"}
    again = await Somebody(client).post("/api/recover", asked | {"words": words}, headers={"cookie": f"{DEVICE_COOKIE}={device}"})
    assert again.status_code == 200
