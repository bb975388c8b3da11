"""One word for each agreement on seeds; logs that were kept with an older word are still read."""

import msgspec
import pytest

from tento.club.live import entries as log

LINE = (
    b'{"entry":"opened","at":5,"host":"ana","config":{"game":"truco","rulebook":"ktruco-paulista","title":"\\"reveal\\":\\"hand\\"",'
    b'"seats":4,"reveal":"%s"},"rulebook_hash":"sha256:0"}'
)
"""As tables were opened before the words were one."""


@pytest.mark.parametrize(("word", "meant"), [("hand", "deal"), ("deal", "deal"), ("partida", "partida"), ("never", "never")])
def test_a_kept_log_says_when_seeds_are_revealed(word, meant):
    entry = log.decode(LINE % word.encode())
    assert isinstance(entry, log.Opened)
    assert (entry.config.reveal, entry.config.title, entry.at) == (meant, '"reveal":"hand"', 5)


def test_a_word_that_never_was_one_is_refused():
    with pytest.raises(msgspec.ValidationError):
        log.decode(LINE % b"sometimes")


def test_an_entry_of_another_kind_is_refused_as_before():
    with pytest.raises(msgspec.ValidationError):
        log.decode(b'{"entry":"started","at":"noon"}')
