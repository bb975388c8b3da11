"""The files of an event for whoever asks: papers laid out one by one, workbooks, the calendar; and the lists that people send."""

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from importlib.resources import as_file
from typing import Any, Final

from tento.championship.core.roles import Role
from tento.championship.core.tournament import Held
from tento.championship.pairs.entry_numbers import number_of
from tento.championship.pairs.state import State as PairsState
from tento.championship.pairs.state import selected
from tento.club.events.venue.printing import BadLine, FileOffered, FileWritten, Heading, ListedEntry, ListRead
from tento.club.wording import sentence
from tento.papers.document import Edition, document, qr
from tento.papers.entry_lists import BadList, Problem, lines_of, read_list
from tento.papers.files import TEMPLATES, book_of, pdf_of
from tento.papers.kinds import PAPERS
from tento.papers.pairs.entry_book import entry_sheet, entry_text
from tento.papers.sheet_text import text_of
from tento.papers.words import day, say
from tento.texts.championship.desk import LISTS
from tento.texts.language import Lang, pick
from tento.texts.papers.championship import paper

EVERYBODY: Final[tuple[Role, ...]] = ()
OFFICE: Final[tuple[Role, ...]] = ("organiser", "director", "desk")
ALL: Final[tuple[Role, ...]] = ("organiser", "director")
WHO: Final[Mapping[str, tuple[Role, ...]]] = {
    **dict.fromkeys(("bracket", "groups", "standings", "poster", "schedule", "levels", "seats", "ranking", "calendar"), EVERYBODY),
    **dict.fromkeys(("sheets", "cards", "pins", "receipts", "prizes", "payouts"), OFFICE),
    **dict.fromkeys(("documents", "report", "workbook", "entries", "entries-csv", "matches-csv", "decisions-csv"), ALL),
}
"""Who may have which file; what names people's data is for those who direct the event."""
PDF: Final = "application/pdf"
XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


class HousePrinter:
    """The papers of every kind of championship."""

    def files(self, event: Held, lang: Lang) -> list[FileOffered]:
        """The files that this event has now, papers first."""
        words = paper(lang)
        edition = Edition(title="", rulebook="", lang=lang)
        names = [*(document.name for document in PAPERS[_kind(event)].printed([event], edition)), *self._others(event)]
        return [FileOffered(name, words.get(f"file/{_short(name)}", name), _ending(name), WHO.get(_short(name), ALL)) for name in names]

    @staticmethod
    def _others(event: Held) -> Iterator[str]:
        yield "workbook"
        if isinstance(event.state, PairsState):
            yield from ("entries", "entries-csv", *(("matches-csv",) if event.state.matches else ()), "decisions-csv")
            if selected(event.state):
                yield "pins"
        yield "calendar"

    def file(self, event: Held, name: str, heading: Heading, only: Mapping[str, Any]) -> FileWritten | None:
        """The file of this name; None if the event has none."""
        edition = Edition(title=heading.title, rulebook=heading.regulation, lang=heading.lang, address=heading.address)
        made = _MADE.get(name)
        if made is not None:
            content = made(event, edition, only)
            return None if content is None else FileWritten(f"{name.partition('-')[0]}.{_ending(name)}", _MEDIA[_ending(name)], content)
        found = next((one for one in PAPERS[_kind(event)].printed([event], edition) if one.name == name), None)
        if found is None:
            return None
        with as_file(TEMPLATES) as templates:
            return FileWritten(f"{name}.pdf", PDF, pdf_of(found, templates))

    def read(self, raw: bytes, cpf_key: bytes, lang: Lang) -> ListRead:
        """The entries of a list and its bad lines; one that cannot be read at all is bad as a whole."""
        try:
            asked, problems = read_list(raw, cpf_key)
        except BadList as error:
            return ListRead([], [BadLine(0, error.code, pick(LISTS[error.code], lang).format(**error.facts))])
        bad = [_told(problem, lang) for problem in lines_of(problems)]
        return ListRead([ListedEntry(one.lines, one.fields) for one in asked], bad)


def _told(problem: Problem, lang: Lang) -> BadLine:
    refusal = problem.refusal
    if refusal is not None:
        return BadLine(problem.line, refusal.code, sentence(refusal, lang), refusal.articles)
    return BadLine(problem.line, problem.code, pick(LISTS[problem.code], lang).format(**problem.facts))


def _kind(event: Held) -> str:
    assert event.rulebook.championship is not None, "only an event that can be held has papers"
    return event.rulebook.championship.kind


def _short(name: str) -> str:
    """The paper without the tournament that it is of: the seats of the main event are seats."""
    return name if name in WHO else name.rpartition("-")[2]


def _ending(name: str) -> str:
    return {"workbook": "xlsx", "entries": "xlsx", "calendar": "ics"}.get(name, "csv" if name.endswith("-csv") else "pdf")


def _calendar(event: Held, edition: Edition, only: Mapping[str, Any]) -> bytes:
    return PAPERS[_kind(event)].calendar(event.state, edition, table=only.get("table"), entry=only.get("entry"))


def _entries(event: Held, edition: Edition, _only: Mapping[str, Any]) -> bytes | None:
    return book_of([entry_sheet(event.state, paper(edition.lang))]) if isinstance(event.state, PairsState) else None


def _text(event: Held, edition: Edition, _only: Mapping[str, Any]) -> bytes | None:
    return entry_text(event.state, paper(edition.lang)) if isinstance(event.state, PairsState) else None


def _sheet(title: str) -> Callable[[Held, Edition, Mapping[str, Any]], bytes | None]:
    """One sheet of the workbook as text, where it has one of this title."""

    def written(event: Held, edition: Edition, _only: Mapping[str, Any]) -> bytes | None:
        wanted = paper(edition.lang)[title]
        return next((text_of(sheet) for sheet in PAPERS[_kind(event)].book([event], edition) if sheet.title == wanted), None)

    return written


def _pins(event: Held, edition: Edition, only: Mapping[str, Any]) -> bytes | None:
    """A strip for each person who has a place, with the PIN that stands for the signature. What is not told is not printed."""
    strips = [{"entry": number_of(event.state, one.entry), "name": one.name, "pin": pin} for one, pin in only.get("pins", ())]
    if not strips:
        return None
    words = paper(edition.lang)
    with as_file(TEMPLATES) as templates:
        return pdf_of(document("pins", "pins.typ", edition.about("", words), words, strips=strips), templates)


def _tables(_event: Held, edition: Edition, only: Mapping[str, Any]) -> bytes | None:
    """A card for each table with the code of its link. A link that is not told is not printed."""
    words = paper(edition.lang)
    cards = [
        {"table": say(words, "table_name", table=table), "day": day(datetime.fromtimestamp(since / 1000, UTC), words), "qr": qr(address)}
        for table, since, address in only.get("links", ())
    ]
    if not cards:
        return None
    with as_file(TEMPLATES) as templates:
        return pdf_of(document("tables", "tables.typ", edition.about("", words), words, cards=cards), templates)


_MEDIA: Final = {"pdf": PDF, "xlsx": XLSX, "csv": "text/csv; charset=utf-8", "ics": "text/calendar; charset=utf-8"}
_MADE: Final[Mapping[str, Callable[[Held, Edition, Mapping[str, Any]], bytes | None]]] = {
    "workbook": lambda event, edition, _only: book_of(PAPERS[_kind(event)].book([event], edition)),
    "entries": _entries,
    "entries-csv": _text,
    "matches-csv": _sheet("matches"),
    "decisions-csv": _sheet("decisions"),
    "calendar": _calendar,
    "pins": _pins,
    "tables": _tables,
}
