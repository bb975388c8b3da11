"""The built client over HTTP: its page at every address of it, its files for ever or asked for again, and nothing else of the disk."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tento.bootstrap import Settings, build
from tento.web.client_files import client_files
from tests.e2e.rest_app import WEAK, Client, browser, code, living

HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGE = "<!doctype html><title>Tento</title>"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not yours", encoding="utf-8")
    for name, body in {
        "index.html": PAGE,
        "sw.js": "self",
        "manifest.webmanifest": "{}",
        "icon.svg": "<svg/>",
        "assets/index-a1.js": "console",
        "assets/index-a1.js.br": "as brotli",
        "assets/index-a1.js.gz": "as gzip",
    }.items():
        (folder / name).write_text(body, encoding="utf-8")
    return folder


@pytest.fixture
async def client(tmp_path, static) -> AsyncIterator[Client]:
    app = build(Settings(database=str(tmp_path / "data"), hasher=WEAK, client=static))
    async with living(app), browser(app) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/mesas", "/mesa/abc", "/partidas", "/replay/abc", "/regulamentos", "/regulamentos/fenacef-ix", "/pessoa/x", "/lacre"],
)
async def test_every_address_of_the_client_gives_its_page(client, path):
    answer = await client.get(path, headers=HTML)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


async def test_an_asset_is_kept_for_ever(client):
    answer = await client.get("/assets/index-a1.js", headers={"accept-encoding": "identity"})
    assert answer.text == "console"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("path", ["/sw.js", "/manifest.webmanifest", "/icon.svg"])
async def test_what_has_no_hash_in_its_name_is_asked_for_again(client, path):
    assert (await client.get(path)).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("takes", "gets"), [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip")])
async def test_the_best_packing_that_is_taken_is_sent(client, takes, gets):
    async with client.stream("GET", "/assets/index-a1.js", headers={"accept-encoding": takes}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    assert (answer.headers["content-encoding"], body.decode()) == (gets, f"as {gets.replace('br', 'brotli')}")
    assert answer.headers["vary"] == "Accept-Encoding"


async def test_what_is_known_already_is_not_sent_again(client):
    known = (await client.get("/sw.js")).headers["etag"]
    answer = await client.get("/sw.js", headers={"if-none-match": known})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/missing.js", "/api/missing"])
async def test_what_is_no_page_of_the_client_is_missing(client, path):
    assert code(await client.get(path, headers=HTML)) == (404, "not_found")


async def test_a_missing_script_is_not_answered_with_a_page(client):
    assert code(await client.get("/missing.js", headers={"accept": "*/*"})) == (404, "not_found")


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"])
async def test_no_path_leads_out_of_the_folder(client, path):
    answer = await client.get(path, headers=HTML)
    assert "not yours" not in answer.text


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/schema", "/api/rulebooks"])
async def test_the_routes_of_the_server_come_first(client, path):
    answer = await client.get(path, headers=HTML)
    assert answer.status_code == 200
    assert PAGE not in answer.text


async def test_the_page_may_load_from_here_alone(client):
    policy = (await client.get("/", headers=HTML)).headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    own = ("script-src", "font-src", "connect-src", "manifest-src", "worker-src")
    assert {name: rules[name] for name in own} == dict.fromkeys(own, "'self'")
    assert (rules["default-src"], rules["img-src"]) == ("'none'", "'self' data:")
    assert "unsafe" not in policy


async def test_without_a_build_a_plain_page_says_that_the_server_is_open(tmp_path):
    app = build(Settings(database=str(tmp_path / "data"), hasher=WEAK, client=tmp_path / "nothing"))
    async with living(app), browser(app) as client:
        assert "O Tento está no ar" in (await client.get("/", headers=HTML)).text


def test_a_folder_without_its_page_is_no_client(tmp_path):
    assert client_files(tmp_path) == {}
