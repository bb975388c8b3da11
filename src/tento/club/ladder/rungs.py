"""How strong the bots of a ladder are, by the results that are kept: pure functions. The same model as for people."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tento.club.ports import LadderResult, MatchRow, Rating
from tento.club.rating import NEW_MU, NEW_SIGMA, rated_singles, worth
from tento.table.outcome import won_by


class Rung(NamedTuple):
    """A bot by its id: what is nearly certain of its strength, the mean and the deviation, and its partidas."""

    bot: str
    worth: float
    mu: float
    sigma: float
    played: int
    won: int


def rungs(game: str, bots: Iterable[str], results: Sequence[LadderResult]) -> list[Rung]:
    """Everybody's place, the strongest first: the results one after the other, from a newcomer's rating. What nobody won says nothing."""
    known = {bot: Rating(game, bot, NEW_MU, NEW_SIGMA, 0) for bot in bots}
    won = dict.fromkeys(known, 0)
    for one in results:
        if one.winner is not None and {one.first, one.second} <= known.keys() and one.first != one.second:
            known |= {rating.key: rating for rating in rated_singles(_row(one, one.winner), known)}
            won[(one.first, one.second)[one.winner]] += 1
    found = [Rung(bot, worth(one), round(one.mu, 2), round(one.sigma, 2), one.matches, won[bot]) for bot, one in known.items()]
    return sorted(found, key=lambda rung: (-rung.worth, -rung.won, rung.bot))


def _row(one: LadderResult, winner: int) -> MatchRow:
    """The partida as the model reads it: two sides of one player each."""
    return MatchRow(
        table=one.table,
        game=one.game,
        rulebook="",
        finished=one.at,
        outcome=won_by(winner, (1 - winner, winner), "points"),
        sides=(0, 1),
        people=(one.first, one.second),
        names=("", ""),
        tallies=({}, {}),
        public=True,
    )
