"""The referee of a live table: who may be it, what is decided there, and what becomes of it in the log."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from tento.club.live import entries as log
from tento.club.live import messages as say
from tento.club.live import seating, showing
from tento.club.live.acting import Repeated, act
from tento.club.live.agreement import check_config
from tento.club.live.past import replayed
from tento.club.live.refereeing import appoint, come, invite, offers, rule, told_rulings
from tento.club.live.scheduled import fill_up, perform
from tento.club.live.seating import Decision
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import Ruling, TableState
from tento.games.registry import kit_of, kits
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tests.club.live.test_live import NOW, after, due, means, opened_table, played_on, seated

SEED = bytes(range(32))
POKER: dict[str, Any] = {"game": "poker", "rulebook": "cgp-2024", "seats": 3, "reveal": "referee"}
KILL = b'{"do":"kill","seat":0}'


def refereed(**config: Any) -> TableState:
    """Ana plays, Rui referees, a match has begun."""
    table = seated(referee=True, **config)
    table = after(table, appoint(table, NOW, "rui"))
    return after(table, fill_up(table, NOW, SEED))


def in_a_hand(**config: Any) -> TableState:
    """Ana is asked something, and is there."""
    return played_on(refereed(**config), "timeout", "ana")


def in_a_mao(**config: Any) -> TableState:
    """Cards are played; what Ana was asked before that, the clock did for her."""
    table = refereed(**config)
    while table.match.stage != "play":
        scheduled = due(table, "ana")
        table = after(table, perform(table, scheduled.at, scheduled, means("ana")))
    return table


def offered(table: TableState, person: str = "rui") -> dict[str, say.Offer]:
    found = offers(table, person, "pt")
    assert not isinstance(found, Refusal), found
    return {offer.key: offer for offer in found}


def test_who_has_the_key_of_the_link_referees():
    table = after(seated(referee=True), invite(seated(referee=True), NOW, "ana", "the key"))
    assert after(table, come(table, NOW, "rui", "the key")).referee == "rui"


def test_a_wrong_key_is_refused_and_so_is_none():
    table = after(seated(referee=True), invite(seated(referee=True), NOW, "ana", "the key"))
    assert come(table, NOW, "rui", "another") == Refusal("wrong_referee_key")
    assert come(table, NOW, "rui", None) == Refusal("wrong_referee_key")


def test_the_log_never_holds_the_key():
    decision = invite(seated(referee=True), NOW, "ana", "the key")
    assert isinstance(decision, Decision)
    assert b"the key" not in log.encode(decision.entries[0])


def test_a_new_link_ends_the_old_one_and_its_referee():
    table = seated(referee=True)
    for key in ("first", "second"):
        table = after(table, invite(table, NOW, "ana", key))
        if key == "first":
            table = after(table, come(table, NOW, "rui", "first"))
    assert (table.referee, come(table, NOW, "rui", "first")) == (None, Refusal("wrong_referee_key"))


def test_only_the_host_makes_the_link():
    assert invite(seated(referee=True), NOW, "bia", "key") == Refusal("host_only")


def test_a_host_who_plays_cannot_send_the_referee_away_in_the_middle():
    assert invite(refereed(), NOW, "ana", "key") == Refusal("referee_stays")


def test_a_host_who_does_not_play_may_referee_without_a_key():
    table = opened_table(referee=True)
    assert after(table, come(table, NOW, "ana", None)).referee == "ana"


def test_who_plays_does_not_referee():
    assert appoint(seated(referee=True), NOW, "ana") == Refusal("referee_plays")


def test_who_referees_does_not_play():
    table = after(seated(referee=True), appoint(seated(referee=True), NOW, "rui"))
    assert seating.sit(table, NOW, "rui", "Rui", None) == Refusal("referee_plays")


def test_a_table_without_a_referee_takes_none():
    assert appoint(seated(), NOW, "rui") == Refusal("no_referee")


def test_a_game_without_a_referee_has_no_such_table(monkeypatch):
    without = replace(kit_of("truco"), referee=None)
    monkeypatch.setattr("tento.club.live.agreement.kit_of", lambda _name: without)
    assert check_config(log.TableConfig(referee=True)) == Refusal("no_referee")


@pytest.mark.parametrize("person", ["ana", "bia", ""])
def test_nobody_but_the_referee_decides_or_is_offered_anything(person):
    table = in_a_hand(**POKER)
    assert rule(table, NOW, person, "1", KILL, "") == Refusal("not_referee")
    assert offers(table, person, "pt") == Refusal("not_referee")


def test_a_seat_cannot_send_what_only_a_referee_may():
    assert act(in_a_hand(**POKER), NOW, "ana", "1", KILL) == Refusal("unknown_action")


def test_a_referee_cannot_send_what_only_a_director_may():
    table = in_a_hand(**POKER)
    for raw in (b'{"do":"finish"}', b'{"do":"level","level":9}', b'{"do":"seat","seat":0,"stack":5}', b'{"do":"fold"}', b"{", b"[]"):
        assert rule(table, NOW, "rui", "1", raw, "") == Refusal("unknown_action"), raw


def test_a_decision_is_kept_with_its_reason_and_told_in_three_languages_with_its_article():
    table = in_a_hand(**POKER)
    ruled = after(table, rule(table, NOW, "rui", "1", KILL, "cards in the lap"))
    (told,) = told_rulings(ruled, table.seq)
    assert told.text == ("Mão morta: Ana", "Dead hand: Ana", "Mano muerta: Ana")
    assert (told.reason, told.seq, told.articles) == ("cards in the lap", table.seq, ruled.rulebook.cites("dead_hands"))
    assert told.articles
    assert ruled.game.view(ruled.match, Seat(0)).players[0].standing == "folded"


def test_the_same_id_decides_once():
    table = in_a_hand(**POKER)
    ruled = after(table, rule(table, NOW, "rui", "1", KILL, ""))
    assert rule(ruled, NOW, "rui", "1", KILL, "") == Repeated(table.seq)


def test_what_the_game_refuses_is_refused_with_its_article():
    table = in_a_hand(**POKER)
    table = after(table, rule(table, NOW, "rui", "1", KILL, ""))
    refused = rule(table, NOW, "rui", "2", KILL, "")
    assert isinstance(refused, Refusal)
    assert refused.articles


def test_every_offer_is_accepted_and_has_an_article_or_stands_on_none():
    table = in_a_hand(**POKER)
    found = offered(table)
    assert {"kill", "sweep", "misdeal", "void", "call_time", "absent", "pause"} == set(found)
    for offer in found.values():
        for n, way in enumerate(offer.ways):
            assert isinstance(rule(table, NOW, "rui", f"{offer.key}{n}", msgspec.json.encode(way.action), ""), Decision)
    assert all(found[key].articles for key in ("kill", "sweep", "misdeal", "void", "call_time", "absent"))


def test_a_tento_that_was_called_is_asked_of_the_referee_first():
    table = in_a_mao(rulebook="truco-masters-2025")
    assert not offered(table)["uphold"].asked
    called = act(table, NOW, "ana", "1", b'{"do":"calltento","against":1,"offence":"sinal"}')
    assert not isinstance(called, Repeated)
    first, *_ = offered(after(table, called)).values()
    assert (first.key, first.asked, [way.text for way in first.ways]) == ("uphold", True, ["Dona Cida"])


def test_sanctions_are_those_of_the_rulebook_with_who_gets_them():
    table = in_a_mao(rulebook="fenacef-ix")
    ways = [way.text for way in offered(table)["sanction"].ways]
    assert ways[0] == "Ana · advertência"
    assert len(ways) == 4 * len(table.rulebook.values.sanctions)


def test_the_referee_sees_what_everybody_sees():
    table = in_a_hand(**POKER)
    assert showing.viewer_of(table, "rui") == "spectator"
    shown = showing.snapshot(table, "rui", NOW)
    assert (shown.referee, shown.refereed, shown.view.hand, shown.legal) == (True, True, None, ())


def test_the_referee_sees_it_at_once():
    table = in_a_hand(**POKER, spectator_delay=30)
    assert showing.late_for(table, "rui", "spectator") == 0
    assert showing.late_for(table, "crowd", "spectator") == showing.late_for(table, None, "spectator") == 30


def test_the_log_comes_to_the_same_table_again():
    table = opened_table(referee=True, **POKER)
    lines = [log.encode(log.Opened(at=NOW, host="ana", config=table.config, rulebook_hash=""))]

    def keep(decision: Any) -> None:
        nonlocal table
        lines.extend(log.encode(entry) for entry in decision.entries)
        table = after(table, decision)

    keep(invite(table, NOW, "ana", "key"))
    keep(come(table, NOW, "rui", "key"))
    keep(seating.sit(table, NOW, "ana", "Ana", None))
    keep(fill_up(table, NOW, SEED))
    keep(rule(table, NOW, "rui", "1", b'{"do":"pause"}', "lunch"))
    again, past = replayed(TableLog("t", lines, {1: SEED}, table.rulebook))
    assert again == table
    assert past[-1].actor == "referee"
    assert [one.reason for one in again.rulings] == ["lunch"]


@pytest.mark.parametrize("kit", [kit for kit in kits() if kit.referee is not None], ids=lambda kit: kit.name)
def test_every_decision_of_a_referee_has_its_words(kit):
    assert kit.referee is not None
    for words in kit.referee.words.values():
        assert all(words), words
    for kind in get_args(kit.referee.Action) or (kit.referee.Action,):
        assert kit.referee.named(_any_of(kind)).key in kit.referee.words


ANY = {"seat": 0, "against": 0, "pair": 0, "seconds": 0, "agree": True}


def _any_of(kind: Any) -> Any:
    values = ANY | {"kind": "warning" if kind.__name__ == "Sanction" else "wrong-order"}
    return kind(**{name: values[name] for name in kind.__struct_fields__ if name in values})


def test_of_many_decisions_the_last_32_are_told_to_those_who_come_later():
    table = in_a_hand(**POKER)
    many = replace(table, rulings=tuple(Ruling(seq, None, str(seq)) for seq in range(32)))
    ruled = after(many, rule(many, table.turn_at, "rui", "1", KILL, "abuse"))
    assert [one.reason for one in ruled.rulings] == [*map(str, range(1, 32)), "abuse"]


@pytest.mark.parametrize("referee", [True, False])
def test_a_table_may_agree_on_a_referee_or_on_none(referee):
    assert check_config(log.TableConfig(referee=referee)) is None
