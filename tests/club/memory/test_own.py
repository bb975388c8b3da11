"""What a person does with the own memory, and who plays from it."""

import asyncio
import json
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tento.club.bots.question import Question, Thought
from tento.club.live.entries import TableConfig
from tento.club.live.recalling import TableMemory, recalling
from tento.club.memory import own as owning
from tento.club.ports import MemoryRow, StoreUnavailable
from tento.rulebooks.loader import load
from tento.table.learned.memory import Memory, read, write
from tento.table.refusal import Refusal
from tests.club.memory.house import ANA, BIA, BOOK, QUICK, house

FILE = f"tento memory 1 truco {BOOK}\nturn h9 r1: call 7, low 3\n"


def code(answer: object) -> str | None:
    return answer.code if isinstance(answer, Refusal) else None


async def test_learning_merges_what_was_kept_of_the_matches_into_k_neuron(tmp_path):
    async with house(tmp_path, ANA) as made:
        for _ in range(2):
            await made.plays(ANA)
        one, two = await made.store.memories.matches("ana")
        assert await made.own.learn(ANA, "truco", BOOK, 5) is None
        both = read(one.text)
        both.merge(read(two.text))
        assert await made.own.file(ANA, "truco", BOOK, "neuron") == write(both)
        assert code(await made.own.learn(ANA, "truco", BOOK, 6)) == "nothing_learned"


async def test_two_windows_that_learn_at_once_count_a_match_once(tmp_path):
    async with house(tmp_path, ANA) as made:
        await made.plays(ANA)
        [kept] = await made.store.memories.matches("ana")
        answers = await asyncio.gather(*(made.own.learn(ANA, "truco", BOOK, 5) for _ in range(2)))
        assert sorted(map(code, answers), key=str) == [None, "nothing_learned"]
        assert await made.own.file(ANA, "truco", BOOK, "neuron") == kept.text


async def test_what_was_learned_is_told_in_the_reader_s_language(tmp_path):
    async with house(tmp_path) as made:
        await made.own.take(ANA, FILE, "neuron", 5)
        [book] = await made.own.books(ANA, "es")
        assert [one.text for one in book.said] == [
            "Con una mano muy fuerte, en la primera ronda, cantas truco 7 veces de 10 (10 situaciones)"
        ]
        assert book.neuron is not None
        assert (book.neuron.situations, book.brain, book.link, book.seats) == (1, None, False, (2, 4))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello", "line 1"),
        ("tento memory 1 truco no-such-book\nturn h9: call 3\n", "rulebook"),
        ("tento memory 1 poker cgp-2024\nx: y 3\n", "nobody"),
        (FILE + "turn h9 r1: call 1\n", "line 3"),
    ],
)
async def test_a_file_that_is_no_memory_is_refused_with_the_reason_and_changes_nothing(tmp_path, text, reason):
    async with house(tmp_path) as made:
        await made.own.take(ANA, FILE, "neuron", 5)
        answer = await made.own.take(ANA, text, "neuron", 6)
        assert isinstance(answer, Refusal)
        assert (answer.code, reason in str(answer.plain_facts()["reason"])) == ("bad_memory", True)
        assert await made.own.file(ANA, "truco", BOOK, "neuron") == FILE


async def test_memories_are_bounded_in_size_and_in_number(tmp_path, monkeypatch):
    monkeypatch.setattr(owning, "MOST_SITUATIONS", 2)
    monkeypatch.setattr(owning, "MOST_MEMORIES", 1)
    async with house(tmp_path) as made:
        memory = Memory("truco", BOOK)
        memory.counts = {key: Counter(call=times) for key, times in (("a", 1), ("b", 3), ("c", 2))}
        await made.own.take(ANA, write(memory), "neuron", 5)
        kept = await made.own.file(ANA, "truco", BOOK, "neuron")
        assert isinstance(kept, str)
        assert list(read(kept).counts) == ["b", "c"]
        assert code(await made.own.take(ANA, FILE, "brain", 5)) == "too_many_memories"
        assert code(await made.own.take(ANA, FILE, "neuron", 5)) is None


