import { describe, expect, it } from 'vitest';
import type { EntryKept } from '../../../lib/events';
import type { EntryForm } from '../../../lib/event_office';
import { decisions } from './bulk';

const FORM = { documents: ['participation'], fee: 1000, card_fee: 1050 } as unknown as EntryForm;
const entry = (more: Partial<EntryKept>): EntryKept => ({
  ...{
    id: 'D1',
    number: 1,
    names: ['Ana', 'Bia'],
    delegation: null,
    status: 'pending',
    confirmed: [0],
    summoned: false,
    summoned_at: null,
    summoned_by: '',
  },
  ...{ signed: [], paid: 0, refunded: 0, sanctions: 0, people: [] },
  ...more,
});

describe('what is decided about several entries', () => {
  it('writes down only the words that are still owed, with how they came', () => {
    expect(decisions('confirm', [entry({})], FORM, 'termo')).toEqual([
      { word: 'note-confirmation', fields: { entry: 'D1', person: 1, means: 'termo' } },
    ]);
  });
  it('selects whoever asked or waits, and nobody else', () => {
    const list = ['applied', 'waiting', 'selected', 'pending'].map((status) => entry({ id: status, status }));
    expect(decisions('select', list, FORM, '').map((one) => one.fields['entry'])).toEqual(['applied', 'waiting']);
  });
  it('signs for each person what that person has not signed', () => {
    const made = decisions('sign', [entry({ status: 'selected', signed: [[0, 'participation']] })], FORM, '');
    expect(made).toEqual([{ word: 'sign-document', fields: { entry: 'D1', person: 1, document: 'participation' } }]);
  });
  it('puts out whoever owes a signature, and nobody who has signed', () => {
    const whole = entry({ id: 'D2', status: 'selected', signed: [[0, 'participation'], [1, 'participation']] }); // prettier-ignore
    const made = decisions('unsigned', [entry({ status: 'selected' }), whole, entry({ id: 'D3' })], FORM, '');
    expect(made.map((one) => one.fields['entry'])).toEqual(['D1']);
  });
  it('takes what is due once, with what a card adds', () => {
    expect(decisions('card', [entry({}), entry({ id: 'D2', paid: 1000 })], FORM, '')).toEqual([
      { word: 'pay', fields: { entry: 'D1', amount: 1050, card: true } },
    ]);
  });
});

it('writes down the withdrawal of one entry at a time, and of none that is out', () => {
  expect(decisions('withdraw', [entry({})], FORM, 'carta')).toEqual([{ word: 'note-withdrawal', fields: { entry: 'D1', means: 'carta' } }]);
  expect(decisions('withdraw', [entry({}), entry({ id: 'D2' })], FORM, 'carta')).toEqual([]);
  expect(decisions('withdraw', [entry({ status: 'withdrawn' })], FORM, 'carta')).toEqual([]);
});
