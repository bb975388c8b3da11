/** What the lessons say at each moment, and what the learner is told to do. The cards are those that the server lays for them. */
import { unread, type Told } from '../../../components/lesson/told';
import type { Action, View } from '../messages';

type Says = Told<Action> | null;

export const STEPS = {
  first: ['cards', 'blinds', 'call', 'wait', 'flop', 'check', 'turn', 'river', 'showdown', 'ranking', 'won', 'weak', 'end'],
  second: ['alone', 'done'],
} as const;
export type LessonKey = (typeof STEPS)[keyof typeof STEPS][number];

/** Of the two guided hands the first is played to its end, the second given up. */
const PLAYED = 1;

export function tell(lesson: string, view: View, you: number, read: ReadonlySet<string>): Says {
  const over = view.stage === 'hand_over' || view.stage === 'match_over';
  if (!over && view.stage !== 'hand') return null;
  if (lesson === 'second') return view.number > PLAYED || over ? { key: 'done', end: true } : unread(read, 'alone');
  if (view.number > PLAYED) return over || view.number > PLAYED + 1 ? { key: 'end', end: true } : given(view, you);
  if (over) return unread(read, 'ranking') ?? { key: 'won', next: 'deal' };
  return played(view, you, read);
}

function played(view: View, you: number, read: ReadonlySet<string>): Says {
  if (view.asked?.seat !== you) return { key: 'wait' };
  if (view.asked.showdown) return { key: 'showdown', want: { do: 'show' } };
  switch (view.street) {
    case 'preflop':
      return unread(read, 'cards', 'blinds') ?? { key: 'call', want: { do: 'call' } };
    case 'flop':
      return unread(read, 'flop') ?? { key: 'check', want: { do: 'check' } };
    case 'turn':
      return { key: 'turn', want: { do: 'raise', to: view.asked.min_raise ?? 0 } };
    default:
      return { key: 'river', want: { do: 'call' } };
  }
}

const given = (view: View, you: number): Says => (view.asked?.seat === you ? { key: 'weak', want: { do: 'fold' } } : { key: 'wait' });

/** A bet of any size will do. */
export const follows = (want: Action, action: Action): boolean => want.do === action.do;
