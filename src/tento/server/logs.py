"""The log: one line of JSON for each thing that happened. It says what and where, never what was in it."""

import json
import logging
import sys
import traceback
from typing import Final

from tento.web.log_facts import facts

_PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message", "websocket"}


class JsonLines(logging.Formatter):
    """Time, level, where, what, the request or socket that it belongs to, and the facts that came along.

    An error is told by its kind and its places in the program. Its own words are left out: they may repeat what somebody sent.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= facts()
        line |= {name: value for name, value in record.__dict__.items() if name not in _PLAIN}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["places"] = [f"{place.name}:{place.lineno}" for place in traceback.extract_tb(record.exc_info[2])]
        return json.dumps(line, ensure_ascii=False, default=lambda _: "?")


def log_to_stderr() -> None:
    """Everything of ours goes to the error stream as lines of JSON; of the libraries only what is wrong.

    A person at a terminal is told only what is wrong: the address of the server must not run off the screen.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("tento").setLevel(logging.WARNING if sys.stderr.isatty() else logging.INFO)
