"""The hands of a replayed match as PHH, one text for each."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tento.games.poker.phh.codes import CHIP, code_of
from tento.games.poker.rules import events as ev
from tento.games.poker.rules.state import Hand, Stakes
from tento.games.poker.rules.table_state import State, chair_of
from tento.table.seats import Seat
from tento.table.story import Replayed

UNSEEN = "??"


def write_hands(steps: Iterable[Replayed], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The name and the text of each hand that was played to its end. Cards that the reader may not know are `??`."""
    writer: _Writer | None = None
    for step in steps:
        for event in step.step.events:
            if isinstance(event, ev.HandBegan):
                writer = _Writer(event, step.step.state, names)
            elif writer is not None:
                writer.take(event)
            if isinstance(event, ev.HandEnded) and writer is not None:
                yield f"{event.number:03}", writer.text(event, step.step.state.hand)
                writer = None


class _Writer:
    """Gathers one hand."""

    def __init__(self, began: ev.HandBegan, state: State, names: Sequence[str]) -> None:
        assert state.hand is not None, "a hand has begun"
        self._began, self._hand, self._names = began, state.hand, names
        self._seats = _order(state.hand)
        self._stud = state.hand.stakes.rules.stud
        self._hole: dict[Seat, tuple[str, ...]] = {}
        self._live = set(self._seats)
        self._actions: list[str] = []
        self._dealt = False
        self._shown: list[Seat] = []
        self._level = state.hand_level
        self._big_blind_ante: dict[Seat, int] = {}
        """What was left of the big blind's stack for the ante, which comes after the blind here and before it in the format."""

    def take(self, event: ev.PokerEvent) -> None:
        """One event of the hand."""
        match event:
            case ev.Posted(what="big_blind_ante"):
                self._big_blind_ante[event.seat] = event.chips
            case ev.HoleCardsDealt() if not self._dealt:
                self._hole[event.seat] = event.cards
            case ev.HoleCardsDealt():
                self._last_card(event)
            case ev.UpCardsDealt():
                self._street(event)
            case ev.Acted() | ev.BoardDealt() | ev.HandKilled() | ev.HandShown() if not self._stud:
                self._deal()
        match event:
            case ev.Acted():
                self._act(event)
            case ev.BoardDealt():
                self._actions.append(f"d db {''.join(event.cards)}")
            case ev.HandKilled():
                self._live.discard(event.seat)
                self._actions.append(f"{self._player(event.seat)} f")
            case ev.HandShown() if self._stud:
                self._shown.append(event.seat)
            case ev.HandShown():
                self._actions.append(f"{self._player(event.seat)} sm {''.join(event.cards)}")
            case ev.HandMucked():
                self._live.discard(event.seat)
                self._actions.append(f"{self._player(event.seat)} sm")

    def _player(self, seat: Seat) -> str:
        return f"p{self._seats.index(seat) + 1}"

    def _deal(self, ups: dict[Seat, str] | None = None) -> None:
        """The first cards, to everybody in turn; in stud with the card that lies open."""
        if self._dealt:
            return
        self._dealt = True
        many = 2 if self._stud else self._hand.stakes.rules.hole
        for seat in self._seats:
            held = "".join(self._hole.get(seat, (UNSEEN,) * many)) + (ups or {}).get(seat, "")
            self._actions.append(f"d dh {self._player(seat)} {held}")

    def _street(self, event: ev.UpCardsDealt) -> None:
        cards = {one.seat: str(one.card) for one in event.cards}
        if not self._dealt:
            self._deal(cards)
            return
        for seat in self._seats:
            if seat in self._live:
                self._actions.append(f"d dh {self._player(seat)} {cards.get(seat, UNSEEN)}")

    def _last_card(self, event: ev.HoleCardsDealt) -> None:
        """The card of the last street, which was told to one seat alone."""
        hidden = f"d dh {self._player(event.seat)} {UNSEEN}"
        if hidden in self._actions:
            self._actions[self._actions.index(hidden)] = f"d dh {self._player(event.seat)} {event.cards[0]}"

    def _shows(self, hand: Hand) -> list[str]:
        """A stud hand is shown whole: with the cards that came after it was turned up."""
        return [f"{self._player(seat)} sm {''.join(hand.at(chair_of(seat)).cards)}" for seat in self._shown]

    def _act(self, event: ev.Acted) -> None:
        if event.act == "fold":
            self._live.discard(event.seat)
        total = f"cbr {event.to}"
        words = {"fold": "f", "check": "cc", "call": "cc", "bring-in": "pb", "bet": total, "raise": total, "complete": total}
        self._actions.append(f"{self._player(event.seat)} {words[event.act]}")

    def text(self, ended: ev.HandEnded, last: Hand) -> str:
        """The file."""
        stakes, seats = self._hand.stakes, self._seats
        code = code_of(stakes.variant, stakes.limits is not None or stakes.betting == "limit")
        fields: dict[str, Any] = {
            "variant": code,
            "ante_trimming_status": stakes.ante > 0,
            "antes": _written([stakes.ante + self._big_blind_ante.get(seat, 0) for seat in seats]),
            **_bets(stakes, self._hand, seats),
            "starting_stacks": [self._began.stacks[seat] for seat in seats],
            "actions": [*self._actions, *self._shows(last)],
            "hand": ended.number,
            "level": self._level,
            "seats": [seat + 1 for seat in seats],
            "seat_count": len(ended.stacks),
            "players": [self._names[seat] for seat in seats],
            "finishing_stacks": [ended.stacks[seat] for seat in seats],
            CHIP: stakes.smallest_chip,
        }
        return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in fields.items())


def _order(hand: Hand) -> tuple[Seat, ...]:
    """The seats from the left of the button, in stud from the first; heads-up from the big blind."""
    button = hand.button or 0
    chairs = sorted([place.chair for place in hand.places], key=lambda chair: (chair <= button, chair))
    return tuple([Seat(chair - 1) for chair in chairs])


def _written(posts: list[int]) -> list[int]:
    """What is posted, as the format has it: the button's first when two play."""
    return posts[::-1] if len(posts) == 2 else posts


def _bets(stakes: Stakes, hand: Hand, seats: Sequence[Seat]) -> dict[str, Any]:
    """Blinds, bring-in and bets, as far as the game has them."""
    found: dict[str, Any] = {}
    if stakes.rules.stud:
        found["bring_in"] = stakes.bring_in
    else:
        found["blinds_or_straddles"] = _written([_blind(hand, seat) for seat in seats])
    if stakes.betting == "limit":
        small, big = stakes.limits or (stakes.blinds[1], 2 * stakes.blinds[1])
        return found | {"small_bet": small, "big_bet": big}
    return found | {"min_bet": stakes.blinds[1]}


def _blind(hand: Hand, seat: Seat) -> int:
    chair = chair_of(seat)
    return hand.stakes.blinds[0] if hand.small == chair else hand.stakes.blinds[1] if hand.big == chair else 0
