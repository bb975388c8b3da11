/** What the menu of the table offers now: the last hands first, then the table, then the ways out. */
import { helpEntries, wayEntries, type Entry } from '../../components/table/menu';
import type { Play } from './play.svelte';
import type { Teller } from './telling';

export function menuOf(play: Play, { t, common, you }: Teller): Entry[][] {
  const here: Entry[] = [{ text: t.table.history, key: 'L', do: () => (play.menu = 'history') }];
  if (you !== null) here.push({ text: common.act.talk, key: 'P', do: () => (play.menu = 'talk') });
  if (play.mine && play.mayAdvise) here.push({ text: common.advice, key: 'J', do: () => void play.advise() });
  if (play.scene.ended) here.push({ text: t.end.show, do: () => (play.scene.ranked = true) });
  return [here, helpEntries(play), wayEntries(play)];
}
