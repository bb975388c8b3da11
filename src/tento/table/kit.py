"""One value that says all that a game brings. Tables, records, simulations, screens and the judge ask it, and know no game by name."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.rulebooks.cases.judging import CaseReader
from tento.rulebooks.game_values import GameValues
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot, made
from tento.table.game import Game, Step
from tento.table.reveal import Reveal
from tento.table.rulings import Rulings
from tento.table.seals import Sealer
from tento.table.seats import Actor, Seat, each_alone
from tento.table.simulation import Simulation
from tento.table.story import Replayed, Story, Told
from tento.table.talk import Bluff
from tento.texts.language import Lang, Text3
from tento.texts.rules import RuleWords
from tento.texts.sentences import Sentences


class Notation(NamedTuple):
    """How the actions of a game are written in a record, and what must stay sealed there.

    `facts` are the lines that follow an action, `words` their first words. Where a card may be laid face down, `sealed` writes an action
    as the table saw it, `hidden` lets such a text be read before its seed is known, `unsealed` with it and the hand it came from.
    Where all that decides is shown, `rebuilt` makes a pack that agrees with the lines of a deal, for a reader without its seed.
    """

    read: Callable[[str, Actor | None], Any]
    write: Callable[[Any], str]
    facts: Callable[[Any, Iterable[Any]], Iterator[str]] = lambda _action, _events: iter(())
    words: frozenset[str] = frozenset()
    hand: Callable[[Any, int], tuple[Card, ...]] = lambda _state, _seat: ()
    sealed: Callable[[Any, Sealer], str] | None = None
    hidden: Callable[[str], str] = lambda text: text
    unsealed: Callable[[str, tuple[Card, ...], Sealer], str] = lambda text, _hand, _seal: text
    rebuilt: Callable[[Sequence[tuple[Actor | None, str]]], tuple[Card, ...]] | None = None

    def seen(self, action: Any, seal: Sealer) -> str:
        """The action as the table saw it."""
        return self.write(action) if self.sealed is None else self.sealed(action, seal)


class Statistics(NamedTuple):
    """What a player's matches say of the player.

    `tally` counts what each of so many seats did in a match, from its steps. `shares` are told of a person: this count out of that one.
    """

    tally: Callable[[int, Sequence[tuple[Actor, Step]]], tuple[dict[str, int], ...]]
    shares: Mapping[str, tuple[str, str]] = {}


class MatchClock(NamedTuple):
    """The clock of a match: the second at which the table must tell the time (None: not now), and the action that tells it."""

    limit: Callable[[Any], int | None]
    shows: Callable[[int], Any]


class WentOut(NamedTuple):
    """A player who lost the last chips in a hand: how many they were at its beginning, and which seats took them."""

    stack: int
    taken_by: tuple[Seat, ...]


class LastHand(NamedTuple):
    """What a tournament asks of a hand that is over.

    The stack of each seat (None: nobody sits there), who went out, and the seats of button, small and big blind if the hand had blinds.
    """

    stacks: tuple[int | None, ...]
    outs: Mapping[Seat, WentOut]
    blinds: tuple[Seat, Seat, Seat] | None


class Directing(NamedTuple):
    """How the director of a tournament drives a table of this game. In its `phase` the chairs of a new table are empty.

    `under` is the rulebook with the levels of the sheet: small blind, big blind and ante of each. The others give the referee's actions: a
    player takes a chair with a stack, or leaves it; the button of the next hand; the level, with how many are left in the tournament.
    """

    phase: str
    under: Callable[[Rulebook, Sequence[tuple[int, int, int]]], Rulebook]
    seat: Callable[[Seat, int], Any]
    take_away: Callable[[Seat], Any]
    button: Callable[[Seat], Any]
    level: Callable[[int, int], Any]
    last_hand: Callable[[Any], LastHand]


class Histories(NamedTuple):
    """How other programs write the hands of a game, one in a file.

    `tell` plays such a text again and tells it, or raises ValueError; `write` gives the name and the text of each hand of a replayed
    match, for these players.
    """

    tell: Callable[[str, Rulebook, Lang], Iterator[Told]]
    write: Callable[[Iterable[Replayed], Sequence[str]], Iterator[tuple[str, str]]]


class GameTexts(NamedTuple):
    """The game's own sentences: why it refuses, what people call its rules, and what they call across the table."""

    refusals: Sentences
    rules: RuleWords
    phrases: Mapping[str, Text3] = {}


