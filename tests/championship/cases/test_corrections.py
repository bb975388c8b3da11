"""The question `correction`, held against a program that knows brackets and nothing else."""

from collections import Counter

import pytest

from tento.championship.cases.pairs.corrections import correction
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import format_of
from tento.rulebooks.loader import load, overlay
from tests.championship.cases.brackets import random_case

BY_ITSELF = {"truco-masters-2025": "knockout", "fenacef-ix": "knockout", "afia-2025": "final"}


def rulebook_of(name, third):
    """The rulebook, with a match for third place or without."""
    return overlay(load(name), {"honours": {"third_place": "match" if third else "shared"}})


@pytest.mark.parametrize("name", sorted(BY_ITSELF))
def test_random_brackets_are_answered_as_an_independent_program_answers_them(name):
    books = {third: rulebook_of(name, third) for third in (False, True)}
    form = format_of(books[False], BY_ITSELF[name], final=True)
    seen: Counter[str] = Counter()
    for luck in range(400):
        made = random_case(luck, form.wins, form.target)
        if made is None:
            continue
        case, third, expected = made
        found = correction(case, books[third])
        assert {key: found[key] for key in expected} == expected, (luck, case)
        seen[expected["outcome"]] += 1
    assert sum(seen.values()) > 300
    assert set(seen) == {"recomputed", "moved_on", "committee", "stands", "replayed", "refused"}
    assert rules_of(books[True]).honours.third_place == "match"
