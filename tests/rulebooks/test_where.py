"""An article that is called shown or the referee's says where people read it: some page asks for that place."""

import re
from pathlib import Path

import pytest

from tento.rulebooks.loader import OFFICIAL, load

PAGES = Path(__file__).parents[2] / "client" / "src"
BY_DOING = {"desk"}
"""Places whose page does what the article says (PK-19: each means of payment stands there with its price) and need not quote it."""


@pytest.mark.parametrize("name", OFFICIAL)
def test_the_place_where_an_article_is_shown_is_on_some_page(name):
    asked = {place for page in PAGES.rglob("*.svelte") for place in re.findall(r'where="(\w+)"', page.read_text(encoding="utf-8"))}
    assert {article.where for article in load(name).articles if article.where} - asked <= BY_DOING
