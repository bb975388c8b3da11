"""What a chat shows of a link to a championship: it is in the page that the server sends, before any script."""

import asyncio
from collections.abc import AsyncIterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tento.bootstrap import Settings, build
from tests.e2e.rest_app import WEAK, Client, browser, guest, living
from tests.e2e.test_cups import opened, until_over
from tests.e2e.venue_event import opened as opened_event

CHAT = {"accept": "*/*", "user-agent": "WhatsApp/2.24"}
CLIENT = Path(__file__).parents[2] / "client" / "index.html"


class Head(HTMLParser):
    """The title and the properties of a page, as somebody reads them who runs nothing."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.titles: list[str] = []
        self.told: dict[str, list[str]] = {}
        self.tags: list[str] = []
        self._in_title = False
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self._in_title = tag == "title"
        known = dict(attrs)
        name = known.get("property") or known.get("name")
        if tag == "meta" and name:
            self.told.setdefault(name, []).append(known.get("content") or "")

    def handle_data(self, data):
        if self._in_title:
            self.titles.append(data)
            self._in_title = False


@pytest.fixture
async def client(tmp_path) -> AsyncIterator[Client]:
    """A house with the client's page as it is written, before it is built."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_bytes(CLIENT.read_bytes())
    app = build(Settings(database=str(tmp_path / "data"), hasher=WEAK, client=static))
    async with living(app), browser(app) as client:
        yield client


async def seen(client: Client, path: str, **headers: str) -> Head:
    answer = await client.get(path, headers={**CHAT, **headers})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    return Head(answer.text)


async def test_the_winners_of_a_cup_stand_in_the_page_with_a_picture(client: Client):
    ana = await guest(client)
    cup = await opened(ana, bots=True, begins=1, title="Copa do Zé")
    shown = await until_over(ana, cup["id"])
    winner = next(one for one in shown["entries"] if one["id"] == shown["champion"])
    names = " e ".join(player["name"] for player in winner["players"])
    head = await seen(client, f"/copa/{cup['id']}")
    assert head.told["og:title"] == [f"{names}: campeões! Copa do Zé"]
    assert head.titles == [f"{names}: campeões! Copa do Zé · Tento"]
    assert head.told["og:description"] == head.told["description"]
    picture = urlsplit(head.told["og:image"][0])
    assert picture.netloc, "a chat wants the whole address"
    drawn = await client.get(f"{picture.path}?{picture.query}", headers=CHAT)
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/png")
    assert drawn.content[:8] == b"\x89PNG\r\n\x1a\n"
    size = (int.from_bytes(drawn.content[16:20]), int.from_bytes(drawn.content[20:24]))
    assert size == (int(head.told["og:image:width"][0]), int(head.told["og:image:height"][0])) == (1200, 630)
    english = await seen(client, f"/copa/{cup['id']}", **{"accept-language": "en"})
    assert english.told["og:title"] == [f"{names.replace(' e ', ' and ')}: the champions! Copa do Zé"]


async def test_a_cup_that_waits_asks_people_in_and_its_title_is_never_markup(client: Client):
    ana = await guest(client)
    cup = await opened(ana, title='"><script>alert(1)</script>')
    head = await seen(client, f"/copa/{cup['id']}/dupla/abc")
    assert head.told["og:title"] == ['"><script>alert(1)</script>']
    assert head.told["og:description"] == ["Inscrições abertas: entre você também."]
    assert head.tags.count("script") == 1, "the client's own"


async def test_a_championship_that_people_direct_has_its_card_and_other_pages_none(client: Client):
    ana = await guest(client)
    event = (await opened_event(ana, title="Truco do Clube"))["id"]
    assert (await seen(client, f"/evento/{event}/tv")).told["og:title"] == ["Truco do Clube"]
    for path in ("/copa/nobody", "/evento/nobody", "/"):
        head = await seen(client, path)
        assert "og:title" not in head.told
        assert head.titles == ["Tento"]
    assert (await client.get("/api/links/nobody/card.png")).status_code == 404


async def test_a_link_to_a_table_names_who_calls_and_how_many_are_there(client):
    ana = await guest(client)
    await ana.ask("PATCH", "/api/me", json={"name": "Ana Clara"})
    table = (await ana.post("/api/tables", {"visibility": "private", "title": "Mesa <i> & cia", "seats": 4})).json()["id"]
    await ana.post(f"/api/tables/{table}/sit", {})
    async with asyncio.timeout(60):
        while "0 de 4" in (head := await seen(client, f"/mesa/{table}")).told["og:description"][0]:
            await asyncio.sleep(0.02)  # who sits is noted for the lists beside the table's own log
    assert head.told["og:title"] == ["Ana Clara chama você para a mesa"]
    (text,) = head.told["og:description"]
    assert "Mesa <i> & cia" in text
    assert "1 de 4 na mesa" in text
    assert "i" not in head.tags
    picture = await client.get(urlsplit(head.told["og:image"][0])._replace(scheme="", netloc="").geturl())
    assert (picture.status_code, picture.content[:8]) == (200, b"\x89PNG\r\n\x1a\n")


async def test_a_friend_link_names_its_owner_until_it_is_taken_back(client):
    ana = await guest(client)
    code = (await ana.post("/api/me/people/link")).json()["code"]
    assert (await seen(client, f"/amigo/{code}")).told["og:title"] == [f"{ana.name} quer jogar com você"]
    await ana.ask("DELETE", "/api/me/people/link")
    assert "og:title" not in (await seen(client, f"/amigo/{code}")).told
