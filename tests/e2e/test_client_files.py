"""The built client over HTTP: its page at every address of it, its files for ever or asked for again, and nothing else of the disk."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tento.bootstrap import Settings, build
from tento.club.ports import TableRow
from tento.web.client_files import client_files
from tests.e2e.rest_app import WEAK, Client, browser, code, living, services_of

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


async def test_the_first_page_answers_whoever_asks_only_for_its_head(client):
    answer = await client.head("/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-type"].startswith("text/html")


async def test_only_the_worker_of_the_engine_may_compile_what_it_brings(tmp_path, static):
    (static / "assets" / "engine_worker-a1.js").write_text("worker")
    app = build(Settings(database=str(tmp_path / "data"), hasher=WEAK, client=static))
    async with living(app), browser(app) as client:
        policy = (await client.get("/assets/engine_worker-a1.js")).headers["content-security-policy"]
        assert policy == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
        assert "wasm" not in (await client.get("/sw.js")).headers["content-security-policy"]


async def test_the_engine_is_kept_for_ever_and_its_list_is_asked_for_again(tmp_path, static):
    (static / "engine" / "a1b2").mkdir(parents=True)
    (static / "engine" / "manifest.json").write_text("{}")
    (static / "engine" / "a1b2" / "tento.zip.pack").write_text("packed")
    app = build(Settings(database=str(tmp_path / "data"), hasher=WEAK, client=static))
    async with living(app), browser(app) as client:
        assert (await client.get("/engine/a1b2/tento.zip.pack")).headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await client.get("/engine/manifest.json")).headers["cache-control"] == "no-cache"


LINKED = '<!doctype html><head><title>Tento</title></head><div id="opening" class="opening"></div>'
PIECES = {
    "words-pt": ["assets/words-pt.js"],
    "words-en": ["assets/words-en.js"],
    "words-pt-truco": ["assets/words-pt-truco.js"],
    "Home": ["assets/Home.js", "assets/Home.css"],
    "table": ["assets/table.js"],
    "truco_table": ["assets/table.js", "assets/truco_table.js"],
}


@pytest.fixture
async def linked(tmp_path, static) -> AsyncIterator[Client]:
    """A build that says which files its pieces are, and a table of truco that is played."""
    (static / "index.html").write_text(LINKED, encoding="utf-8")
    (static / "ahead.json").write_text(json.dumps(PIECES), encoding="utf-8")
    app = build(Settings(database=str(tmp_path / "data"), hasher=WEAK, client=static))
    row = TableRow(
        id="t1", game="truco", rulebook="", title="", host="p1", seats=4, taken=4, visibility="private", status="playing", created=0
    )
    async with living(app), browser(app) as client:
        await services_of(app).store.tables.put(row)
        yield client


async def links_at(client: Client, path: str, language: str = "pt-BR") -> list[tuple[str, str]]:
    page = (await client.get(path, headers={**HTML, "accept-language": language})).text
    return re.findall(r'<link rel="(\w+)"[^>]* href="([^"]+)"', page)


async def test_the_first_page_names_what_its_script_would_ask_for(linked):
    assert await links_at(linked, "/", "en") == [
        ("modulepreload", "/assets/words-en.js"),
        ("modulepreload", "/assets/Home.js"),
        ("prefetch", "/assets/Home.css"),
    ]


async def test_the_page_of_a_table_that_is_played_names_each_file_of_its_game_once(linked):
    files = [href for _, href in await links_at(linked, "/mesa/t1")]
    assert files == [f"/assets/{name}.js" for name in ("words-pt", "table", "truco_table", "words-pt-truco")]


async def test_the_page_of_a_table_is_a_felt_before_its_script_runs(linked):
    assert 'class="opening felt"' in (await linked.get("/mesa/t1", headers=HTML)).text


async def test_a_page_that_is_known_already_is_told_apart_by_its_language(linked):
    asked = {**HTML, "accept-language": "pt-BR"}
    known = await linked.get("/", headers=asked)
    assert "Accept-Language" in known.headers["vary"]
    tag = {"if-none-match": known.headers["etag"]}
    assert (await linked.get("/", headers=asked | tag)).status_code == 304
    assert (await linked.get("/", headers=asked | tag | {"accept-language": "en"})).status_code == 200
