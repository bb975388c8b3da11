"""What may be asked of a truco table: by a seat, by the referee, by the table itself. Commands are imperative."""

from typing import Literal

from tento.cards.card import Card
from tento.table import game
from tento.table.seats import Pair, Seat

ReportKind = Literal["exposed-card", "wrong-count", "wrong-order", "bottom-seen", "lookalike-word"]
SanctionKind = Literal["warning", "mao", "partida", "jogo", "disqualification"]


class Draw(game.Action, frozen=True):
    """Picks a face-down card of the spread pack to settle who deals first."""

    place: int


class Cut(game.Action, frozen=True):
    """Takes this many cards from the top to the bottom of the pack."""

    at: int


class Subir(game.Action, frozen=True):
    """The cutter orders the dealer to deal from the bottom up."""


class Burn(game.Action, frozen=True):
    """Puts this many cards out of the mão."""

    count: int


class HandBack(game.Action, frozen=True):
    """The cutter is done and gives the pack back to the dealer."""


class Deal(game.Action, frozen=True):
    """The dealer deals. `order` names the seat of each card, -1 the vira, where the rulebook leaves the order free."""

    order: tuple[int, ...] = ()


class Play(game.Action, frozen=True):
    """Plays a card face up."""

    card: Card


class Cover(game.Action, frozen=True):
    """Plays a card face down."""

    card: Card


class PlayDark(game.Action, frozen=True):
    """Plays one of the own dark cards of a mão de ferro, by its place in the hand: turned up, or left face down."""

    place: int
    covered: bool = False


class Raise(game.Action, frozen=True):
    """Asks for the next value of the mão; `to` names it, 0 means whatever comes next."""

    to: int = 0


class Accept(game.Action, frozen=True):
    """Accepts the raise."""


class Refuse(game.Action, frozen=True):
    """Runs from the raise."""


class DecideOnze(game.Action, frozen=True):
    """Plays the mão de onze, or runs from it."""

    play: bool


class Claim(game.Action, frozen=True):
    """Lays the hand open as a sure win."""


class Throw(game.Action, frozen=True):
    """Several cards thrown at once; `covered` are those of them that fell face down."""

    cards: tuple[Card, ...]
    covered: tuple[Card, ...] = ()


class Keep(game.Action, frozen=True):
    """The opponents choose which of the thrown cards stays."""

    card: Card


class Look(game.Action, frozen=True):
    """Looks at the own cards of a mão de ferro."""


class Steal(game.Action, frozen=True):
    """Swaps a card of the hand (the weakest if none is named) for a high one of the pack."""

    give: Card | None = None


class Peek(game.Action, frozen=True):
    """Sees a card of an opponent."""

    seat: Seat


class CallTento(game.Action, frozen=True):
    """Accuses an opponent of an offence; the referee will rule."""

    against: Seat
    offence: str = ""


class UpholdTento(game.Action, frozen=True):
    """The referee finds the offence proved."""

    against: Seat


class DismissTento(game.Action, frozen=True):
    """The referee finds it not proved."""


class Report(game.Action, frozen=True):
    """What the referee saw at a physical table."""

    kind: ReportKind
    seat: Seat | None = None
    count: int | None = None


class Sanction(game.Action, frozen=True):
    """A penalty of the rulebook's ladder, chosen by the referee."""

    seat: Seat
    kind: SanctionKind


class Absence(game.Action, frozen=True):
    """A player has been away from the table for this long."""

    seat: Seat
    seconds: int


class Award(game.Action, frozen=True):
    """The director settles a partida that the rulebook leaves to a person."""

    pair: Pair


class NewDeck(game.Action, frozen=True):
    """The referee lets the pack be replaced."""


class Shuffle(game.Action, frozen=True):
    """The table brings a shuffled pack, top card first: chance enters here and nowhere else."""

    pack: tuple[Card, ...]


class Clock(game.Action, frozen=True):
    """The match clock shows this many seconds."""

    seconds: int


SeatAction = (
    Draw | Cut | Subir | Burn | HandBack | Deal | Play | Cover | PlayDark | Raise | Accept | Refuse | DecideOnze
    | Claim | Throw | Keep | Look | Steal | Peek | CallTento
)  # fmt: skip
RefereeAction = UpholdTento | DismissTento | Report | Sanction | Absence | Award | NewDeck
TableAction = Shuffle | Clock
Action = SeatAction | RefereeAction | TableAction
