"""numba and numpy are an extra: without them everything but the fast evaluator works."""

import subprocess
import sys

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
import tento, tento.cli.main, tento.games.poker.cases
from tento.cards.card import parse_cards
from tento.games.poker.evaluator.equity import equity
print(equity(["AsAh", "KsQs"], parse_cards("Kh Js 4d 2s")).exact)
"""


def test_everything_else_works_without_numba_and_numpy():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("True\n", 0), done.stderr
