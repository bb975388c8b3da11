"""Laying cards: whose turn, what may be covered, and what the last card of a rodada brings."""

from msgspec.structs import replace

from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import Cover, Play, PlayDark
from tento.games.truco.rules.leading import next_leader, winner_of
from tento.games.truco.rules.match import Events, end_mao
from tento.games.truco.rules.outcome import decide
from tento.games.truco.rules.ranking import is_manilha
from tento.games.truco.rules.state import Laid, Mao, Rodada, State, next_in_play, partner_of, the_mao, to_the_right
from tento.games.truco.rules.verdict import Verdict, cites, not_playing, refuse
from tento.games.truco.values import OPEN_FERRO
from tento.rulebooks.enforced import enforces
from tento.table.refusal import CardsFact, SeatFact
from tento.table.seats import Seat, pair_of


@enforces("leader_r1", "play_direction")
def first_leader(state: State, dealer: Seat) -> Seat:
    """Who leads the first rodada. In a game of two nobody is the dealer's partner: the opponent leads."""
    if state.rules.leader_r1 == "dealer_partner":
        partner = partner_of(state, dealer)
        if partner is not None:
            return partner
    return to_the_right(state, dealer)


@enforces("raise_pending", "claim_timing")
def interrupted(state: State, rule: str) -> Verdict:
    """Nothing is laid while no mão is played, while thrown cards wait for a choice, or while a raise waits for its answer (`rule`)."""
    mao = state.mao
    if state.stage != "play" or mao is None:
        return not_playing(state)
    if mao.thrown is not None:
        return refuse(state, "choice_pending", "multi_card_throw")
    return refuse(state, "raise_pending", rule) if mao.asked is not None else None


@enforces("leader_r1", "leader_after_win", "leader_after_tied_r1", "leader_after_tied_r2")
def verify_turn(state: State, seat: Seat) -> Verdict:
    """A card may be laid now, by this seat."""
    refusal = interrupted(state, "raise_pending")
    if refusal is not None:
        return refusal
    mao = the_mao(state)
    if mao.turn != seat:
        return refuse(state, "not_your_turn", _lead_rule(mao), turn=SeatFact(mao.turn))
    return None


def _lead_rule(mao: Mao) -> str:
    if not mao.rodadas:
        return "leader_r1"
    if mao.rodadas[-1].winner is not None:
        return "leader_after_win"
    return "leader_after_tied_r1" if len(mao.rodadas) == 1 else "leader_after_tied_r2"


def verify_play(state: State, seat: Seat, action: Play) -> Verdict:
    """A card face up: own turn, own card, and the highest one where the rulebook asks the leader for it."""
    verdict = verify_turn(state, seat)
    if verdict is not None:
        return verdict
    mao = the_mao(state)
    if is_dark(state, mao):
        return refuse(state, "cards_are_dark", "ferro_hand_visibility")
    hand = mao.hands[seat]
    if action.card not in hand:
        return refuse(state, "not_in_hand", card=CardsFact((action.card,)))
    if must_show_highest(state, mao) and mao.order[action.card] < max(mao.order[card] for card in hand):
        return refuse(state, "must_show_highest", "tied_r1_leader_shows_highest", card=CardsFact((action.card,)))
    return None


@enforces("tied_r1_leader_shows_highest")
def must_show_highest(state: State, mao: Mao) -> bool:
    """The leader of the second rodada after a tied first one shows the highest card; not where the mão began in the dark."""
    return (
        state.rules.tied_r1_leader_shows_highest
        and len(mao.rodadas) == 1
        and not mao.laid
        and mao.rodadas[0].winner is None
        and is_open(state, mao)
    )


def verify_cover(state: State, seat: Seat, action: Cover) -> Verdict:
    """A card face down: as for an open card, and only when the rulebook lets it be covered."""
    verdict = verify_turn(state, seat)
    if verdict is not None:
        return verdict
    mao = the_mao(state)
    dark = is_dark(state, mao)
    if not dark and action.card not in mao.hands[seat]:
        return refuse(state, "not_in_hand", card=CardsFact((action.card,)))
    rule = cover_barred_by(state, mao)
    if rule is not None:
        return refuse(state, "facedown_forbidden", rule)
    return refuse(state, "cards_are_dark", "ferro_hand_visibility") if dark else None


@enforces("facedown_r1", "facedown_r2_r3", "facedown_while_tied", "ferro_facedown")
def cover_barred_by(state: State, mao: Mao) -> str | None:
    """The rule that forbids covering now, or None. "While tied" means that no rodada has been won yet."""
    rules = state.rules
    if mao.kind == "ferro" and not rules.ferro_facedown:
        return "ferro_facedown"
    if not mao.rodadas:
        return None if rules.facedown_r1 else "facedown_r1"
    if not rules.facedown_r2_r3:
        return "facedown_r2_r3"
    if any(rodada.winner is not None for rodada in mao.rodadas):
        return None
    if rules.facedown_while_tied == "forbidden":
        return "facedown_while_tied"
    leads_after_tie = len(mao.rodadas) == 1 and not mao.laid
    if rules.facedown_while_tied == "allowed_except_leader" and leads_after_tie:
        return "facedown_while_tied"
    return None


def verify_dark(state: State, seat: Seat, action: PlayDark) -> Verdict:
    """One of the own unseen cards, by its place."""
    verdict = verify_turn(state, seat)
    if verdict is not None:
        return verdict
    mao = the_mao(state)
    if not is_dark(state, mao):
        return refuse(state, "wrong_moment", "ferro_hand_visibility")
    if not 0 <= action.place < len(mao.hands[seat]):
        return refuse(state, "not_in_hand", place=action.place)
    rule = cover_barred_by(state, mao) if action.covered else None
    return None if rule is None else refuse(state, "facedown_forbidden", rule)


