/** How the hands of each game are made of cards. */
export type Low = 'eight' | 'razz';
export type Variant = { readonly hole: number; readonly omaha?: boolean; readonly stud?: boolean; readonly high: boolean; readonly low: Low | null };

const HOLDEM: Variant = { hole: 2, high: true, low: null };
const OMAHA: Variant = { hole: 4, omaha: true, high: true, low: null };
const STUD: Variant = { hole: 7, stud: true, high: true, low: null };

export const VARIANTS: Readonly<Record<string, Variant>> = {
  'no-limit-holdem': HOLDEM,
  'pot-limit-holdem': HOLDEM,
  'limit-holdem': HOLDEM,
  'pot-limit-omaha': OMAHA,
  'omaha-hilo': { ...OMAHA, low: 'eight' },
  stud: STUD,
  'stud-hilo': { ...STUD, low: 'eight' },
  razz: { ...STUD, high: false, low: 'razz' },
};
