"""What the page is told of the games: which bots are offered at how many seats is said by the game, not known by the page."""

from tento.games.registry import games, kit_of
from tento.web.api.cup_shown import cup_rulebooks
from tento.web.api.games_shown import games_shown


def test_the_solved_mao_is_offered_to_two_players_alone():
    told = {game.name: game.bot_seats for game in games_shown()}
    assert told == {"truco": {"solver": (2,)}, "tranca": {}, "poker": {}}


def test_a_table_of_four_is_not_offered_the_player_for_two():
    kit = kit_of("truco")
    assert set(kit.bots_at(2)) - set(kit.bots_at(4)) == {"solver"}
    assert {"sensible", "random", "master"} <= set(kit.bots_at(4))


def test_a_cup_of_pairs_is_not_offered_the_player_for_two():
    assert {book.name for book in cup_rulebooks() if "solver" in book.bots} == set()
    assert all("sensible" in book.bots for book in cup_rulebooks())


def test_every_exception_is_about_a_bot_and_seats_of_its_game():
    for kit in map(kit_of, games()):
        for bot, seats in kit.bot_seats.items():
            assert bot in kit.bots
            assert set(seats) < set(kit.seats)
