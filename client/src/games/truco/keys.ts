/** From a key to a wish. Whether it is possible is for the offers of the moment to say. */

export type Wish =
  | { kind: 'card' | 'partner_card'; place: number }
  | { kind: 'raise'; step: number | null }
  | { kind: 'cover' | 'accept' | 'run' | 'play_onze' | 'go' | 'claim' | 'advice' | 'auto' | 'help' | 'talk' | 'more' | 'new' | 'abandon' | 'leave' };

const PLAIN: Record<string, Wish> = {
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
  j: { kind: 'advice' },
  c: { kind: 'auto' },
  p: { kind: 'talk' },
  m: { kind: 'more' },
  '?': { kind: 'help' },
  h: { kind: 'help' },
  enter: { kind: 'go' },
  f2: { kind: 'new' },
  f3: { kind: 'abandon' },
  f4: { kind: 'leave' },
};

type Pressed = { key: string; code: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean; repeat: boolean };

/** The wish of a key, or null for one that means nothing here or belongs to the browser. */
export function wishOf(pressed: Pressed): Wish | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null;
  const partner = pressed.shiftKey ? /^Digit([123])$/.exec(pressed.code) : null;
  if (partner) return { kind: 'partner_card', place: Number(partner[1]) - 1 };
  return PLAIN[pressed.key.toLowerCase()] ?? null;
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
  ['J', 'advice'],
  ['C', 'auto'],
  ['P', 'talk'],
  ['M', 'more'],
  ['F2', 'new'],
  ['F3', 'abandon'],
  ['F4', 'leave'],
  ['?', 'help'],
] as const;
