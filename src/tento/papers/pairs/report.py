"""The final report of an event of pairs: places and prizes, money, the book of incidents, what was ruled, and the head of the log."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from tento.championship.core.telling import Note, notes
from tento.championship.core.tournament import Held
from tento.championship.pairs import decisions as do
from tento.championship.pairs.fees import due
from tento.championship.pairs.honours import places
from tento.championship.pairs.state import Incident, Match, State
from tento.papers.diary import decided_by, told
from tento.papers.document import About, Document, document
from tento.papers.pairs.games import game_of
from tento.papers.pairs.labels import label_of
from tento.papers.words import Words, basis, day, hour, money, named, say
from tento.table.refusal import Fact

RULINGS: Final = (do.Sanction, do.Correct, do.SettleDispute, do.Award, do.Absent, do.DrawLots, do.Interrupt, do.Suspend)
"""The decisions that somebody had to judge."""
TOLD: Final = ("sanctioned", "result", "dispute-settled", "left-out", "suspended-next", "lots-drawn", "interrupted", "phase-changed")
"""What a ruling brought about, as far as the report tells it: the moves of winners stand in the bracket."""


def report(event: Held, about: About, words: Words) -> Iterator[Document]:
    """The report, once there is a champion."""
    state: State = event.state
    if state.champion is not None:
        yield document("report", "report.typ", about, words, lambda: _report(event, state, words))


def _report(event: Held, state: State, words: Words) -> dict[str, Any]:
    played = sum(match.result is not None and match.result.how != "bye" for match in state.matches.values())
    counted = say(words, "report_counted", entries=len(state.entries), matches=played, decisions=len(event.made))
    return {
        "facts": [counted, say(words, "report_version", version=state.version), state.about.venue],
        "places": list(_places(state, words)),
        "sponsors": ", ".join(state.about.sponsors),
        "prize_articles": ", ".join(one.cite for one in state.rulebook.articles if one.where == "prizes"),
        "money": list(_money(state, words)),
        "incidents": [_incident(state, one, words) for one in state.incidents],
        "rulings": list(_rulings(event, state, words)),
        "ruling_articles": basis(state.rulebook, "discipline.unforeseen"),
    }


def _places(state: State, words: Words) -> Iterator[dict[str, Any]]:
    """Each entry with its place, and the prize of that place."""
    prizes = {one.place: one.what for one in state.about.prizes}
    place = 1
    for level in places(state):
        for name in level:
            entry = state.entries[name]
            status = named(words, "status", entry.status) if entry.out else ""
            yield {"place": place, "label": label_of(state, name), "prize": prizes.get(place, ""), "status": status}
        place += len(level)


def _money(state: State, words: Words) -> Iterator[dict[str, str]]:
    """What came in and what went back; nothing where the event takes no fee."""
    if not due(state.rules.fees) and not state.received:
        return
    paid = sum(entry.paid > 0 for entry in state.entries.values())
    yield {"name": say(words, "report_received", count=paid), "sum": money(state.received)}
    yield {"name": words["report_refunded"], "sum": money(-state.refunded)}
    yield {"name": words["report_balance"], "sum": money(state.received - state.refunded)}


def _incident(state: State, one: Incident, words: Words) -> dict[str, Any]:
    match = state.matches.get(one.match or "")
    about = [] if match is None else [_match_name(state, match, words)]
    about += [label_of(state, one.entry).name] if one.entry is not None and one.entry in state.entries else []
    return {
        "number": one.number,
        "when": f"{day(one.at, words)} {hour(one.at, words)}",
        "kind": named(words, "incident", one.kind),
        "about": " · ".join(about),
        "text": one.text,
        "by": f"{one.by} ({named(words, 'role', one.role)})" if one.role and one.role != one.by else _who(one.by, words),
        "ruling": one.ruling,
        "ruled_by": _who(one.ruled_by, words),
    }


def _who(name: str, words: Words) -> str:
    """A person by name; a decision under no name, by the office that made it."""
    return named(words, "role", named(words, "said", name))


def _rulings(event: Held, state: State, words: Words) -> Iterator[dict[str, str]]:
    """A line for each thing that a ruling brought about, with who ruled it and why."""
    made = [one for one in event.made if isinstance(one.decision, RULINGS)]
    listed = [note for one in made for note in notes(one.decision, one.events) if note.what.partition(".")[0] in TOLD]
    readable = [_readable(state, note, words) for note in listed]
    for note, (date, at, text) in zip(listed, told(readable, words), strict=True):
        why = named(words, "said", note.why)
        yield {"when": f"{date} {at}", "text": text, "by": _who(decided_by(note, words), words), "why": why}


def _readable(state: State, note: Note, words: Words) -> Note:
    """A line of the diary with names in the place of ids."""
    return replace(note, facts={key: _named(state, key, fact, words) for key, fact in note.facts.items()})


def _named(state: State, key: str, fact: Fact, words: Words) -> Fact:
    if not isinstance(fact, str):
        return fact
    if key == "match" and fact in state.matches:
        return _with_sides(state, state.matches[fact], words)
    if key == "stage":
        return named(words, "stage", fact)
    if key in ("order", "winner", "who"):
        return ", ".join(label_of(state, one).name if one in state.entries else one for one in fact.split(", "))
    return label_of(state, fact).name if key == "entry" and fact in state.entries else fact


def _with_sides(state: State, match: Match, words: Words) -> str:
    sides = [label_of(state, side).name for side in match.sides if side]
    return f"{_match_name(state, match, words)} ({words['versus'].join(sides)})"


def _match_name(state: State, match: Match, words: Words) -> str:
    game = game_of(state, match, words)
    return f"{game.stage} {game.code}"
