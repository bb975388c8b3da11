"""What a record says after an action: what everybody saw come of it, with why and the article.

The lines are made from the events, and made again at replay: they are checked, never trusted.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from tento.cards.card import format_cards
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import Action, PlayDark
from tento.table.facts import NOBODY, cited
from tento.table.seats import PAIR_NAMES, Pair


def facts(action: Action, events: Iterable[Any]) -> Iterator[str]:
    """A line for each event that everybody may know and that the action itself does not tell."""
    for event in events:
        if event.only is not None:
            continue
        if isinstance(event, ev.CardPlayed):
            if isinstance(action, PlayDark):
                yield f"shown {event.card}"
        elif type(event) in _FACTS:
            text = _FACTS[type(event)](event)
            yield f"{text}{cited(event.articles)}" if getattr(event, "articles", ()) else text


def _pair(pair: Pair | None) -> str:
    return NOBODY if pair is None else PAIR_NAMES[pair]


def _seat(seat: int | None) -> str:
    return NOBODY if seat is None else str(seat)


def _score(score: tuple[int, int]) -> str:
    return f"{score[0]}-{score[1]}"


def _seats(seats: Iterable[int]) -> str:
    return " ".join(map(str, seats))


_FACTS: Final[dict[type, Callable[[Any], str]]] = {
    ev.PackSpread: lambda e: f"spread {_seats(e.seats)}",
    ev.CardDrawn: lambda e: f"drawn {e.card}",
    ev.DrawTied: lambda e: f"tied {_seats(e.seats)}",
    ev.DealerChosen: lambda e: f"dealer {e.seat}",
    ev.PackShuffled: lambda e: f"pack dealer {e.dealer} cutter {e.cutter} {e.kind}",
    ev.CardsBurnt: lambda e: f"burnt {format_cards(e.cards) or e.count}",
    ev.CardsDealt: lambda e: f"dealt leader {e.leader} vira {e.vira or NOBODY}",
    ev.ViraTurned: lambda e: f"vira {e.vira}",
    ev.OnzeDecided: lambda e: f"eleven {'play' if e.play else 'run'}",
    ev.RaiseCalled: lambda e: f"asked {e.to}",
    ev.RaiseAccepted: lambda e: f"value {e.value}",
    ev.RodadaEnded: lambda e: f"rodada {e.number} {_pair(e.winner)} leader {e.leader}",
    ev.HandClaimed: lambda e: f"claimed {e.combination} {format_cards(e.cards)}",
    ev.OffencePunished: lambda e: f"offence {e.seat} {e.offence} +{e.points}",
    ev.MaoEnded: lambda e: f"mao {_pair(e.winner)} +{e.points} {e.why} score {_score(e.score)} next {_seat(e.next_dealer)}",
    ev.PartidaEnded: lambda e: f"partida {_pair(e.winner)} {e.why} score {_score(e.score)} jogo {_score(e.jogo)}",
    ev.TimeUp: lambda _: "time-up",
    ev.OvertimeStarted: lambda e: f"overtime {e.minutes} dealer {_seat(e.dealer)}",
    ev.MatchEnded: lambda e: f"match {_pair(e.winner)} {e.why} jogo {_score(e.jogo)}",
}

WORDS: Final = frozenset(
    {"shown", "spread", "drawn", "tied", "dealer", "pack", "burnt", "dealt", "vira", "eleven", "asked", "value", "rodada", "claimed"}
    | {"offence", "mao", "partida", "time-up", "overtime", "match"}
)
"""The words with which such a line begins."""
