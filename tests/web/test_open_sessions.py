"""Sockets end with their session: how soon they hear of it where another process closed it."""

from tento.web.sockets.open_sessions import LOOK_SECONDS, LOOKED_BACK_SECONDS


def test_closed_sessions_are_looked_for_often_enough_for_the_second_that_is_promised():
    """SECURITY.md promises a second: a look, its question to the database and the closing must fit into it."""
    assert LOOK_SECONDS <= 0.5


def test_a_process_that_was_held_up_for_seconds_misses_no_session_that_was_closed_meanwhile():
    assert LOOKED_BACK_SECONDS >= 10 * LOOK_SECONDS
