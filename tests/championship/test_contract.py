"""The laws of every kind of championship: the same tests over events of pairs and of poker in which anything happens that may happen."""

import json
from datetime import UTC, date, datetime
from itertools import pairwise
from string import Formatter
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tento.cards.chance import Chance
from tento.championship.core.custody import CustodyDecision, CustodyEvent
from tento.championship.core.decisions import DecisionBase, Opening
from tento.championship.core.log import LogError, rulebook_named, write
from tento.championship.core.opening import Refused
from tento.championship.core.roles import Actor, By
from tento.championship.core.step import Step
from tento.championship.core.taking_over import TakenOver, TakeOver
from tento.championship.core.tournament import can, fold, read, transitions, verify
from tento.championship.pairs import decisions as do
from tento.championship.poker.decisions import Balance
from tento.championship.poker.floor_decisions import CancelEvent
from tento.championship.poker.levels import TimeCards
from tento.championship.registry import TOURNAMENTS, read_draws, replay, tournament_of
from tento.championship.simulation.pairs.event import PairsSimulation
from tento.rulebooks.loader import load, names
from tento.table.refusal import Fact, Refusal
from tento.texts.championship.core import DIARY as CORE_DIARY
from tento.texts.championship.pairs_diary import DIARY as PAIRS_DIARY
from tento.texts.championship.poker_diary import DIARY as POKER_DIARY
from tento.texts.papers.championship import paper
from tests.championship.pairs.wild import KINDS as WILD_PAIRS
from tests.championship.pairs.wild import Wild as WildPairs
from tests.championship.poker.wild import Wild as WildPoker

WHEN = datetime(2025, 10, 25, 14, tzinfo=UTC)
KIND = st.sampled_from(sorted(TOURNAMENTS))
LUCK = st.integers(0, 10**6)
STEPS = st.integers(0, 60)
SOME = settings(max_examples=25, deadline=None)
DIARY = {"pairs": {**CORE_DIARY, **PAIRS_DIARY}, "poker": {**CORE_DIARY, **POKER_DIARY}}
OF_ALL = (*get_args(CustodyDecision), *get_args(CustodyEvent), TakeOver, TakenOver)
"""What becomes of people's data, and where an event goes on, is decided in every kind of championship, and also once it is cancelled."""


def event(kind, luck, steps):
    """A rulebook and the log of an event of this kind, as far as so many steps bring it."""
    if kind == "pairs":
        pairs = WildPairs(sorted(WILD_PAIRS)[luck % len(WILD_PAIRS)], luck)
        pairs.run(5 * steps)
        return pairs.rulebook, pairs.log
    poker = WildPoker(luck, time_cards=TimeCards(start=2))
    poker.run(3 + luck % 20, steps)
    return poker.rulebook, poker.log


@given(KIND, LUCK, STEPS)
@SOME
def test_deciding_one_by_one_and_folding_the_text_of_the_log_lead_to_the_same_state(kind, luck, steps):
    rulebook, log = event(kind, luck, steps)
    tournament = tournament_of(rulebook)
    assert not isinstance(tournament, Refusal)
    state = None
    for decision in log:
        found = tournament.open(rulebook, decision) if state is None else tournament.decide(state, decision)
        assert isinstance(found, Step)
        state = found.state
    assert fold(tournament, rulebook, read(tournament, write(log))) == state == replay(write(log), rulebook).state


@given(KIND, LUCK, STEPS, st.integers(0, 200))
@SOME
def test_a_decision_that_is_refused_changes_nothing_and_asking_says_the_same(kind, luck, steps, again):
    rulebook, log = event(kind, luck, steps)
    tournament = TOURNAMENTS[kind]
    state = fold(tournament, rulebook, log)
    before = msgspec.structs.asdict(state)
    decision = log[again % len(log)]
    found = tournament.decide(state, decision)
    assert isinstance(found, Refusal) or found.events or (isinstance(decision, Balance) and found.state == state)
    assert msgspec.structs.asdict(state) == before
    assert can(tournament, state, decision) is isinstance(found, Step)
    assert verify(tournament, state, decision) == (found if isinstance(found, Refusal) else None)


