/** From a key to a wish. Whether it is possible is for the table of the moment to say. */
import { wishFrom, type CommonWish, type Pressed } from '../../components/table/keys';

export type Wish =
  | { kind: 'fold' | 'call' | 'raise' | 'all' | 'time' | 'show' | 'muck' | 'history' }
  | { kind: 'preset'; place: number }
  | { kind: 'step'; by: 1 | -1 };

const OWN: Readonly<Record<string, Wish | CommonWish>> = {
  f: { kind: 'fold' },
  c: { kind: 'call' },
  r: { kind: 'raise' },
  a: { kind: 'all' },
  t: { kind: 'time' },
  s: { kind: 'show' },
  x: { kind: 'muck' },
  l: { kind: 'history' },
  v: { kind: 'auto' },
  '1': { kind: 'preset', place: 0 },
  '2': { kind: 'preset', place: 1 },
  '3': { kind: 'preset', place: 2 },
  '4': { kind: 'preset', place: 3 },
  arrowup: { kind: 'step', by: 1 },
  arrowright: { kind: 'step', by: 1 },
  arrowdown: { kind: 'step', by: -1 },
  arrowleft: { kind: 'step', by: -1 },
};

/** The wish of a key, or null for one that means nothing here or belongs to the browser. */
export const wishOf = (pressed: Pressed): Wish | CommonWish | null => wishFrom(pressed, OWN);

/** What the help lists: the keys, and the key of the sentence that explains them. */
export const HELP = [
  ['F', 'fold'],
  ['C', 'call'],
  ['R', 'raise'],
  ['A', 'all'],
  ['1 2 3 4', 'presets'],
  ['← → ↑ ↓', 'arrows'],
  ['S X', 'show'],
  ['T', 'time'],
  ['L', 'history'],
] as const;
export const AUTO = 'V';
