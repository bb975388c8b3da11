"""Before the cards are played: a case that draws for the first deal, and one about the seconds of shuffling, cutting and dealing."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tento.cards.card import BadCard, Card, parse_card
from tento.games.truco.notation import read_time
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import events as ev
from tento.games.truco.rules import game
from tento.games.truco.rules.ranking import deck
from tento.games.truco.rules.state import State, the_mao
from tento.games.truco.rules.verdict import cites, refuse
from tento.rulebooks.cases.bad_key import BadKey
from tento.table.game import Step
from tento.table.notation import BadNotation
from tento.table.refusal import Refusal
from tento.table.seats import TABLE

DRAW: Final = "draw"
SHUFFLING: Final = "shuffling"
LIMITS: Final[Mapping[str, str]] = MappingProxyType({SHUFFLING: "shuffle_max_s", "cutting": "cut_max_s", "dealing": "deal_max_s"})
"""Whoever handles the pack has been at it for so long, and the rule that sets a limit to it."""


def seconds_of(step: str, key: str) -> int:
    """The time in a step such as `cutting 0:31`."""
    word, _, time = step.partition(" ")
    try:
        return read_time(time.strip())
    except BadNotation as error:
        raise BadKey(key, f"{word!r} needs a time: {error}") from None


def place_of(state: State, text: str, key: str) -> int:
    """The place of a card in the spread pack; where none is spread any place will do, since nobody draws."""
    try:
        card = parse_card(text)
    except BadCard as error:
        raise BadKey(key, str(error)) from None
    if card not in deck(state.rules):
        raise BadKey(key, f"{text} is not in the pack of {state.rulebook.name}")
    return _spread(state).index(card)


def _spread(state: State) -> tuple[Card, ...]:
    return deck(state.rules) if state.spread is None else state.spread.pack


def with_pack(state: State) -> State:
    """The table after the pack was brought: spread for the draw while nobody deals, otherwise before the cutter."""
    step = game.apply(state, TABLE, do.Shuffle(deck(state.rules)))
    assert isinstance(step, Step), "the pack is due"
    after: State = step.state
    return after


def taking(state: State, word: str, seconds: int) -> Step | Refusal:
    """Whoever handles the pack has taken so long. Within the limit nothing happens; beyond it the pack goes on by itself."""
    rule = LIMITS[word]
    limit = getattr(state.rules, rule)
    if limit is None:
        return refuse(state, "unknown_action", rule)
    if _handling(state) != word:
        return refuse(state, "wrong_moment", rule)
    seats = game.waiting(state).seats
    noted = ev.Reported(kind="time", seat=seats[0] if seats else state.next_dealer, articles=cites(state, rule))
    if seconds <= limit:
        return Step(state, (noted,))
    events: list[object] = [noted]
    while _handling(state) == word:
        step = _without_waiting(state)
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def _handling(state: State) -> str:
    """What is done with the pack now."""
    if state.stage == "shuffle":
        return SHUFFLING
    if state.stage != "ceremony":
        return ""
    return "dealing" if the_mao(state).handed_back else "cutting"


def _without_waiting(state: State) -> Step:
    """The next act of the ceremony, done by the table or for the seat whose time ran out."""
    waiting = game.waiting(state)
    if waiting.table:
        step = game.apply(state, TABLE, do.Shuffle(deck(state.rules)))
    else:
        action = game.timeout(state, waiting.seats[0])
        assert action is not None, "the ceremony always has a next act"
        step = game.apply(state, waiting.seats[0], action)
    assert isinstance(step, Step), "what is done for a seat is allowed"
    return step
