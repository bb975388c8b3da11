import { expect, it } from 'vitest';
import { LyingRodada } from './lying';
import type { GameEvent, View } from './messages';

const RULES = { cards_each: 11, mortos: 2, morto_size: 11 };
const seen = (hand: string[], viewer: number | 'spectator' = 1): View => ({ viewer, rodada: { hand } }) as unknown as View;
const dealt: GameEvent = { event: 'CardsDealt', dealer: 0, first: 1, monte: 38 };

it('knows the own hand one by one from the first player, the mortos and the monte', () => {
  const lying = new LyingRodada(RULES);
  lying.take([dealt], seen(['As', 'Kd']), false);
  expect([0, 4, 40].map((place) => lying.part(place))).toEqual(['hand 1', 'hand 1', 'hand 1']);
  expect([1, 43, 44, 65, 66].map((place) => lying.part(place))).toEqual(['hand 2', 'hand 0', 'morto', 'morto', 'monte 66']);
  expect([lying.saw('hand 1', 'Kd'), lying.saw('hand 1', 'Qd'), lying.saw('hand 2', 'Kd')]).toEqual([true, false, false]);
});

it('counts the cards of the monte: a red three of a hand takes none, one that is drawn takes its own', () => {
  const lying = new LyingRodada(RULES);
  lying.take([dealt, { event: 'RedThreeLaid', seat: 1, card: '3h' }, { event: 'CardDrawn', seat: 1 }], seen([]), false);
  lying.take(
    [
      { event: 'RedThreeLaid', seat: 1, card: '3d' },
      { event: 'CardDrawn', seat: 1 },
      { event: 'CardSeen', seat: 1, card: '9c' },
    ],
    seen([]),
    false,
  );
  expect([lying.saw('hand 1', '3h'), lying.saw('monte 67', '3d'), lying.saw('monte 68', '9c'), lying.saw('monte 66', '9c')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('does not pretend to know what happened while the reader was away', () => {
  const lying = new LyingRodada(RULES);
  lying.take([dealt], seen([]), false);
  lying.take([{ event: 'CardDrawn', seat: 2 }], seen([]), true);
  expect(lying.followed).toBe(false);
});

it('nor of a rodada that was dealt meanwhile, where a red three of a hand is told after cards of the monte', () => {
  const lying = new LyingRodada(RULES);
  const meanwhile: GameEvent[] = [dealt, { event: 'CardDrawn', seat: 0 }, { event: 'RedThreeLaid', seat: 1, card: '3h' }];
  lying.take(meanwhile, seen([]), true);
  expect(lying.followed).toBe(false);
  lying.take([dealt], seen([]), false);
  expect(lying.followed).toBe(true);
});
