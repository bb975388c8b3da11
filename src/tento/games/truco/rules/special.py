"""Mão de onze and mão de ferro: when they happen, who decides, what stays dark."""

from msgspec.structs import replace

from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import DecideOnze, Look
from tento.games.truco.rules.match import Events, end_mao
from tento.games.truco.rules.rodadas import is_dark
from tento.games.truco.rules.state import Kind, Mao, State, members, the_mao
from tento.games.truco.rules.verdict import Verdict, refuse
from tento.rulebooks.enforced import enforces
from tento.table.seats import Pair, Seat, other_pair, pair_of


@enforces("onze_at")
def kind_of_mao(state: State) -> tuple[Kind, Pair | None]:
    """Both pairs on the mark: ferro. One of them: onze, and which."""
    at = state.rules.onze_at
    marks = [score == at for score in state.score]
    if all(marks):
        return "ferro", None
    if any(marks):
        return "onze", Pair(marks.index(True))
    return "normal", None


@enforces("mao_base_value", "onze_starts_at", "ferro_wins")
def starting_value(state: State, kind: Kind) -> int:
    """What the mão is worth when it starts.

    A mão de onze has its play value, or until it is played what running costs; a mão de ferro the points missing to the target.
    """
    if kind == "onze":
        return state.rules.onze_play_value if state.rules.onze_starts_at == "play_value" else state.rules.onze_decline_value
    if kind == "ferro":
        return state.rules.partida_target - state.rules.onze_at
    return state.carried or state.rules.mao_base_value


def verify_decision(state: State, seat: Seat, _action: DecideOnze) -> Verdict:
    """Only the pair with eleven, only before the first card."""
    if state.stage in ("mao_over", "match_over"):
        return refuse(state, "mao_over")
    if state.stage != "onze":
        return refuse(state, "wrong_moment", "onze_at")
    if pair_of(seat) != the_mao(state).eleven:
        return refuse(state, "not_your_turn", "onze_decision_by")
    return None


@enforces("onze_decision_by", "onze_decline_value", "onze_play_value")
def decide_onze(state: State, events: Events, seat: Seat, action: DecideOnze) -> State:
    """Plays on for the value of the onze, or runs and gives the opponents their point."""
    mao = the_mao(state)
    if not _agreed(state, mao, seat, action.play):
        events.append(ev.OnzeVoted(seat=seat, play=action.play))
        votes = (*(vote for vote in mao.onze_votes if vote[0] != seat), (seat, action.play))
        return replace(state, mao=replace(mao, onze_votes=votes))
    rule = "onze_play_value" if action.play else "onze_decline_value"
    events.append(ev.OnzeDecided(seat=seat, play=action.play, articles=state.rulebook.cites(rule)))
    if action.play:
        return replace(state, stage="play", mao=replace(mao, value=state.rules.onze_play_value))
    points = state.rules.onze_decline_value
    return end_mao(state, events, other_pair(pair_of(seat)), points, "onze_declined", "onze_decline_value")


def _agreed(state: State, mao: Mao, seat: Seat, play: bool) -> bool:
    """Whether the pair has decided: with the first answer, with the first yes, or once both say the same."""
    choice = state.rules.onze_decision_by
    if choice == "first_answer" or (choice == "any_play_wins" and play):
        return True
    others = [member for member in members(state, pair_of(seat)) if member != seat]
    return all((other, play) in mao.onze_votes for other in others)


@enforces("ferro_hand_visibility")
def verify_look(state: State, _seat: Seat, _action: Look) -> Verdict:
    """Nobody looks at dark cards; where they are not dark there is nothing to look at."""
    if state.stage in ("mao_over", "match_over"):
        return refuse(state, "mao_over")
    if state.mao is not None and is_dark(state, state.mao):
        return refuse(state, "cards_are_dark", "ferro_hand_visibility")
    return refuse(state, "wrong_moment", "ferro_hand_visibility")


@enforces("onze_partners_show", "ferro_hand_visibility")
def sees_partner(state: State, seat: Seat) -> bool:
    """In a mão de onze the partners with eleven know each other's cards; in a mão de ferro everybody where that was agreed."""
    rules, mao = state.rules, state.mao
    if mao is None or mao.kind == "normal":
        return False
    if mao.kind == "ferro":
        return rules.ferro_hand_visibility == "open_to_partner"
    return rules.onze_partners_show and mao.eleven == pair_of(seat)
