"""Every medal that can be won has its words and its drawing in the client."""

import re
from pathlib import Path

import pytest

from tento.games.registry import games, kit_of

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games"
FILES = ("medals.ts", "i18n/pt/medals.ts", "i18n/en/medals.ts", "i18n/es/medals.ts")


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("file", FILES)
def test_the_client_knows_each_medal_of_the_game_and_no_other(game, file):
    written = (CLIENT / game / file).read_text(encoding="utf-8").rpartition("symbols: {")[2]
    keys = set(re.findall(r"^\s+(\w+):(?=\s+['{]|$)", written, re.MULTILINE)) - {"name", "how"}
    assert keys == set(kit_of(game).medals.keys)
