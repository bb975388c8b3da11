"""Refusals as answers of the web: JSON with code, sentence, articles and facts, in the reader's language, with a fitting status."""

import logging
import re
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Final

from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from tento.club.ports import StaleOwner
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.texts.language import Lang, spoken_language
from tento.web.refusals import STATUS, DecisionRefused, RefusalBody, Refused, WebCode, granted, refusal, refuse

__all__ = [
    "HANDLERS",
    "REFUSALS",
    "STATUS",
    "DecisionRefused",
    "RefusalBody",
    "Refused",
    "WebCode",
    "accepted",
    "granted",
    "language_of",
    "refusal",
    "refusal_response",
    "refuse",
]
_log = logging.getLogger("tento.web")
_UNKNOWN_FIELD: Final = re.compile(r"unknown field `(.+)`")
"""How msgspec names a field that nobody asked for; the framework itself names the whole body then."""
_HUNG_UP: Final = "client disconnected prematurely"
"""How the framework calls a client that went in the middle of its request; it takes that for an error of ours."""
_BY_STATUS: Final = {401: "login_needed", 403: "forbidden", 404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_fast"}


REFUSALS: Final = {
    status: ResponseSpec(data_container=RefusalBody, description=words, generate_examples=False)
    for status, words in {
        400: "The request cannot be used",
        401: "Nobody is logged in",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Refused as things stand",
        413: "Too large",
        415: "The body is not what the request asks for",
        429: "Too many requests",
    }.items()
}
"""For the description of the interface: every operation may be refused."""


def language_of(request: Request[Any, Any, Any]) -> Lang:
    """The language of the person who is logged in, else what the browser asks for."""
    visitor = request.state.get("visitor")
    person = None if visitor is None else visitor.person
    wanted = request.headers.get("accept-language", "pt") if person is None else person.language
    return spoken_language(accepted(wanted))


def accepted(header: str) -> str:
    """The language that an Accept-Language header likes best among ours; Portuguese where it names none."""
    liked: list[tuple[float, str]] = []
    for part in header.lower().split(",")[:12]:
        name, _, weight = part.strip().partition(";q=")
        try:
            liked.append((float(weight or 1), name[:2]))
        except ValueError:
            continue
    ours = [(weight, name) for weight, name in liked if name in ("pt", "en", "es") and weight > 0]
    return max(ours, key=lambda one: one[0])[1] if ours else "pt"


def refusal_response(
    request: Request[Any, Any, Any], refusal: Refusal, headers: Mapping[str, str] | None = None, instead: str | None = None
) -> Response[RefusalBody]:
    """The answer that says no."""
    request.app.state.services.metrics.refusals.add(refusal.code)
    facts = refusal.plain_facts()
    text = sentence(refusal, language_of(request))
    status = STATUS.get(refusal.code, 409)
    more = {"Retry-After": str(facts["seconds"])} if status == 429 and "seconds" in facts else {}
    said = (refusal.code, text, refusal.articles, facts)
    body = RefusalBody(*said) if instead is None else DecisionRefused(*said, instead)
    return Response(body, status_code=status, headers={**(headers or {}), **more}, media_type=MediaType.JSON)


def _on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[RefusalBody]:
    return refusal_response(request, error.refusal, instead=error.instead)


def _on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[RefusalBody]:
    """What the framework refuses. A field that is wrong is named; its value is not repeated."""
    if error.detail == _HUNG_UP:
        return refusal_response(request, refusal("bad_request"))
    if error.status_code >= 500:
        return _on_unknown(request, error)
    found = error.extra[0] if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict) else {}
    named = _UNKNOWN_FIELD.search(str(found.get("message", "")))
    field = named[1] if named else found.get("key")
    facts: dict[str, str | int] = {"field": str(field)[:80]} if field else {}
    allow = {name.title(): value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return refusal_response(request, Refusal(_BY_STATUS.get(error.status_code, "bad_request"), facts=facts), allow)


def _on_away(request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """The database or the owner of a table is not there just now."""
    _log.warning("busy", extra={"error": type(error).__name__})
    return refusal_response(request, refusal("busy"), {"Retry-After": "1"})


def _on_too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[RefusalBody]:
    return refusal_response(request, refusal("bad_request"))


def _on_unknown(request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """An error of ours: told in full to the log under an id, and to the client by that id alone."""
    name = token_hex(4)
    _log.error("error", extra={"id": name}, exc_info=error)
    return refusal_response(request, refusal("internal", id=name))


HANDLERS: Final[dict[Any, Any]] = {
    Refused: _on_refused,
    HTTPException: _on_http,
    StaleOwner: _on_away,
    ConnectionError: _on_away,
    RecursionError: _on_too_deep,
    Exception: _on_unknown,
}
