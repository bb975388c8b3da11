"""From the pack to the hands: the draw of the first dealer, the cut, the burning, the deal and the vira."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import Burn, Cut, Deal, HandBack, Shuffle, Subir
from tento.games.truco.rules.draw import spread_pack
from tento.games.truco.rules.match import Events
from tento.games.truco.rules.ranking import deck
from tento.games.truco.rules.ranking import order as ranking_of
from tento.games.truco.rules.rodadas import first_leader
from tento.games.truco.rules.special import kind_of_mao, starting_value
from tento.games.truco.rules.state import Mao, State, the_mao, to_the_left, to_the_right
from tento.games.truco.rules.verdict import Offence, Verdict, refuse
from tento.rulebooks.enforced import enforces
from tento.table.memo_last import memo_last
from tento.table.refusal import SeatFact
from tento.table.seats import Seat


def verify_shuffle(state: State, action: Shuffle) -> Verdict:
    """A whole pack of the rulebook, when a new deal or a new draw is due."""
    if state.stage not in ("shuffle", "mao_over") or state.undecided:
        return refuse(state, "mao_over" if state.stage == "match_over" else "wrong_moment")
    if sorted(action.pack) != sorted(deck(state.rules)):
        return refuse(state, "wrong_pack", "deck_ranks")
    return None


def shuffle(state: State, events: Events, action: Shuffle) -> State:
    """The pack is on the table: spread for the draw while nobody deals yet, else in the cutter's hands."""
    state = _new_partida(state)
    if state.next_dealer is None:
        return spread_pack(state, events, action.pack)
    dealer = state.next_dealer
    kind, eleven = kind_of_mao(state)
    mao = Mao(kind, eleven, action.pack, starting_value(state, kind))
    events.append(ev.PackShuffled(dealer=dealer, cutter=_left_or_right(state, dealer), kind=kind))
    first = dealer if state.first_dealer is None else state.first_dealer
    return replace(state, stage="ceremony", dealer=dealer, next_dealer=None, first_dealer=first, mao=mao)


def _new_partida(state: State) -> State:
    """A partida that was just won makes room for the next one of the jogo."""
    if state.partida is None:
        return state
    return replace(
        state,
        score=(0, 0),
        first_mao=None,
        first_dealer=None,
        partida=None,
        stolen=(0, 0, 0, 0),
        peeked=(0, 0, 0, 0),
        elapsed=0,
        overtimes=0,
        overtime_from=0,
    )


@memo_last
@enforces("cutter")
def cutter_of(state: State) -> Seat:
    """Who cuts: the neighbour on the dealer's left, or right."""
    assert state.dealer is not None, "a ceremony has a dealer"
    return _left_or_right(state, state.dealer)


def _left_or_right(state: State, dealer: Seat) -> Seat:
    return to_the_left(state, dealer) if state.rules.cutter == "dealer_left" else to_the_right(state, dealer)


def not_dealing(state: State) -> Verdict:
    """The refusal of any act of the ceremony outside it."""
    if state.stage == "ceremony":
        return None
    return refuse(state, "mao_over" if state.stage in ("mao_over", "match_over") else "wrong_moment")


@enforces("cut_max_normal", "cut_max_onze", "cut_max_ferro", "cut_excess")
def verify_cut(state: State, seat: Seat, action: Cut) -> Verdict:
    """Only the cutter, before burning, as often as the rulebook lets; one more is refused or is an offence."""
    verdict = not_dealing(state)
    if verdict is not None:
        return verdict
    if seat != cutter_of(state):
        return refuse(state, "cut_forbidden", "cutter", cutter=SeatFact(cutter_of(state)))
    mao = the_mao(state)
    if mao.handed_back or mao.burnt:
        return refuse(state, "wrong_moment", "cutter")
    if not 0 < action.at < len(mao.pack):
        return refuse(state, "not_in_pack", at=action.at)
    rule, most = cut_limit(state, mao)
    if most is not None and mao.cuts >= most:
        if state.rules.cut_excess == "tento":
            return Offence(seat, "cut_excess", rule, by="cut_excess")
        return refuse(state, "too_many_cuts" if most else "cut_forbidden", rule, limit=most)
    return None


def cut_limit(state: State, mao: Mao) -> tuple[str, int | None]:
    """The rule and the number of cuts for this kind of mão."""
    rules = state.rules
    if mao.kind == "onze":
        return "cut_max_onze", rules.cut_max_onze
    if mao.kind == "ferro":
        return "cut_max_ferro", rules.cut_max_ferro
    return "cut_max_normal", rules.cut_max_normal


