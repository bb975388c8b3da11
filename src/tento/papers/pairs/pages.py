"""The papers of a championship of pairs: bracket, group tables, standings, score sheets, seat cards."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.entry_numbers import number_of
from tento.championship.pairs.fixtures import group_name
from tento.championship.pairs.honours import delegations, places
from tento.championship.pairs.ranking import tables
from tento.championship.pairs.sheets import signers
from tento.championship.pairs.standings import Row
from tento.championship.pairs.state import Entry, Match, StageState, State, in_order
from tento.championship.pairs.tiebreaks import Order
from tento.papers.document import PLAYER, About, Document, code, document, link
from tento.papers.pairs import bracket
from tento.papers.pairs.draws import transcripts
from tento.papers.pairs.games import Game, game_of
from tento.papers.pairs.labels import label_of
from tento.papers.pairs.svg import svg_of
from tento.papers.pairs.ties import of_groups, of_losers, of_third
from tento.papers.words import Words, basis, named, plain, say, score, signed

SUMMED: Final = 100
"""A partida to more points than this is added up rodada by rodada, and its sheet has a line for each."""
RODADAS: Final = 14


def documents(state: State, about: About, words: Words) -> Iterator[Document]:
    """Every paper that this championship has something to print on; a draw stands behind the table or bracket that came of it."""
    grouped = [stage for stage in state.stages if stage.drawn and state.rules.stages[stage.name].kind != "knockout"]
    drawings = bracket.pages(state, words)
    if drawings:
        yield document("bracket", "bracket.typ", about, words, lambda: _brackets(state, drawings, grouped, words))
    if grouped:
        yield document("groups", "groups.typ", about, words, lambda: _tables(state, grouped, words))
    yield document("standings", "standings.typ", about, words, lambda: _standings(state, words))
    played = [match for match in _matches(state) if all(match.sides)]
    if played:
        yield document("sheets", "sheets.typ", about, words, lambda: {"sheets": [_sheet(state, one, about, words) for one in played]})
    yield document(
        "cards", "cards.typ", about, words, lambda: {"cards": [_card(state, one.id, about, words) for one in selected_once(state)]}
    )


def _cards(state: State, about: About, words: Words) -> Iterator[dict[str, Any]]:
    return (_card(state, entry.id, about, words) for entry in selected_once(state))


def _brackets(state: State, drawings: Sequence[bracket.Drawing], grouped: Sequence[StageState], words: Words) -> dict[str, Any]:
    sheets = [{"title": one.title, "svg": svg_of(one), "wide": one.width, "high": one.height} for one in drawings]
    return {"pages": sheets, "transcripts": transcripts(state, [stage for stage in state.stages if stage not in grouped], words)}


def _tables(state: State, grouped: list[StageState], words: Words) -> dict[str, Any]:
    shown = [_stage(state, stage, words) for stage in grouped]
    return {"stages": shown, "side": side_name(state, words), "transcripts": transcripts(state, grouped, words)}


def selected_once(state: State) -> list[Entry]:
    """Everybody who had a place, also those who have left since."""
    return [entry for entry in in_order(state) if entry.status == "selected" or entry.matches]


def _matches(state: State) -> list[Match]:
    return [state.matches[name] for stage in state.stages for name in stage.matches]


def _stage(state: State, stage: StageState, words: Words) -> dict[str, Any]:
    """The tables of a stage, each with its matches and its reasoning."""
    by_group: dict[str, list[Game]] = {}
    for name in stage.matches:
        match = state.matches[name]
        by_group.setdefault(match.group or "", []).append(game_of(state, match, words))
    made = zip(tables(state, stage), by_group.values(), of_groups(state, stage, words), strict=True)
    groups = []
    for place, (table, games, ties) in enumerate(made):
        rows = [_row(state, row, _place(table.order, row.entry), row.entry in stage.advanced, words) for row in table.rows]
        groups.append({"title": say(words, "group", group=group_name(place)), "rows": rows, "games": games, "ties": ties})
    articles = basis(state.rulebook, "standings.points")
    return {"title": named(words, "stage", stage.name), "groups": groups, "articles": articles}


def _place(order: Order, entry: str) -> int:
    """The place in the table; equals share the best of theirs."""
    before = 0
    for level in order.places:
        if entry in level:
            break
        before += len(level)
    return before + 1


def _row(state: State, row: Row, place: int, goes_on: bool, words: Words) -> dict[str, Any]:
    label = label_of(state, row.entry)
    return {
        "place": place,
        "label": label,
        "status": "" if goes_on else _status(state, row.entry, words),
        "played": row.played,
        "won": row.won,
        "points": row.points,
        "partidas": score(plain(row.partidas_won), plain(row.partidas_lost)),
        "score": score(plain(row.made), plain(row.conceded)),
        "balance": signed(row.made - row.conceded),
        "goes_on": goes_on,
    }


def _standings(state: State, words: Words) -> dict[str, Any]:
    """Everybody's place, the podium first; best losers, delegations, and what decided between equals."""
    lines, place = [], 1
    for level in places(state):
        for name in level:
            lines.append({"place": place, "label": label_of(state, name), "status": _status(state, name, words)})
        place += len(level)
    worth = delegations(state) if state.champion and state.rules.honours.delegation_points else {}
    ordered = sorted(worth.items(), key=lambda one: (-one[1], one[0]))
    podium = [words["champion" if state.rules.entries.kind == "pairs" else "champion_one"], words["runner_up"], words["third_place"]]
    ties = [
        tie
        for stage in state.stages
        if stage.groups and state.rules.stages[stage.name].kind != "knockout"
        for group in of_groups(state, stage, words)
        for tie in group
    ]
    return {
        "lines": lines,
        "podium": podium,
        "side": side_name(state, words),
        "delegations": [{"name": name, "points": points} for name, points in ordered],
        "delegation_articles": basis(state.rulebook, "honours.delegation_points"),
        "losers": list(of_losers(state, words)),
        "ties": ties + of_third(state, words),
        "third_articles": basis(state.rulebook, "honours.third_place"),
    }


