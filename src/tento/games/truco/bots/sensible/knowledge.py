"""What a seat knows of the mão, read off its view once and turned into numbers: the strength of every card, and what is unseen."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.games.truco.bots.sensible.fate import TIE, Course, Fate, fate_of
from tento.games.truco.bots.sensible.signs import signed_cards
from tento.games.truco.rules.actions import Action
from tento.games.truco.rules.ranking import COVERED, Order, order
from tento.games.truco.rules.views import LaidView, MaoView, View
from tento.games.truco.values import TrucoRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Pair, Seat, pair_of

NOTHING: Final = -1
"""The best card of a pair that has laid none: below even a covered one."""


class Table(NamedTuple):
    """A rodada under way: the best strength of each pair, the seat that laid it, and the pair that had the top first."""

    leader: int
    laid: int = 0
    best: tuple[int, int] = (NOTHING, NOTHING)
    by: tuple[int, int] = (0, 0)
    first: int = 0

    def with_card(self, seat: int, strength: int) -> "Table":
        """The table after one more card."""
        pair = seat & 1
        if strength <= self.best[pair]:
            return self._replace(laid=self.laid + 1)
        first = pair if strength > self.best[1 - pair] else self.first
        best = (strength, self.best[1]) if pair == 0 else (self.best[0], strength)
        by = (seat, self.by[1]) if pair == 0 else (self.by[0], seat)
        return Table(self.leader, self.laid + 1, best, by, first)


class Known(NamedTuple):
    """All that one seat knows. `held` has the cards known to be in each hand: the own ones, and the partner's in a mão de onze."""

    rules: TrucoRules
    fate: Fate
    me: Seat
    pair: Pair
    strength: Order
    held: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    unseen: tuple[int, ...]
    course: Course
    table: Table
    turn: int
    starter: int

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.sizes)

    @property
    def hand(self) -> tuple[int, ...]:
        """The own cards, weak to strong."""
        return self.held[self.me]

    @property
    def ours(self) -> int:
        """The best card of the own pair in the rodada on the table."""
        return self.table.best[self.pair]

    @property
    def theirs(self) -> int:
        """The best card of the opponents in the rodada on the table."""
        return self.table.best[1 - self.pair]

    @property
    def to_come(self) -> tuple[int, ...]:
        """The seats that have not laid a card in this rodada, in their order."""
        return tuple((self.turn + step) % self.seats for step in range(self.seats - self.table.laid))

    def after(self, card: int) -> "Known":
        """The same knowledge after laying an own card of this strength."""
        place = self.hand.index(card)
        rest = self.hand[:place] + self.hand[place + 1 :]
        held = (*self.held[: self.me], rest, *self.held[self.me + 1 :])
        sizes = (*self.sizes[: self.me], len(rest), *self.sizes[self.me + 1 :])
        return self._replace(held=held, sizes=sizes, table=self.table.with_card(self.me, card), turn=(self.me + 1) % self.seats)


class Spot(NamedTuple):
    """The choice before a player: what is known, what is on offer, and the luck to choose with."""

    known: Known
    view: View
    mao: MaoView
    options: Sequence[Action]
    chance: Chance


def know(view: View, rulebook: Rulebook, signs: Sequence[str] = ()) -> Known:
    """Reads the view of a seat that sees its cards; the partner's signs are believed as far as nothing contradicts them."""
    mao, me = view.mao, view.viewer
    assert mao is not None, "there is a mão to know of"
    assert isinstance(me, int), "a spectator has no hand"
    rules: TrucoRules = rulebook.values
    strength = order(rules, mao.vira)
    held = known_hands(mao, me)
    _believe(rules, mao, (me + 2) % len(held), held, signs)
    return Known(
        rules=rules,
        fate=fate_of(rulebook, pair_of(view.dealer or Seat(0)), mao.eleven, mao.kind == "ferro"),
        me=Seat(me),
        pair=pair_of(Seat(me)),
        strength=strength,
        held=tuple(tuple(sorted([strength[card] for card in cards])) for cards in held),
        sizes=mao.hand_sizes,
        unseen=_unseen(strength, mao, held),
        course=tuple(TIE if rodada.winner is None else rodada.winner for rodada in mao.rodadas),
        table=_table(mao, strength),
        turn=mao.turn,
        starter=mao.rodadas[0].leader if mao.rodadas else mao.leader,
    )


def known_hands(mao: MaoView, me: int) -> list[list[Card]]:
    """The cards known to be in each hand: own, shown by the partner, seen in passing, or thrown on the table and not yet laid."""
    held: list[list[Card]] = [[] for _ in mao.hand_sizes]
    held[me] = list(mao.hand or ())
    if mao.partner_hand is not None:
        held[(me + 2) % len(held)] = list(mao.partner_hand)
    shown = [(peek.seat, peek.card) for peek in mao.seen]
    if mao.thrown_by is not None:
        shown += [(mao.thrown_by, card) for card in mao.thrown]
    gone = {laid.card for laid in all_laid(mao)}
    for seat, card in shown:
        if card not in gone and card not in held[seat] and len(held[seat]) < mao.hand_sizes[seat]:
            held[seat].append(card)
    return held


def _believe(rules: TrucoRules, mao: MaoView, partner: int, held: list[list[Card]], signs: Sequence[str]) -> None:
    """The cards that the partner signed are in the partner's hand, as far as there is room for them."""
    if not signs or len(held) == 2:
        return
    seen = _seen(mao, held)
    unseen = [card for card in order(rules, mao.vira) if card not in seen]
    signed = signed_cards(rules, mao, partner, signs, unseen)
    held[partner] += signed[: max(0, mao.hand_sizes[partner] - len(held[partner]))]


def _unseen(strength: Order, mao: MaoView, held: list[list[Card]]) -> tuple[int, ...]:
    """The strengths of all cards that may be anywhere: in the hands of others, in the pack, burnt or covered face down."""
    seen = _seen(mao, held)
    return tuple([value for card, value in strength.items() if card not in seen])


def _seen(mao: MaoView, held: list[list[Card]]) -> set[Card]:
    """Every card of which it is known where it is."""
    seen = {card for hand in held for card in hand}
    seen.update(mao.burnt)
    seen.update(laid.card for laid in all_laid(mao) if laid.card is not None)
    if mao.vira is not None:
        seen.add(mao.vira)
    return seen


def all_laid(mao: MaoView) -> Iterable[LaidView]:
    """Every card of the mão that was laid, in its order."""
    for rodada in mao.rodadas:
        yield from rodada.laid
    yield from mao.laid


def _table(mao: MaoView, strength: Order) -> Table:
    table = Table(mao.leader)
    for laid in mao.laid:
        table = table.with_card(laid.seat, COVERED if laid.covered or laid.card is None else strength[laid.card])
    return table
