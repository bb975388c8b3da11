/** What can be liked, and the sense that is made of what a device remembers. */
import { fronts, games } from '../games';

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  felt: ['green', 'blue', 'wine', 'wood'],
  back: ['lattice', 'araucaria', 'calcada', 'plain'],
  face: ['classic', 'big', 'minimal'],
  motion: ['system', 'full', 'less'],
  handling: ['house', 'hand'],
  pace: ['calm', 'normal', 'quick'],
} as const;

export type Theme = (typeof CHOICES.theme)[number];
export type Felt = (typeof CHOICES.felt)[number];
export type CardBack = (typeof CHOICES.back)[number];
export type CardFace = (typeof CHOICES.face)[number];
export type Motion = (typeof CHOICES.motion)[number];
/** Who shuffles, cuts and deals for the reader. */
export type Handling = (typeof CHOICES.handling)[number];
/** How long bots seem to think. */
export type Pace = (typeof CHOICES.pace)[number];

/** What is on or off. */
export type Switch = 'sound' | 'voice' | 'balloons' | 'jokes' | 'shouts' | 'signals' | 'hints' | 'tips' | 'keys' | 'buzz' | 'notices';

export type Settings = {
  theme: Theme;
  felt: Felt;
  back: CardBack;
  face: CardFace;
  fourColours: boolean;
  motion: Motion;
  handling: Handling;
  pace: Pace;
  /** The usual one of each game. */
  rulebooks: Readonly<Record<string, string>>;
} & Record<Switch, boolean>;

export const DEFAULTS: Settings = {
  theme: 'system',
  felt: 'green',
  back: 'lattice',
  face: 'classic',
  fourColours: false,
  sound: true,
  voice: true,
  balloons: true,
  jokes: true,
  shouts: true,
  signals: true,
  hints: true,
  tips: true,
  keys: true,
  buzz: true,
  notices: false,
  motion: 'system',
  handling: 'house',
  pace: 'normal',
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

/** The usual rulebook of each game; an older note has one alone, of the game that was there first.
 *  What was usual when the note was written, and is no more, was nobody's choice. */
function usual(read: { rulebook?: unknown; rulebooks?: unknown; handling?: unknown }): Record<string, string> {
  const noted = typeof read.rulebooks === 'object' && read.rulebooks !== null ? read.rulebooks : { [games[0]!]: read.rulebook };
  const before = (game: string): string | undefined => ('handling' in read ? undefined : fronts.find((front) => front.name === game)?.formerRulebook);
  return Object.fromEntries(Object.entries(noted).filter((one): one is [string, string] => typeof one[1] === 'string' && one[1] !== before(one[0])));
}

function fits(key: string, value: unknown): boolean {
  if (key in CHOICES) return (CHOICES[key as keyof typeof CHOICES] as readonly unknown[]).includes(value);
  return key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings];
}
