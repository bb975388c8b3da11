"""Discipline in every kind of championship: measures on a list, whom the regulation names, the reason owed, and who judges the rest."""

from collections.abc import Collection

from tento.championship.core.codes import because
from tento.championship.core.roles import By, authorities
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


def verify_listed(measure: str, measures: Collection[str], unknown: Refusal) -> Refusal | None:
    """Refuses a measure that is not on the regulation's list; `unknown` is how the kind of championship says so."""
    return None if measure in measures else unknown


def verify_named(rulebook: Rulebook, by: By, named: Collection[str], rule: str, *otherwise: str) -> Refusal | None:
    """Refuses a decision by another than those `named` for it. Where the regulation names no one, any role that may decide does.

    The refusal cites the articles on `rule`, or those of the first other rule on which the regulation has any.
    """
    if not named or set(authorities(by)) & set(named):
        return None
    cited = next((one for one in (rule, *otherwise) if rulebook.cites(one)), rule)
    return because("not_theirs_to_decide", cited, rulebook.cites(cited), who=", ".join(named))


def verify_reason(rulebook: Rulebook, why: str, rule: str | None = None) -> Refusal | None:
    """Refuses a decision that owes its reason and gives none."""
    return None if why else because("reason_missing", rule, rulebook.cites(rule) if rule else ())
