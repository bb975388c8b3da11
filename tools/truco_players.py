"""Makes all that `master` of truco knows of hands and players: `python -m tools.truco_players`. The same seed writes the same file.

First mãos without a word say how good hands are. Then the bots play, by pairs and mano a mano, and it is counted how they call, stay in
and run. Last the master's own words and cards are learned against these models and itself (`tools.truco_learning`).
"""

import argparse
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from tools import truco_learning as learning

from tento.cards.chance import Chance
from tento.club.simulation.simulate import partida
from tento.games.registry import kit_of
from tento.games.truco.bots.master import players as known
from tento.games.truco.bots.master.imagination.looks import COURSES, LOOKS
from tento.games.truco.bots.master.imagination.minds import Minds
from tento.games.truco.bots.master.imagination.playing import AGAIN, CALL, RUN
from tento.games.truco.bots.master.imagination.spots import GRADES, ODDS, PLACES, SPOTS, STEPS
from tento.games.truco.bots.master.imagination.worlds import spotted
from tento.games.truco.bots.master.sight import case_of
from tento.games.truco.bots.master.thinking import wins_of
from tento.games.truco.kernels.book import numbers
from tento.games.truco.kernels.table import NOBODY, tables_of
from tento.games.truco.rules import actions as do
from tento.games.truco.rules.views import View
from tento.rulebooks.loader import load
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot
from tento.table.bulk.chance import luck_of

TABLES: Final = {4: "truco-masters-2025", 2: "truco-masters-2025-mano-a-mano"}
ASKED, SAID = 0, 1
AMONG_THEMSELVES: Final = 5
"""So many times as many partidas the sensible players play among themselves: they are met most often."""
BY_HABIT: Final = 3_000_000
"""So many mãos without a word are played."""
MET_AGAIN: Final = 200_000
"""So many mãos the master plays against each model, once it has learned."""
TRUST: Final = 6.0
"""So many observations of its own a spot needs to count as much as those like it."""
SPREAD: Final = 0.5
"""A grade of hands counts so much for its neighbours."""
NAMES: Final = known.NAMES
MET: Final = (0.48, *[0.03] * (len(NAMES) - 2), 0.31)
"""How often the master meets each of them while it learns: most often the sensible player and itself."""


class Counts:
    """Of one player: in each spot how often it was asked and said each of CALL, RUN and AGAIN; and what a whole side says in a match."""

    def __init__(self) -> None:
        self.spots = np.zeros((SPOTS, 3, 2))
        self.maos = 0
        self.words = np.zeros(3)

    def add(self, where: int, asked: int, said: bool) -> None:
        """One observation."""
        self.spots[where, asked, ASKED] += 1
        self.spots[where, asked, SAID] += said

    @property
    def rates(self) -> tuple[float, float]:
        """Calls a mão, and the share of runs among the answers."""
        called, stayed, ran = self.words
        return (called + 2) / (self.maos + 10), (ran + 2) / (stayed + ran + 4)


class Watched:
    """A bot whose choices are counted."""

    def __init__(self, bot: Bot, rulebook: Rulebook, seats: int, counts: Counts, grades: Any) -> None:
        self.name, self._bot, self._rulebook, self._counts = bot.name, bot, rulebook, counts
        self._book, self._grades = numbers(rulebook, seats), grades
        self._wins, self._room = wins_of(rulebook.values), tables_of(2)

    def choose(self, view: View, options: Sequence[do.Action], chance: Chance) -> do.Action:
        """What the bot chooses."""
        action: do.Action = self._bot.choose(view, options, chance)
        kinds = {type(one) for one in options}
        if view.stage == "play" and view.mao is not None and view.mao.hand and kinds & {do.Play, do.Accept}:
            where, may_raise = spotted(case_of(view, self._rulebook, self._book), self._grades, self._wins, self._room)
            self._count(where, may_raise != NOBODY, do.Accept in kinds, action)
        return action

    def _count(self, where: int, may_raise: bool, asked: bool, action: do.Action) -> None:
        raises = isinstance(action, do.Raise)
        if not asked:
            if may_raise:
                self._counts.add(where, CALL, raises)
            return
        self._counts.add(where, RUN, isinstance(action, do.Refuse))
        if may_raise and not isinstance(action, do.Refuse):
            self._counts.add(where, AGAIN, raises)


def smoothed(counts: Any) -> Any:
    """The chances in every spot. Where little was seen, those of spots that are more and more roughly alike stand in."""
    found = np.zeros((SPOTS, 3))
    shape = (COURSES, PLACES, STEPS, ODDS, GRADES)
    for what in (CALL, RUN, AGAIN):
        asked, said = (counts[:, what, which].reshape(shape) for which in (ASKED, SAID))
        everywhere = (said.sum() + 0.5) / (asked.sum() + 1)
        by_grade = [_spread(many.sum((0, 1, 2, 3))) for many in (said, asked)]
        chances = (by_grade[0] + 2 * everywhere) / (by_grade[1] + 2)
        for rough in ((0, 1, 2), (1, 2), (1,), ()):
            chances = (said.sum(rough, keepdims=True) + TRUST * chances) / (asked.sum(rough, keepdims=True) + TRUST)
        found[:, what] = chances.reshape(SPOTS)
    return found


