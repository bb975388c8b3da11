"""How the engine of a game is timed beside other engines in the same run. Rates are of CPU time.

The peers are no part of the project: `--get-peers` puts them into `.venv-bench`. `--profile RULEBOOK` shows instead where the time goes.
"""

import cProfile
import pstats
import random
import site
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from tento.rulebooks.loader import load, regulations_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.refusal import Refusal

RUNS = 5
SECONDS = 0.5
PEERS_HOME = Path(__file__).parents[2] / ".venv-bench"


class Count(NamedTuple):
    """What one match or hand gave: decisions of players, and deals."""

    decisions: int
    deals: int


class Rate(NamedTuple):
    """Decisions and deals in a second."""

    decisions: float
    deals: float


Play = Callable[[random.Random], Count]


class Peer(NamedTuple):
    """A game of another engine: the package, what it plays, and how to get a play of it."""

    package: str
    plays: str
    get: Callable[[], Play]


class Contest(NamedTuple):
    """What a program compares: a match of our game under each of its rulebooks with the peers, and what is to be reached."""

    game: str
    play: Callable[[Rulebook, random.Random], Count]
    peers: tuple[Peer, ...]
    goal: int


def after(answer: Step | Refusal) -> Any:
    """The state after an accepted action."""
    assert isinstance(answer, Step), answer
    return answer.state


def rlcard_deal(name: str, **config: int) -> Play:
    """RLCard: a deal of one of its games, any of the legal actions that it offers; the cards are changed in place."""
    env = import_module("rlcard").make(name, config={"seed": 1, **config})

    def deal(luck: random.Random) -> Count:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return Count(decisions, 1)

    return deal


def timed(play: Play) -> list[Rate]:
    """The rates of several runs, after one that warms up and does not count."""
    return [_run(play, seed) for seed in range(RUNS + 1)][1:]


def _run(play: Play, seed: int) -> Rate:
    luck = random.Random(seed)
    decisions = deals = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        count = play(luck)
        decisions, deals = decisions + count.decisions, deals + count.deals
    return Rate(decisions / spent, deals / spent)


def peers_found() -> None:
    """Makes what lies in the folder of the peers known to this program."""
    for home in PEERS_HOME.glob("[Ll]ib*/**/site-packages"):
        site.addsitedir(str(home))


def installed(peers: tuple[Peer, ...]) -> Iterator[tuple[str, list[Rate]]]:
    """Each game of a peer that is installed, by its name and version."""
    peers_found()
    for peer in peers:
        try:
            yield f"{peer.package} {version(peer.package)}, {peer.plays}", timed(peer.get())
        except ImportError:
            print(f"{peer.plays} of {peer.package} is left out: --get-peers puts it into {PEERS_HOME.name}")


def get_peers(packages: set[str]) -> None:
    """A folder of its own that hides itself from git and from the linters; what is there already stays."""
    if not PEERS_HOME.exists():
        venv.create(PEERS_HOME, with_pip=True)
    (PEERS_HOME / ".gitignore").write_text("*\n", encoding="utf-8")
    python = PEERS_HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", *sorted(packages)], check=True)


def profile(play: Play) -> None:
    """Where the time goes: the functions that take most of it themselves, over the same play."""
    profiler = cProfile.Profile()
    profiler.runcall(_run, play, 1)
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(20)


def show(label: str, rates: list[Rate], beside: list[float]) -> None:
    middle, best = median(rate.decisions for rate in rates), max(rate.decisions for rate in rates)
    ratios = "".join(f"{middle / base:10.2f}" for base in beside)
    print(f"{label:38} {middle:10,.0f} {best:10,.0f} {median(rate.deals for rate in rates):9,.0f} {ratios}")


def _compare(contest: Contest) -> None:
    found = list(installed(contest.peers))
    base = [median(rate.decisions for rate in rates) for _, rates in found]
    print(f"decisions in a second of CPU time, median and best of {RUNS} runs of {SECONDS} s; deals in a second; ratios of the medians")
    head = "".join(f"{f'x ({place})':>10}" for place, _ in enumerate(found, 1))
    print(f"{'':38} {'median':>10} {'best':>10} {'deals':>9} {head}")
    for place, (label, rates) in enumerate(found, 1):
        show(f"({place}) {label}", rates, base)
    slow = []
    for name in regulations_of(contest.game):
        rates = timed(partial(contest.play, load(name)))
        show(name, rates, base)
        slow += [name] if median(rate.decisions for rate in rates) < contest.goal else []
    print(
        f"goal: at least {contest.goal:,} decisions a second: " + ("met by every rulebook" if not slow else f"missed by {', '.join(slow)}")
    )


def hold(contest: Contest) -> None:
    """The program of a contest."""
    match sys.argv[1:]:
        case ["--get-peers"]:
            get_peers({peer.package for peer in contest.peers})
        case ["--profile", rulebook]:
            profile(partial(contest.play, load(rulebook)))
        case _:
            _compare(contest)
