"""The referee of a live table: a person without a seat, who sees what everybody may see and decides what only a referee may."""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from hmac import compare_digest
from typing import Any

import msgspec

from tento.club.live import entries as log
from tento.club.live import messages as say
from tento.club.live.acting import Repeated, decoded
from tento.club.live.seating import Answer, Decision, hosts, seat_of
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.table.game import Step
from tento.table.refereeing import Named, Refereeing
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE
from tento.texts.language import Lang, listed, pick

_encode = msgspec.json.Encoder().encode


def hashed(key: str) -> str:
    """The hash of a key: the log never holds the key itself."""
    return sha256(key.encode()).hexdigest()


def refereeing_at(state: TableState) -> Refereeing | None:
    """What a referee may decide in the game of this table, where the table takes one."""
    return kit_of(state.config.game).referee if state.config.referee else None


def invite(state: TableState, at: int, by: str, key: str) -> Answer:
    """The host makes a link for a referee. An older link ends with it, and so does the office of who came by that.

    Who plays cannot send a referee away in the middle of the match.
    """
    refusal = _closed(state)
    if refusal is not None:
        return refusal
    if not hosts(state, by):
        return refuse("host_only")
    if state.referee is not None and state.match is not None and seat_of(state, by) is not None:
        return refuse("referee_stays")
    return Decision((log.RefereeInvited(at=at, key_hash=hashed(key)),))


def _closed(state: TableState) -> Refusal | None:
    if refereeing_at(state) is None:
        return refuse("no_referee")
    return None if state.closed is None else refuse("table_closed")


def come(state: TableState, at: int, person: str, key: str | None) -> Answer:
    """Who has the key of the last link referees from now on; a host who does not play needs none."""
    known = key is not None and state.referee_key is not None and compare_digest(hashed(key), state.referee_key)
    refusal = _closed(state)
    if refusal is not None:
        return refusal
    if not known and (key is not None or not hosts(state, person)):
        return refuse("wrong_referee_key")
    return appoint(state, at, person)


def appoint(state: TableState, at: int, person: str) -> Answer:
    """Makes this person the referee: one who has the link, or whom an event names."""
    refusal = _closed(state)
    if refusal is not None:
        return refusal
    if seat_of(state, person) is not None:
        return refuse("referee_plays")
    return Decision(() if state.referee == person else (log.RefereeCame(at=at, person=person),))


def _not_now(state: TableState, person: str) -> Refusal | None:
    """Why this person decides nothing at this moment."""
    refusal = _closed(state)
    if refusal is not None:
        return refusal
    if not person or person != state.referee:
        return refuse("not_referee")
    return None if state.match is not None else refuse("match_not_started")


def rule(  # noqa: PLR0913, PLR0917 - who decides, and what the client said of it
    state: TableState, at: int, person: str, id: str, raw: bytes, reason: str
) -> Answer | Repeated:
    """A decision of the referee, with the reason. A repeated id does nothing twice; what is malformed the game never sees."""
    refusal, refereeing = _not_now(state, person), refereeing_at(state)
    if refusal is not None or refereeing is None:
        return refusal or refuse("no_referee")
    by = f"{REFEREE}:{person}"
    done = state.done_ids.get(f"{by}/{id}")
    if done is not None:
        return Repeated(done)
    action = decoded(refereeing.Action, raw)
    if isinstance(action, Refusal):
        return action
    answer = state.game.apply(state.match, REFEREE, action)
    if isinstance(answer, Refusal):
        return answer
    entry = log.Ruled(at=at, actor=REFEREE, action=msgspec.Raw(_encode(action)), by=by, id=id, reason=reason)
    return Decision((entry,), step=answer)


def offers(state: TableState, person: str, lang: Lang) -> tuple[say.Offer, ...] | Refusal:
    """All that the referee may decide now, in this language: what the game would take, with its articles, what is asked for first."""
    refusal, refereeing = _not_now(state, person), refereeing_at(state)
    if refusal is not None or refereeing is None:
        return refusal or refuse("no_referee")
    ways: dict[str, list[say.Way]] = {}
    articles: dict[str, tuple[str, ...]] = {}
    for action in refereeing.candidates(state.match):
        if isinstance(state.game.apply(state.match, REFEREE, action), Step):
            named = refereeing.named(action)
            articles[named.key] = state.rulebook.cites(*named.rules)
            ways.setdefault(named.key, []).append(_way(state, refereeing, action, named, lang))
    asked = refereeing.asked(state.match)
    found = [say.Offer(key, pick(refereeing.words[key], lang), articles[key], key in asked, tuple(ways[key])) for key in ways]
    return tuple(sorted(found, key=lambda offer: not offer.asked))


def _way(state: TableState, refereeing: Refereeing, action: Any, named: Named, lang: Lang) -> say.Way:
    number = named.number
    asked = None if number is None else say.AskedNumber(number.field, pick(refereeing.words[number.field], lang), number.least, number.most)
    return say.Way(action, _about(state, refereeing, named, lang), asked)


def _about(state: TableState, refereeing: Refereeing, named: Named, lang: Lang) -> str:
    """Whom a decision is about, and the word that says more."""
    word = [pick(refereeing.words[named.word], lang)] if named.word else []
    return " · ".join([*_who(state, named, lang), *word])


def _who(state: TableState, named: Named, lang: Lang) -> list[str]:
    if named.seat is not None:
        return [_name(state, named.seat)]
    if named.pair is not None:
        return [listed([_name(state, seat) for seat in kit_of(state.config.game).sides(state.config.seats)[named.pair]], lang)]
    return []


def _name(state: TableState, seat: int) -> str:
    """Who sits there; the number of a seat where nobody does."""
    occupant = state.occupants[seat] if seat < len(state.occupants) else None
    return str(seat) if occupant is None else occupant.name


def told_rulings(state: TableState, since: int) -> Iterator[say.Ruled]:
    """What the referee decided with entry `since` or later, for everybody."""
    refereeing = refereeing_at(state)
    if refereeing is None:
        return
    for ruling in state.rulings:
        if ruling.seq >= since:
            named = refereeing.named(ruling.action)
            told = partial(_told, state, refereeing, named)
            text = (told("pt"), told("en"), told("es"))
            yield say.Ruled(table=state.id, seq=ruling.seq, text=text, articles=state.rulebook.cites(*named.rules), reason=ruling.reason)


def _told(state: TableState, refereeing: Refereeing, named: Named, lang: Lang) -> str:
    about = _about(state, refereeing, named, lang)
    text = pick(refereeing.words[named.key], lang)
    return f"{text}: {about}" if about else text
