"""The server answers under its own names: a page that lets another name lead here gets nothing."""

import pytest

from tento.bootstrap import Settings, build
from tento.cli.serve import known_sites
from tento.web.hosts import KnownHosts
from tests.e2e.rest_app import WEAK, browser, code, living

HERE = ("127.0.0.1:8000", "localhost:8000", "192.168.0.10:8000", "[::1]:8000", "mesa", "mesa.local:8000", "")
ELSEWHERE = ("rebound.example", "truco.example.org.evil.example", "127.0.0.1.nip.example:8000")


@pytest.mark.parametrize("host", HERE)
def test_a_house_on_a_laptop_or_in_a_hall_needs_no_setting(host):
    assert KnownHosts(known_sites("", None)).know(host)


@pytest.mark.parametrize("host", ELSEWHERE)
def test_a_name_from_outside_is_not_known(host):
    assert not KnownHosts(known_sites("", None)).know(host)
    assert not KnownHosts(known_sites("truco.example.org", "127.0.0.1")).know(host)


def test_a_house_with_a_name_is_known_by_it_and_by_its_number():
    known = KnownHosts(known_sites("truco.example.org, www.example.org", "127.0.0.1"))
    asked = ("Truco.example.org", "www.example.org:443", "10.0.0.5:8001", "mesa.local")
    assert [known.know(host) for host in asked] == [True, True, True, False]


@pytest.mark.parametrize("host", ["x:99999", "x:-1", "x:abc", "x:٣", "x:" + "9" * 5000])
@pytest.mark.parametrize("path", ["/api/me", "/api/qr?path=/", "/", "/healthz", "/nowhere"])
async def test_a_host_whose_port_is_none_is_refused_everywhere(client, host, path):
    answer = await client.get(path, headers={"host": host.encode()})
    assert code(answer) == (400, "bad_request")


async def test_a_request_under_another_name_is_refused_with_a_sentence(tmp_path):
    app = build(Settings(database=str(tmp_path), hasher=WEAK, sites=("tento.test",)))
    async with living(app), browser(app) as client:
        assert (await client.get("/api/me")).status_code == 200
        assert code(await client.get("/api/me", headers={"host": "rebound.example"})) == (421, "unknown_host")
        assert (await client.get("/healthz", headers={"host": "127.0.0.1:8000"})).status_code == 200
