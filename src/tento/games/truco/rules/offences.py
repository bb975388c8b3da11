"""Tento, stealing, the referee's reports and sanctions."""

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.truco.rules import events as ev
from tento.games.truco.rules.actions import CallTento, DismissTento, NewDeck, Peek, Sanction, Steal, UpholdTento
from tento.games.truco.rules.match import Events, best_of, end_mao, end_match, end_partida, with_points
from tento.games.truco.rules.ranking import is_manilha
from tento.games.truco.rules.rodadas import is_dark
from tento.games.truco.rules.state import Accusation, Mao, Peeked, State, the_mao
from tento.games.truco.rules.verdict import Offence, Verdict, cites, not_playing, refuse
from tento.rulebooks.enforced import enforces
from tento.table.memo_last import memo_last
from tento.table.refusal import CardsFact
from tento.table.seats import Seat, other_pair, pair_of, same_pair


def mao_goes_on(state: State) -> bool:
    """From the shuffled pack to the last card."""
    return state.stage in ("ceremony", "onze", "play")


@enforces("tento_value_normal", "tento_value_onze_undecided", "tento_value_onze_playing", "tento_value_ferro")
def tento_points(state: State) -> tuple[int, str]:
    """What a tento pays now, and the rule that says so; with a raise waiting it is the value agreed, not the one asked."""
    rules, mao = state.rules, the_mao(state)
    if mao.kind == "ferro":
        return mao.value, "tento_value_ferro"
    if mao.kind == "onze":
        if state.stage == "play":
            return rules.tento_value_onze_playing, "tento_value_onze_playing"
        return rules.tento_value_onze_undecided, "tento_value_onze_undecided"
    if rules.tento_value_normal == "partida":
        return rules.partida_target, "tento_value_normal"
    return mao.value, "tento_value_normal"


@enforces("tento_ends_mao")
def punish(state: State, events: Events, offence: Offence) -> State:
    """The opponents of the offender take the tento; the mão ends with it unless the rulebook lets it go on.

    In a mão de ferro the victims take the partida even when the offender's own score is as high.
    """
    points, rule = tento_points(state)
    articles = cites(state, *offence.rules, rule)
    events.append(ev.OffencePunished(seat=offence.seat, offence=offence.name, points=points, articles=articles))
    victims = other_pair(pair_of(offence.seat))
    if state.rules.tento_ends_mao or the_mao(state).kind == "ferro":
        return end_mao(state, events, victims, points, offence.why, *offence.rules, rule)
    state = replace(state, score=with_points(state, victims, points), mao=replace(the_mao(state), accusations=()))
    if state.score[victims] >= state.rules.partida_target:
        return end_partida(state, events, victims, "tento", rule)
    return state


@enforces("tento_meaning")
def verify_call(state: State, seat: Seat, action: CallTento) -> Verdict:
    """A player accuses an opponent while the mão goes on, in a rulebook where tento means that."""
    if state.rules.tento_meaning == "point":
        return refuse(state, "unknown_action", "tento_meaning")
    if not mao_goes_on(state):
        return not_playing(state)
    if not 0 <= action.against < state.seats or pair_of(action.against) == pair_of(seat):
        return refuse(state, "wrong_seat", "tento_meaning", seat=action.against)
    return None


def call_tento(state: State, events: Events, seat: Seat, action: CallTento) -> State:
    """Notes the accusation for the referee."""
    events.append(ev.TentoCalled(seat=seat, against=action.against, offence=action.offence))
    mao = the_mao(state)
    accusation = Accusation(seat, action.against, action.offence)
    return replace(state, mao=replace(mao, accusations=(*mao.accusations, accusation)))


def verify_uphold(state: State, action: UpholdTento) -> Verdict:
    """The referee rules on an offence of this mão."""
    if state.rules.tento_meaning == "point":
        return refuse(state, "unknown_action", "tento_meaning")
    if not mao_goes_on(state):
        return not_playing(state)
    return None if 0 <= action.against < state.seats else refuse(state, "wrong_seat", seat=action.against)


@enforces("tento_offences", "tento_meaning")
def uphold(state: State, events: Events, action: UpholdTento) -> State:
    """The offence is proved and paid for."""
    return punish(state, events, Offence(action.against, "proved", "tento_meaning"))


def verify_dismiss(state: State, _action: DismissTento) -> Verdict:
    """There must be an accusation to dismiss."""
    if not mao_goes_on(state) or not the_mao(state).accusations:
        return refuse(state, "nothing_to_answer", "tento_meaning")
    return None


@enforces("claim_false")
def dismiss(state: State, events: Events, _action: DismissTento) -> State:
    """An offence that is not proved costs nobody anything, unless false claims lose the mão."""
    events.append(ev.TentoDismissed())
    mao = the_mao(state)
    if state.rules.claim_false == "lose_mao":
        victims = other_pair(pair_of(mao.accusations[-1].by))
        return end_mao(state, events, victims, tento_points(state)[0], "false_claim", "claim_false")
    return replace(state, mao=replace(mao, accusations=()))


@enforces("stealing", "steal_limit_per_partida")
def verify_steal(state: State, seat: Seat, action: Steal) -> Verdict:
    """Taking a card from the pack: only where the rulebook offers it, so many times a partida, with cards one can see."""
    verdict = _verify_cheat(state, state.stolen[seat])
    if verdict is not None:
        return verdict
    mao = the_mao(state)
    hand = mao.hands[seat]
    if not hand or (action.give is not None and action.give not in hand):
        return refuse(state, "not_in_hand", card=CardsFact((action.give,) if action.give else ()))
    return None if loot(mao) is not None else refuse(state, "nothing_to_steal", "stealing")


