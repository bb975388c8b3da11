import { expect, it } from 'vitest';
import { costsOf } from './costs';
import { teller, view } from './poker.fixture';

const { level } = view();

it('says the blinds and the ante of a game without limits', () =>
  expect(costsOf({ ...level, big_blind_ante: 50 }, teller)).toEqual({ bets: '25/50 · ante 50', posts: '' }));

it('says the limits of a limit game, and its blinds apart', () =>
  expect(costsOf({ ...level, limits: [50, 100] }, teller)).toEqual({ bets: 'Limites 50/100', posts: 'blinds 25/50' }));

it('says ante and bring-in of a stud game, and no blinds', () =>
  expect(costsOf({ ...level, small: 0, big: 0, limits: [50, 100], bring_in: 25, ante: 5 }, teller)).toEqual({
    bets: 'Limites 50/100',
    posts: 'bring-in 25 · ante 5',
  }));
