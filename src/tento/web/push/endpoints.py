"""Where the house sends to: public push services over https, and nothing of its own network, whatever a browser or the DNS says."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

LONGEST: Final = 1024
HTTPS: Final = 443
TRANSLATED: Final = ip_network("64:ff9b::/96")
"""Addresses behind which a network hides its IPv4 ones."""


def is_public(address: str) -> bool:
    """Whether this is an address of the open internet, also where one is wrapped in another."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return _public(found)


def _public(found: IPv4Address | IPv6Address) -> bool:
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return _public(inner)
        if found in TRANSLATED:
            return False
    return found.is_global and not found.is_multicast


def good_endpoint(endpoint: str, also: frozenset[str] = frozenset()) -> bool:
    """Whether a subscription may name this address: https, a name of the open internet and no number, the usual port.

    `also` are hosts with their ports that are taken though they are none of it.
    """
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or parts.username is not None or parts.password is not None or parts.fragment:
        return False
    return f"{host}:{port}" in also or (port in (None, HTTPS) and _public_name(host))


def _public_name(host: str) -> bool:
    labels = host.rstrip(".").split(".")
    named = len(labels) > 1 and all(label and label.replace("-", "").isalnum() for label in labels)
    return named and not labels[-1].isdigit() and labels[-1] not in ("local", "localhost", "internal", "lan", "home", "arpa", "onion")
