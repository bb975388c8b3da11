"""A player that learns four people of our own making: it agrees with each more than its teacher does, and less with another's memory."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from tento.cards.chance import Chance
from tento.club.simulation.simulate import simulate
from tento.games.registry import kit_of
from tento.games.truco.learned import situation
from tento.games.truco.rules.actions import Accept, Action, DecideOnze, Play, Raise, Refuse
from tento.games.truco.rules.ranking import order
from tento.games.truco.rules.views import View
from tento.games.truco.texts.learned import told
from tento.rulebooks.loader import load
from tento.table.learned.memory import Memory
from tento.table.learned.player import Decision, LearnedBot, agreement

BOOK = load("ktruco-paulista-limpo")
KIT = kit_of("truco")
DECISIONS = 1000


class Person:
    """Plays by one habit, and notes every decision that is worth remembering."""

    def __init__(self, habit: str) -> None:
        self.name, self.decisions = habit, list[Decision]()
        self._teacher = KIT.bot("sensible", BOOK)

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        taught: Action = self._teacher.choose(view, options, chance)
        seen = situation(view, options, BOOK)
        if seen is None:
            return taught
        chosen = self._habit(view, list(options), chance)
        labels = dict(zip(options, seen.labels, strict=True))
        self.decisions.append(Decision(seen, labels[chosen], labels[taught]))
        return chosen

    def _habit(self, view: View, options: list[Action], chance: Chance) -> Action:
        kinds = {type(action): action for action in options}
        assert view.mao is not None
        strength = order(BOOK.values, view.mao.vira)
        plays = sorted((action for action in options if isinstance(action, Play)), key=lambda play: strength[play.card])
        if self.name == "bluffer" and Raise in kinds and chance.happens(3, 4):
            return kinds[Raise]
        if DecideOnze in kinds:
            return DecideOnze(self.name != "miser")
        if Accept in kinds:
            return kinds[Refuse] if self.name == "miser" and Refuse in kinds else kinds[Accept]
        return plays[0] if self.name in ("miser", "zap-keeper") else plays[-1]


@cache
def decisions(habit: str) -> tuple[Decision, ...]:
    """A thousand decisions of this person, against one who says yes and no by chance."""
    person, seed = Person(habit), 1
    while len(person.decisions) < DECISIONS:
        simulate(BOOK, [person, KIT.bot("random", BOOK)], partidas=4, seed=seed)
        seed += 1
    return tuple(person.decisions[:DECISIONS])


def learned(habit: str) -> Memory:
    """What the first four fifths of them teach."""
    memory = Memory("truco", BOOK.name)
    for one in decisions(habit)[: DECISIONS * 4 // 5]:
        memory.remember(one.situation, one.chosen)
    return memory


PEOPLE = ("bluffer", "miser", "zap-keeper", "always-yes")


@pytest.mark.parametrize("habit", PEOPLE)
def test_what_was_learned_foretells_the_person_better_than_the_teacher(habit):
    held_out = decisions(habit)[DECISIONS * 4 // 5 :]
    taught, known = agreement(held_out, []), agreement(held_out, [learned(habit)])
    assert known.share >= taught.share + 0.15
    assert known.log_loss < taught.log_loss
    other = PEOPLE[PEOPLE.index(habit) - 1]
    assert agreement(held_out, [learned(other)]).share < known.share


def test_the_log_loss_is_lower_beyond_chance():
    """Drawn anew a thousand times from the held-out decisions, the gain is positive in more than 95 of 100."""
    held_out = decisions("bluffer")[DECISIONS * 4 // 5 :]
    memory, luck = [learned("bluffer")], random.Random(1)
    gains = [agreement([one], []).log_loss - agreement([one], memory).log_loss for one in held_out]
    means = [sum(luck.choices(gains, k=len(gains))) for _ in range(1000)]
    assert sum(mean > 0 for mean in means) > 950


def test_the_player_calls_as_often_as_the_bluffer():
    bot = LearnedBot("like", KIT.learning, [learned("bluffer")], KIT.bot("sensible", BOOK), BOOK)  # type: ignore[arg-type]
    teacher = KIT.bot("sensible", BOOK)
    raises = [simulate(BOOK, [one, KIT.bot("random", BOOK)], partidas=4, seed=9).sides[0].counts["raises"] for one in (bot, teacher)]
    assert raises[0] > 2 * raises[1]


def said(counts, lang):
    return [one.text for one in told(counts, lang)]


def test_what_was_learned_is_told_in_words():
    assert said({"turn h9 r1": {"call": 7, "low": 3}}, "en") == [
        "With a very strong hand, in the first rodada, you call 7 times in 10 (10 situations)"
    ]
    assert said({"answer h0": {"no": 6, "yes": 6}}, "pt") == ["Com uma mão muito fraca, você corre 5 vezes em 10 (12 situações)"]
    assert said({"turn h9 r1": {"call": 2}, "nobody knows this": {"call": 30}}, "en") == []


def test_the_cards_of_a_hand_are_told_by_their_manilhas_over_all_hands_that_had_as_many():
    hands = {
        "turn ZHL lead r1 x1 open": {"call": 4, "high": 1},
        "turn MCC behind r1 x1 we": {"call": 3, "low": 2},
        "turn HHL lead r1 x1 open": {"high": 3, "low": 3, "call": 9},
        "turn h8": {"call": 90, "high": 10},
    }
    assert said(hands, "en") == [
        "Without a manilha, in the first rodada, you call 6 times in 10 (15 situations)",
        "With one manilha, in the first rodada, you call 7 times in 10 (10 situations)",
        "With a very strong hand, you call 9 times in 10 (100 situations)",
        "When you lead the mão, you lead the highest card 6 times in 10 (7 situations)",
    ]


def test_of_too_many_situations_those_seen_most_stay():
    memory = Memory("truco", BOOK.name)
    memory.counts = {"a": Counter(call=1), "b": Counter(call=3), "c": Counter(call=1, low=1)}
    assert list(memory.trimmed(2).counts) == ["b", "c"]
