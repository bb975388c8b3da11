"""What a failed browser test leaves under `test-results/`: a picture of each open page and the servers' last log lines.

Of its second try a trace is kept too.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from weakref import WeakSet

from playwright.sync_api import BrowserContext, Error, Page

RESULTS = Path(__file__).parents[3] / "test-results"
LAST_LINES = 60

open_pages: WeakSet[Page] = WeakSet()
second_try: list[str] = []
"""The test that is tried again now, after it failed."""
server_logs: list[Path] = []
"""The log files of the servers that run now, the newest last."""


def traced(context: BrowserContext) -> None:
    """Notes from now on what is done in this context, where a test that failed is tried again: a trace takes twice the time."""
    if second_try:
        context.tracing.start(snapshots=True)


def kept(test: str) -> Path:
    """Keeps what there is to see of a test that has just failed; the folder."""
    folder = RESULTS / re.sub(r"\W+", "-", test).strip("-")[-120:]
    folder.mkdir(parents=True, exist_ok=True)
    pages = [page for page in open_pages if not page.is_closed()]
    for number, page in enumerate(pages):
        _tried(partial(page.screenshot, path=folder / f"page-{number}.png", timeout=5_000))
        if second_try:
            _tried(partial(page.context.tracing.stop, path=folder / f"trace-{number}.zip"))
    for number, log in enumerate(server_logs):
        with suppress(OSError):
            lines = log.read_text(encoding="utf-8", errors="replace").splitlines()[-LAST_LINES:]
            (folder / f"server-{number}.log").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def _tried(keep: Callable[[], object]) -> None:
    with suppress(Error):  # a page that has gone shows nothing
        keep()
