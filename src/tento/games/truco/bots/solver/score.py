"""What can only lose at the score of a partida."""

from typing import NamedTuple

from tento.games.truco.rules.views import View
from tento.games.truco.values import TrucoRules


class Score(NamedTuple):
    """The score of one of two, and what its mão stands at: its value, or what is asked for and what running from that costs."""

    target: int
    ours: int
    theirs: int
    value: int
    asked: int | None
    running: int

    @property
    def won_by_mao(self) -> bool:
        """Whether the mão as it stands wins the partida: to ask for more could only lose it."""
        return self.ours + self.value >= self.target

    @property
    def won_by_yes(self) -> bool:
        """Whether what is asked for wins the partida."""
        return self.asked is not None and self.ours + self.asked >= self.target

    @property
    def lost_by_running(self) -> bool:
        """Whether running gives the partida away."""
        return self.theirs + self.running >= self.target


def score_of(view: View, rules: TrucoRules) -> Score:
    """The score as the viewer sees it."""
    mao, me = view.mao, view.viewer
    assert mao is not None, "there is a mão"
    assert isinstance(me, int), "a spectator has no score"
    running = 0 if mao.asked is None else rules.refusal_points[rules.raise_ladder.index(mao.asked)]
    return Score(rules.partida_target, view.score[me], view.score[1 - me], mao.value, mao.asked, running)
