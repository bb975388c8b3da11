"""Where every card lies and who may know it, told from the record of what was done: nothing of the engine's views is asked."""

from dataclasses import dataclass, field
from typing import Any

from tento.games.truco.rules import actions as do
from tento.table.seats import SPECTATOR, Viewer
from tests.contract.laws import Moment
from tests.contract.truco_regulations import Regulation, manilhas, strength
from tests.contract.truco_table import is_punishment


@dataclass
class Ledger:
    """Follows a match act by act."""

    regulation: Regulation
    seats: int
    kind: str = ""
    eleven: int | None = None
    pack: list[str] = field(default_factory=list)
    subir: bool = False
    hands: list[list[str]] = field(default_factory=list)
    held: list[set[str]] = field(default_factory=list)
    """Every card that a seat has had in hand, its own eyes on it or not."""
    spied: list[set[str]] = field(default_factory=list)
    vira: str | None = None
    public: set[str] = field(default_factory=set)
    laid: int = 0
    thrower: int = 0

    def follow(self, moment: Moment) -> None:
        """Takes note of one accepted act. An offence that was punished moved no card."""
        if any(map(is_punishment, moment.step.events)):
            return
        note = getattr(self, f"_{type(moment.action).__name__.lower()}", None)
        if note is not None:
            note(moment.actor, moment.action, moment.after)
        if self.laid == self.seats and self.vira is not None:
            self.public.add(self.vira)

    def may_know(self, viewer: Viewer) -> set[str]:
        """What was shown, the own cards but in the dark, the partner's in the own mão de onze, and what cheating showed."""
        if viewer == SPECTATOR or not self.held:
            return set(self.public)
        mine = self.held[viewer] if self.kind != "ferro" else set()
        eleven = self.kind == "onze" and self.eleven == viewer % 2 and self.seats == 4
        partners = self.held[(viewer + 2) % 4] if eleven else set()
        return self.public | mine | partners | self.spied[viewer]

    def loot(self) -> set[str]:
        """The cards that are worth stealing: threes and manilhas."""
        return {"3c", "3d", "3h", "3s", *manilhas(self.regulation, self.vira)}

    def _shuffle(self, _actor: Any, action: do.Shuffle, after: Any) -> None:
        self.kind, self.eleven = (after.mao.kind, after.mao.eleven) if after.stage == "ceremony" else ("", None)
        self.pack, self.subir, self.vira, self.laid = list(action.pack), False, None, 0
        self.hands, self.held, self.spied, self.public = [], [], [], set()

    def _draw(self, _actor: Any, action: do.Draw, _after: Any) -> None:
        self.public.add(self.pack[action.place])

    def _cut(self, _actor: Any, action: do.Cut, _after: Any) -> None:
        self.pack = self.pack[action.at :] + self.pack[: action.at]

    def _subir(self, _actor: Any, _action: do.Subir, _after: Any) -> None:
        self.subir = True

    def _report(self, _referee: Any, action: do.Report, _after: Any) -> None:
        if action.kind == "bottom-seen":
            self.subir = False

    def _from_bottom(self) -> bool:
        return self.regulation.from_bottom or self.subir

    def _burn(self, _actor: Any, action: do.Burn, _after: Any) -> None:
        if self.regulation.dealer_burns:
            self.pack = self.pack[: -action.count] if self._from_bottom() else self.pack[action.count :]
        else:
            self.public.update(self.pack[: action.count])
            self.pack = self.pack[action.count :]

    def _deal(self, dealer: int, action: do.Deal, _after: Any) -> None:
        supply = self.pack[::-1] if self._from_bottom() else self.pack
        order = action.order or self._usual_order(dealer)
        given = list(zip(order, supply, strict=False))
        self.hands = [[card for to, card in given if to == seat] for seat in range(self.seats)]
        self.vira = next((card for to, card in given if to < 0), None)
        left = supply[len(order) :]
        self.pack = left[::-1] if self._from_bottom() else left
        self.held = [set(hand) for hand in self.hands]
        self.spied = [set() for _ in self.hands]
        if self.vira is not None and not (self.kind == "ferro" and self.regulation.hides_vira_in_ferro):
            self.public.add(self.vira)

    def _usual_order(self, dealer: int) -> list[int]:
        """From the dealer's right, one by one or by threes; the vira last."""
        round_table = [(dealer + 1 + place) % self.seats for place in range(self.seats)]
        by_one = self.regulation.one_by_one[self.kind == "ferro"]
        order = round_table * 3 if by_one else [seat for seat in round_table for _ in range(3)]
        return order if self.regulation.fixed else [*order, -1]

    def _lay(self, seat: int, card: str, *, openly: bool = True) -> None:
        self.hands[seat].remove(card)
        self.laid += 1
        if openly:
            self.public.add(card)

    def _play(self, seat: int, action: do.Play, _after: Any) -> None:
        self._lay(seat, action.card)

    def _cover(self, seat: int, action: do.Cover, _after: Any) -> None:
        self._lay(seat, action.card, openly=False)

    def _playdark(self, seat: int, action: do.PlayDark, _after: Any) -> None:
        self._lay(seat, self.hands[seat][action.place], openly=not action.covered)

    def _throw(self, seat: int, action: do.Throw, _after: Any) -> None:
        openly = [card for card in action.cards if card not in action.covered]
        self.thrower = seat
        self.public.update(openly)
        if len(openly) == 1:
            self._lay(seat, openly[0])

    def _keep(self, _seat: int, action: do.Keep, _after: Any) -> None:
        self._lay(self.thrower, action.card)

    def _claim(self, seat: int, _action: do.Claim, _after: Any) -> None:
        self.public.update(self.hands[seat])

    def _steal(self, seat: int, action: do.Steal, _after: Any) -> None:
        hand = self.hands[seat]
        given = action.give or min(hand, key=lambda card: strength(self.regulation, self.vira, card))
        taken = next(card for card in self.pack if card in self.loot())
        hand[hand.index(given)] = taken
        self.pack = [*(card for card in self.pack if card != taken), given]
        self.held[seat].add(taken)

    def _peek(self, seat: int, action: do.Peek, _after: Any) -> None:
        self.spied[seat].add(self.hands[action.seat][0])
