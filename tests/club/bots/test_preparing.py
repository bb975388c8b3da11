"""A bot that needs a while before its first choice: its deputy plays until it is ready."""

from threading import Event

from msgspec.structs import replace

from tento.club.bots.question import stand_in, think
from tento.club.bots.worker import Asked, Head
from tests.club.bots.questions import questions


class Slow:
    """A master that gets ready when it is let."""

    name = "master"

    def __init__(self) -> None:
        self.let, self.ready = Event(), Event()

    def prepare(self) -> None:
        self.let.wait()
        self.ready.set()

    def choose(self, _view, options, _chance):
        return options[-1]


class OneHead(Head):
    """A head in which a given bot thinks."""

    def __init__(self, bot: Slow) -> None:
        super().__init__()
        self.bot = bot

    def _bot(self, _question, _hash):
        return self.bot


def test_the_deputy_plays_until_a_bot_is_ready():
    bot = Slow()
    head, question = OneHead(bot), next(one for one in questions("truco", "sensible", 12) if one.view.stage == "play")
    asked = Asked("x", question.rulebook, "truco", "master", question.view, question.options, question.seed, None)
    assert question.options[head.answer(asked).option] == think(question).action
    bot.let.set()
    bot.ready.wait()
    for thread in head._preparing.values():
        thread.join()
    assert head.answer(asked).option == len(question.options) - 1


def test_for_master_the_sensible_player_stands_in():
    asked = questions("truco", "sensible", 1)[0]
    assert stand_in(replace(asked, bot="master")).by == "sensible"
