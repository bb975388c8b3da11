"""A lesson is played by the real rules with cards that are laid for it; nothing of it is sealed, and nothing of it counts."""

import msgspec
import pytest

from tento.cards.chance import Chance
from tento.club.bots.thinkers import InlineThinkers
from tento.club.live import entries as log
from tento.club.live import showing
from tento.club.live.acting import act
from tento.club.live.advising import Advised, advise
from tento.club.live.agreement import taught
from tento.club.live.scheduled import perform
from tento.club.live.table_state import TableState
from tento.games.registry import kits
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tests.club.live.test_live import after, due, means, started

LESSONS = [(kit.name, name) for kit in kits() for name in kit.lessons]


def lesson_table(game: str = "truco", name: str = "first") -> TableState:
    config = taught(log.TableConfig(game=game, lesson=name, visibility="private"))
    assert isinstance(config, log.TableConfig)
    return started(**msgspec.structs.asdict(config))


def bots_play(table: TableState) -> TableState:
    """Everything that is not the learner's, until the learner is asked; the house hands the pack back and deals."""
    for _ in range(50):
        if table.game.outcome(table.match) is not None:
            return table
        scheduled = due(table, "ana")
        if scheduled.kind == "timeout" and table.match.stage in ("play", "onze", "hand"):
            return table
        hands = {option.__class__.__name__: option for option in table.game.legal(table.match, Seat(0))}
        own = hands.get("HandBack") or hands.get("Deal")
        if scheduled.kind == "timeout" and own is not None:
            table = do(table, own)
        else:
            table = after(table, perform(table, scheduled.at, scheduled, means("ana")))
    raise AssertionError("the learner is never asked")


def do(table: TableState, action: object) -> TableState:
    raw = action if isinstance(action, bytes) else msgspec.json.encode(action)
    return after(table, act(table, table.turn_at, "ana", "", raw))


def in_turn(table: TableState, *actions: bytes) -> TableState:
    """The learner does these, and the others what they do in between."""
    for action in actions:
        table = bots_play(do(table, action))
    return table


def test_the_learner_of_truco_runs_wins_a_truco_and_takes_the_partida_in_a_mao_de_onze():
    table = bots_play(lesson_table())
    assert (table.match.score, table.match.mao.vira, [one.card for one in table.match.mao.laid]) == ((8, 8), "4d", ["2d"])
    table = in_turn(table, b'{"do":"play","card":"3s"}', b'{"do":"play","card":"6d"}')
    assert table.match.mao.asked == 3
    table = in_turn(table, b'{"do":"refuse"}')
    assert (table.match.score, table.match.mao.vira) == ((8, 9), "Kh")
    table = in_turn(table, b'{"do":"play","card":"3d"}', b'{"do":"raise"}')
    assert table.match.mao.value == 3
    table = in_turn(table, b'{"do":"play","card":"Ac"}')
    assert (table.match.score, table.match.mao.kind, table.match.mao.hands[0]) == ((11, 9), "onze", ("3h", "Qh", "5d"))
    table = in_turn(table, b'{"do":"decideonze","play":true}', b'{"do":"play","card":"3h"}', b'{"do":"play","card":"Qh"}')
    assert table.match.outcome.winner == 0


def test_the_learner_of_tranca_takes_the_lixo_makes_both_canastras_takes_the_morto_and_goes_out():
    table = in_turn(bots_play(lesson_table("tranca")), b'{"do":"draw"}', b'{"do":"lay","cards":["4h","5h","6h","7h","8h"]}')
    table = in_turn(table, b'{"do":"discard","card":"4c"}')
    takes = [option for option in table.game.legal(table.match, Seat(0)) if type(option).__name__ == "Take"]
    assert [one.meld for one in takes] == ["A1"], "there is one way to take the lixo, and the lesson need not choose"
    table = in_turn(table, msgspec.json.encode(takes[0]), b'{"do":"add","meld":"A1","cards":["Th"]}')
    table = in_turn(table, b'{"do":"lay","cards":["Kc","Kd","2s"]}', b'{"do":"discard","card":"4c"}', b'{"do":"draw"}')
    table = in_turn(table, b'{"do":"lay","cards":["Jc","Jd","Js"]}', b'{"do":"lay","cards":["Qs","Qd","Qh"]}')
    assert table.match.rodada.morto_taken == (True, False)
    table = in_turn(
        table, b'{"do":"add","meld":"A2","cards":["Kh","Ks","Kc","Kd"]}', b'{"do":"add","meld":"A4","cards":["Qc","Qs","Qd","Qh"]}'
    )
    table = do(in_turn(table, b'{"do":"add","meld":"A3","cards":["Jh","Jc"]}'), b'{"do":"discard","card":"5d"}')
    lines = {line.what: (line.count, line.points) for line in table.match.result.pairs[0].lines}
    assert (table.match.result.seat, lines["limpas"], lines["sujas"], lines["batida"]) == (0, (2, 400), (1, 100), (1, 100))


def test_the_learner_of_poker_wins_a_showdown_and_folds_a_weak_hand():
    table = bots_play(lesson_table("poker"))
    assert (table.match.hand.at(1).cards, table.match.hand.button) == (("As", "Kh"), 1)
    table = in_turn(table, b'{"do":"call"}', b'{"do":"check"}', b'{"do":"raise","to":50}')
    assert table.match.hand.street == "river"
    table = in_turn(table, b'{"do":"call"}')
    assert table.match.hand.stage == "showdown"
    table = do(table, b'{"do":"show"}')
    assert (table.match.stage, table.match.stacks[0] > 5000) == ("hand_over", True)
    table = bots_play(table)
    assert (table.match.hand.at(1).cards, table.match.number) == (("7h", "2c"), 2)
    assert do(table, b'{"do":"fold"}').match.stage == "hand_over"


@pytest.mark.parametrize("game", [kit.name for kit in kits()])
def test_every_game_is_taught_and_then_tried_without_help(game):
    assert [name for taught, name in LESSONS if taught == game] == ["first", "second"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_pack_of_a_lesson_is_a_whole_pack(game, name):
    table = lesson_table(game, name)
    whole = sorted(table.game.pack(table.rulebook))
    lesson = next(kit for kit in kits() if kit.name == game).lessons[name]
    assert all(sorted(pack) == whole for pack in lesson.packs)


def test_nothing_of_a_lesson_is_sealed_and_its_log_says_what_it_is():
    table = lesson_table()
    assert showing.proof(table) is None
    assert (table.config.lesson, table.config.reveal) == ("first", "never")


def test_an_unknown_lesson_is_refused():
    assert taught(log.TableConfig(lesson="third")) == Refusal("unknown_lesson", facts={"lesson": "third"})


async def test_advice_knows_that_breaking_a_canastra_in_the_hand_is_the_dearest_choice():
    table = do(bots_play(lesson_table("tranca", "second")), b'{"do":"draw"}')
    advised = msgspec.structs.replace(table, config=msgspec.structs.replace(table.config, advice="alone"))
    told = await advise(advised, "ana", InlineThinkers(), Chance(1))
    run = ("5s", "6s", "7s", "8s", "9s", "Ts", "Js")
    assert isinstance(told, Advised)
    assert told.action.cards == run
    dearest, cost = told.otherwise[-1]
    assert dearest.card in run
    assert cost > 200, "a clean canastra is worth that much"
