import { describe, expect, it, test } from 'vitest';
import type { Action, View } from './messages';
import { asked, player, view } from './poker.fixture';
import { actionOf, decide, dueOf, preKinds, stands, type PreKind } from './preactions';

const LEGAL: Action[] = [{ do: 'fold' }, { do: 'check' }, { do: 'call' }];
const before = view({ asked: asked({ seat: 2 }), players: [player(0, { bet: 50 }), player(1), player(2)] });
const facing = (bet: number, more: Partial<View> = {}): View => ({ ...before, current: bet, asked: asked({ seat: 0, to_call: bet - 50 }), ...more });
const done = (kind: PreKind, now: View): string | null => actionOf(decide(kind, before, 0), now, 0, LEGAL)?.do ?? null;

test('what is due is the bet less what lies in front, as far as the stack goes', () => {
  expect([dueOf(before, 0), dueOf(before, 1), dueOf(view({ current: 9000 }), 1)]).toEqual([0, 50, 5000]);
});

describe('before being asked', () => {
  it('a live hand may decide', () => expect(preKinds(before, 0)).toEqual(['check_fold', 'check', 'call_any']));
  it('who owes chips may pay them', () => expect(preKinds(view({ asked: asked({ seat: 2 }) }), 1)).toContain('call'));
  it('nobody else may', () => {
    expect(preKinds(before, null)).toEqual([]);
    expect(preKinds(before, 2)).toEqual([]);
    for (const standing of ['folded', 'all_in', 'out'] as const)
      expect(preKinds({ ...before, players: [player(0, { standing }), player(1), player(2)] }, 0)).toEqual([]);
  });
});

describe('when asked', () => {
  it('check or fold checks where nothing is due, and folds to a bet', () =>
    expect([done('check_fold', facing(50)), done('check_fold', facing(200))]).toEqual(['check', 'fold']));
  it('call any pays whatever it is', () => expect([done('call_any', facing(50)), done('call_any', facing(5000))]).toEqual(['check', 'call']));
  it('a check does not survive a bet', () => expect([done('check', facing(50)), done('check', facing(100))]).toEqual(['check', null]));
  it('a call of so much does not survive a raise', () => {
    const decided = decide('call', view({ asked: asked({ seat: 2 }) }), 1);
    const now = (bet: number): View => view({ current: bet, asked: asked({ seat: 1, to_call: bet }) });
    expect([actionOf(decided, now(50), 1, LEGAL)?.do, actionOf(decided, now(100), 1, LEGAL)]).toEqual(['call', null]);
  });
});

test('another hand undoes every decision, another street all but giving up', () => {
  const kinds: PreKind[] = ['check_fold', 'check', 'call_any'];
  expect(kinds.filter((kind) => stands(decide(kind, before, 0), { ...before, number: 2 }, 0))).toEqual([]);
  expect(kinds.filter((kind) => stands(decide(kind, before, 0), { ...before, street: 'flop' }, 0))).toEqual(['check_fold']);
});
