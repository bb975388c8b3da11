/** What the lessons say at each moment, and what the learner is told to do. The cards are those that the server lays for them. */
import { unread, type Told } from '../../../components/lesson/told';
import { pairOf } from '../pairs';
import type { Action, MeldView, View } from '../messages';

type Says = Told<Action> | null;

export const STEPS = {
  first: [
    'goal',
    'turn',
    'draw',
    'sequence',
    'discard',
    'wait',
    'lixo',
    'limpa',
    'curinga',
    'discardAgain',
    'drawAgain',
    'trinca',
    'empty',
    'morto',
    'suja',
    'queens',
    'jacks',
    'batida',
    'end',
  ],
  second: ['alone', 'done'],
} as const;
export type LessonKey = (typeof STEPS)[keyof typeof STEPS][number];

const lay = (...cards: string[]): Action => ({ do: 'lay', cards });
const add = (meld: MeldView | undefined, ...cards: string[]): Action => ({ do: 'add', meld: meld?.name ?? '', cards });
const discard = (card: string): Action => ({ do: 'discard', card });

/** The jogos that grow in the guided rodada, in the order in which they are laid. */
const [HEARTS, KINGS, JACKS, QUEENS] = [0, 1, 2, 3] as const;
const CANASTRA = 7;

export function tell(lesson: string, view: View, you: number, read: ReadonlySet<string>): Says {
  const { rodada } = view;
  if (view.stage === 'shuffle' || !rodada) return null;
  if (view.stage !== 'play') return { key: lesson === 'second' ? 'done' : 'end', end: true };
  if (lesson === 'second') return unread(read, 'alone');
  const melds = rodada.melds[pairOf(you)]!;
  if (rodada.turn !== you) return (melds.length === 0 ? unread<Action>(read, 'goal', 'turn') : null) ?? { key: 'wait' };
  if (rodada.morto_taken[pairOf(you)]) return afterMorto(melds, read);
  return rodada.drew ? play(melds, rodada.hand ?? []) : begin(melds, read);
}

/** The beginning of a turn: the first from the monte, the second from the lixo, the third from the monte again. */
function begin(melds: readonly MeldView[], read: ReadonlySet<string>): Says {
  if (melds.length === 0) return unread(read, 'goal', 'turn') ?? { key: 'draw', want: { do: 'draw' } };
  return melds.length === 1 ? { key: 'lixo', want: { do: 'take', meld: melds[HEARTS]!.name } } : { key: 'drawAgain', want: { do: 'draw' } };
}

function play(melds: readonly MeldView[], hand: readonly string[]): Says {
  const hearts = melds[HEARTS];
  if (!hearts) return { key: 'sequence', want: lay('4h', '5h', '6h', '7h', '8h') };
  if (hearts.cards.length === 5) return { key: 'discard', want: discard('4c') };
  if (hearts.cards.length < CANASTRA) return { key: 'limpa', want: add(hearts, 'Th') };
  if (!melds[KINGS]) return { key: 'curinga', want: lay('Kc', 'Kd', '2s') };
  if (hand.includes('4c')) return { key: 'discardAgain', want: discard('4c') };
  return melds[JACKS] ? { key: 'empty', want: lay('Qs', 'Qd', 'Qh') } : { key: 'trinca', want: lay('Jc', 'Jd', 'Js') };
}

function afterMorto(melds: readonly MeldView[], read: ReadonlySet<string>): Says {
  const [, kings, jacks, queens] = [melds[HEARTS], melds[KINGS], melds[JACKS], melds[QUEENS]];
  const few = (meld: MeldView | undefined, size: number): boolean => (meld?.cards.length ?? 0) < size;
  if (few(kings, CANASTRA)) return unread(read, 'morto') ?? { key: 'suja', want: add(kings, 'Kh', 'Ks', 'Kc', 'Kd') };
  if (few(queens, CANASTRA)) return { key: 'queens', want: add(queens, 'Qc', 'Qs', 'Qd', 'Qh') };
  return few(jacks, 5) ? { key: 'jacks', want: add(jacks, 'Jh', 'Jc') } : { key: 'batida', want: discard('5d') };
}

/** The cards of an action, in no order. */
const cardsOf = (action: Action): string => ('cards' in action ? [...(action.cards ?? [])].sort().join() : 'card' in action ? action.card : '');

export function follows(want: Action, action: Action): boolean {
  if (want.do !== action.do) return false;
  if (want.do === 'take' || want.do === 'draw') return true;
  return cardsOf(want) === cardsOf(action);
}