def cut(state: State, events: Events, seat: Seat, action: Cut) -> State:
    """The cards above the cut go under the others."""
    mao = the_mao(state)
    events.append(ev.PackCut(seat=seat, at=action.at))
    pack = mao.pack[action.at :] + mao.pack[: action.at]
    return replace(state, mao=replace(mao, pack=pack, cuts=mao.cuts + 1))


@enforces("cutter_may_order_subir", "deal_from")
def verify_subir(state: State, seat: Seat, _action: Subir) -> Verdict:
    """The cutter may order the deal from the bottom up, unless somebody saw the bottom card."""
    verdict = not_dealing(state)
    if verdict is not None:
        return verdict
    if state.rules.cutter_may_order_subir == "no" or state.rules.deal_from != "cutter_choice":
        return refuse(state, "unknown_action", "deal_from")
    mao = the_mao(state)
    if seat != cutter_of(state) or mao.bottom_seen:
        return refuse(state, "subir_forbidden", "cutter_may_order_subir")
    return refuse(state, "wrong_moment", "cutter_may_order_subir") if mao.handed_back or mao.subir else None


def subir(state: State, events: Events, seat: Seat, _action: Subir) -> State:
    """The deal will go from the bottom up."""
    events.append(ev.SubirOrdered(seat=seat))
    return replace(state, mao=replace(the_mao(state), subir=True))


@enforces("cut_min_ferro")
def verify_hand_back(state: State, seat: Seat, _action: HandBack) -> Verdict:
    """The cutter gives the pack back; in a mão de ferro not before the cut that the rulebook asks for."""
    verdict = not_dealing(state)
    if verdict is not None:
        return verdict
    mao = the_mao(state)
    if seat != cutter_of(state):
        return refuse(state, "not_your_turn", "cutter")
    if mao.handed_back:
        return refuse(state, "wrong_moment", "cutter")
    if mao.kind == "ferro" and mao.cuts < state.rules.cut_min_ferro:
        return refuse(state, "wrong_moment", "cut_min_ferro")
    return None


def hand_back(state: State, events: Events, seat: Seat, _action: HandBack) -> State:
    """The dealer has the pack again."""
    events.append(ev.PackReturned(seat=seat))
    return replace(state, mao=replace(the_mao(state), handed_back=True))


@enforces("burn_by", "burn_max", "burn_in_onze", "burn_in_ferro", "burn_excess")
def verify_burn(state: State, seat: Seat, action: Burn) -> Verdict:
    """Only the burner of the rulebook, not in onze or ferro where it says so, up to the limit."""
    verdict = not_dealing(state)
    if verdict is not None:
        return verdict
    rules, mao = state.rules, the_mao(state)
    if seat != _burner(state):
        return refuse(state, "burn_forbidden", "burn_by")
    if mao.handed_back != (rules.burn_by == "dealer"):
        return refuse(state, "wrong_moment", "burn_by")
    if action.count < 1:
        return refuse(state, "not_in_pack", count=action.count)
    barred = _burn_barred_by(state, mao)
    if barred is not None or len(mao.burnt) + action.count > rules.burn_max:
        if rules.burn_excess == "tento":
            return Offence(seat, "burn_excess", barred or "burn_max", by="burn_excess")
        return refuse(state, "too_many_burns" if barred is None else "burn_forbidden", barred or "burn_max", limit=rules.burn_max)
    return None


def _burn_barred_by(state: State, mao: Mao) -> str | None:
    if mao.kind == "onze" and not state.rules.burn_in_onze:
        return "burn_in_onze"
    if mao.kind == "ferro" and not state.rules.burn_in_ferro:
        return "burn_in_ferro"
    return None


def _burner(state: State) -> Seat | None:
    if state.rules.burn_by == "nobody":
        return None
    return state.dealer if state.rules.burn_by == "dealer" else cutter_of(state)


@enforces("burn_visibility")
def burn(state: State, events: Events, seat: Seat, action: Burn) -> State:
    """Cards leave the pack from the top, in sight of all or hidden. A dealer burns from the end that he deals from."""
    mao = the_mao(state)
    from_bottom = state.rules.burn_by == "dealer" and deals_from_bottom(state, mao)
    gone = mao.pack[-action.count :][::-1] if from_bottom else mao.pack[: action.count]
    pack = mao.pack[: -action.count] if from_bottom else mao.pack[action.count :]
    shown = gone if state.rules.burn_visibility == "face_up" else ()
    events.append(ev.CardsBurnt(seat=seat, count=action.count, cards=shown))
    return replace(state, mao=replace(mao, pack=pack, burnt=(*mao.burnt, *gone)))


