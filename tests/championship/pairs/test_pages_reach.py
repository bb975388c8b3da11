"""Every decision of a championship of pairs is made on some page, or the docs say where else."""

from pathlib import Path

import pytest

from tento.championship.core.filling import kinds_of
from tento.championship.pairs import tournament

CLIENT = Path(__file__).parents[3] / "client" / "src"
PAGES = "".join(
    path.read_text(encoding="utf-8")
    for folder in ("pages/event", "components/match", "components/event")
    for path in sorted((CLIENT / folder).rglob("*"))
    if path.suffix in (".svelte", ".ts") and ".test." not in path.name
)
ELSEWHERE = {"publish": "the page that opens an event", "take-over": "the command line of a second laptop"}


@pytest.mark.parametrize("word", kinds_of(tournament.Decision))
def test_the_decision_is_on_a_page(word):
    assert f"'{word}'" in PAGES or f'"{word}"' in PAGES or word in ELSEWHERE
