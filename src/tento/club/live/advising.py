"""Advice at a live table: what a good player would do on this seat, from what the seat itself may know."""

from typing import Any

import msgspec
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.club.bots.question import NoAnswer, Question, Thought, drawn_seed
from tento.club.bots.thinkers import Thinkers
from tento.club.live.partner import is_alone
from tento.club.live.seating import seat_of
from tento.club.live.table_state import TableState
from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.texts.analysis import amount, say
from tento.texts.language import Lang, Text3


class Advised(msgspec.Struct, frozen=True):
    """What to do, the key of the reason, and its sentence in every language; and what other choices cost, the cheapest first."""

    action: Any
    reason: str
    words: Text3
    game: str
    otherwise: tuple[tuple[Any, float], ...] = ()


async def advise(state: TableState, person: str, thinkers: Thinkers, chance: Chance, held: Seat | None = None) -> Advised | Refusal:
    """The advice, where the table allows it, something is asked of the seat, and a good player knows it in time."""
    seat, advising = seat_of(state, person, held), kit_of(state.config.game).advice
    if seat is None:
        return refuse("not_seated")
    if advising is None or not _allowed(state, person) or not _asked(state, seat):
        return refuse("no_advice")
    view, options = state.game.view(state.match, seat), tuple(state.game.legal(state.match, seat))
    question = Question(state.config.game, None, state.rulebook, view, options, drawn_seed(chance), person)
    try:
        thought = thinkers.at_once(question) or await thinkers.think(question)
    except NoAnswer:
        return refuse("no_advice")
    otherwise = await _otherwise(question, thought, thinkers)
    return Advised(thought.action, thought.reason, advising.reasons[thought.reason], state.config.game, otherwise)


async def _otherwise(question: Question, advised: Thought, thinkers: Thinkers) -> tuple[tuple[Any, float], ...]:
    """What the other choices cost, the cheapest first, where the game knows it and says it in time.

    Nothing of it where the advice is a bluff, or the judgement doubts it.
    """
    analysis = kit_of(question.game).analysis
    if analysis is None or advised.reason in analysis.free or len(question.options) == 1:
        return ()
    try:
        said = await thinkers.value(replace(question, want="worth"))
    except NoAnswer:
        return ()
    worths = {} if said is None else dict(zip(question.options, said.worths, strict=True))
    best = worths.get(advised.action)
    known = [] if best is None else [(one, best - worth) for one, worth in worths.items() if worth is not None]
    if any(less <= -analysis.slip for _, less in known):
        return ()
    return tuple(sorted(((one, less) for one, less in known if less >= analysis.slip), key=lambda found: found[1]))


def costs(advised: Advised, lang: Lang) -> str:
    """What the nearest other choice costs, and the dearest; nothing where the bot does not know it."""
    analysis = kit_of(advised.game).analysis
    if analysis is None or not advised.otherwise:
        return ""
    (move, cost), (worst, most) = (
        (analysis.say(action, lang), amount(less, analysis.unit, lang)) for action, less in (advised.otherwise[0], advised.otherwise[-1])
    )
    if cost == most:
        return say("otherwise", lang, move=move, cost=cost)
    return say("otherwise_two", lang, move=move, cost=cost, worst=worst, most=most)


def _allowed(state: TableState, person: str) -> bool:
    """By the agreement of the table; `alone` protects every other person who sits there."""
    return state.config.advice == "always" or (state.config.advice == "alone" and is_alone(state, person))


def _asked(state: TableState, seat: Seat) -> bool:
    return state.match is not None and state.closed is None and seat in state.waiting.seats