@given(KIND, LUCK, STEPS)
@SOME
def test_an_event_is_opened_once_and_first(kind, luck, steps):
    rulebook, log = event(kind, luck, steps)
    tournament = TOURNAMENTS[kind]
    with pytest.raises(Refused) as twice:
        fold(tournament, rulebook, [*log, log[0]])
    assert twice.value.place == len(log) + 1
    with pytest.raises(Refused) as none:
        fold(tournament, rulebook, log[1:])
    assert (none.value.place, none.value.refusal.code) == (1 if log[1:] else 0, "not_published")


@given(KIND, LUCK, STEPS)
@SOME
def test_every_event_is_told_in_three_languages_with_all_that_its_sentence_names(kind, luck, steps):
    rulebook, log = event(kind, luck, steps)
    made = tuple(transitions(TOURNAMENTS[kind], rulebook, log))
    notes = list(TOURNAMENTS[kind].tell(made))
    assert len(notes) >= sum(len(one.events) for one in made)
    for note in notes:
        for text in DIARY[kind][note.what]:
            assert {field for _, field, _, _ in Formatter().parse(text) if field} <= note.facts.keys()
        assert all(isinstance(fact, Fact) for fact in note.facts.values())
    assert {note.at for note in notes} <= {decision.at for decision in log}


@given(KIND, LUCK, STEPS)
@SOME
def test_every_decision_brings_something_about_and_is_told_with_who_when_and_why(kind, luck, steps):
    rulebook, log = event(kind, luck, steps)
    made = tuple(transitions(TOURNAMENTS[kind], rulebook, log))
    silent = [(before.state, one) for before, one in pairwise(made) if not one.events]
    even = [isinstance(one.decision, Balance) and one.state == msgspec.structs.replace(before, now=one.state.now) for before, one in silent]
    assert all(even), "only tables that are even already"
    told = {(note.by, note.at, note.why) for note in TOURNAMENTS[kind].tell(made)}
    assert told == {(one.decision.by, one.decision.at, one.decision.why) for one in made if one.events}


@given(KIND, LUCK, STEPS)
@SOME
def test_the_text_of_a_log_holds_every_word_of_its_decisions(kind, luck, steps):
    _, log = event(kind, luck, steps)
    assert read(TOURNAMENTS[kind], write(log)) == tuple(log)


@given(LUCK, st.integers(2, 12))
@SOME
def test_who_is_left_at_a_poker_table_is_told_to_be_the_champion_once_and_last(luck, players):
    poker = WildPoker(luck)
    poker.run(players, 200)
    told = [(event.what, event.facts.get("player")) for one in poker.made for event in one.events if event.what == "champion"]
    left = [who for who, chips in poker.stacks.items() if chips]  # counted beside the log
    assert told == ([("champion", left[0])] if len(left) == 1 else [])
    assert poker.made[-1].events[-1].what == "champion" or len(left) != 1


@pytest.mark.parametrize("luck", range(4))
def test_the_pair_that_lost_no_match_of_a_knockout_is_told_to_be_the_champion_once(luck):
    knockout = PairsSimulation(load("truco-masters-2025"), Chance(luck))
    matches = knockout.play(16).matches.values()
    lost = {match.sides[1 - match.result.winner] for match in matches if match.result is not None and match.result.winner is not None}
    told = [event.facts["entry"] for one in knockout.made for event in one.events if event.what == "crowned"]
    assert told == [entry for entry in knockout.state.entries if entry not in lost]


CANCEL = {
    "pairs": do.Suspend(by="organiser", at=WHEN, to="cancelled", why="a flood"),
    "poker": CancelEvent(by="director", at=WHEN, cause="outside", why="a flood"),
}


@given(KIND, LUCK, STEPS)
@SOME
def test_nothing_is_decided_in_an_event_that_was_cancelled(kind, luck, steps):
    rulebook, log = event(kind, luck, steps)
    tournament = TOURNAMENTS[kind]
    cancelled = tournament.decide(fold(tournament, rulebook, log), CANCEL[kind])
    if isinstance(cancelled, Step):
        wanted = [*log, CANCEL[kind], *(example(struct) for struct in decisions_of(kind) if struct not in OF_ALL)]
        assert [one for one in wanted if can(tournament, cancelled.state, one)] == []


