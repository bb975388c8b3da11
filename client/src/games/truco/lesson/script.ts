/** What the lessons say at each moment, and what the learner is told to do. The cards are those that the server lays for them. */
import { unread, type Told } from '../../../components/lesson/told';
import type { Action, View } from '../messages';

type Says = Told<Action> | null;

/** The viras of the mãos: three with the teacher, then one alone. */
const [RUNS, TRUCO, ONZE, ALONE] = ['4d', 'Kh', '7s', 'Jc'] as const;

export const STEPS = {
  first: ['order', 'vira', 'wait', 'rodada', 'weak', 'called', 'ran', 'zap', 'truco', 'thinking', 'playZap', 'won', 'onze', 'high', 'last', 'end'],
  second: ['alone', 'done'],
} as const;
export type LessonKey = (typeof STEPS)[keyof typeof STEPS][number];

const play = (card: string): Action => ({ do: 'play', card });

export function tell(_lesson: string, view: View, you: number, read: ReadonlySet<string>): Says {
  const mao = view.mao;
  if (!mao || view.stage === 'ceremony' || view.stage === 'shuffle') return null;
  const over = view.stage === 'mao_over' || view.stage === 'match_over';
  const mine = mao.turn === you && mao.asked === null;
  if (mao.vira === RUNS) return over ? { key: 'ran', next: 'deal' } : runs(view, mine, read);
  if (mao.vira === TRUCO) return over ? { key: 'won', next: 'deal' } : truco(view, mine);
  if (mao.vira === ONZE) return over ? { key: 'end', end: true } : onze(view, mine);
  if (mao.vira !== ALONE) return null;
  return over ? { key: 'done', end: true } : unread(read, 'alone');
}

/** The order of the cards, a rodada that is won, and a raise to run from. */
function runs(view: View, mine: boolean, read: ReadonlySet<string>): Says {
  const mao = view.mao!;
  if (mao.asked !== null) return { key: 'called', want: { do: 'refuse' } };
  if (mao.rodadas.length === 0) return unread(read, 'order', 'vira') ?? (mine ? { key: 'rodada', want: play('3s') } : { key: 'wait' });
  return mine ? { key: 'weak', want: play('6d') } : { key: 'wait' };
}

/** A rodada with the strongest common card, the raise, and the zap. */
function truco(view: View, mine: boolean): Says {
  const mao = view.mao!;
  if (!mine) return { key: 'thinking' };
  if (mao.rodadas.length === 0) return { key: 'zap', want: play('3d') };
  return mao.value === 1 ? { key: 'truco', want: { do: 'raise' } } : { key: 'playZap', want: play('Ac') };
}

function onze(view: View, mine: boolean): Says {
  if (view.stage === 'onze') return { key: 'onze', want: { do: 'decideonze', play: true } };
  if (!mine) return { key: 'wait' };
  return view.mao!.rodadas.length === 0 ? { key: 'high', want: play('3h') } : { key: 'last', want: play('Qh') };
}

export function follows(want: Action, action: Action): boolean {
  if (want.do === 'play') return action.do === 'play' && action.card === want.card;
  if (want.do === 'decideonze') return action.do === 'decideonze' && action.play === want.play;
  return want.do === action.do;
}

/** Handling the pack is always right. */
export const free = (action: Action): boolean => ['handback', 'deal', 'cut', 'draw'].includes(action.do);
