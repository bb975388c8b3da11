"""A bot that plays as a sensible person does, from its own view alone."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.truco.actions import Accept, Action, Claim, Cut, Deal, DecideOnze, Draw, HandBack, Keep, Play, PlayDark, Raise, Refuse
from tento.truco.ranking import order
from tento.truco.views import View


class Sensible:
    """The house's own player."""

    name = "sensible"

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """What it would advise itself."""
        return advise(view, options, self.rulebook, chance)[0]


def advise(view: View, options: Sequence[Action], rulebook: Rulebook, chance: Chance) -> tuple[Action, str]:
    """The action that a sensible player takes here, and the key of the reason."""
    for kind, reason in ((Claim, "claim"), (HandBack, "hand_back"), (Deal, "deal"), (Keep, "keep_weakest")):
        for action in options:
            if isinstance(action, kind):
                return action, reason
    for kinds, reason in (((Draw,), "draw"), ((Cut,), "cut"), ((PlayDark,), "dark")):
        some = [a for a in options if isinstance(a, kinds)]
        if some:
            return chance.choice(some), reason
    mao = view.mao
    assert mao is not None and mao.hand is not None
    strength = order(rulebook.values, mao.vira)
    best = sorted((strength[c] for c in (*mao.hand, *(mao.partner_hand or ()))), reverse=True)
    good = sum(s > 32 for s in best[:2])
    if isinstance(options[0], DecideOnze):
        return DecideOnze(good > 0), "onze_good" if good else "onze_bad"
    if mao.asked is not None:
        accept, refuse = Accept(), Refuse()
        return (accept, "accept_good") if good else (refuse, "refuse_bad")
    raises = [a for a in options if isinstance(a, Raise)]
    if raises and good > 1:
        return raises[0], "raise_ahead"
    plays = sorted((a for a in options if isinstance(a, Play)), key=lambda a: strength[a.card])
    if not plays:
        return options[0], "only_choice"
    return plays[-1] if mao.winning is None or mao.winning != view.viewer % 2 else plays[0], "lead"  # type: ignore[operator]
