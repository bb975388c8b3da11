import { describe, expect, it } from 'vitest';
import { changedOptions, offersOf, readingText } from './options';

const rule = (value: unknown) => ({ value, articles: [], pt: 'regra', en: 'rule' });
const option = (name: string, alternatives: unknown[]) => ({ id: name, rule: name, reason_pt: 'porque', reason_en: 'because', alternatives });
const front = { options: ['stealing', 'burn_by'], length: { rule: 'match_best_of', value: (bestOf: number) => bestOf } };
const book = {
  rules: { cut_max: rule(3), stealing: rule(true), silent: rule('a'), players: rule([4, 2]), match_best_of: rule({ default: 3 }) },
  options: [
    option('cut_max', [1, null]),
    { ...option('cut_max', [1, 3, 2]), alternatives_pt: ['um', 'três', 'dois'], alternatives_en: ['one', 'three', 'two'] },
    option('stealing', [false]),
    option('silent', []),
    option('players', [[4]]),
    option('match_best_of', [{ default: 1 }]),
  ],
};

describe('what a table may agree on', () => {
  const offers = offersOf(book, front);
  it('begins with the common rules, and leaves out what is asked elsewhere', () =>
    expect(offers.map((one) => one.key)).toEqual(['stealing', 'cut_max']));
  it('joins several doubts about one rule', () => expect(offers.at(-1)?.others.map((one) => one.value)).toEqual([1, null, 2]));
  it('keeps every reason', () => expect(offers.at(-1)?.reasons).toHaveLength(2));
  it('holds only what was changed', () => expect(changedOptions(offers, { stealing: 0, cut_max: -1, gone: 2 })).toEqual({ stealing: false }));
  it('may be changed in a game without a front too', () => expect(offersOf(book, undefined).map((one) => one.key)).toContain('match_best_of'));
  it('can be without a limit', () => expect(changedOptions(offers, { cut_max: 1 })).toEqual({ cut_max: null }));
});

describe('a reading in words', () => {
  const words = { yes: 'sim', no: 'não', none: '—', table: 'tabela', other: 'outras' };
  const [stealing, cuts] = offersOf(book, front);
  it('is what the server calls it', () => expect(readingText(cuts!.others[2]!, 'pt', words)).toBe('dois'));
  it('is a plain reading where the server has no words', () => expect(readingText(stealing!.others[0]!, 'en', words)).toBe('não'));
});
