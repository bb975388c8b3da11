"""What happened at a tranca table. Events hold only what everybody may know, or name the one seat that may (`only`)."""

from tento.cards.card import Card
from tento.games.tranca.rules.state import PairScore
from tento.table.game import Event
from tento.table.seats import Pair, Seat


class _Event(Event, frozen=True, kw_only=True, tag_field="event"):
    """Base of the tranca events."""


class VariantProposed(_Event, frozen=True, kw_only=True):
    """A pair asked for another value of an option."""

    seat: Seat
    option: str
    value: bool | int | str
    articles: tuple[str, ...] = ()


class VariantAnswered(_Event, frozen=True, kw_only=True):
    """One of the three has answered: `who` is `referee`, `A` or `B`."""

    who: str
    agree: bool


class VariantSettled(_Event, frozen=True, kw_only=True):
    """The proposal is in force for this partida, or the regulation prevails."""

    option: str
    value: bool | int | str
    agreed: bool
    articles: tuple[str, ...] = ()


class FirstPlayerDrawn(_Event, frozen=True, kw_only=True):
    """Chance chose who opens the first rodada."""

    seat: Seat
    dealer: Seat


class CardsDealt(_Event, frozen=True, kw_only=True):
    """Everybody has eleven cards, two mortos lie on the table, the rest is the monte; `upcard` opens the lixo where that is agreed."""

    dealer: Seat
    first: Seat
    monte: int
    upcard: Card | None = None


class RedThreeLaid(_Event, frozen=True, kw_only=True):
    """A red three lies on the table."""

    seat: Seat
    card: Card
    articles: tuple[str, ...] = ()


class CardDrawn(_Event, frozen=True, kw_only=True):
    """A card came from the monte; only its new owner knows which."""

    seat: Seat
    articles: tuple[str, ...] = ()


class CardSeen(_Event, frozen=True, kw_only=True):
    """The card that the seat has just drawn."""

    seat: Seat
    card: Card


class CardRejected(_Event, frozen=True, kw_only=True):
    """The first player did not want the first card."""

    seat: Seat
    card: Card
    articles: tuple[str, ...] = ()


class LixoTaken(_Event, frozen=True, kw_only=True):
    """A seat took the whole lixo for its top card."""

    seat: Seat
    top: Card
    count: int
    articles: tuple[str, ...] = ()


class MeldLaid(_Event, frozen=True, kw_only=True):
    """A new jogo lies on the table."""

    seat: Seat
    meld: str
    cards: tuple[Card, ...]
    kind: str
    articles: tuple[str, ...] = ()


class CardsAdded(_Event, frozen=True, kw_only=True):
    """Cards joined a jogo: `cards` came, `whole` is the jogo now."""

    seat: Seat
    meld: str
    cards: tuple[Card, ...]
    whole: tuple[Card, ...]
    kind: str
    articles: tuple[str, ...] = ()


class LayingUndone(_Event, frozen=True, kw_only=True):
    """The last laying of the turn went back to the hand: `cards` left the jogo, `whole` is what is left of it, nothing if it was new."""

    seat: Seat
    meld: str
    cards: tuple[Card, ...]
    whole: tuple[Card, ...]
    articles: tuple[str, ...] = ()


class CardDiscarded(_Event, frozen=True, kw_only=True):
    """A card lies on the lixo; `locks` says that the next player may not take it."""

    seat: Seat
    card: Card
    locks: bool = False
    articles: tuple[str, ...] = ()


class MortoTaken(_Event, frozen=True, kw_only=True):
    """A seat ran out of cards and took the morto: `direct` goes on playing, the other way waits for the next turn."""

    seat: Seat
    direct: bool
    articles: tuple[str, ...] = ()


class MortoBecameMonte(_Event, frozen=True, kw_only=True):
    """The monte was empty: a morto took its place."""

    left: int
    articles: tuple[str, ...] = ()


class RodadaEnded(_Event, frozen=True, kw_only=True):
    """The rodada is over: who went out (nobody: the cards ran out), what each pair made, and the score after it."""

    seat: Seat | None
    direct: bool
    pairs: tuple[PairScore, PairScore]
    score: tuple[int, int]
    next_dealer: Seat
    articles: tuple[str, ...] = ()


class PartidaEnded(_Event, frozen=True, kw_only=True):
    """The partida is over."""

    winner: Pair
    why: str
    score: tuple[int, int]
    articles: tuple[str, ...] = ()


class MatchEnded(_Event, frozen=True, kw_only=True):
    """The match, one partida, is over."""

    winner: Pair
    why: str
    articles: tuple[str, ...] = ()


TrancaEvent = (
    VariantProposed | VariantAnswered | VariantSettled | FirstPlayerDrawn | CardsDealt | RedThreeLaid | CardDrawn | CardSeen
    | CardRejected | LixoTaken | MeldLaid | CardsAdded | LayingUndone | CardDiscarded | MortoTaken | MortoBecameMonte | RodadaEnded
    | PartidaEnded | MatchEnded
)  # fmt: skip
Events = list[TrancaEvent]
