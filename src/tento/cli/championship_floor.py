"""What happened on the floor of a poker tournament, told from its log: the clock, races, absences, penalties and every correction."""

from collections.abc import Iterable, Iterator
from typing import Final

from tento.championship.poker.telling import Taken, diary
from tento.championship.printing.poker import told
from tento.championship.printing.words import say
from tento.texts.championship_print import paper
from tento.texts.rules import Lang

QUIET: Final = frozenset({"moved", "table_broken", "alternates", "alternate_seated", "champion"})
"""What the seats and the places tell by themselves."""


def told_floor(log: Iterable[Taken], lang: Lang) -> Iterator[str]:
    """A line for each thing that was decided: the day and the hour, what changed, who decided it, and why."""
    words = paper(lang)
    notes = [note for note in diary(log) if note.what not in QUIET]
    if notes:
        yield f"\n{words['floor']}"
    for note, (day, hour, sentence) in zip(notes, told(notes, words), strict=True):
        who = say(words, "committee_of", who=note.by) if note.committee else note.by
        yield f"  {day} {hour}  {sentence} [{': '.join(filter(None, (who, note.why)))}]"
