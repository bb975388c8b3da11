"""The laws of every store: the texts of rulebooks are kept by their hash, each once and for ever."""

import asyncio

from tento.club.ports import RulebookText

pytest_plugins = ("tests.contract.stores",)

TEXT = '{"regra": "ação — até 15 ♣"}'


async def test_a_text_is_found_by_its_hash_and_by_no_other(store, other):
    await store.rulebooks.keep([RulebookText("sha256:a", "casa", TEXT), RulebookText("sha256:b", "casa+", "{}")])
    assert [await other.rulebooks.get(hash) for hash in ("sha256:a", "sha256:b", "sha256:c", "")] == [TEXT, "{}", None, None]


async def test_a_hash_keeps_its_first_text(store, other):
    await store.rulebooks.keep([RulebookText("sha256:a", "casa", TEXT)])
    await other.rulebooks.keep([RulebookText("sha256:a", "casa", "another"), RulebookText("sha256:b", "casa+", "{}")])
    assert [await store.rulebooks.get(hash) for hash in ("sha256:a", "sha256:b")] == [TEXT, "{}"]


async def test_many_who_keep_the_same_at_once_are_all_served(store, other):
    texts = [RulebookText(f"sha256:{number}", "casa", TEXT) for number in range(5)]
    asked = [(store, other)[n % 2].rulebooks.keep(texts if n % 3 else texts[::-1]) for n in range(20)]
    await asyncio.gather(*asked)
    assert {await store.rulebooks.get(text.hash) for text in texts} == {TEXT}
