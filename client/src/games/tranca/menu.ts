/** What the menu of the table offers now: advice first, then the table, then the ways out. */
import { adviceEntries, helpEntries, wayEntries, type Entry } from '../../components/table/menu';
import { AUTO } from './keys';
import type { Play } from './play.svelte';
import type { Teller } from './telling';

export function menuOf(play: Play, { t, common, you }: Teller): Entry[][] {
  const help = play.mine && play.mayAdvise ? adviceEntries(play, t.act.auto, AUTO) : [];
  const here: Entry[] = [];
  if (you !== null) here.push({ text: common.act.talk, key: 'P', do: () => (play.menu = 'talk') });
  if (play.mayUndo) here.push({ text: t.act.undo, key: 'U', do: () => play.undo() });
  if (play.scene.ended) here.push({ text: t.end.show, do: () => (play.scene.scored = true) });
  return [help, [...here, ...helpEntries(play)], wayEntries(play)];
}