class Advice(msgspec.Struct, frozen=True):
    """Advice at a table: what a good player would do, from a view and its options, with the key of the reason; and the sentences."""

    advise: Callable[[Any, Sequence[Any], Rulebook, Chance], tuple[Any, str]]
    reasons: Mapping[str, Text3]


class Signs(msgspec.Struct, frozen=True):
    """Signs between partners: the keys, the step after which a bot makes its own, and those that are true of a view."""

    signs: tuple[str, ...]
    due: Callable[[Step], bool]
    true: Callable[[Any, Rulebook], tuple[str, ...] | None]


class GameKit(msgspec.Struct, frozen=True, kw_only=True):
    """All that one game brings. `cases` reads its case files, by what they write as their `game`.

    `seats` are the numbers of players, the usual one first; `sides` are the seats that win together, at a table of so many; `phases` are
    those of an event between which the rulebook makes a difference; `simulation` says what is told of bots that play many matches;
    `reveals` are the agreements on when seeds become known, the usual one first; `histories` are files of hands that other programs write,
    by how their names end.

    What only some games have may be missing: a match clock, signs between partners, advice, tables that a tournament drives, the cards
    behind a bluff (after each step, from what was known, the state before it and the step), whether there is only the pack to handle and
    nothing to think about, a table in the terminal of its own (a `tento.terminal.presenter.TerminalTable`, which is imported when somebody
    asks for it), and the rulings that dealer and floor may ask for.
    """

    name: str
    game: Game
    values: GameValues
    usual_rulebook: str
    seats: tuple[int, ...]
    bots: Mapping[str, Callable[[Rulebook], Bot]]
    notation: Notation
    story: Story
    cases: Mapping[str, CaseReader]
    statistics: Statistics
    texts: GameTexts
    sides: Callable[[int], tuple[tuple[Seat, ...], ...]] = each_alone
    phases: Callable[[Rulebook], tuple[str, ...]] = lambda _rulebook: ("default",)
    simulation: Simulation = Simulation()
    clock: MatchClock | None = None
    signs: Signs | None = None
    advice: Advice | None = None
    bluff: Callable[[Bluff | None, Any, Step], Bluff | None] | None = None
    directing: Directing | None = None
    handling: Callable[[Any], bool] = lambda _state: False
    terminal: Callable[[], Any] | None = None
    histories: Mapping[str, Histories] = {}
    reveals: tuple[Reveal, ...] = ("partida", "deal", "referee", "never")
    rulings: Callable[[], Rulings] | None = None

    def __repr__(self) -> str:
        return f"<GameKit of {self.name}>"

    def partners(self, seats: int, seat: Seat) -> tuple[Seat, ...]:
        """The others of this seat's side, at a table of so many."""
        return next((tuple(other for other in side if other != seat) for side in self.sides(seats) if seat in side), ())

    def seats_under(self, rulebook: Rulebook) -> tuple[int, ...]:
        """The numbers of players that this rulebook has tables for."""
        return tuple(seats for seats in self.seats if self._seats(rulebook, seats))

    def _seats(self, rulebook: Rulebook, seats: int) -> bool:
        try:
            self.game.new(rulebook, seats)
        except ValueError:
            return False
        return True

    def bot(self, name: str, rulebook: Rulebook) -> Bot:
        """The bot of this name for tables of this rulebook; UnknownBot if there is none."""
        return made(self.bots, name, rulebook)
