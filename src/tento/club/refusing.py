"""Refusals of the club. Each code has one meaning and a sentence."""

from typing import Literal

from tento.table.refusal import Fact, Refusal, SharedCode

ClubCode = (
    SharedCode
    | Literal[
        "admin_only",
        "already_seated",
        "bad_number",
        "bad_rulebook",
        "bad_times",
        "chat_needs_privacy",
        "guest_has_no_role",
        "host_only",
        "last_admin",
        "match_not_over",
        "match_not_started",
        "match_started",
        "name_length",
        "name_letters",
        "name_reserved",
        "name_taken",
        "no_advice",
        "no_match",
        "no_signals",
        "no_spectators",
        "no_such_seat",
        "not_alone",
        "not_seated",
        "nothing_to_show",
        "number_late",
        "partner_is_no_bot",
        "password_length",
        "password_needed",
        "password_unused",
        "rulebook_lost",
        "seat_empty",
        "seat_taken",
        "table_closed",
        "token_name",
        "too_many_tokens",
        "too_many_tries",
        "unknown_bot",
        "unknown_game",
        "unknown_language",
        "unknown_person",
        "unknown_role",
        "unknown_rulebook",
        "unknown_sign",
        "unknown_table",
        "wrong_login",
        "wrong_password",
        "wrong_table_password",
    ]
)


def refuse(code: ClubCode, **facts: Fact) -> Refusal:
    """Why the club says no."""
    return Refusal(code, facts=facts)
