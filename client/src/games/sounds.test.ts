import { describe, expect, it } from 'vitest';
import { SCORES, type Note } from '../sound/scores';

type Sounds = Readonly<Record<string, readonly Note[]>>;
const own = Object.values(import.meta.glob<Sounds>('./*/sounds.ts', { eager: true, import: 'SOUNDS' }));
const sounds = Object.entries<readonly Note[]>(Object.assign({ ...SCORES }, ...own));

describe.each(sounds)('the sound %s', (_, notes) => {
  it('has notes that a player can play', () => {
    expect(notes.length).toBeGreaterThan(0);
    for (const [at, lasts, , from, to, loud] of notes) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(Math.min(lasts, from, to, loud)).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(1);
    }
  });
  it('is over within two seconds', () => expect(Math.max(...notes.map(([at, lasts]) => at + lasts))).toBeLessThan(2));
});
