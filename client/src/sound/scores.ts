/** What every sound is made of: short notes of a wave or of noise, as data for the player. */

export type Sound =
  | 'card'
  | 'heavy'
  | 'shuffle'
  | 'cut'
  | 'chip'
  | 'zap'
  | 'copas'
  | 'espadilha'
  | 'pica_fumo'
  | 'truco'
  | 'six'
  | 'nine'
  | 'twelve'
  | 'accept'
  | 'run'
  | 'win'
  | 'lose'
  | 'turn'
  | 'tick';

/** When it begins and how long it lasts, in seconds; its voice; from which pitch to which, in hertz; how loud. */
export type Note = readonly [at: number, lasts: number, voice: OscillatorType | 'noise', from: number, to: number, loud: number];

/** Paper on felt: a burst of high noise and the thud of the hand below it. */
const slap = (at: number, loud: number, deep = 150): Note[] => [
  [at, 0.05, 'noise', 2400, 900, loud],
  [at, 0.09, 'sine', deep, 55, loud * 0.9],
];

/** Notes one after the other, each `gap` seconds after the last. */
const tune = (voice: OscillatorType, gap: number, lasts: number, loud: number, ...pitches: number[]): Note[] =>
  pitches.map((pitch, place) => [place * gap, lasts, voice, pitch, pitch, loud]);

const later = (by: number, notes: Note[]): Note[] => notes.map(([at, ...rest]) => [at + by, ...rest]);

/** The riffle: many small edges, quicker and quicker. */
const riffle = (edges: number, gap: number): Note[] =>
  Array.from({ length: edges }, (_, edge) => [edge * gap * (1 - edge / edges / 2), 0.02, 'noise', 3200, 2200, 0.1 + (0.1 * edge) / edges]);

/** A call rises a step with every raise: a horn of two voices. */
const horn = (pitch: number): Note[] => [
  [0, 0.16, 'sawtooth', pitch, pitch * 1.02, 0.1],
  [0.15, 0.4, 'sawtooth', pitch * 1.5, pitch * 1.48, 0.11],
  [0.15, 0.4, 'square', pitch * 0.75, pitch * 0.74, 0.05],
];

export const SCORES: Record<Sound, readonly Note[]> = {
  card: slap(0, 0.32),
  heavy: [...slap(0, 0.6, 110), [0, 0.3, 'sine', 90, 36, 0.6]],
  shuffle: [...riffle(22, 0.024), ...later(0.55, riffle(22, 0.02)), ...slap(1.05, 0.25)],
  cut: [[0, 0.12, 'noise', 1200, 2600, 0.16], ...slap(0.2, 0.3)],
  chip: [
    [0, 0.05, 'triangle', 2900, 2700, 0.16],
    [0.06, 0.07, 'triangle', 3500, 3300, 0.13],
  ],
  // The four manilhas: thunder, a beating heart, a drawn blade, a match being struck.
  zap: [...slap(0, 0.7, 100), [0, 0.75, 'sine', 80, 28, 0.7], [0, 0.16, 'sawtooth', 1900, 90, 0.16], [0.03, 0.7, 'noise', 900, 120, 0.34]],
  copas: [
    ...slap(0, 0.5),
    ...[0.12, 0.3].flatMap((at): Note[] => [[at, 0.14, 'sine', 78, 48, 0.75]]),
    ...later(0.5, tune('triangle', 0, 0.5, 0.1, 392, 494, 587)),
  ],
  espadilha: [
    ...slap(0, 0.5),
    [0.03, 0.35, 'noise', 3000, 7500, 0.16],
    [0.05, 0.5, 'triangle', 1760, 2350, 0.09],
    [0.05, 0.5, 'triangle', 2637, 3520, 0.05],
  ],
  pica_fumo: [...slap(0, 0.5), [0.06, 0.3, 'noise', 5200, 2600, 0.14], ...later(0.12, tune('square', 0.09, 0.09, 0.06, 659, 784, 659))],
  truco: horn(196),
  six: horn(233),
  nine: horn(277),
  twelve: [...horn(330), ...later(0.5, horn(440))],
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
