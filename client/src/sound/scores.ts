/** The sounds of every table, made of short notes of a wave or of noise: data for the player. A game adds its own. */

export type Sound = 'card' | 'heavy' | 'shuffle' | 'cut' | 'chip' | 'accept' | 'run' | 'win' | 'lose' | 'turn' | 'tick';

/** When it begins and how long it lasts, in seconds; its voice; from which pitch to which, in hertz; how loud. */
export type Note = readonly [at: number, lasts: number, voice: OscillatorType | 'noise', from: number, to: number, loud: number];

/** Paper on felt: a burst of high noise and the thud of the hand below it. */
export const slap = (at: number, loud: number, deep = 150): Note[] => [
  [at, 0.05, 'noise', 2400, 900, loud],
  [at, 0.09, 'sine', deep, 55, loud * 0.9],
];

/** Notes one after the other, each `gap` seconds after the last. */
export const tune = (voice: OscillatorType, gap: number, lasts: number, loud: number, ...pitches: number[]): Note[] =>
  pitches.map((pitch, place) => [place * gap, lasts, voice, pitch, pitch, loud]);

/** The same notes, so many seconds later. */
export const later = (by: number, notes: Note[]): Note[] => notes.map(([at, ...rest]) => [at + by, ...rest]);

/** The riffle: many small edges, quicker and quicker. */
const riffle = (edges: number, gap: number): Note[] =>
  Array.from({ length: edges }, (_, edge) => [edge * gap * (1 - edge / edges / 2), 0.02, 'noise', 3200, 2200, 0.1 + (0.1 * edge) / edges]);

export const SCORES: Record<Sound, readonly Note[]> = {
  card: slap(0, 0.32),
  heavy: [...slap(0, 0.6, 110), [0, 0.3, 'sine', 90, 36, 0.6]],
  shuffle: [...riffle(22, 0.024), ...later(0.55, riffle(22, 0.02)), ...slap(1.05, 0.25)],
  cut: [[0, 0.12, 'noise', 1200, 2600, 0.16], ...slap(0.2, 0.3)],
  chip: [
    [0, 0.05, 'triangle', 2900, 2700, 0.16],
    [0.06, 0.07, 'triangle', 3500, 3300, 0.13],
  ],
  accept: tune('triangle', 0.1, 0.18, 0.2, 392, 523),
  run: [
    [0, 0.3, 'triangle', 440, 220, 0.18],
    [0.02, 0.25, 'noise', 1800, 500, 0.07],
  ],
  win: tune('triangle', 0.12, 0.3, 0.2, 392, 494, 587, 784),
  lose: tune('triangle', 0.16, 0.32, 0.17, 392, 330, 262),
  turn: tune('sine', 0.09, 0.16, 0.16, 587, 784),
  tick: [[0, 0.03, 'square', 1100, 900, 0.06]],
};
