"""Workers that go wrong: `python -m tests.club.bots.heads WAY`."""

import os
import sys
import time
from typing import Any

from tento.club.bots import worker


def hangs(_asked: Any) -> Any:
    while True:
        time.sleep(0.01)


def dies(_asked: Any) -> Any:
    os._exit(3)


def recurses(asked: Any) -> Any:
    return recurses(asked)


if __name__ == "__main__":
    wrong = {"hangs": hangs, "dies": dies, "recurses": recurses}[sys.argv[1]]
    worker.Head._bot = lambda _head, asked, _hash: wrong(asked)  # type: ignore[method-assign,assignment]
    worker.main()
