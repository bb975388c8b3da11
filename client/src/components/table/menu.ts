/** The entries that the menu of every table has. */
import type { Sitter } from '../../lib/messages';
import { go } from '../../lib/router.svelte';
import { words } from '../../lib/words.svelte';

export type Entry = { text: string; key?: string; do: () => void };

/** What the entries ask of the reader's part in a table. */
type Play = {
  menu: string | null;
  /** What the page of how the game is played shall show of this moment. */
  howTo?: () => { query?: string; part?: string };
  readonly table: {
    readonly game: string;
    readonly you: number | null;
    readonly view: { outcome: unknown } | null;
    readonly event: string | null;
    readonly exit: string;
  };
  readonly book: { readonly name: string };
  advise: () => Promise<unknown>;
  playForMe: () => Promise<void>;
};

/** What a good player would do, and letting that player do it. */
export function adviceEntries(play: Play, auto: string, key: string): Entry[] {
  return [
    { text: words().table.advice, key: 'J', do: () => void play.advise() },
    { text: auto, key, do: () => void play.playForMe() },
  ];
}

/** The page of how the game is played, at the part that this moment asks for. */
function howToLink(play: Play): string {
  const { query = '', part = '' } = play.howTo?.() ?? {};
  return `/como-jogar/${play.table.game}${query ? `?${query}` : ''}${part ? `#${part}` : ''}`;
}

/** The keys, how the game is played, and the rulebook. */
export function helpEntries(play: Play): Entry[] {
  const { act } = words().table;
  return [
    { text: act.help, key: '?', do: () => void (play.menu = 'help') },
    { text: words().home.howTo, do: () => void open(howToLink(play), '_blank', 'noopener') },
    { text: act.rulebook, do: () => void open(`/regulamentos/${play.book.name}`, '_blank', 'noopener') },
  ];
}

/** The referee's decisions, or the host's way to a referee, where the table takes one. */
export function refereeEntries(play: {
  menu: string | null;
  readonly table: { readonly referee: boolean; readonly host: boolean };
  readonly book: { readonly agreed: { readonly referee: boolean } };
}): Entry[] {
  const { referee } = words().table;
  if (play.table.referee) return [{ text: referee.title, do: () => void (play.menu = 'referee') }];
  return play.table.host && play.book.agreed.referee ? [{ text: referee.invite, do: () => void (play.menu = 'inviteReferee') }] : [];
}

/** The others at the table, where there is somebody: be friends, not hear them, report them. */
export function peopleEntries(play: {
  menu: string | null;
  readonly alone: boolean;
  readonly table: { readonly sitters: readonly (Sitter | null)[] };
}): Entry[] {
  const others = play.table.sitters.some((who) => who?.person);
  return others && !play.alone ? [{ text: words().table.people, do: () => void (play.menu = 'people') }] : [];
}

/** The ways out. Who plays a tournament stays in it. */
export function wayEntries(play: Play): Entry[] {
  const { act } = words().table;
  const { view, event, exit } = play.table;
  const you = event === null ? play.table.you : null;
  const seated: Entry[] = you === null ? [] : [{ text: act.newGame, key: 'F2', do: () => void (play.menu = 'new') }];
  if (you !== null && !view?.outcome) seated.push({ text: act.abandon, key: 'F3', do: () => void (play.menu = 'abandon') });
  return [...seated, { text: act.leave, key: 'F4', do: () => go(exit) }];
}
