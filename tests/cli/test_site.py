"""`tento site`: the client as files for any host, under any path."""

import json
import re
from pathlib import Path

import pytest

from tento.cli.site import SiteError, write_site
from tento.games.registry import games
from tento.rulebooks.loader import names

PAGE = '<html><head><meta name="viewport" /><link href="/icon.svg" /><script src="/assets/index-a1.js"></script></head></html>'
MANIFEST = {"start_url": "/", "icons": [{"src": "/icon.svg"}]}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    for name, body in {
        "index.html": PAGE,
        "manifest.webmanifest": json.dumps(MANIFEST),
        "icon.svg": "<svg/>",
        ".stamp": "build",
        "assets/index-a1.js": "script",
        "assets/index-a1.js.br": "packed",
        "engine/manifest.json": "{}",
        "engine/a1/tento.zip.pack": "engine",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(body)
    return folder


def test_the_page_names_the_path_of_the_site_and_loads_everything_from_there(tmp_path, client):
    write_site(tmp_path / "site", "/jogo/", client)
    page = (tmp_path / "site" / "index.html").read_text()
    assert '<meta name="tento-site" content="/jogo/" />' in page
    assert set(re.findall(r'(?:href|src)="([^"]*)"', page)) == {"/jogo/icon.svg", "/jogo/assets/index-a1.js"}


def test_every_page_that_needs_nobody_has_a_file_at_its_address(tmp_path, client):
    write_site(tmp_path / "site", "/", client)
    wanted = ["404.html", "juiz/index.html", *(f"aprender/{game}/index.html" for game in games())]
    wanted += [f"regulamentos/{name}/index.html" for name in names()]
    assert [one for one in wanted if not (tmp_path / "site" / one).is_file()] == []


def test_a_phone_installs_what_lies_under_the_path(tmp_path, client):
    write_site(tmp_path / "site", "/jogo/", client)
    told = json.loads((tmp_path / "site" / "manifest.webmanifest").read_text())
    assert (told["start_url"], told["icons"][0]["src"]) == ("/jogo/", "/jogo/icon.svg")


def test_a_site_is_written_again_without_what_was_there_before(tmp_path, client):
    (tmp_path / "site" / "engine" / "old").mkdir(parents=True)
    (tmp_path / "site" / "engine" / "manifest.json").write_text("{}")
    write_site(tmp_path / "site", "/", client)
    assert sorted(path.name for path in (tmp_path / "site" / "engine").iterdir()) == ["a1", "manifest.json"]


def test_packed_twins_and_the_stamp_of_the_build_stay_behind(tmp_path, client):
    write_site(tmp_path / "site", "/", client)
    assert [path.name for path in (tmp_path / "site").rglob("*") if path.suffix == ".br" or path.name == ".stamp"] == []


@pytest.mark.parametrize("base", ["", "jogo", "/jogo", '/"x"/', "//host/"])
def test_a_path_that_is_none_is_refused(tmp_path, client, base):
    with pytest.raises(SiteError, match="no path of a site"):
        write_site(tmp_path / "site", base, client)


def test_a_folder_of_other_things_is_left_alone(tmp_path, client):
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "thesis.txt").write_text("years of work")
    with pytest.raises(SiteError, match="is not empty"):
        write_site(tmp_path / "site", "/", client)


def test_without_an_engine_there_is_no_site(tmp_path, client):
    (client / "engine" / "manifest.json").unlink()
    with pytest.raises(SiteError, match="no client with its engine"):
        write_site(tmp_path / "site", "/", client)
