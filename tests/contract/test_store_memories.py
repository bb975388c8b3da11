"""The laws of every store: what a player learns of somebody is kept once, merged once, bounded, and gone with the person."""

from typing import Any

import pytest
from msgspec.structs import replace

from tento.club.ports import LearnedMatch, LearningSwitches, MemoryChanged, MemoryRow, Person, StyleLink

pytest_plugins = ("tests.contract.stores",)

BOOK: dict[str, Any] = {"game": "truco", "rulebook": "ktruco-paulista"}


def match(table: str, person: str = "ana", at: int = 0) -> LearnedMatch:
    return LearnedMatch(person=person, table=table, **BOOK, at=at, decisions=3, text=f"text of {table}")


def memory(text: str, person: str = "ana", kind: str = "neuron") -> MemoryRow:
    return MemoryRow(person=person, **BOOK, kind=kind, text=text, at=5)  # type: ignore[arg-type]  # one of the two


def link(hash: str, person: str = "ana") -> StyleLink:
    return StyleLink(hash=hash, person=person, **BOOK, at=9)


async def test_who_has_set_nothing_is_not_learned_and_who_has_is_asked_no_more(store, other):
    assert await store.memories.switches("ana") == LearningSwitches(keeps=False, uses=True)
    await store.memories.switch("ana", LearningSwitches(keeps=True, uses=True))
    await store.memories.switch("ana", LearningSwitches(keeps=True, uses=False))
    assert await other.memories.switches("ana") == LearningSwitches(keeps=True, uses=False)


async def test_a_match_is_kept_once_and_only_the_newest_stay(store, other):
    assert await store.memories.add(match("m0"), 2) is True
    assert await other.memories.add(replace(match("m0"), text="again"), 2) is False
    for number in (1, 2):
        await store.memories.add(match(f"m{number}", at=number), 2)
    await store.memories.add(match("m0", person="bia"), 2)
    assert [(one.table, one.text) for one in await other.memories.matches("ana")] == [("m1", "text of m1"), ("m2", "text of m2")]
    assert await store.memories.matches("bia") == [match("m0", person="bia")]


async def test_what_was_merged_is_not_merged_again(store, other):
    for table in ("m0", "m1"):
        await store.memories.add(match(table), 9)
    await store.memories.merge(memory("first"), ["m0"])
    with pytest.raises(MemoryChanged):
        await other.memories.merge(memory("second"), ["m0", "m1"])
    assert [(one.merged, one.text) for one in await store.memories.matches("ana")] == [(True, ""), (False, "text of m1")]
    assert await other.memories.get("ana", "truco", "ktruco-paulista") == [memory("first")]


async def test_a_memory_takes_the_place_of_the_one_before_and_the_other_kind_stays(store):
    for kept in (memory("brain", kind="brain"), memory("old"), memory("new")):
        await store.memories.put(kept)
    assert [one.text for one in await store.memories.of("ana")] == ["brain", "new"]
    await store.memories.remove("ana", "truco", "ktruco-paulista", "neuron")
    assert [one.text for one in await store.memories.of("ana")] == ["brain"]


async def test_a_new_link_ends_the_one_before(store, other):
    for hash in ("one", "two"):
        await store.memories.set_link(link(hash))
    assert (await other.memories.by_link("one"), await other.memories.by_link("two")) == (None, link("two"))
    assert await other.memories.links("ana") == [link("two")]
    await other.memories.end_link("ana", "truco", "ktruco-paulista")
    assert await store.memories.by_link("two") is None


@pytest.mark.parametrize("how", ["forgotten", "erased"])
async def test_what_was_learned_of_a_person_goes_and_what_was_learned_of_others_stays(store, how):
    await store.people.add(Person(id="ana", name="Ana", guest=True, roles=(), created=7))
    for person in ("ana", "bia"):
        await store.memories.switch(person, LearningSwitches(keeps=True))
        await store.memories.add(match("m", person=person), 9)
        await store.memories.put(memory("m", person=person))
        await store.memories.set_link(link(person, person))
    await (store.memories.forget("ana") if how == "forgotten" else store.people.erase("ana", "somebody"))
    memories = store.memories
    assert (await memories.of("ana"), await memories.matches("ana"), await memories.links("ana")) == ([], [], [])
    assert [len(found) for found in (await memories.of("bia"), await memories.matches("bia"), await memories.links("bia"))] == [1, 1, 1]
    assert (await memories.switches("ana")).keeps is (how == "forgotten")
