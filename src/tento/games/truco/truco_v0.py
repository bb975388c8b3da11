"""Truco for research, under the names that PettingZoo's own games have: `env`, `raw_env` and `parallel_env`."""

from functools import partial
from typing import Final

from tento.games.truco.kit import KIT
from tento.rl import aec
from tento.rl.parallel import ParallelTableEnv

env: Final = partial(aec.env, KIT)
raw_env: Final = partial(aec.TableEnv, KIT)
parallel_env: Final = partial(ParallelTableEnv, KIT)
