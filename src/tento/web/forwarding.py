"""Between the processes of a house: a request for a table goes to its owner as it came, and the owner's answer comes back."""

import asyncio
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

from litestar import Request, Response

from tento.club.ports import Lease
from tento.web.relay import SECRET_HEADER

SECONDS: Final = 5.0
LARGEST: Final = 1_000_000
_PASSED: Final = ("accept-language", "authorization", "content-type", "cookie", "host", "origin", "sec-fetch-site", "x-csrf-token")


async def forward(request: Request[Any, Any, Any], lease: Lease, secret: str | None) -> Response[bytes]:
    """The owner's answer. The owner asks for the session again; the secret says only that the house has counted the request."""
    if SECRET_HEADER in request.headers or secret is None:
        raise ConnectionError("the owner of the table is on its way")  # sent on once already, or nobody to send it to
    headers = {name: request.headers[name] for name in _PASSED if name in request.headers} | {SECRET_HEADER: secret}
    body = await request.body()
    path = request.scope["raw_path"].decode("latin-1")
    try:
        status, answer = await asyncio.to_thread(_ask, lease.address, request.method, path, body, headers)
    except (OSError, HTTPException) as error:
        raise ConnectionError("the owner of the table does not answer") from error
    return Response(answer, status_code=status, media_type="application/json")


async def tell(lease: Lease, path: str, secret: str | None) -> None:
    """Tells another process of the house something. One that is gone needs it no more: who takes its tables reads the database."""
    if secret is not None:
        with suppress(OSError, HTTPException):
            await asyncio.to_thread(_ask, lease.address, "POST", path, b"", {SECRET_HEADER: secret})


def _ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
    host = address.partition("://")[2].partition("/")[0] or address
    owner = HTTPConnection(host, timeout=SECONDS)
    try:
        owner.request(method, path, body or None, headers)
        answer = owner.getresponse()
        return answer.status, answer.read(LARGEST)
    finally:
        owner.close()
