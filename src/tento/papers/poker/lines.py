"""Where a poker tournament stands, in lines of text."""

from collections.abc import Iterator

from tento.championship.poker.closing import close
from tento.championship.poker.state import State
from tento.papers.poker.pages import knockout_lines, prize_lines
from tento.papers.poker.schedule import told_schedule
from tento.papers.words import money, rulebook_name, say, thousands
from tento.table.refusal import Refusal
from tento.texts.language import Lang
from tento.texts.papers.championship import paper


def lines(state: State, lang: Lang) -> Iterator[str]:
    """Where a poker tournament stands: the field, who is left, and prizes and points once there is a champion."""
    words = paper(lang)
    yield f"{state.title} ({rulebook_name(state.rulebook.name, words)}): {words[state.kind]}"
    yield say(words, "entry_count", count=thousands(state.entries, words), people=thousands(len(state.entered), words))
    yield from told_schedule(state, words)
    if state.desk.returned:
        yield say(words, "returned_total", amount=money(sum(state.desk.returned.values())))
    if state.champion is None:
        yield say(words, "left", left=thousands(state.alive, words), tables=thousands(len(state.seating), words))
        return
    closing = close(state)
    if isinstance(closing, Refusal):
        yield f"  1  {state.champion}"
        return
    yield f"{words['pool']}: {money(closing.pool.pool)}\n"
    yield f"{words['short_place']:>4}  {words['player']:<36} {words['prize']:>16}  {words['points']:>6}"
    for line in prize_lines(state, closing, words):
        points = closing.points[line["who"]]
        yield f"{line['place']:>4}  {line['player']:<36} {line['prize']:>16}  {points.total:>6}  {line['note']}".rstrip()
    if state.desk.prizes:
        yield say(words, "prizes_paid", count=len(state.desk.prizes), amount=money(sum(state.desk.prizes.values())))
    knockouts = list(knockout_lines(closing, words))
    if knockouts:
        yield f"\n{words['money/knockout']}"
    for who, amount in knockouts:
        yield f"      {who:<36} {amount:>16}"
