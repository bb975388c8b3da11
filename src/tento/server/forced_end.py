"""A process that shall end does so within a bound, whatever it waits for: a database that says nothing, a disk, a thread."""

import logging
import os
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

TELLING_SECONDS: Final = 1.0
"""So long the log may take for its last line; nobody may be there who reads it."""
_log = logging.getLogger("tento.server")


def end_within(seconds: float, told: Callable[[], object], what: str, clean_up: Callable[[], None] = lambda: None) -> None:
    """`told` comes back when this process shall end. From then on it has so many seconds to close; then it ends as it stands, with 1.

    A thread of its own counts: neither the event loop nor the threads that talk to the database need to answer. What was acknowledged is
    kept already, and the leases run out by themselves. `clean_up` takes away what would stay behind, and `what` is said in the log.
    """
    Thread(target=_end, args=(seconds, told, what, clean_up), name="tento-forced-end", daemon=True).start()


def _end(seconds: float, told: Callable[[], object], what: str, clean_up: Callable[[], None]) -> None:
    told()
    Event().wait(seconds)
    last_words = Thread(target=_last_words, args=(seconds, what, clean_up), daemon=True)
    last_words.start()
    last_words.join(TELLING_SECONDS)
    os._exit(1)


def _last_words(seconds: float, what: str, clean_up: Callable[[], None]) -> None:
    clean_up()
    _log.error(what, extra={"seconds": seconds})
