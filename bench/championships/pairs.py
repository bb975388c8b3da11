"""Groups of four pairs and a knockout of two from each: draw, matches, tables, bracket, byes, part by part."""

import random
from datetime import UTC, datetime
from time import process_time

from msgspec.structs import replace

from championships.timing import PEER, fastest, peer
from tento.cards.chance import Chance
from tento.championship.core.draw import commitment_of, drawn_order
from tento.championship.pairs import decisions as do
from tento.championship.pairs.fixtures import group_matches, knockout_matches
from tento.championship.pairs.opening import opened
from tento.championship.pairs.placing import Shape, placed
from tento.championship.pairs.ranking import Finish, finish
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import Result
from tento.championship.pairs.staging import arrange
from tento.championship.pairs.standings import Meeting, Table, table
from tento.championship.pairs.state import Entry, Match, State
from tento.championship.pairs.tournament import decide
from tento.championship.simulation.pairs.event import PairsSimulation, groups_for
from tento.rulebooks.championship.pairs import Draw, PairsRules
from tento.rulebooks.loader import load
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

SIZES = (1_560, 12_500, 50_000, 100_000)
"""A bracket has a power of two in places: these are halves of 100,000, and halves of halves, so that each has the same share of byes."""
WHOLE = (1_000, 2_000, 4_000, 6_000)
PLAYED = (1_000, 10_000, 100_000)
AT = datetime(2025, 10, 25, 14, tzinfo=UTC)
MASTERS = load("truco-masters-2025")
SEED = bytes(range(32))
FENACEF = load("fenacef-ix")
APART = Draw(apart="delegations")
Groups = tuple[tuple[str, ...], ...]


def rules() -> PairsRules:
    """The competition of the rulebook."""
    return rules_of(FENACEF)


def draw(names: list[str], delegations: dict[str, str]) -> tuple[Groups, list[Match]]:
    """The groups with delegations apart, and all their matches."""
    order = drawn_order(names, commitment_of(SEED), SEED.hex(), ("07",))
    assert isinstance(order, tuple)
    groups = placed(APART, Shape(groups=len(names) // 4), order, names, delegations)
    return groups, list(group_matches("groups", groups, 1))


def tables_of(groups: Groups, matches: list[Match], results: dict[str, Result]) -> list[Table]:
    """The table of every group."""
    by_group: dict[str, list[Meeting]] = {}
    for match in matches:
        by_group.setdefault(str(match.group), []).append(Meeting(str(match.sides[0]), str(match.sides[1]), results[match.id]))
    return [table(rules().standings, names, by) for names, by in zip(groups, by_group.values(), strict=True)]


def bracket(made: list[Table], delegations: dict[str, str]) -> tuple[Groups, list[Match]]:
    """The knockout of the first two of every group: its places, and its matches."""
    advanced = [name for one in made for name in one.order.names[:2]]
    places = placed(APART, Shape(), advanced, advanced, delegations)
    return places, list(knockout_matches("knockout", places[0], None, third=False))


def entered(names: list[str], rulebook: Rulebook = FENACEF) -> State:
    """An event with these pairs in it, ready for its draws."""
    state = opened(rulebook, "bench")
    field = (
        Entry(id=name, number=number, origin="applied", delegation=None, people=(), status="selected") for number, name in enumerate(names)
    )
    return replace(state, entries=state.entries.update({entry.id: entry for entry in field}))


def measured(pairs: int) -> dict[str, float]:
    """Seconds of CPU time for each part of an event with so many pairs."""
    names = [f"pair {number}" for number in range(pairs)]
    delegations = {name: f"delegation {number // 5}" for number, name in enumerate(names)}
    groups, matches = draw(names, delegations)
    luck = random.Random(1)
    results = {match.id: _result(luck) for match in matches}
    made = tables_of(groups, matches, results)
    event, (places, _) = entered(names), bracket(made, delegations)
    return {
        "draw the groups": fastest(lambda: draw(names, delegations), rounds=2),
        "tables": fastest(lambda: tables_of(groups, matches, results), rounds=2),
        "draw the bracket": fastest(lambda: bracket(made, delegations), rounds=2),
        "enter it, settle byes": fastest(lambda: arrange(event, "knockout", places), rounds=2),
        PEER: fastest(lambda: peer(names)),
    }


def played(pairs: int) -> dict[str, float]:
    """Seconds of CPU time for a knockout of so many pairs, drawn, played at random by four decisions a match, and ranked."""
    names, luck = [f"pair {number}" for number in range(pairs)], random.Random(1)
    event = entered(names, MASTERS)
    begin = process_time()
    order = drawn_order(names, commitment_of(SEED), SEED.hex(), ("07",))
    assert isinstance(order, tuple)
    state = arrange(event, "knockout", placed(Draw(), Shape(), order, names, {})).state
    drawn = process_time()
    stage = state.stages[-1]
    for name in stage.matches:
        state = _with_match(state, name, luck)
    over = process_time()
    found = finish(state, stage)
    assert isinstance(found, Finish)
    assert [len(places) for places in found.ranking[:2]] == [1, 1]
    assert sum(map(len, found.ranking)) == pairs
    return {"draw": drawn - begin, "play": over - drawn, "rank": process_time() - over}


def _with_match(state: State, name: str, luck: random.Random) -> State:
    """The event after one match, unless a bye has decided it."""
    match = state.matches[name]
    if match.result is not None:
        return state
    score = (12, luck.randrange(12)) if luck.randrange(2) else (luck.randrange(12), 12)
    sides = (do.CheckIn(by="organiser", at=AT, match=name, entry=str(side)) for side in match.sides)
    report = do.Report(by="organiser", at=AT, match=name, partidas=(score,), signed=("referee",))
    decisions: tuple[do.Decision, ...] = (*sides, do.Start(by="organiser", at=AT, match=name), report)
    for decision in decisions:
        step = decide(state, decision)
        assert not isinstance(step, Refusal), step
        state = step.state
    return state


def _result(luck: random.Random) -> Result:
    lost, low = luck.randrange(2), luck.randrange(20)
    points = (24 + 6 * lost, low + 12 * lost)
    if luck.randrange(2):
        return Result(winner=0, how="played", partidas=(2, lost), points=points)
    return Result(winner=1, how="played", partidas=(lost, 2), points=(points[1], points[0]))


def whole(pairs: int) -> tuple[int, float]:
    """The decisions of a whole event, and its seconds of CPU time."""
    event = PairsSimulation(FENACEF, Chance(1), groups_for(rules(), pairs))
    start = process_time()
    event.play(pairs)
    return len(event.log), process_time() - start
