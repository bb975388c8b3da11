/** What the tests of the table share: a table of three in the middle of a hand. */
import { pt as site } from '../../i18n/pt';
import { words as pt } from './i18n/pt';
import type { AskedView, SeatView, View } from './messages';
import type { Teller } from './telling';

export const teller: Teller = { t: pt, common: site.table, lang: 'pt', you: 0, sides: [0, 1, 2], name: (at) => ['Você', 'Cida', 'Tonho'][at]! };

export function asked(more: Partial<AskedView> = {}): AskedView {
  return { seat: 0, to_call: 0, min_raise: 100, max_raise: 5000, reopened: true, bring_in: false, showdown: false, seconds: 35, ...more };
}

export function player(seat: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    standing: 'playing',
    stack: 5000,
    bet: 0,
    put: 0,
    held: 2,
    up: [],
    shown: null,
    made: null,
    time_cards: 2,
    away: false,
    place: null,
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  const level = { number: 1, small: 25, big: 50, ante: 0, big_blind_ante: 0, bring_in: 0, limits: null };
  return {
    game: 'poker',
    viewer: 0,
    rulebook: 'cgp-2024',
    seats: 3,
    stage: 'hand',
    paused: false,
    number: 1,
    variant: 'no-limit-holdem',
    betting: 'no-limit',
    street: 'preflop',
    button: 0,
    small: 1,
    big: 2,
    level,
    clock: { hands_left: 11, ends_at: null, next: { ...level, number: 2, small: 50, big: 100 } },
    players: [player(0), player(1), player(2)],
    hand: ['As', 'Kd'],
    board: [],
    current: 50,
    pot: 75,
    pots: [],
    chip: 25,
    asked: null,
    paid: [],
    void: false,
    drawn: [],
    outcome: null,
    ...more,
  };
}
