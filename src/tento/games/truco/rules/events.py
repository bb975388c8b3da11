"""What happened at a truco table. Events hold only what everybody may know, or name the one seat that may (`only`)."""

from tento.cards.card import Card
from tento.table.game import Event
from tento.table.seats import Pair, Seat


class _Event(Event, frozen=True, kw_only=True, tag_field="event"):
    """Base of the truco events."""


class PackSpread(_Event, frozen=True, kw_only=True):
    """The pack lies spread, face down, for the draw of the first dealer."""

    seats: tuple[Seat, ...]


class CardDrawn(_Event, frozen=True, kw_only=True):
    """A seat drew this card for the deal, from this place of the spread pack."""

    seat: Seat
    card: Card
    place: int = 0


class DrawTied(_Event, frozen=True, kw_only=True):
    """The highest cards drawn are equal: these seats draw again."""

    seats: tuple[Seat, ...]
    articles: tuple[str, ...] = ()


class DealerChosen(_Event, frozen=True, kw_only=True):
    """The seat deals the first mão."""

    seat: Seat
    articles: tuple[str, ...] = ()


class PackShuffled(_Event, frozen=True, kw_only=True):
    """The dealer shuffled; the cutter has the pack."""

    dealer: Seat
    cutter: Seat
    kind: str


class PackCut(_Event, frozen=True, kw_only=True):
    """The pack was cut after this many cards."""

    seat: Seat
    at: int


class SubirOrdered(_Event, frozen=True, kw_only=True):
    """The deal will go from the bottom up."""

    seat: Seat


class CardsBurnt(_Event, frozen=True, kw_only=True):
    """Cards left the mão; `cards` is empty when they were burnt face down."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()


class PackReturned(_Event, frozen=True, kw_only=True):
    """The cutter gave the pack back."""

    seat: Seat


class CardsDealt(_Event, frozen=True, kw_only=True):
    """Everybody has three cards; the vira, where there is one in sight, is turned up.

    `order` is the seat of each card as it was dealt, -1 for the vira; it is empty where the cards were laid by hand.
    """

    dealer: Seat
    leader: Seat
    vira: Card | None
    order: tuple[int, ...] = ()


class ViraTurned(_Event, frozen=True, kw_only=True):
    """The vira of a mão de ferro is shown after the first rodada."""

    vira: Card
    articles: tuple[str, ...] = ()


class OnzeVoted(_Event, frozen=True, kw_only=True):
    """One partner has said what to do; the other must agree."""

    seat: Seat
    play: bool


class OnzeDecided(_Event, frozen=True, kw_only=True):
    """The pair with eleven plays, or runs."""

    seat: Seat
    play: bool
    articles: tuple[str, ...] = ()


class CardPlayed(_Event, frozen=True, kw_only=True):
    """A card lies face up."""

    seat: Seat
    card: Card


class CardCovered(_Event, frozen=True, kw_only=True):
    """A card lies face down."""

    seat: Seat


class RaiseCalled(_Event, frozen=True, kw_only=True):
    """The mão may be worth this."""

    seat: Seat
    to: int
    articles: tuple[str, ...] = ()


class RaiseAccepted(_Event, frozen=True, kw_only=True):
    """The mão is worth this."""

    seat: Seat
    value: int
    articles: tuple[str, ...] = ()


class RaiseRefused(_Event, frozen=True, kw_only=True):
    """A seat ran; `final` is false while the rulebook still waits for the partner's word."""

    seat: Seat
    final: bool


class RodadaEnded(_Event, frozen=True, kw_only=True):
    """A rodada was won (`winner`), or tied (None); this seat leads the next one."""

    number: int
    winner: Pair | None
    leader: Seat
    articles: tuple[str, ...] = ()


class HandClaimed(_Event, frozen=True, kw_only=True):
    """A sure win was laid open."""

    seat: Seat
    cards: tuple[Card, ...]
    combination: str


class CardsThrown(_Event, frozen=True, kw_only=True):
    """Several cards fell at once; the covered ones went back unseen."""

    seat: Seat
    cards: tuple[Card, ...]
    covered: int
    articles: tuple[str, ...] = ()


class CardKept(_Event, frozen=True, kw_only=True):
    """The opponents chose the card that stays."""

    seat: Seat
    card: Card


class CardStolen(_Event, frozen=True, kw_only=True):
    """A seat swapped a card with the pack; nobody else noticed."""

    seat: Seat
    card: Card


class CardPeeked(_Event, frozen=True, kw_only=True):
    """A seat saw a card of an opponent."""

    seat: Seat
    of: Seat
    card: Card


class TentoCalled(_Event, frozen=True, kw_only=True):
    """An offence is claimed; the referee rules."""

    seat: Seat
    against: Seat
    offence: str


class TentoDismissed(_Event, frozen=True, kw_only=True):
    """The offence was not proved."""


class OffencePunished(_Event, frozen=True, kw_only=True):
    """An offence is paid for at once."""

    seat: Seat
    offence: str
    points: int
    articles: tuple[str, ...] = ()


class Reported(_Event, frozen=True, kw_only=True):
    """The referee noted a fact of the table."""

    kind: str
    seat: Seat | None
    articles: tuple[str, ...] = ()


class Sanctioned(_Event, frozen=True, kw_only=True):
    """The referee punished a seat."""

    seat: Seat
    kind: str
    articles: tuple[str, ...] = ()


class DeckReplaced(_Event, frozen=True, kw_only=True):
    """A new pack is in use."""

    articles: tuple[str, ...] = ()


class MaoEnded(_Event, frozen=True, kw_only=True):
    """The mão is over: who takes it, what it paid, why, and the score after it."""

    winner: Pair | None
    points: int
    why: str
    score: tuple[int, int]
    next_dealer: Seat | None
    articles: tuple[str, ...] = ()


class PartidaEnded(_Event, frozen=True, kw_only=True):
    """The partida is over."""

    winner: Pair
    why: str
    score: tuple[int, int]
    jogo: tuple[int, int]
    articles: tuple[str, ...] = ()


class OvertimeStarted(_Event, frozen=True, kw_only=True):
    """The score is level at time: play goes on for so many minutes, dealt first by this seat."""

    minutes: int
    dealer: Seat | None
    articles: tuple[str, ...] = ()


class TimeUp(_Event, frozen=True, kw_only=True):
    """The clock has run out."""

    articles: tuple[str, ...] = ()


class MatchEnded(_Event, frozen=True, kw_only=True):
    """The match is over."""

    winner: Pair
    why: str
    jogo: tuple[int, int]
    articles: tuple[str, ...] = ()


TrucoEvent = (
    PackSpread | CardDrawn | DrawTied | DealerChosen | PackShuffled | PackCut | SubirOrdered | CardsBurnt | PackReturned | CardsDealt
    | ViraTurned | OnzeVoted | OnzeDecided | CardPlayed | CardCovered | RaiseCalled | RaiseAccepted | RaiseRefused | RodadaEnded
    | HandClaimed | CardsThrown | CardKept | CardStolen | CardPeeked | TentoCalled | TentoDismissed | OffencePunished | Reported
    | Sanctioned | DeckReplaced | MaoEnded | PartidaEnded | OvertimeStarted | TimeUp | MatchEnded
)  # fmt: skip