@pytest.mark.parametrize("kind", TOURNAMENTS)
def test_an_event_under_way_can_be_cancelled(kind):
    rulebook, log = event(kind, 3, 10)
    assert can(TOURNAMENTS[kind], fold(TOURNAMENTS[kind], rulebook, log), CANCEL[kind])


@given(KIND, LUCK, STEPS, st.data())
@SOME
def test_a_letter_that_was_changed_in_a_log_is_found_in_its_line(kind, luck, steps, data):
    _, log = event(kind, luck, steps)
    lines = write(log).split("\n")[:-1]
    place = data.draw(st.integers(0, len(lines) - 1))
    at = data.draw(st.integers(0, len(lines[place]) - 1))
    flipped = chr(ord(lines[place][at]) ^ 1)
    lines[place] = lines[place][:at] + flipped + lines[place][at + 1 :]
    with pytest.raises(LogError) as found:
        read(TOURNAMENTS[kind], "".join(f"{line}\n" for line in lines))
    assert found.value.line == place + 1


@given(KIND, LUCK, STEPS, st.data())
@SOME
def test_a_line_that_was_left_out_or_doubled_is_found(kind, luck, steps, data):
    _, log = event(kind, luck, steps)
    lines = write(log).split("\n")[:-1]
    place = data.draw(st.integers(1, len(lines) - 1))
    for changed in (lines[:place] + lines[place + 1 :], [*lines[:place], lines[place], *lines[place:]]):
        if changed != lines[:place]:  # what was cut off at the end is a shorter log, and a true one
            with pytest.raises(LogError):
                read(TOURNAMENTS[kind], "".join(f"{line}\n" for line in changed))


@given(KIND, LUCK, STEPS)
@SOME
def test_every_draw_of_a_log_is_redone_and_read_again_from_its_transcript(kind, luck, steps):
    rulebook, log = event(kind, luck, steps)
    found = replay(write(log), rulebook)
    assert found.tournament.false_draw(found.draws) is None
    for draw in found.draws.values():
        kind_of_it, told = read_draws(msgspec.json.encode(draw))
        assert (kind_of_it, told, kind_of_it.verify_draw(told)) == (TOURNAMENTS[kind], draw, None)
    again = read_draws(msgspec.json.encode(list(found.draws.values())))[1]
    assert again == list(found.draws.values())


@pytest.mark.parametrize("wrong", [{}, {"tournament": "bridge"}, {"tournament": 1}, {"number": 1, "link": "00", "seats": []}, [{}], 7])
def test_a_transcript_that_names_no_kind_is_not_read(wrong):
    with pytest.raises(msgspec.DecodeError):
        read_draws(msgspec.json.encode(wrong))


@pytest.mark.parametrize("kind", TOURNAMENTS)
def test_a_transcript_names_its_kind_and_no_other_kind_reads_it(kind):
    rulebook, log = event(kind, 1, 60)
    plain = msgspec.to_builtins(next(iter(replay(write(log), rulebook).draws.values())))
    assert plain["tournament"] == kind
    (other,) = TOURNAMENTS.keys() - {kind}
    with pytest.raises(msgspec.DecodeError):
        read_draws(msgspec.json.encode(plain | {"tournament": other}))


def drawn_in(text):
    """What was drawn, by the letters of the log alone: a stage of pairs when its seed is told, the seats of poker with each draw."""
    decisions = [json.loads(line.rpartition(" ~")[0]) for line in text.splitlines()[1:]]
    stages = [one["stage"] for one in decisions if one["do"] == "draw"]
    return [*dict.fromkeys(stages), *(str(number) for number, _ in enumerate((one for one in decisions if one.get("draw")), 1))]


@given(KIND, LUCK, STEPS)
@SOME
def test_every_draw_of_a_log_has_its_transcript(kind, luck, steps):
    rulebook, log = event(kind, luck, steps)
    assert list(replay(write(log), rulebook).draws) == drawn_in(write(log))


