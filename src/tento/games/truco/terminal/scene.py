"""What a person at the table sees, as a value: the view, the names, the story so far and the keys of the moment."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from tento.cards.card import Card, rank_of
from tento.games.truco.rules.ranking import COVERED, manilhas, order
from tento.games.truco.rules.views import LaidView, MaoView, View
from tento.games.truco.terminal.commands import Offer
from tento.games.truco.texts.play import label
from tento.games.truco.values import TrucoRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Pair, Seat, pair_of
from tento.texts.language import Lang

HUMAN: Final = Seat(0)
OURS: Final = pair_of(HUMAN)
BOT_NAMES: Final = ("Zeca", "Nair", "Tonho")
LONGEST_NAME: Final = 16
HIGH_RANKS: Final = "32A"

Position = Literal["pe", "mao", "segundo", "antepe"]
Side = Literal["us", "them", "me", "foe"]


class Company(msgspec.Struct, frozen=True):
    """Who sits at the table, by seat; seat 0 is the reader."""

    lang: Lang
    names: tuple[str, ...]

    def mid(self, seat: Seat) -> str:
        """The name as it stands in the middle of a sentence; the reader is `você`."""
        return label("you_mid", self.lang) if seat == HUMAN else self.names[seat]

    def side(self, pair: Pair) -> Side:
        """How a pair is spoken of: us and them, or with two players the reader and the other one."""
        if len(self.names) == 4:
            return "us" if pair == OURS else "them"
        return "me" if pair == OURS else "foe"

    def score(self, points: tuple[int, int]) -> str:
        """`nós 3 × 5 eles`; with two players by their names."""
        us, them = self.sides()
        return f"{us} {points[0]} × {points[1]} {them}"

    def sides(self) -> tuple[str, str]:
        """What the two sides are called on the score."""
        if len(self.names) == 4:
            return label("us", self.lang), label("them", self.lang)
        return self.names[0], self.names[1]


class Line(msgspec.Struct, frozen=True):
    """A line of the story: a sentence, or the words of a speaker."""

    text: str
    speaker: str = ""

    def __str__(self) -> str:
        return f"{self.speaker}: “{self.text}”" if self.speaker else self.text


class Balloon(msgspec.Struct, frozen=True):
    """What a seat has just said."""

    seat: Seat
    text: str


class Scene(msgspec.Struct, frozen=True):
    """All that the screen may show. `notice` answers the last key; `closing` tells of the mão that has just ended."""

    rulebook: Rulebook
    company: Company
    view: View
    story: tuple[Line, ...] = ()
    offers: tuple[Offer, ...] = ()
    notice: str = ""
    closing: tuple[str, ...] = ()
    balloon: Balloon | None = None
    cover: bool = False
    typed: str = ""

    @property
    def waiting(self) -> bool:
        """Nothing is asked of the reader now, who may only leave."""
        return {offer.code for offer in self.offers} == {"quit"}

    def typing(self, typed: str, key: str) -> str | None:
        """What stands on the line after this key: where numbers can be typed, their digits; None if the key ends the command."""
        return (typed + key)[:2] if self.view.stage in ("draw", "ceremony") and key.isdigit() else None

    @property
    def lang(self) -> Lang:
        """The reader's language."""
        return self.company.lang

    @property
    def rules(self) -> TrucoRules:
        """The values in force."""
        rules: TrucoRules = self.rulebook.values
        return rules


def company(lang: Lang, seats: int, name: str | None) -> Company:
    """The reader, by a name that fits the table, and the house's players."""
    reader = "".join(char for char in name or "" if char.isprintable()).strip()[:LONGEST_NAME]
    return Company(lang, (reader or label("you", lang), *BOT_NAMES[: seats - 1]))


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
