"""A truco table for the tests of the rules, driven by the steps of the case files.

    table("truco-masters-2025", hands=["Qc Jc 3d", "3s 2d Qs", "Kh 2h Kd", "Jd Qh Jh"], vira="Kc").do("rodada", "1 raise").value
    ceremony("fenacef-ix", pack="4c 7h").refused("0 burn 3").code        # the pack is shuffled, nobody has cut yet
    fresh("truco-masters-2025").do("shuffle", "0 draw 5")                # nobody deals yet: the draw of the first dealer

`do` wants every step accepted; `refused` wants the step refused and gives the refusal. The state is there as `state`, and the usual
questions have a name: `score`, `turn`, `value`, `rodadas`, `winner`, `points`, `why`, `articles`, `next_dealer`, `stage`…
A pair is "A" or "B", and None where nobody won or a rodada is tied. `options` are values laid over those of the rulebook.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self, TypeVar

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.truco.notation import read_step
from tento.games.truco.rules import actions as an
from tento.games.truco.rules import ceremony as dealing
from tento.games.truco.rules import game
from tento.games.truco.rules.ranking import deck
from tento.games.truco.rules.state import Mao, Result, State
from tento.games.truco.rules.views import MaoView, View
from tento.rulebooks.loader import load, overlay
from tento.table.game import Step, Waiting
from tento.table.outcome import Outcome
from tento.table.refusal import Refusal
from tento.table.seats import PAIR_NAMES, Actor, Pair, Seat

HANDS = ("Qc Jc 3d", "3s 2d Qs", "Kh 2h Kd", "Jd Qh Jh")
VIRA = "Kc"
"""Cards for a test that does not care: pair B takes the first rodada by 3s, the second is tied, pair A takes the third by 3d."""

E = TypeVar("E")
Watcher = int | Literal["spectator"]


class Table:
    """A match and the cards that each seat will play. Methods that act return the table, so that they can be chained."""

    def __init__(self, state: State, hands: Sequence[str] = ()) -> None:
        self.state = state
        self.events: tuple[Any, ...] = ()
        self._plan = _plan(hands)

    def do(self, *steps: str) -> Self:
        """Plays the steps; each must be accepted. `events` then holds what the last one gave."""
        for step in steps:
            if step == "rodada":
                self._rodada()
            elif step == "mao":
                while self.stage == "play":
                    self._rodada()
            else:
                actor, action = self.read(step)
                self.act(actor, action)
        return self

    def act(self, actor: Actor | int, action: an.Action) -> Self:
        """Does one action, which must be accepted."""
        answer = game.apply(self.state, Seat(actor) if isinstance(actor, int) else actor, action)
        assert isinstance(answer, Step), f"{actor} {action}: {answer}"
        self.state, self.events = answer.state, answer.events
        return self

    def refused(self, step: str) -> Refusal:
        """The refusal that the step gets."""
        actor, action = self.read(step)
        answer = game.apply(self.state, actor, action)
        assert isinstance(answer, Refusal), f"{step} was accepted"
        return answer

    def can(self, step: str) -> bool:
        """Whether the step is offered to its seat."""
        actor, action = self.read(step)
        assert isinstance(actor, int), "only seats are offered actions"
        return action in game.legal(self.state, Seat(actor))

    def next_mao(self, hands: Sequence[str] = HANDS, vira: str = VIRA) -> Self:
        """The table shuffles and these cards are dealt."""
        self.do("shuffle")
        self.state = _deal(self.state, hands, vira)
        self._plan = _plan(hands)
        return self

    def read(self, step: str) -> tuple[Actor, an.Action]:
        """A step of a case file as an actor and an action; `3 return` is short for handing the pack back."""
        actor, action = read_step(step.replace(" return", " hand-back"))
        return actor, _stacked(self.state, action) if isinstance(action, an.Shuffle) else action

    def _rodada(self) -> None:
        done = len(self.mao.rodadas)
        while self.stage == "play" and len(self.mao.rodadas) == done:
            self._play_next(self.mao.turn)

    def _play_next(self, seat: Seat) -> None:
        hand = self.mao.hands[seat]
        card, covered = next((card, covered) for card, covered in self._plan[seat] if card in hand)
        if self.sees(seat).hand is None:
            self.act(seat, an.PlayDark(hand.index(card)))
        else:
            self.act(seat, an.Cover(card) if covered else an.Play(card))

    @property
    def mao(self) -> Mao:
        """The mão on the table."""
        assert self.state.mao is not None, "no mão on the table"
        return self.state.mao

    @property
    def result(self) -> Result:
        """How the last mão ended."""
        assert self.state.result is not None, "the mão is not over"
        return self.state.result

    @property
    def stage(self) -> str:
        """The stage of the match."""
        return self.state.stage

    @property
    def score(self) -> tuple[int, int]:
        """Pair A, pair B."""
        return self.state.score

    @property
    def jogo(self) -> tuple[int, int]:
        """Partidas won by A and by B."""
        return self.state.jogo

    @property
    def turn(self) -> int:
        """Who plays next."""
        return self.mao.turn

    @property
    def value(self) -> int:
        """What the mão is worth now."""
        return self.mao.value

    @property
    def rodadas(self) -> list[str | None]:
        """The pair that won each finished rodada."""
        return [_name(rodada.winner) for rodada in self.mao.rodadas]

    @property
    def winner(self) -> str | None:
        """The pair that took the mão."""
        return _name(self.result.winner)

    @property
    def points(self) -> int:
        """What the mão paid."""
        return self.result.points

    @property
    def why(self) -> str:
        """Why the mão ended so."""
        return self.result.why

    @property
    def articles(self) -> tuple[str, ...]:
        """The articles that decided the mão."""
        return self.result.articles

    @property
    def partida(self) -> str | None:
        """The pair that took the partida just ended."""
        return _name(self.state.partida)

    @property
    def dealer(self) -> int | None:
        """Who deals this mão."""
        return self.state.dealer

    @property
    def next_dealer(self) -> int | None:
        """Who deals the next mão."""
        return self.state.next_dealer

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return game.outcome(self.state)

    @property
    def ended(self) -> Outcome:
        """How the match ended, for a test in which it has."""
        assert self.outcome is not None, "the match is not over"
        return self.outcome

    @property
    def waiting(self) -> Waiting:
        """Who must act."""
        return game.waiting(self.state)

    def view(self, viewer: Watcher) -> View:
        """What a seat or "spectator" may know."""
        return game.view(self.state, viewer if isinstance(viewer, str) else Seat(viewer))

    def sees(self, viewer: Watcher) -> MaoView:
        """What a seat or "spectator" may know of the mão."""
        mao = self.view(viewer).mao
        assert mao is not None, "no mão on the table"
        return mao

    def timeout(self, seat: int) -> an.Action:
        """What is done for a seat whose time ran out."""
        action = game.timeout(self.state, Seat(seat))
        assert action is not None, f"nothing is asked of seat {seat}"
        return action

    def event(self, kind: type[E]) -> E:
        """The event of this kind that the last step gave."""
        return next(event for event in self.events if isinstance(event, kind))


def fresh(rulebook: str, *, seats: int = 4, phase: str = "default", options: Mapping[str, Any] | None = None) -> Table:
    """A table before its first shuffle: nobody deals yet."""
    return Table(game.new(overlay(load(rulebook), options or {}), seats, phase=phase))


def ceremony(rulebook: str, *, pack: str = "", **setting: Any) -> Table:
    """The pack is shuffled, these cards on top and the others in the order of the deck, and the cutter has it."""
    return Table(_ready(rulebook, **setting)).do(f"shuffle {pack}")


def table(rulebook: str, *, hands: Sequence[str] = HANDS, vira: str = VIRA, **setting: Any) -> Table:
    """The cards are dealt. A hand is written in the order of play, `x` before a card that will be played face down.

    The setting, here and in `ceremony`: dealer, score, seats, phase, options, and of the partida so far first_mao ("A" or "B"),
    first_dealer, overtimes and elapsed (seconds on its clock).
    """
    return Table(_ready(rulebook, **setting)).next_mao(hands[: setting.get("seats", 4)], vira)


def falling(pattern: str) -> list[str]:
    """Hands, for a vira K or none, whose three rodadas fall as the letters say: A, B, or T for a tie (`"BTA"`).

    Seats 0 and 3 play the cards that count; 1 and 2 play small ones, each smaller than the last.
    """
    rodadas = list(zip(pattern, ("3", "2", "K"), "cds", strict=True))
    a = " ".join(f"Q{suit}" if winner == "B" else f"{rank}s" for winner, rank, suit in rodadas)
    b = " ".join(f"Q{suit}" if winner == "A" else f"{rank}h" for winner, rank, suit in rodadas)
    return [a, "6d 5d 4d", "6h 5h 4h", b]


def _ready(  # noqa: PLR0913 - a setting is these facts
    rulebook: str,
    *,
    dealer: int = 0,
    score: tuple[int, int] = (0, 0),
    seats: int = 4,
    phase: str = "default",
    options: Mapping[str, Any] | None = None,
    first_mao: str | None = None,
    first_dealer: int | None = None,
    overtimes: int = 0,
    elapsed: int = 0,
) -> State:
    state = game.new(overlay(load(rulebook), options or {}), seats, phase=phase, first_dealer=Seat(dealer))
    return replace(
        state,
        score=score,
        first_mao=None if first_mao is None else Pair(PAIR_NAMES.index(first_mao)),
        first_dealer=None if first_dealer is None else Seat(first_dealer),
        overtimes=overtimes,
        elapsed=elapsed,
    )


def _deal(state: State, hands: Sequence[str], vira: str) -> State:
    """These hands on the table; the rest of the pack stays in its order."""
    held = tuple(tuple(card for card, _ in hand) for hand in _plan(hands))
    turned = None if state.rules.vira_dealt == "none" else Card(vira)
    used = {turned, *(card for hand in held for card in hand)}
    return dealing.dealt(state, [], held, turned, tuple(card for card in deck(state.rules) if card not in used))


def _plan(hands: Sequence[str]) -> tuple[tuple[tuple[Card, bool], ...], ...]:
    """Each hand as cards with whether they will be covered."""
    return tuple(tuple((Card(word.removeprefix("x")), word.startswith("x")) for word in hand.split()) for hand in hands)


def _stacked(state: State, top: an.Shuffle) -> an.Shuffle:
    """The whole pack under the cards that were named."""
    return an.Shuffle((*top.pack, *(card for card in deck(state.rules) if card not in top.pack)))


def _name(pair: Pair | None) -> str | None:
    return None if pair is None else PAIR_NAMES[pair]
