"""A second scorekeeper: hears what everybody at the table hears, and keeps turn, rodadas, value and score by its own rules."""

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tento.games.truco.rules import events as ev
from tests.contract.truco_regulations import Regulation, decided, next_lead, strength, taker


class Finding(NamedTuple):
    """One thing that both scorekeepers say: what it is about, ours, theirs."""

    about: str
    ours: Any
    theirs: Any


class End(NamedTuple):
    """How a mão ended: the pair, its points, and whether the same dealer deals again."""

    winner: int | None
    points: int
    again: bool = False


@dataclass
class Scorer:
    """Hears one event after the other; `findings` holds all that could be compared."""

    regulation: Regulation
    seats: int
    score: list[int]
    dealer: int | None = None
    jogo: list[int] = field(default_factory=lambda: [0, 0])
    findings: list[Finding] = field(default_factory=list)
    partida_over: bool = False
    kind: str = "normal"
    value: int = 0
    asked: int | None = None
    asking: int = 0
    playing: bool = False
    vira: str | None = None
    turn: int = 0
    laid: list[tuple[int, str | None]] = field(default_factory=list)
    winners: list[int | None] = field(default_factory=list)
    end: End | None = None

    def hear(self, event: Any) -> None:
        """Takes note of an event and compares what it says."""
        name = re.sub(r"(?=[A-Z])", "_", type(event).__name__).lower()
        listen = getattr(self, name, None)
        if listen is not None:
            listen(event)

    def _compare(self, about: str, ours: Any, theirs: Any) -> None:
        self.findings.append(Finding(about, ours, theirs))

    def _dealer_chosen(self, event: ev.DealerChosen) -> None:
        self.dealer = event.seat

    def _pack_shuffled(self, event: ev.PackShuffled) -> None:
        if self.partida_over:
            self.score, self.partida_over = [0, 0], False
        if self.dealer is not None:
            self._compare("dealer", self.dealer, event.dealer)
        self.dealer = event.dealer
        on_the_mark = self.score.count(self.regulation.eleven)
        self.kind = ("normal", "onze", "ferro")[on_the_mark]
        self._compare("kind", self.kind, event.kind)
        self.value = {
            "normal": self.regulation.base,
            "onze": self.regulation.onze[0],
            "ferro": self.regulation.target - self.regulation.eleven,
        }[self.kind]
        self.asked, self.playing, self.vira, self.laid, self.winners, self.end = None, self.kind != "onze", None, [], [], None

    def _cards_dealt(self, event: ev.CardsDealt) -> None:
        away = self.regulation.first_lead if self.seats == 4 else 1
        self.turn = (event.dealer + away) % self.seats
        self.vira = event.vira
        self._compare("leader", self.turn, event.leader)

    def _vira_turned(self, event: ev.ViraTurned) -> None:
        self.vira = event.vira

    def _onze_decided(self, event: ev.OnzeDecided) -> None:
        self.playing = event.play
        if not event.play:
            self.end = End(1 - self.score.index(self.regulation.eleven), self.regulation.onze[1])

    def _card_played(self, event: ev.CardPlayed) -> None:
        self._lay(event.seat, event.card)

    def _card_covered(self, event: ev.CardCovered) -> None:
        self._lay(event.seat, None)

    def _lay(self, seat: int, card: str | None) -> None:
        self._compare("turn", self.turn, seat)
        self.laid.append((seat, card))
        self.turn = (seat + 1) % self.seats

    def _rodada_ended(self, event: ev.RodadaEnded) -> None:
        heights = [(seat, strength(self.regulation, self.vira, card)) for seat, card in self.laid]
        self.winners.append(taker(heights))
        self.turn = next_lead(self.regulation, heights)
        self._compare("rodada", (len(self.winners), self.winners[-1], self.turn), (event.number, event.winner, event.leader))
        self.laid = []
        letter = decided(self.regulation, tuple(self.winners))
        if letter is not None:
            self.end = self._ending(letter)

    def _ending(self, letter: str) -> End:
        if letter in "AB":
            return End("AB".index(letter), self.value)
        if letter == "D":
            return End((self.dealer or 0) % 2, self.value)
        if self.kind == "onze" and letter == "-":
            return End(1 - self.score.index(self.regulation.eleven), 3)
        return End(None, 0, again=letter == "=")

    def _raise_called(self, event: ev.RaiseCalled) -> None:
        self.value = self.value if self.asked is None else self.asked
        self._compare("step", next(step for step in self.regulation.ladder if step > self.value), event.to)
        self.asked, self.asking = event.to, event.seat % 2

    def _raise_accepted(self, event: ev.RaiseAccepted) -> None:
        self._compare("value", self.asked, event.value)
        self.value, self.asked = self.asked or 0, None

    def _raise_refused(self, event: ev.RaiseRefused) -> None:
        self._compare("who runs", 1 - self.asking, event.seat % 2)
        self.end = End(self.asking, self.regulation.runs[self.regulation.ladder.index(self.asked or 0)])

    def _hand_claimed(self, event: ev.HandClaimed) -> None:
        self.end = End(event.seat % 2, self.value)

    def _offence_punished(self, event: ev.OffencePunished) -> None:
        in_onze = self.regulation.onze[0 if self.playing else 1]
        self.end = End(1 - event.seat % 2, in_onze if self.kind == "onze" else self.value)

    def _mao_ended(self, event: ev.MaoEnded) -> None:
        self._compare("end", self.end and self.end[:2], (event.winner, event.points))
        winner, points, again = self.end or End(None, 0)
        if winner is not None:
            self.score[winner] = min(self.score[winner] + points, self.regulation.target)
        if self.dealer is not None and not again:
            self.dealer = (self.dealer + 1) % self.seats
        self._compare("score", tuple(self.score), event.score)
        self._compare("next dealer", self.dealer, event.next_dealer)

    def _partida_ended(self, event: ev.PartidaEnded) -> None:
        winner = self.score.index(self.regulation.target)
        self.jogo[winner] += 1
        self.partida_over = True
        self._compare("partida", (winner, tuple(self.jogo)), (event.winner, event.jogo))

    def _match_ended(self, event: ev.MatchEnded) -> None:
        champion = self.jogo.index(self.regulation.best_of // 2 + 1)
        self._compare("match", (champion, tuple(self.jogo)), (event.winner, event.jogo))
