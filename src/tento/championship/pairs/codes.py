"""The codes with which a championship of pairs refuses. Each has one meaning and a sentence."""

from typing import Literal

from tento.championship.core.codes import CoreCode
from tento.table.refusal import Fact, Refusal

Code = (
    CoreCode
    | Literal[
        "dates_are_fixed",
        "delegation_full",
        "entries_closed",
        "entries_not_open",
        "entries_open",
        "entry_exists",
        "entry_is_out",
        "entry_not_at_table",
        "event_suspended",
        "field_full",
        "impossible_field",
        "in_two_places",
        "is_present",
        "ladder",
        "list_differs",
        "lots_needed",
        "match_missing",
        "match_open",
        "match_over",
        "match_under_way",
        "next_match_started",
        "no_absence_limit",
        "no_appeal",
        "no_field_works",
        "no_lots_needed",
        "no_result",
        "no_substitution",
        "no_such_document",
        "no_such_entry",
        "no_such_match",
        "no_such_person",
        "no_such_sanction",
        "no_such_stage",
        "not_complete",
        "not_in_match",
        "not_in_writing",
        "not_next_in_line",
        "not_selected",
        "not_started",
        "not_theirs_to_decide",
        "nothing_to_sign",
        "nothing_was_played",
        "results_without_points",
        "rules_are_frozen",
        "score_after_the_end",
        "score_below_target",
        "score_impossible",
        "score_unfinished",
        "score_without_winner",
        "side_unknown",
        "stage_closed",
        "stage_open",
        "stage_under_way",
        "still_in_time",
        "table_taken",
        "too_few_entries",
        "too_late",
        "wrong_amount",
        "wrong_sanction",
    ]
)


def because(code: Code, rule: str | None = None, articles: tuple[str, ...] = (), **facts: Fact) -> Refusal:
    """A refusal with one of these codes, where there is no state to ask for its articles."""
    return Refusal(code, rule, articles, facts)
