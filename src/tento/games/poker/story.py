"""A replayed match of poker told to a person who may see everything: each hand with its cards, its bets, its pots and why."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tento.cards.card import Card, symbol
from tento.games.poker.described import described
from tento.games.poker.rules import events as ev
from tento.games.poker.rules.state import Stakes
from tento.games.poker.rules.table_state import State
from tento.games.poker.texts.rules import VALUES
from tento.games.poker.texts.story import STORY, STREETS, YOURS
from tento.table.seats import Seat
from tento.table.story import Kind, Replayed, Told, cards, write_time
from tento.texts.language import Lang, pick


def story(steps: Iterable[Replayed], names: Sequence[str], lang: Lang, *, hands: bool = True) -> Iterator[Told]:
    """The whole match, a line for each act; without the hole cards for a reader who sits at the table."""
    teller = Teller(names, lang, hands)
    for step in steps:
        yield from teller.tell(step)


class Teller:
    """Remembers what lies open, to say what a shown hand is. `you` is the seat of the reader, who is spoken to in the second person."""

    def __init__(self, names: Sequence[str], lang: Lang, hands: bool, you: Seat | None = None) -> None:
        self._names, self._lang, self._hands, self._you = names, lang, hands, you
        self._number, self._variant = 0, ""
        self._board: tuple[Card, ...] = ()

    def tell(self, step: Replayed) -> Iterator[Told]:
        """The lines of this step."""
        for event in step.step.events:
            if isinstance(event, ev.HandBegan):
                yield from self._begun(event, step)
            else:
                yield from self.told(event)

    def told(self, event: ev.PokerEvent) -> Iterator[Told]:
        """The lines of an event."""
        match event:
            case ev.HandBegan():
                self._number, self._variant, self._board = event.number, event.variant, ()
            case ev.HoleCardsDealt() if self._hands:
                yield self._line("line", "holds", seat=event.seat, cards=cards(event.cards))
            case ev.UpCardsDealt():
                yield self._line("line", "board", street=self._street(event.street), cards=self._open(event.cards) or "…")
            case ev.BoardDealt():
                self._board = (*self._board, *event.cards)
                yield self._line("line", "board", street=self._street(event.street), cards=cards(self._board))
            case ev.PotPaid():
                for share in event.shares:
                    yield self._line("result", "won", seat=share.seat, chips=share.chips)
            case _ if type(event) in _SENTENCES:
                kind, key, facts = _SENTENCES[type(event)](self, event)
                yield self._line(kind, key, **facts)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._names[seat]

    def word(self, key: str) -> str:
        """A piece of a sentence."""
        return pick(STORY[key], self._lang)

    def game(self, variant: str) -> str:
        """The name of a game."""
        return VALUES[variant][0]

    def made(self, held: Sequence[Card]) -> str:
        """What a shown hand is, once all cards are there."""
        text = described(self._variant, held, self._board, self._lang)
        return f" ({text})" if text else ""

    def _line(self, kind: Kind, key: str, **facts: Any) -> Told:
        return Told(kind, self._number, self._sentence(key, **facts))

    def _sentence(self, key: str, seat: Seat | None = None, **facts: Any) -> str:
        """The sentence `key`, about the player on `seat` if it is about one."""
        if seat is None:
            return self.word(key).format(**facts)
        texts = YOURS if seat == self._you else STORY
        return pick(texts[key], self._lang).format(who=self.name(seat), **facts)

    def _street(self, street: str) -> str:
        return pick(STREETS[street], self._lang)

    def _open(self, there: Iterable[ev.SeatCard]) -> str:
        return ", ".join(f"{self.name(one.seat)} {symbol(one.card)}" for one in there)

    def _begun(self, event: ev.HandBegan, step: Replayed) -> Iterator[Told]:
        yield from self.told(event)
        time = f" · {write_time(step.at)}" if step.at else ""
        yield self._line("heading", "heading", number=event.number, game=self.game(event.variant), blinds=self._stakes(step), time=time)
        if event.button is not None and event.stacks[event.button]:
            yield self._line("line", "button", seat=event.button)
        elif event.button is not None:
            yield self._line("line", "dead_button")
        stacks = [self._sentence("stack", Seat(seat), stack=stack) for seat, stack in enumerate(event.stacks) if stack]
        yield Told("line", self._number, ", ".join(stacks) + ".")

    def _stakes(self, step: Replayed) -> str:
        state: State = step.step.state
        assert state.hand is not None, "a hand has begun"
        return self.stakes(state.hand.stakes)

    def stakes(self, stakes: Stakes) -> str:
        """Blinds, or the limits of a limit game."""
        small, big = stakes.limits or stakes.blinds
        return self.word("limits" if stakes.limits else "blinds").format(small=small, big=big)

    def drawn(self, there: Iterable[ev.SeatCard]) -> str:
        """The cards of the draw for the button."""
        return self._open(there)


Said = tuple[Kind, str, Mapping[str, Any]]


def _acted(teller: Teller, event: ev.Acted) -> Said:
    all_in = teller.word("all_in") if event.all_in else ""
    return "line", event.act, {"seat": event.seat, "to": event.to, "added": event.added, "all_in": all_in}


def _level(_teller: Teller, event: ev.LevelBegan) -> Said:
    if event.limits is not None:
        small, big = event.limits
        return "line", "level_limits", {"level": event.level, "small": small, "big": big}
    return "line", "level", {"level": event.level, "small": event.small, "big": event.big, "ante": event.ante}


def _match(_teller: Teller, event: ev.MatchEnded) -> Said:
    return ("end", "match_over", {}) if event.winner is None else ("end", "match", {"seat": event.winner})


_SENTENCES: Final[dict[type, Callable[[Teller, Any], Said]]] = {
    ev.ButtonDrawn: lambda t, e: ("line", "drawn", {"cards": t.drawn(e.cards)}),
    ev.Posted: lambda _t, e: ("line", e.what, {"seat": e.seat, "chips": e.chips}),
    ev.Acted: _acted,
    ev.Returned: lambda _t, e: ("line", "returned", {"seat": e.seat, "chips": e.chips}),
    ev.HandShown: lambda t, e: ("line", "shown", {"seat": e.seat, "cards": cards(e.cards), "made": t.made(e.cards)}),
    ev.HandMucked: lambda _t, e: ("line", "mucked", {"seat": e.seat}),
    ev.HandKilled: lambda _t, e: ("line", "dead", {"seat": e.seat}),
    ev.HandVoided: lambda _t, _e: ("result", "void", {}),
    ev.PlayerOut: lambda _t, e: ("result", "out", {"seat": e.seat, "place": e.place}),
    ev.LevelBegan: _level,
    ev.GameChanged: lambda t, e: ("line", "game", {"game": t.game(e.variant)}),
    ev.TimeCardSpent: lambda _t, e: ("line", "time_card", {"seat": e.seat}),
    ev.TimeCalled: lambda _t, e: ("line", "time_called", {"seat": e.seat, "seconds": e.seconds}),
    ev.PlayerSeated: lambda _t, e: ("line", "seated", {"seat": e.seat, "stack": e.stack}),
    ev.PlayerLeft: lambda _t, e: ("line", "left", {"seat": e.seat, "stack": e.stack}),
    ev.MatchEnded: _match,
}
