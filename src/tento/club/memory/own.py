"""What a person does with the own memory: switches, learning, reading it, files, links, forgetting (KT-17, KT-20 … KT-25, KT-45)."""

import asyncio
from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Final

import msgspec
from msgspec.structs import replace

from tento.club.learning import NotLearned, learning_of
from tento.club.people.tokens import token_hash
from tento.club.ports import LearnedMatch, LearningSwitches, Memories, MemoryChanged, MemoryKind, MemoryRow, Person, StyleLink
from tento.club.refusing import refuse
from tento.games.registry import games, kit_of
from tento.rulebooks.loader import load, names
from tento.table.learned.memory import BadMemory, Memory, read, write
from tento.table.learned.situation import Told
from tento.table.refusal import Refusal
from tento.texts.language import Lang

MOST_SITUATIONS: Final = 8_000
"""A memory knows so many situations at most; those that were seen least go first."""
MOST_CHARACTERS: Final = 600_000
"""The text of a memory; one of as many situations as there may be takes two thirds of it."""
MOST_MEMORIES: Final = 12
"""So many memories one person has, over all rulebooks."""


class Waiting(msgspec.Struct, frozen=True):
    """What waits in K-LEARN: how many matches and decisions."""

    matches: int
    decisions: int


class KnownMemory(msgspec.Struct, frozen=True):
    """A memory that is played from: its version if it is a K-BRAIN, how many situations it knows, and since when."""

    version: str
    situations: int
    at: int


class LearnedBook(msgspec.Struct, frozen=True, kw_only=True):
    """What was learned of a person under one rulebook, and whether a link to play against it is open. `said` tells K-NEURON in words."""

    game: str
    rulebook: str
    title: str
    seats: tuple[int, ...]
    learn: Waiting
    neuron: KnownMemory | None
    brain: KnownMemory | None
    link: bool
    said: tuple[Told, ...]


class OwnMemories:
    """Everything that people do with what is learned of them. The time is an argument, in milliseconds."""

    def __init__(self, memories: Memories) -> None:
        self._memories = memories

    async def switches(self, person: Person) -> LearningSwitches:
        """As they are set."""
        return await self._memories.switches(person.id)

    async def switch(self, person: Person, keeps: bool | None, uses: bool | None) -> LearningSwitches:
        """Sets those that are named."""
        now = await self._memories.switches(person.id)
        now = replace(now, keeps=now.keeps if keeps is None else keeps, uses=now.uses if uses is None else uses)
        await self._memories.switch(person.id, now)
        return now

    async def books(self, person: Person, lang: Lang) -> tuple[LearnedBook, ...]:
        """Everything that was learned, rulebook by rulebook, in words."""
        rows, matches = await self._memories.of(person.id), await self._memories.matches(person.id)
        links = {(one.game, one.rulebook) for one in await self._memories.links(person.id)}
        return await asyncio.to_thread(_books, rows, matches, links, lang)

    async def learn(self, person: Person, game: str, rulebook: str, now: int) -> Refusal | None:
        """K-LEARN of a rulebook goes into K-NEURON (KT-20, KT-45)."""
        fresh = [one for one in await self._memories.matches(person.id) if (one.game, one.rulebook) == (game, rulebook) and not one.merged]
        if not fresh:
            return refuse("nothing_learned")
        full = await self._full(person, game, rulebook, "neuron")
        if full is not None:
            return full
        known = await self._row(person, game, rulebook, "neuron")
        text = await asyncio.to_thread(_merged, known, fresh)
        try:
            await self._memories.merge(_row_of(person, game, rulebook, "neuron", text, now), [one.table for one in fresh])
        except MemoryChanged:
            return refuse("nothing_learned")  # it was learned a moment ago, in another window
        return None

    async def file(self, person: Person, game: str, rulebook: str, kind: MemoryKind) -> str | Refusal:
        """The text of a memory, as `tento learn` reads it."""
        row = await self._row(person, game, rulebook, kind)
        return refuse("nothing_learned") if row is None else row.text

    async def take(self, person: Person, text: str, kind: MemoryKind, now: int) -> Memory | Refusal:
        """A file becomes K-NEURON or K-BRAIN of the rulebook that it is of, in the place of the one before."""
        try:
            memory = await asyncio.to_thread(_readable, text)
        except BadMemory as error:
            return refuse("bad_memory", reason=str(error)[:200])
        full = await self._full(person, memory.game, memory.rulebook, kind)
        if full is not None:
            return full
        kept = await asyncio.to_thread(write, memory)
        if len(kept) > MOST_CHARACTERS:
            return refuse("bad_memory", reason=f"more than {MOST_CHARACTERS} characters")
        await self._memories.put(_row_of(person, memory.game, memory.rulebook, kind, kept, now))
        return memory

    async def remove(self, person: Person, game: str, rulebook: str, kind: MemoryKind) -> None:
        """One memory is forgotten."""
        await self._memories.remove(person.id, game, rulebook, kind)

    async def forget(self, person: Person) -> None:
        """All is forgotten, and every link ends."""
        await self._memories.forget(person.id)

    async def new_link(self, person: Person, game: str, rulebook: str, now: int) -> str | Refusal:
        """The code of a link by which others play against the own K-NEURON. It is told this once; the one before ends."""
        if await self._row(person, game, rulebook, "neuron") is None:
            return refuse("nothing_learned")
        code = token_urlsafe(16)
        await self._memories.set_link(StyleLink(hash=token_hash(code), person=person.id, game=game, rulebook=rulebook, at=now))
        return code

    async def end_link(self, person: Person, game: str, rulebook: str) -> None:
        """The link leads to nothing any more."""
        await self._memories.end_link(person.id, game, rulebook)

    async def style(self, code: str) -> StyleLink | Refusal:
        """Whose style a link leads to, while that person lets others play against it."""
        link = await self._memories.by_link(token_hash(code[:64]))
        return refuse("style_link_over") if link is None or not await self.may_play(link.person, link.game, link.rulebook) else link

    async def may_play(self, owner: str, game: str, rulebook: str) -> bool:
        """Whether there is something to play from, and it may be used (KT-25)."""
        return (await self._memories.switches(owner)).uses and bool(await self._memories.get(owner, game, rulebook))

    async def _row(self, person: Person, game: str, rulebook: str, kind: MemoryKind) -> MemoryRow | None:
        rows = await self._memories.get(person.id, game, rulebook)
        return next((row for row in rows if row.kind == kind), None)

    async def _full(self, person: Person, game: str, rulebook: str, kind: MemoryKind) -> Refusal | None:
        others = [row for row in await self._memories.of(person.id) if (row.game, row.rulebook, row.kind) != (game, rulebook, kind)]
        return refuse("too_many_memories", limit=MOST_MEMORIES) if len(others) >= MOST_MEMORIES else None


