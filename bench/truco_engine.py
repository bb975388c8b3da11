"""How fast the truco engine is on one core: random play with `legal` asked at every decision, beside other card engines in the same run.

Rates are of CPU time. The peers are no part of the project: `python bench/truco_engine.py --get-peers` puts them into `.venv-bench`.
`--profile RULEBOOK` shows instead where the time goes.
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
from tento.truco import game
from tento.truco.actions import Action, Cut, Deal, HandBack
from tento.truco.state import State

GOAL = 20_000
RUNS = 5
SECONDS = 0.5
PEERS = ("pokerkit", "rlcard")
PEERS_HOME = Path(__file__).parent.parent / ".venv-bench"


class Count(NamedTuple):
    """What one match or hand gave: decisions of players, and deals (mãos, or hands of poker)."""

    decisions: int
    deals: int


class Rate(NamedTuple):
    """Decisions and deals in a second."""

    decisions: float
    deals: float


def truco_match(rulebook: Rulebook, luck: random.Random) -> Count:
    """A match from the first shuffle to its end: any legal action is as good as another, but nobody cuts or burns without need."""
    pack = list(game.pack(rulebook))
    state, decisions = game.new(rulebook), 0
    while game.outcome(state) is None:
        waiting = game.waiting(state)
        if waiting.table:
            luck.shuffle(pack)
            state = after(game.apply(state, TABLE, game.shuffled(tuple(pack))))
            continue
        seat = waiting.seats[0]
        action = choose(state, game.legal(state, seat), luck)
        state, decisions = after(game.apply(state, seat, action)), decisions + 1
    return Count(decisions, state.maos)


def after(answer: Step | Refusal) -> State:
    assert isinstance(answer, Step), answer
    state: State = answer.state
    return state


def choose(state: State, options: tuple[Action, ...], luck: random.Random) -> Action:
    if state.stage != "ceremony":
        return luck.choice(options)
    return next((option for option in options if isinstance(option, HandBack | Deal)), Cut(20))


def holdem_hand(luck: random.Random) -> Count:
    """pokerkit: a hand of no-limit hold'em for four, folding, calling and raising by chance after asking whether it may."""
    poker = import_module("pokerkit")
    state = poker.NoLimitTexasHoldem.create_state(tuple(poker.Automation), True, 0, (1, 2), 2, 200, 4)
    decisions = 0
    while state.status:
        decisions += 1
        moves: list[Callable[[], Any]] = []
        if state.can_fold():
            moves.append(state.fold)
        if state.can_check_or_call():
            moves.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            moves.append(state.complete_bet_or_raise_to)
        luck.choice(moves)()
    return Count(decisions, 1)


def rlcard_deal(name: str) -> Callable[[random.Random], Count]:
    """rlcard: a deal of one of its games for four, any of the legal actions that it offers; the cards are changed in place."""
    config = {"seed": 1} if name == "bridge" else {"seed": 1, "game_num_players": 4}
    env = import_module("rlcard").make(name, config=config)

    def deal(luck: random.Random) -> Count:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return Count(decisions, 1)

    return deal


def timed(play: Callable[[random.Random], Count]) -> list[Rate]:
    """The rates of several runs, after one that warms up and does not count."""
    return [_run(play, seed) for seed in range(RUNS + 1)][1:]


def _run(play: Callable[[random.Random], Count], seed: int) -> Rate:
    luck = random.Random(seed)
    decisions = deals = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        count = play(luck)
        decisions, deals = decisions + count.decisions, deals + count.deals
    return Rate(decisions / spent, deals / spent)


def pokerkit_hand() -> Callable[[random.Random], Count]:
    import_module("pokerkit")
    return holdem_hand


def peers() -> Iterator[tuple[str, list[Rate]]]:
    """Each game of a peer that is installed, by its name and version."""
    for home in PEERS_HOME.glob("[Ll]ib*/**/site-packages"):
        site.addsitedir(str(home))
    ready: list[tuple[str, str, Callable[[], Callable[[random.Random], Count]]]] = [
        ("pokerkit", "no-limit hold'em", pokerkit_hand),
        ("rlcard", "bridge", partial(rlcard_deal, "bridge")),
        ("rlcard", "limit hold'em", partial(rlcard_deal, "limit-holdem")),
    ]
    for name, game_name, get in ready:
        try:
            yield f"{name} {version(name)}, {game_name}", timed(get())
        except ImportError:
            print(f"{game_name} of {name} is left out: python bench/truco_engine.py --get-peers puts {name} into {PEERS_HOME.name}")


def get_peers() -> None:
    """A folder of its own that hides itself from git and from the linters."""
    venv.create(PEERS_HOME, with_pip=True)
    (PEERS_HOME / ".gitignore").write_text("*\n", encoding="utf-8")
    python = PEERS_HOME / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS], check=True)


def show(label: str, rates: list[Rate], beside: list[float]) -> None:
    middle, best = median(rate.decisions for rate in rates), max(rate.decisions for rate in rates)
    ratios = "".join(f"{middle / base:10.2f}" for base in beside)
    print(f"{label:38} {middle:10,.0f} {best:10,.0f} {median(rate.deals for rate in rates):8,.0f} {ratios}")


def profile(rulebook: str) -> None:
    """Where the time goes: the functions that take most of it themselves, over the same play."""
    profiler = cProfile.Profile()
    profiler.runcall(_run, partial(truco_match, load(rulebook)), 1)
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(20)


def main() -> None:
    match sys.argv[1:]:
        case ["--get-peers"]:
            get_peers()
        case ["--profile", rulebook]:
            profile(rulebook)
        case _:
            compare()


def compare() -> None:
    found = list(peers())
    base = [median(rate.decisions for rate in rates) for _, rates in found]
    print(f"decisions in a second of CPU time, median and best of {RUNS} runs of {SECONDS} s; deals in a second; ratios of the medians")
    head = "".join(f"{f'x ({place})':>10}" for place, _ in enumerate(found, 1))
    print(f"{'':38} {'median':>10} {'best':>10} {'deals':>8} {head}")
    for place, (label, rates) in enumerate(found, 1):
        show(f"({place}) {label}", rates, base)
    slow = []
    for name in regulations_of("truco"):
        rates = timed(partial(truco_match, load(name)))
        show(name, rates, base)
        slow += [name] if median(rate.decisions for rate in rates) < GOAL else []
    print(f"goal: at least {GOAL:,} actions a second: " + ("met by every rulebook" if not slow else f"missed by {', '.join(slow)}"))


if __name__ == "__main__":
    main()
