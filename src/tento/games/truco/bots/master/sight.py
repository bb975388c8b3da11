"""A view as numbers of the kernel: the mão as its seat knows it, with the hidden cards still to be imagined."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np

from tento.cards.card import Card
from tento.games.truco.bots.master.imagination.minds import Case
from tento.games.truco.bots.master.imagination.worlds import UNKNOWN
from tento.games.truco.bots.sensible.knowledge import all_laid, known_hands
from tento.games.truco.bots.sensible.signs import signed_cards
from tento.games.truco.kernels.book import NO_VIRA, UNPLAYED
from tento.games.truco.kernels.table import FERRO, NOBODY, NORMAL, OF_ONZE, ONZE, PLAYING, tables_of
from tento.games.truco.rules.ranking import deck
from tento.games.truco.rules.views import MaoView, View
from tento.games.truco.values import TrucoRules
from tento.rulebooks.rulebook import Rulebook

_KINDS: Final = {"normal": NORMAL, "onze": OF_ONZE, "ferro": FERRO}


@lru_cache(maxsize=16)
def _places(cards: tuple[Card, ...]) -> dict[str, int]:
    return {card: place for place, card in enumerate(cards)}


def case_of(view: View, rulebook: Rulebook, book: Any, signs: Sequence[str] = ()) -> Case:
    """The mão that a seat sees, its own cards included; `book` has the numbers of the rulebook for so many seats.

    The partner's signs are believed as far as nothing contradicts them.
    """
    mao, me = view.mao, view.viewer
    assert mao is not None, "there is a mão"
    assert isinstance(me, int), "a spectator has no choice"
    places = _places(deck(rulebook.values))
    held = known_hands(mao, me)
    start, laid = _dealt(mao, held, places)
    _believe(view, mao, rulebook.values, signs, start)
    seen = {int(card) for card in start.ravel() if card != UNKNOWN}
    seen |= {places[card] for card in (*mao.burnt, *((mao.vira,) if mao.vira else ()))}
    unseen = np.array([place for place in places.values() if place not in seen], dtype=np.int8)
    beginning = _beginning(view, mao, book, places)
    return Case(book, _now(mao, beginning, rulebook), beginning, start, unseen, laid, _calls(mao, rulebook), me)


def _dealt(mao: MaoView, held: list[list[Card]], places: dict[str, int]) -> tuple[Any, Any]:
    """What each seat was dealt as far as it is known, those that it laid first; and the cards laid, in their order."""
    start = np.full((4, 3), UNKNOWN, dtype=np.int8)
    rows, many = [], [0] * 4
    for one in all_laid(mao):
        start[one.seat, many[one.seat]] = UNKNOWN if one.card is None else places[one.card]
        rows.append((one.seat, many[one.seat], one.covered))
        many[one.seat] += 1
    for seat, cards in enumerate(held):
        for nth, card in enumerate(cards):
            start[seat, many[seat] + nth] = places[card]
    return start, np.array(rows, dtype=np.int8).reshape(-1, 3)


def _believe(view: View, mao: MaoView, rules: TrucoRules, signs: Sequence[str], start: Any) -> None:
    """Puts the cards that the partner signed into what the partner was dealt, as far as there is room in the hand."""
    if not signs or view.seats == 2 or not isinstance(view.viewer, int):
        return
    partner, places = (view.viewer + 2) % 4, _places(deck(rules))
    seen = {int(card) for card in start.ravel()} | {places[card] for card in (*mao.burnt, *((mao.vira,) if mao.vira else ()))}
    signed = signed_cards(rules, mao, partner, signs, [Card(card) for card, place in places.items() if place not in seen])
    room = [nth for nth in range(3 - mao.hand_sizes[partner], 3) if start[partner, nth] == UNKNOWN]
    for nth, card in zip(room, signed, strict=False):
        start[partner, nth] = places[card]


def _beginning(view: View, mao: MaoView, book: Any, places: dict[str, int]) -> Any:
    """The table just after the deal."""
    tables = tables_of(1)
    table = tables[0]
    table["stage"] = ONZE if view.stage == "onze" else PLAYING
    table["kind"], table["eleven"] = _KINDS[mao.kind], NOBODY if mao.eleven is None else mao.eleven
    table["score"], table["jogo"], table["dealer"] = view.score, view.jogo, view.dealer or 0
    table["vira"], table["vira_shown"] = NO_VIRA if mao.vira is None else places[mao.vira], 1
    starter = mao.rodadas[0].leader if mao.rodadas else mao.leader
    table["starter"] = table["leader"] = table["turn"] = starter
    table["held"][: view.seats] = 3
    table["won"], table["votes"] = UNPLAYED, NOBODY
    for field in ("raised_by", "asked", "asked_by", "refused_by", "first_best"):
        table[field] = NOBODY
    table["value"] = mao.value if mao.kind != "normal" or mao.raised_by is None else book["mao_base_value"]
    return tables


def _now(mao: MaoView, beginning: Any, rulebook: Rulebook) -> Any:
    """The stake, and what is asked."""
    tables = beginning.copy()
    table = tables[0]
    table["value"] = mao.value
    table["raised_by"] = NOBODY if mao.raised_by is None else mao.raised_by
    if mao.asked is not None and mao.asked_by is not None:
        table["asked"], table["asked_by"] = rulebook.values.raise_ladder.index(mao.asked), mao.asked_by
        # A partner who must still answer is asked because the other one has run already, or may answer first: nothing tells which.
    return tables


def _calls(mao: MaoView, rulebook: Rulebook) -> Any:
    """How many raises of each pair were accepted: the pairs raise by turns, the last one is known."""
    calls = np.zeros(2, dtype=np.int64)
    ladder = rulebook.values.raise_ladder
    if mao.raised_by is None or mao.value not in ladder:
        return calls
    last = mao.raised_by if mao.asked is None else 1 - mao.raised_by
    for step in range(ladder.index(mao.value) + 1):
        calls[(last + step) & 1] += 1
    return calls
