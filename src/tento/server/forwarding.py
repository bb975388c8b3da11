"""A request for a table that another process runs goes to that process as it came, and its answer comes back."""

import asyncio
from http.client import HTTPConnection, HTTPException
from typing import Any, Final, NamedTuple

from litestar import Request, Response

from tento.web.log_facts import passed_on

SECONDS: Final = 5.0
CONNECT_SECONDS: Final = 1.5
"""The system of a machine that is there answers at once, however busy its processes are; one that is cut off never does."""
LARGEST: Final = 1_000_000
_PASSED: Final = (
    "accept-language",
    "authorization",
    "content-type",
    "cookie",
    "host",
    "origin",
    "sec-fetch-site",
    "x-csrf-token",
    "x-event-link",
)


_KEPT: Final = ("cache-control",)
"""What of the answer's head the owner alone knows."""


class Answer(NamedTuple):
    """What another process answers: status, body, what kind of body, and what else of its head counts."""

    status: int
    body: bytes
    kind: str
    headers: dict[str, str]


async def forward(address: str, request: Request[Any, Any, Any], added: dict[str, str]) -> Response[bytes]:
    """The answer of the process at this address. ConnectionError if there is none."""
    headers = {name: request.headers[name] for name in _PASSED if name in request.headers} | passed_on() | added
    body = await request.body()
    path = request.scope["raw_path"].decode("latin-1")
    try:
        answer = await ask(address, request.method, path, body, headers)
    except (OSError, HTTPException) as error:
        raise ConnectionError("the owner of the table does not answer") from error
    return Response(answer.body, status_code=answer.status, headers=answer.headers, media_type=answer.kind)


async def ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
    """What a process answers. OSError or HTTPException if it does not."""
    return await asyncio.to_thread(_ask, address, method, path, body, headers)


def _ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
    host = address.partition("://")[2].partition("/")[0] or address
    owner = HTTPConnection(host, timeout=CONNECT_SECONDS)
    try:
        owner.connect()
        owner.sock.settimeout(SECONDS)
        owner.request(method, path, body or None, headers)
        answer = owner.getresponse()
        kept = {name: answer.headers[name] for name in _KEPT if name in answer.headers}
        return Answer(answer.status, answer.read(LARGEST), answer.headers.get("content-type", "application/json"), kept)
    finally:
        owner.close()
