"""What a correction changed, each with the value before it, so that whoever reads two of them sees whether one undid the other."""

from tento.championship.core.events import EventBase
from tento.table.refusal import Fact

NOBODY = "–"
"""Stands for takers of a knockout whom nobody named."""


class OutCorrected(EventBase, tag="corrected-out", frozen=True, kw_only=True):
    """It was not `player` who went out in this place but `instead`."""

    player: str
    instead: str
    place: int

    def undone(self) -> "OutCorrected":
        """The event that takes it back."""
        return OutCorrected(player=self.instead, instead=self.player, place=self.place)


class PlaceCorrected(EventBase, tag="corrected-places", frozen=True, kw_only=True):
    """A player who is out has another place."""

    player: str
    place: int
    was: int

    def undone(self) -> "PlaceCorrected":
        """The event that takes it back."""
        return PlaceCorrected(player=self.player, place=self.was, was=self.place)


class ChipsCorrected(EventBase, tag="corrected-chips", frozen=True, kw_only=True):
    """A bag held another number of chips."""

    player: str
    chips: int
    was: int

    def undone(self) -> "ChipsCorrected":
        """The event that takes it back."""
        return ChipsCorrected(player=self.player, chips=self.was, was=self.chips)


class KnockoutCorrected(EventBase, tag="corrected-knockout", frozen=True, kw_only=True):
    """A knockout is of another player, or others took it; before, `other` was taken out by those in `were`."""

    player: str
    makers: tuple[str, ...]
    other: str
    were: tuple[str, ...]

    @property
    def facts(self) -> dict[str, Fact]:
        """Both knockouts with their takers."""
        return {**super().facts, "makers": ", ".join(self.makers) or NOBODY, "were": ", ".join(self.were) or NOBODY}

    def undone(self) -> "KnockoutCorrected":
        """The event that takes it back."""
        return KnockoutCorrected(player=self.other, makers=self.were, other=self.player, were=self.makers)


Corrected = OutCorrected | PlaceCorrected | ChipsCorrected | KnockoutCorrected
