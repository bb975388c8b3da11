"""How a decision in a championship is answered: what followed from it, or what somebody else changed before."""

from litestar import Response

from tento.championship.core.decisions import DecisionBase
from tento.championship.pairs.state import State as PairsState
from tento.club.events.venue.championship import Championship, Decided, Declined
from tento.club.events.venue.changes import Changed
from tento.club.events.venue.instead import instead
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.texts.language import Lang
from tento.web.api.events.access import Req, beside_if_large
from tento.web.api.events.messages import ChangedBody, EventDecision
from tento.web.api.events.pairs import match_shown
from tento.web.api.events.shown import decision_shown
from tento.web.errors import Refused, granted, language_of
from tento.web.guard import services_of


async def answered(request: Req, found: Championship, answer: Decided | Changed | Refusal) -> Response[EventDecision | ChangedBody]:
    """Whoever decides is told all that follows from it."""
    lang = language_of(request)
    if isinstance(answer, Declined):
        raise Refused(answer, await _instead(request, found, answer.decision))
    if isinstance(answer, Changed):
        return Response(_changed(found, answer, lang), status_code=409)
    shown = decision_shown(services_of(request), found, granted(answer), lang, everything=True)
    return Response(shown, status_code=200 if shown.number is None else 201)


async def _instead(request: Req, found: Championship, decision: DecisionBase) -> str:
    """What would work; nothing where the house has no time to look for it now."""
    try:
        return await beside_if_large(request, found, instead, found.event.kind, found.event.state, decision)
    except Refused:
        return ""


def _changed(found: Championship, changed: Changed, lang: Lang) -> ChangedBody:
    state, refusal = found.event.state, changed.refusal
    match = state.matches.get(changed.name) if changed.what == "match" and isinstance(state, PairsState) else None
    shown = None if match is None else match_shown(match)
    return ChangedBody(refusal.code, sentence(refusal, lang), refusal.articles, refusal.plain_facts(), changed.number, shown)
