"""Tests that are read once and tried against one fault after another, each in its own process: a plugin of pytest (`-p tools.planted`).

A fault in the body of a function is planted in a child of this process by giving the function its new code; whatever was remembered
before (caches of functions) is forgotten there. So no test has to be read again. What a test file worked out while it was read stays as it
was: a fault that is not seen here is tried again by tests that are read anew.
"""

import functools
import gc
import importlib
import json
import os
import resource
import select
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TextIO

import msgspec
import pytest

SEEN, UNSEEN, UNUSABLE = "seen", "unseen", "unusable"
MOST_BYTES = 8 * 1024**3


class Asked(msgspec.Struct, frozen=True):
    """A fault: the file, its source with the fault, the tests to try in this order, and how long they may take."""

    path: str
    source: str
    tests: list[str]
    seconds: float


class Functions:
    """The functions of each file that was read, and the caches of functions, found once: looking for them takes longer than most tests."""

    def __init__(self) -> None:
        self._files: dict[str, list[FunctionType]] = {}
        self.caches: list[functools._lru_cache_wrapper[Any]] = []
        for one in gc.get_objects():
            kind = type(one)  # what only stands for something that is gone cannot be asked more
            if issubclass(kind, FunctionType):
                self._files.setdefault(one.__code__.co_filename, []).append(one)
            elif issubclass(kind, functools._lru_cache_wrapper) and str(one.__module__).startswith(("tento", "tests")):
                self.caches.append(one)

    def of(self, path: str) -> list[FunctionType]:
        """The functions of this file."""
        return [one for file, inside in self._files.items() if file.endswith(path) for one in inside]


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Answers what is asked through two pipes, if somebody asks."""
    if "PLANTED" not in os.environ:
        return None
    reading, writing = map(int, os.environ["PLANTED"].split(","))
    with os.fdopen(reading, encoding="utf-8") as questions, os.fdopen(writing, "w", encoding="utf-8") as answers:
        _answer(session, questions, answers)
    return True


def _answer(session: pytest.Session, questions: TextIO, answers: TextIO) -> None:
    items = {item.nodeid: item for item in session.items}
    sound: dict[str, bool] = {}
    known = Functions()
    print(json.dumps(sorted(items)), file=answers, flush=True)
    for line in questions:
        asked = msgspec.json.decode(line, type=Asked)
        tests = [items[test] for test in asked.tests if test in items and sound.get(test, True)]
        if not known.of(asked.path) and _read(asked.path):
            known = Functions()
        found = _tried(asked, tests, known)
        while found.startswith("tests/"):  # a test that fails: is it the fault that it sees?
            if found not in sound:
                sound[found] = _tried(Asked(asked.path, "", [], 60), [items[found]], known) == UNSEEN
            if sound[found]:
                found = SEEN
            else:
                tests = [item for item in tests if item.nodeid != found]
                found = _tried(asked, tests, known)
        print(json.dumps(found), file=answers, flush=True)


def _read(path: str) -> bool:
    """Reads a file that the tests read only when they run."""
    importlib.import_module(".".join(Path(path).with_suffix("").parts[1:]).removesuffix(".__init__"))
    return True


def _tried(asked: Asked, tests: Sequence[pytest.Item], known: Functions) -> str:
    """The first test that fails in a child that has the fault; without a source it has none."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        os.close(reading)
        found = UNUSABLE
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
            if not asked.source or plant(asked.path, asked.source, known):
                found = _first_failing(tests)
        except BaseException as error:
            found = UNUSABLE if isinstance(error, SyntaxError) else SEEN
        finally:
            os.write(writing, found.encode())
            os._exit(0)
    os.close(writing)
    ready, _, _ = select.select([reading], [], [], asked.seconds)
    found = os.read(reading, 65536).decode() if ready else SEEN
    os.close(reading)
    try:
        os.killpg(child, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return found or SEEN


def _first_failing(tests: Sequence[pytest.Item]) -> str:
    failed: list[str] = []

    class Watching:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            if report.failed:
                failed.append(report.nodeid)

    if tests:
        tests[0].config.pluginmanager.register(Watching())
    for item, following in zip(tests, [*tests[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if failed:
            return failed[0]
    return UNSEEN


def plant(path: str, source: str, known: Functions) -> bool:
    """Gives every function of this file the code that it has in this source; False if some cannot take it."""
    functions = known.of(path)
    if not functions:
        return False
    file = functions[0].__code__.co_filename
    old, new = (_by_name(compile(text, file, "exec")) for text in (Path(file).read_text(encoding="utf-8"), source))
    codes = {one: _same_place(one.__code__, old, new) for one in functions}
    for one, code in codes.items():
        if code is None or code.co_freevars != one.__code__.co_freevars:
            return False
        one.__code__ = code
    for cache in known.caches:
        cache.cache_clear()
    return True


def _same_place(code: CodeType, old: dict[str, list[CodeType]], new: dict[str, list[CodeType]]) -> CodeType | None:
    before, after = old.get(code.co_qualname, []), new.get(code.co_qualname, [])
    return after[before.index(code)] if len(before) == len(after) and code in before else None


def _by_name(code: CodeType) -> dict[str, list[CodeType]]:
    found: dict[str, list[CodeType]] = {}
    for one in sorted(_inside(code), key=lambda one: one.co_firstlineno):
        found.setdefault(one.co_qualname, []).append(one)
    return found


def _inside(code: CodeType) -> Iterator[CodeType]:
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from _inside(one)
