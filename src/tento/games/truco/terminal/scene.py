"""What a person at a truco table sees, as a value, and what a view says of the table."""

from collections.abc import Iterable
from typing import Final, Literal

from tento.cards.card import Card, rank_of
from tento.games.truco.rules.ranking import COVERED, manilhas, order
from tento.games.truco.rules.views import LaidView, MaoView, View
from tento.games.truco.values import TrucoRules
from tento.table.seats import Seat, pair_of
from tento.terminal.company import HUMAN
from tento.terminal.scene import Balloon, Scene

OURS: Final = pair_of(HUMAN)
HIGH_RANKS: Final = "32A"

Position = Literal["pe", "mao", "segundo", "antepe"]


class TrucoScene(Scene, frozen=True, kw_only=True):
    """All that the screen may show. `closing` tells of the mão that has just ended; with `cover` the next card goes face down."""

    view: View
    closing: tuple[str, ...] = ()
    balloon: Balloon | None = None
    cover: bool = False

    def typing(self, typed: str, key: str) -> str | None:
        """Where numbers can be typed, their digits."""
        return (typed + key)[:2] if self.view.stage in ("draw", "ceremony") and key.isdigit() else None

    @property
    def rules(self) -> TrucoRules:
        """The values in force."""
        rules: TrucoRules = self.rulebook.values
        return rules


def position(view: View, seat: Seat) -> Position | None:
    """The word for a seat's place after the dealer; with two players there are only pé and mão."""
    if view.dealer is None or view.mao is None:
        return None
    words: tuple[Position, ...] = ("pe", "mao", "segundo", "antepe")
    return words[(seat - view.dealer) % view.seats]


def on_table(mao: MaoView) -> tuple[tuple[LaidView, ...], bool]:
    """The cards of this rodada, or those of the last one until the next begins (and then True)."""
    if mao.laid or not mao.rodadas:
        return mao.laid, False
    return mao.rodadas[-1].laid, True


def highest(rules: TrucoRules, mao: MaoView, laid: Iterable[LaidView]) -> tuple[Seat, ...]:
    """The seats whose cards are the best of these; nobody's while the vira is unknown."""
    if rules.manilha_mode == "vira_next" and mao.vira is None:
        return ()
    strength = order(rules, mao.vira)
    known = [(COVERED if one.covered or one.card is None else strength[one.card], one.seat) for one in laid]
    best = max((value for value, _ in known), default=COVERED)
    return tuple(seat for value, seat in known if value == best and best > COVERED)


def manilhas_now(rules: TrucoRules, mao: MaoView | None) -> tuple[Card, ...]:
    """The manilhas, strongest first; none while the vira is unknown."""
    return manilhas(rules, mao.vira if mao else None)


def seen_cards(mao: MaoView) -> tuple[Card, ...]:
    """Every card that lay face up in this mão: played, burnt, and the vira."""
    laid = [one for rodada in mao.rodadas for one in rodada.laid] + list(mao.laid)
    shown = [one.card for one in laid if one.card is not None and not one.covered]
    return (*((mao.vira,) if mao.vira else ()), *mao.burnt, *shown)


def high_cards_out(rules: TrucoRules, mao: MaoView) -> tuple[Card, ...]:
    """The threes, twos and aces already out, manilhas aside, the highest first."""
    seen = set(seen_cards(mao)) - set(manilhas_now(rules, mao))
    return tuple(sorted((card for card in seen if rank_of(card) in HIGH_RANKS), key=lambda card: (HIGH_RANKS.index(rank_of(card)), card)))


def waits_for(view: View) -> Seat | None:
    """The one seat whose turn it is to lay a card; nobody while a question waits."""
    if view.stage != "play" or view.mao is None or view.mao.asked is not None:
        return None
    return view.mao.turn
