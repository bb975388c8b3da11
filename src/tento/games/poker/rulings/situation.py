"""What lies on the felt when a player has moved, and what follows from it before any rule is asked."""

from typing import Final, Literal

import msgspec

from tento.games.poker.rulings.words import Said

Limit = Literal["no-limit", "pot-limit", "limit"]
Pulled = Literal["none", "partial", "full"]
BIG_BET_STREETS: Final = ("turn", "river", "fifth", "sixth", "seventh")


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A player's move: chips newly put out, motion by motion, and what was said.

    `current` is the bet to match, `prior` what of the player's own lay in front before: equal amounts mean that there is nothing to face,
    more in front that the change of an earlier call was not taken yet. `left` of it stays where it was pulled back in part; what was
    pulled is `behind`, like the rest of the stack. Without `behind` the stack is as large as it needs to be. `pot_size` is the pot before
    the move, bets in front included, where pot-limit needs it.
    """

    limit: Limit = "no-limit"
    street: str = "flop"
    bet: int
    current: int
    last_raise: int
    prior: int = 0
    pulled: Pulled = "none"
    left: int = 0
    motions: tuple[tuple[int, ...], ...] = ()
    behind: int | None = None
    words: tuple[Said, ...] = ()
    heads_up: bool = False
    opening: bool = False
    players_left: int | None = None
    pot_size: int | None = None

    @property
    def chips(self) -> tuple[int, ...]:
        """All chips newly put out."""
        return tuple(chip for motion in self.motions for chip in motion)

    @property
    def base(self) -> int:
        """What of the earlier chips still lies in front."""
        return {"none": self.prior, "partial": self.left, "full": 0}[self.pulled]

    @property
    def in_front(self) -> int:
        """All that lies in front now."""
        return self.base + sum(self.chips)

    @property
    def facing(self) -> bool:
        """True if there is a bet or raise to answer."""
        return self.current > 0 and self.prior != self.current

    @property
    def owed(self) -> int:
        """The chips that are missing to a call."""
        return max(0, self.current - self.base)

    @property
    def least_total(self) -> int:
        """The least total of a full bet or raise: the last full one again on top; in a limit game the next step."""
        if self.limit == "limit":
            return (self.current // self.bet + 1) * self.bet
        return self.current + (self.last_raise if self.current else self.bet)

    @property
    def measure(self) -> int:
        """The full bet or raise of which an incomplete one is a part."""
        return self.bet if self.limit == "limit" or not self.current else self.last_raise

    @property
    def most_total(self) -> int | None:
        """The greatest total that the betting allows; None if only the stack bounds it."""
        if self.limit == "limit":
            return self.least_total
        if self.limit == "pot-limit" and self.pot_size is not None:
            return self.current + self.pot_size + max(0, self.current - self.prior)
        return None

    @property
    def everything(self) -> int:
        """All that the player can have in front; what lies there, where nobody says what is behind."""
        return self.in_front + (self.behind or 0)

    def is_all_in(self, total: int) -> bool:
        """Whether so much in front is all that the player has."""
        return self.behind is not None and total >= self.everything

    def within(self, total: int) -> int:
        """The total, as far as the stack goes."""
        return total if self.behind is None else min(total, self.everything)
