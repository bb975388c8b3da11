"""One value that says all that a game brings. Tables, records, simulations, screens and the judge ask it, and know no game by name."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.rulebooks.cases.judging import CaseReader
from tento.rulebooks.game_values import GameValues
from tento.rulebooks.rulebook import Rulebook
from tento.table.analysis import Analysis
from tento.table.bots import Bot, made
from tento.table.counting import Counting
from tento.table.game import Game, Step
from tento.table.learned.situation import Learning
from tento.table.leaves import Shows
from tento.table.medals import Medals
from tento.table.numbered import Numbered
from tento.table.partidas import Partida
from tento.table.refereeing import Refereeing
from tento.table.reveal import Reveal
from tento.table.rulings import Rulings
from tento.table.seals import Sealer
from tento.table.seats import Actor, Seat, each_alone
from tento.table.simulation import Simulation
from tento.table.solving import Solving
from tento.table.story import Replayed, Story, Told
from tento.table.talk import Allowed, Bluff
from tento.texts.language import Lang, Text3
from tento.texts.rules import RuleWords
from tento.texts.sentences import Sentences


class Rebuilt(NamedTuple):
    """A pack from the top that agrees with all that was shown of it, and the cards that were."""

    pack: tuple[Card, ...]
    shown: frozenset[Card]


class Notation(NamedTuple):
    """How the actions of a game are written in a record, and what must stay sealed there.

    `facts` are the lines that follow an action, `words` their first words. Where a card may be laid face down, `sealed` writes an action
    as the table saw it, `hidden` lets such a text be read before its seed is known, `unsealed` with it and the hand it came from.
    Where all that decides is shown, `rebuilt` makes a pack that agrees with the lines of a deal, for a reader without its seed; and says
    which of its cards those lines name.
    """

    read: Callable[[str, Actor | None], Any]
    write: Callable[[Any], str]
    facts: Callable[[Any, Iterable[Any]], Iterator[str]] = lambda _action, _events: iter(())
    words: frozenset[str] = frozenset()
    hand: Callable[[Any, int], tuple[Card, ...]] = lambda _state, _seat: ()
    sealed: Callable[[Any, Sealer], str] | None = None
    hidden: Callable[[str], str] = lambda text: text
    unsealed: Callable[[str, tuple[Card, ...], Sealer], str] = lambda text, _hand, _seal: text
    rebuilt: Callable[[Sequence[tuple[Actor | None, str]]], "Rebuilt"] | None = None

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


class DirectedTable(NamedTuple):
    """A table as its director sees it: the stack of each seat (None: nobody sits there), and how many hands were begun.

    Then the level and the number of those left as they were told, the seats of the last blinds, and whether the table waits for its
    director between two hands.
    """

    stacks: tuple[int | None, ...]
    hands: int
    level: int
    left: int | None
    blinds: tuple[Seat, Seat, Seat] | None
    free: bool


class Directing(NamedTuple):
    """How the director of a tournament drives a table of this game. In its `phase` the chairs of a new table are empty.

    `levels` are the first levels of a rulebook: small blind, big blind and ante of each; `sheet` are the choices that put such levels in
    force; `balanced_by` says whether players move by the blinds or by the seats that fell empty. The next ones give the referee's
    actions: a player takes a chair with a stack, or leaves it; the button of the next hand; the level, with how many are left in the
    tournament; each hand waits for the director's word; the word.
    """

    phase: str
    sheet: Callable[[Sequence[tuple[int, int, int]]], dict[str, Any]]
    levels: Callable[[Rulebook, int], Sequence[tuple[int, int, int]]]
    balanced_by: Callable[[Rulebook], Literal["flop", "stud"]]
    seat: Callable[[Seat, int], Any]
    take_away: Callable[[Seat], Any]
    button: Callable[[Seat], Any]
    level: Callable[[int, int], Any]
    by_hand: Any
    next_hand: Any
    table: Callable[[Any], DirectedTable]
    last_hand: Callable[[Any], LastHand]


class UnreadableHistory(ValueError):
    """The text is not written in the form of such a file; the message says why."""


class Histories(NamedTuple):
    """How other programs write the hands of a game.

    `tell` plays such a text again and tells it; it raises UnreadableHistory where the text has not this form, another ValueError where
    what it says cannot be played here. `write` gives the name and the text of each hand of a replayed
    match, for these players. A form that is only read writes nothing.
    """

    tell: Callable[[str, Rulebook, Lang], Iterator[Told]]
    write: Callable[[Iterable[Replayed], Sequence[str]], Iterator[tuple[str, str]]] = lambda _steps, _names: iter(())


class GameTexts(NamedTuple):
    """The game's own sentences: why it refuses, what people call its rules, and what they call across the table."""

    refusals: Sentences
    rules: RuleWords
    phrases: Mapping[str, Text3] = {}


