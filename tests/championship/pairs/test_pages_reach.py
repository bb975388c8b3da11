"""Every decision of a championship of pairs is made on some page, or the docs say where else."""

import re
from pathlib import Path

import pytest

from tento.championship.core.filling import kinds_of
from tento.championship.pairs import tournament
from tento.rulebooks.loader import load, names

CLIENT = Path(__file__).parents[3] / "client" / "src"
PAGES = "".join(
    path.read_text(encoding="utf-8")
    for folder in ("pages/event", "components/match", "components/event")
    for path in sorted((CLIENT / folder).rglob("*"))
    if path.suffix in (".svelte", ".ts") and ".test." not in path.name
)
TOLD = set(re.findall(r'<Told\b[^>]*\bwhere="([a-z-]+)"', PAGES))
"""The places at which a page shows the articles that no rule of the program fixes."""
SHOWN = sorted(
    {
        (article.where, book.name)
        for book in map(load, names())
        if book.championship is not None and book.parent is None
        for article in book.articles
        if article.where is not None
    }
)
ELSEWHERE = {"publish": "the page that opens an event", "take-over": "the command line of a second laptop"}


@pytest.mark.parametrize("word", kinds_of(tournament.Decision))
def test_the_decision_is_on_a_page(word):
    assert f"'{word}'" in PAGES or f'"{word}"' in PAGES or word in ELSEWHERE


@pytest.mark.parametrize("place", SHOWN, ids=" of ".join)
def test_an_article_that_is_shown_stands_on_the_page_that_its_rulebook_names(place):
    assert place[0] in TOLD


def test_no_page_shows_articles_that_no_rulebook_has():
    assert {where for where, _ in SHOWN} == TOLD
