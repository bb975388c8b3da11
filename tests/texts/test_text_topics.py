"""Texts that stand in several files, one for each topic, are one dictionary to whoever reads them."""

import pytest

from tento.games.truco.texts import refusals
from tento.texts.championship import poker
from tento.texts.club import refusals as club
from tento.texts.papers import championship as championship_print


@pytest.mark.parametrize(
    "topics", [refusals.TOPICS, poker.TOPICS, championship_print.TOPICS, club.TOPICS], ids=["refusals", "poker", "papers", "club"]
)
def test_no_key_is_written_in_two_topics(topics):
    keys = [key for topic in topics for key in topic]
    assert sorted(set(keys)) == sorted(keys)
