/** The entries that the menu of every table has. */
import { go } from '../../lib/router.svelte';
import { words } from '../../lib/words.svelte';

export type Entry = { text: string; key?: string; do: () => void };

/** What the entries ask of the reader's part in a table. */
type Play = {
  menu: string | null;
  readonly table: { readonly you: number | null; readonly view: { outcome: unknown } | null };
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

/** The keys and the rulebook. */
export function helpEntries(play: Play): Entry[] {
  const { act } = words().table;
  return [
    { text: act.help, key: '?', do: () => void (play.menu = 'help') },
    { text: act.rulebook, do: () => void open(`/regulamentos/${play.book.name}`, '_blank', 'noopener') },
  ];
}

/** The ways out. */
export function wayEntries(play: Play): Entry[] {
  const { act } = words().table;
  const { you, view } = play.table;
  const seated: Entry[] = you === null ? [] : [{ text: act.newGame, key: 'F2', do: () => void (play.menu = 'new') }];
  if (you !== null && !view?.outcome) seated.push({ text: act.abandon, key: 'F3', do: () => void (play.menu = 'abandon') });
  return [...seated, { text: act.leave, key: 'F4', do: () => go('/') }];
}
