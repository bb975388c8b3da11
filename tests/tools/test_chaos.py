"""The checker of the chaos sees what it is there to see: a true history holds, and each planted fault is found."""

import copy
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tools.chaos import __main__ as chaos
from tools.chaos.checker import check
from tools.chaos.databases import Kept, read_kept
from tools.chaos.deals import cut, opens, redone
from tools.chaos.findings import Findings, Seen
from tools.chaos.history import History, SeatHistory
from tools.chaos.kills import kills_of, next_house
from tools.chaos.rounds import Plan, Told
from tools.chaos.sums import check_sums

ROOT = Path(__file__).parents[2]
VECTORS: list[dict[str, Any]] = json.loads(
    re.findall(r"```json\n(.*?)```", (ROOT / "docs/shuffle.md").read_text(encoding="utf-8"), re.DOTALL)[-1]
)
DEAL = VECTORS[0]
PEOPLE = ("ana", "bia", "caio", "davi")
HANDS = (["6s", "7c", "3s"], ["6d", "6c", "Jd"], ["7d", "Kh", "2d"], ["Ad", "As", "3d"])
"""By hand from the cut pack of the page, three at a time from the seat after the dealer, who is the last."""
SECRET = "ab" * 32


def view(seat: int, score: tuple[int, int] = (0, 0), hand: list[str] | None = None) -> dict[str, Any]:
    mao = {"hand": HANDS[seat] if hand is None else hand, "vira": "Jc", "burnt_count": 0, "partner_hand": None, "thrown": [], "seen": []}
    return {"game": "truco", "viewer": seat, "seats": 4, "stage": "play", "dealer": 3, "score": list(score), "target": 12, "mao": mao}


def state(seat: int, seq: int, **seen: Any) -> dict[str, Any]:
    events = seen.pop("events", [])
    return {"type": "update", "you": seat, "seq": seq, "view": view(seat, **seen), "legal": [], "events": events}


def acted(seat: int, id: str, action: dict[str, Any]) -> dict[str, Any]:
    return {"entry": "acted", "actor": seat, "action": action, "by": f"person:{PEOPLE[seat]}", "id": id}


def truth() -> tuple[Kept, History]:
    """A table of four, one deal, a cut, and the first card."""
    numbered = [{"entry": "numbered", "deal": 1, "seat": seat, "number": number} for seat, number in enumerate(DEAL["numbers"]) if number]
    entries = [
        {"entry": "opened", "config": {"seats": 4}},
        {"entry": "committed", "deal": 1, "seed_hash": DEAL["seed_hash"], "root": DEAL["root"]},
        *numbered,
        {"entry": "dealt", "deal": 1},
        acted(3, "d0", {"do": "cut", "at": 7}),
        acted(0, "a0", {"do": "play", "card": "6s"}),
        acted(1, "b0", {"do": "run"}),
    ]
    kept = Kept({"mesa": dict(enumerate(entries))}, {"mesa": {1: bytes.fromhex(DEAL["seed"]), 2: bytes.fromhex(SECRET)}})
    seats = [SeatHistory("mesa", "truco", person) for person in PEOPLE]
    for seat, heard in enumerate(seats):
        heard.numbers = {1: DEAL["numbers"][seat]} if DEAL["numbers"][seat] else {}
        heard.lines = [(1, json.dumps(state(seat, 7)))]
    seats[0].sent = {"a0": {"do": "play", "card": "6s"}}
    seats[0].lines.append((1, json.dumps({"type": "ack", "id": "a0", "seq": 7})))
    end = {"event": "MaoEnded", "winner": 0, "points": 3}
    for seat in (0, 1):
        left = HANDS[0][1:] if seat == 0 else None
        seats[seat].lines += [
            (1, json.dumps(state(seat, 8, hand=left))),
            (1, json.dumps(state(seat, 9, hand=left, score=(3, 0), events=[end]))),
        ]
    return kept, History(seats=seats, opened={"mesa"})


def test_a_true_history_holds():
    found = check(*truth())
    assert (found.wrong, len(found.acknowledged), found.deals, found.hands) == ([], 1, 1, 4)


def heard(history: History, seat: int, message: dict[str, Any]) -> None:
    history.seats[seat].lines.append((1, json.dumps(message)))


def lost(kept: Kept, _: History) -> None:
    kept.tables["mesa"][7]["id"] = "another"


