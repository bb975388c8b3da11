"""A championship told in lines of text: entries, tables with the reasoning of every tie, results, places, prizes."""

from collections.abc import Iterator
from string import Formatter

from tento.championship.fixtures import group_name
from tento.championship.honours import delegations, places
from tento.championship.poker.closing import close
from tento.championship.poker.state import Event
from tento.championship.poker_log import Open
from tento.championship.printing.games import game_of
from tento.championship.printing.labels import label_of
from tento.championship.printing.poker import prize_lines
from tento.championship.printing.ties import Reason, of_groups, of_losers, of_third
from tento.championship.printing.words import Words, money, named, say, thousands
from tento.championship.ranking import tables
from tento.championship.state import StageState, State, selected
from tento.table.refusal import Refusal
from tento.texts.championship import FALSE_DRAWS, REFUSALS, WORDS, sentence
from tento.texts.championship_print import paper
from tento.texts.poker import REFUSALS as POKER_REFUSALS
from tento.texts.rules import Lang, pick


def _say(word: str, lang: Lang, **facts: str | int) -> str:
    return pick(WORDS[word], lang).format(**facts)


class _Facts(dict[str, str | int]):
    """The facts of a refusal; one that nobody gave is a dash."""

    def __missing__(self, _key: str) -> str:
        return "–"


def _named(text: str) -> set[str]:
    """The facts that a sentence names: they tell whose it is where the room and the floor share a code."""
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def sentence_of(refusal: Refusal, lang: Lang) -> str:
    """The sentence of a refusal of the room or of the poker floor, with its articles."""
    facts = dict(refusal.facts)
    if refusal.code == "false_draw":
        facts["reason"] = pick(FALSE_DRAWS[str(facts["reason"])], lang)
    ours = POKER_REFUSALS.get(refusal.code)
    if ours is not None and (refusal.code not in REFUSALS or _named(ours[0]) <= facts.keys()):
        text = pick(ours, lang).format_map(_Facts(facts))
    else:
        text = sentence(refusal.code, lang, facts)
    return f"{text} ({', '.join(refusal.articles)})" if refusal.articles else text


def told(state: State, lang: Lang) -> Iterator[str]:
    """Where a championship of pairs stands."""
    words = paper(lang)
    yield f"{state.title} ({state.rulebook.name})"
    yield _say("entries", lang, count=len(state.entries), field=len(selected(state)))
    for stage in state.stages:
        if stage.drawn:
            yield f"\n{named(words, 'stage', stage.name)}"
            yield from _knockout(state, stage, words) if state.rules.stages[stage.name].kind == "knockout" else _groups(state, stage, words)
    for table in of_losers(state, words):
        yield f"\n{table.title}"
        for row in table.rows:
            yield f"  {'>' if row.goes_on else ' '} {row.number:>3} {row.name:<40} {row.made:>6} {row.conceded:>6}"
        yield from _reasons(table.ties)
    if state.champion is not None:
        yield from _places(state, lang)


def _groups(state: State, stage: StageState, words: Words) -> Iterator[str]:
    for place, (table, ties) in enumerate(zip(tables(state, stage), of_groups(state, stage, words), strict=True)):
        yield f"  {say(words, 'group', group=group_name(place))}"
        for row in table.rows:
            label = label_of(state, row.entry)
            mark = ">" if row.entry in stage.advanced else " "
            counted = f"{row.points:>3}  {row.partidas_won}-{row.partidas_lost}  {row.made}-{row.conceded}  ({row.played})"
            yield f"  {mark} {label.number:>3} {label.name:<40} {counted}"
        yield from _reasons(ties)


def _reasons(ties: list[Reason] | tuple[Reason, ...]) -> Iterator[str]:
    for tie in ties:
        yield f"      {tie.text}" + (f" ({tie.articles})" if tie.articles else "")


def _knockout(state: State, stage: StageState, words: Words) -> Iterator[str]:
    for name in stage.matches:
        game = game_of(state, state.matches[name], words)
        sides = " x ".join(side.name if side else blank for side, blank in zip(game.sides, game.blank, strict=True))
        score = "-".join(filter(None, game.partidas))
        points = "-".join(filter(None, game.points))
        shown = f"{score} ({points})" if points and points != score else score
        yield f"  {game.code:<6} {sides}  {shown}  {game.note}".rstrip()


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


def told_poker(opening: Open, event: Event, lang: Lang) -> Iterator[str]:
    """Where a poker tournament stands: the field, who is left, and prizes and points once there is a champion."""
    words = paper(lang)
    yield f"{opening.title} ({event.rulebook.name}): {words[opening.kind]}"
    yield say(words, "entry_count", count=thousands(event.entries), people=thousands(len(event.entered)))
    if event.champion is None:
        yield say(words, "left", left=thousands(event.alive), tables=thousands(len(event.room)))
        return
    closing = close(event, opening.kind, opening.levels[0].minutes if opening.levels else 0)
    if isinstance(closing, Refusal):
        yield f"  1  {event.champion}"
        return
    yield f"{words['pool']}: {money(closing.pool.pool)}\n"
    for line in prize_lines(event, closing, words):
        points = closing.points[line["player"]]
        yield f"{line['place']:>4}  {line['player']:<36} {line['prize']:>16}  {points.total:>5}  {line['note']}".rstrip()
    if closing.pool.knockouts:
        yield f"\n{words['money/knockout']}"
        for who, amount in sorted(closing.knockouts.items(), key=lambda one: (-one[1], one[0])):
            yield f"      {who:<36} {money(amount):>16}"
        if closing.knockouts_leftover:
            yield f"      {words['leftover']:<36} {money(closing.knockouts_leftover):>16}"
