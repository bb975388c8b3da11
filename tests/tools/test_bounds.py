"""The benchmarks that are proofs end with exit code 1 where a bound is not kept."""

import importlib
import os
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bench(monkeypatch):
    """A program of bench/ by its name, without running it."""
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module


@contextmanager
def no_server(*_):
    yield None, "http://127.0.0.1:1"


def run(program, monkeypatch, *options: str) -> int:
    monkeypatch.setattr(sys, "argv", [program.__name__, *options])
    return int(program.main())


@pytest.mark.parametrize(("late", "faults"), [(0.19, 0), (0.201, 1)])
def test_a_p99_above_its_bound_is_a_fault(bench, late, faults):
    times = [0.01] * 98 + [late] * 2
    assert len([*bench("bounds").too_slow("a write", times, 200)]) == faults


def test_nothing_measured_is_a_fault(bench):
    assert [*bench("bounds").too_slow("a write", [], 200)] == ["a write: nothing was measured"]


def test_a_reader_who_was_not_told_is_a_fault(bench):
    heard = {7: {0: 0.1, 1: 0.1}, 8: {0: 0.2}}
    assert [*bench("bounds").not_told({7, 8}, heard, 2)] == ["decision 8: 1 of 2 readers were not told"]


def test_a_reader_who_was_told_twice_stands_for_no_other(bench):
    hall = bench("event_load").Hall()
    hall.sent[1] = 0.0
    hall.hear(0, 0, 1, 0.1)
    hall.hear(0, 0, 1, 0.2)
    assert [*bench("event_load").wrong(hall, 2)] == ["decision 1: 1 of 2 readers were not told"]


@pytest.mark.parametrize(("mine", "kept"), [({3, 5, 6, 7}, [3, 5]), ({0, 1}, None), ({2}, None)])
def test_a_machine_with_more_than_two_processors_is_measured_on_two(bench, monkeypatch, mine, kept):
    chosen = []
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: mine, raising=False)
    monkeypatch.setattr(os, "sched_setaffinity", lambda _, cpus: chosen.append(cpus), raising=False)
    bench("bounds").pin()
    assert chosen == ([] if kept is None else [kept])


@pytest.mark.parametrize(("faults", "code"), [([], 0), (["a write: p99 201 ms, above 200 ms"], 1)])
def test_the_load_of_an_event_ends_red_where_something_was_wrong(bench, monkeypatch, faults, code):
    program = bench("event_load")

    async def measured(*_):
        return faults

    monkeypatch.setattr(program, "pin", lambda: None)
    monkeypatch.setattr(program, "serving", no_server)
    monkeypatch.setattr(program, "measured", measured)
    assert run(program, monkeypatch) == code


@pytest.mark.parametrize(("points", "code"), [(0.95, 0), (0.94, 1)])
def test_lighthouse_ends_red_where_a_score_is_below_the_goal(bench, monkeypatch, points, code):
    program = bench("lighthouse")
    scores = {name: {"score": 1.0} for name in program.CATEGORIES} | {"performance": {"score": points}}
    report = {
        "categories": scores,
        "audits": {audit: {"numericValue": 0} for audit in program.FIGURES},
        "environment": {"benchmarkIndex": 1},
    }
    monkeypatch.setattr(program, "find", lambda: "chromium")
    monkeypatch.setattr(program, "get_lighthouse", lambda: None)
    monkeypatch.setattr(program, "open_server", lambda folder: _first(no_server(folder)))
    monkeypatch.setattr(program, "measured", lambda *_: report)
    assert run(program, monkeypatch, "home") == code


@contextmanager
def _first(server):
    with server as (_, address):
        yield address
