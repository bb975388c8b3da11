"""The papers of the organiser: documents to sign, the poster of days and hours, and the list of prizes to be handed over."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from tento.championship.core.local_time import local
from tento.championship.pairs.honours import places
from tento.championship.pairs.state import Match, State, selected
from tento.papers.document import About, Document, document
from tento.papers.pairs.games import game_of
from tento.papers.pairs.labels import label_of
from tento.papers.words import Words, basis, day, hour, named, say
from tento.rulebooks.rulebook import Article

SIGNED: Final = ("consents", "data", "summons")
"""Where the articles stand that somebody agrees to by signing."""


def office(state: State, about: About, words: Words) -> Iterator[Document]:
    """Each of them where there is something to print on it."""
    if next(_documents(state, about, words), None) is not None:
        yield document("documents", "documents.typ", about, words, lambda: {"pages": list(_documents(state, about, words))})
    yield document("poster", "poster.typ", about, words, lambda: _poster(state, words))
    if state.about.prizes:
        yield document("prizes", "prizes.typ", about, words, lambda: _prizes(state, about))


def _documents(state: State, about: About, words: Words) -> Iterator[dict[str, Any]]:
    """A page for each person of each entry that has a place, and for each document that is still unsigned."""
    agreed = [_said(one, about) for one in state.rulebook.articles if one.where in SIGNED or "entries.declarations" in one.rules]
    for name in state.rules.entries.documents:
        for entry in selected(state):
            for place, person in enumerate(entry.people):
                if (place, name) not in entry.signed:
                    yield {
                        "title": named(words, "document", name),
                        "person": person.name,
                        "entry": label_of(state, entry.id).number,
                        "document": "" if person.cpf is None else person.cpf.shown,
                        "agreed": agreed,
                        "articles": basis(state.rulebook, "entries.documents"),
                        "version": say(words, "accepted_version", version=state.version),
                    }


def _said(article: Article, about: About) -> dict[str, str]:
    return {"cite": article.cite, "text": article.en if about.lang == "en" else article.pt}


def _poster(state: State, words: Words) -> dict[str, Any]:
    """Where and when: the matches that have an hour, by their hours; before there are any, the dates of the event."""
    called = sorted((one for one in state.matches.values() if one.starts is not None), key=lambda one: (one.starts, one.table or 0, one.id))
    dates = [("date_opens", state.opens), ("date_closes", state.closes)]
    lines = [{"name": words[key], "when": _moment(at, words)} for key, at in dates if at is not None]
    if state.event_on is not None:
        lines.append({"name": words["date_event"], "when": state.event_on.strftime(words["day_format"])})
    return {
        "venue": state.about.venue,
        "dates": lines,
        "sponsors": ", ".join(state.about.sponsors),
        "contact": state.about.contact,
        "slots": _slots(state, called, words),
        "articles": ", ".join(one.cite for one in state.rulebook.articles if one.where == "poster"),
    }


def _moment(at: datetime, words: Words) -> str:
    return f"{day(at, words)} {hour(at, words)}"


def _slots(state: State, called: list[Match], words: Words) -> list[dict[str, Any]]:
    """The matches of each hour under it, with the day where the hour before was on another."""
    slots: list[dict[str, Any]] = []
    last: datetime | None = None
    for match in called:
        assert match.starts is not None, "only matches with an hour are called here"
        if match.starts != last:
            fresh = last is None or local(last).date() != local(match.starts).date()
            slots.append({"day": day(match.starts, words) if fresh else "", "hour": hour(match.starts, words), "games": []})
            last = match.starts
        game = game_of(state, match, words)
        sides = [side.name if side is not None else blank for side, blank in zip(game.sides, game.blank, strict=True)]
        slots[-1]["games"].append({"table": game.table, "sides": sides, "stage": game.round})
    return slots


def _prizes(state: State, about: About) -> dict[str, Any]:
    """Each prize with whoever took its place, where that is known, and a line for the signature of whoever receives it."""
    names: dict[int, list[str]] = {}
    place = 1
    for level in places(state):
        names[place] = [label_of(state, name).name for name in level]
        place += len(level)
    rows = [
        {"place": one.place, "what": one.what, "who": " · ".join(names.get(one.place, ()) if state.champion else ())}
        for one in sorted(state.about.prizes, key=lambda one: one.place)
    ]
    notes = [_said(one, about) for one in state.rulebook.articles if one.where == "prizes"]
    return {"rows": rows, "notes": notes, "sponsors": ", ".join(state.about.sponsors)}
