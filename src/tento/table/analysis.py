"""What a game brings so that a finished match teaches: what each choice was worth to a good player, and how the match stood."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.texts.language import Lang

Unit = Literal["chance", "points", "blinds"]
"""What a choice is worth in: the chance to win the partida, points of the game, or big blinds."""

Scale = Literal["chance", "points", "chips"]
"""How a match stands: the chance of each side to win it, its points, its chips."""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The judgement of the strongest player of the house at this game: `player` is the bot of that name.

    `worth` says from a view what each of its options is worth to whoever sits there, in `unit`; None for one that is no choice, as a
    cut. Against the advice of the same player a choice that is worth less by `slip` is a mistake, by `blunder` a grave one; whoever does
    not follow an advice for a reason of `free`, as to bluff now and then, makes none.
    `standing` tells from what everybody sees how each side stands, in `scale`; `hand` the cards that a seat's own view holds; `say`
    names an action in a few words.
    """

    player: str
    unit: Unit
    slip: float
    blunder: float
    free: frozenset[str] = frozenset()
    worth: Callable[[Any, Sequence[Any], Rulebook, Chance], Sequence[float | None]]
    scale: Scale
    standing: Callable[[Any, Rulebook], tuple[float, ...]]
    hand: Callable[[Any], tuple[Card, ...]]
    say: Callable[[Any, Lang], str]
