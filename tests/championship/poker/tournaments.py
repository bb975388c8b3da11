"""Poker tournaments for tests: decisions of a director, and what they lead to."""

from datetime import UTC, datetime, timedelta

from tento.championship.poker.chain import links
from tento.championship.poker.decisions import AnnounceSeats, DrawSeats, Enter, GoOut
from tento.championship.poker.floor_decisions import Disqualify
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.seating import with_draw
from tento.championship.poker.state import Event
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


def told(event, decision, *numbers):
    """The decision with the transcript of what it draws, from the next link of its chain."""
    if event.chain is None or event.chain.commitment not in CHAINS or getattr(decision, "draw", "none") is not None:
        return decision
    return with_draw(event, decision, CHAINS[event.chain.commitment][event.chain.made + 1], numbers)


def after(event, *decisions):
    for decision in decisions:
        event = decide(event, told(event, decision))
        assert isinstance(event, Event), event
    return event


def new(players=0, **facts):
    event = Event(**{"rulebook": CGP, "lines": CGP.values.entry_split, "stack": 30000} | facts)
    return seated(event, names_of(players)) if players else event


def announced(event, chain=LINKS, **keys):
    return said(AnnounceSeats, **({"commitment": chain[0], "source": "the floor's dice", "listed": event.listed} | keys))


def seated(event, players):
    """The event with these players, in the first seats that are drawn."""
    entered = after(event, said(Enter, players=tuple(players)))
    return after(entered, announced(entered), said(DrawSeats))


def out(event, *players):
    tables = {who: table.number for table in event.room for who in table.seats}
    return after(event, said(GoOut, outs=tuple(Out(who, tables[who], 30000) for who in players)))


def sent_away(player, chips=30000, **keys):
    return said(Disqualify, player=player, chips=chips, why="collusion", **keys)


def code(found):
    return found.code if isinstance(found, Refusal) else None
