/** What happened, told in sentences. Pure: the words and the names are given. */
import { cardName, manyOf, rankName, suitName } from '../../cards/names';
import { pairOf } from './pairs';
import { pairName, type TableTeller } from '../../components/table/teller';
import { CHAIN, isWild } from './cards';
import { lowEnd } from './melds';
import type { Action, GameEvent, MeldView } from './messages';
import type { Suggestion } from './suggestions';
import type { TrancaWords } from './words';

/** How things are told at a table of tranca. */
export type Teller = TableTeller & { t: TrancaWords };
type Shape = { cards: readonly string[]; sequence: boolean };

export { pairName };

/** `quatro de copas, cinco de copas e dois de paus`. */
export function cardList(cards: readonly string[], { t, lang }: Pick<Teller, 't' | 'lang'>): string {
  const names = cards.map((card) => cardName(card, lang));
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${t.and}${names.at(-1)}`;
}

/** A jogo by what it is: `sequência de copas, de quatro a oito`. */
export function meldName(meld: Shape, { t, lang }: Pick<Teller, 't' | 'lang'>): string {
  const natural = meld.cards.find((card) => !isWild(card));
  if (!natural) return t.meld.twos;
  if (!meld.sequence) return t.meld.trinca(manyOf(natural, lang));
  const low = lowEnd({ cards: [...meld.cards] });
  return t.meld.sequence(rankName(CHAIN[low]!, lang), rankName(CHAIN[low + meld.cards.length - 1]!, lang), suitName(natural, lang));
}

/** What the cards of an event make: all of one rank a trinca, else a sequência. */
export function shapeOf(cards: readonly string[]): Shape {
  const ranks = new Set(cards.filter((card) => !isWild(card)).map((card) => card[0]));
  return { cards, sequence: ranks.size > 1 };
}

/** The jogo with its size and, once it is one, the kind of canastra. */
export function meldText(meld: Shape & { kind: string }, teller: Pick<Teller, 't' | 'lang'>): string {
  const { t } = teller;
  const kind = meld.kind === 'limpa' || meld.kind === 'suja' ? `${t.meld[meld.kind]}, ` : '';
  return `${kind}${meldName(meld, teller)}`;
}

/** The sentence of an event; null for one that is not worth a line. */
export function tell(event: GameEvent, teller: Teller): string | null {
  const { t, common, you, lang } = teller;
  const seat = 'seat' in event ? event.seat : 'dealer' in event ? event.dealer : null;
  const who = seat === null ? '' : teller.name(seat);
  const me = seat !== null && seat === you;
  const card = (one: string): string => cardName(one, lang);
  switch (event.event) {
    case 'FirstPlayerDrawn':
      return t.told.first(who, me);
    case 'CardsDealt':
      return t.told.dealt(who, me);
    case 'RedThreeLaid':
      return t.told.red(who, me, card(event.card));
    case 'CardDrawn':
      return t.told.drew(who, me);
    case 'CardSeen':
      return me ? t.told.saw(card(event.card)) : null;
    case 'CardRejected':
      return t.told.rejected(who, me, card(event.card));
    case 'LixoTaken':
      return t.told.took(who, me, common.cards(event.count), card(event.top));
    case 'MeldLaid':
      return t.told.laid(who, me, meldText({ ...shapeOf(event.cards), kind: event.kind }, teller));
    case 'CardsAdded':
      return t.told.added(who, me, cardList(event.cards, teller), meldText({ ...shapeOf(event.whole), kind: event.kind }, teller));
    case 'LayingUndone':
      return t.told.undone(who, me, cardList(event.cards, teller));
    case 'CardDiscarded':
      return [t.told.discarded(who, me, card(event.card)), event.locks ? t.told.locks : ''].join(' ').trim();
    case 'MortoTaken':
      return event.direct ? t.told.mortoDirect(who, me) : t.told.mortoIndirect(who, me);
    case 'MortoBecameMonte':
      return t.told.became(event.left);
    case 'VariantProposed':
      return t.told.proposed(who, me, event.option);
    case 'VariantAnswered':
      return t.told.answered(event.agree);
    case 'VariantSettled':
      return t.told.settled(event.agreed);
    case 'RodadaEnded':
      return event.seat === null ? t.end.nobody : t.end.out(who, me);
    case 'PartidaEnded':
      return null;
    case 'MatchEnded':
      return matchEnd(event.winner, teller);
  }
}

export function matchEnd(winner: number | null, teller: Teller): string {
  const { t, common, you } = teller;
  if (winner === null) return common.end.closed;
  if (you === null) return t.end.pairWon(pairName(teller, winner));
  return winner === pairOf(you) ? common.end.won : common.end.lost;
}

/** Advice in words: what the good bot would do. */
export function adviceText(action: Action, melds: readonly MeldView[], teller: Teller): string {
  const words = teller.t.advice;
  const meld = 'meld' in action && action.meld ? melds.find((one) => one.name === action.meld) : undefined;
  switch (action.do) {
    case 'draw':
      return words.do(words.draw);
    case 'reject':
      return words.do(words.reject);
    case 'take':
      return words.do(words.take);
    case 'lay':
      return words.do(words.lay(meldName(shapeOf(action.cards), teller)));
    case 'add':
      return words.do(words.add(cardList(action.cards, teller), meld ? meldName(meld, teller) : action.meld));
    case 'discard':
      return words.do(words.discard(cardName(action.card, teller.lang)));
    default:
      return words.do(words.other);
  }
}

/** What a suggestion does, with what it makes of the jogo. */
export function suggestionText(one: Suggestion, teller: Pick<Teller, 't' | 'lang'>): string {
  const { act } = teller.t;
  const cards = cardList(one.cards, teller);
  const what = one.meld ? act.addThis(cards, meldName(one.meld, teller)) : act.layThis(`${meldName(shapeOf(one.cards), teller)}: ${cards}`);
  const end = one.action.do === 'add' && one.action.low ? act.atLow : '';
  return [what, end, one.canastra ? act.makes : '', one.dirties ? act.dirties : ''].filter(Boolean).join(', ');
}
