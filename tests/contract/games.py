"""The games of the house, each under the same laws: a new game joins by its line in GAMES."""

from tests.contract.laws import tables_of
from tests.contract.poker_table import POKER
from tests.contract.tranca_table import TRANCA
from tests.contract.truco_table import TRUCO

GAMES = (TRUCO, TRANCA, POKER)
TABLES = tables_of(GAMES)
