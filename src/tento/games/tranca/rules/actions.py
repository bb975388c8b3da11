"""What may be asked of a tranca table: by a seat, by the referee, by the table itself. Commands are imperative."""

from tento.cards.card import Card
from tento.table import game


class Draw(game.Action, frozen=True):
    """Draws one card from the monte; where nothing is left to draw, the rodada ends."""


class Reject(game.Action, frozen=True):
    """Discards the first card drawn in the opening turn and draws another."""


class Take(game.Action, frozen=True):
    """Takes the whole lixo, its top card laid at once: with these cards of the hand as a new jogo, or added to the jogo `meld`."""

    cards: tuple[Card, ...] = ()
    meld: str | None = None


class Lay(game.Action, frozen=True):
    """Lays a new jogo. A 2 stands where it is written: `Kh Ah 2s` and `2s Kh Ah` are not the same."""

    cards: tuple[Card, ...]


class Add(game.Action, frozen=True):
    """Adds cards to a jogo of the pair, `B1` being the first that pair B laid. A free 2 goes to the high end; `low`: to the low."""

    meld: str
    cards: tuple[Card, ...]
    low: bool = False


class Discard(game.Action, frozen=True):
    """Puts a card on the lixo, which ends the turn."""

    card: Card


class Undo(game.Action, frozen=True):
    """Takes the last laying of this turn back into the hand, before the discard."""


class Propose(game.Action, frozen=True):
    """A pair asks for another value of an option in this partida (art. 8); `value` as a rulebook file writes it."""

    option: str
    value: bool | int | str


class Consent(game.Action, frozen=True):
    """A pair or the referee answers a proposal."""

    agree: bool


class Shuffle(game.Action, frozen=True):
    """The table brings a shuffled pack, top card first: chance enters here and nowhere else."""

    pack: tuple[Card, ...]


SeatAction = Draw | Reject | Take | Lay | Add | Discard | Undo | Propose | Consent
RefereeAction = Consent
TableAction = Shuffle
Action = SeatAction | TableAction
