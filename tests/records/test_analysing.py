"""A whole match judged: from the views of its seats alone, the same each time, and only as far as its cards are known."""

import pytest

import tento
from tento.cards.chance import Chance
from tento.games.registry import kit_of
from tento.games.truco.rules import actions as do
from tento.records.analysing import Judged, MatchAnalysis, Stood, decisions, judged, of, played_of, valued
from tento.records.reading import read
from tests.games.poker.test_table_records import played
from tests.records.recorded import SMALL


def record(rulebook: str, bot: str, seed: int = 4) -> str:
    table = tento.Table(rulebook, seed=seed)
    table.play(tento.bot(bot))
    return table.record


@pytest.fixture(scope="module")
def truco() -> str:
    return record("paulista-da-casa", "random")


@pytest.fixture(scope="module")
def found(truco) -> MatchAnalysis:
    return tento.analyse(truco)


def test_the_same_match_is_judged_the_same_each_time(truco, found):
    assert tento.analyse(truco) == found


def test_a_player_by_chance_makes_mistakes_and_each_costs_what_the_choices_say(found):
    assert found.mistakes
    for one in found.mistakes:
        worth = {choice.action: choice.worth for choice in one.choices}
        assert one.cost == pytest.approx(worth[one.best] - worth[one.action], abs=0.0002)


def test_the_strongest_player_makes_hardly_any_mistake_of_its_own():
    table = tento.Table("paulista-da-casa", seats=2, seed=3)
    table.play(tento.bot(of(table.kit)[0].player))
    found = tento.analyse(table.record)
    assert len(found.judged) > 10
    assert len(found.mistakes) <= 1


def test_the_match_ends_as_it_did_and_the_moments_that_decided_are_those_that_moved_it_most(truco, found):
    winner = kit_of("truco").game.outcome(tento.replay(truco).state)
    assert winner is not None
    assert found.stood[0] == Stood(0, 0, (0.5, 0.5))
    assert found.stood[-1].sides[winner.winner] == 1.0
    moves = sorted((abs(now.sides[0] - once.sides[0]) for once, now in zip(found.stood, found.stood[1:], strict=False)), reverse=True)
    assert sorted((turn.swing for turn in found.turns), reverse=True) == pytest.approx(moves[:3])


@pytest.mark.parametrize("rulebook", ["paulista-da-casa", "afia-2025", "cgp-2024"])
def test_who_judges_gets_the_view_of_the_seat_and_nothing_that_it_does_not_show(rulebook):
    """The views that are handed over are those that the rules give this seat, each with its own options."""
    text = read(record(rulebook, "random", 5))
    kit, again = kit_of(text.header.game), tento.replay(record(rulebook, "random", 5))
    acts = list(played_of(text, tento.load(rulebook), again))
    asked = list(decisions(kit, acts))
    before = {one.place: one.before for one in acts}
    assert asked
    for one in asked:
        assert one.view == kit.game.view(before[one.place], one.seat)
        assert one.view.viewer == one.seat


def test_what_a_clock_or_a_bot_did_for_a_player_is_not_judged(truco):
    text = read(truco)
    acts = list(played_of(text, tento.load("paulista-da-casa"), tento.replay(truco)))
    for stand_in in ("bot", "clock"):
        assert list(decisions(kit_of("truco"), [one._replace(stand_in=stand_in) for one in acts])) == []


def test_an_advice_to_bluff_is_nobodys_duty(truco):
    kit, text = kit_of("truco"), read(truco)
    acts = list(played_of(text, tento.load("paulista-da-casa"), tento.replay(truco)))
    one = next(asked for asked in decisions(kit, acts) if any(isinstance(option, do.Raise) for option in asked.options))
    said = valued(kit, one.view, one.options, tento.load("paulista-da-casa"), bytes(16))
    assert said is not None
    raised = next(option for option in one.options if isinstance(option, do.Raise))
    dear = tuple(1.0 if option == raised else 0.0 for option in one.options)
    bluff = judged(kit, one, type(said)(raised, "call_bluff", dear))
    sure = judged(kit, one, type(said)(raised, "call_sure", dear))
    assert (bluff and bluff.cost, sure and sure.cost) == (0.0, 0.0 if one.action == raised else 1.0)


def test_a_deal_that_was_never_revealed_is_not_judged():
    """Poker's record tells what was shown: nobody's own cards are known, so nobody's choices are; the chips were seen by all."""
    found = tento.analyse(played("no-limit-holdem", "referee")[0])
    assert found.judged == ()
    assert len(found.stood) > 1


def test_a_match_without_a_choice_has_no_mistake():
    found = tento.analyse(SMALL)
    assert isinstance(found, MatchAnalysis)
    assert all(isinstance(one, Judged) for one in found.judged)


def test_luck_is_the_only_thing_that_a_judgement_takes_beside_the_view(truco):
    """Another seed may imagine other worlds; the same one never does."""
    kit, text = kit_of("truco"), read(truco)
    one = next(decisions(kit, list(played_of(text, tento.load("paulista-da-casa"), tento.replay(truco)))))
    book = tento.load("paulista-da-casa")
    worth = of(kit)[0].worth
    assert worth(one.view, one.options, book, Chance(3)) == worth(one.view, one.options, book, Chance(3))
