/** Advice in words: what the good bot would do. */
import { cardName } from '../../cards/names';
import type { Action, MaoView } from './messages';
import { raiseName } from './rules';
import { said, type Teller } from './telling';

export function adviceText(action: Action, teller: Teller): string {
  return teller.t.advice.do(inWords(action, teller));
}

function inWords(action: Action, teller: Teller): string {
  const words = teller.t.advice.actions;
  switch (action.do) {
    case 'play':
      return words.play(said(teller, action.card));
    case 'cover':
      return words.cover(cardName(action.card, teller.lang));
    case 'keep':
      return words.keep(said(teller, action.card));
    case 'playdark':
      return words.playdark(String(action.place + 1));
    case 'raise':
      return words.raise(raiseName(teller.rules, action.to ?? 0).toLowerCase());
    case 'accept':
      return words.accept;
    case 'refuse':
      return words.refuse;
    case 'decideonze':
      return action.play ? words.onzePlay : words.onzeRun;
    case 'claim':
      return words.claim;
    case 'cut':
      return words.cut(teller.common.cards(action.at));
    case 'burn':
      return words.burn(teller.common.cards(action.count));
    case 'subir':
      return words.subir;
    case 'handback':
      return words.handback;
    case 'deal':
      return words.deal;
    case 'draw':
      return words.draw(String(action.place + 1));
    default:
      return words.other;
  }
}

/** The place of the hand that the advice points at. */
export function advisedPlace(action: Action | undefined, mao: MaoView | null): number | null {
  if (action?.do === 'playdark') return action.place;
  if (action?.do !== 'play' && action?.do !== 'cover') return null;
  const place = mao?.hand?.indexOf(action.card) ?? -1;
  return place < 0 ? null : place;
}
