"""Whatever a client sends as an action of the game is kept or refused in a sentence: cards that are none, seats that nobody has."""

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tento.cards.chance import Chance
from tento.club.live import entries as log
from tento.club.live.acting import act
from tento.club.live.scheduled import Means, fill_up, next_scheduled, perform
from tento.club.live.seating import Answer, Decision, sit
from tento.club.live.table_state import TableState, fold, opened
from tento.games.registry import kit_of
from tento.rulebooks.loader import load, names
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.texts.language import Lang
from tento.web.sockets.texts import refused_message

SEED = bytes(range(32))
LANGUAGES: tuple[Lang, ...] = ("pt", "en", "es")
STEPS = 40
TABLES = [(game, rulebook) for game in ("truco", "tranca", "poker") for rulebook in names(game)]

CARD = st.sampled_from(["Zz", "", "4", "4c", "7d", "10h", "Th", "As", "**", "4c4c", "\x00"])
CARDS = st.lists(CARD, max_size=4)
NUMBER = st.sampled_from([-1, 0, 1, 3, 4, 39, 40, 999, 10**12])
WORD = CARD | st.sampled_from(["m1", "0"])
LIES: dict[str, dict[str, dict[str, st.SearchStrategy[Any]]]] = {
    "truco": {
        "draw": {"place": NUMBER},
        "cut": {"at": NUMBER},
        "burn": {"count": NUMBER},
        "deal": {"order": st.lists(NUMBER, max_size=4)},
        "play": {"card": CARD},
        "cover": {"card": CARD},
        "playdark": {"place": NUMBER},
        "raise": {"to": NUMBER},
        "throw": {"cards": CARDS, "covered": CARDS},
        "keep": {"card": CARD},
        "steal": {"give": CARD},
        "peek": {"seat": NUMBER},
        "calltento": {"against": NUMBER, "offence": WORD},
    },
    "poker": {
        "raise": {"to": NUMBER | st.sampled_from(["pot", "all", "", 1.5])},
        "fold": {},
        "check": {},
        "call": {},
        "all-in": {},
        "bring-in": {},
        "complete": {},
        "show": {},
        "muck": {},
        "timecard": {},
        "kill": {"seat": NUMBER},
        "seat": {"seat": NUMBER, "stack": NUMBER},
        "shuffle": {"pack": CARDS},
    },
    "tranca": {
        "take": {"cards": CARDS, "meld": WORD},
        "lay": {"cards": CARDS},
        "add": {"meld": WORD, "cards": CARDS},
        "discard": {"card": CARD},
        "propose": {"option": WORD},
    },
}


def lies(game: str) -> st.SearchStrategy[dict[str, object]]:
    return st.one_of(*(st.fixed_dictionaries({"do": st.just(do), **fields}) for do, fields in LIES[game].items()))


def after(table: TableState, decision: Answer) -> TableState:
    assert isinstance(decision, Decision), decision
    for entry in decision.entries:
        table = fold(table, entry, decision.step, decision.secret[1] if decision.secret else None).state
    return table


@cache
def moments(game: str, rulebook: str) -> tuple[TableState, ...]:
    """A table at which Ana sits with bots, after each of its first steps."""
    seats = min(4, max(kit_of(game).seats_under(load(rulebook))))
    config = log.TableConfig(game=game, rulebook=rulebook, seats=seats, fill_bot="random")
    table = opened("t", log.Opened(at=0, host="ana", config=config, rulebook_hash=""), load(rulebook))
    table = after(table, sit(table, 0, "ana", "Ana", Seat(0)))
    found, means = [after(table, fill_up(table, 0, SEED))], Means((), lambda: SEED, Chance(7))
    while len(found) < STEPS and (duty := next_scheduled(found[-1], ())) is not None:
        found.append(after(found[-1], perform(found[-1], duty.at, duty, means)))
    return tuple(found)


@pytest.mark.parametrize(("game", "rulebook"), TABLES)
@given(data=st.data())
def test_a_lying_action_is_kept_or_refused_in_a_sentence(game, rulebook, data):
    table = data.draw(st.sampled_from(moments(game, rulebook)))
    answer = act(table, table.turn_at, "ana", "1", msgspec.json.encode(data.draw(lies(game))))
    if isinstance(answer, Refusal):
        assert all(msgspec.json.decode(refused_message("1", answer, table, lang))["text"] for lang in LANGUAGES)
    else:
        assert isinstance(answer, Decision)
