"""Truco as a game: the contract of `tento.table.game`, with one verification for asking and doing."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from tento.cards.card import Card
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import ceremony, claims, draw, match, off_turn, offences, raises, reports, rodadas, special, views
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.ranking import deck
from tento.games.truco.rules.state import Mao, State, members, the_mao
from tento.games.truco.rules.verdict import Offence, Verdict, refuse
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Step, Waiting
from tento.table.memo_last import memo_last
from tento.table.outcome import Outcome
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, TABLE, Actor, Pair, Seat, other_pair, pair_of

name = "truco"
SeatAction = do.SeatAction
Action = do.Action
View = views.View
AnyEvent = ev.TrucoEvent
view = views.view
encoded_view = views.encoded_view

# The actions name different structs, so the tables below hold functions of any action; `_verify` looks them up by type.
_Verify = Callable[[State, Seat, Any], Verdict]
_Do = Callable[[State, match.Events, Seat, Any], State]

_SEAT: dict[type, tuple[_Verify, _Do | None]] = {
    do.Draw: (draw.verify_draw, draw.draw),
    do.Cut: (ceremony.verify_cut, ceremony.cut),
    do.Subir: (ceremony.verify_subir, ceremony.subir),
    do.Burn: (ceremony.verify_burn, ceremony.burn),
    do.HandBack: (ceremony.verify_hand_back, ceremony.hand_back),
    do.Deal: (ceremony.verify_deal, ceremony.deal),
    do.Play: (rodadas.verify_play, rodadas.play),
    do.Cover: (rodadas.verify_cover, rodadas.cover),
    do.PlayDark: (rodadas.verify_dark, rodadas.play_dark),
    do.Raise: (raises.verify_raise, raises.call),
    do.Accept: (raises.verify_answer, raises.accept),
    do.Refuse: (raises.verify_answer, raises.run),
    do.DecideOnze: (special.verify_decision, special.decide_onze),
    do.Claim: (claims.verify_claim, claims.claim),
    do.Throw: (claims.verify_throw, claims.throw),
    do.Keep: (claims.verify_keep, claims.keep),
    do.Look: (special.verify_look, None),
    do.Steal: (offences.verify_steal, offences.steal),
    do.Peek: (offences.verify_peek, offences.peek),
    do.CallTento: (offences.verify_call, offences.call_tento),
}

_REFEREE: dict[type, tuple[Callable[[State, Any], Verdict], Callable[[State, match.Events, Any], State]]] = {
    do.UpholdTento: (offences.verify_uphold, offences.uphold),
    do.DismissTento: (offences.verify_dismiss, offences.dismiss),
    do.Report: (reports.verify_report, reports.report),
    do.Sanction: (offences.verify_sanction, offences.sanction),
    do.Absence: (match.verify_absence, match.note_absence),
    do.Award: (match.verify_award, match.award),
    do.NewDeck: (offences.verify_new_deck, offences.new_deck),
}

_TABLE: dict[type, tuple[Callable[[State, Any], Verdict], Callable[[State, match.Events, Any], State]]] = {
    do.Shuffle: (ceremony.verify_shuffle, ceremony.shuffle),
    do.Clock: (match.verify_clock, match.tell_time),
}


@enforces("players", "first_dealer")
def new(rulebook: Rulebook, seats: int = 4, /, *, phase: str = "default", first_dealer: Seat | None = None) -> State:
    """A table before its first shuffle. `first_dealer` names who deals; otherwise the rulebook's draw or chance does."""
    rules = rulebook.values
    if seats not in rules.players:
        played = " or ".join(map(str, rules.players))
        raise ValueError(f"{rulebook.name} is played by {played}, not by {seats} ({', '.join(rulebook.cites('players'))})")
    if first_dealer is None and rules.first_dealer == "assigned":
        first_dealer = Seat(0)
    return State(rulebook, rules, seats, phase, next_dealer=first_dealer)


def pack(rulebook: Rulebook) -> tuple[Card, ...]:
    """The cards of the rulebook, in canonical order."""
    return deck(rulebook.values)


def shuffled(pack: tuple[Card, ...]) -> do.Shuffle:
    """The table brings this pack."""
    return do.Shuffle(pack)


def clock_limit(state: State) -> int | None:
    """When time is up; None once it is, and where the rulebook has no clock."""
    return None if state.time_up or state.outcome is not None else match.limit_seconds(state)


def clock_shows(seconds: int) -> do.Clock:
    """The clock shows this."""
    return do.Clock(seconds)