def side_name(state: State, words: Words) -> str:
    """What the heading above names calls them."""
    return words[{"individuals": "player", "pairs": "pair", "delegations": "delegation"}[state.rules.entries.kind]]


def _status(state: State, name: str, words: Words) -> str:
    entry = state.entries[name]
    return named(words, "status", entry.status) if entry.out else ""


def _sheet(state: State, match: Match, about: About, words: Words) -> dict[str, Any]:
    """An empty score sheet: whoever plays writes the points, all sign, and the code leads back to the match."""
    form = form_of(state, match)
    key = "single" if form.best_of == 1 else "best_of"
    rules = [say(words, key, count=form.best_of, target=form.target or "–")]
    if form.clock_min is not None:
        rules.append(say(words, "clock", minutes=form.clock_min))
    if state.rules.matches.tolerance_min:
        rules.append(say(words, "tolerance", minutes=state.rules.matches.tolerance_min))
    game = game_of(state, match, words)
    return {
        "game": game,
        "side": side_name(state, words),
        "where": " · ".join(dict.fromkeys((game.stage, game.round))),
        "partidas": [say(words, "partida", number=number) for number in range(1, form.best_of + 1)] if form.best_of > 1 else [],
        "rules": " · ".join(rules),
        "signers": [_signer(state, name, words) for name in signers(state, match)],
        "articles": basis(state.rulebook, "matches.sheet"),
        "link": link(about),
        "qr": code(about),
        "timed": form.clock_min is not None,
        "rodadas": RODADAS if (form.target or 0) > SUMMED else 0,
    }


def _signer(state: State, name: str, words: Words) -> str:
    if name == "referee":
        return words["referee"]
    return say(words, "side_signs", number=number_of(state, name)) if name in state.entries else name


def _card(state: State, name: str, about: About, words: Words) -> dict[str, Any]:
    """What an entry carries: its number, its people, and where its first match is."""
    entry = state.entries[name]
    games = [game_of(state, state.matches[one], words) for one in entry.matches]
    first = next((game for game in games if all(game.sides)), None)
    stage = next(iter(state.stages), None)
    group = next((group_name(place) for place, names in enumerate(stage.groups) if name in names), "") if stage else ""
    kind = state.rules.stages[stage.name].kind if stage else "knockout"
    label = label_of(state, name)
    notes = [say(words, "group", group=group)] if group and kind == "groups" else []
    if first is not None:
        where = (first.code, first.table_text, first.starts)
        notes.append(f"{words['first_match']}: {' · '.join(filter(None, where))}")
    return {
        "big": label.number,
        "heading": label.delegation,
        "lines": label.people,
        "notes": notes,
        "qr": code(about, PLAYER),
    }
