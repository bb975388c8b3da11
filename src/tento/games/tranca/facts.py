"""What a record of tranca says after an action: what everybody saw come of it, with the article."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from tento.cards.card import format_cards
from tento.games.tranca.rules import events as ev
from tento.table.facts import NOBODY, cited
from tento.table.seats import PAIR_NAMES, pair_of


def facts(_action: Any, events: Iterable[Any]) -> Iterator[str]:
    """A line for each event that everybody may know and that the action itself does not tell."""
    for event in events:
        if event.only is None and type(event) in _FACTS:
            text = _FACTS[type(event)](event)
            articles = getattr(event, "articles", ())
            yield f"{text}{cited(articles)}" if articles else text


def _rodada(event: ev.RodadaEnded) -> str:
    """Who went out and how, what each pair made, the score, and who deals next."""
    out = NOBODY if event.seat is None else PAIR_NAMES[pair_of(event.seat)]
    how = "exhausted" if event.seat is None else "direta" if event.direct else "indireta"
    a, b = event.pairs
    return f"rodada {out} {how} made {a.total} {b.total} score {event.score[0]} {event.score[1]} next {event.next_dealer}"


_FACTS: Final[dict[type, Callable[[Any], str]]] = {
    ev.VariantSettled: lambda e: f"variant {e.option} {str(e.value).lower()} {'agreed' if e.agreed else 'refused'}",
    ev.FirstPlayerDrawn: lambda e: f"first {e.seat}",
    ev.CardsDealt: lambda e: f"dealt dealer {e.dealer} first {e.first} monte {e.monte} upcard {e.upcard or NOBODY}",
    ev.RedThreeLaid: lambda e: f"red-three {e.seat} {e.card}",
    ev.CardRejected: lambda e: f"rejected {e.card}",
    ev.LixoTaken: lambda e: f"lixo {e.top} of {e.count}",
    ev.MeldLaid: lambda e: f"meld {e.meld} {e.kind} {format_cards(e.cards)}",
    ev.CardsAdded: lambda e: f"meld {e.meld} {e.kind} {format_cards(e.whole)}",
    ev.LayingUndone: lambda e: f"undone {e.meld} {format_cards(e.cards)}",
    ev.MortoTaken: lambda e: f"morto {e.seat} {'direta' if e.direct else 'indireta'}",
    ev.MortoBecameMonte: lambda e: f"monte from morto left {e.left}",
    ev.RodadaEnded: _rodada,
    ev.PartidaEnded: lambda e: f"partida {PAIR_NAMES[e.winner]} {e.why} score {e.score[0]} {e.score[1]}",
    ev.MatchEnded: lambda e: f"match {PAIR_NAMES[e.winner]} {e.why}",
}

WORDS: Final = frozenset(
    {"variant", "first", "dealt", "red-three", "rejected", "lixo", "meld", "undone", "morto", "monte", "rodada", "partida", "match"}
)
"""The words with which such a line begins."""
