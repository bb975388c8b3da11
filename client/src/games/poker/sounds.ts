/** What is heard at a table of poker beside the sounds of every table: knuckles on the felt, chips pushed in, a pot raked. */
import { later, SCORES, slap, tune, type Note, type Sound } from '../../sound/scores';
import type { Sample } from '../front';

/** Clay on clay, so many chips one after the other. */
const clatter = (count: number, gap: number, loud: number): Note[] =>
  Array.from({ length: count }, (_, at): Note => [at * gap, 0.05, 'triangle', 2600 + (at % 4) * 260, 2500 + (at % 3) * 180, loud]);

const OWN = {
  check: [...slap(0, 0.28, 190), ...slap(0.13, 0.22, 190)],
  fold: [[0, 0.16, 'noise', 2600, 900, 0.12]],
  allIn: [...clatter(14, 0.035, 0.12), ...later(0.45, tune('triangle', 0.09, 0.3, 0.16, 294, 440))],
  pot: [[0, 0.3, 'noise', 1500, 700, 0.08], ...clatter(8, 0.05, 0.1)],
} satisfies Record<string, readonly Note[]>;

export const SOUNDS: Readonly<Record<keyof typeof OWN | Sound, readonly Note[]>> = { ...SCORES, ...OWN };
export type Noise = keyof typeof SOUNDS;

const HEARD: readonly Noise[] = ['chip', 'check', 'allIn', 'pot'];
export const SAMPLES: readonly Sample[] = HEARD.map((key) => ({ key, notes: SOUNDS[key] }));
