/** From a key to a wish. Whether it is possible is for the offers of the moment to say. */
import { isNotOurs, wishFrom, type CommonWish, type Pressed } from '../../components/table/keys';

export type Wish =
  | { kind: 'card' | 'partner_card'; place: number }
  | { kind: 'raise'; step: number | null }
  | { kind: 'cover' | 'accept' | 'run' | 'play_onze' | 'go' | 'claim' };

const OWN: Readonly<Record<string, Wish | CommonWish>> = {
  '1': { kind: 'card', place: 0 },
  '2': { kind: 'card', place: 1 },
  '3': { kind: 'card', place: 2 },
  e: { kind: 'cover' },
  t: { kind: 'raise', step: 0 },
  '6': { kind: 'raise', step: 1 },
  '9': { kind: 'raise', step: 2 },
  d: { kind: 'raise', step: 3 },
  r: { kind: 'raise', step: null },
  a: { kind: 'accept' },
  f: { kind: 'run' },
  s: { kind: 'play_onze' },
  y: { kind: 'play_onze' },
  n: { kind: 'run' },
  b: { kind: 'claim' },
  c: { kind: 'auto' },
  enter: { kind: 'go' },
};

/** The wish of a key, or null for one that means nothing here or belongs to the browser. */
export function wishOf(pressed: Pressed): Wish | CommonWish | null {
  const partner = pressed.shiftKey ? /^Digit([123])$/.exec(pressed.code) : null;
  if (partner && !isNotOurs(pressed)) return { kind: 'partner_card', place: Number(partner[1]) - 1 };
  return wishFrom(pressed, OWN);
}

/** What the help lists: the keys, and the key of the sentence that explains them. */
export const HELP = [
  ['1 2 3', 'card'],
  ['⇧1 ⇧2 ⇧3', 'partner'],
  ['E', 'cover'],
  ['T 6 9 D', 'raise'],
  ['A · Enter', 'accept'],
  ['F', 'run'],
  ['S · N', 'onze'],
  ['B', 'claim'],
] as const;
export const AUTO = 'C';
