"""Holds what everybody was told against what is kept. It shares no code with the house: it reads JSON, SQL and docs/shuffle.md."""

import json
from collections import Counter, defaultdict
from typing import Any

from tools.chaos.databases import Kept
from tools.chaos.dealt import check_deals
from tools.chaos.findings import Findings, Seen
from tools.chaos.history import History, SeatHistory
from tools.chaos.secrets_told import check_secrets
from tools.chaos.sums import check_championships, check_sums

STATES = ("snapshot", "update")


def check(kept: Kept, history: History) -> Findings:
    """Everything that does not hold, and how much was held against it."""
    found = Findings()
    for table in history.opened - kept.tables.keys():
        found.wrong.append(f"table {table} was opened and is not kept")
    for table, entries in kept.tables.items():
        _check_numbers(table, entries, found)
    seen: dict[str, list[Seen]] = defaultdict(list)
    for seat in history.seats:
        states = _check_seat(seat, kept.tables.get(seat.table, {}), found)
        seen[seat.table] += states
    for table, entries in kept.tables.items():
        check_deals(table, entries, kept.seeds.get(table, {}), seen[table], found)
        check_sums(table, seen[table], found)
    check_secrets(kept, history, seen, found)
    check_championships(kept, history, found)
    return found


def _check_numbers(table: str, entries: dict[int, Any], found: Findings) -> None:
    """Every line has its number, no number is missing, and an id acted once."""
    if sorted(entries) != list(range(len(entries))):
        found.wrong.append(f"table {table}: a line is missing among {len(entries)}")
        return
    if entries[0]["entry"] != "opened":
        found.wrong.append(f"table {table} begins with {entries[0]['entry']}")
    acted = Counter((entry["by"], entry["id"]) for entry in entries.values() if entry["entry"] == "acted" and entry["id"])
    found.wrong += [f"table {table}: {who} acted {times} times under the id {id}" for (who, id), times in acted.items() if times > 1]
    found.lines += len(entries)


def _check_seat(seat: SeatHistory, entries: dict[int, Any], found: Findings) -> list[Seen]:
    """What one person was told; the states it saw."""
    acks: dict[str, int] = {}
    states: list[Seen] = []
    last: dict[int, int] = defaultdict(int)
    you: int | None = None
    for socket, line in seat.lines:
        message = json.loads(line)
        if message["type"] == "ack":
            _check_ack(seat, message, entries, acks, found)
        if message["type"] in STATES:
            you = message.get("you", you)
            if message["seq"] < last[socket]:
                found.wrong.append(f"table {seat.table}: {seat.person} was told {message['seq']} after {last[socket]}")
            if message["seq"] > len(entries):
                found.wrong.append(f"table {seat.table}: {seat.person} was told of {message['seq']} lines, {len(entries)} are kept")
            last[socket] = message["seq"]
            states.append(Seen(you, message["seq"], message))
    order = [acks[id] for id in seat.sent if id in acks]
    if order != sorted(order):
        found.wrong.append(f"table {seat.table}: the actions of {seat.person} are kept in another order than they were sent")
    _check_same(seat, states, found)
    _check_published_numbers(seat, states, entries, found)
    return states


def _check_ack(seat: SeatHistory, ack: Any, entries: dict[int, Any], acks: dict[str, int], found: Findings) -> None:
    """Acknowledged is kept: under its number, with its id, by this person, and as it was sent."""
    where = f"table {seat.table}, line {ack['seq']}, id {ack['id']}"
    entry = entries.get(ack["seq"])
    if acks.setdefault(ack["id"], ack["seq"]) != ack["seq"]:
        found.wrong.append(f"{where}: acknowledged before as line {acks[ack['id']]}")
    elif entry is None or entry["entry"] != "acted" or (entry["id"], entry["by"]) != (ack["id"], f"person:{seat.person}"):
        found.wrong.append(f"{where}: the acknowledged action of {seat.person} is lost")
    elif any(entry["action"].get(name) != value for name, value in seat.sent[ack["id"]].items()):
        found.wrong.append(f"{where}: another action is kept than was sent: {entry['action']} for {seat.sent[ack['id']]}")
    else:
        found.acknowledged.add((seat.table, ack["id"]))


def _check_same(seat: SeatHistory, states: list[Seen], found: Findings) -> None:
    """Who comes back sees the table as it was: the same number of lines is the same view, whenever it is told."""
    known: dict[int, str] = {}
    for state in states:
        view = state.view and {name: value for name, value in state.view.items() if name not in ("elapsed", "clock")}
        text = json.dumps(view, sort_keys=True)
        if known.setdefault(state.seq, text) != text:
            found.wrong.append(
                f"table {seat.table}: after {state.seq} lines {seat.person} saw two different tables: {_parted(known[state.seq], text)}"
            )
            return
        found.views += 1


def _parted(one: str, other: str) -> str:
    """Where two texts part."""
    at = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 60]}… and …{other[max(0, at - 60) : at + 60]}…"


def _check_published_numbers(seat: SeatHistory, states: list[Seen], entries: dict[int, Any], found: Findings) -> None:
    """The number that is published for a seat is the one that its client sent."""
    seats = {state.seat for state in states} - {None}
    for entry in entries.values():
        if entry["entry"] == "numbered" and entry["seat"] in seats and entry["number"] != seat.numbers.get(entry["deal"]):
            found.wrong.append(f"table {seat.table}: another number than {seat.person} sent is kept for deal {entry['deal']}")
