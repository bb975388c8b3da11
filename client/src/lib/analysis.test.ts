import { describe, expect, it } from 'vitest';
import { drawn, holding, line, linked, placeOf, range, replayOf } from './analysis';

const stood = [
  { seq: 0, sides: [0.5, 0.5] },
  { seq: 20, sides: [0.75, 0.25] },
  { seq: 40, sides: [1, 0] },
];
const steps = [{ seq: 10 }, { seq: 20 }, { seq: 30 }, { seq: 40 }, { seq: 50 }];

describe('a judged match', () => {
  it('stands as it did until something changed it', () => {
    expect(line(stood, 0, steps, [0, 1], [100, 40])).toBe('M0 20.0H25.0V10.0H75.0V0.0H100');
  });

  it('has no line where nothing stood', () => {
    expect(line([], 0, steps, [0, 1], [100, 40])).toBe('');
  });

  it('shows one chance of two, and every score', () => {
    const sides = [
      [0, 2],
      [1, 3],
    ];
    expect(drawn({ scale: 'chance', sides }, 1)).toEqual([1]);
    expect(drawn({ scale: 'points', sides }, 1)).toEqual([0, 1]);
  });

  it('reaches from the least to the most', () => {
    expect(range({ scale: 'points', stood: [{ seq: 0, sides: [-100, 900] }] })).toEqual([-100, 900]);
    expect(range({ scale: 'chance', stood })).toEqual([0, 1]);
  });

  it('says what holds at a step, and nothing before the first', () => {
    expect(holding(stood.slice(1), 39)?.seq).toBe(20);
    expect(holding(stood.slice(1), 19)).toBeUndefined();
  });

  it('finds a step that the reader did not see at the one before it', () => {
    expect(placeOf(steps, 35)).toBe(2);
    expect(placeOf(steps, 5)).toBe(0);
  });
});

describe('a link to a moment', () => {
  it('names a step', () => {
    expect(linked('#lance-42')).toBe(42);
  });

  it('is the start of the match where it names none', () => {
    expect([linked(''), linked('#content'), linked('#lance-x')]).toEqual([0, 0, 0]);
  });
});

describe('the replay of a table', () => {
  it('is its own', () => {
    expect(replayOf(null, 'abc')).toBe('abc');
  });

  it('is the moment of the match from which it played on', () => {
    expect(replayOf({ table: 'xyz', seq: 42 }, 'abc')).toBe('xyz#lance-42');
  });

  it('is nowhere for a record that somebody brought', () => {
    expect(replayOf({ table: '', seq: 42 }, 'abc')).toBe('');
  });
});
