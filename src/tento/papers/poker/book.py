"""The workbook of a stage of poker: entries, prizes and the diary of each tournament, the ranking and its money."""

from collections.abc import Iterator, Mapping, Sequence

from tento.championship.core.telling import Note
from tento.papers.diary import diary_heads, diary_rows
from tento.papers.poker.pages import NO_PLACE, Over, Played
from tento.papers.poker.ranking import Ranked
from tento.papers.sheets import Money, Row, Sheet, heads
from tento.papers.words import Words, say


def book_of_poker(played: Sequence[Played], ranked: Ranked | None, diaries: Mapping[str, Sequence[Note]], words: Words) -> list[Sheet]:
    """For each tournament its entries, standings once it is over, and diary; then the ranking and its money."""
    made = []
    for one in played:
        kind, name = one.opening.kind, words[one.opening.kind]
        made += [
            Sheet(
                f"{words['entries']} {name}",
                heads(words, "player", "entries"),
                tuple((one.state.desk.name_of(who), one.state.entered[who]) for who in one.state.listed),
            ),
            *([Sheet(f"{words['payouts']} {name}", _prize_heads(one, words), tuple(_prizes(one)))] if isinstance(one, Over) else []),
            Sheet(f"{words['floor']} {name}", diary_heads(words), tuple(diary_rows(diaries[kind], words))),
        ]
    return made + ([] if ranked is None else _ranking(ranked, words))


def _ranking(ranked: Ranked, words: Words) -> list[Sheet]:
    """The ranking of the stage and its money."""
    lines = tuple((line.place, line.player, line.points, words[line.broken_by] if line.broken_by else "") for line in ranked.lines)
    put_aside: list[Row] = [
        (words["fund_collected"], Money(ranked.fund.collected)),
        (say(words, "fund_stage", player=ranked.champion), Money(sum(ranked.fund.stages))),
        (words["fund_annual"], Money(ranked.fund.annual)),
    ]
    return [
        Sheet(words["ranking"], heads(words, "place", "player", "points", "broken_by"), lines),
        Sheet(words["fund"], heads(words, "line", "amount"), tuple(put_aside)),
    ]


def _prizes(played: Over) -> Iterator[Row]:
    closing = played.closing
    for who in closing.places:
        taken = (Money(closing.knockouts.get(who, 0)),) if closing.pool.knockouts else ()
        yield closing.official.get(who, NO_PLACE), who, Money(closing.paid[who]), *taken, closing.points[who].total


def _prize_heads(played: Over, words: Words) -> tuple[str, ...]:
    taken = (words["money/knockout"],) if played.closing.pool.knockouts else ()
    return *heads(words, "place", "player", "prize"), *taken, words["points"]
