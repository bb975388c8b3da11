"""The question `entry` to a rulebook of poker tournaments: whether the conditions on people are met."""

from collections.abc import Mapping
from typing import Any

from tento.championship.cases.application import entered_before, plain, read_application, refused, version_of
from tento.championship.cases.asking import texts
from tento.championship.cases.poker.reading import cites
from tento.championship.core.decisions import Application
from tento.championship.core.eligibility import not_eligible
from tento.championship.poker.refusing import refuse
from tento.championship.poker.rules import rules_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


def entry(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether a player may enter; or the code of the refusal and the article."""
    asked = read_application(case, rules_of(rulebook).entries)
    if isinstance(asked, Refusal):
        return refused(asked, rulebook.cites("entries.cpf"))
    given = plain(case)
    refusal = not_eligible(rulebook, asked, version_of(given)) or _known(given, asked, rulebook)
    if refusal is not None:
        return refused(refusal, refusal.articles)
    return {"accepted": True, "refused": "none", "status": "selected", "article": cites(rulebook, "entries.kind")}


def _known(case: Mapping[str, Any], asked: Application, rulebook: Rulebook) -> Refusal | None:
    """Nobody enters who was barred, or has entered already."""
    barred, (entered, _) = texts(case, "suspended"), entered_before(case)
    for person in asked.people:
        if person.key in barred:
            return refuse(rulebook, "suspended", "dq_prize", who=person.name)
        if rules_of(rulebook).entries.one_entry_a_person and person.key in entered:
            return refuse(rulebook, "already_entered", "entries.one_entry_a_person", person=person.name)
    return None
