"""Refusals, problems and advice as messages in the reader's language."""

import msgspec

from tento.cards.card import Card, symbol
from tento.club.live import messages as say
from tento.club.live.advising import Advised
from tento.club.live.table_state import TableState
from tento.table.refusal import Refusal
from tento.texts import club, refusals
from tento.texts.language import Lang, pick
from tento.texts.phrases import problem

SEATS = ("turn", "cutter", "dealer", "seat")
"""Facts of a refusal that name a seat."""

encode = msgspec.json.Encoder().encode


def problem_message(code: str, lang: Lang, error: str | None = None) -> bytes:
    """The message could not be used, and why; `error` is the id under which the log tells more."""
    text = problem(code, lang)
    return encode(say.Problem(code=code, text=text if error is None else f"{text} ({error})"))


def advice_message(id: str, advice: Advised, lang: Lang) -> bytes:
    """What a good player would do, and why."""
    return encode(say.Advice(id=id, action=advice.action, reason=advice.reason, text=pick(advice.words, lang)))


def refused_message(id: str, refusal: Refusal, state: TableState, lang: Lang) -> bytes:
    """The refusal with its rule, articles and facts, and its sentence."""
    return encode(
        say.Refused(
            id=id,
            code=refusal.code,
            rule=refusal.rule,
            articles=refusal.articles,
            facts=refusal.facts,
            text=_text(refusal, state, lang),
        )
    )


def _text(refusal: Refusal, state: TableState, lang: Lang) -> str:
    facts: dict[str, str | int] = {"rule": refusal.rule or ""}
    for name, fact in refusal.facts.items():
        facts[name] = _fact(name, fact, state)
    sentence = refusals.sentence if refusal.code in refusals.SENTENCES else club.sentence
    text = sentence(refusal.code, lang, facts)
    return text[:1].upper() + text[1:]


def _fact(name: str, fact: str | int, state: TableState) -> str | int:
    """A seat by the name of who sits there, a card by its symbol."""
    if name == "card":
        return symbol(Card(str(fact)))
    if name in SEATS and isinstance(fact, int) and 0 <= fact < len(state.occupants):
        occupant = state.occupants[fact]
        return fact if occupant is None else occupant.name
    return fact
