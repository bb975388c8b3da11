/** Advice in words: what the good bot would do. */
import type { Action, View } from './messages';
import { chips, type Teller } from './telling';

export function adviceText(action: Action, view: View, teller: Teller): string {
  return teller.t.advice.do(inWords(action, view, teller));
}

function inWords(action: Action, view: View, teller: Teller): string {
  const words = teller.t.advice.actions;
  switch (action.do) {
    case 'fold':
      return words.fold;
    case 'check':
      return words.check;
    case 'call':
      return words.call(chips(view.asked?.to_call ?? 0, teller));
    case 'raise':
      if (action.to === 'pot') return words.pot;
      return (view.current ? words.raise : words.bet)(chips(action.to, teller));
    case 'all-in':
      return words.allIn;
    case 'bring-in':
      return words.bringIn;
    case 'complete':
      return words.complete;
    case 'show':
      return words.show;
    case 'muck':
      return words.muck;
    default:
      return words.other;
  }
}
