"""Refusals as answers of the web: JSON with code, sentence, articles and facts, in the reader's language, with a fitting status."""

import logging
import re
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Final, Literal, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from tento.club.ports import StaleOwner
from tento.club.refusing import ClubCode
from tento.club.wording import sentence
from tento.table.refusal import Fact, Refusal
from tento.texts.language import Lang, spoken_language

_log = logging.getLogger("tento.web")
T = TypeVar("T")

WebCode = (
    ClubCode
    | Literal[
        "bad_record",
        "bad_request",
        "bad_ruling",
        "busy",
        "csrf",
        "forbidden",
        "internal",
        "login_needed",
        "method_not_allowed",
        "not_for_bots",
        "not_found",
        "other_origin",
        "too_fast",
        "too_large",
    ]
)
"""The codes of refusals that the web gives, the club's among them."""

STATUS: Final[Mapping[str, int]] = {
    "login_needed": 401, "wrong_login": 401,
    "admin_only": 403, "csrf": 403, "forbidden": 403, "host_only": 403, "no_spectators": 403, "not_for_bots": 403, "other_origin": 403,
    "wrong_password": 403, "wrong_table_password": 403,
    "no_match": 404, "not_found": 404, "unknown_person": 404, "unknown_rulebook": 404, "unknown_table": 404,
    "method_not_allowed": 405, "too_large": 413, "too_fast": 429, "too_many_tries": 429,
    "bad_record": 400, "bad_request": 400, "bad_rulebook": 400, "bad_ruling": 400, "bad_times": 400, "chat_needs_privacy": 400,
    "name_length": 400, "name_letters": 400, "name_reserved": 400, "no_such_seat": 400, "password_length": 400, "password_needed": 400,
    "password_unused": 400, "token_name": 400, "unknown_bot": 400, "unknown_game": 400, "unknown_language": 400, "unknown_role": 400,
    "internal": 500, "busy": 503,
}  # fmt: skip
"""The status of each code; what is refused because of how things stand at a table is a conflict, 409."""

_UNKNOWN_FIELD: Final = re.compile(r"unknown field `(.+)`")
"""How msgspec names a field that nobody asked for; the framework itself names the whole body then."""
_BY_STATUS: Final = {401: "login_needed", 403: "forbidden", 404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_fast"}


class RefusalBody(msgspec.Struct, frozen=True):
    """Why not: a stable code, the sentence in the reader's language, the articles of the rulebook, the facts."""

    code: str
    text: str
    articles: tuple[str, ...]
    facts: dict[str, str | int]


REFUSALS: Final = {
    status: ResponseSpec(data_container=RefusalBody, description=words, generate_examples=False)
    for status, words in {
        400: "The request cannot be used",
        401: "Nobody is logged in",
        403: "Not allowed",
        404: "There is no such thing",
        409: "Refused as things stand",
        413: "Too large",
        429: "Too many requests",
    }.items()
}
"""For the description of the interface: every operation may be refused."""


class Refused(Exception):
    """A refusal on its way out."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def refuse(code: WebCode, **facts: Fact) -> Refused:
    """A refusal to raise."""
    return Refused(refusal(code, **facts))


def refusal(code: WebCode, **facts: Fact) -> Refusal:
    """A refusal of the web or of the club behind it."""
    return Refusal(code, facts=facts)


def granted(answer: T | Refusal) -> T:
    """The answer of a use case, unless it is a refusal."""
    if isinstance(answer, Refusal):
        raise Refused(answer)
    return answer


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


def refusal_response(request: Request[Any, Any, Any], refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response[RefusalBody]:
    """The answer that says no."""
    request.app.state.services.metrics.refusals.add(refusal.code)
    facts = refusal.plain_facts()
    text = sentence(refusal, language_of(request))
    status = STATUS.get(refusal.code, 409)
    more = {"Retry-After": str(facts["seconds"])} if status == 429 and "seconds" in facts else {}
    return Response(RefusalBody(refusal.code, text, refusal.articles, facts), status_code=status, headers={**(headers or {}), **more})


def _on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[RefusalBody]:
    return refusal_response(request, error.refusal)


def _on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[RefusalBody]:
    """What the framework refuses. A field that is wrong is named; its value is not repeated."""
    if error.status_code >= 500:
        return _on_unknown(request, error)
    found = error.extra[0] if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict) else {}
    named = _UNKNOWN_FIELD.search(str(found.get("message", "")))
    field = named[1] if named else found.get("key")
    facts: dict[str, str | int] = {"field": str(field)[:80]} if field else {}
    allow = {"Allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else None
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