def settled(state: State) -> bool:
    """Between two partidas, or after the last: nothing that was hidden can help anybody now, unless the referee takes the last mão back."""
    return state.partida is not None or state.outcome is not None


def verify(state: State, actor: Actor, action: do.Action) -> Verdict:
    """None if the action is allowed, a refusal if not, an offence if it is allowed to happen and then punished."""
    kind = type(action)
    if actor == REFEREE:
        return _REFEREE[kind][0](state, action) if kind in _REFEREE else refuse(state, "unknown_action")
    if actor == TABLE:
        return _TABLE[kind][0](state, action) if kind in _TABLE else refuse(state, "unknown_action")
    if kind not in _SEAT or not isinstance(actor, int) or not 0 <= actor < state.seats:
        return refuse(state, "unknown_action")
    return _SEAT[kind][0](state, Seat(actor), action)


def apply(state: State, actor: Actor, action: do.Action) -> Step | Refusal:
    """The next state with what happened, or the refusal."""
    verdict = verify(state, actor, action)
    if isinstance(verdict, Refusal):
        return verdict
    events: match.Events = []
    if isinstance(verdict, Offence):
        return Step(offences.punish(state, events, verdict), tuple(events))
    return Step(_act(state, events, actor, action), tuple(events))


def _act(state: State, events: match.Events, actor: Actor, action: do.Action) -> State:
    kind = type(action)
    if actor == REFEREE:
        return _REFEREE[kind][1](state, events, action)
    if actor == TABLE:
        return _TABLE[kind][1](state, events, action)
    act = _SEAT[kind][1]
    assert act is not None, "verified"
    assert isinstance(actor, int), "verified"
    return act(state, events, Seat(actor), action)


def legal(state: State, seat: Seat) -> tuple[do.Action, ...]:
    """Every meaningful action of this seat that would be accepted without punishment.

    Left out are the irregular acts that a table must judge but no screen offers: throwing several cards, accusing, looking in the dark.
    """
    mao = state.mao
    if not 0 <= seat < state.seats:
        return ()
    if state.stage == "play" and mao is not None and mao.turn != seat:
        return off_turn.options(state, mao, seat, accepted)
    return accepted(state, seat)


def accepted(state: State, seat: Seat) -> tuple[do.Action, ...]:
    """The candidates that verification lets pass."""
    found: list[do.Action] = []
    for alike in _candidates(state, seat):
        if alike and _SEAT[type(alike[0])][0](state, seat, alike[0]) is None:
            found += alike
    return tuple(found)


Alike = tuple[do.Action, ...]
"""Candidates that are allowed together or not at all: the verdict on the first is the verdict on each."""

_CUTS: Final[Alike] = tuple(do.Cut(at) for at in range(1, 52))
_SUBIR: Final[Alike] = (do.Subir(),)
_HAND_BACK: Final[Alike] = (do.HandBack(),)
_DEAL: Final[Alike] = (do.Deal(),)
_ONZE: Final[Alike] = (do.DecideOnze(True), do.DecideOnze(False))
_ANSWERS: Final[Alike] = (do.Accept(), do.Refuse())
_CLAIM: Final[Alike] = (do.Claim(),)


def _candidates(state: State, seat: Seat) -> list[Alike]:
    if state.stage == "play":
        return _play_candidates(state, the_mao(state), seat)
    if state.stage == "onze":
        return [_ONZE]
    if state.stage == "ceremony":
        return _ceremony_candidates(state, seat)
    if state.stage == "draw" and state.spread is not None and seat in state.spread.drawing:
        return [(do.Draw(place),) for place in range(len(state.spread.pack))]
    return []


def _play_candidates(state: State, mao: Mao, seat: Seat) -> list[Alike]:
    if mao.thrown is not None:
        return [tuple([do.Keep(card) for card in mao.thrown.cards])]
    found: list[Alike] = []
    if mao.asked is not None:
        found.append(_ANSWERS)
    elif mao.turn == seat:
        found += _card_candidates(state, mao, mao.hands[seat])
    found += [_raise(value) for value in raises.next_values(state, mao)]
    if state.rules.claims:
        found.append(_CLAIM)
    if state.rules.stealing != "forbidden":
        found.append(_with_cards(mao.hands[seat])[2])
        peeks = _peeks(state.seats, seat)
        found += [peeks] if all(mao.hands) else [(peek,) for peek in peeks]
    return found


@cache
def _raise(value: int) -> Alike:
    return (do.Raise(value),)


