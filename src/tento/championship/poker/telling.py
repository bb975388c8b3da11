"""The diary of a poker tournament. A correction that takes back the one before it is told as undone."""

from collections.abc import Iterable, Iterator

from tento.championship.core.telling import Note, note, notes
from tento.championship.core.tournament import Made, Transition
from tento.championship.poker.correction_events import Corrected

UNDONE = "correction-undone"


def tell(made: Iterable[Made | Transition]) -> Iterator[Note]:
    """A line for each event; before those of a correction that reverses the decision before it, that it does."""
    before: tuple[Corrected, ...] = ()
    for one in made:
        changed = tuple(event for event in one.events if isinstance(event, Corrected))
        if changed and set(changed) == {event.undone() for event in before}:
            yield note(one.decision, UNDONE)
        before = changed
        yield from notes(one.decision, one.events)
