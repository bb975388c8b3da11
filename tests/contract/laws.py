"""What the laws need: a game under test, every table at which it is played, and random walks over its matches.

A game joins by one `GameUnderTest` in `games.py`. Luck is a `random.Random`: seeded for the walks, Hypothesis's own for the properties.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import msgspec

from tento.cards.card import Card
from tento.rulebooks.loader import RulebookError, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.seats import SPECTATOR, TABLE, Actor, Seat, Viewer

Act = tuple[Actor, Any]
Irregular = Callable[[Any, Random], Sequence[Act]]


@dataclass(frozen=True)
class GameUnderTest:
    """What the laws must be told of a game; all else they learn through its contract."""

    game: Any
    """The module that keeps the contract."""
    actions: Any
    """The union of its actions."""
    rulebooks: tuple[Rulebook, ...]
    seats: Callable[[Rulebook], tuple[int, ...]]
    """The numbers of players that a rulebook allows."""
    start: Callable[[Random, Rulebook, int], Any]
    """A state from which a match may be watched: the beginning, or a score at which something special is near."""
    ruling: Act
    """What a person must decide where the rulebook leaves nothing else to wait for."""
    cards: Callable[[Any], Sequence[Card] | None]
    """Every card of a state, as often as it lies there; None while no pack is in use."""
    universe: Callable[[Any], Iterable[Act]]
    """Everything that might be asked of a table, sense or nonsense."""
    offered_as: Callable[[Any, Any], Any]
    """The name under which an action would be offered, where it has more than one."""
    never_offered: Callable[[Actor, Any], bool]
    """The irregular acts that a table must judge but no screen offers."""
    irregular: Irregular
    """A few of those acts that may happen now."""
    loud: tuple[type, ...]
    """Actions that tend to end things early; a quiet walk avoids them."""
    is_punishment: Callable[[Any], bool]
    """Whether an event says that an offence was paid for."""
    punishes: Callable[[Any, Any], bool]
    """Whether the rulebook in force says that this act, if it is forbidden, is punished and not refused."""
    codes: frozenset[str]
    """Every code that a refusal may carry."""
    longest_match: int
    """No random match has more actions."""


class Table(NamedTuple):
    """One game by one rulebook with so many seats."""

    under: GameUnderTest
    rulebook: Rulebook
    seats: int

    def all_seats(self) -> tuple[Seat, ...]:
        """The seats from the first to the last."""
        return tuple(Seat(seat) for seat in range(self.seats))

    def __repr__(self) -> str:
        return f"{self.rulebook.name} for {self.seats}"

    def viewers(self) -> tuple[Viewer, ...]:
        """Whoever looks at the table: each seat and a spectator."""
        return (*self.all_seats(), SPECTATOR)


class Moment(NamedTuple):
    """One accepted action: the state before it, who did what, and what it gave."""

    before: Any
    actor: Actor
    action: Any
    step: Step

    @property
    def after(self) -> Any:
        """The state after the action."""
        return self.step.state


Walk = list[Moment]


def tables_of(games: Iterable[GameUnderTest]) -> list[Table]:
    """Every game at each of its tables."""
    return [Table(under, rulebook, seats) for under in games for rulebook in under.rulebooks for seats in under.seats(rulebook)]


def other_readings(rulebook: Rulebook, *, last: bool = False) -> Rulebook:
    """The rulebook as somebody would play it who read every doubtful passage the other way; what cannot be played together stays.

    Where there are several other ways it is the first that can be played, or the `last`.
    """
    read = rulebook
    for option in rulebook.options:
        for alternative in option.alternatives[::-1] if last else option.alternatives:
            try:
                read = overlay(read, {option.rule: "none" if alternative is None else alternative})
            except RulebookError:
                continue
            break
    return read


def table_id(table: Table) -> str:
    """The table in the name of a test."""
    return repr(table)


def bring_pack(table: Table, luck: Random) -> Act:
    """The table shuffles. Half of the packs have the cards of only three ranks at one end, so that equal cards meet.

    The order is one draw of luck: Hypothesis spends the others on what the players do.
    """
    cards = list(table.under.game.pack(table.rulebook))
    end, order = luck.randrange(4), Random(luck.randrange(2**32))
    order.shuffle(cards)
    if end < 2:
        few = order.sample(sorted({card[0] for card in cards}), 3)
        cards.sort(key=lambda card: (card[0] in few) != (end == 0))
    return TABLE, table.under.game.shuffled(tuple(cards))


def walk(table: Table, luck: Random, most: int, *, acts: Irregular | None = None, state: Any = None, quiet: bool | None = None) -> Walk:  # noqa: PLR0913 - a walk is these six choices
    """A match from its start (or from `state`) until it ends or so many actions are done. Half of the walks are quiet, if nobody says.

    `acts` names irregular acts that may happen besides what is offered; some of those that are accepted then do.
    """
    state = table.under.start(luck, table.rulebook, table.seats) if state is None else state
    avoid = table.under.loud if quiet or (quiet is None and luck.randrange(2) == 0) else ()
    moments = Walk()
    while len(moments) < most and table.under.game.outcome(state) is None:
        actor, action = _next_act(table, state, luck, avoid, acts)
        step = table.under.game.apply(state, actor, action)
        assert isinstance(step, Step), f"{actor} {action} was refused: {step}\n{told(moments)}"
        moments.append(Moment(state, actor, action, step))
        state = step.state
    return moments


def _next_act(table: Table, state: Any, luck: Random, avoid: tuple[type, ...], acts: Irregular | None) -> Act:
    waiting = table.under.game.waiting(state)
    if acts is not None and luck.randrange(8) == 0:
        accepted = [act for act in acts(state, luck) if isinstance(table.under.game.apply(state, *act), Step)]
        if accepted:
            return luck.choice(accepted)
    if waiting.table:
        return bring_pack(table, luck)
    if not waiting.seats:
        return table.under.ruling
    seat = luck.choice(waiting.seats if luck.randrange(4) else table.all_seats())
    options = table.under.game.legal(state, seat)
    if not options:
        seat = luck.choice(waiting.seats)
        options = table.under.game.legal(state, seat)
    return seat, choose(options, luck, avoid)


def choose(options: Sequence[Any], luck: Random, avoid: tuple[type, ...]) -> Any:
    """First the kind of action by chance, then one of that kind: forty ways to cut are no more likely than one to deal."""
    kinds = sorted({type(option) for option in options}, key=lambda kind: kind.__name__)
    kind = luck.choice([kind for kind in kinds if kind not in avoid] or kinds)
    return luck.choice([option for option in options if type(option) is kind])


def told(moments: Walk) -> str:
    """The walk as a list of who did what, for the message of a law that was broken."""
    return "\n".join(f"  {actor}: {action}" for _, actor, action, _ in moments)


def replayed(table: Table, first: Any, acts: Iterable[Act]) -> tuple[Any, list[Any]]:
    """The state and the events that these acts give; each must be accepted."""
    state = first
    events: list[Any] = []
    for actor, action in acts:
        step = table.under.game.apply(state, actor, action)
        assert isinstance(step, Step), f"{actor} {action} was refused: {step}"
        state = step.state
        events.extend(step.events)
    return state, events


def frozen(state: Any) -> bytes:
    """All that a state holds, as bytes: another value of it shows."""
    return msgspec.msgpack.encode(state)


def citations(rulebook: Rulebook) -> set[str]:
    """Every number by which the rulebook's articles may be cited."""
    return {cite for article in rulebook.articles for cite in (article.cite, *article.also)}


