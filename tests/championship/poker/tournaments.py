"""Poker tournaments for tests: decisions of a director, and what they lead to."""

from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec.structs import replace

from tento.championship.poker.chain import links
from tento.championship.poker.decisions import AnnounceSeats, DrawSeats, Enter, GoOut
from tento.championship.poker.floor_decisions import Disqualify
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.rules import rules_of
from tento.championship.poker.seating import with_draw
from tento.championship.poker.state import State
from tento.championship.poker.tournament import decide
from tento.rulebooks.loader import load, overlay
from tento.table.refusal import Refusal
from tests.championship.poker.rooms import names_of

CGP = overlay(load("cgp-2024"), {"payout_1_10": "winner_takes_all"})
AT = datetime(2024, 5, 11, 13, tzinfo=UTC)
LINKS = links(bytes(32), 200)
OTHERS = links(bytes([1] * 32), 200)
CHAINS = {chain[0]: chain for chain in (LINKS, OTHERS)}


def said(kind, /, **keys):
    return kind(by="director", at=AT, **keys)


def at(minutes, kind, /, **keys):
    """The same so many minutes later."""
    return kind(by="director", at=AT + timedelta(minutes=minutes), **keys)


def told(state, decision, *numbers):
    """The decision with the transcript of what it draws, from the next link of its chain."""
    if state.chain is None or state.chain.commitment not in CHAINS or getattr(decision, "draw", "none") is not None:
        return decision
    return with_draw(state, decision, CHAINS[state.chain.commitment][state.chain.made + 1], numbers)


def later(state, decision):
    """The decision, made after the last one at the earliest."""
    return decision if state.now is None else replace(decision, at=max(decision.at, state.now))


def after(state, *decisions):
    """Where these decisions lead, one after the other."""
    for decision in decisions:
        found = decide(state, told(state, later(state, decision)))
        assert not isinstance(found, Refusal), found
        state = found.state
    return state


def new(players=0, **facts):
    usual: dict[str, Any] = {"rulebook": CGP, "lines": rules_of(CGP).entry_split, "stack": 30000}
    state = State(**usual | facts)
    return seated(state, names_of(players)) if players else state


def announced(state, chain=LINKS, **keys):
    return said(AnnounceSeats, **({"commitment": chain[0], "source": "the floor's dice", "listed": state.listed} | keys))


def seated(state, players):
    """The event with these players, in the first seats that are drawn."""
    entered = after(state, said(Enter, players=tuple(players)))
    return after(entered, announced(entered), said(DrawSeats))


def out(state, *players):
    tables = {who: table.number for table in state.seating for who in table.seats}
    return after(state, said(GoOut, outs=tuple(Out(who, tables[who], 30000) for who in players)))


def sent_away(player, chips=30000, **keys):
    return said(Disqualify, player=player, chips=chips, why="collusion", **keys)


def code(found):
    return found.code if isinstance(found, Refusal) else None


def transcripts(log):
    """The draws that the decisions of a log carry, in their order."""
    return tuple(draw for decision in log if (draw := getattr(decision, "draw", None)) is not None)
