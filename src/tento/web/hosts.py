"""Under which names the server may be asked. A page of somebody else that makes its own name point here is not answered."""

from ipaddress import ip_address
from typing import Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tento.web.errors import refuse

LONGEST_PORT: Final = 5
LAST_PORT: Final = 65_535
_OWN: Final = (".local", ".lan", ".home.arpa", ".internal", ".localhost")
"""Names of networks at home or in a hall: nobody can buy one of them."""


class KnownHosts:
    """`sites` are the names of the house; with none it is known by names of the local network; None lets every name in.

    An address in numbers is always let in: no name leads there but the one that the reader typed.
    """

    def __init__(self, sites: tuple[str, ...] | None) -> None:
        self._sites = None if sites is None else frozenset(site.lower().rstrip(".") for site in sites)

    def know(self, host: str) -> bool:
        """Whether a request with this header Host is meant for us. A program that names none is not led here by a page."""
        name = _name(host)
        if self._sites is None or not name or _is_number(name) or name == "localhost":
            return True
        return name in self._sites if self._sites else "." not in name or name.endswith(_OWN)

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Around every route: sockets are closed, requests refused."""

        async def checked(scope: Scope, receive: Receive, send: Send) -> None:
            host = Headers.from_scope(scope).get("host", "")
            sound = _is_sound(host)
            if sound and self.know(host):
                await app(scope, receive, send)
            elif scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": 1008, "reason": None})
            else:
                raise refuse("unknown_host") if sound else refuse("bad_request", field="host")

        return checked


def _name(host: str) -> str:
    """The name of host:port."""
    name = host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")


def _is_sound(host: str) -> bool:
    """Whether the part after the name, if there is one, is a port."""
    port = host.rpartition("]")[2].partition(":")[2]
    return not port or (port.isascii() and port.isdigit() and len(port) <= LONGEST_PORT and int(port) <= LAST_PORT)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
