"""What the desk brought about: entries paid, cancelled, passed on and returned, documents, logos, prizes paid out."""

from typing import Literal

from tento.championship.core.events import EventBase
from tento.table.refusal import Fact, MoneyFact


class _Paid(EventBase, frozen=True, kw_only=True):
    """An event about money, which its sentence names in reais."""

    centavos: int

    @property
    def facts(self) -> dict[str, Fact]:
        """Everything, with the amount in reais."""
        found = {**super().facts, "reais": MoneyFact(self.centavos)}
        del found["centavos"]
        return found


class EntryPaid(_Paid, tag="entry-paid", frozen=True, kw_only=True):
    """An entry was paid, or a seat that was won is used for it. The name is that of the form."""

    player: str
    name: str
    means: Literal["cash", "debit", "credit", "transfer", "seat"]

    @property
    def what(self) -> str:
        """Each means has its own sentence."""
        return f"paid-{self.means}"


class NotRanked(EventBase, tag="not-ranked", frozen=True, kw_only=True):
    """A player has no record on the site, and so no part in the annual ranking."""

    player: str


class EntryCancelled(EventBase, tag="entry-cancelled", frozen=True, kw_only=True):
    """A registration was cancelled; so many entries there are now."""

    player: str
    entries: int


class EntryReturned(_Paid, tag="returned", frozen=True, kw_only=True):
    """What an entry paid goes back."""

    player: str


class EntryTransferred(EventBase, tag="transferred", frozen=True, kw_only=True):
    """An entry is another person's now."""

    player: str
    to: str


class DocumentsChecked(EventBase, tag="documents", frozen=True, kw_only=True):
    """Players showed their documents for a day."""

    players: tuple[str, ...]
    day: int


class LogosWorn(EventBase, tag="logos", frozen=True, kw_only=True):
    """A player wears these sponsors' logos, or none."""

    player: str
    sponsors: tuple[str, ...]

    @property
    def what(self) -> str:
        """To wear none has its own sentence."""
        return "logos" if self.sponsors else "no-logos"


class PrizePaid(_Paid, tag="prize-paid", frozen=True, kw_only=True):
    """A prize was paid out by this means."""

    player: str
    means: Literal["cash", "cheque", "transfer"]

    @property
    def what(self) -> str:
        """Each means has its own sentence."""
        return f"prize-paid-{self.means}"


class RankingPaid(_Paid, tag="ranking-paid", frozen=True, kw_only=True):
    """A part of what was put aside for the ranking was paid: the champion of the stage, or one of the best of the year."""

    player: str
    prize: Literal["stage", "annual"]

    @property
    def what(self) -> str:
        """Each prize has its own sentence."""
        return f"{self.prize}-paid"


DeskEvent = (
    EntryPaid | NotRanked | EntryCancelled | EntryReturned | EntryTransferred | DocumentsChecked | LogosWorn | PrizePaid | RankingPaid
)  # fmt: skip
