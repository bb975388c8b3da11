"""Compiled code is kept between runs, by names of numba that are not promised to stay: these tests tell when they change."""

from numba.core.caching import FunctionCache

from tento.table.bulk import compiled
from tento.table.bulk.chance import drawn, luck_of


def test_compiled_code_is_kept_on_disk():
    drawn(luck_of(1))
    assert isinstance(drawn._cache, FunctionCache)  # type: ignore[attr-defined]  # a compiled function has it
    assert sum(drawn.stats.cache_hits.values()) + sum(drawn.stats.cache_misses.values()) > 0  # type: ignore[attr-defined]  # the same


def test_kept_code_is_not_used_once_another_source_has_changed(monkeypatch):
    codegen = drawn.targetctx.codegen()  # type: ignore[attr-defined]  # a compiled function has it
    before = drawn._cache._index_key((), codegen)  # type: ignore[attr-defined]  # the same
    monkeypatch.setattr(drawn._cache, "digest", "other")  # type: ignore[attr-defined]  # the same
    assert drawn._cache._index_key((), codegen) != before  # type: ignore[attr-defined]  # the same


def test_the_digest_is_of_every_file_of_the_folders(tmp_path):
    (tmp_path / "one.py").write_text("1")
    (tmp_path / "two.py").write_text("2")
    before = compiled.compiler(tmp_path).digest
    assert compiled.compiler(tmp_path).digest == before
    (tmp_path / "two.py").write_text("3")
    assert compiled.compiler(tmp_path).digest != before


def test_where_nothing_can_be_kept_it_is_compiled_all_the_same(monkeypatch):
    def nowhere(_function):
        raise RuntimeError("no locator available")

    monkeypatch.setattr(compiled, "_Cache", nowhere)

    @compiled.compiled
    def twice(number: int) -> int:
        return 2 * number

    assert twice(21) == 42
