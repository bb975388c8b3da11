"""The mão de onze: both hands of the pair are known, so it is one question of odds."""

from tento.games.truco.bots.sensible.calling import purse_of
from tento.games.truco.bots.sensible.knowledge import Known, Spot
from tento.games.truco.bots.sensible.worlds import imagine, likely
from tento.games.truco.rules.actions import DecideOnze


def decide(spot: Spot) -> tuple[DecideOnze, str]:
    """Plays if that wins the partida more often than to run and give the points away."""
    known, rules = spot.known, spot.known.rules
    if _holds_the_two_highest(known):
        return DecideOnze(True), "onze_sure"
    purse = purse_of(spot)
    play = purse.mao(likely(imagine(known, spot.chance)), rules.onze_play_value)
    run = purse.lost(rules.onze_decline_value)
    return (DecideOnze(True), "onze_play") if play >= run else (DecideOnze(False), "onze_run")


def _holds_the_two_highest(known: Known) -> bool:
    """Two cards of the pair that no unseen card reaches: two rodadas are theirs."""
    ours = sorted(card for seat in range(known.pair, known.seats, 2) for card in known.held[seat])
    return len(ours) > 1 and ours[-2] > max(known.unseen)
