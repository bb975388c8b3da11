"""The workbook of a stage of poker: entries, prizes and the diary of each tournament, the ranking and its money."""

from collections.abc import Iterator, Mapping, Sequence

from tento.championship.core.telling import Note
from tento.papers.diary import told
from tento.papers.poker.pages import NO_PLACE, Played
from tento.papers.poker.ranking import Ranked
from tento.papers.sheets import Money, Row, Sheet, heads
from tento.papers.words import Words, named, say


def book_of_poker(played: Sequence[Played], ranked: Ranked, diaries: Mapping[str, Sequence[Note]], words: Words) -> list[Sheet]:
    """For each tournament its entries, standings and diary; then the ranking and its money."""
    made = []
    for one in played:
        kind, name = one.opening.kind, words[one.opening.kind]
        made += [
            Sheet(
                f"{words['entries']} {name}",
                heads(words, "player", "entries"),
                tuple((who, one.state.entered[who]) for who in one.state.listed),
            ),
            Sheet(f"{words['payouts']} {name}", _prize_heads(one, words), tuple(_prizes(one))),
            Sheet(f"{words['floor']} {name}", _diary_heads(words), tuple(_diary(diaries[kind], words))),
        ]
    lines = tuple((line.place, line.player, line.points, words[line.broken_by] if line.broken_by else "") for line in ranked.lines)
    put_aside: list[Row] = [
        (words["fund_collected"], Money(ranked.fund.collected)),
        (say(words, "fund_stage", player=ranked.champion), Money(sum(ranked.fund.stages))),
        (words["fund_annual"], Money(ranked.fund.annual)),
    ]
    made += [
        Sheet(words["ranking"], heads(words, "place", "player", "points", "broken_by"), lines),
        Sheet(words["fund"], heads(words, "line", "amount"), tuple(put_aside)),
    ]
    return made


def _prizes(played: Played) -> Iterator[Row]:
    closing = played.closing
    for who in closing.places:
        taken = (Money(closing.knockouts.get(who, 0)),) if closing.pool.knockouts else ()
        yield closing.official.get(who, NO_PLACE), who, Money(closing.paid[who]), *taken, closing.points[who].total


def _prize_heads(played: Played, words: Words) -> tuple[str, ...]:
    taken = (words["money/knockout"],) if played.closing.pool.knockouts else ()
    return *heads(words, "place", "player", "prize"), *taken, words["points"]


def _diary_heads(words: Words) -> tuple[str, ...]:
    return heads(words, "day", "time", "what", "decided_by", "why")


def _diary(notes: Sequence[Note], words: Words) -> Iterator[Row]:
    """The floor's diary with who decided each thing, and why."""
    for note, line in zip(notes, told(notes, words), strict=True):
        yield *line, named(words, "said", note.by), named(words, "said", note.why)