def _verify_cheat(state: State, times: int) -> Verdict:
    if state.rules.stealing == "forbidden":
        return refuse(state, "unknown_action", "stealing")
    mao = state.mao
    if state.stage != "play" or mao is None:
        return not_playing(state)
    if mao.kind == "ferro" and is_dark(state, mao):
        return refuse(state, "cards_are_dark", "ferro_hand_visibility")
    if times >= state.rules.steal_limit_per_partida:
        return refuse(state, "too_many_steals", "steal_limit_per_partida", limit=state.rules.steal_limit_per_partida)
    return None


@memo_last
def loot(mao: Mao) -> Card | None:
    """The first three or manilha left in the pack: the pack is shuffled, so it is as good as any."""
    for card in mao.pack:
        if card[0] == "3" or is_manilha(mao.order, card):
            return card
    return None


@enforces("stealing")
def steal(state: State, events: Events, seat: Seat, action: Steal) -> State:
    """Swaps the card named, or the weakest, for the loot; the card given goes under the pack."""
    mao = the_mao(state)
    taken = loot(mao)
    assert taken is not None, "verified"
    give = action.give or min(mao.hands[seat], key=mao.order.__getitem__)
    hand = tuple(taken if card == give else card for card in mao.hands[seat])
    events.append(ev.CardStolen(only=seat, seat=seat, card=taken))
    pack = (*(card for card in mao.pack if card != taken), give)
    hands = (*mao.hands[:seat], hand, *mao.hands[seat + 1 :])
    return replace(state, mao=replace(mao, pack=pack, hands=hands), stolen=_one_more(state.stolen, seat))


def _one_more(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return tuple(count + (place == seat) for place, count in enumerate(counts))


@enforces("stealing", "steal_limit_per_partida")
def verify_peek(state: State, seat: Seat, action: Peek) -> Verdict:
    """Seeing a card of an opponent: as for stealing."""
    verdict = _verify_cheat(state, state.peeked[seat])
    if verdict is not None:
        return verdict
    if not 0 <= action.seat < state.seats or same_pair(action.seat, seat):
        return refuse(state, "wrong_seat", "stealing", seat=action.seat)
    return None if the_mao(state).hands[action.seat] else refuse(state, "nothing_to_steal", "stealing")


@enforces("stealing")
def peek(state: State, events: Events, seat: Seat, action: Peek) -> State:
    """One card of the opponent, the first as it was dealt, known to this seat for the rest of the mão."""
    mao = the_mao(state)
    card = mao.hands[action.seat][0]
    events.append(ev.CardPeeked(only=seat, seat=seat, of=action.seat, card=card))
    mao = replace(mao, peeks=(*mao.peeks, Peeked(seat, action.seat, card)))
    return replace(state, mao=mao, peeked=_one_more(state.peeked, seat))


def verify_sanction(state: State, action: Sanction) -> Verdict:
    """A penalty that stands in the rulebook's ladder; the loss of a mão needs a mão, that of a partida one that is not over."""
    if state.stage == "match_over":
        return refuse(state, "mao_over")
    if action.kind not in state.rules.sanctions:
        return refuse(state, "unknown_action", "sanctions")
    if not 0 <= action.seat < state.seats:
        return refuse(state, "wrong_seat", seat=action.seat)
    between = action.kind == "partida" and state.partida is not None
    if between or (action.kind == "mao" and not mao_goes_on(state)):
        return refuse(state, "wrong_moment", "sanctions")
    return None


@enforces("sanctions")
def sanction(state: State, events: Events, action: Sanction) -> State:
    """A warning, the mão at its value, the partida to nothing, the jogo, or disqualification."""
    articles = state.rulebook.cites("sanctions")
    events.append(ev.Sanctioned(seat=action.seat, kind=action.kind, articles=articles))
    victims = other_pair(pair_of(action.seat))
    if action.kind == "mao":
        return end_mao(state, events, victims, the_mao(state).value, "sanction", "sanctions")
    if action.kind == "partida":
        target = state.rules.partida_target
        state = replace(state, score=(target, 0) if victims == 0 else (0, target), result=None)
        return end_partida(state, events, victims, "sanction", "sanctions")
    if action.kind == "jogo":
        wins = best_of(state) // 2 + 1
        state = replace(state, jogo=(wins, 0) if victims == 0 else (0, wins), result=None)
        return end_match(state, events, victims, "sanction", articles)
    if action.kind == "disqualification":
        return end_match(state, events, victims, "disqualification", articles)
    return state


def verify_new_deck(state: State, _action: NewDeck) -> Verdict:
    """A new pack: between two mãos, where the rulebook lets players ask for it."""
    if state.rules.deck_change == "never":
        return refuse(state, "unknown_action", "deck_change")
    return None if state.stage in ("shuffle", "mao_over") else refuse(state, "wrong_moment", "deck_change")


@enforces("deck_change")
def new_deck(state: State, events: Events, _action: NewDeck) -> State:
    """Noted for the record; the cards are the same."""
    events.append(ev.DeckReplaced(articles=state.rulebook.cites("deck_change")))
    return state
