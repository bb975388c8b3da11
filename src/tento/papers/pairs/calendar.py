"""The matches of an event as a calendar: of the whole event, of one table, or of one entry."""

from tento.championship.pairs.state import Match, State
from tento.papers.calendars import Hour, calendar_of
from tento.papers.document import Edition
from tento.papers.pairs.games import round_name
from tento.papers.pairs.labels import label_of
from tento.papers.words import Words
from tento.texts.papers.championship import paper


def calendar(state: State, edition: Edition, *, table: int | None = None, entry: str | None = None) -> bytes:
    """Every match that has an hour, at this table or of this entry where one is named."""
    words = paper(edition.lang)
    matches = [one for one in state.matches.values() if one.starts is not None]
    wanted = [one for one in matches if table in (None, one.table) and (entry is None or entry in one.sides)]
    ordered = sorted(wanted, key=lambda one: (one.starts, one.table or 0, one.id))
    return calendar_of(edition.title, (_hour(state, match, edition, words) for match in ordered))


def _hour(state: State, match: Match, edition: Edition, words: Words) -> Hour:
    assert match.starts is not None, "only matches with an hour stand in a calendar"
    place = f"{words['table']} {match.table}" if match.table is not None else ""
    sides = words["versus"].join(label_of(state, side).name if side else words["waiting"] for side in match.sides)
    told = f"{edition.title} · {round_name(state, match, words)}"
    return Hour(match.id, match.starts, ": ".join(filter(None, (place, sides))), told, place)
