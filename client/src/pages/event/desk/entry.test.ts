import { describe, expect, it } from 'vitest';
import type { DeskKept } from '../../../lib/field';
import { EMPTY, formOf, found, isCpf, paymentOf, playerName, priceOf, sponsorsOf } from './entry';

const desk = {
  prices: [
    { means: 'cash', centavos: 62000 },
    { means: 'credit', centavos: 68200 },
  ],
  transfer_price: 62000,
  due: ['Bia'],
  entrants: [
    { player: 'Ana', name: 'Ana', waiting: null, place: 3, ranked: true },
    { player: 'Bia', name: 'Bia', waiting: 1, place: null, ranked: false },
  ],
} as unknown as DeskKept;
const ana = { ...EMPTY, name: '  Ana   Lima ', born: '1990-01-02', cpf: '529.982.247-25', document: 'RG', accepted: true, imageRelease: true };

describe('the form of an entry', () => {
  it('is sent with its price by the means', () => {
    expect(formOf({ ...ana, means: 'credit' }, 'Ana Lima', desk, 'r')).toEqual({
      player: 'Ana Lima',
      person: { name: 'Ana Lima', born: '1990-01-02', cpf: '529.982.247-25', accepted_version: 'r' },
      document: 'RG',
      site_record: true,
      image_release: true,
      sponsors: [],
      means: 'credit',
      paid: 68200,
    });
  });
  it('of a foreigner names the document and no CPF', () =>
    expect(formOf({ ...ana, identity: 'foreign', foreign: ' AB1 ' }, 'Ana', desk, 'r')['person']).toEqual({
      name: 'Ana Lima',
      born: '1990-01-02',
      foreigner: true,
      foreign_document: 'AB1',
      accepted_version: 'r',
    }));
  it('of a seat that was won pays nothing', () => {
    const won = { ...ana, payment: 'seat' as const, online: true };
    expect([priceOf(won, desk), paymentOf(won, desk)]).toEqual([0, { seat: { winner: 'Ana Lima', online: true } }]);
  });
  it('of an early registration tells the deposit and its proof', () => {
    const paid = paymentOf({ ...ana, payment: 'early', credited: '2024-05-09T10:00', proof: ['receipt'] }, desk);
    expect([paid['means'], paid['paid'], paid['proof'], String(paid['credited']).slice(0, 10)]).toEqual([
      'transfer',
      62000,
      ['receipt'],
      '2024-05-09',
    ]);
  });
  it('tells namesakes apart', () => expect(playerName(' Ana ', ['Ana', 'Ana 2'])).toBe('Ana 3'));
  it('names each sponsor once', () => expect(sponsorsOf('A, B,, A ')).toEqual(['A', 'B']));
});

it('a CPF is told by its check digits', () =>
  expect(['529.982.247-25', '52998224725', '529.982.247-26', '111.111.111-11', '5'].map(isCpf)).toEqual([true, true, false, false, false]));

it('the desk finds by filter and by letters', () => {
  const every = (): boolean => true;
  expect((['all', 'due', 'waiting', 'out', 'unranked'] as const).map((filter) => found(desk, filter, every).map((one) => one.player))).toEqual([
    ['Ana', 'Bia'],
    ['Bia'],
    ['Bia'],
    ['Ana'],
    ['Bia'],
  ]);
});
