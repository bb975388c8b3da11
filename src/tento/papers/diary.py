"""The diary of an event: the day, the hour and the sentence of each line, of whatever kind the event is."""

from collections.abc import Iterable, Iterator, Sequence

from tento.championship.core.telling import Note
from tento.papers.sheets import Row, heads
from tento.papers.words import Words, day, hour, named, reais, thousands
from tento.table.refusal import Fact, MoneyFact


def told(notes: Iterable[Note], words: Words) -> Iterator[tuple[str, str, str]]:
    """The day, the hour and the sentence of each line."""
    for note in notes:
        facts = {key: _fact(fact, words) for key, fact in note.facts.items()}
        one = f"diary_one/{note.what}" if 1 in (note.facts.get("hands"), note.facts.get("left")) else ""
        yield day(note.at, words), hour(note.at, words), words.get(one, words[f"diary/{note.what}"]).format(**facts)


def decided_by(note: Note, words: Words) -> str:
    """Who decided what a line tells, with the role in which they did where the log names one."""
    who = named(words, "said", note.by)
    return f"{who} ({named(words, 'role', note.role)})" if note.role and note.role != note.by else who


def diary_heads(words: Words) -> tuple[str, ...]:
    """What stands above each column of a diary in a workbook."""
    return heads(words, "day", "time", "what", "decided_by", "why")


def diary_rows(notes: Sequence[Note], words: Words) -> Iterator[Row]:
    """A diary with who decided each thing, and why."""
    for note, line in zip(notes, told(notes, words), strict=True):
        yield *line, decided_by(note, words), named(words, "said", note.why)


def _fact(fact: Fact, words: Words) -> str:
    """A fact of the diary: names as they are, numbers as this language writes them, money as Brazil does."""
    if isinstance(fact, MoneyFact):
        whole, rest = divmod(fact.centavos, 100)
        return reais(whole) + (f",{rest:02}" if rest else "")
    return thousands(fact, words) if isinstance(fact, int) else str(fact)
