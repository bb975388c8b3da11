"""The small players of one habit: each keeps its habit, and plays under every rulebook what the table offers."""

import pytest

from tento.club.simulation.simulate import simulate
from tento.games.registry import kit_of
from tento.games.truco.bots.styles import STYLES
from tento.rulebooks.loader import load, names

BOOKS = [load(name) for name in names("truco")]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_all_styles_play_partidas_under_every_rulebook(book):
    for seats in kit_of("truco").seats_under(book):
        playing = [*STYLES, *STYLES][:seats] if seats == 4 else ["loose", "counter"]
        assert simulate(book, [STYLES[name](book) for name in playing], partidas=1, seed=3, duplicate=True).partidas >= 1


def told(first: str, second: str) -> dict[str, int]:
    book = load("ktruco-paulista-limpo")
    return simulate(book, [STYLES[first](book), STYLES[second](book)], partidas=12, seed=5, duplicate=True).sides[0].counts


def test_the_tight_run_and_the_loose_say_yes():
    tight, loose = told("tight", "loose"), told("loose", "tight")
    assert tight["refused"] > 2 * tight["accepted"]
    assert loose["refused"] < 2 * loose["accepted"]


def test_the_loose_call_more_often_than_the_slow():
    assert told("loose", "tight")["raises"] > 1.5 * told("slow", "tight")["raises"]
