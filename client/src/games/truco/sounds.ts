/** What is heard at a table of truco beside the sounds of every table. */
import { later, SCORES, slap, tune, type Note, type Sound } from '../../sound/scores';
import type { Sample } from '../front';

/** A call rises a step with every raise: a horn of two voices. */
const horn = (pitch: number): Note[] => [
  [0, 0.16, 'sawtooth', pitch, pitch * 1.02, 0.1],
  [0.15, 0.4, 'sawtooth', pitch * 1.5, pitch * 1.48, 0.11],
  [0.15, 0.4, 'square', pitch * 0.75, pitch * 0.74, 0.05],
];

/** The four manilhas: thunder, a beating heart, a drawn blade, a match being struck. Then the calls. */
const OWN = {
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
} satisfies Record<string, readonly Note[]>;

export const SOUNDS: Readonly<Record<keyof typeof OWN | Sound, readonly Note[]>> = { ...SCORES, ...OWN };
export type Noise = keyof typeof SOUNDS;

/** Of the manilhas, from the highest; of the raises, from the first. */
export const MANILHA_NOISES: readonly Noise[] = ['zap', 'copas', 'espadilha', 'pica_fumo'];
export const RAISE_NOISES: readonly Noise[] = ['truco', 'six', 'nine', 'twelve'];

const HEARD: readonly Noise[] = ['truco', 'zap', 'copas', 'espadilha', 'pica_fumo', 'shuffle'];
export const SAMPLES: readonly Sample[] = HEARD.map((key) => ({ key, notes: SOUNDS[key], spoken: key === 'truco' }));
