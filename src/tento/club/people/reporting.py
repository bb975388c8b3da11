"""What somebody reports of somebody else, for the admins of the house."""

from typing import Final, Literal

from tento.club.ports import Person, Report, Store
from tento.club.printable import printable
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

Reason = Literal["rude", "cheating", "name", "leaving", "other"]
MOST: Final = 1000
"""So many reports are kept in all, the newest."""
LONGEST: Final = 200


class Reporting:
    """Reports. One person has one report about each other: a new one replaces it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def report(self, by: Person, person: str, reason: Reason, words: str, table: str, now: int) -> Refusal | None:  # noqa: PLR0913, PLR0917 - what a report is made of
        """Keeps a report about somebody."""
        found = None if person == by.id else await self._store.people.get(person)
        if found is None or found.erased:
            return refuse("unknown_person")
        said = " ".join(words.split())[:LONGEST]
        if not printable(said):
            return refuse("unreadable_words")
        await self._store.reports.add(Report(reporter=by.id, person=person, reason=reason, words=said, table=table, at=now), MOST)
        return None
