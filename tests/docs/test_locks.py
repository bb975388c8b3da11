"""The locks: every part by its version and by its hash, and from no place but the usual one."""

import re

import pytest

from tests.places import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_part_has_its_version_and_its_hash(lock):
    text = re.sub(r"\s*#.*", "", lock.read_text(encoding="utf-8"))
    parts = [part for part in text.replace("\\\n", " ").splitlines() if part.strip()]
    assert len(parts) > 20
    assert [part for part in parts if not re.fullmatch(r"[\w.\[\]-]+==\S+( ;.*?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*", part)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_no_part_is_fetched_from_a_named_place(lock):
    assert re.findall(r"https?://|--(?:extra-)?index-url|git\+|file:", lock.read_text(encoding="utf-8")) == []


def test_no_lock_has_the_version_of_h11_that_lets_a_second_request_through():
    for lock in LOCKS:
        found = re.search(r"^h11==(\d+)\.(\d+)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert found is None or (int(found[1]), int(found[2])) >= (0, 16)
