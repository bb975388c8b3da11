"""K-LEARN at live tables: whose matches are kept, when, and what of them."""

from itertools import pairwise

from msgspec.structs import replace

from tento.club.learning import remembered
from tento.club.replays.exported import record_of
from tento.games.registry import kit_of
from tento.records.analysing import decisions, played_of
from tento.records.beginning import rulebook_of
from tento.records.reading import read as read_record
from tento.records.replaying import replay
from tento.table.learned.memory import read, write
from tests.club.memory.house import ANA, QUICK, house


async def test_who_has_not_asked_for_it_is_not_learned_and_who_has_is_from_the_next_match_on(tmp_path):
    async with house(tmp_path) as made:
        await made.plays(ANA)
        assert await made.store.memories.matches("ana") == []
        await made.own.switch(ANA, keeps=True, uses=None)
        live = await made.plays(ANA)
        [kept] = await made.store.memories.matches("ana")
        assert (kept.table, kept.rulebook, kept.merged) == (live.state.id, QUICK.rulebook, False)
        assert await made.store.memories.of("ana") == []


async def test_a_match_at_a_live_table_teaches_what_its_record_teaches(tmp_path):
    """The command line reads the record: both ways must come to the same memory."""
    async with house(tmp_path, ANA) as made:
        live = await made.plays(ANA)
        [kept] = await made.store.memories.matches("ana")
        log = await made.tables.log_of(live.state.id)
        assert log is not None
        text = record_of(log, ["Ana", "Zeca"])
    assert text is not None
    record = read_record(text)
    book = rulebook_of(record.header, None)
    asked = [one for one in decisions(kit_of("truco"), played_of(record, book, replay(record, None))) if one.seat == 0]
    memory, many = remembered(kit_of("truco"), book, asked)
    assert (kept.text, kept.decisions) == (write(memory), many)
    # Under the three coarser names of the four, each call that she made at her turn; one that answers another's is told apart.
    called = [now for before, now in pairwise(text.splitlines()) if " 0 raise " in now and not before.startswith("asked ")]
    counts = read(kept.text).counts
    assert sum(done["call"] for key, done in counts.items() if key.startswith("turn h")) == 3 * len(called)
    # However the packs fall she calls, first or in answer, in the first mão of the two partidas at least.
    assert sum(done["call"] for done in counts.values()) >= 4 * 2


async def test_a_table_with_options_of_its_own_teaches_the_rulebook_that_they_change(tmp_path):
    async with house(tmp_path, ANA) as made:
        await made.plays(ANA, replace(QUICK, options={"partida_target": 6, "onze_at": 5}))
        [kept] = await made.store.memories.matches("ana")
        assert (kept.rulebook, read(kept.text).rulebook) == (QUICK.rulebook, QUICK.rulebook)


async def test_a_match_that_is_told_twice_is_learned_once_even_after_it_was_merged(tmp_path):
    async with house(tmp_path, ANA) as made:
        live = await made.plays(ANA)
        await made.own.learn(ANA, "truco", QUICK.rulebook, 1)
        await made.learner.finished(live.state)
        assert [one.merged for one in await made.store.memories.matches("ana")] == [True]
