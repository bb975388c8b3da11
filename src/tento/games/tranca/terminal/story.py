"""What happens at a tranca table, told to the reader: a sentence for each event, and the account of a rodada line by line."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from tento.cards.card import symbol
from tento.games.tranca.rules import events as ev
from tento.games.tranca.rules.state import PairScore
from tento.games.tranca.texts.play import label, told
from tento.games.tranca.texts.table import LINES
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import pair_of
from tento.terminal.canvas import fit
from tento.terminal.company import HUMAN, Company
from tento.terminal.pages import cited
from tento.terminal.scene import Line
from tento.texts.language import capital, pick
from tento.texts.terminal import label as shared_label

# A draw is told to its owner alone (`CardSeen`); of the others' draws the next move says enough. Nobody proposes a variant to bots.
SILENT: Final = (ev.CardDrawn, ev.FirstPlayerDrawn, ev.MatchEnded, ev.VariantProposed, ev.VariantAnswered, ev.VariantSettled)
_WHAT: Final = 32


class TrancaStory:
    """Hears the events of a match in order and tells them."""

    def __init__(self, company: Company, rulebook: Rulebook) -> None:
        self._company = company
        self._canastra: int = rulebook.values.canastra_min
        self._rodada = 0

    def hear(self, events: Iterable[ev.TrancaEvent]) -> tuple[Line, ...]:
        """The lines of these events."""
        return tuple(Line(self._tell(event)) for event in events if not isinstance(event, SILENT))

    def account(self, ended: ev.RodadaEnded, target: int) -> tuple[str, list[str]]:
        """The scored rodada: for each pair what was counted, how many, the points and the articles; then the score."""
        company, lang = self._company, self._company.lang
        lines = [self._tell(ended) + cited(ended.articles), ""]
        for side, made in zip(company.side_names(), ended.pairs, strict=True):
            lines += [capital(side), *_made(made, company), ""]
        score = f"{company.score(ended.score)}, {label('target', lang, points=target)}"
        return label("account", lang, number=self._rodada), [*lines, shared_label("score_partial", lang, score=score)]

    def _tell(self, event: ev.TrancaEvent) -> str:
        if isinstance(event, ev.CardsDealt):
            self._rodada += 1
        facts: dict[str, Any] = {name: self._fact(name, getattr(event, name)) for name in event.__struct_fields__}
        facts |= {"number": self._rodada, "who": facts.get("seat")}
        if isinstance(event, ev.LixoTaken):
            facts["card"] = facts["top"]
        return capital(told(self._key(event), self._company.lang, facts))

    def _fact(self, name: str, value: Any) -> Any:
        """A seat by its name, cards by their symbols."""
        if name in ("seat", "dealer", "first") and value is not None:
            return self._company.mid(value)
        if name in ("card", "top"):
            return symbol(value)
        return " ".join(map(symbol, value)) if name == "cards" else value

    def _key(self, event: ev.TrancaEvent) -> str:
        """The sentence of an event, which may have its own for a canastra, a lock, a batida."""
        name = type(event).__name__
        match event:
            case ev.MeldLaid() if event.kind != "open":
                return f"{name}.{event.kind}"
            case ev.CardsAdded() if event.kind != "open" and len(event.whole) - len(event.cards) < self._canastra:
                return f"{name}.{event.kind}"
            case ev.CardDiscarded() if event.locks:
                return f"{name}.locks"
            case ev.RodadaEnded(seat=None):
                return f"{name}.none"
            case ev.MortoTaken() | ev.RodadaEnded() if event.direct:
                return f"{name}.direct"
            case ev.PartidaEnded():
                return f"{name}.{'us' if event.winner == pair_of(HUMAN) else 'them'}"
            case _:
                return name


def _made(made: PairScore, company: Company) -> Iterator[str]:
    for line in made.lines:
        what = fit(capital(pick(LINES[line.what], company.lang)), _WHAT)
        yield f"  {what}{line.count:>4}{line.points:>+7} {cited(line.articles)}"
    yield f"  {fit(capital(label('total', company.lang)), _WHAT)}{'':4}{made.total:>+7}"
