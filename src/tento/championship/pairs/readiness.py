"""What a selected entry owes before it is drawn: documents with every signature, and a summons that reached it."""

from collections.abc import Iterable

from tento.championship.pairs.state import Entry, State, refuse
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal


@enforces("entries.documents")
def unsigned(state: State, entry: Entry) -> str | None:
    """The first document that somebody of an entry has not signed."""
    documents = state.rules.entries.documents
    return next((one for one in documents for place in range(len(entry.people)) if (place, one) not in entry.signed), None)


@enforces("entries.summons")
def not_ready(state: State, names: Iterable[str]) -> Refusal | None:
    """Refuses to draw somebody who was never summoned, or who left a document unsigned, whenever they got their place."""
    for name in names:
        entry = state.entries[name]
        document = unsigned(state, entry)
        if document is not None:
            return refuse(state, "not_signed", "entries.documents", entry=name, document=document)
        if state.rules.entries.summons and not entry.summoned:
            return refuse(state, "not_summoned", "entries.summons", entry=name)
    return None
