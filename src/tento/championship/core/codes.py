"""The codes with which any championship refuses. Each has one meaning and a sentence."""

from typing import Literal

from tento.table.refusal import Fact, Refusal

CoreCode = Literal[
    "already_done",
    "already_drawn",
    "bad_cpf",
    "bad_options",
    "event_cancelled",
    "false_draw",
    "no_championship",
    "not_announced",
    "not_published",
    "reason_missing",
    "suspended",
    "too_young",
    "wrong_rulebook",
]


def because(code: CoreCode, rule: str | None = None, articles: tuple[str, ...] = (), **facts: Fact) -> Refusal:
    """A refusal with one of these codes, where there is no state to ask for its articles."""
    return Refusal(code, rule, articles, facts)
