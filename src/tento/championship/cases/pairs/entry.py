"""The question `entry` to a championship of pairs: a registration as data, taken or refused."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict, replace

from tento.championship.cases.application import entered_before, plain, read_application, refused, version_of
from tento.championship.cases.asking import championship_of, texts
from tento.championship.pairs import decisions as do
from tento.championship.pairs.entering import register
from tento.championship.pairs.opening import opened
from tento.championship.pairs.state import State
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


def entry(case: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """Whether the registration is accepted, with which status; or the code of its refusal and the article."""
    asked = read_application(case, championship_of(rulebook).entries)
    if isinstance(asked, Refusal):
        return refused(asked, rulebook.cites("entries.cpf"))
    found = register(_before(plain(case), rulebook), do.Register(**asdict(asked)))
    if isinstance(found, Refusal):
        return refused(found, found.articles)
    status = found.state.entries[asked.entry].status
    return {"accepted": True, "refused": "none", "status": status, "article": list(rulebook.cites("entries.kind"))}


def _before(case: Mapping[str, Any], rulebook: Rulebook) -> State:
    """The championship as the registration finds it."""
    people, delegations = entered_before(case)
    state = opened(rulebook, "case", version_of(case))
    state = replace(state, suspended=frozenset(texts(case, "suspended")), places_taken=case.get("field", 0))
    return replace(state, people=state.people.update(people), delegations=state.delegations.update(delegations))
