/** What can be laid or added now, from what the table says is legal: the whole jogos before their parts, the clean before the dirty. */
import { isWild } from './cards';
import type { Action, Add, Lay, MeldView } from './messages';

export type Suggestion = {
  action: Lay | Add;
  cards: string[];
  /** The jogo that grows; null for a new one. */
  meld: MeldView | null;
  /** It makes a canastra. */
  canastra: boolean;
  /** It makes a jogo that was clean dirty. */
  dirties: boolean;
};

export function suggestions(legal: readonly Action[], melds: readonly MeldView[], canastra: number): Suggestion[] {
  const lays = legal.filter((action): action is Lay => action.do === 'lay');
  const adds = legal.filter((action): action is Add => action.do === 'add');
  const fresh = whole(lays).map((action): Suggestion => {
    const { cards } = action;
    return { action, cards, meld: null, canastra: cards.length >= canastra, dirties: false };
  });
  const grown = adds.flatMap((action): Suggestion[] => {
    const meld = melds.find((one) => one.name === action.meld);
    if (!meld) return [];
    const size = meld.cards.length;
    const dirties = action.cards.some(isWild) && !meld.cards.some(isWild);
    return [{ action, cards: action.cards, meld, canastra: size < canastra && size + action.cards.length >= canastra, dirties }];
  });
  return [...grown, ...fresh].sort((one, other) => worth(other) - worth(one));
}

function worth({ cards, meld, canastra, dirties }: Suggestion): number {
  const wilds = cards.filter(isWild).length;
  return (canastra ? 100 : 0) + (meld ? 20 : 0) + cards.length - 30 * wilds - (dirties ? 40 : 0);
}

/** Of the jogos in hand those that are no part of a larger one; with a 2 only those whose natural cards make none alone. */
function whole(lays: readonly Lay[]): Lay[] {
  const clean = largest(lays.filter(({ cards }) => !cards.some(isWild)));
  // The same cards with the 2 at the other end are one suggestion: which end is asked when the cards are marked by hand.
  const wild = new Map(lays.filter(({ cards }) => cards.some(isWild)).map((lay) => [[...lay.cards].sort().join(), lay]));
  const spares = largest([...wild.values()]).filter(({ cards }) => {
    const naturals = cards.filter((card) => !isWild(card));
    return !clean.some((one) => within(one.cards, naturals) || within(naturals, one.cards));
  });
  return [...clean, ...spares];
}

function largest(lays: readonly Lay[]): Lay[] {
  return lays.filter((one) => !lays.some((other) => other.cards.length > one.cards.length && within(one.cards, other.cards)));
}

function within(part: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return part.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
