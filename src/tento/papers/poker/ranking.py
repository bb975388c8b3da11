"""The ranking of a stage on paper: who is ahead, by which criterion, and the money of the ranking."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tento.championship.poker.ranking_money import Fund
from tento.championship.poker.season import Standing
from tento.papers.document import About, Document, document
from tento.papers.words import Words, basis, money, say
from tento.rulebooks.rulebook import Rulebook


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """The ranking with the points of each tournament by player, and its money."""

    lines: Sequence[Standing]
    points: Mapping[str, Mapping[str, int]]
    fund: Fund
    champion: str
    annual: Mapping[str, int]


def ranking(ranked: Ranked, rulebook: Rulebook, about: About, words: Words) -> Document:
    """The ranking of the stage, with what set equals apart."""
    put_aside = [
        (words["fund_collected"], ranked.fund.collected),
        (say(words, "fund_stage", player=ranked.champion), sum(ranked.fund.stages)),
        (words["fund_annual"], ranked.fund.annual),
        *((say(words, "annual_first", player=who), amount) for who, amount in ranked.annual.items()),
    ]
    return document(
        "ranking",
        "ranking.typ",
        about,
        words,
        lines=list(ranking_lines(ranked, words)),
        articles=basis(rulebook, "ranking_order", "ranking_ties"),
        fund=[{"name": name, "amount": money(amount)} for name, amount in put_aside],
        fund_articles=basis(rulebook, "ranking_fee", "annual_split"),
    )


def ranking_lines(ranked: Ranked, words: Words) -> Iterator[dict[str, Any]]:
    """A line for each player: place, points by tournament, and the criterion that set them apart from the next."""
    shared = Counter(line.place for line in ranked.lines)
    for line in ranked.lines:
        why = words["shared_place"] if shared[line.place] > 1 else words[line.broken_by] if line.broken_by else ""
        yield {
            "place": line.place,
            "player": line.player,
            "main": _points(ranked.points, "main", line.player),
            "side": _points(ranked.points, "side", line.player),
            "points": str(line.points),
            "why": why,
        }


def _points(points: Mapping[str, Mapping[str, int]], kind: str, who: str) -> str:
    found = points.get(kind, {}).get(who)
    return "" if found is None else str(found)
