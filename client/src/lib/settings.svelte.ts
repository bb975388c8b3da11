/** What the reader likes, remembered on this device. */
import { DEFAULTS, sensible, type Settings } from './settings_kept';

export { CHOICES, DEFAULTS } from './settings_kept';
export type { CardBack, CardFace, Felt, Handling, Motion, Pace, Settings, Switch, Theme } from './settings_kept';

const KEY = 'tento.settings';

export const settings: Settings = $state(kept());

function kept(): Settings {
  try {
    return sensible(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS };
  }
}

/** Changes one setting and remembers it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  setAll({ [key]: value });
}

/** Makes a rulebook the usual one of its game. */
export function setRulebook(game: string, name: string): void {
  set('rulebooks', { ...settings.rulebooks, [game]: name });
}

/** Changes several at once: back to how it was, or as everything came. */
export function setAll(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  dress();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

/** Puts what the reader likes on the page, for the styles to follow. */
export function dress(): void {
  const page = document.documentElement;
  page.dataset['theme'] = settings.theme;
  page.dataset['felt'] = settings.felt;
  page.dataset['motion'] = settings.motion;
  page.dataset['suits'] = settings.fourColours ? 'four' : 'two';
}

/** True if things may move. */
export function moving(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
