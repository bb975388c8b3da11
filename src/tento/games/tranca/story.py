"""A replayed match of tranca told to a person who may see everything: each rodada with its hands, its turns, its score and why."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tento.cards.card import symbol
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.state import PairScore, the_rodada
from tento.games.tranca.texts.table import LINES, STORY
from tento.table.seats import PAIR_NAMES
from tento.table.story import Kind, Replayed, Told, cards, write_time
from tento.texts.language import Lang, pick


def story(steps: Iterable[Replayed], names: Sequence[str], lang: Lang, *, hands: bool = True) -> Iterator[Told]:
    """The whole match, a line for each turn; without the hands for a reader who sits at the table."""
    teller = _Teller(names, lang, hands)
    for step in steps:
        yield from teller.tell(step)
    yield from teller.flush()


class _Teller:
    """Gathers what is said in a turn until its discard."""

    def __init__(self, names: Sequence[str], lang: Lang, hands: bool) -> None:
        self._names, self._lang, self._hands = names, lang, hands
        self._said: list[str] = []
        self._rodada = 0

    def tell(self, step: Replayed) -> Iterator[Told]:
        """The lines that this step completes."""
        for event in step.step.events:
            if isinstance(event, ev.CardsDealt):
                yield from self._dealt(event, step)
            elif isinstance(event, ev.RodadaEnded):
                yield from self._scored(event)
            elif isinstance(event, ev.PartidaEnded):
                yield from self.flush()
                yield self._line("end", self.word("partida", {"pair": PAIR_NAMES[event.winner], "score": self._score(event.score)}))
            elif type(event) in _SENTENCES:
                self._said.append(self.word(*_SENTENCES[type(event)](self, event)))
                if isinstance(event, ev.CardDiscarded):
                    yield from self.flush()

    def flush(self) -> Iterator[Told]:
        """What was said since the last line."""
        if self._said:
            yield self._line("line", " ".join(self._said))
            self._said.clear()

    def word(self, key: str, facts: Mapping[str, str | int]) -> str:
        """A sentence of the story."""
        return pick(STORY[key], self._lang).format(**facts)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._names[seat]

    def _line(self, kind: Kind, text: str) -> Told:
        return Told(kind, self._rodada, text)

    def _score(self, score: tuple[int, int]) -> str:
        return f"A {score[0]} × {score[1]} B"

    def _dealt(self, event: ev.CardsDealt, step: Replayed) -> Iterator[Told]:
        yield from self.flush()
        self._rodada += 1
        time = f" · {write_time(step.at)}" if step.at else ""
        facts: dict[str, str | int] = {"number": self._rodada, "time": time, "score": self._score(step.step.state.score)}
        yield self._line("heading", self.word("heading", facts))
        yield self._line("line", self.word("dealt", {"dealer": self.name(event.dealer), "first": self.name(event.first)}))
        for seat, hand in enumerate(the_rodada(step.step.state).hands if self._hands else ()):
            yield self._line("line", f"{self.name(seat)}: {cards(hand)}")

    def _scored(self, event: ev.RodadaEnded) -> Iterator[Told]:
        """How it ended, each pair's points line by line with their articles, and the score."""
        yield from self.flush()
        if event.seat is None:
            yield self._line("result", self.word("exhausted", {}))
        else:
            yield self._line("result", self.word("out_direct" if event.direct else "out", {"who": self.name(event.seat)}))
        for pair, made in zip(PAIR_NAMES, event.pairs, strict=True):
            yield self._line("line", f"{pair}: {self._made(made)}")
        yield self._line("result", self._score(event.score))

    def _made(self, made: PairScore) -> str:
        lines = [
            f"{pick(LINES[line.what], self._lang)} ({line.count}) {line.points:+d} [{'; '.join(line.articles)}]" for line in made.lines
        ]
        return f"{', '.join(lines) or '—'} = {made.total:+d}"


Said = tuple[str, Mapping[str, str | int]]

_SENTENCES: Final[dict[type, Callable[[_Teller, Any], Said]]] = {
    ev.VariantProposed: lambda t, e: ("proposed", {"who": t.name(e.seat), "option": e.option, "value": str(e.value)}),
    ev.VariantSettled: lambda _, e: ("agreed" if e.agreed else "refused", {"option": e.option, "value": str(e.value)}),
    ev.RedThreeLaid: lambda t, e: ("red_three", {"who": t.name(e.seat), "card": symbol(e.card)}),
    ev.CardSeen: lambda t, e: ("drew", {"who": t.name(e.seat), "card": symbol(e.card)}),
    ev.CardRejected: lambda t, e: ("rejected", {"who": t.name(e.seat), "card": symbol(e.card)}),
    ev.LixoTaken: lambda t, e: ("lixo", {"who": t.name(e.seat), "count": e.count, "card": symbol(e.top)}),
    ev.MeldLaid: lambda t, e: ("laid", {"who": t.name(e.seat), "cards": cards(e.cards), "meld": e.meld}),
    ev.CardsAdded: lambda t, e: ("added", {"who": t.name(e.seat), "cards": cards(e.cards), "meld": e.meld}),
    ev.LayingUndone: lambda t, e: ("undone", {"who": t.name(e.seat), "cards": cards(e.cards)}),
    ev.MortoTaken: lambda t, e: ("morto", {"who": t.name(e.seat)}),
    ev.MortoBecameMonte: lambda _t, _e: ("converted", {}),
    ev.CardDiscarded: lambda t, e: ("locks" if e.locks else "discarded", {"who": t.name(e.seat), "card": symbol(e.card)}),
}
