/** What can be laid or added now, from what the table says is legal: the whole jogos before their parts, the clean before the dirty. */
import { isThree, isWild } from './cards';
import { waysToAdd, type MeldRules } from './melds';
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

/** What lets several cards be joined to a jogo at once: what is legal names them one by one. `mayEnd`: the hand may run out with these jogos. */
export type Joining = { hand: readonly string[]; rules: MeldRules; mayEnd: (melds: readonly Pick<MeldView, 'cards'>[]) => boolean };

export function suggestions(legal: readonly Action[], melds: readonly MeldView[], canastra: number, joining: Joining | null = null): Suggestion[] {
  const lays = legal.filter((action): action is Lay => action.do === 'lay');
  const single = legal.filter((action): action is Add => action.do === 'add');
  const several = joining === null ? [] : melds.flatMap((meld) => joined(meld, melds, single, joining));
  const adds = [...several, ...single.filter((one) => !several.some((all) => all.meld === one.meld && within(one.cards, all.cards)))];
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

/** A card to discard and one more stay in the hand, unless the rest makes a canastra and the hand may run out with it. */
const STAY = 2;

/** All natural cards of the hand that a jogo takes at once, where it takes more than one; and a 2 with them where that makes the canastra. */
function joined(meld: MeldView, melds: readonly MeldView[], single: readonly Add[], joining: Joining): Add[] {
  if (!single.some((one) => one.meld === meld.name)) return [];
  const { hand, rules } = joining;
  const all = fitting(meld, hand, rules, hand.length);
  const size = (cards: readonly string[]): number => meld.cards.length + cards.length;
  const ends = (cards: readonly string[]): boolean => {
    if (hand.length - cards.length >= STAY) return true;
    return size(cards) >= rules.canastra_min && joining.mayEnd([...melds.filter((one) => one !== meld), { cards: [...meld.cards, ...cards] }]);
  };
  const kept = ends(all) ? all : fitting(meld, hand, rules, hand.length - STAY);
  const two = hand.find(isWild);
  const dirty = size(kept) === rules.canastra_min - 1 && two !== undefined && ends([...kept, two]) ? [...kept, two] : [];
  return [kept, dirty].flatMap((cards): Add[] => {
    const [way] = waysToAdd(meld, cards, rules);
    return way && cards.length > 1 ? [{ do: 'add', meld: meld.name, cards, ...(way.low ? { low: true } : {}) }] : [];
  });
}

/** The natural cards that the jogo takes together, so many at most. */
function fitting(meld: MeldView, hand: readonly string[], rules: MeldRules, most: number): string[] {
  const cards: string[] = [];
  const left = hand.filter((card) => !isWild(card) && !isThree(card));
  for (let at = 0; at < left.length && cards.length < most; at += 1) {
    if (!waysToAdd(meld, [...cards, left[at]!], rules).length) continue;
    cards.push(...left.splice(at, 1));
    at = -1; // a run that has grown may take what it did not take before
  }
  return cards;
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