def articles_in(value: Any) -> set[str]:
    """The citations that an event, a view or a refusal holds, however deep."""
    return set(_articles(msgspec.to_builtins(value)))


def _articles(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from inner if key == "articles" else _articles(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _articles(inner)


_ARTICLES = re.compile(rb'"articles":\[[^\]]*\]')
_SENTENCE = re.compile(rb'"text":"(?:[^"\\]|\\.)*"')
_CARD = re.compile(rb"(?<![0-9A-Za-z])[A2-9TJQK][cdhs](?![0-9A-Za-z])")
_DRAWN = re.compile("(10|[A2-9TJQK])([♣♦♥♠])")


def cards_named(value: Any) -> set[str]:
    """Every card that can be read anywhere in the JSON of a value, even inside a word, as `3h` or as `3♥`.

    `art. 3c` in a list of articles is no card, nor is `As` in a Portuguese sentence, where cards are written with their suit's sign.
    """
    data = msgspec.json.encode(value)
    drawn = {("T" if rank == "10" else rank) + "cdhs"["♣♦♥♠".index(suit)] for rank, suit in _DRAWN.findall(data.decode())}
    return drawn | {found.decode() for found in _CARD.findall(_SENTENCE.sub(b"", _ARTICLES.sub(b"", data)))}
