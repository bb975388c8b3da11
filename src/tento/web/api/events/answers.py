"""How a decision in a championship is answered: what followed from it, or what somebody else changed before."""

from typing import Any

from litestar import Request, Response

from tento.championship.pairs.state import State as PairsState
from tento.club.events.venue.championship import Championship, Decided
from tento.club.events.venue.changes import Changed
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.texts.language import Lang
from tento.web.api.events.messages import ChangedBody, EventDecision
from tento.web.api.events.pairs import match_shown
from tento.web.api.events.shown import decision_shown
from tento.web.errors import granted, language_of
from tento.web.guard import services_of

Req = Request[Any, Any, Any]


def answered(request: Req, found: Championship, answer: Decided | Changed | Refusal) -> Response[EventDecision | ChangedBody]:
    """Whoever decides is told all that follows from it."""
    lang = language_of(request)
    if isinstance(answer, Changed):
        return Response(_changed(found, answer, lang), status_code=409)
    shown = decision_shown(services_of(request), found, granted(answer), lang, everything=True)
    return Response(shown, status_code=200 if shown.number is None else 201)


def _changed(found: Championship, changed: Changed, lang: Lang) -> ChangedBody:
    state, refusal = found.event.state, changed.refusal
    match = state.matches.get(changed.name) if changed.what == "match" and isinstance(state, PairsState) else None
    shown = None if match is None else match_shown(match)
    return ChangedBody(refusal.code, sentence(refusal, lang), refusal.articles, refusal.plain_facts(), changed.number, shown)
