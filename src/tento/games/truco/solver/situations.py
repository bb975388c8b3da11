"""The public course of a mão between two as a table of situations: who decides, between what, and what follows.

Cards appear only by how they compare, so that a few hundred situations describe every mão of a rulebook. Player 0 is the mão, who leads
the first rodada; player 1 deals. Raises are made in the own turn: one that comes out of turn is answered like any other.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from tento.games.truco.rules.outcome import decide
from tento.games.truco.values import TrucoRules
from tento.table.seats import Pair

Worth = Callable[[int | None, int], float]
"""What the end of a mão is worth to player 0: who wins it (None: nobody), and for how many points."""


class Kind(IntEnum):
    """What a situation is."""

    END = 0  # somebody has won, whatever the cards are
    SHOW = 1  # both show the one card that they have left
    REVEAL = 2  # the last card of one answers the last card that the other has laid
    DECIDE = 3


class Laying(IntEnum):
    """How a card can be laid in a situation."""

    NONE = 0
    LEAD = 1
    ANSWER = 2
    LAST = 3  # the leader's last card, which tells the other what the own last card will do
    HIGHEST = 4  # leading with the highest card of two, as some rulebooks demand after a tie


NOWHERE: Final = -1


class Situation(NamedTuple):
    """One row of the table; the numbers are rows that follow, `worth` what an end is worth to player 0.

    After an answer `higher` follows where the answering card is the higher one, `lower` or `equal` otherwise. Of a `SHOW` or `REVEAL`,
    `worth` tells what it is worth that player 0 has the higher card, the lower, an equal one.
    """

    kind: Kind
    player: int = 0
    laying: Laying = Laying.NONE
    after: int = NOWHERE
    higher: int = NOWHERE
    lower: int = NOWHERE
    equal: int = NOWHERE
    covering: int = NOWHERE
    bets: tuple[int, ...] = ()
    worth: tuple[float, float, float] = (0.0, 0.0, 0.0)


class Turn(NamedTuple):
    """Whose card is due: the rodadas so far, who leads this one and whether that card lies, the stake, who may raise it (None: both).

    Who has just said yes and is to lay a card does not raise before it: that would be the same as to ask for more at once.
    """

    rodadas: tuple[int | None, ...] = ()
    leader: int = 0
    led: bool = False
    step: int = 0
    right: int | None = None
    covered: int | None = None
    said_yes: bool = False

    @property
    def mover(self) -> int:
        """Who decides."""
        return self.leader ^ self.led


class Asked(NamedTuple):
    """Somebody has asked for a step of the ladder in this turn."""

    turn: Turn
    by: int
    step: int


NEITHER: Final = 2
"""In place of the one who may raise: nobody may."""


def points(winner: int | None, value: int) -> float:
    """A mão is worth its points."""
    return 0.0 if winner is None else float(value if winner == 0 else -value)


Steps = tuple[int, int]
"""The step of the ladder up to which each player raises."""


def situations_of(
    rules: TrucoRules, worth: Worth = points, highest_step: int | Steps | None = None, *, more_after_yes: bool = False
) -> list[Situation]:
    """The table of a rulebook's mão; the first row is its beginning. `highest_step` ends the ladder early, for both or for each player.

    With `more_after_yes` who has just said yes may raise before the next card too: a table does not show when somebody said yes, so that
    a strategy that knows no more than a table shows may do so.
    """
    return _Table(rules, worth, _steps(rules, highest_step), more_after_yes).rows()


def onze_situations(rules: TrucoRules, eleven: int, worth: Worth) -> list[Situation]:
    """The table of a mão de onze: the player with eleven plays it for its value or runs, and nobody raises."""
    return _Table(rules, worth, (0, 0), False).onze(eleven)


def decisions_of(rules: TrucoRules, highest_step: int | Steps | None = None, *, more_after_yes: bool = False) -> dict[int, Turn | Asked]:
    """What is decided in the rows of the same table in which somebody decides."""
    table = _Table(rules, points, _steps(rules, highest_step), more_after_yes)
    table.rows()
    return table.decisions


def _steps(rules: TrucoRules, highest: int | Steps | None) -> Steps:
    if isinstance(highest, tuple):
        return highest
    top = len(rules.raise_ladder) if highest is None else highest
    return top, top


class _Table:
    def __init__(self, rules: TrucoRules, worth: Worth, tops: Steps, more_after_yes: bool) -> None:
        self._rules, self._worth, self._tops, self._more_after_yes = rules, worth, tops, more_after_yes
        self._values = (rules.mao_base_value, *rules.raise_ladder)
        self._eleven: Pair | None = None
        self._known: dict[tuple[object, ...], int] = {}
        self._rows: list[Situation] = []
        self.decisions: dict[int, Turn | Asked] = {}

    def rows(self) -> list[Situation]:
        self._turn(Turn())
        return self._rows

    def onze(self, eleven: int) -> list[Situation]:
        self._eleven, self._values = Pair(eleven), (self._rules.onze_play_value,)
        self._row(("onze",), lambda: self._vote(eleven))
        return self._rows

    def _vote(self, eleven: int) -> Situation:
        runs, plays = self._end(1 - eleven, self._rules.onze_decline_value), self._turn(Turn())
        return Situation(Kind.DECIDE, eleven, bets=(runs, plays))

    def _row(self, key: tuple[object, ...], make: Callable[[], Situation]) -> int:
        """The row of this key, made at its first use; its place is kept before what follows it."""
        if key not in self._known:
            self._known[key] = len(self._rows)
            self._rows.append(Situation(Kind.END))
            self._rows[self._known[key]] = make()
        return self._known[key]

    def _turn(self, turn: Turn) -> int:
        row = self._row(("turn", turn), lambda: self._decision(turn))
        self.decisions[row] = turn
        return row

    def _decision(self, turn: Turn) -> Situation:
        bets = [self._asked(turn, turn.mover, turn.step + 1)] if self._may_raise(turn, turn.mover) else []
        base = Situation(Kind.DECIDE, turn.mover)
        if len(turn.rodadas) == 2:
            return self._last_rodada(turn, base, bets)
        if not turn.led:
            after = self._turn(turn._replace(led=True, said_yes=False))
            highest = turn.rodadas == (None,) and self._rules.tied_r1_leader_shows_highest
            return base._replace(
                laying=Laying.HIGHEST if highest else Laying.LEAD, after=after, covering=self._covering(turn), bets=tuple(bets)
            )
        if turn.covered == turn.leader and len(turn.rodadas) == 1:  # an open card beats a covered one
            after = self._ended(turn, turn.mover)
            return base._replace(laying=Laying.ANSWER, higher=after, lower=after, equal=after, bets=tuple(bets))
        ends = [self._ended(turn, winner) for winner in (turn.mover, turn.leader, None)]
        return base._replace(laying=Laying.ANSWER, higher=ends[0], lower=ends[1], equal=ends[2], bets=tuple(bets))

    def _last_rodada(self, turn: Turn, base: Situation, bets: list[int]) -> Situation:
        """Last cards are laid by themselves: what is decided is the stake. Where the other may raise no more, both just show."""
        if turn.led:
            return base._replace(bets=(self._shown(turn, Kind.REVEAL), *bets))
        if self._may_raise(turn, 1 - turn.mover):
            return base._replace(laying=Laying.LAST, after=self._turn(turn._replace(led=True, said_yes=False)), bets=tuple(bets))
        return base._replace(bets=(self._shown(turn, Kind.SHOW), *bets))

    def _covering(self, turn: Turn) -> int:
        """Covering pays only for who has won the first rodada and leads the second: elsewhere an open card is never worse."""
        if turn.rodadas != (turn.mover,) or not self._rules.facedown_r2_r3:
            return NOWHERE
        return self._turn(turn._replace(led=True, covered=turn.mover, said_yes=False))

    def _may_raise(self, turn: Turn, player: int) -> bool:
        before_first_card = not turn.rodadas and not turn.led
        if turn.said_yes and player == turn.mover:
            return False
        if before_first_card and self._rules.raise_window == "first_card_to_last_card":
            return False
        return turn.step < self._tops[player] and turn.right in (None, player)

    def _asked(self, turn: Turn, by: int, step: int) -> int:
        """Somebody asks for a step of the ladder: the other runs, accepts, or asks for the next one."""
        row = self._row(("asked", turn, by, step), lambda: self._answer(turn, by, step))
        self.decisions[row] = Asked(turn, by, step)
        return row

    def _answer(self, turn: Turn, by: int, step: int) -> Situation:
        other = 1 - by
        run = self._end(by, self._rules.refusal_points[step - 1])
        right = {"other_pair_only": other, "anyone": None}[self._rules.raise_alternation]
        right = NEITHER if self._rules.raise_deferred == "reply_only" else right
        accept = self._turn(turn._replace(step=step, right=right, said_yes=other == turn.mover and not self._more_after_yes))
        bets = [run, accept]
        if step < self._tops[other]:
            bets.append(self._asked(turn, other, step + 1))
        return Situation(Kind.DECIDE, other, bets=tuple(bets))

    def _ended(self, turn: Turn, winner: int | None) -> int:
        """A rodada is over: the mão is decided, or the next rodada begins."""
        rodadas = (*turn.rodadas, winner)
        decision = self._decided(rodadas)
        if decision is not None:
            return self._end(decision[0], self._values[turn.step])
        leader = winner if winner is not None else self._leader_after_tie(turn)
        return self._turn(turn._replace(rodadas=rodadas, leader=leader, led=False, said_yes=False))

    def _leader_after_tie(self, turn: Turn) -> int:
        rule = self._rules.leader_after_tied_r1 if not turn.rodadas else self._rules.leader_after_tied_r2
        return {"mao_starter": 0, "canger": 1 - turn.leader, "tied_rodada_leader": turn.leader}[rule]

    def _decided(self, rodadas: Sequence[int | None]) -> tuple[int | None] | None:
        pairs = tuple(None if winner is None else Pair(winner) for winner in rodadas)
        decision = decide(self._rules, pairs, Pair(1), self._eleven, False)
        return None if decision is None else (decision.winner,)

    def _end(self, winner: int | None, value: int) -> int:
        return self._row(("end", winner, value), lambda: Situation(Kind.END, worth=(self._worth(winner, value), 0.0, 0.0)))

    def _shown(self, turn: Turn, kind: Kind) -> int:
        def worth(winner: int | None) -> float:
            decision = self._decided((*turn.rodadas, winner))
            assert decision is not None, "three rodadas decide a mão"
            return self._worth(decision[0], self._values[turn.step])

        def make() -> Situation:
            return Situation(kind, turn.mover, worth=(worth(0), worth(1), worth(None)))

        return self._row((kind, turn), make)