@cache
def _peeks(seats: int, seat: Seat) -> Alike:
    """A look at each opponent: as long as all of them hold cards, at all of them or at none."""
    return tuple(do.Peek(Seat(other)) for other in range(other_pair(pair_of(seat)), seats, 2))


def _card_candidates(state: State, mao: Mao, hand: tuple[Card, ...]) -> list[Alike]:
    if rodadas.is_dark(state, mao):
        places = range(len(hand))
        return [tuple([do.PlayDark(place) for place in places]), tuple([do.PlayDark(place, True) for place in places])]
    plays, covers, _ = _with_cards(hand)
    return [*[(play,) for play in plays], covers] if rodadas.must_show_highest(state, mao) else [plays, covers]


@lru_cache(4096)
def _with_cards(hand: tuple[Card, ...]) -> tuple[Alike, Alike, Alike]:
    """What may be done with each card of a hand: laid open, covered, given for a stolen one. A hand is asked about many times."""
    return tuple([do.Play(card) for card in hand]), tuple([do.Cover(card) for card in hand]), tuple([do.Steal(card) for card in hand])


def _ceremony_candidates(state: State, seat: Seat) -> list[Alike]:
    """Only the cutter and the dealer have a part in the ceremony. Who may burn one card may burn as many as are left to burn."""
    found: list[Alike] = []
    if seat == ceremony.cutter_of(state):
        found += [_CUTS[: len(the_mao(state).pack) - 1], _SUBIR, _HAND_BACK]
    elif seat != state.dealer:
        return found
    left = state.rules.burn_max - len(the_mao(state).burnt)
    found += [_burns(left), _DEAL]
    return found


@cache
def _burns(left: int) -> Alike:
    return tuple(do.Burn(count) for count in range(1, left + 1))


@memo_last
@enforces("shuffle_max_s", "cut_max_s", "deal_max_s")
def waiting(state: State) -> Waiting:
    """Who must act: the seats asked, the cutter, the dealer, the pair with eleven, the pair that was raised, or the table."""
    rules = state.rules
    if state.stage in ("shuffle", "mao_over"):
        return Waiting(seconds=rules.shuffle_max_s, table=not state.undecided)
    if state.stage == "match_over":
        return Waiting()
    if state.stage == "draw":
        return Waiting(state.spread.drawing if state.spread else ())
    if state.stage == "ceremony":
        if the_mao(state).handed_back:
            return Waiting((state.dealer or Seat(0),), rules.deal_max_s, turn=(state.maos, 1))
        return Waiting((ceremony.cutter_of(state),), rules.cut_max_s, turn=(state.maos, 0))
    mao = the_mao(state)
    turn = (state.maos, 2, len(mao.rodadas), len(mao.laid), mao.value, mao.asked or 0, int(mao.thrown is not None))
    return Waiting(_players_waited_for(state), turn=turn)


def _players_waited_for(state: State) -> tuple[Seat, ...]:
    mao = the_mao(state)
    if state.stage == "onze":
        pair = members(state, mao.eleven if mao.eleven is not None else Pair(0))
        voted = [seat for seat, _ in mao.onze_votes]
        return tuple(seat for seat in pair if seat not in voted) or pair
    if mao.thrown is not None:
        return _after(state, mao.thrown.seat)
    if mao.asked is not None and mao.asked_by is not None:
        return tuple(seat for seat in _after(state, mao.asked_by) if seat != mao.refused_by)
    return (mao.turn,)


def _after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The opponents of a seat, the next in play first."""
    return tuple(Seat((seat + step) % state.seats) for step in range(1, state.seats, 2))


def timeout(state: State, seat: Seat) -> do.Action | None:
    """What happens for a seat whose time ran out: it cuts once or deals, runs from a raise, plays its first legal card."""
    options = legal(state, seat)
    if state.stage == "ceremony" and options and isinstance(options[0], do.Cut) and not the_mao(state).cuts:
        return do.Cut(len(the_mao(state).pack) // 2)
    for kind in (do.HandBack, do.Deal, do.Refuse):
        for action in options:
            if isinstance(action, kind):
                return action
    if state.stage == "onze":
        return do.DecideOnze(False) if options else None
    return options[0] if options else None


def outcome(state: State) -> Outcome | None:
    """The result of the match, or None while it goes on."""
    return state.outcome


def handling(state: State) -> bool:
    """True while the pack is shuffled at first, drawn from, cut, burnt and dealt: there is no hand to think about or to look back at."""
    return state.stage in ("shuffle", "draw", "ceremony")
