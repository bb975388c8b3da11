"""The QR code of an invitation: what a reader of another maker finds in the bytes that were sent, and what is not drawn."""

import re
from itertools import chain
from typing import Any
from xml.etree import ElementTree

import pytest
import zxingcpp

from tests.e2e.rest_app import browser, code, living

SVG = "{http://www.w3.org/2000/svg}"
SCALE = 4


def painted(svg: bytes) -> list[list[int]]:
    """The squares of a drawing of two paths, the paper and the dark runs: 255 is white. Only what is drawn here is taken for drawn."""
    picture = ElementTree.fromstring(svg)
    wide, high = (int(side) for side in picture.attrib["viewBox"].split()[2:])
    paper, ink = picture.findall(f"{SVG}path")
    assert paper.attrib == {"fill": "#fff", "d": f"M0 0h{wide}v{high}h-{wide}z"}
    assert ink.attrib["stroke"] == "#000"
    squares = [[255] * wide for _ in range(high)]
    x, y = 0, 0.0
    for letter, numbers in re.findall(r"([MmHh])([^MmHh]+)", ink.attrib["d"]):
        first, *second = map(float, re.findall(r"-?[\d.]+", numbers))
        match letter:
            case "M":
                x, y = int(first), second[0]
            case "m":
                x, y = x + int(first), y + second[0]
            case _:
                squares[int(y)][x : x + int(first)] = [0] * int(first)
                x += int(first)
    return squares


def read(squares: list[list[int]]) -> list[str]:
    """What the reader finds: dark on light only, as the plainest camera does."""
    large = [[dot for dot in row for _ in range(SCALE)] for row in squares for _ in range(SCALE)]
    picture: Any = memoryview(bytes(chain.from_iterable(large))).cast("B", (len(large), len(large[0])))
    return [found.text for found in zxingcpp.read_barcodes(picture, try_invert=False)]


@pytest.mark.parametrize("path", ["/", "/mesa/abc-DEF_123", "/mesa/x?lang=pt&seat=2", "/regulamentos/caf%C3%A9", "/" + "a" * 199])
async def test_a_reader_finds_the_address_on_this_host(client, path):
    answer = await client.get("/api/qr", params={"path": path})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert read(painted(answer.content)) == [f"http://tento.test{path}"]


async def test_over_https_the_address_is_of_https(app):
    async with living(app), browser(app, "https://tento.test:8443") as client:
        assert read(painted((await client.get("/api/qr?path=/mesa/a")).content)) == ["https://tento.test:8443/mesa/a"]


async def test_the_code_is_kept_by_the_readers_browser_alone(client):
    assert (await client.get("/api/qr?path=/mesa/a")).headers["cache-control"] == "private, max-age=86400"


async def test_what_else_the_interface_says_is_kept_by_nobody(client):
    assert (await client.get("/api/games")).headers["cache-control"] == "no-store"


OUTSIDE = ("", "mesa/a", "//elsewhere.example/x", "https://elsewhere.example/", "/\\elsewhere.example")
NO_ADDRESS = ("/a b", "/mesa/a#x", "/ç", "/%zz", "/" + "a" * 200)


@pytest.mark.parametrize("path", OUTSIDE + NO_ADDRESS)
async def test_nothing_but_a_path_of_this_house_is_drawn(client, path):
    assert code(await client.get("/api/qr", params={"path": path})) == (400, "bad_request")


async def test_a_host_without_end_is_not_drawn(client):
    answer = await client.get("/api/qr?path=/mesa/a", headers={"host": "a" * 3000 + ".example"})
    assert code(answer) == (400, "bad_request")


async def test_new_codes_are_drawn_for_one_address_only_so_often(client):
    drawn = [await client.get("/api/qr", params={"path": f"/mesa/{number}"}) for number in range(60)]
    assert {one.status_code for one in drawn} == {200, 429}
    assert sum(one.status_code == 200 for one in drawn) < 50
    assert (await client.get("/api/qr", params={"path": "/mesa/0"})).status_code == 200, "what was drawn is there for everybody"
