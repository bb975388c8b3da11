"""How fast the tranca engine is on one core: random play with `legal` asked at every decision, beside two gin rummies in the same run.

Rates are of CPU time. The peers are no part of the project: `python bench/tranca_engine.py --get-peers` puts them into `.venv-bench`.
`--profile` shows instead where the time goes.
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
from tento.table.seats import TABLE
from tento.tranca import game
from tento.tranca.actions import SeatAction
from tento.tranca.state import State

GOAL = 5_000
RUNS = 5
SECONDS = 1.0
PEERS = ("open_spiel", "rlcard")
PEERS_HOME = Path(__file__).parent.parent / ".venv-bench"


class Count(NamedTuple):
    """What one match or deal gave: decisions of players, and deals."""

    decisions: int
    deals: int


class Rate(NamedTuple):
    """Decisions and deals in a second."""

    decisions: float
    deals: float


Play = Callable[[random.Random], Count]


def tranca_match(rulebook: Rulebook, luck: random.Random) -> Count:
    """A partida from the first shuffle to its end: the kind of action by chance, then one of that kind."""
    pack = list(game.pack(rulebook))
    state, decisions = game.new(rulebook), 0
    while game.outcome(state) is None:
        waiting = game.waiting(state)
        if waiting.table:
            luck.shuffle(pack)
            state = after(game.apply(state, TABLE, game.shuffled(tuple(pack))))
            continue
        seat = waiting.seats[0]
        state, decisions = after(game.apply(state, seat, choose(game.legal(state, seat), luck))), decisions + 1
    return Count(decisions, state.rodadas)


def after(answer: Step | Refusal) -> State:
    assert isinstance(answer, Step), answer
    state: State = answer.state
    return state


def choose(options: tuple[SeatAction, ...], luck: random.Random) -> SeatAction:
    kinds = sorted({type(option) for option in options}, key=lambda kind: kind.__name__)
    kind = luck.choice(kinds)
    return luck.choice([option for option in options if type(option) is kind])


def open_spiel_deal() -> Play:
    """OpenSpiel (C++ behind Python): a deal of its gin rummy, any of the legal actions that it lists; chance is not counted."""
    rummy = import_module("pyspiel").load_game("gin_rummy")

    def deal(luck: random.Random) -> Count:
        state: Any = rummy.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(luck.choice(state.legal_actions()))
        return Count(decisions, 1)

    return deal


def rlcard_deal() -> Play:
    """RLCard: a deal of its gin rummy, any of the legal actions that it offers; the cards are changed in place."""
    env = import_module("rlcard").make("gin-rummy", config={"seed": 1})

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


def peers() -> Iterator[tuple[str, list[Rate]]]:
    """Each peer that is installed, by its name and version."""
    for home in PEERS_HOME.glob("[Ll]ib*/**/site-packages"):
        site.addsitedir(str(home))
    ready: list[tuple[str, Callable[[], Play]]] = [("open_spiel", open_spiel_deal), ("rlcard", rlcard_deal)]
    for name, get in ready:
        try:
            yield f"{name} {version(name)}, gin rummy", timed(get())
        except ImportError:
            print(f"gin rummy of {name} is left out: python bench/tranca_engine.py --get-peers puts {name} into {PEERS_HOME.name}")


def get_peers() -> None:
    """A folder of its own that hides itself from git and from the linters; what is there already stays."""
    if not PEERS_HOME.exists():
        venv.create(PEERS_HOME, with_pip=True)
    (PEERS_HOME / ".gitignore").write_text("*\n", encoding="utf-8")
    python = PEERS_HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS], check=True)


def show(label: str, rates: list[Rate], beside: list[float]) -> None:
    middle, best = median(rate.decisions for rate in rates), max(rate.decisions for rate in rates)
    ratios = "".join(f"{middle / base:10.2f}" for base in beside)
    print(f"{label:38} {middle:10,.0f} {best:10,.0f} {median(rate.deals for rate in rates):8,.0f} {ratios}")


def profile() -> None:
    """Where the time goes: the functions that take most of it themselves, over the same play."""
    profiler = cProfile.Profile()
    profiler.runcall(_run, partial(tranca_match, load(regulations_of("tranca")[0])), 1)
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(20)


def compare() -> None:
    found = list(peers())
    base = [median(rate.decisions for rate in rates) for _, rates in found]
    print(f"decisions in a second of CPU time, median and best of {RUNS} runs of {SECONDS} s; deals in a second; ratios of the medians")
    head = "".join(f"{f'x ({place})':>10}" for place, _ in enumerate(found, 1))
    print(f"{'':38} {'median':>10} {'best':>10} {'deals':>8} {head}")
    for place, (label, rates) in enumerate(found, 1):
        show(f"({place}) {label}", rates, base)
    slow = []
    for name in regulations_of("tranca"):
        rates = timed(partial(tranca_match, load(name)))
        show(name, rates, base)
        slow += [name] if median(rate.decisions for rate in rates) < GOAL else []
    print(f"goal: at least {GOAL:,} decisions a second: " + ("met by every rulebook" if not slow else f"missed by {', '.join(slow)}"))


def main() -> None:
    match sys.argv[1:]:
        case ["--get-peers"]:
            get_peers()
        case ["--profile"]:
            profile()
        case _:
            compare()


if __name__ == "__main__":
    main()
