"""A tranca table for the tests of the rules, set up and driven as in the case files.

    table(turn=1, hands=["", "8c 9c Tc 4d", "", ""]).do("drawn", "1 lay 8c 9c Tc").melds
    table(…).refused("1 discard Kh").code
    dealt(seed=3)                       # a whole rodada, dealt by chance

`do` wants every step accepted; `refused` wants the step refused and gives the refusal.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Self, TypeVar

from msgspec.structs import replace

from tento.cards.card import parse_cards
from tento.cards.deck import DECK_104
from tento.games.tranca.cases.case import TrancaCase
from tento.games.tranca.cases.table import TrancaTable
from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules import game
from tento.games.tranca.rules.melds import Meld, kind_of, new_meld
from tento.games.tranca.rules.state import Rodada, State, the_rodada
from tento.rulebooks.loader import load, overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import PAIR_NAMES, TABLE, Seat

AFIA = "afia-2025"
CANASTRA = "4h 5h 6h 7h 8h 9h Th"
E = TypeVar("E")


class Table:
    """A match under way. Methods that act return the table, so that they can be chained."""

    def __init__(self, at: TrancaTable) -> None:
        self._at = at

    def do(self, *steps: str) -> Self:
        for step in steps:
            self._play(step)
            assert self._at.refusal is None, f"{step}: {self._at.refusal}"
        return self

    def refused(self, step: str) -> Refusal:
        self._play(step)
        assert self._at.refusal is not None, f"{step} was accepted"
        return self._at.refusal

    def can(self, step: str) -> bool:
        """Whether the step would be accepted."""
        self._at.begin()
        actor, action = self._at.read_step(step, "can")
        return game.verify(self.state, actor, action) is None

    def offered(self, seat: int) -> tuple[Any, ...]:
        self._at.begin()
        return game.legal(self.state, Seat(seat))

    def _play(self, step: str) -> None:
        self._at.play(step, "do")

    def with_monte(self, cards: str) -> Self:
        """The same table with nothing but these cards left to draw."""
        self._at.state = replace(self.state, rodada=replace(self.rodada, monte=parse_cards(cards)))
        return self

    @property
    def state(self) -> State:
        self._at.set_table()
        return self._at.state

    @property
    def rodada(self) -> Rodada:
        return the_rodada(self.state)

    @property
    def events(self) -> tuple[Any, ...]:
        return self._at.events

    def event(self, kind: type[E]) -> E:
        return next(event for event in self.events if isinstance(event, kind))

    @property
    def sizes(self) -> list[int]:
        return [len(hand) for hand in self.rodada.hands]

    @property
    def turn(self) -> int | None:
        return next(iter(game.waiting(self.state).seats), None)

    @property
    def top(self) -> str | None:
        return self.rodada.lixo[-1] if self.rodada.lixo else None

    @property
    def over(self) -> bool:
        return self.state.stage != "play"

    @property
    def made(self) -> tuple[int, int]:
        assert self.state.result is not None, "the rodada is not over"
        first, second = self.state.result.pairs
        return first.total, second.total

    def kind(self, name: str) -> str:
        return kind_of(self.rodada.melds[PAIR_NAMES.index(name[0])][int(name[1:]) - 1], self.state.rules)


def table(**keys: Any) -> Table:
    """A table as a case file would set it up, with its keys."""
    case = TrancaCase(game="tranca", rulebooks=[AFIA], expect={"over": False}, **{"do": [], **keys})
    return Table(TrancaTable(case, overlay(load(AFIA), case.options)))


def dealt(seed: int = 1, **options: Any) -> State:
    """A rodada dealt by chance; options are values laid over those of the rulebook."""
    state = game.new(overlay(load(AFIA), options))
    pack = list(game.pack(state.rulebook))
    Random(seed).shuffle(pack)
    step = game.apply(state, TABLE, game.shuffled(tuple(pack)))
    assert isinstance(step, Step), step
    after: State = step.state
    return after


def afia() -> Rulebook:
    """The regulation of the tests."""
    return load(AFIA)


HAND = "4h 5h 6h 9c 9d 2s Ks 3c"


def in_play(  # noqa: PLR0913 - what lies on the table
    hand: str = HAND,
    *,
    lixo: str = "Jd 8c",
    ours: Sequence[str] = (),
    theirs: Sequence[str] = (),
    drew: bool = True,
    score: tuple[int, int] = (0, 0),
    morto_taken: tuple[bool, bool] = (False, False),
) -> State:
    """Seat 0, on turn in the middle of a rodada, holds these cards. What lies there need not be possible: screens must show it all."""
    dealt = game.apply(game.new(afia(), first_dealer=Seat(3)), TABLE, do.Shuffle(DECK_104))
    assert isinstance(dealt, Step)
    rodada = the_rodada(dealt.state)
    hands = (parse_cards(hand), *rodada.hands[1:])
    melds = (tuple(map(jogo, ours)), tuple(map(jogo, theirs)))
    heaps = replace(rodada, hands=hands, lixo=parse_cards(lixo), melds=melds, morto_taken=morto_taken)
    state: State = dealt.state
    return replace(state, rodada=replace(heaps, drew=drew, opening=False), score=score)


def jogo(cards: str) -> Meld:
    """These cards as a jogo on the table."""
    made = new_meld(parse_cards(cards), afia().values)
    assert isinstance(made, Meld), made
    return made
