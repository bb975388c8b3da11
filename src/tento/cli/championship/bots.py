"""Matches of a simulated championship that are really played: bots sit at the tables, and the room hears the points alone."""

from collections.abc import Callable, Sequence
from typing import Any

from tento.cards.chance import Chance
from tento.championship.pairs.scores import Format, Pair
from tento.championship.pairs.state import Match
from tento.championship.simulation.pairs.director import Played
from tento.club.simulation.simulate import simulate
from tento.club.simulation.tournament_tables import BotTables
from tento.games.registry import games, kit_of
from tento.rulebooks.loader import overlay
from tento.rulebooks.rulebook import Rulebook

SEATS = 4

Over = Callable[[str], None]
"""Hears the unit of what was played, `matches` or `hands`."""


def who_play(rulebook: Rulebook, names: Sequence[str], seed: int, over: Over) -> dict[str, Any]:
    """What a simulation is asked for, so that these bots play: matches between pairs, or the hands of a tournament's tables.

    At such a table the names sit in turn, as often as there are seats. `over` hears of each match or hand.
    """
    if rulebook.game in games() and kit_of(rulebook.game).directing is not None:
        return {"tables_of": lambda levels: BotTables(rulebook, levels, names, seed, lambda: over("hands"))}
    match_of = played_by(rulebook, names)

    def played(match: Match, form: Format, chance: Chance) -> Sequence[Pair]:
        made = match_of(match, form, chance)
        over("matches")
        return made

    return {"played": played}


def played_by(rulebook: Rulebook, names: Sequence[str]) -> Played:
    """How bots play a match: the first name sits for one side, the second for the other, the same one for both if it is alone."""
    if rulebook.game not in _games():
        raise ValueError(f"bots play at the tables of {' and '.join(_games())} only")
    if not 1 <= len(names) <= 2:
        raise ValueError(f"one name for all, or one for each side, not {len(names)}")
    seated = [names[seat % len(names)] for seat in range(SEATS)]

    def played(_match: Match, form: Format, chance: Chance) -> Sequence[Pair]:
        """Partidas until one side has won the match. Who sits first is drawn, so that neither bot belongs to a side of the bracket."""
        target = {"partida_target": _as_written(rulebook, form.target)} if form.target is not None else {}
        rules, won, made = overlay(rulebook, target) if target else rulebook, [0, 0], []
        turned = chance.below(2)
        while max(won) < form.wins:
            points = _partida(rules, seated, chance.below(1 << 30))
            pair = (points[1], points[0]) if turned else points
            won[0 if pair[0] > pair[1] else 1] += 1
            made.append(_as_on_the_sheet(form, pair))
        return made

    return played


def _as_on_the_sheet(form: Format, points: Pair) -> Pair:
    """Where the score of a partida stops at its target, nobody writes more."""
    return points if form.target is None or not form.capped else (min(points[0], form.target), min(points[1], form.target))


def _games() -> tuple[str, ...]:
    """The games that two sides play, which is what matches between pairs are made of."""
    return tuple(game for game in games() if len(kit_of(game).sides(SEATS)) == 2)


def _as_written(rulebook: Rulebook, target: int) -> int | dict[str, int]:
    """The target in the shape in which the game keeps it: one number, or one for each phase."""
    return target if isinstance(rulebook.values.partida_target, int) else dict.fromkeys(rulebook.values.partida_target, target)


def _partida(rulebook: Rulebook, names: Sequence[str], seed: int) -> Pair:
    """The points of both sides in a partida of these bots."""
    kit = kit_of(rulebook.game)
    a, b = simulate(rulebook, [kit.bot(name, rulebook) for name in names], partidas=1, seed=seed).sides
    assert (a.counts["points"] > b.counts["points"]) == bool(a.won), "who wins a partida has more points"
    return a.counts["points"], b.counts["points"]
