"""The parts of a game, solved side by side in processes or on a cluster: what is done is kept, so that it goes on where it was stopped.

The first part is solved by itself, and the others begin with what it has learned: parts are much alike. So the result is the same in any
number of processes.
"""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from queue import Empty
from typing import Any, Final

import msgspec

from tento.club.workers import Crew
from tento.games.registry import kit_of
from tento.rulebooks.loader import load
from tento.rulebooks.rulebook import Rulebook
from tento.table.parts_file import joined
from tento.table.solving import Exploited, Habit, NotSolved, Part

CHECK_EVERY: Final = 25
"""After so many rounds the strategy is held against its best answer, and kept."""
_SECOND: Final = 1.0


class Wanted(msgspec.Struct, frozen=True):
    """How far to go: until the loss of every part is at most this, or so many rounds are done."""

    loss: float
    rounds: int


class Progress(msgspec.Struct, frozen=True):
    """Where a part stands. `value` and `loss` are points a hand, known after a check; `over`: it is solved as wanted, and does this."""

    part: int
    rounds: int
    value: float | None = None
    loss: float | None = None
    over: bool = False
    habits: tuple[Habit, ...] = ()


Told = Callable[[Progress], None]


def parts_of(rulebook: Rulebook) -> Sequence[Part]:
    """The parts of a rulebook's game, or NotSolved with the reason."""
    solving = kit_of(rulebook.game).solving
    if solving is None:
        raise NotSolved(f"{rulebook.game} is not solved")
    return solving()(rulebook)


def solve(rulebook: str, folder: Path, wanted: Wanted, crew: int | str, told: Told) -> bool:
    """Solves every part of the rulebook of this name or file, in so many processes or on the cluster at this address.

    True if all are solved as wanted, False if it was stopped by Ctrl+C.
    """
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [_Task(rulebook, part, folder.resolve(), wanted) for part in range(len(parts_of(load(rulebook))))]
    return _solve_here(tasks, crew, told) if isinstance(crew, int) else _solve_there(tasks, crew, told)


def _solve_there(tasks: Sequence["_Task"], cluster: str, told: Told) -> bool:
    """A part whose worker is lost goes on from what was kept of it. A part is told of when it is solved."""
    try:
        for some in (tasks[:1], tasks[1:]):
            with Crew(_Solver, cluster=cluster).results(some) as coming:
                for progress in coming:
                    told(progress)
    except KeyboardInterrupt:
        return False
    return True


class _Solver:
    """Solves a part from its beginning, or from what was kept, to its end."""

    def play(self, task: "_Task") -> Progress:
        """The last that there is to tell of it."""
        news = list[Progress]()
        _solve_part(task, lambda: False, news.append)
        return news[-1]

    def close(self) -> None:
        """Nothing is open."""


def _solve_here(tasks: Sequence["_Task"], processes: int, told: Told) -> bool:
    context = get_context("spawn")
    stop, news = context.Event(), context.Queue()
    waiting, running, over = list(tasks), dict[int, Any](), set[int]()
    with _stopping_by_hand(stop):
        while (waiting and not stop.is_set()) or running:
            while waiting and len(running) < processes and not stop.is_set() and (over or not waiting[0].number):
                task = waiting.pop(0)
                running[task.number] = context.Process(target=_solve_beside, args=(task, stop, news))
                running[task.number].start()
            _tell(news, told, over)
            for part in [part for part, process in running.items() if not process.is_alive()]:
                _ended(running.pop(part), stop)
    _tell(news, told, over)
    return len(over) == len(tasks)


def _ended(process: Any, stop: Event) -> None:
    """A process that died takes the others with it: they keep what they have."""
    process.join()
    if process.exitcode:
        stop.set()


def _tell(news: Any, told: Told, over: set[int]) -> None:
    """Passes on what has come, after waiting for it a second at most."""
    try:
        found = news.get(timeout=_SECOND)
        while True:
            told(found)
            if found.over:
                over.add(found.part)
            found = news.get_nowait()
    except Empty:
        return


@contextmanager
def _stopping_by_hand(stop: Event) -> Iterator[None]:
    """Ctrl+C asks the processes to keep what they have and to end."""
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Packed(msgspec.Struct, frozen=True):
    """A part made small: how many bytes it takes, and how far it can be exploited then."""

    part: int
    rounds: int
    size: int
    exploited: Exploited


def pack(rulebook: Rulebook, folder: Path, file: Path, told: Callable[[Packed], None]) -> None:
    """Writes what is kept of a rulebook's parts into one small file, and tells of each part what that costs. NotSolved: nothing is kept.

    The one in the middle comes first and is told whole, the others as what differs from it: neighbours are most alike.
    """
    made = dict[str, bytes]()
    kept = [(number, part) for number, part in enumerate(parts_of(rulebook)) if kept_as(folder, rulebook, part).is_file()]
    if not kept:
        raise NotSolved(f"nothing is kept of {rulebook.name} in {folder}")
    middle = len(kept) // 2
    for number, part in (kept[middle], *kept[:middle], *kept[middle + 1 :]):
        like = next(iter(made.values()), None)
        strategy = part.begin()
        strategy.go_on(kept_as(folder, rulebook, part))
        rounds, made[part.name] = strategy.rounds, strategy.packed(like)
        strategy = part.small()
        strategy.unpack(made[part.name], like)
        told(Packed(number, rounds, len(made[part.name]), strategy.exploited()))
    file.write_bytes(joined(made))


def kept_as(folder: Path, rulebook: Rulebook, part: Part) -> Path:
    """The file in which a part is kept."""
    return folder / f"{rulebook.name.rstrip('+')}-{part.name}.npz"


class _Task(msgspec.Struct, frozen=True):
    """A part to solve: of which rulebook, where it is kept, and how far to go."""

    rulebook: str
    number: int
    folder: Path
    wanted: Wanted


def _solve_beside(task: _Task, stop: Event, news: Any) -> None:
    """One part, in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process tells us
    _solve_part(task, stop.is_set, news.put)


def _solve_part(task: _Task, stopped: Callable[[], bool], told: Told) -> None:
    """One part, to its end or until it is stopped."""
    number, wanted, rules = task.number, task.wanted, load(task.rulebook)
    parts = parts_of(rules)
    path, first, strategy = kept_as(task.folder, rules, parts[number]), kept_as(task.folder, rules, parts[0]), parts[number].begin()
    if path.is_file():
        strategy.go_on(path)
    elif number:
        strategy.begin_with(first)
    checked = strategy.rounds == 0
    while True:
        if not checked and (strategy.rounds % CHECK_EVERY == 0 or strategy.rounds >= wanted.rounds):
            found, checked = strategy.exploited(), True
            over = found.loss <= wanted.loss or strategy.rounds >= wanted.rounds
            strategy.keep(path)
            habits = tuple(strategy.habits()) if over else ()
            told(Progress(number, strategy.rounds, found.value, found.loss, over, habits))
            if over:
                return
        if stopped():
            strategy.keep(path)
            return
        strategy.improve()
        checked = False
        told(Progress(number, strategy.rounds))
