/** From a key to a wish. Whether it is possible is for the table of the moment to say. */

export type Wish =
  | 'lay'
  | 'add'
  | 'discard'
  | 'draw'
  | 'take'
  | 'reject'
  | 'sort'
  | 'clear'
  | 'advice'
  | 'auto'
  | 'talk'
  | 'more'
  | 'help'
  | 'new'
  | 'abandon'
  | 'leave';

const PLAIN: Record<string, Wish> = {
  l: 'lay',
  a: 'add',
  d: 'discard',
  c: 'draw',
  x: 'take',
  r: 'reject',
  s: 'sort',
  escape: 'clear',
  j: 'advice',
  v: 'auto',
  p: 'talk',
  m: 'more',
  '?': 'help',
  h: 'help',
  f2: 'new',
  f3: 'abandon',
  f4: 'leave',
};

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; repeat: boolean };

/** The wish of a key, or null for one that means nothing here or belongs to the browser. */
export function wishOf(pressed: Pressed): Wish | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat) return null;
  return PLAIN[pressed.key.toLowerCase()] ?? null;
}

/** Where an arrow leads in a hand spread in these rows; null if the key is no arrow. */
export function moved(key: string, at: number, rows: readonly number[]): number | null {
  const cards = rows.reduce((sum, row) => sum + row, 0);
  const first = rows[0] ?? 0;
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at < first ? at + first : at,
    ArrowUp: at >= first ? at - first : at,
    Home: 0,
    End: cards - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(cards - 1, to));
}

/** What the help lists: the keys, and the key of the sentence that explains them. */
export const HELP = [
  ['← → ↑ ↓', 'move'],
  ['␣', 'select'],
  ['C', 'draw'],
  ['X', 'take'],
  ['R', 'reject'],
  ['L', 'lay'],
  ['A', 'add'],
  ['D', 'discard'],
  ['Esc', 'clear'],
  ['S', 'sort'],
  ['J', 'advice'],
  ['V', 'auto'],
  ['P', 'talk'],
  ['M', 'more'],
  ['F2', 'new'],
  ['F3', 'abandon'],
  ['F4', 'leave'],
  ['?', 'help'],
] as const;
