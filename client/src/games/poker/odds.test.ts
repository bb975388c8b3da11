import { describe, expect, it, test } from 'vitest';
import { openHands, percent } from './odds';
import { asked, player, view } from './poker.fixture';

const open = [player(0, { shown: ['As', 'Ah'] }), player(1, { shown: ['Ks', 'Kh'] }), player(2, { standing: 'folded', held: 0 })];

describe('the chances', () => {
  it('are those of the hands that lie open', () =>
    expect(openHands(view({ players: open, hand: ['As', 'Ah'] }))).toMatchObject({
      seats: [0, 1],
      situation: {
        hands: [
          ['As', 'Ah'],
          ['Ks', 'Kh'],
        ],
        board: [],
        dead: [],
      },
    }));
  it('never count the own cards of a reader who gave up: only that reader knows them', () =>
    expect(JSON.stringify(openHands(view({ viewer: 2, players: open, hand: ['2c', '7d'] })))).not.toMatch(/2c|7d/));
  it('count the up-cards of a folded stud hand, which all have seen', () => {
    const players = [
      player(0, { shown: ['As', 'Ah', '2c'] }),
      player(1, { shown: ['Ks', 'Kh', '3c'] }),
      player(2, { standing: 'folded', held: 0, up: ['9d'] }),
    ];
    expect(openHands(view({ variant: 'stud', players }))!.situation.dead).toEqual(['9d']);
  });
  it('are not told while somebody is asked, when one hand lies open, nor when all cards are there', () => {
    expect(openHands(view({ players: open, asked: asked() }))).toBeNull();
    expect(openHands(view({ players: [open[0]!, player(1), open[2]!] }))).toBeNull();
    expect(openHands(view({ players: open, board: ['2c', '3c', '4d', '5d', '9h'] }))).toBeNull();
    expect(openHands(view({ players: open, stage: 'hand_over' }))).toBeNull();
  });
});

test('a chance is told in hundredths; only nothing is nothing and only sure is sure', () => {
  const told = (part: number): string => percent(part, { lang: 'en' });
  expect([told(0.8264), told(0.001), told(0), told(0.999), told(1)]).toEqual(['83%', '<1%', '0%', '>99%', '100%']);
});
