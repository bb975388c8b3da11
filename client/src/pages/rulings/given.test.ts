import { describe, expect, it } from 'vitest';
import type { Field, Question } from './answers';
import { cardsBySeat, matters, missing, motions, sent, spoken, whole, wholes } from './given';

const words = ['x', 'x', 'x'] as const;
const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  kind: 'number',
  words,
  required: false,
  default: null,
  choices: [],
  only_if: null,
  more: false,
  ...more,
});
const question: Question = {
  name: 'misdeal',
  items: '5.8.1',
  words,
  fields: [
    field('cause', { kind: 'choice', required: true }),
    field('cards', { kind: 'numbers', required: true, only_if: { key: 'cause', values: ['exposed'] } }),
    field('prior', { default: 0 }),
    field('pulled', { kind: 'choice', default: 'none', only_if: { key: 'prior', values: [] } }),
    field('actions', { kind: 'actions' }),
  ],
  any_of: [],
};
const [, cards, , pulled] = question.fields as [Field, Field, Field, Field];

describe('what matters', () => {
  it('is a field whose condition another field meets', () => {
    expect(matters(question, cards, { cause: 'exposed' })).toBe(true);
    expect(matters(question, cards, { cause: 'joker' })).toBe(false);
    expect(matters(question, cards, {})).toBe(false);
  });
  it('is a field whose condition holds anything at all', () => {
    expect(matters(question, pulled, { prior: 200 })).toBe(true);
    expect(matters(question, pulled, { prior: 0 })).toBe(false);
    expect(matters(question, pulled, {})).toBe(false);
  });
});

describe('what is sent', () => {
  it('leaves out what was not told and what does not matter', () => {
    expect(sent(question, { cause: 'joker', cards: [2], prior: '', actions: [] })).toEqual({ cause: 'joker' });
  });
  it('keeps no and nought', () => {
    expect(sent({ ...question, fields: [field('time', { kind: 'flag' }), field('count')] }, { time: false, count: 0 })).toEqual({
      time: false,
      count: 0,
    });
  });
  it('may be an empty list of actions', () => {
    expect(sent({ ...question, fields: [field('actions', { kind: 'actions', required: true })] }, {})).toEqual({ actions: [] });
  });
  it('names the first field that is missing', () => {
    expect(missing(question, {})?.key).toBe('cause');
    expect(missing(question, { cause: 'exposed' })?.key).toBe('cards');
    expect(missing(question, { cause: 'joker' })).toBeNull();
  });
  it('names the first of several of which one is needed', () => {
    const either = { ...question, any_of: ['actions', 'prior'] };
    expect(missing(either, { cause: 'joker' })?.key).toBe('actions');
    expect(missing(either, { cause: 'joker', prior: 5 })).toBeNull();
  });
});

describe('what is typed', () => {
  it('is a number with or without points', () => {
    expect([whole('1500'), whole('1.500'), whole('12,500,000'), whole('x'), whole(''), whole('-3')]).toEqual([
      1500,
      1500,
      12_500_000,
      null,
      null,
      null,
    ]);
  });
  it('is a row of numbers', () => {
    expect(wholes('7 9,2  x')).toEqual([7, 9, 2]);
  });
  it('is cards by seat', () => {
    expect(cardsBySeat('1 Kh 9s, 4 7h 7d, nobody')).toEqual({ '1': 'Kh 9s', '4': '7h 7d' });
  });
});

describe('what is tapped', () => {
  it('is one motion or several', () => {
    expect(motions([[500, 100], []])).toEqual([500, 100]);
    expect(motions([[500], [1000]])).toEqual([[500], [1000]]);
    expect(motions([[]])).toEqual([]);
  });
  it('is what was said, and when', () => {
    expect(spoken({ term: 'raise', amount: 2000, when: 'before' })).toBe('raise 2000 before');
    expect(spoken({ term: 'raise', amount: 2000, more: true, when: 'same' })).toBe('raise +2000 same');
    expect(spoken({ amount: 900, when: 'before' })).toBe('900 before');
    expect(spoken({ seat: 9, term: 'bet', amount: null })).toBe('9 bet');
  });
});
