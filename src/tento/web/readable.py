"""Text that can be kept: no NUL, and nothing that is not UTF-8. Databases do not treat these alike."""

import re
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote_to_bytes

from tento.web.refusals import refuse

if TYPE_CHECKING:
    from litestar import Request

_NUL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""How JSON spells a NUL: a backslash that is not itself behind one. The decoder itself refuses a bare one, and half a surrogate pair."""


def readable_json(data: str | bytes) -> bool:
    """False if some text of this JSON cannot be kept. What is no JSON at all is for its decoder to refuse."""
    if isinstance(data, str):
        return "\\u0000" not in data or _NUL.search(data.encode("utf-8", "surrogatepass")) is None
    return _is_text(data) and _NUL.search(data) is None


def readable_address(raw: bytes) -> bool:
    """False if a path or a query holds, behind its %-signs, what is no text."""
    return _is_text(unquote_to_bytes(raw))


def _is_text(data: bytes) -> bool:
    try:
        return "\0" not in data.decode()
    except UnicodeDecodeError:
        return False


async def check_readable(request: "Request[Any, Any, Any]") -> None:
    """Refuses a request whose path, query or JSON is no text, and one that says it is something else than the JSON that is asked for."""
    if not (readable_address(request.scope.get("raw_path") or b"") and readable_address(request.scope["query_string"])):
        raise refuse("bad_request", field="address")
    if request.route_handler.parsed_data_field is None or not (body := await request.body()):
        return
    if request.content_type[0] != "application/json":
        raise refuse("not_json")
    if not readable_json(body):
        raise refuse("bad_request", field="body")
