import { describe, expect, it } from 'vitest';
import type { EntryKept, EventShown } from '../../../lib/events';
import type { AboutShown, EntryForm } from '../../../lib/event_office';
import { checklist } from './closing';

const about = { venue: '', contact: '', sponsors: [], prizes: [] } as AboutShown;
const shown = (more: Record<string, unknown>): EventShown =>
  ({ pairs: { phase: 'closed', stages: [{ drawn: true, closed: false }], matches: [], champion: null, ...more } }) as unknown as EventShown;

describe('what is left before an event is closed', () => {
  it('asks only for what the regulation asks for', () => {
    const plain = checklist(shown({}), { documents: [], summons: false, fee: 0 } as unknown as EntryForm, [], about);
    expect(plain.map((one) => one.key)).toEqual(['entries', 'draws', 'matches', 'sheets', 'disputes', 'stages', 'champion']);
  });
  it('counts what is owed of those who have a place', () => {
    const entries = [
      { status: 'selected', summoned: false, names: ['a', 'b'], signed: [[0, 'x']], paid: 0 },
      { status: 'withdrawn', summoned: false, names: ['c', 'd'], signed: [], paid: 0 },
    ] as unknown as EntryKept[];
    const form = { documents: ['x'], summons: true, fee: 100 } as unknown as EntryForm;
    const left = Object.fromEntries(checklist(shown({}), form, entries, about).map((one) => [one.key, one.left]));
    expect([left['summons'], left['signatures'], left['fees']]).toEqual([1, 1, 1]);
  });
  it('has nothing left when all is over', () => {
    const over = shown({ stages: [{ drawn: true, closed: true }], matches: [{ status: 'over' }], champion: 'D1' });
    const form = { documents: [], summons: false, fee: 0 } as unknown as EntryForm;
    expect(checklist(over, form, [], about).every((one) => one.left === 0)).toBe(true);
  });
});
