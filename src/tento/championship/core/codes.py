"""The codes with which any championship refuses. Each has one meaning and a sentence."""

from typing import Literal

from tento.table.refusal import Fact, Refusal

CoreCode = Literal[
    "already_done",
    "already_drawn",
    "already_entered",
    "asked_before",
    "bad_commitment",
    "bad_cpf",
    "bad_options",
    "cannot_erase",
    "cpf_missing",
    "declaration_missing",
    "event_cancelled",
    "false_draw",
    "field_missing",
    "foreign_document_missing",
    "foreign_document_too_new",
    "hold_is_over",
    "irregular_status",
    "kin_of_organiser",
    "language_missing",
    "legal_hold",
    "name_missing",
    "no_championship",
    "no_delegation",
    "no_hold",
    "no_such_request",
    "no_such_table",
    "nobody_to_erase",
    "not_announced",
    "not_published",
    "not_resident",
    "not_theirs_to_decide",
    "not_yet",
    "not_your_entry",
    "not_your_role",
    "not_your_table",
    "out_of_order",
    "reason_missing",
    "regulation_not_accepted",
    "strange_time",
    "suspended",
    "tie_to_organiser",
    "tie_to_sponsor",
    "too_few_people",
    "too_many_people",
    "too_many_requests",
    "too_young",
    "wrong_channel",
    "wrong_origin",
    "wrong_rulebook",
    "wrong_version",
]


def because(code: CoreCode, rule: str | None = None, articles: tuple[str, ...] = (), **facts: Fact) -> Refusal:
    """A refusal with one of these codes, where there is no state to ask for its articles."""
    return Refusal(code, rule, articles, facts)
