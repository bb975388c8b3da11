"""Where a request comes from, as it is counted: one household or one hired machine is one address."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection

UNKNOWN: Final = "unknown"
PREFIX: Final = 64
"""Whoever has one IPv6 address has all that share its first so many bits: they count as one."""


def counted_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of a connection by which it is counted."""
    return network_of(connection.client.host if connection.client else UNKNOWN)


def network_of(address: str) -> str:
    """An IPv4 address as it is, also where it is written as IPv6; of an IPv6 address its network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), PREFIX), strict=False))
