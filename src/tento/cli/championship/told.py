"""A championship told in lines of text: entries, tables with the reasoning of every tie, results, places, prizes."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tento.championship.pairs.fixtures import group_name
from tento.championship.pairs.honours import delegations, places
from tento.championship.pairs.ranking import tables
from tento.championship.pairs.state import StageState, State
from tento.championship.poker.closing import close
from tento.championship.poker.log import Open
from tento.championship.poker.state import State as PokerState
from tento.club.wording import sentence
from tento.papers.games import Game, game_of
from tento.papers.labels import label_of
from tento.papers.pages import selected_once
from tento.papers.poker import knockout_lines, prize_lines
from tento.papers.ties import Reason, of_groups, of_losers, of_third
from tento.papers.words import Words, money, named, plain, say, score, thousands
from tento.table.refusal import Refusal
from tento.texts.championship.pairs import FALSE_DRAWS, WORDS
from tento.texts.language import Lang, pick
from tento.texts.papers.championship import paper


def _say(word: str, lang: Lang, **facts: str | int) -> str:
    return pick(WORDS[word], lang).format(**facts)


def sentence_of(refusal: Refusal, lang: Lang) -> str:
    """The sentence of a refusal, with its articles."""
    facts = dict(refusal.facts)
    if refusal.code == "false_draw":
        facts["reason"] = pick(FALSE_DRAWS[str(facts["reason"])], lang)
    if "stage" in facts:
        facts["stage"] = named(paper(lang), "stage", str(facts["stage"]))
    text = sentence(replace(refusal, facts=facts), lang)
    return f"{text} ({', '.join(refusal.articles)})" if refusal.articles else text


def told(state: State, lang: Lang) -> Iterator[str]:
    """Where a championship of pairs stands."""
    words = paper(lang)
    yield f"{state.title} ({rulebook_name(state.rulebook.name, words)})"
    yield _say("entries", lang, count=len(state.entries), field=len(selected_once(state)))
    for stage in state.stages:
        if stage.drawn:
            yield f"\n{named(words, 'stage', stage.name)}"
            yield from _knockout(state, stage, words) if state.rules.stages[stage.name].kind == "knockout" else _groups(state, stage, words)
    for table in of_losers(state, words):
        yield f"\n{table.title}"
        heads = (words["made"], words["conceded"])
        yield from aligned(heads, [(">" if row.goes_on else "", row.number, row.name, (row.made, row.conceded)) for row in table.rows])
        yield from _reasons(table.ties)
    if state.champion is not None:
        yield from _places(state, lang)


def _groups(state: State, stage: StageState, words: Words) -> Iterator[str]:
    for place, (table, ties) in enumerate(zip(tables(state, stage), of_groups(state, stage, words), strict=True)):
        yield f"  {say(words, 'group', group=group_name(place))}"
        heads = tuple(words[f"short_{key}"] for key in ("played", "points", "partidas", "score"))
        rows = []
        for row in table.rows:
            label = label_of(state, row.entry)
            pairs = ((row.partidas_won, row.partidas_lost), (row.made, row.conceded))
            counted = (str(row.played), str(row.points), *(score(plain(made), plain(lost)) for made, lost in pairs))
            rows.append((">" if row.entry in stage.advanced else "", label.number, label.name, counted))
        yield from aligned(heads, rows)
        yield from _reasons(ties)


Line = tuple[str, str, str, tuple[str, ...]]
"""A line of a table: its mark, its number, its name, and what was counted."""


def aligned(heads: Sequence[str], rows: Sequence[Line]) -> Iterator[str]:
    """A table in columns as wide as what they hold, under their headings; nothing where it has no line."""
    if not rows:
        return
    wide = max(len(name) for _, _, name, _ in rows)
    widths = [max(len(head), *(len(counted[place]) for *_, counted in rows)) for place, head in enumerate(heads)]
    for mark, number, name, counted in (("", "", "", tuple(heads)), *rows):
        cells = "  ".join(cell.rjust(width) for cell, width in zip(counted, widths, strict=True))
        yield f"  {mark:1} {number:>3} {name:<{wide}}  {cells}".rstrip()


def _reasons(ties: list[Reason] | tuple[Reason, ...]) -> Iterator[str]:
    for tie in ties:
        yield f"      {tie.text}" + (f" ({tie.articles})" if tie.articles else "")


def _knockout(state: State, stage: StageState, words: Words) -> Iterator[str]:
    for name in stage.matches:
        game = game_of(state, state.matches[name], words)
        yield f"  {game.code:<6} {'  '.join(filter(None, _meeting(game, words)))}"


def _meeting(game: Game, words: Words) -> Iterator[str]:
    """Both sides, the score and what a reader would wonder at; who won where no score tells it; of a bye who goes on."""
    names = [side.name if side else blank for side, blank in zip(game.sides, game.blank, strict=True)]
    if game.bye:
        yield f"{names[0 if game.sides[0] else 1]}: {words['bye']}"
        return
    partidas, points = score(*game.partidas), score(*game.points)
    yield words["versus"].join(names)
    yield f"{partidas} ({points})" if points and points != partidas else partidas
    yield game.note
    if game.won is not None and not partidas:
        yield f"({say(words, 'victory_of', who=names[game.won])})"


def _places(state: State, lang: Lang) -> Iterator[str]:
    yield f"\n{_say('places', lang)}"
    place = 1
    for level in places(state):
        for name in level:
            label = label_of(state, name)
            yield f"{place:>4}  {label.number:>3} {label.name}"
        place += len(level)
    yield from _reasons(of_third(state, paper(lang)))
    if state.rules.honours.delegation_points:
        yield f"\n{paper(lang)['delegations']}"
        for name, points in sorted(delegations(state).items(), key=lambda one: (-one[1], one[0])):
            yield f"{points:>4}  {name}"


def told_poker(opening: Open, state: PokerState, lang: Lang) -> Iterator[str]:
    """Where a poker tournament stands: the field, who is left, and prizes and points once there is a champion."""
    words = paper(lang)
    yield f"{opening.title} ({rulebook_name(state.rulebook.name, words)}): {words[opening.kind]}"
    yield say(words, "entry_count", count=thousands(state.entries, words), people=thousands(len(state.entered), words))
    if state.champion is None:
        yield say(words, "left", left=thousands(state.alive, words), tables=thousands(len(state.seating), words))
        return
    closing = close(state, opening.kind, opening.levels[0].minutes if opening.levels else 0)
    if isinstance(closing, Refusal):
        yield f"  1  {state.champion}"
        return
    yield f"{words['pool']}: {money(closing.pool.pool)}\n"
    yield f"{words['short_place']:>4}  {words['player']:<36} {words['prize']:>16}  {words['points']:>6}"
    for line in prize_lines(state, closing, words):
        points = closing.points[line["player"]]
        yield f"{line['place']:>4}  {line['player']:<36} {line['prize']:>16}  {points.total:>6}  {line['note']}".rstrip()
    knockouts = list(knockout_lines(closing, words))
    if knockouts:
        yield f"\n{words['money/knockout']}"
    for who, amount in knockouts:
        yield f"      {who:<36} {amount:>16}"


def rulebook_name(name: str, words: Words) -> str:
    """A rulebook as a person calls it: one over which the organiser's choices were laid ends in a sign."""
    return say(words, "with_choices", rulebook=name.rstrip("+")) if name.endswith("+") else name
