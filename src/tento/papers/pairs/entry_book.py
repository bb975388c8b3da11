"""The list of entries as a workbook or as text: a line for each person, with how far the entry has come."""

from collections.abc import Iterator
from typing import Final

from tento.championship.core.people import Person
from tento.championship.pairs.entry_numbers import number_of
from tento.championship.pairs.state import Entry, State, in_order
from tento.papers.sheet_text import text_of
from tento.papers.sheets import Money, Row, Sheet, heads
from tento.papers.words import Words, day, hour, named

COLUMNS: Final = ("entry", "name", "born", "residence", "delegation", "status", "confirmed", "summoned", "signed", "paid", "refunded")


def entry_sheet(state: State, words: Words) -> Sheet:
    """Everybody who asked for a place, in the order in which they came."""
    head = heads(words, *COLUMNS)
    return Sheet(words["entries"], (*head[:2], "CPF", *head[2:]), tuple(_rows(state, words)))


def entry_text(state: State, words: Words) -> bytes:
    """The same list as text with semicolons, as spreadsheets here write and read it."""
    return text_of(entry_sheet(state, words))


def _rows(state: State, words: Words) -> Iterator[Row]:
    for entry in in_order(state):
        for place, person in enumerate(entry.people):
            yield _row(state, entry, place, person, words)


def _row(state: State, entry: Entry, place: int, person: Person, words: Words) -> Row:
    documents = state.rules.entries.documents
    signed = all((place, one) in entry.signed for one in documents)
    first = place == 0
    return (
        number_of(state, entry.id),
        person.name,
        "" if person.cpf is None else person.cpf.shown,
        "" if person.born is None else person.born.strftime(words["day_format"]),
        person.residence or "",
        entry.delegation or "",
        named(words, "status", entry.status),
        _yes(place in entry.confirmed, words),
        _summons(entry, words) if state.rules.entries.summons else "",
        _yes(signed, words) if documents else "",
        Money(entry.paid) if first and entry.paid else "",
        Money(entry.refunded) if first and entry.refunded else "",
    )


def _summons(entry: Entry, words: Words) -> str:
    """When and how the summons was sent, as the proof of it; of one that tells neither, whether it was."""
    sent = "" if entry.summoned_at is None else f"{day(entry.summoned_at, words)} {hour(entry.summoned_at, words)}"
    return " · ".join(filter(None, (sent, entry.summoned_by))) or _yes(entry.summoned, words)


def _yes(so: bool, words: Words) -> str:
    return words["yes" if so else "no"]
