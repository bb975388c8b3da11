"""How a server shares its processor with its own threads: what is done beside the loop shall not hold it up."""

import sys
from typing import Final

SWITCH_SECONDS: Final = 0.0005
"""A thread at work gives way so soon after another one wants to run. By Python's usual 5 ms an action waits 5 ms each time that the loop
and the writer of the log hand it to each other while a code is drawn or a replay made (`bench/beside_the_loop.py`)."""


def give_way_soon() -> None:
    """Lets the event loop interrupt what is done beside it."""
    sys.setswitchinterval(SWITCH_SECONDS)
