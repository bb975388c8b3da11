"""What a keyboard sends, as keys."""

from tento.terminal.keys import OTHER, split_keys


def test_an_arrow_is_one_key_that_means_nothing():
    assert split_keys("\x1b[A") == [OTHER]


def test_enter_and_backspace_have_one_spelling():
    assert split_keys("\r\x7f") == ["\n", "\b"]
