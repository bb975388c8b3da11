"""A poker table of before, whose log agreed on seeds after each deal: what was agreed since then holds, and none is told any more."""

from functools import cache

import msgspec
from msgspec.structs import replace

from tento.club.live import showing
from tento.club.live.agreement import agreed
from tento.club.live.entries import TableConfig
from tento.club.live.past import replayed
from tento.club.live.scheduled import revealing
from tento.club.live.table_log import TableLog
from tento.club.refusing import refuse
from tento.club.replays.exported import record_of
from tento.club.replays.finished import replay
from tento.club.replays.preparing import of_table
from tento.club.replays.what_if import way_from
from tento.table.game import Step
from tento.table.seats import SPECTATOR, Seat
from tests.club.live.test_live import NOW, SEED, started
from tests.club.memory_store import MemoryLog
from tests.contract.knowledge import PokerKeeper, seeds_in
from tests.contract.listening import AT_ONCE, listened

POKER = TableConfig(game="poker", rulebook="cgp-2024", seats=4, options={"level_hands": 3}, **AT_ONCE)

NAMES = ("Ana", "Zeca", "Dona Cida", "Tonho")


@cache
def of_before() -> TableLog:
    """The log of a finished match that revealed each seed when the next pack came."""
    kept = listened(POKER, PokerKeeper, 1, 5_000, people=1).log
    first, *rest = map(msgspec.json.decode, kept.lines)
    first["config"]["reveal"] = "deal"
    lines = [first]
    for line in rest:
        lines.append(line)
        if line["entry"] == "dealt" and line["deal"] > 1:
            deal = line["deal"] - 1
            lines.append({"entry": "revealed", "at": line["at"], "deal": deal, "seed": kept.secrets[deal].hex()})
    assert sum(line["entry"] == "revealed" for line in lines) > 1
    return kept._replace(lines=[msgspec.json.encode(line) for line in lines])


def told_seeds(told: object) -> list[int]:
    data = told.encode() if isinstance(told, str) else msgspec.json.encode(told)
    return seeds_in(data, of_before().secrets)


def test_a_table_of_before_that_still_runs_tells_no_seed_with_its_next_pack():
    table = started(game="poker", rulebook="cgp-2024", seats=2, reveal="deal")
    later = replace(table, seeds=(SEED, SEED, SEED), dealt=3)
    assert revealing(later, NOW, Step(None, ())) == ()


def test_who_comes_to_a_table_of_before_is_told_no_seed():
    state, _past = replayed(of_before())
    assert showing.revelations(state, since=0) == ()


def test_the_replay_of_a_table_of_before_tells_no_seed():
    for viewer in (SPECTATOR, Seat(0), Seat(1)):
        assert not told_seeds(replay(of_before(), viewer))


def test_the_record_of_a_table_of_before_tells_no_seed():
    text = record_of(of_before(), NAMES)
    assert not told_seeds(text)
    assert text is not None
    assert "seeds after deal" not in text


def test_the_judgement_of_a_table_of_before_shows_nobody_the_hands_of_others():
    assert of_table(of_before()).revealed == frozenset()


def test_nobody_goes_on_from_a_table_of_before_with_the_cards_that_were_dealt():
    kept = of_before()
    place = next(place for place, line in enumerate(kept.lines) if b'"acted"' in line) + 1
    assert way_from(kept, place, None, SPECTATOR, SEED) == refuse("what_if_sealed")


async def test_a_referee_gets_the_seeds_of_a_table_of_before():
    kept, store = of_before(), MemoryLog()
    store.lines["t"] = list(kept.lines)
    config = await agreed(store, "t")
    assert config is not None
    assert config.reveal == "referee"
    assert told_seeds(record_of(kept, NAMES, referee=True))
