"""A match of any game in this process: the table that `import tento` gives. Bots, people and programs sit there alike."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, NamedTuple

from tento.cards.chance import Chance, seeds
from tento.club.randomness import SystemRandomness
from tento.games.registry import kit_of
from tento.records.header import Player
from tento.records.keeper import RecordKeeper
from tento.rulebooks.loader import load, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.game import Step, Waiting, events_for
from tento.table.kit import GameKit
from tento.table.local_table import LocalTable
from tento.table.outcome import Outcome
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR, Actor, Seat, Viewer


class NamedBot(NamedTuple):
    """A bot of this package by its name; the table that it sits down at makes it for its rulebook."""

    name: str


def bot(name: str) -> NamedBot:
    """A bot of this package, to sit down at a table.

    >>> import tento
    >>> tento.bot("sensible")
    NamedBot(name='sensible')
    """
    return NamedBot(name)


class Table:
    """One match, from the first pack to its outcome. The same seed deals the same cards; without one nobody knows them before.

    >>> import tento
    >>> table = tento.Table("fenacef-ix", seed=2025)
    >>> table  # doctest: +ELLIPSIS
    <Table: ... by fenacef-ix, 4 seats, under way>
    >>> table.play(tento.bot("sensible")).winner in (0, 1)
    True
    """

    def __init__(  # noqa: PLR0913 - what is agreed before a match begins
        self,
        rulebook: Rulebook | str,
        *,
        seats: int | None = None,
        seed: bytes | int | None = None,
        phase: str = "default",
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        book = load(rulebook) if isinstance(rulebook, str) else rulebook
        self.rulebook = overlay(book, options or {})
        self._kit = kit_of(self.rulebook.game)
        self.seats = seats or self._kit.seats_under(self.rulebook)[0]
        self._master = SystemRandomness().seed("a match") if seed is None else seed
        state = self._kit.game.new(self.rulebook, self.seats, phase=phase)
        self._text = StringIO()
        players = [Player(name) for name in (*names, *(f"Seat {seat}" for seat in range(len(names), self.seats)))]
        self._keeper = RecordKeeper(self._text, state, players, phase=phase, options=options)
        self._table = LocalTable(self._kit.game, state, seeds(self._master, self.seats), self._keeper)
        self.events: list[Any] = []

    def __repr__(self) -> str:
        end = "under way" if self.outcome is None else f"over: {self.outcome.why}"
        return f"<Table: {self.kit.name} by {self.rulebook.name}, {self.seats} seats, {end}>"

    @property
    def kit(self) -> GameKit:
        """All that the game of this table brings."""
        return self._kit

    @property
    def state(self) -> Any:
        """Everything, the hidden cards too. Players get a view."""
        return self._table.state

    @property
    def waiting(self) -> Waiting:
        """Who must act now."""
        return self._kit.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self._kit.game.outcome(self.state)

    @property
    def record(self) -> str:
        """The match so far as text; `replay` and `verify` read it. Seeds and covered cards stand in it once they may be known."""
        return self._text.getvalue()

    def view(self, viewer: Viewer = SPECTATOR) -> Any:
        """What this seat, or a spectator, may know."""
        return self._kit.game.view(self.state, viewer)

    def legal(self, seat: int) -> Sequence[Any]:
        """What this seat may do now."""
        return self._kit.game.legal(self.state, Seat(seat))

    def act(self, actor: Actor | int, action: Any) -> Step | Refusal:
        """Does this, or says why not. An action may be written as in a record: `table.act(1, "play 3s")`.

        >>> import tento
        >>> table = tento.Table("fenacef-ix", seed=1)
        >>> table.deal().act(0, "play 3s").code
        'wrong_moment'
        """
        who: Actor = Seat(actor) if isinstance(actor, int) else actor
        answer = self._table.act(who, self._kit.notation.read(action, who) if isinstance(action, str) else action)
        if isinstance(answer, Step):
            self.events.extend(answer.events)
        return answer

    def deal(self) -> "Table":
        """Brings the pack, if the table waits for one."""
        if self.waiting.table:
            self.events.extend(self._table.shuffle().events)
        return self

    def told(self, viewer: Viewer = SPECTATOR) -> tuple[Any, ...]:
        """What has happened so far, as far as this viewer may know of it."""
        return events_for(Step(self.state, tuple(self.events)), viewer)

    def play(self, *bots: NamedBot | Bot) -> Outcome:
        """Plays to the end. One bot plays all seats, several sit in their order again and again: two of them play against each other."""
        sitting = [self._made(bots[seat % len(bots)]) for seat in range(self.seats)]
        luck = [Chance(self._master, f"seat {seat}") for seat in range(self.seats)]
        while self.outcome is None:
            waiting = self.waiting
            if waiting.table:
                self.deal()
                continue
            seat = waiting.seats[0]
            answer = self.act(seat, sitting[seat].choose(self.view(seat), self.legal(seat), luck[seat]))
            if isinstance(answer, Refusal):
                raise ValueError(f"the bot on seat {seat} did what is refused: {answer.code}")
        return self.outcome

    def _made(self, who: NamedBot | Bot) -> Bot:
        return self._kit.bot(who.name, self.rulebook) if isinstance(who, NamedBot) else who