@given(KIND, LUCK, STEPS, st.data())
@SOME
def test_a_draw_of_which_anything_was_changed_is_false(kind, luck, steps, data):
    rulebook, log = event(kind, luck, steps)
    found = replay(write(log), rulebook)
    names = [name for name, draw in found.draws.items() if len(draw.listed) > 1]
    if names:
        name = data.draw(st.sampled_from(names))
        draw = found.draws[name]
        swapped = (draw.listed[1], draw.listed[0], *draw.listed[2:])
        secret = data.draw(st.sampled_from(["commitment", SECRET[kind]]))
        digit = data.draw(st.integers(0, len(getattr(draw, secret)) - 1))
        told: list[dict[str, Any]] = [{secret: flipped(getattr(draw, secret), digit)}]
        if len(draw.listed) > MANY:
            told += [{"numbers": (*draw.numbers, "2a")}, {"listed": swapped}]
        for changes in told:
            changed = msgspec.structs.replace(draw, **changes)
            assert found.tournament.verify_draw(changed) is not None, changes
            false = found.tournament.false_draw({**found.draws, name: changed})
            assert false is not None
            assert false[0] == name


SECRET = {"pairs": "seed", "poker": "link"}
MANY = 6
"""Of more than so many no two draws come out alike by chance; of two every second one does, whatever numbers were added."""
"""What is told only when it is drawn."""


def flipped(digits: str, place: int) -> str:
    return digits[:place] + format(int(digits[place], 16) ^ 1, "x") + digits[place + 1 :]


@given(KIND, LUCK)
@SOME
def test_a_log_names_its_rulebook_and_no_other_kind_reads_it(kind, luck):
    _, log = event(kind, luck, 3)
    assert rulebook_named(write(log)) == log[0].rulebook
    other = next(one for one in TOURNAMENTS if one != kind)
    with pytest.raises(LogError):
        read(TOURNAMENTS[other], write(log))
    wrong = load("cgp-2024" if other == "poker" else "fenacef-ix")
    with pytest.raises(Refused) as found:
        replay(write(log), wrong)
    assert (found.value.place, found.value.refusal.code) == (1, "wrong_rulebook")


def decisions_of(kind) -> list[Any]:
    return list(get_args(TOURNAMENTS[kind].Decision))


@pytest.mark.parametrize("kind", TOURNAMENTS)
def test_every_decision_of_a_kind_has_its_own_word_and_one_of_them_opens(kind):
    words = [one.__struct_config__.tag for one in decisions_of(kind)]
    assert len(set(words)) == len(words)
    assert all(issubclass(one, DecisionBase) for one in decisions_of(kind))
    assert sum(issubclass(one, Opening) for one in decisions_of(kind)) == 1


def test_no_two_kinds_share_the_word_of_a_decision_or_of_an_event():
    for union in ("Decision", "AnyEvent"):
        words = [one.__struct_config__.tag for kind in TOURNAMENTS.values() for one in get_args(getattr(kind, union)) if one not in OF_ALL]
        assert len(set(words)) == len(words)


PLAIN: dict[Any, Any] = {str: "x", int: 1, bool: True, datetime: WHEN, date: WHEN.date(), By: Actor("x", "organiser")}


def example(struct):
    """An instance with something in every field that has no default."""
    needed = {}
    for field in msgspec.structs.fields(struct):
        if field.required:
            kind = field.type if field.type in PLAIN or not hasattr(field.type, "__metadata__") else field.type.__origin__
            if kind in PLAIN:
                needed[field.name] = PLAIN[kind]
            elif getattr(kind, "__origin__", None) is dict:
                needed[field.name] = {}
            elif getattr(kind, "__origin__", None) is tuple:
                needed[field.name] = ()
            elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                needed[field.name] = example(kind)
            else:
                needed[field.name] = get_args(kind)[0]
    return struct(**needed)


@pytest.mark.parametrize(("kind", "struct"), [(kind, one) for kind in TOURNAMENTS for one in decisions_of(kind)])
def test_every_decision_is_written_and_read_again(kind, struct):
    decision = example(struct)
    assert read(TOURNAMENTS[kind], write([decision])) == (decision,)


@pytest.mark.parametrize(("kind", "struct"), [(kind, one) for kind in TOURNAMENTS for one in decisions_of(kind)])
def test_every_decision_is_answered_in_an_event_that_has_just_been_opened(kind, struct):
    rulebook, log = event(kind, 1, 0)
    state = fold(TOURNAMENTS[kind], rulebook, log[:1])
    assert isinstance(TOURNAMENTS[kind].decide(state, example(struct)), Step | Refusal)


