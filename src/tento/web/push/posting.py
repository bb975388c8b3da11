"""One notice posted to a push service: to public addresses alone, in bounded time, without cookies and without being sent elsewhere."""

import socket
import ssl
from typing import Final

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from tento.web.push.endpoints import is_public
from tento.web.push.sealing import Sealed

SECONDS: Final = 10.0
"""So long a push service has for everything: to be found, to answer, to be done."""


class PublicOnly(AbstractResolver):
    """Finds the addresses of a name, and gives none that is not public. Who is connected to is who was looked at."""

    def __init__(self, also: frozenset[str]) -> None:
        self._also, self._found = also, ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> list[ResolveResult]:
        """The addresses, if every one may be sent to."""
        found = await self._found.resolve(host, port, family)
        if f"{host}:{port}" not in self._also and not all(is_public(one["host"]) for one in found):
            raise OSError("the name leads into a private network")
        return found

    async def close(self) -> None:
        """Nothing is open."""
        await self._found.close()


async def posted(endpoint: str, made: Sealed, also: frozenset[str], trust: ssl.SSLContext | None) -> int:
    """What the push service answers. OSError where it cannot be reached or does not answer."""
    connector = aiohttp.TCPConnector(resolver=PublicOnly(also), ssl=trust or True, force_close=True)
    whole = aiohttp.ClientTimeout(total=SECONDS)
    try:
        async with (
            aiohttp.ClientSession(connector=connector, timeout=whole, cookie_jar=aiohttp.DummyCookieJar()) as session,
            session.post(endpoint, data=made.data, headers=made.headers, allow_redirects=False) as answer,
        ):
            return answer.status
    except aiohttp.ClientError as error:
        raise OSError(type(error).__name__) from error