class Advice(msgspec.Struct, frozen=True):
    """Advice at a table: what a good player would do, from a view and its options, with the key of the reason; and the sentences.

    `quick` says that it never takes as long as a millisecond.
    """

    advise: Callable[[Any, Sequence[Any], Rulebook, Chance], tuple[Any, str]]
    reasons: Mapping[str, Text3]
    quick: bool = False


class Lesson(NamedTuple):
    """A table that teaches: its rulebook with these options, how many sit there, and the packs of its first deals from the top.

    `bot` plays the other seats. What is dealt after the last of the packs is dealt as at any table. `begins` gives the table as the lesson
    finds it, from a new one: a score in mid-match, a dealer.
    """

    rulebook: str
    options: Mapping[str, Any]
    seats: int
    packs: tuple[tuple[Card, ...], ...]
    bot: Callable[[Rulebook], Bot]
    begins: Callable[[Any], Any] = lambda state: state


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

    What only some games have may be missing: a match clock, signs between partners, what may be said in a state of the match, advice,
    with it the judgement of a finished match (`analysis`), tables that a tournament drives, a referee,
    the cards behind a bluff (after each step, from what was known, the state before it and the step), the cards that an event shows, where
    a record without seeds opens their leaves (`opens`; no card may be twice in the pack), what a step shows at a live table, where each
    card opens its own leaf (`shows`), whether there is only the pack to handle and nothing to think about, a table
    in the terminal of its own (a `tento.terminal.presenter.TerminalTable`, which is imported when somebody asks for it), the rulings
    that dealer and floor may ask for, how a referee's count of what lies on the table becomes
    points, the partidas of a match, from its steps, where pairs meet in championships, what of a rulebook everybody must know before
    sitting down (`warnings`, by the keys of their sentences), whether something was just won that all want to see before a bot plays
    on (`just_won`), its lessons by their names, its medals, how its parts are solved (`solving`, imported when somebody asks for it: it
    needs the extra `fast`), small bots of one habit each that others are tried against (`styles`; no table offers them), how
    a person's decisions are remembered (`learning`), how it is told in numbers to programs that learn (`numbered`, imported when
    somebody asks for it: it needs the extra `rl`), and the numbers of players for which a bot is offered, where that is not every one
    (`bot_seats`: elsewhere it would play like another bot). `turn_clock` says that the rulebook's clock is all the time of a turn: a table
    adds no bank to it.
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
    turn_clock: bool = False
    signs: Signs | None = None
    talk: Callable[[Any], Allowed] = lambda _state: Allowed()
    advice: Advice | None = None
    analysis: Analysis | None = None
    bluff: Callable[[Bluff | None, Any, Step], Bluff | None] | None = None
    opens: Callable[[Any], tuple[Card, ...]] | None = None
    shows: Shows | None = None
    directing: Directing | None = None
    referee: Refereeing | None = None
    handling: Callable[[Any], bool] = lambda _state: False
    terminal: Callable[[], Any] | None = None
    histories: Mapping[str, Histories] = {}
    reveals: tuple[Reveal, ...] = ("partida", "deal", "referee", "never")
    rulings: Callable[[], Rulings] | None = None
    counting: Counting | None = None
    partidas: Callable[[Iterable[Step]], tuple[Partida, ...]] | None = None
    warnings: Callable[[Rulebook], tuple[str, ...]] = lambda _rulebook: ()
    just_won: Callable[[Any], bool] = lambda _state: False
    solving: Callable[[], Solving] | None = None
    lessons: Mapping[str, Lesson] = {}
    styles: Mapping[str, Callable[[Rulebook], Bot]] = {}
    medals: Medals = Medals()
    learning: Learning | None = None
    numbered: Callable[[], Numbered] | None = None
    bot_seats: Mapping[str, tuple[int, ...]] = {}

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

    def bots_at(self, seats: int) -> tuple[str, ...]:
        """The bots that are offered at a table of so many."""
        return tuple(name for name in self.bots if seats in self.bot_seats.get(name, (seats,)))

    def bot(self, name: str, rulebook: Rulebook) -> Bot:
        """The bot of this name for tables of this rulebook; UnknownBot if there is none."""
        return made(self.bots, name, rulebook)