def _spread(many: Any) -> Any:
    return many + SPREAD * (np.append(many[1:], many[-1]) + np.append(many[0], many[:-1]))


def watch(counts: dict[str, Counts], grades: Any, seats: int, partidas: int, seed: str) -> None:
    """The sensible player against each of them, by turns on either side."""
    kit, rulebook = kit_of("truco"), load(TABLES[seats])
    makers, watcher = {**kit.bots, **kit.styles}, NAMES[0]
    for name in NAMES[: known.MASTER]:
        for number in range(partidas * AMONG_THEMSELVES if name == watcher else partidas):
            sides = [Watched(makers[who](rulebook), rulebook, seats, counts[who], grades) for who in (watcher, name)]
            first = number & 1
            bots = [sides[(seat + first) & 1] for seat in range(seats)]
            *_, (_, last) = partida(kit, rulebook, bots, pack_key(seed, name, number >> 1))
            for side, who in enumerate((watcher, name)):
                said = [last.state.spoken[seat] for seat in range((side + first) & 1, seats, 2)]
                counts[who].maos += last.state.maos
                counts[who].words += np.sum(said, axis=0)


def pack_key(seed: str, name: str, number: int) -> bytes:
    """The packs of a partida."""
    return f"{seed}/{name}/{number}".encode()


def minds_of(rulebook: Rulebook, models: Any, grades: Any, lays: Any) -> Minds:
    """These players, as the master meets them while it learns."""
    return Minds(models, np.cumsum(MET), np.full(4, known.MASTER), grades, lays, known.TABLES, wins_of(rulebook.values))


def seen_by_habit(seats: int, maos: int, seed: int) -> tuple[Any, Any]:
    """How good each look is and which cards to lay there, by so many mãos without a word in which all lay by habit."""
    rulebook, room, luck = load(TABLES[seats]), tables_of(2), luck_of(seed)
    room["luck"][0] = luck_of(seed + 1)
    quiet, lays = np.zeros((len(NAMES), SPOTS, 3)), np.full((3, LOOKS), learning.ANY_CARD, np.uint8)
    won, seen, tried = np.zeros(LOOKS), np.zeros(LOOKS), np.zeros((LOOKS, 4))
    minds, book = minds_of(rulebook, quiet, np.zeros(LOOKS, np.uint8), lays), numbers(rulebook, seats)
    learning.count_won(book, room, minds, maos, won, seen)
    learning.try_cards(book, room, minds, maos, tried, luck)
    lays[known.FORESEEN] = learning.foreseen(tried)
    return learning.graded(won, seen), lays


def learned(minds: Minds, seats: int, maos: int, seed: int) -> tuple[Any, Counts]:
    """The master's own model after so many mãos, as the sensible player's where it has learned nothing; and how it speaks.

    Its cards are put into the table of its own.
    """
    book, room, luck, regrets = numbers(load(TABLES[seats]), seats), tables_of(2), luck_of(seed), learning.first_regrets(minds.models[0])
    room["luck"][0] = luck_of(seed + 1)
    learning.learn(book, room, minds._replace(models=minds.models.copy()), regrets, 0, maos, luck)
    minds.models[known.MASTER], counts = learning.average(regrets, minds.models[0]), Counts()
    for rival, name in enumerate(NAMES):
        won, lost, *words = learning.meet(book, room, minds, rival, MET_AGAIN)
        print(f"{seats} seats, imagined: {won / (won + lost):.1%} of {won + lost:,.0f} partidas against {name}", flush=True)
        counts.maos += MET_AGAIN
        counts.words += words
    return minds.models[known.MASTER], counts


def main() -> None:
    """Counts, plays, learns, and writes the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--partidas", type=int, default=300)
    parser.add_argument("--maos", type=int, default=20_000_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    kept: dict[str, Any] = {}
    for seats in TABLES:
        kept |= made(seats, told.partidas, told.maos * seats // 4, told.seed)
    np.savez_compressed(known.FILE, allow_pickle=False, **kept)
    print(f"{known.FILE.stat().st_size:,} bytes")


def made(seats: int, partidas: int, maos: int, seed: int) -> dict[str, Any]:
    """All that is kept for tables of so many seats."""
    grades, lays = seen_by_habit(seats, BY_HABIT, seed)
    counts = {name: Counts() for name in NAMES[: known.MASTER]}
    watch(counts, grades, seats, partidas, f"{seed}/{seats}")
    models = np.stack([smoothed(counts[name].spots) for name in (*NAMES[: known.MASTER], NAMES[0])])
    models[known.MASTER], counts[NAMES[known.MASTER]] = learned(minds_of(load(TABLES[seats]), models, grades, lays), seats, maos, seed)
    told = {"models": np.round(models * known.PARTS).astype(np.uint8), "rates": np.array([counts[name].rates for name in NAMES])}
    return {f"{what}{seats}": values for what, values in {**told, "grades": grades, "lays": lays}.items()}


if __name__ == "__main__":
    main()
