"""Random mãos by the readable engine, with the very chance of the compiled one: the same seed plays the same mãos to the last card."""

from msgspec.structs import replace

from tento.games.truco.kernels.moves import action_of, number_of
from tento.games.truco.kernels.played import Played
from tento.games.truco.rules import game
from tento.games.truco.rules.actions import Deal
from tento.games.truco.rules.ceremony import deal, deals_from_bottom
from tento.games.truco.rules.state import State, the_mao
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step
from tento.table.seats import TABLE, Actor, Seat

_WORD = (1 << 64) - 1


class SplitMix:
    """SplitMix64, as `tento.table.bulk.chance` has it."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def drawn(self) -> int:
        """The next 64 bits."""
        self._state = self._state + 0x9E3779B97F4A7C15 & _WORD
        bits = (self._state ^ self._state >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _WORD
        return bits ^ bits >> 31

    def below(self, bound: int) -> int:
        """A number from 0 to just below the bound."""
        return (self.drawn() >> 32) * bound >> 32


def play(rulebook: Rulebook, seats: int, maos: int, seed: int) -> Played:
    """So many random mãos, match after match."""
    luck, state = SplitMix(seed), game.new(rulebook, seats)
    actions = matches = nobody = 0
    partidas, won, points = [0, 0], [0, 0], [0, 0]
    for _ in range(maos):
        state = _dealt(game.new(rulebook, seats) if state.outcome is not None else state, luck)
        while state.stage in ("play", "onze"):
            seat = game.waiting(state).seats[0]
            options = sorted(number_of(state, seat, action) for action in game.legal(state, seat))
            state = _after(state, seat, action_of(state, seat, options[luck.below(len(options))]))
            actions += 1
        matches += state.outcome is not None
        if state.partida is not None:
            partidas[state.partida] += 1
        result = state.result
        if result is None or result.winner is None:
            nobody += 1
        else:
            won[result.winner] += 1
            points[result.winner] += result.points
    return Played(maos, actions, matches, (partidas[0], partidas[1]), (won[0], won[1]), (points[0], points[1]), nobody)


def _dealt(state: State, luck: SplitMix) -> State:
    """A dealer who would be drawn for is any seat, the cards that are dealt are any, and nobody cuts or burns: chance is chance."""
    if state.next_dealer is None:
        state = replace(state, next_dealer=Seat(luck.below(state.seats)))
    pack = list(game.pack(state.rulebook))
    needed = 3 * state.seats + (state.rules.vira_dealt != "none")
    for place in range(needed if state.rules.stealing == "forbidden" else len(pack) - 1):
        other = place + luck.below(len(pack) - place)
        pack[place], pack[other] = pack[other], pack[place]
    state = _after(state, TABLE, game.shuffled(tuple(pack)))
    bottom = deals_from_bottom(state, the_mao(state))
    if bottom:
        state = replace(state, mao=replace(the_mao(state), pack=tuple(pack[::-1])))
    state = deal(state, [], state.dealer or Seat(0), Deal())
    mao = the_mao(state)
    return replace(state, mao=replace(mao, pack=mao.pack[::-1])) if bottom else state


def _after(state: State, actor: Actor, action: game.Action) -> State:
    answer = game.apply(state, actor, action)
    assert isinstance(answer, Step), answer
    found: State = answer.state
    return found