def cut_short(kept: Kept, _: History) -> None:
    del kept.tables["mesa"][8]


def twice(kept: Kept, _: History) -> None:
    kept.tables["mesa"][9] = kept.tables["mesa"][7]


def changed(kept: Kept, _: History) -> None:
    kept.tables["mesa"][7]["action"] = {"do": "play", "card": "7c"}


def gap(kept: Kept, _: History) -> None:
    kept.tables["mesa"][20] = kept.tables["mesa"].pop(8)


def gone(_: Kept, history: History) -> None:
    history.opened.add("outra mesa")


def backwards(_: Kept, history: History) -> None:
    heard(history, 0, state(0, 7))


def another_table(_: Kept, history: History) -> None:
    heard(history, 2, state(2, 7, score=(0, 1)))


def other_seed(kept: Kept, _: History) -> None:
    kept.seeds["mesa"][1] = bytes(32)


def other_number(kept: Kept, _: History) -> None:
    next(entry for entry in kept.tables["mesa"].values() if entry["entry"] == "numbered")["number"] = "01"


def swapped_card(_: Kept, history: History) -> None:
    history.seats[3].lines = [(1, json.dumps(state(3, 7, hand=["Ad", "As", "4h"])))]


def revealed(kept: Kept, history: History) -> None:
    kept.tables["mesa"][9] = {"entry": "revealed", "deal": 2, "seed": SECRET}
    heard(history, 2, {"type": "revealed", "deal": 2, "seed": SECRET})


def told_seed(_: Kept, history: History) -> None:
    heard(history, 2, {"type": "said", "text": SECRET})


def revealed_at_poker(kept: Kept, history: History) -> None:
    """The seeds of poker are the referee's alone, whatever the log says of them."""
    kept.tables["mesa"][0]["config"]["game"] = "poker"
    revealed(kept, history)


def told_card(_: Kept, history: History) -> None:
    heard(history, 2, state(2, 8) | {"legal": [{"do": "play", "card": "7c"}]})


def made_points(_: Kept, history: History) -> None:
    history.seats[1].lines[-1] = (1, json.dumps(state(1, 9, score=(0, 3))))


def wrong_points(_: Kept, history: History) -> None:
    for seat in (0, 1):
        message = json.loads(history.seats[seat].lines[-1][1])
        message["view"]["score"] = [1, 0]
        history.seats[seat].lines[-1] = (1, json.dumps(message))


def false_leaf(_: Kept, history: History) -> None:
    leaf = DEAL["opening"] | {"card": "4d"}
    history.seats[2].lines.append((1, json.dumps({"type": "leaves", "deal": 1, "leaves": [leaf]}, separators=(",", ":"))))


@pytest.mark.parametrize(
    ("plant", "says"),
    [
        (lost, "is lost"),
        (cut_short, "was told of 9 lines, 8 are kept"),
        (twice, "acted 2 times"),
        (changed, "another action is kept"),
        (gap, "a line is missing"),
        (gone, "was opened and is not kept"),
        (backwards, "was told 7 after 9"),
        (another_table, "two different tables"),
        (other_seed, "cannot be redone"),
        (other_number, "another number"),
        (swapped_card, "the pack is"),
        (told_seed, "a secret seed"),
        (revealed_at_poker, "a secret seed"),
        (told_card, "was told of 7c in the hand of seat 0"),
        (made_points, "the score is"),
        (wrong_points, "led from"),
        (false_leaf, "does not lead to the root"),
    ],
)
def test_a_planted_fault_is_found(plant: Callable[[Kept, History], None], says: str):
    kept, history = truth()
    plant(kept, history)
    assert any(says in wrong for wrong in check(kept, history).wrong)


def test_a_seed_that_was_revealed_is_no_secret():
    kept, history = truth()
    revealed(kept, history)
    assert check(kept, history).wrong == []


def test_a_championship_whose_line_was_changed_is_found():
    kept, history = truth()
    lines = {0: "tento-championship 2 ~3645a9230c945ef3"}
    assert check(Kept(kept.tables, kept.seeds, {"copa": copy.copy(lines)}), history).wrong == []
    lines[0] = lines[0].replace("2 ", "1 ")
    assert check(Kept(kept.tables, kept.seeds, {"copa": lines}), history).wrong == ["championship copa: its chain is broken"]


