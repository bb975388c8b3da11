"""A championship told in lines of text: entries, tables with the reasoning of every tie, results, places, prizes."""

from collections.abc import Iterator, Sequence

from tento.championship.pairs.editions import barred_entries, barred_names
from tento.championship.pairs.fixtures import group_name
from tento.championship.pairs.honours import delegations, places
from tento.championship.pairs.ranking import tables
from tento.championship.pairs.state import StageState, State
from tento.papers.pairs.games import Game, game_of
from tento.papers.pairs.labels import label_of
from tento.papers.pairs.pages import selected_once
from tento.papers.pairs.ties import Reason, of_groups, of_losers, of_third
from tento.papers.words import Words, named, plain, rulebook_name, say, score
from tento.texts.championship.pairs import WORDS
from tento.texts.language import Lang, pick
from tento.texts.papers.championship import paper


def _say(word: str, lang: Lang, **facts: str | int) -> str:
    return pick(WORDS[word], lang).format(**facts)


def lines(state: State, lang: Lang) -> Iterator[str]:
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
    yield from _suspended(state, lang)


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


def _suspended(state: State, lang: Lang) -> Iterator[str]:
    """The people and delegations who may not enter this edition, and those who may not enter the next one."""
    now, following = barred_names(state), [_barred(state, name) for name in barred_entries(state)]
    if now:
        yield f"\n{_say('suspended_now', lang, names='; '.join(now))}"
    if following:
        yield f"\n{_say('suspended_next', lang, names='; '.join(following))}"


def _barred(state: State, name: str) -> str:
    entry = state.entries[name]
    people = " / ".join(person.name for person in entry.people)
    return f"{people} ({entry.delegation})" if entry.delegation else people
