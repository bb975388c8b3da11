/** The pages of an event, and which of them a reader's roles open. */
import type { ActsShown, EventShown } from './events';

export type Role = ActsShown['roles'][number];
export type EventPage = 'public' | 'organise' | 'direct' | 'draw' | 'referee' | 'player' | 'desk' | 'floor' | 'clock' | 'money' | 'decide' | 'tv';

const PATHS: Record<EventPage, string> = {
  public: '',
  organise: '/organizar',
  direct: '/direcao',
  draw: '/sorteio',
  referee: '/arbitro',
  player: '/jogador',
  desk: '/balcao',
  floor: '/salao',
  clock: '/relogio',
  money: '/caixa',
  decide: '/decidir',
  tv: '/tv',
};

export const pathOf = (event: string, page: EventPage): string => `/evento/${event}${PATHS[page]}`;

/** Everybody who works there or plays, and may decide something. */
const ALL: Role[] = ['organiser', 'director', 'referee', 'desk', 'committee', 'player'];
const PAIRS: [EventPage, Role[]][] = [
  ['organise', ['organiser']],
  ['desk', ['director', 'desk']],
  ['direct', ['organiser', 'director', 'committee', 'desk']],
  ['draw', ['organiser', 'director']],
  ['referee', ['director', 'referee']],
  ['player', ['player']],
  ['decide', ALL],
];
const FIELD: [EventPage, Role[]][] = [
  ['organise', ['organiser']],
  ['desk', ['organiser', 'director', 'desk']],
  ['floor', ['organiser', 'director', 'referee']],
  ['clock', ['organiser', 'director', 'referee', 'desk']],
  ['money', ['organiser', 'director', 'committee']],
  ['player', ['player']],
  ['decide', ALL],
];

/** Everybody reads the public page and the one for the wall; the others are for those who work there. */
export function pagesFor(shown: Pick<EventShown, 'field'>, roles: readonly Role[]): EventPage[] {
  const open = (shown.field ? FIELD : PAIRS).filter(([, theirs]) => theirs.some((role) => roles.includes(role)));
  return ['public', ...open.map(([page]) => page), 'tv'];
}