@enforces("ferro_hand_visibility")
def is_dark(state: State, mao: Mao) -> bool:
    """In a mão de ferro nobody sees the own cards, to the end or until the first card is played; unless it is an open one."""
    if mao.kind != "ferro" or is_open(state, mao):
        return False
    return state.rules.ferro_hand_visibility == "dark_all" or not (mao.laid or mao.rodadas)


@enforces("ferro_hand_visibility")
def is_open(state: State, mao: Mao) -> bool:
    """Whether the cards of this mão are seen from the deal on, as in any mão that is no mão de ferro."""
    return mao.kind != "ferro" or state.rules.ferro_hand_visibility in OPEN_FERRO


def play(state: State, events: Events, seat: Seat, action: Play) -> State:
    """Lays a card face up."""
    return lay(state, events, Laid(seat, action.card))


def cover(state: State, events: Events, seat: Seat, action: Cover) -> State:
    """Lays a card face down."""
    return lay(state, events, Laid(seat, action.card, True))


def play_dark(state: State, events: Events, seat: Seat, action: PlayDark) -> State:
    """Plays an unseen card."""
    return lay(state, events, Laid(seat, the_mao(state).hands[seat][action.place], action.covered))


def lay(state: State, events: Events, laid: Laid) -> State:
    """The card leaves the hand; the last one of a rodada ends it."""
    mao = the_mao(state)
    seat, card = laid.seat, laid.card
    events.append(ev.CardCovered(seat=seat) if laid.covered else ev.CardPlayed(seat=seat, card=card))
    hand = list(mao.hands[seat])
    hand.remove(card)
    hands = (*mao.hands[:seat], tuple(hand), *mao.hands[seat + 1 :])
    on_table = (*mao.laid, laid)
    mao = replace(mao, hands=hands, laid=on_table, turn=next_in_play(state, seat), thrown=None)
    if len(on_table) < state.seats:
        return replace(state, mao=mao)
    return _end_rodada(state, events, mao)


def _end_rodada(state: State, events: Events, mao: Mao) -> State:
    mao = _turn_vira(state, events, mao)
    winner, rule = winner_of(state, mao.laid, mao.order)
    leader, lead_rule = next_leader(state, mao, winner)
    articles = cites(state, _tie_rule(mao) if rule == "tie" else rule, lead_rule, *_ranking_rules(mao))
    events.append(ev.RodadaEnded(number=len(mao.rodadas) + 1, winner=winner, leader=leader, articles=articles))
    rodadas = (*mao.rodadas, Rodada(mao.leader, mao.laid, winner))
    mao = replace(mao, rodadas=rodadas, laid=(), leader=leader, turn=leader)
    return _decide(replace(state, mao=mao), events, mao)


def _ranking_rules(mao: Mao) -> tuple[str, ...]:
    """The rules of strength that told these cards apart."""
    best = max((laid.card for laid in mao.laid if not laid.covered), key=mao.order.__getitem__, default=None)
    rules = ("manilha_mode", "manilha_suit_order") if best is not None and is_manilha(mao.order, best) else ("deck_ranks",)
    covered = ("facedown_strength",) if any(laid.covered for laid in mao.laid) else ()
    return (*rules, *covered, "ferro_vira_reveal", "ferro_hand_visibility") if mao.kind == "ferro" else (*rules, *covered)


def _tie_rule(mao: Mao) -> str:
    """The rule that says what follows from a tie in this rodada."""
    if not mao.rodadas:
        return "tie_r1"
    if mao.rodadas[0].winner is None:
        return "tie_r1_r2" if len(mao.rodadas) == 1 else "tie_all"
    return "tie_r2_after_won_r1" if len(mao.rodadas) == 1 else "tie_r3_after_split"


def _decide(state: State, events: Events, mao: Mao) -> State:
    assert state.dealer is not None, "a mão has a dealer"
    winners = tuple(rodada.winner for rodada in mao.rodadas)
    decision = decide(state.rules, winners, pair_of(state.dealer), mao.eleven, mao.kind == "ferro")
    if decision is None:
        return state
    kind: dict[str, tuple[str, ...]] = {"ferro": ("ferro_wins",), "onze": ("onze_play_value",), "normal": ()}
    rules = (decision.rule, *kind[mao.kind])
    if decision.winner is not None:
        return end_mao(state, events, decision.winner, mao.value, decision.why, *rules)
    dealer = state.dealer if decision.redeal == "same" else None
    return _keep_stake(end_mao(state, events, None, 0, decision.why, *rules, dealer=dealer), mao)


@enforces("redeal_stake")
def _keep_stake(state: State, mao: Mao) -> State:
    """After a mão that nobody won the next one of the partida starts at the base value, unless the rulebook keeps the stake."""
    keep = state.rules.redeal_stake == "keep" and state.partida is None
    return replace(state, carried=mao.value) if keep else state


@enforces("ferro_vira_reveal")
def _turn_vira(state: State, events: Events, mao: Mao) -> Mao:
    """The vira of a mão de ferro is shown before its first rodada is judged."""
    if mao.vira is None or mao.vira_shown:
        return mao
    events.append(ev.ViraTurned(vira=mao.vira, articles=state.rulebook.cites("ferro_vira_reveal")))
    return replace(mao, vira_shown=True)
