"""Tasks done in this process, in several of this machine, or on a cluster of machines: the same results, in the order of the tasks."""

import pickle
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

Task_contra = TypeVar("Task_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)
Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 3
"""So many tasks for each processor of a cluster are under way or wait there: none of them is ever without work."""


REACHED_WITHIN: Final = 10.0
"""Seconds."""


class NoCluster(Exception):
    """The cluster cannot be reached, with the reason."""


class Worker(Protocol[Task_contra, Result_co]):
    """What does the tasks of one process. The result of a task follows from the task alone, wherever and however often it is done."""

    def play(self, task: Task_contra, /) -> Result_co:
        """One task."""
        ...

    def close(self) -> None:
        """Lets go of what it holds."""
        ...


class Crew(NamedTuple, Generic[Task, Result]):
    """Who works: how a process makes its worker, in how many processes, or at which address a cluster is found."""

    begin: Callable[[], Worker[Task, Result]]
    processes: int = 1
    cluster: str | None = None

    def results(self, tasks: Iterable[Task]) -> Any:
        """Within this context the results come in the order of the tasks; what is not asked for any more is given up."""
        if self.cluster is not None:
            return _on_cluster(self.begin, tasks, self.cluster)
        return _here(self.begin, tasks) if self.processes == 1 else _beside(self.begin, tasks, self.processes)


@contextmanager
def _here(begin: Callable[[], Worker[Task, Result]], tasks: Iterable[Task]) -> Iterator[Iterator[Result]]:
    worker = begin()
    try:
        yield map(worker.play, tasks)
    finally:
        worker.close()


@contextmanager
def _beside(begin: Callable[[], Worker[Task, Result]], tasks: Iterable[Task], processes: int) -> Iterator[Iterator[Result]]:
    from multiprocessing import get_context  # noqa: PLC0415  # the engine of a browser has none

    pool = get_context("spawn").Pool(processes, _begin, (begin,))
    try:
        yield pool.imap(_play, tasks)
    finally:
        pool.terminate()
        pool.join()


_worker: Any = None


def _begin(begin: Callable[[], Any]) -> None:
    """A process of the pool; Ctrl+C is for the one that started it."""
    global _worker  # noqa: PLW0603 - what a process of a pool keeps between its tasks can only be kept here
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = begin()


def _play(task: Any) -> Any:
    return _worker.play(task)


@contextmanager
def _on_cluster(begin: Callable[[], Worker[Task, Result]], tasks: Iterable[Task], address: str) -> Iterator[Iterator[Result]]:
    """A task whose worker is lost is done again by another, as often as need be."""
    try:
        import ray  # noqa: PLC0415  # an extra
    except ImportError:
        raise NoCluster("a cluster needs Ray: install the extra, tento[cluster]") from None
    try:
        _reach(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no cluster answers at {address}: {error}") from None
    try:
        many = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        job = ray.remote(_play_there).options(max_retries=-1)
        yield _in_order(ray, partial(job.remote, ray.cloudpickle.dumps(begin)), iter(tasks), many)
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Ray itself would ask for minutes: OSError if nobody listens there. `auto` is Ray's word for the cluster of this machine."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), REACHED_WITHIN).close()
    elif address != "auto":
        raise ValueError("say HOST:PORT")


def _in_order(ray: Any, start: Callable[[Any], Any], tasks: Iterator[Any], many: int) -> Iterator[Any]:
    waiting = deque(map(start, islice(tasks, many)))
    while waiting:
        yield ray.get(waiting.popleft())
        waiting.extend(map(start, islice(tasks, 1)))


_made: dict[bytes, Any] = {}


def _play_there(begin: bytes, task: Any) -> Any:
    """On a machine of the cluster: a process makes its worker at the first task and keeps it for the others."""
    if begin not in _made:
        _made[begin] = pickle.loads(begin)()  # it comes from who started the job, who may run anything there
    return _made[begin].play(task)
