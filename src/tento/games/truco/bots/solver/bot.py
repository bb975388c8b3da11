"""The player of the solved mão at the table."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from tento.cards.chance import Chance
from tento.games.truco.bots.master.bot import Master, can_think
from tento.games.truco.bots.solver.score import Score, score_of
from tento.games.truco.bots.solver.sight import Sight, seen
from tento.games.truco.bots.solver.thinking import RULEBOOK, is_there, shares
from tento.games.truco.rules import actions as do
from tento.games.truco.rules.views import View
from tento.games.truco.solved.places import ASKED
from tento.rulebooks.loader import load
from tento.rulebooks.rulebook import Rulebook

EFFORT: Final = 7_000_000
"""So many numbers are gone through to solve the rest of a mão anew."""
_PARTS: Final = 1 << 16
_RUN, _YES, _MORE, _RAISE = 0, 1, 2, 4
_FIRST_RODADA: Final = 2
_ASKS: Final = (do.Play, do.Accept)


class SolverBot:
    """Plays the solved mão for two. Where nothing is solved (four seats, other rules, onze and ferro) it plays as `master`.

    When the first rodada is over it solves the rest of the mão anew for the score of the partida, as far as `effort` is enough for that.
    """

    name = "solver"
    deputy = "sensible"

    def __init__(self, rulebook: Rulebook, effort: int = EFFORT) -> None:
        self.rulebook, self.effort = rulebook, effort
        self._master = Master(rulebook)

    def choose(self, view: View, options: Sequence[do.Action], chance: Chance) -> do.Action:
        """What the solved mão does here, by chance where it mixes."""
        sight = self._sight(view, options)
        if sight is None:
            return self._master.choose(view, options, chance)
        score = score_of(view, self.rulebook.values)
        able = _able(sight, options, score)
        found = self._resolved(sight, score) or shares(sight)
        return _drawn([(action, found[slot]) for slot, action in able.items()], chance)

    def prepare(self) -> None:
        """Compiles what `master` thinks with, and what solves the rest of a mão."""
        self._master.prepare()
        if self._resolves:
            from tento.games.truco.bots.solver.resolving import warm  # noqa: PLC0415  # numba is an extra

            warm()

    def _resolved(self, sight: Sight, score: Score) -> list[float] | None:
        """What the rest of the mão is solved to at this score; None where the small policy is to be asked."""
        if len(sight.laid) < _FIRST_RODADA or not self._resolves:
            return None
        from tento.games.truco.bots.solver.resolving import resolved  # noqa: PLC0415  # numba is an extra

        return resolved(sight, score, self.effort)

    @property
    def _resolves(self) -> bool:
        return self.effort > 0 and can_think() and self._solved_partida

    @cached_property
    def _solved(self) -> bool:
        """Whether these are the rules of the mão that was solved, all that decides about it, and what was found is at hand."""
        return is_there() and mao_rules(self.rulebook) == mao_rules(load(RULEBOOK))

    @cached_property
    def _solved_partida(self) -> bool:
        """Whether the chances at each score are those of these rules too."""
        return self._solved and partida_rules(self.rulebook) == partida_rules(load(RULEBOOK))

    def _sight(self, view: View, options: Sequence[do.Action]) -> Sight | None:
        if len(options) < 2 or not any(isinstance(one, _ASKS) for one in options) or not self._solved:
            return None
        return seen(view, self.rulebook.values)


def mao_rules(rulebook: Rulebook) -> tuple[object, ...]:
    """The values of a rulebook on which the solved mão rests."""
    rules = rulebook.values
    return tuple(getattr(rules, key) for key in _DECIDING)


def partida_rules(rulebook: Rulebook) -> tuple[object, ...]:
    """The values of a rulebook on which the chances at each score rest, beside those of the mão."""
    rules = rulebook.values
    return tuple(getattr(rules, key) for key in _SCORING)


_SCORING: Final = (
    "onze_at", "onze_play_value", "onze_decline_value", "onze_starts_at", "onze_raises", "tie_all_onze", "tie_all_ferro", "ferro_wins",
    "ferro_hand_visibility", "ferro_raises", "ferro_facedown",
)  # fmt: skip
_DECIDING: Final = (
    "deck_ranks", "manilha_mode", "manilha_suit_order", "vira_wraps", "common_suits_matter", "leader_after_tied_r1", "leader_after_tied_r2",
    "tied_r1_leader_shows_highest", "facedown_r1", "facedown_r2_r3", "facedown_strength", "tie_r1", "tie_r1_r2", "tie_r2_after_won_r1",
    "tie_r3_after_tied_r2", "tie_r3_after_split", "tie_all", "mao_base_value", "raise_ladder", "refusal_points", "raise_skip_steps",
    "raise_window", "raise_alternation", "raise_deferred", "vira_dealt", "partida_target",
)  # fmt: skip


def _able(sight: Sight, options: Sequence[do.Action], score: Score) -> dict[int, do.Action]:
    """What can be done, by the slots of the shares; nothing that can only lose at this score."""
    raises = next((one for one in options if isinstance(one, do.Raise)), None)
    if sight.mode >= ASKED:
        found: dict[int, do.Action] = {} if score.lost_by_running else {_RUN: do.Refuse()}
        found[_YES] = do.Accept()
        if raises is not None and not score.won_by_yes:
            found[_MORE] = raises
        return found
    found = _cards(sight, options)
    if raises is not None and not score.won_by_mao:
        found[_RAISE] = raises
    return found


def _cards(sight: Sight, options: Sequence[do.Action]) -> dict[int, do.Action]:
    """Each of the own cards laid, and where that is offered covered, weak to strong; equal cards are one."""
    different = {sight.classes.of[card]: card for card in reversed(sight.hand)}
    found: dict[int, do.Action] = {}
    for number, card in enumerate(card for _, card in sorted(different.items())):
        found[number] = do.Play(card)
        if len(sight.hand) == 2 and do.Cover(card) in options:
            found[2 + number] = do.Cover(card)
    return {slot: action for slot, action in found.items() if action in options}


def _drawn(parts: Sequence[tuple[do.Action, float]], chance: Chance) -> do.Action:
    """One of the actions as often as its share says; the first where none is known."""
    whole = sum(share for _, share in parts)
    if whole <= 0:
        return parts[0][0]
    weights = [round(share / whole * _PARTS) for _, share in parts]
    drawn = chance.below(sum(weights))
    for (action, _), weight in zip(parts, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return action
    raise AssertionError("a number below the sum falls into one of the parts")
