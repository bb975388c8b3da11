"""A cup from outside, as its reader may see it: in the list, its bracket, and the reader's own place in it."""

from collections.abc import Sequence
from datetime import timedelta
from functools import cache
from typing import Literal

import msgspec

from tento.championship.pairs.honours import places
from tento.championship.pairs.scores import format_of
from tento.championship.pairs.state import NOBODY, Entry, Match, State, in_order
from tento.club.events.pairs.agreement import table_id
from tento.club.events.pairs.chairs import BOT
from tento.club.events.pairs.config import STAGE, CupConfig, checked, choices
from tento.club.events.pairs.cup import Cup
from tento.club.ports import EventRow, Person
from tento.club.seats_played import played_instead
from tento.games.registry import kit_of
from tento.rulebooks.loader import OFFICIAL, overlay
from tento.table.refusal import Refusal
from tento.web.api.cup_messages import CupEntry, CupMatch, CupNews, CupPlayer, CupRow, CupRulebook, CupShown, CupYou, SinglesRulebook
from tento.web.api.events.pairs import result_shown
from tento.web.api.events.shown import name_of
from tento.web.services import Services

MatchStatus = Literal["waiting", "ready", "called", "playing", "over", "stopped"]


@cache
def cup_rulebooks() -> tuple[CupRulebook, ...]:
    """Each regulation that has a championship of pairs, with what may be chosen in a cup under it."""
    found = []
    for name in OFFICIAL:
        base = checked(CupConfig(rulebook=name))
        if isinstance(base, Refusal):
            continue
        kit = kit_of(base.game)
        by_one = base if 2 in kit.seats_under(base) else played_instead(base, 2)
        singles = None if by_one is None else SinglesRulebook(name=by_one.name, title=by_one.title)
        best_of = tuple(many for many in (1, 3, 5) if not isinstance(checked(CupConfig(rulebook=name, best_of=many)), Refusal))
        usual = format_of(overlay(base, choices(CupConfig(rulebook=name), base)), STAGE).best_of
        chosen = best_of if len(best_of) > 1 else ()
        bots = tuple(name for name in kit.bots if all(name in kit.bots_at(seats) for seats in kit.seats_under(base)))
        found.append(CupRulebook(name=name, title=base.title, game=base.game, singles=singles, best_of=chosen, usual=usual, bots=bots))
    return tuple(found)


async def rows_shown(services: Services, rows: Sequence[EventRow]) -> list[CupRow]:
    """Rows of the list with the names of their hosts."""
    found = []
    for row in rows:
        config = msgspec.json.decode(row.config, type=CupConfig)
        known = {name: getattr(row, name) for name in CupRow.__struct_fields__ if name in EventRow.__struct_fields__}
        known["host"] = await name_of(services, row.host)
        found.append(CupRow(**known, singles=config.singles, bots=config.bots))
    return found


async def news(services: Services, cup: Cup, person: Person | None, since: int | None) -> CupNews:
    """What this reader does not know yet."""
    shown = None if since == cup.version else await cup_shown(services, cup)
    return CupNews(version=cup.version, cup=shown, you=None if person is None else await _you(cup, person))


async def cup_shown(services: Services, cup: Cup) -> CupShown:
    """A cup for everybody."""
    state, row, config = cup.state, cup.row, cup.config
    stage = state.stages[0]
    matches = [state.matches[name] for name in stage.matches]
    champion = state.champion
    return CupShown(
        id=row.id,
        number=cup.number,
        title=row.title,
        game=row.game,
        rulebook=row.rulebook,
        regulation=cup.event.rulebook.title,
        status=row.status,
        visibility=row.visibility,
        host=await name_of(services, row.host),
        created=row.created,
        begins=config.begins,
        most=config.entries,
        taken=sum(not entry.out for entry in state.entries.values()) if not stage.drawn else len(stage.entrants),
        waiting=len(await cup.waiting()),
        singles=config.singles,
        bots=config.bots,
        best_of=format_of(state.rulebook, STAGE).best_of,
        notice_minutes=config.notice_minutes,
        tolerance_minutes=state.rules.matches.tolerance_min,
        commitment=None if stage.announced is None else stage.announced.commitment,
        entries=tuple(_entry(entry) for entry in in_order(state) if not (entry.out and not entry.matches)),
        matches=tuple(_match(cup, match) for match in matches),
        rounds=_rounds(matches),
        champion=champion,
        path=() if champion is None else state.entries[champion].matches,
        places=places(state),
    )


def _rounds(matches: Sequence[Match]) -> tuple[tuple[str, ...], ...]:
    turns = sorted({match.round for match in matches})
    return tuple(tuple(match.id for match in matches if match.round == turn) for turn in turns)


def _entry(entry: Entry) -> CupEntry:
    players = tuple(CupPlayer(name=person.name, bot=BOT in person.declared) for person in entry.people)
    return CupEntry(id=entry.id, players=players, out=entry.out)


def _match(cup: Cup, match: Match) -> CupMatch:
    state = cup.state
    running = match.online and match.result is None
    return CupMatch(
        id=match.id,
        round=match.round,
        sides=(match.sides[0] or None, match.sides[1] or None),
        bye=NOBODY in match.sides,
        status=_status(match),
        table=table_id(cup.row.id, state, match) if running else None,
        starts=None if match.starts is None or not running else int(1000 * match.starts.timestamp()),
        present=tuple(sorted(match.present)),
        result=None if match.result is None else result_shown(match.result),
        record=None if match.sheet is None else match.sheet.record,
        deals=None if match.sheet is None else match.sheet.deals,
    )


def _status(match: Match) -> MatchStatus:
    if match.result is not None:
        return "over"
    if match.online:
        return "playing" if match.started else "called"
    if match.tables_online:
        return "stopped"
    return "ready" if all(match.sides) else "waiting"


async def _you(cup: Cup, person: Person) -> CupYou:
    """The reader's own place in the cup, and where to go now."""
    state = cup.state
    roles = await cup.roles_of(person)
    entry = next((state.entries[name] for name in reversed(roles) if name in state.entries), None)
    match = _next_match(state, entry)
    deadline = _deadline(state, match)
    waits, open_ = person.id in await cup.waiting(), state.phase == "entries"
    invites = open_ and (entry is None or entry.out) and not cup.config.singles
    return CupYou(
        hosting=person.id == cup.row.host,
        entry=None if entry is None or (entry.out and not entry.matches) else entry.id,
        waiting=waits,
        partner_link=await cup.partner_link(person) if invites else None,
        table=None if match is None or match.id not in cup.online.tables else table_id(cup.row.id, state, match),
        match=None if match is None else match.id,
        until=deadline,
        out=entry is not None and entry.out,
    )


def _next_match(state: State, entry: Entry | None) -> Match | None:
    own = [] if entry is None or entry.out else [state.matches[name] for name in entry.matches]
    return next((match for match in own if match.online and match.result is None), None)


def _deadline(state: State, match: Match | None) -> int | None:
    """Until when the players of a match that has not begun must have come."""
    if match is None or match.starts is None or match.started:
        return None
    last = match.starts + timedelta(minutes=state.rules.matches.tolerance_min)
    return int(1000 * last.timestamp())
