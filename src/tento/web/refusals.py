"""Refusals of the web, without its framework: their codes, their statuses, and how they are raised."""

from collections.abc import Mapping
from typing import Final, Literal, TypeVar

import msgspec

from tento.club.refusing import ClubCode
from tento.table.refusal import Fact, Refusal

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
        "no_analysis",
        "not_for_bots",
        "not_found",
        "not_json",
        "not_judged",
        "not_ready_in_time",
        "other_origin",
        "too_fast",
        "too_large",
        "too_long_to_print",
        "unknown_analysis",
        "unknown_host",
        "unknown_season",
    ]
)
"""The codes of refusals that the web gives, the club's among them."""

STATUS: Final[Mapping[str, int]] = {
    "login_needed": 401, "wrong_login": 401, "code_needed": 401, "wrong_code": 401, "wrong_words": 401,
    "wrong_passkey": 401, "passkey_needed": 401,
    "second_factor_needed": 403,
    "admin_only": 403, "csrf": 403, "forbidden": 403, "host_only": 403, "no_spectators": 403, "not_for_bots": 403, "other_origin": 403,
    "not_friends": 403, "not_played_together": 403, "not_welcome": 403,
    "not_referee": 403, "not_your_entry": 403, "not_your_office": 403, "not_your_role": 403, "not_your_table": 403, "role_not_held": 403,
    "wrong_link": 403, "wrong_password": 403, "wrong_pin": 403, "wrong_referee_key": 403, "wrong_table_password": 403,
    "no_match": 404, "not_found": 404, "unknown_person": 404, "unknown_rulebook": 404, "unknown_table": 404,
    "unknown_tournament": 404, "unknown_event": 404, "unknown_season": 404, "unknown_analysis": 404, "friend_link_over": 404,
    "style_link_over": 404, "no_such_token": 404, "not_on_ladder": 403,
    "method_not_allowed": 405, "too_large": 413, "not_json": 415, "unknown_host": 421, "too_fast": 429, "too_many_tries": 429,
    "too_many_tables": 429, "too_many_tables_here": 429, "too_much_kept": 429, "too_much_kept_here": 429,
    "too_much_written": 429, "too_much_written_here": 429,
    "bad_field": 400, "not_happened_yet": 400, "unknown_decision": 400,
    "bad_log": 400, "bad_memory": 400, "not_a_picture": 400,
    "bad_record": 400, "bad_request": 400, "bad_rulebook": 400, "bad_ruling": 400, "bad_times": 400, "chat_needs_privacy": 400,
    "name_length": 400, "name_letters": 400, "name_reserved": 400, "no_such_seat": 400, "password_length": 400, "password_needed": 400,
    "password_unused": 400, "seats_by_other_rulebook": 400, "seats_not_by_choice": 400, "seats_not_played": 400, "token_name": 400,
    "unknown_bot": 400, "unknown_game": 400, "unknown_language": 400, "unknown_role": 400,
    "unknown_lesson": 400, "unknown_face": 400, "unreadable_words": 400,
    "password_weak": 400,
    "internal": 500, "busy": 503, "house_full": 503, "not_judged": 503, "not_ready_in_time": 503,
}  # fmt: skip
"""The status of each code; what is refused because of how things stand at a table is a conflict, 409."""


class RefusalBody(msgspec.Struct, frozen=True):
    """Why not: a stable code, the sentence in the reader's language, the articles of the rulebook, the facts."""

    code: str
    text: str
    articles: tuple[str, ...]
    facts: dict[str, str | int]


class DecisionRefused(RefusalBody, frozen=True):
    """Why a decision in a championship was refused, and with which values it would be taken from the same person: `entry = 01, 02`.

    `instead` is empty where no values that the event has would do.
    """

    instead: str


class Refused(Exception):
    """A refusal on its way out; of a decision in a championship with what would work `instead`."""

    def __init__(self, refusal: Refusal, instead: str | None = None) -> None:
        super().__init__(refusal.code)
        self.refusal, self.instead = refusal, instead


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
