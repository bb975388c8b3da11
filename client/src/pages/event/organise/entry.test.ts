import { describe, expect, it } from 'vitest';
import type { EntryForm } from '../../../lib/event_office';
import { found, nobody, people, sent } from './entry';

const FORM = { starters: 2, residence: ['BR'], version: '3' } as unknown as EntryForm;

describe('the form of an entry', () => {
  it('has a place for each starter, at home where the regulation wants them', () => {
    expect(people(FORM).map((one) => one.residence)).toEqual(['BR', 'BR']);
  });
  it('sends what was filled in and leaves out the rest', () => {
    expect(sent({ ...nobody(), name: '  Ana   Maria ', cpf: ' ' }, FORM)).toEqual({ name: 'Ana Maria', ties: [], declared: [] });
  });
  it('says which version was accepted', () => {
    expect(sent({ ...nobody(), name: 'Ana', accepted: true }, FORM)).toMatchObject({ accepted_version: '3' });
  });
  it('tells of a foreigner only where there is one', () => {
    expect(sent({ ...nobody(), name: 'Ana', document: 'X1' }, FORM)).not.toHaveProperty('foreign_document');
    expect(sent({ ...nobody(), name: 'Ana', foreigner: true, document: 'X1' }, FORM)).toMatchObject({
      foreign_document: 'X1',
      regular_status: false,
    });
  });
});

describe('the list of entries', () => {
  const list = [
    { id: 'D1', names: ['José Ávila', 'Bia'], delegation: 'Bahia', status: 'applied' },
    { id: 'D2', names: ['Caio', 'Davi'], delegation: null, status: 'selected' },
  ];
  it('is searched without accents, in names, numbers and delegations', () => {
    expect(found(list, '', 'avila jose').map((one) => one.id)).toEqual(['D1']);
    expect(found(list, '', 'bahia').map((one) => one.id)).toEqual(['D1']);
    expect(found(list, '', 'd2').map((one) => one.id)).toEqual(['D2']);
  });
  it('is filtered by how far an entry has come', () => {
    expect(found(list, 'selected', '').map((one) => one.id)).toEqual(['D2']);
    expect(found(list, 'selected', 'bia')).toEqual([]);
  });
});
