/** From a key to a wish. Whether it is possible is for the table of the moment to say. */
import { wishFrom, type CommonWish, type Pressed } from '../../components/table/keys';

export type Wish = { kind: 'lay' | 'add' | 'discard' | 'draw' | 'take' | 'reject' | 'sort' | 'clear' | 'undo' | 'walk' };

const OWN: Readonly<Record<string, Wish | CommonWish>> = {
  l: { kind: 'lay' },
  a: { kind: 'add' },
  d: { kind: 'discard' },
  c: { kind: 'draw' },
  x: { kind: 'take' },
  r: { kind: 'reject' },
  s: { kind: 'sort' },
  u: { kind: 'undo' },
  escape: { kind: 'clear' },
  v: { kind: 'auto' },
  arrowleft: { kind: 'walk' },
  arrowright: { kind: 'walk' },
  arrowup: { kind: 'walk' },
  arrowdown: { kind: 'walk' },
};

/** The wish of a key, or null for one that means nothing here or belongs to the browser. */
export const wishOf = (pressed: Pressed): Wish | CommonWish | null => wishFrom(pressed, OWN);

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
  ['U', 'undo'],
  ['Esc', 'clear'],
  ['S', 'sort'],
] as const;
export const AUTO = 'V';
