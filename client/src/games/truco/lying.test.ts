import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTrue } from '../../deal/lying';
import type { Opening } from '../../lib/messages';
import { LyingMao, type DealRules } from './lying';
import type { GameEvent, View } from './messages';

type Vector = { seed_hash: string; root: string; numbers: (string | null)[]; opening: Opening };
const page = readFileSync(new URL('../../../../docs/shuffle.md', import.meta.url), 'utf8');
const [vector] = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)![1]!) as [Vector];

const RULES: DealRules = {
  deck_ranks: [...'4567QJKA23'],
  play_direction: 'ccw',
  burn_by: 'nobody',
  deal_from: 'cutter_choice',
  deal_packet_normal: '1',
  deal_packet_ferro: '1',
  vira_dealt: 'last',
};
const view = { viewer: 'spectator', seats: 4, mao: null } as unknown as View;
const shuffled: GameEvent = { event: 'PackShuffled', dealer: 0, cutter: 3, kind: 'normal' };
const dealt: GameEvent = { event: 'CardsDealt', dealer: 0, leader: 1, vira: null };
const played = (seat: number): GameEvent => ({ event: 'CardPlayed', seat, card: '4c' });
const rules = (changed: Partial<DealRules>): DealRules => ({ ...RULES, ...changed });

/** The leaf of the page is of the fourth card from the top. */
function judged(of: DealRules, ...events: GameEvent[]): boolean {
  const lying = new LyingMao(of);
  lying.take(events, view);
  return isTrue(vector, vector.opening, lying);
}

describe('a card that opens its leaf at the table', () => {
  it('came to the seat that was dealt it: the fourth one by one is the dealer’s own, by threes the second seat’s', () => {
    expect(judged(RULES, shuffled, dealt, played(0))).toBe(true);
    expect(judged(RULES, shuffled, dealt, played(2))).toBe(false);
    expect(judged(rules({ deal_packet_normal: '3' }), shuffled, dealt, played(2))).toBe(true);
    expect(judged(rules({ deal_packet_normal: '3', play_direction: 'cw' }), shuffled, dealt, played(2))).toBe(true);
  });

  it('is false where nobody has shown it, and where the deal went on without it', () => {
    expect(judged(RULES, shuffled, dealt)).toBe(false);
    expect(judged(RULES, shuffled, { event: 'PackCut', seat: 3, at: 7 }, dealt, played(0))).toBe(false);
  });

  it('follows the cut, the burnt cards and a deal from the bottom', () => {
    const cut = (at: number): GameEvent => ({ event: 'PackCut', seat: 3, at });
    expect(judged(RULES, shuffled, cut(3), dealt, played(1))).toBe(true);
    const burnt: GameEvent = { event: 'CardsBurnt', seat: 3, count: 2, cards: [] };
    expect(judged(rules({ burn_by: 'cutter' }), shuffled, burnt, dealt, played(2))).toBe(true);
    expect(judged(RULES, shuffled, cut(4), { event: 'SubirOrdered', seat: 3 }, dealt, played(1))).toBe(true);
  });

  it('lets the dealer choose the order only where the rulebook leaves it free', () => {
    const chosen: GameEvent = { ...dealt, order: [1, 2, 3, 3, 0, 1, 2, 0, 1, 2, 3, 0, -1] };
    expect(judged(RULES, shuffled, chosen, played(3))).toBe(false);
    expect(judged(rules({ deal_packet_normal: 'first_right_then_free' }), shuffled, chosen, played(3))).toBe(true);
  });

  it('is held against the root alone by who came in the middle of the deal', () => {
    expect(judged(RULES, played(2))).toBe(true);
    const lying = new LyingMao(RULES);
    expect(isTrue(vector, { ...vector.opening, card: '5c' }, lying)).toBe(false);
  });
});
