"""Matches of a simulated championship that are really played: bots sit at the tables, and the room hears the points alone."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.championship.pairs.scores import Format, Pair
from tento.championship.pairs.state import Match
from tento.championship.simulation.pairs.director import Played
from tento.club.simulate import simulate
from tento.club.simulate_tranca import simulate_tranca
from tento.games.tranca.bots.registry import make as make_tranca
from tento.games.truco.bots.registry import make
from tento.rulebooks.loader import overlay
from tento.rulebooks.rulebook import Rulebook

SEATS = 4


def played_by(rulebook: Rulebook, names: Sequence[str]) -> Played:
    """How bots play a match: the first name sits for one side, the second for the other, the same one for both if it is alone."""
    if rulebook.game not in _PARTIDAS:
        raise ValueError(f"bots play at the tables of {' and '.join(_PARTIDAS)} only")
    if not 1 <= len(names) <= 2:
        raise ValueError(f"one name for all, or one for each side, not {len(names)}")
    partida = _PARTIDAS[rulebook.game]
    seated = [names[seat % len(names)] for seat in range(SEATS)]

    def played(_match: Match, form: Format, chance: Chance) -> Sequence[Pair]:
        """Partidas until one side has won the match. Who sits first is drawn, so that neither bot belongs to a side of the bracket."""
        target = {"partida_target": _as_written(rulebook, form.target)} if form.target is not None else {}
        rules, won, made = overlay(rulebook, target) if target else rulebook, [0, 0], []
        turned = chance.below(2)
        while max(won) < form.wins:
            points = partida(rules, seated, chance.below(1 << 30))
            pair = (points[1], points[0]) if turned else points
            won[0 if pair[0] > pair[1] else 1] += 1
            made.append(pair)
        return made

    return played


def _as_written(rulebook: Rulebook, target: int) -> int | dict[str, int]:
    """The target in the shape in which the game keeps it: one number, or one for each phase."""
    return target if isinstance(rulebook.values.partida_target, int) else dict.fromkeys(rulebook.values.partida_target, target)


def _truco(rulebook: Rulebook, names: Sequence[str], seed: int) -> Pair:
    found = simulate(rulebook, [make(name, rulebook) for name in names], partidas=1, seed=seed)
    return _decided(found.a.points, found.b.points, bool(found.a.won))


def _tranca(rulebook: Rulebook, names: Sequence[str], seed: int) -> Pair:
    found = simulate_tranca(rulebook, [make_tranca(name, rulebook) for name in names], partidas=1, seed=seed)
    return _decided(found.a.points, found.b.points, bool(found.a.partidas))


def _decided(a: int, b: int, a_won: bool) -> Pair:
    assert (a > b) == a_won, "who wins a partida has more points"
    return a, b


_PARTIDAS = {"truco": _truco, "tranca": _tranca}
