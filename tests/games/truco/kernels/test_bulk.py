"""Many tables at once, and random mãos: the same by the compiled and by the readable engine."""

import subprocess
import sys

import numpy as np
import pytest

from tento.games.truco.kernels import fast, plain
from tento.games.truco.kernels.bulk import GOES_ON, MAO, MATCH, PARTIDA, REFUSED
from tento.games.truco.kernels.fast import Tables
from tento.games.truco.kernels.moves import MOVES
from tento.games.truco.kernels.random_maos import FEW
from tento.games.truco.kernels.random_maos import play as play_either
from tento.rulebooks.loader import load, names


@pytest.mark.parametrize("name", names("truco"))
def test_the_same_seed_plays_the_same_maos_compiled_and_readable(name):
    rulebook = load(name)
    for seats in rulebook.values.players:
        assert fast.play(rulebook, seats, 60, seed=7) == plain.play(rulebook, seats, 60, seed=7)


def test_another_seed_plays_other_maos_and_no_mao_is_lost():
    rulebook = load("fenacef-ix")
    found = play_either(rulebook, 4, FEW + 1, seed=2)
    assert found == play_either(rulebook, 4, FEW + 1, seed=2)
    assert found != play_either(rulebook, 4, FEW + 1, seed=3)
    assert sum(found.won) + found.nobody == found.maos == FEW + 1


def chosen(moves, luck):
    """Any of the legal actions at each table."""
    return np.array([luck.choice([move for move in range(MOVES) if mask >> move & 1]) for mask in moves.tolist()])


def test_tables_step_by_step_go_from_mao_to_mao_and_from_match_to_match():
    luck, tables = np.random.default_rng(5), Tables(load("ktruco-paulista"), 4, many=50, seed=3)
    brought, totals = set(), np.zeros(50, dtype=int)
    for _ in range(600):
        before = tables.tables.copy()
        seats, moves = tables.legal()
        assert ((seats >= 0) & (moves > 0)).all()
        found = tables.step(chosen(moves, luck))
        brought |= {*found.brought.tolist()}
        assert (found.points[found.brought == GOES_ON] == 0).all()
        same = found.brought == MAO
        made = tables.tables["score"].astype(int) - before["score"]
        assert (made[same, 0] - made[same, 1] == found.points[same])[(tables.tables["score"][same] < 11).all(axis=1)].all()
        totals += abs(found.points)
    assert brought == {GOES_ON, MAO, PARTIDA, MATCH}
    assert (totals > 12).all()


def test_the_same_seed_gives_the_same_tables():
    rulebook = load("ktruco-paulista")
    tables, others = (Tables(rulebook, 2, many=20, seed=seed) for seed in (1, 2))
    assert tables.tables.tobytes() == Tables(rulebook, 2, many=20, seed=1).tables.tobytes() != others.tables.tobytes()


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing():
    tables = Tables(load("truco-masters-2025"), 4, many=6, seed=1)
    before = tables.tables.tobytes()
    found = tables.step([-1, MOVES, 63, 10**12, 6, 3])  # no numbers, then answers to nothing and a covered card of the first rodada
    assert found.brought.tolist() == [REFUSED] * 6
    assert tables.tables.tobytes() == before


def test_impossible_sizes_are_errors():
    tables = Tables(load("truco-masters-2025"), 4, many=3)
    with pytest.raises(ValueError, match="one action for each of 3 tables"):
        tables.step([0, 0])
    with pytest.raises(ValueError, match="tables, not 0"):
        Tables(load("truco-masters-2025"), 4, many=0)
    with pytest.raises(ValueError, match="not by 3"):
        Tables(load("truco-masters-2025"), 3)


WITHOUT = """
import sys
class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "numpy"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Without())
import importlib.util as util
found = util.find_spec
util.find_spec = lambda name, package=None: None if name in ("numba", "numpy") else found(name, package)
from tento.games.truco.kernels import random_maos
from tento.rulebooks.loader import load
random_maos.FEW = 0
print(random_maos.play(load("truco-masters-2025"), 4, 60, 7).points)
"""


def test_without_numba_the_readable_engine_plays_the_same_maos():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    points = fast.play(load("truco-masters-2025"), 4, 60, seed=7).points
    assert (done.stdout, done.returncode) == (f"{points}\n", 0), done.stderr