@enforces("deal_from", "cutter_may_order_subir")
def deals_from_bottom(state: State, mao: Mao) -> bool:
    """From the bottom by rule, or because the cutter ordered it."""
    return state.rules.deal_from == "bottom" or (state.rules.deal_from == "cutter_choice" and mao.subir)


@enforces("deal_first_to", "deal_packet_normal", "deal_packet_ferro")
def verify_deal(state: State, seat: Seat, action: Deal) -> Verdict:
    """The dealer deals once the pack is back, in the order of the rulebook; where it is free, the first card is still fixed."""
    verdict = not_dealing(state)
    if verdict is not None:
        return verdict
    mao = the_mao(state)
    if seat != state.dealer:
        return refuse(state, "not_your_turn", "dealer_rotation", dealer=SeatFact(state.dealer or Seat(0)))
    if not mao.handed_back:
        uncut = mao.kind == "ferro" and mao.cuts < state.rules.cut_min_ferro
        return refuse(state, "wrong_moment", "cut_min_ferro" if uncut else "cutter")
    if action.order and action.order != _deal_order(state, mao) and not _free_order_fits(state, mao, action.order):
        return refuse(state, "wrong_deal", "deal_packet_ferro" if mao.kind == "ferro" else "deal_packet_normal")
    return None


def _free_order_fits(state: State, mao: Mao, chosen: tuple[int, ...]) -> bool:
    if state.rules.deal_packet_normal != "first_right_then_free" or mao.kind == "ferro":
        return False
    first = to_the_right(state, state.dealer or Seat(0))
    return chosen[0] == first and sorted(chosen) == sorted(_deal_order(state, mao))


@enforces("deal_packet_normal", "deal_packet_ferro", "deal_first_to", "vira_dealt")
def _deal_order(state: State, mao: Mao) -> tuple[int, ...]:
    """The seat of each card in turn, -1 for the vira: by threes or one by one, from the dealer's right, the vira last."""
    rules = state.rules
    packet = rules.deal_packet_ferro if mao.kind == "ferro" else rules.deal_packet_normal
    seat = to_the_right(state, state.dealer or Seat(0))
    round_table = [seat := seat if turn == 0 else to_the_right(state, seat) for turn in range(state.seats)]
    seats = [s for s in round_table for _ in range(3)] if packet == "3" else round_table * 3
    return (*seats, -1) if rules.vira_dealt != "none" else tuple(seats)


def deal(state: State, events: Events, _seat: Seat, action: Deal) -> State:
    """Three cards each, and the vira; then the decision of the onze, or the first rodada."""
    mao = the_mao(state)
    sequence = action.order or _deal_order(state, mao)
    from_bottom = deals_from_bottom(state, mao)
    supply = mao.pack[::-1] if from_bottom else mao.pack
    hands: list[list[Card]] = [[] for _ in range(state.seats)]
    vira: Card | None = None
    for seat, card in zip(sequence, supply, strict=False):
        if seat < 0:
            vira = card
        else:
            hands[seat].append(card)
    left = supply[len(sequence) :]
    pack = left[::-1] if from_bottom else left
    return dealt(state, events, tuple(tuple(hand) for hand in hands), vira, pack, order=sequence)


def dealt(  # noqa: PLR0913 - a deal is these facts
    state: State,
    events: Events,
    hands: tuple[tuple[Card, ...], ...],
    vira: Card | None,
    pack: tuple[Card, ...],
    *,
    order: tuple[int, ...] = (),
) -> State:
    """The hands lie on the table: who leads, and whether the vira is in sight."""
    mao, dealer = the_mao(state), state.dealer
    assert dealer is not None, "a deal has a dealer"
    shown = vira is not None and (mao.kind != "ferro" or state.rules.ferro_vira_reveal == "at_deal")
    leader = first_leader(state, dealer)
    events.append(ev.CardsDealt(dealer=dealer, leader=leader, vira=vira if shown else None, order=order))
    mao = replace(
        mao,
        pack=pack,
        hands=hands,
        vira=vira,
        vira_shown=shown,
        order=ranking_of(state.rules, vira),
        handed_back=True,
        leader=leader,
        turn=leader,
    )
    return replace(state, stage="onze" if mao.kind == "onze" else "play", mao=mao, result=None)
