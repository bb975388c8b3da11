"""A request for a table that another process runs goes to that process as it came, and its answer comes back."""

import asyncio
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

from litestar import Request, Response

SECONDS: Final = 5.0
LARGEST: Final = 1_000_000
_PASSED: Final = ("accept-language", "authorization", "content-type", "cookie", "host", "origin", "sec-fetch-site", "x-csrf-token")


async def forward(address: str, request: Request[Any, Any, Any], added: dict[str, str]) -> Response[bytes]:
    """The answer of the process at this address. ConnectionError if there is none."""
    headers = {name: request.headers[name] for name in _PASSED if name in request.headers} | added
    body = await request.body()
    path = request.scope["raw_path"].decode("latin-1")
    try:
        status, answer = await ask(address, request.method, path, body, headers)
    except (OSError, HTTPException) as error:
        raise ConnectionError("the owner of the table does not answer") from error
    return Response(answer, status_code=status, media_type="application/json")


async def ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
    """Status and body of what a process answers. OSError or HTTPException if it does not."""
    return await asyncio.to_thread(_ask, address, method, path, body, headers)


def _ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
    host = address.partition("://")[2].partition("/")[0] or address
    owner = HTTPConnection(host, timeout=SECONDS)
    try:
        owner.request(method, path, body or None, headers)
        answer = owner.getresponse()
        return answer.status, answer.read(LARGEST)
    finally:
        owner.close()
