"""Where every card of a rodada lies and who may know it: told from the pack and what everybody heard, never from a state."""

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from tento.games.tranca.rules import events as ev
from tento.table.seats import SPECTATOR, Viewer
from tests.contract.laws import Moment

EACH = 11
"""Cards for a player, and for a morto."""


class Jogo(NamedTuple):
    """A jogo on the table."""

    cards: tuple[str, ...]


@dataclass
class Ledger:
    """Follows a match act by act. `own_mortos`: each pair has a morto of its own, else both take from what is there."""

    own_mortos: bool = False
    pack: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=lambda: [[], [], [], []])
    monte: list[str] = field(default_factory=list)
    mortos: list[list[str] | None] = field(default_factory=lambda: [None, None])
    lixo: list[str] = field(default_factory=list)
    melds: list[list[Jogo]] = field(default_factory=lambda: [[], []])
    red_threes: list[list[str]] = field(default_factory=lambda: [[], []])
    morto_taken: list[bool] = field(default_factory=lambda: [False, False])
    pending: list[int] = field(default_factory=list)
    """The seats whose morto lies before them unseen, until their next turn."""
    turn: int = 0
    owed: bool = False
    """A card of the monte is due: a red three that comes now comes from there."""
    public: set[str] = field(default_factory=set)
    held: list[set[str]] = field(default_factory=lambda: [set(), set(), set(), set()])
    """Every card that a seat has seen in its own hand."""

    def follow(self, moment: Moment) -> None:
        """Takes note of one accepted act, by what all at the table heard of it."""
        name = type(moment.action).__name__
        if name == "Shuffle":
            self.pack, self.public = list(moment.action.pack), set()
        self.owed = name == "Draw"
        for event in moment.step.events:
            note = getattr(self, re.sub(r"(?=[A-Z])", "_", type(event).__name__).lower(), None)
            if note is not None and event.only is None:
                note(event)
        if not any(isinstance(event, ev.RodadaEnded) for event in moment.step.events):
            self.pending = [seat for seat in self.pending if seat != self.turn]
        for seat in range(4):
            if seat not in self.pending:
                self.held[seat].update(self.hands[seat])

    def may_know(self, viewer: Viewer) -> set[str]:
        """What lay open once, and what passed through the own hand."""
        return set(self.public) if viewer == SPECTATOR else self.public | self.held[viewer]

    def sees(self, viewer: Viewer) -> set[str]:
        """What lies open before this viewer now: the table, the top of the lixo, and the own hand."""
        laid = {card for jogos in self.melds for jogo in jogos for card in jogo.cards}
        own = set() if viewer == SPECTATOR or viewer in self.pending else set(self.hands[viewer])
        return laid | own | {card for threes in self.red_threes for card in threes} | set(self.lixo[-1:])

    def _cards_dealt(self, event: ev.CardsDealt) -> None:
        """One by one, clockwise from the first player; then the mortos; the rest is the monte."""
        supply, self.turn = iter(self.pack), event.first
        self.hands = [[], [], [], []]
        for _ in range(EACH):
            for place in range(4):
                self.hands[(event.first + place) % 4].append(next(supply))
        self.mortos = [[next(supply) for _ in range(EACH)] for _ in range(2)]
        self.monte, self.lixo = list(supply), []
        if event.upcard is not None:
            self._turn_up()
        self.melds, self.red_threes, self.morto_taken, self.pending = [[], []], [[], []], [False, False], []
        self.public, self.held = set(self.lixo), [set() for _ in range(4)]

    def _turn_up(self) -> None:
        """The first card that is no red three; those before it go under the monte."""
        place = next(place for place, card in enumerate(self.monte) if card not in ("3h", "3d"))
        self.lixo, self.monte = [self.monte[place]], self.monte[place + 1 :] + self.monte[:place]

    def _red_three_laid(self, event: ev.RedThreeLaid) -> None:
        if self.owed and self.monte:
            assert self.monte.pop(0) == event.card
        else:
            self.hands[event.seat].remove(event.card)
            self.held[event.seat].add(event.card)
            self.owed = True
        self.red_threes[event.seat % 2].append(event.card)
        self.public.add(event.card)

    def _morto_became_monte(self, _event: ev.MortoBecameMonte) -> None:
        place = next(place for place, morto in enumerate(self.mortos) if morto)
        self.monte, self.mortos[place] = self.mortos[place] or [], None

    def _card_drawn(self, event: ev.CardDrawn) -> None:
        self.hands[event.seat].append(self.monte.pop(0))
        self.owed = False

    def _card_rejected(self, event: ev.CardRejected) -> None:
        self.held[event.seat].add(event.card)
        self._discard(event.seat, event.card)
        self.owed = True

    def _lixo_taken(self, event: ev.LixoTaken) -> None:
        self.hands[event.seat] += self.lixo
        self.lixo = []

    def _meld_laid(self, event: ev.MeldLaid) -> None:
        self._lay(event.seat, event.cards)
        self.melds[event.seat % 2].append(Jogo(event.cards))

    def _cards_added(self, event: ev.CardsAdded) -> None:
        self._lay(event.seat, event.cards)
        jogos, place = self.melds[event.seat % 2], int(event.meld[1:]) - 1
        jogos[place] = Jogo((*jogos[place].cards, *event.cards))

    def _laying_undone(self, event: ev.LayingUndone) -> None:
        """Everybody has seen the cards; the hand has them again."""
        self.hands[event.seat] += event.cards
        jogos, place = self.melds[event.seat % 2], int(event.meld[1:]) - 1
        jogos[place : place + 1] = [Jogo(event.whole)] if event.whole else []

    def _lay(self, seat: int, cards: tuple[str, ...]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.public.update(cards)

    def _card_discarded(self, event: ev.CardDiscarded) -> None:
        self._discard(event.seat, event.card)
        self.turn = (event.seat + 1) % 4

    def _discard(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.lixo.append(card)
        self.public.add(card)

    def _morto_taken(self, event: ev.MortoTaken) -> None:
        pair = event.seat % 2
        place = pair if self.own_mortos else next(place for place, morto in enumerate(self.mortos) if morto)
        self.hands[event.seat], self.mortos[place] = self.mortos[place] or [], None
        self.morto_taken[pair] = True
        if not event.direct:
            self.pending.append(event.seat)