def _row_of(person: Person, game: str, rulebook: str, kind: MemoryKind, text: str, now: int) -> MemoryRow:  # noqa: PLR0913, PLR0917 - its fields
    return MemoryRow(person=person.id, game=game, rulebook=rulebook, kind=kind, text=text, at=now)


def _merged(known: MemoryRow | None, fresh: Sequence[LearnedMatch]) -> str:
    memory = Memory(fresh[0].game, fresh[0].rulebook) if known is None else read(known.text)
    for one in fresh:
        memory.merge(read(one.text))
    return write(memory.trimmed(MOST_SITUATIONS))


def _readable(text: str) -> Memory:
    """The memory of a text that can be played from here. BadMemory if it cannot."""
    memory = read(text)
    if memory.game not in games() or memory.rulebook not in names(memory.game):
        raise BadMemory("line 1: nobody plays this game by this rulebook here")
    try:
        learning_of(kit_of(memory.game))
    except NotLearned as error:
        raise BadMemory(f"line 1: {error}") from None
    return memory.trimmed(MOST_SITUATIONS)


def _books(rows: Sequence[MemoryRow], matches: Sequence[LearnedMatch], links: set[tuple[str, str]], lang: Lang) -> tuple[LearnedBook, ...]:
    waiting = [one for one in matches if not one.merged]
    found = sorted({(row.game, row.rulebook) for row in rows} | {(one.game, one.rulebook) for one in waiting})
    return tuple(_book(book, rows, waiting, book in links, lang) for book in found if book[1] in names(book[0]))


def _book(book: tuple[str, str], rows: Sequence[MemoryRow], waiting: Sequence[LearnedMatch], link: bool, lang: Lang) -> LearnedBook:
    game, rulebook = book
    own = {row.kind: row for row in rows if (row.game, row.rulebook) == book}
    known = {kind: read(row.text) for kind, row in own.items()}
    fresh = [one for one in waiting if (one.game, one.rulebook) == book]
    neuron, kit = known.get("neuron"), kit_of(game)
    return LearnedBook(
        game=game,
        rulebook=rulebook,
        title=load(rulebook).title,
        seats=tuple(sorted(kit.seats_under(load(rulebook)))),
        learn=Waiting(len(fresh), sum(one.decisions for one in fresh)),
        neuron=_known(own.get("neuron"), neuron),
        brain=_known(own.get("brain"), known.get("brain")),
        link=link,
        said=() if neuron is None else tuple(learning_of(kit).told(neuron.counts, lang)),
    )


def _known(row: MemoryRow | None, memory: Memory | None) -> KnownMemory | None:
    return None if row is None or memory is None else KnownMemory(memory.version, len(memory), row.at)
