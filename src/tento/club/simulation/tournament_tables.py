"""The tables of a simulated tournament, played hand by hand by bots of whatever game can be directed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tento.cards.chance import Chance, seeds
from tento.championship.poker.button import Blinds
from tento.championship.poker.levels import Level
from tento.championship.simulation.poker.played import Busted, HandPlayed
from tento.games.registry import kit_of
from tento.rulebooks.loader import overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.local_table import LocalTable
from tento.table.seats import REFEREE, Seat


class BotTables:
    """Each table has its own packs and its own luck, so that the same seed gives the same hands. `hand_over` hears of each hand."""

    def __init__(
        self, rulebook: Rulebook, levels: Sequence[Level], bots: Sequence[str], seed: int, hand_over: Callable[[], None] = lambda: None
    ) -> None:
        kit = kit_of(rulebook.game)
        if kit.directing is None:
            raise ValueError(f"{kit.name} has no tables that a tournament drives")
        self._kit, self._direct, self._seed = kit, kit.directing, seed
        sheet = kit.directing.sheet([(level.small, level.big, level.ante) for level in levels])
        self._rulebook = overlay(rulebook, sheet, limited=False)
        self._bots = [kit.bot(name, self._rulebook) for name in bots]
        self._tables: dict[int, LocalTable] = {}
        self._blinds: dict[int, Blinds] = {}
        self._luck: dict[int, Chance] = {}
        self._opened = 0
        self.hands = 0
        self._hand_over = hand_over

    def open(self, table: int, size: int, stacks: Mapping[int, int], button: int) -> None:
        """A table with these players and this button."""
        self._opened += 1
        key = f"{self._seed}/{self._opened}".encode()
        state = self._kit.game.new(self._rulebook, size, phase=self._direct.phase)
        self._tables[table] = LocalTable(self._kit.game, state, seeds(key))
        self._luck[table] = Chance(key, "bots")
        for seat, stack in stacks.items():
            self._do(table, self._direct.seat(Seat(seat - 1), stack))
        if len(stacks) > 1:
            self._do(table, self._direct.button(Seat(button - 1)))

    def close(self, table: int) -> None:
        """The table is not needed any more."""
        for kept in (self._tables, self._blinds, self._luck):
            kept.pop(table, None)

    def seat(self, table: int, seat: int, stack: int) -> None:
        """A player with this stack comes to an empty seat."""
        self._do(table, self._direct.seat(Seat(seat - 1), stack))

    def take_away(self, table: int, seat: int) -> None:
        """The player of this seat leaves with the stack."""
        self._do(table, self._direct.take_away(Seat(seat - 1)))

    def level(self, number: int, left: int) -> None:
        """The level of the next hands at every table."""
        for table in self._tables:
            self._do(table, self._direct.level(number, left))

    def blinds(self, table: int) -> Blinds | None:
        """The seats of the last hand that had blinds."""
        return self._blinds.get(table)

    def at(self, table: int) -> Any:
        """The state of a table."""
        return self._tables[table].state

    def play(self, table: int) -> HandPlayed:
        """One hand: the bots act until the table asks for the next pack."""
        game, at = self._kit.game, self._tables[table]
        at.shuffle()
        while not (waiting := game.waiting(at.state)).table and waiting.seats:
            self._act(at, waiting.seats[0], table)
        self.hands += 1
        self._hand_over()
        hand = self._direct.last_hand(at.state)
        if hand.blinds is not None:
            self._blinds[table] = Blinds(*[seat + 1 for seat in hand.blinds])
        busted = [Busted(seat + 1, out.stack, tuple(taker + 1 for taker in out.taken_by)) for seat, out in hand.outs.items()]
        return HandPlayed({seat: chips for seat, chips in enumerate(hand.stacks, 1) if chips}, tuple(busted))

    def _act(self, at: LocalTable, seat: Seat, table: int) -> None:
        game = self._kit.game
        bot = self._bots[seat % len(self._bots)]
        action = bot.choose(game.view(at.state, seat), game.legal(at.state, seat), self._luck[table])
        answer = at.act(seat, action)
        if not isinstance(answer, Step):
            raise ValueError(f"the bot {bot.name!r} chose {action}, which the table refuses: {answer.code}")

    def _do(self, table: int, action: Any) -> None:
        answer = self._tables[table].act(REFEREE, action)
        if not isinstance(answer, Step):
            raise ValueError(f"table {table} refuses {action}: {answer.code}")