async def test_a_link_leads_to_the_style_until_it_is_ended_switched_off_or_forgotten(tmp_path):
    async with house(tmp_path) as made:
        assert code(await made.own.new_link(ANA, "truco", BOOK, 1)) == "nothing_learned"
        for end in (
            lambda: made.own.end_link(ANA, "truco", BOOK),
            lambda: made.own.switch(ANA, None, uses=False),
            lambda: made.own.forget(ANA),
        ):
            await made.own.take(ANA, FILE, "neuron", 5)
            await made.own.switch(ANA, None, uses=True)
            link = await made.own.new_link(ANA, "truco", BOOK, 7)
            assert isinstance(link, str)
            found = await made.own.style(link)
            assert not isinstance(found, Refusal)
            assert (found.person, found.rulebook) == ("ana", BOOK)
            await end()
            assert code(await made.own.style(link)) == "style_link_over"


async def test_at_the_own_table_k_brain_is_asked_before_k_neuron_and_at_a_friend_s_it_is_not(tmp_path):
    async with house(tmp_path) as made:
        await made.own.take(ANA, FILE, "neuron", 5)
        await made.own.take(ANA, f"tento memory 1 truco {BOOK} 2026-11\nturn h9 r1: low 9\n", "brain", 5)
        recall, like = recalling(made.store.memories), replace(QUICK, like="ana")
        assert [one.version for one in await recall("ana", like)] == ["2026-11", ""]
        assert [one.version for one in await recall("bia", like)] == [""]
        await made.own.switch(ANA, None, uses=False)
        assert await recall("ana", like) == ()


class Listening:
    """Somebody at a table who keeps what is said."""

    def __init__(self, person: str) -> None:
        self.person, self.seat, self.heard = person, None, list[dict[str, Any]]()

    def tell(self, message: bytes) -> None:
        self.heard.extend(map(json.loads, message.splitlines()))

    def give_up(self, _why: str) -> None: ...


async def test_a_bot_like_somebody_who_always_runs_does_so_and_a_light_tells_each_time(tmp_path):
    """The person of the house always calls. Who has learned to run from every call runs, and the bot by chance says yes now and then."""
    runs = f"tento memory 1 truco {BOOK}\n" + "".join(f"answer h{hand}: no 100000\n" for hand in range(0, 10, 2))
    async with house(tmp_path) as made:
        await made.own.take(ANA, runs, "neuron", 5)
        reader = Listening("bia")
        live = await made.plays(BIA, replace(QUICK, like="ana"), reader)
        log = await made.tables.log_of(live.state.id)
    assert log is not None
    acted = [json.loads(line) for line in log.lines if b'"entry":"acted"' in line]
    answers = [one for one in acted if one["actor"] == 1 and one["action"]["do"] in ("accept", "refuse")]
    assert [(one["action"]["do"], one["by"]) for one in answers] == [("refuse", "bot:memory")] * len(answers)
    assert answers
    lights = [one["seat"] for one in reader.heard if one["type"] == "recalled"]
    assert lights == [1] * sum(one["by"] == "bot:memory" for one in acted)


async def test_without_an_answer_of_the_store_the_teacher_plays():
    async def silent(_host: str, _config: TableConfig) -> tuple[Memory, ...]:
        raise StoreUnavailable

    memory = TableMemory(silent)
    state = type("State", (), {"config": replace(QUICK, like="ana"), "host": "ana", "occupants": ()})()
    await memory.fetch(state)
    thought = Thought("play", "sensible")
    question = Question("truco", "sensible", load(BOOK), None, ("play",), b"", "ana")
    assert memory.chosen(state, None, question, thought) is thought


async def test_a_row_of_a_memory_is_its_own_export(tmp_path):
    async with house(tmp_path) as made:
        await made.own.take(ANA, FILE, "neuron", 5)
        assert await made.store.memories.of("ana") == [MemoryRow(person="ana", game="truco", rulebook=BOOK, kind="neuron", text=FILE, at=5)]
