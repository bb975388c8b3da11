"""Where the house sends to, and where it never does."""

import pytest

from tento.web.push.endpoints import good_endpoint, is_public
from tento.web.push.posting import PublicOnly


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255", "224.0.0.1",
        "::1", "::", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "ff02::1", "not an address",
    ],
)  # fmt: skip
def test_an_address_of_a_private_network_is_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_an_address_of_the_open_internet_is(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://house.local/x",
        "https://push.example.com:8443/x", "https://me:you@push.example.com/x", "https://10.0.0.1./x", "https:///x", "ftp://push.example.com",
        "https://push.example.com/x y", "https://push.example.com:x/", "https://a..com/", "https://2130706433/", "https://push.example.com/#a",
        "https://push.example.com/" + 1024 * "x", "javascript:alert(1)", "", "https://metadata.google.internal/x", "https://é.com/",
    ],
)  # fmt: skip
def test_such_an_endpoint_is_refused(endpoint):
    assert not good_endpoint(endpoint)


@pytest.mark.parametrize(
    "endpoint", ["https://fcm.googleapis.com/fcm/send/abc:def", "https://updates.push.services.mozilla.com:443/wpush/v2/x"]
)
def test_the_push_services_of_browsers_are_taken(endpoint):
    assert good_endpoint(endpoint)


async def test_a_name_that_leads_into_a_private_network_is_not_sent_to():
    with pytest.raises(OSError, match="private"):
        await PublicOnly(frozenset()).resolve("localhost", 443)
    found = await PublicOnly(frozenset({"localhost:443"})).resolve("localhost", 443)
    assert {one["host"] for one in found} == {"127.0.0.1"}
