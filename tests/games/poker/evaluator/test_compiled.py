"""Compiled code is kept between runs, by names of numba that are not promised to stay: these tests tell when they change."""

from numba.core.caching import FunctionCache

from tento.games.poker.evaluator import compiled
from tento.games.poker.evaluator.high import high
from tests.games.poker.evaluator.hands import dealt


def test_compiled_code_is_kept_on_disk():
    high(dealt(1, 7, seed=1))
    assert isinstance(high._cache, FunctionCache)  # type: ignore[attr-defined]  # a compiled function has it
    assert sum(high.stats.cache_hits.values()) + sum(high.stats.cache_misses.values()) > 0  # type: ignore[attr-defined]  # the same


def test_kept_code_is_not_used_once_another_source_has_changed(monkeypatch):
    codegen = high.targetctx.codegen()  # type: ignore[attr-defined]  # a compiled function has it
    before = high._cache._index_key((), codegen)  # type: ignore[attr-defined]  # the same
    monkeypatch.setattr(compiled, "SOURCES", "other")
    assert high._cache._index_key((), codegen) != before  # type: ignore[attr-defined]  # the same


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch):
    def nowhere(_function):
        raise RuntimeError("no locator available")

    monkeypatch.setattr(compiled, "_Cache", nowhere)

    @compiled.compiled
    def twice(number: int) -> int:
        return 2 * number

    assert twice(21) == 42