def test_a_championship_that_was_begun_and_never_listed_is_read_as_one():
    rows = {"events": [("mesa", 0, b'{"do": "open"}'), ("copa", 0, b"tento-championship 2 ~3645a9230c945ef3")]}
    kept = read_kept(lambda asked: rows.get(asked.split()[-1], []))
    assert (dict(kept.tables), dict(kept.championships)) == (
        {"mesa": {0: {"do": "open"}}},
        {"copa": {0: "tento-championship 2 ~3645a9230c945ef3"}},
    )


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_the_page_about_the_shuffle_is_enough_to_redo_a_deal(vector: dict[str, Any]):
    pack = redone(bytes.fromhex(vector["seed"]), vector["root"], vector["numbers"])
    assert pack is not None
    assert pack == vector["pack"].split()
    for at in vector["cuts"]:
        pack = cut(pack, at)
    assert pack == vector["cut_pack"].split()
    assert opens(vector["opening"], vector["root"], len(pack))


def test_the_checker_shares_no_code_with_the_house():
    named = [
        file.name for file in (ROOT / "tools/chaos").glob("*.py") if re.search(r"^\s*(from|import) (tento|tests)\b", file.read_text(), re.M)
    ]
    assert named == []


def test_what_two_checks_found_is_added_up():
    both = Findings(wrong=["a"], lines=1)
    both.add(Findings(wrong=["b"], lines=2))
    assert (both.wrong, both.lines) == (["a", "b"], 3)


def _poker(stacks: list[int], pot: int) -> Seen:
    """Two at a table; a big blind that has put in an ante, which is in nobody's bet."""
    players = [{"stack": stack, "put": 100} for stack in stacks]
    shown = {"game": "poker", "stage": "hand", "paid": [], "pot": pot, "players": players}
    return Seen(seat=0, seq=pot, message={"type": "update", "view": shown, "events": []})


def test_the_ante_of_a_big_blind_is_among_the_chips_of_the_table_and_a_chip_that_is_gone_is_found():
    found = Findings()
    check_sums("mesa", [_poker([900, 750], 350), _poker([800, 700], 500)], found)
    assert found.wrong == []
    check_sums("mesa", [_poker([900, 750], 350), _poker([800, 699], 500)], found)
    (said,) = found.wrong
    assert said.startswith("table mesa: the chips of the table")
    assert said.endswith("{1999: 500, 2000: 350}")


def killed(house: str, *wrong: str, **faults: int) -> Told:
    """A round in which a house was killed so often."""
    names = {
        "first": "kill -9, the house",
        "part": "kill -9, one of its processes",
        "start": "kill -9, the house and once more while it starts",
    }
    told = Told(Plan(1, house, 60))
    told.faults.update({names[name]: times for name, times in faults.items()})
    told.findings.wrong += wrong
    return told


def test_kills_are_counted_by_database_and_those_of_a_start_twice():
    rounds = [killed("sqlite-1", first=3, part=1), killed("sqlite-2", start=2), killed("postgres-1", part=5)]
    assert kills_of(rounds) == {"sqlite": 8, "postgres": 5}


def test_a_kill_that_broke_a_promise_was_not_survived():
    assert kills_of([killed("sqlite-1", "an action is lost", first=3)]) == {"sqlite": 0, "postgres": 0}


@pytest.mark.parametrize(("wanted", "code"), [(4, 0), (5, 1)])
def test_a_run_with_fewer_kills_than_asked_for_fails(monkeypatch: pytest.MonkeyPatch, wanted: int, code: int):
    monkeypatch.setattr(chaos, "run_round", lambda plan: killed(plan.house, first=4))
    monkeypatch.setattr(sys, "argv", ["chaos", "--kills", str(wanted), "--rounds", "3", "--minutes", "1000"])
    with pytest.raises(SystemExit) as ended:
        chaos.main()
    assert ended.value.code == code


def test_every_house_is_killed_in_turn_until_both_databases_have_survived_enough():
    rounds: list[Told] = []
    houses = []
    while (house := next_house(10, rounds)) is not None:
        houses.append(house)
        rounds.append(killed(house, first=4 if house.startswith("sqlite") else 10))
    assert houses == ["sqlite-1", "sqlite-2", "postgres-1", "sqlite-2"]
