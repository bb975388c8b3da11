import { describe, expect, it } from 'vitest';
import type { HeldUnder } from '../../../lib/event_office';
import { fieldsOf, optionsOf, planOf, put, sheetOf, usualField, type Thought } from './opening';

const BOOK = {
  ...{ name: 'r', kind: 'pairs', field_min: null, field_max: null },
  choices: [{ rule: 'honours.third_place', recommended: { value: 'shared', text: '' }, others: [] }],
} as unknown as HeldUnder;
const THOUGHT: Thought = {
  ...{ rulebook: 'r', title: ' Copa ', venue: ' Clube ', opens: '', closes: '2026-12-01T23:59', day: '2026-12-20', field: 12, tables: 4 },
  ...{ minutes: null, private: false, after: '', chosen: {}, plan: {}, sheet: null },
};

describe('a championship that is thought of', () => {
  it('says only the readings that differ, and the dates', () => {
    expect(optionsOf({ ...THOUGHT, chosen: { 'honours.third_place': 'shared' } }, BOOK)).toEqual({
      entries: { closes: '2026-12-01T23:59:00-03:00' },
      event: { on: '2026-12-20' },
    });
    expect(optionsOf({ ...THOUGHT, closes: '', day: '', chosen: { 'honours.third_place': 'match' } }, BOOK)).toEqual({
      honours: { third_place: 'match' },
    });
  });
  it('keeps the plan that was taken beside the dates', () => {
    const plan = { stages: { groups: { groups: 3 } } };
    expect(optionsOf({ ...THOUGHT, plan, opens: '', closes: '', day: '' }, BOOK)).toEqual(plan);
  });
  it('expects what the regulation fixes, however many apply', () => {
    const fixed = { ...BOOK, field_min: 16, field_max: 16 };
    expect(fieldsOf({ ...THOUGHT, field: 20 }, fixed)).toEqual({ expected: 16, tables: 4, venue: 'Clube' });
    expect(planOf({ ...THOUGHT, field: 20 }, fixed).field).toBe(16);
    expect(usualField(fixed)).toBe(16);
  });
  it('has a sheet with its later days, sponsors and time cards where there are any', () => {
    const preset = {
      kind: 'side',
      split: { prize: 100 },
      stack: 1,
      seats: 9,
      reentries: 0,
      late_levels: null,
      guarantee: 0,
      seat_price: null,
      levels: [],
    };
    const single = { ...BOOK, kind: 'single' } as HeldUnder;
    const bare = sheetOf(preset);
    expect(Object.keys(fieldsOf({ ...THOUGHT, sheet: bare }, single))).not.toContain('time_cards');
    const sheet = { ...bare, days: ['2029-12-06T14:00', ''], sponsors: 'CGP, , CGP', time_cards: { start: 3, day: 0, final: 0 } };
    expect(fieldsOf({ ...THOUGHT, sheet }, single)).toMatchObject({
      days: ['2029-12-06T14:00:00-03:00'],
      sponsors: ['CGP'],
      time_cards: { start: 3, day: 0, final: 0 },
    });
  });
  it('puts a key of a section beside the others of it', () => {
    const into: Record<string, unknown> = { entries: { opens: 1 } };
    put(into, 'entries.closes', 2);
    put(into, 'flat', 3);
    expect(into).toEqual({ entries: { opens: 1, closes: 2 }, flat: 3 });
  });
});