def test_a_rulebook_without_a_championship_is_refused():
    without = [name for name in names() if load(name).championship is None]
    assert without
    for name in without:
        found = tournament_of(load(name))
        assert isinstance(found, Refusal)
        assert found.code == "no_championship"


@pytest.mark.parametrize("name", [name for name in names() if load(name).championship is not None])
def test_a_rulebook_with_a_championship_has_its_kind(name):
    found = tournament_of(load(name))
    assert not isinstance(found, Refusal)
    assert found.kind == ("poker" if name == "cgp-2024" else "pairs")


SUFFIXED = {
    "informed": {"informed.venue", "informed.contact", "informed.sponsors", "informed.prizes"},
    "date-moved": {"date-moved.opens", "date-moved.closes", "date-moved.event"},
    "entered": {"entered.pending", "entered.applied", "entered.waiting", "entered.selected"},
    "money-moved": {"paid", "refunded"},
    "noted": {
        *("noted.summoned", "noted.summoned.by", "noted.confirmed", "noted.signed", "noted.substituted", "noted.withdrawn"),
        *("noted.checked-in", "noted.checked-in-late"),
    },
    "incident-noted": {"incident-noted", "incident-noted.call"},
    "draw-announced": {"draw-announced", "draw-announced.again"},
    "called": {"called", "called.online", "began"},
    "taken-back": {"taken-back.check-in", "taken-back.start"},
    "sheet-signed": {"sheet-signed", "sheet-signed.missing"},
    "result": {"result", "result.corrected"},
    "moved-on": {"moved-on", "moved-on.nobody"},
    "left-out": {"left-out.withdrawn", "left-out.disqualified", "left-out.eliminated"},
    "sanctioned": {f"sanctioned.{effect}" for effect in ("warning", "mao", "partida", "jogo", "disqualification")},
    "phase-changed": {"phase-changed", "phase-changed.suspended", "phase-changed.cancelled"},
    "penalised": {"warning", "missed-hands", "missed-orbits", "dead-hand"},
    "barred": {"banned", "excluded"},
    "entry-paid": {f"paid-{means}" for means in ("cash", "debit", "credit", "transfer", "seat")},
    "prize-paid": {f"prize-paid-{means}" for means in ("cash", "cheque", "transfer")},
    "ranking-paid": {"stage-paid", "annual-paid"},
    "logos": {"logos", "no-logos"},
    "time-called": {"time-refused", "time-in-time", "time-dead-hand", "time-check"},
    "hand-told": {"hand-playing", "hand-all-in", "hand-finished"},
}
"""The events that are told under several words."""


@pytest.mark.parametrize(("kind", "besides"), [("pairs", set()), ("poker", {"correction-undone"})])
def test_every_event_has_a_sentence_and_every_sentence_an_event(kind, besides):
    tags = [one.__struct_config__.tag for one in get_args(TOURNAMENTS[kind].AnyEvent)]
    assert set(DIARY[kind]) == {word for tag in tags for word in SUFFIXED.get(tag, {tag})} | besides


@pytest.mark.parametrize("kind", TOURNAMENTS)
def test_the_three_languages_of_a_diary_name_the_same_facts(kind):
    for texts in DIARY[kind].values():
        facts = [{field for _, field, _, _ in Formatter().parse(text) if field} for text in texts]
        assert facts[0] == facts[1] == facts[2]


def test_no_two_kinds_tell_different_things_under_one_word():
    assert not PAIRS_DIARY.keys() & POKER_DIARY.keys()
    assert not CORE_DIARY.keys() & (PAIRS_DIARY.keys() | POKER_DIARY.keys())
    assert all(f"diary/{word}" in paper("pt") for words in DIARY.values() for word in words)


def test_the_wild_events_of_both_kinds_are_long_enough_to_prove_something():
    for kind in TOURNAMENTS:
        told = set()
        for luck in range(12):
            rulebook, log = event(kind, luck, 60)
            told |= {type(one).__name__ for made in transitions(TOURNAMENTS[kind], rulebook, log) for one in made.events}
        assert len(told) >= 15, (kind, sorted(told))
