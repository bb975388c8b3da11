/** What can be liked, and the sense that is made of what a device remembers. */
import { fronts, games } from '../games';

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  felt: ['green', 'blue', 'wine', 'wood'],
  back: ['lattice', 'araucaria', 'calcada', 'plain'],
  face: ['classic', 'big', 'minimal'],
  motion: ['system', 'full', 'less'],
} as const;

export type Theme = (typeof CHOICES.theme)[number];
export type Felt = (typeof CHOICES.felt)[number];
export type CardBack = (typeof CHOICES.back)[number];
export type CardFace = (typeof CHOICES.face)[number];
export type Motion = (typeof CHOICES.motion)[number];

/** What is on or off. */
export type Switch = 'sound' | 'voice' | 'balloons' | 'jokes' | 'shouts' | 'signals' | 'hints';

export type Settings = {
  theme: Theme;
  felt: Felt;
  back: CardBack;
  face: CardFace;
  fourColours: boolean;
  avatar: number;
  motion: Motion;
  /** The usual one of each game. */
  rulebooks: Readonly<Record<string, string>>;
} & Record<Switch, boolean>;

export const DEFAULTS: Settings = {
  theme: 'system',
  felt: 'green',
  back: 'lattice',
  face: 'classic',
  fourColours: false,
  avatar: 0,
  sound: true,
  voice: true,
  balloons: true,
  jokes: true,
  shouts: true,
  signals: true,
  hints: true,
  motion: 'system',
  rulebooks: Object.fromEntries(fronts.filter((front) => front.table).map((front) => [front.name, front.rulebook])),
};

/** The settings that were written down, as far as they still make sense: an older or a broken note never breaks the page. */
export function sensible(note: string | null): Settings {
  let read: unknown;
  try {
    read = JSON.parse(note ?? '{}');
  } catch {
    return { ...DEFAULTS };
  }
  if (read === null || typeof read !== 'object') return { ...DEFAULTS };
  const known = Object.fromEntries(Object.entries(read).filter(([key, value]) => fits(key, value)));
  return { ...DEFAULTS, ...known, rulebooks: { ...DEFAULTS.rulebooks, ...usual(read) } };
}

/** The usual rulebook of each game; an older note has one alone, of the game that was there first. */
function usual(read: { rulebook?: unknown; rulebooks?: unknown }): Record<string, string> {
  const noted = typeof read.rulebooks === 'object' && read.rulebooks !== null ? read.rulebooks : { [games[0]!]: read.rulebook };
  return Object.fromEntries(Object.entries(noted).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

function fits(key: string, value: unknown): boolean {
  if (key in CHOICES) return (CHOICES[key as keyof typeof CHOICES] as readonly unknown[]).includes(value);
  return key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings];
}
