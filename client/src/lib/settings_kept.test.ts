import { describe, expect, it } from 'vitest';
import { fronts, games } from '../games';
import { DEFAULTS, sensible } from './settings_kept';

const [first, other] = games;

describe('settings that a device remembers', () => {
  it('are the usual ones where nothing was written', () => expect(sensible(null)).toEqual(DEFAULTS));
  it('are the usual ones where nonsense was written', () => {
    for (const note of ['{', 'null', '7', '"x"']) expect(sensible(note)).toEqual(DEFAULTS);
  });
  it('keep what was chosen', () => expect(sensible('{"felt":"wine","sound":false}')).toEqual({ ...DEFAULTS, felt: 'wine', sound: false }));
  it('forget a choice that is no longer offered', () => expect(sensible('{"face":"tarot"}').face).toBe('classic'));
  it('forget a value of another kind', () => expect(sensible('{"sound":"yes"}').sound).toBe(true));
  it('know the usual rulebook of each game', () =>
    expect(sensible(JSON.stringify({ rulebooks: { [other!]: 'nossa', [first!]: 7 } })).rulebooks).toEqual({
      ...DEFAULTS.rulebooks,
      [other!]: 'nossa',
    }));
  it('take the one rulebook of an older note for that of the first game', () =>
    expect(sensible('{"rulebook":"fenacef-ix"}').rulebooks).toEqual({ ...DEFAULTS.rulebooks, [first!]: 'fenacef-ix' }));
  it("take what was usual before for nobody's choice, and what is chosen now for one", () => {
    const front = fronts.find((one) => one.formerRulebook)!;
    const note = { rulebooks: { [front.name]: front.formerRulebook } };
    expect(sensible(JSON.stringify(note)).rulebooks[front.name]).toBe(front.rulebook);
    expect(sensible(JSON.stringify({ ...note, handling: 'hand' })).rulebooks[front.name]).toBe(front.formerRulebook);
  });
  it('forget what is not a setting', () => expect(sensible('{"admin":true}')).not.toHaveProperty('admin'));
});
