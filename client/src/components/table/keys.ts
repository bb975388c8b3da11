/** The keys that mean the same at every table. Whether a wish is possible is for the table of the moment to say. */
import type { TableWords } from './teller';

export type CommonWish = { kind: 'advice' | 'auto' | 'talk' | 'more' | 'help' | 'new' | 'abandon' | 'leave' | 'hurry' };
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;
/** Keys as they are printed, and what they do. */
export type HelpLine = readonly [keys: string, text: string];

const COMMON: Readonly<Record<string, CommonWish>> = {
  j: { kind: 'advice' },
  p: { kind: 'talk' },
  m: { kind: 'more' },
  '?': { kind: 'help' },
  h: { kind: 'help' },
  ' ': { kind: 'hurry' },
  f2: { kind: 'new' },
  f3: { kind: 'abandon' },
  f4: { kind: 'leave' },
};

/** A key that belongs to the browser, or is held down. */
export function isNotOurs(pressed: Pressed): boolean {
  return pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.repeat;
}

/** The wish of a key, the game's own first; null for one that means nothing here. */
export function wishFrom<Own>(pressed: Pressed, own: Readonly<Record<string, Own>>): Own | CommonWish | null {
  const key = pressed.key.toLowerCase();
  return isNotOurs(pressed) ? null : (own[key] ?? COMMON[key] ?? null);
}

/** What the help lists: the game's own keys, then those of every table. Which key lets the table play is the game's affair. */
export function helpLines(own: readonly HelpLine[], auto: HelpLine, words: TableWords['keys']): HelpLine[] {
  return [
    ...own,
    ['J', words.advice],
    auto,
    ['P', words.talk],
    ['M', words.more],
    [words.space, words.hurry],
    ['F2', words.new],
    ['F3', words.abandon],
    ['F4', words.leave],
    ['?', words.help],
  ];
}
