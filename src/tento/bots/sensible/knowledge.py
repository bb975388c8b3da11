"""What a seat knows of the mão, read off its view once and turned into numbers: the strength of every card, and what is unseen."""

from typing import Final, NamedTuple

from tento.bots.sensible.fate import Fate, fate_of
from tento.rulebooks.rulebook import Rulebook
from tento.rulebooks.truco import TrucoRules
from tento.table.seats import Pair, Seat, pair_of
from tento.truco.ranking import COVERED, Order, deck, order
from tento.truco.views import LaidView, MaoView, View

NOTHING: Final = -1
"""The best card of a pair that has laid none: below even a covered one."""

TIE: Final = 2
"""A rodada that neither pair won, beside 0 and 1."""


class Table(NamedTuple):
    """A rodada under way: the best strength of each pair, the seat that laid it, and the pair that had the top first."""

    leader: int
    count: int = 0
    best: tuple[int, int] = (NOTHING, NOTHING)
    by: tuple[int, int] = (0, 0)
    first: int = 0

    def with_card(self, seat: int, strength: int) -> "Table":
        """The table after one more card."""
        pair = seat & 1
        mine, theirs = self.best[pair], self.best[1 - pair]
        if strength <= mine:
            return self._replace(count=self.count + 1)
        best, by = list(self.best), list(self.by)
        best[pair], by[pair] = strength, seat
        first = pair if strength > theirs else self.first
        return Table(self.leader, self.count + 1, (best[0], best[1]), (by[0], by[1]), first)


class Moment(NamedTuple):
    """A card that was laid, and what the player saw before laying it. `later` are the open cards that came from that hand since."""

    seat: int
    strength: int
    table: Table
    results: tuple[int, ...]
    later: tuple[int, ...]


class Known(NamedTuple):
    """All that one seat knows. `held` has the cards known to be in each hand: the own ones, and the partner's in a mão de onze."""

    rules: TrucoRules
    fate: Fate
    seats: int
    me: Seat
    pair: Pair
    strength: Order
    held: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    unseen: tuple[int, ...]
    results: tuple[int, ...]
    table: Table
    starter: int
    turn: int
    moments: tuple[Moment, ...]

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
    def opponents_to_come(self) -> int:
        """How many opponents lay a card after the seat whose turn it is."""
        return (self.seats - self.table.count) // 2

    def after(self, card: int) -> "Known":
        """The same knowledge after laying an own card of this strength."""
        place = self.hand.index(card)
        rest = self.hand[:place] + self.hand[place + 1 :]
        held = (*self.held[: self.me], rest, *self.held[self.me + 1 :])
        sizes = (*self.sizes[: self.me], len(rest), *self.sizes[self.me + 1 :])
        return self._replace(held=held, sizes=sizes, table=self.table.with_card(self.me, card), turn=(self.me + 1) % self.seats)


def know(view: View, rulebook: Rulebook) -> Known:
    """Reads the view of a seat that sees its cards."""
    mao, me = view.mao, view.viewer
    assert mao is not None, "there is a mão to know of"
    assert isinstance(me, int), "spectators have no hand"
    rules: TrucoRules = rulebook.values
    strength = order(rules, mao.vira)
    results = tuple(TIE if rodada.winner is None else rodada.winner for rodada in mao.rodadas)
    held = _held(view.seats, me, mao)
    return Known(
        rules=rules,
        fate=fate_of(rulebook, pair_of(view.dealer or Seat(0)), mao.eleven, mao.kind == "ferro"),
        seats=view.seats,
        me=Seat(me),
        pair=pair_of(Seat(me)),
        strength=strength,
        held=tuple(tuple(sorted(strength[card] for card in cards)) for cards in held),
        sizes=mao.hand_sizes,
        unseen=_unseen(rules, strength, mao, held),
        results=results,
        table=_table(mao.leader, mao.laid, strength),
        starter=mao.rodadas[0].leader if mao.rodadas else mao.leader,
        turn=mao.turn,
        moments=_moments(mao, strength, results, me),
    )


def _held(seats: int, me: int, mao: MaoView) -> list[list[str]]:
    """The cards known to be in each hand: own, shown by the partner, seen in passing, or thrown on the table and not yet laid."""
    held: list[list[str]] = [[] for _ in range(seats)]
    held[me] = list(mao.hand or ())
    if mao.partner_hand is not None:
        held[(me + 2) % seats] = list(mao.partner_hand)
    gone = {laid.card for rodada in (*mao.rodadas, mao) for laid in rodada.laid}
    shown = [(peek.seat, peek.card) for peek in mao.seen]
    if mao.thrown_by is not None:
        shown += [(mao.thrown_by, card) for card in mao.thrown]
    for seat, card in shown:
        if card not in gone and card not in held[seat] and len(held[seat]) < mao.hand_sizes[seat]:
            held[seat].append(card)
    return held


def _unseen(rules: TrucoRules, strength: Order, mao: MaoView, held: list[list[str]]) -> tuple[int, ...]:
    """The strengths of all cards that may be anywhere: in the hands of others, in the pack, burnt or covered face down."""
    seen = {card for hand in held for card in hand}
    seen.update(mao.burnt)
    seen.update(laid.card for rodada in mao.rodadas for laid in rodada.laid if laid.card is not None)
    seen.update(laid.card for laid in mao.laid if laid.card is not None)
    if mao.vira is not None:
        seen.add(mao.vira)
    return tuple(strength[card] for card in deck(rules) if card not in seen)


def _strength(laid: LaidView, strength: Order) -> int:
    return COVERED if laid.covered or laid.card is None else strength[laid.card]


def _table(leader: int, laid: tuple[LaidView, ...], strength: Order) -> Table:
    table = Table(leader)
    for card in laid:
        table = table.with_card(card.seat, _strength(card, strength))
    return table


def _moments(mao: MaoView, strength: Order, results: tuple[int, ...], me: int) -> tuple[Moment, ...]:
    """Every open card that another seat laid, the last first."""
    moments: list[Moment] = []
    later: dict[int, tuple[int, ...]] = {}
    for nth, rodada in reversed(list(enumerate((*mao.rodadas, mao)))):
        tables = [Table(rodada.leader)]
        for laid in rodada.laid:
            tables.append(tables[-1].with_card(laid.seat, _strength(laid, strength)))
        for laid, table in reversed(list(zip(rodada.laid, tables, strict=False))):
            if laid.seat != me and not laid.covered:
                value = _strength(laid, strength)
                later[laid.seat] = (*later.get(laid.seat, ()), value)
                moments.append(Moment(laid.seat, value, table, results[:nth], later[laid.seat]))
    return tuple(moments)
