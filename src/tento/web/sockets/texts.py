"""Refusals, problems and advice as messages in the reader's language."""

from functools import partial

import msgspec

from tento.club.live import messages as say
from tento.club.live.advising import Advised, costs
from tento.club.live.table_state import TableState
from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.texts.language import Lang, pick
from tento.texts.phrases import problem

encode = msgspec.json.Encoder().encode


def problem_message(code: str, lang: Lang, error: str | None = None) -> bytes:
    """The message could not be used, and why; `error` is the id under which the log tells more."""
    text = problem(code, lang)
    return encode(say.Problem(code=code, text=text if error is None else f"{text} ({error})"))


def advice_message(id: str, advice: Advised, lang: Lang) -> bytes:
    """What a good player would do, why, and what it costs to do otherwise."""
    text = " ".join(filter(None, (pick(advice.words, lang), costs(advice, lang))))
    return encode(say.Advice(id=id, action=advice.action, reason=advice.reason, text=text))


def refused_message(id: str, refusal: Refusal, state: TableState, lang: Lang) -> bytes:
    """The refusal with its rule, articles and facts, and its sentence."""
    return encode(
        say.Refused(
            id=id,
            code=refusal.code,
            rule=refusal.rule,
            articles=refusal.articles,
            facts=refusal.plain_facts(),
            text=sentence(refusal, lang, partial(_name_of, state)),
        )
    )


def _name_of(state: TableState, seat: Seat) -> str | int:
    """Who sits there, or the number of an empty seat."""
    occupant = state.occupants[seat] if 0 <= seat < len(state.occupants) else None
    return seat if occupant is None else occupant.name
