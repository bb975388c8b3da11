"""One paper of a tournament at a time, for the printer beside the desk and on the floor."""

from collections.abc import Iterator, Sequence
from importlib.resources import as_file
from typing import Any, Final

from tento.championship.core.tournament import Held
from tento.championship.poker.closing import close
from tento.championship.poker.seats import Move
from tento.championship.poker.slips import last_slips
from tento.championship.poker.state import State
from tento.papers.document import About, Document, Edition, code, document
from tento.papers.files import TEMPLATES, headed, pdf_of
from tento.papers.poker import pages
from tento.papers.poker.schedule import schedule
from tento.papers.words import Words, day, say
from tento.table.refusal import Refusal
from tento.texts.language import Lang
from tento.texts.papers.championship import paper

NAMES: Final = ("receipts", "seats", "cards", "levels", "payouts", "schedule", "slips")


def printed(event: Held, name: str, lang: Lang, address: str, numbers: Sequence[int] = ()) -> bytes | None:
    """A paper of this name as PDF; None where the tournament has not come to it. Of receipts only those of these numbers, from 1."""
    found = _document(event, name, lang, address, numbers)
    if found is None:
        return None
    with as_file(TEMPLATES) as templates:
        return pdf_of(found, templates)


def _document(event: Held, name: str, lang: Lang, address: str, numbers: Sequence[int]) -> Document | None:
    words, state = paper(lang), event.state
    closing = close(state) if state.champion is not None else None
    played = pages.begun(event) if closing is None or isinstance(closing, Refusal) else pages.played(event, closing)
    edition = headed(Edition(title=state.title, rulebook=event.rulebook.title, lang=lang, address=address), event)
    about = edition.about(day(state.desk.start or played.opening.at, words), words)
    if name == "schedule":
        return schedule([(played.opening, state)], about, words)
    if name == "slips":
        moves = last_slips(state, event.made)
        return document("slips", "cards.typ", about, words, cards=list(_slips(state, moves, about, words))) if moves else None
    if name == "receipts":
        return pages.receipts_of(played, about, words, numbers)
    return next((one for one in pages.documents(played, about, words) if one.name == f"{state.kind}-{name}"), None)


def _slips(state: State, moves: Sequence[Move], about: About, words: Words) -> Iterator[dict[str, Any]]:
    """A slip for each player, to be cut: the new seat in large figures."""
    for move in moves:
        came = move.came_from
        notes = [f"{words['table']} {move.to.table} · {words['seat']} {move.to.seat}"]
        notes += [say(words, "slip_from", table=came.table, seat=came.seat)] if came is not None else []
        yield {
            "big": f"{move.to.table}.{move.to.seat}",
            "heading": state.desk.name_of(move.player),
            "lines": [words["slip"]],
            "notes": notes,
            "qr": code(about),
        }
