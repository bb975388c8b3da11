"""A championship from outside, as its reader may see it: in lists, whole, and what was decided since a number."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from tento.championship.core.roles import HOUSE
from tento.championship.core.tournament import Made
from tento.championship.pairs import tournament as pairs
from tento.championship.poker import tournament as poker
from tento.club.events.pairs.cups import HOUSE_NAME
from tento.club.events.venue.championship import Championship, Decided
from tento.club.events.venue.public import told
from tento.club.ports import EventRow
from tento.texts.language import Lang
from tento.web.api.events.field import field_shown
from tento.web.api.events.messages import EventDecision, EventHead, EventLine, EventNews, EventNote, EventShown
from tento.web.api.events.pairs import pairs_shown
from tento.web.services import Services

NEWS: Final = 100
"""So many decisions are told at once; whoever was away longer looks at the whole."""
MILESTONES: Final = frozenset(("drawn", "stage-closed", "crowned", "phase-changed", "seats-drawn", "new-day", "final-table", "champion"))
"""After what the head of the chain is published: draws, the ends of stages, the end."""

Shower = Callable[[Any, Lang, int], dict[str, Any]]
SHOWERS: Final[Mapping[str, Shower]] = {
    pairs.kind: lambda state, lang, _now: {"pairs": pairs_shown(state, lang), "field": None},
    poker.kind: lambda state, _lang, now: {"pairs": None, "field": field_shown(state, now)},
}


async def lines_shown(services: Services, rows: Sequence[EventRow]) -> list[EventLine]:
    """Rows of a list with the names of their organisers."""
    hosts = await services.store.people.several(tuple({row.host for row in rows}))
    return [_line(row, HOUSE_NAME if row.host == HOUSE else hosts[row.host].name if row.host in hosts else "") for row in rows]


def _line(row: EventRow, host: str) -> EventLine:
    known = {name: getattr(row, name) for name in EventLine.__struct_fields__ if name != "host"}
    return EventLine(**known, host=host)


async def name_of(services: Services, person: str) -> str:
    """How somebody is called now; the house has its own name."""
    if person == HOUSE:
        return HOUSE_NAME
    found = await services.store.people.get(person)
    return "" if found is None else found.name


async def event_shown(services: Services, found: Championship, lang: Lang) -> EventShown:
    """The whole championship for everybody."""
    return shown_of(found, lang, await name_of(services, found.row.host))


async def written(services: Services, found: Championship, lang: Lang) -> bytes:
    """The whole championship for everybody, encoded once for each number and language."""
    number, text = found.shown.get(lang, (0, b""))
    if number != found.number:
        text = msgspec.json.encode(await event_shown(services, found, lang))
        found.shown[lang] = (found.number, text)
    return text


def shown_of(found: Championship, lang: Lang, host: str) -> EventShown:
    """The whole championship, whose host is called so now."""
    event, row = found.event, found.row
    opening: Any = event.made[0].decision
    return EventShown(
        id=row.id,
        number=found.number,
        head=event.check(found.number),
        title=row.title,
        kind=row.kind,
        game=row.game,
        rulebook=row.rulebook,
        regulation=event.rulebook.title,
        hash=opening.hash,
        options=opening.options,
        status=found.venue.status(event.state),
        visibility=row.visibility,
        host=host,
        created=row.created,
        heads=tuple(_heads(found)),
        **SHOWERS[row.kind](event.state, lang, found.now()),
    )


def _heads(found: Championship) -> Iterable[EventHead]:
    for number, made in enumerate(found.event.made, 1):
        if any(event.__struct_config__.tag in MILESTONES for event in made.events):
            yield head_shown(found, number)


def head_shown(found: Championship, number: int) -> EventHead:
    """The check of the log after the decision of this number."""
    return EventHead(number=number, check=found.event.check(number), do=_word(found.event.made[number - 1]))


def _word(made: Made) -> str:
    return str(made.decision.__struct_config__.tag)


def news(services: Services, found: Championship, number: int, lang: Lang, everything: bool) -> EventNews:
    """What was decided after this number."""
    first = max(number, found.number - NEWS) + 1
    decided = [Decided(place, found.event.made[place - 1]) for place in range(first, found.number + 1)]
    shown = tuple(decision_shown(services, found, one, lang, everything) for one in decided)
    return EventNews(number=found.number, head=found.event.check(found.number), decided=shown)


def decision_shown(services: Services, found: Championship, one: Decided, lang: Lang, everything: bool) -> EventDecision:
    """A decision with what it brought about, as far as this reader may know."""
    notes = told(found.event.kind, one.made, everything)
    texts = services.diary(notes, lang)
    shown = (
        EventNote(what=note.what, text=text, by=note.by, role=note.role, why=note.why) for note, text in zip(notes, texts, strict=True)
    )
    check = "" if one.number is None else found.event.check(one.number)
    return EventDecision(
        number=one.number, check=check, do=_word(one.made), at=one.made.decision.at, happened=one.made.decision.happened, told=tuple(shown)
    )
