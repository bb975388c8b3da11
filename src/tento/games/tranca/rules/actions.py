"""What may be asked of a tranca table: by a seat, by the referee, by the table itself. Commands are imperative."""

import msgspec

from tento.cards.card import Card


class _Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Base of every action: a frozen value that names itself in `do`."""


class Draw(_Action, frozen=True):
    """Draws one card from the monte; where nothing is left to draw, the rodada ends."""


class Reject(_Action, frozen=True):
    """Discards the first card drawn in the opening turn and draws another."""


class Take(_Action, frozen=True):
    """Takes the whole lixo, its top card laid at once: with these cards of the hand as a new jogo, or added to the jogo `meld`."""

    cards: tuple[Card, ...] = ()
    meld: str | None = None


class Lay(_Action, frozen=True):
    """Lays a new jogo. A 2 stands where it is written: `Kh Ah 2s` and `2s Kh Ah` are not the same."""

    cards: tuple[Card, ...]


class Add(_Action, frozen=True):
    """Adds cards to a jogo of the pair, `B1` being the first that pair B laid. A free 2 goes to the high end; `low`: to the low."""

    meld: str
    cards: tuple[Card, ...]
    low: bool = False


class Discard(_Action, frozen=True):
    """Puts a card on the lixo, which ends the turn."""

    card: Card


class Propose(_Action, frozen=True):
    """A pair asks for another value of an option in this partida (art. 8); `value` as a rulebook file writes it."""

    option: str
    value: bool | int | str


class Consent(_Action, frozen=True):
    """A pair or the referee answers a proposal."""

    agree: bool


class Shuffle(_Action, frozen=True):
    """The table brings a shuffled pack, top card first: chance enters here and nowhere else."""

    pack: tuple[Card, ...]


SeatAction = Draw | Reject | Take | Lay | Add | Discard | Propose | Consent
RefereeAction = Consent
TableAction = Shuffle
Action = SeatAction | TableAction
