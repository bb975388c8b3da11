/** What the menu of the table offers now: what the rulebook allows first, then the table, then the ways out. */
import { adviceEntries, helpEntries, wayEntries, type Entry } from '../../components/table/menu';
import { partnerAt } from '../../components/table/seats';
import { pairOf } from './pairs';
import { AUTO } from './keys';
import { mayThrow } from './offers';
import type { Play } from './play.svelte';
import { said, type Teller } from './telling';

export function menuOf(play: Play, teller: Teller): Entry[][] {
  return [gameEntries(play, teller), tableEntries(play, teller), [...helpEntries(play), ...wayEntries(play)]];
}

function gameEntries(play: Play, teller: Teller): Entry[] {
  const { table, offers, book } = play;
  const { t, name, you } = teller;
  const { view } = table;
  const mao = view?.mao ?? null;
  const found: Entry[] = [];
  const add = (text: string, work: () => void, key?: string): void => void found.push({ text, do: work, ...(key ? { key } : {}) });
  if (offers.claim) add(t.act.claim, () => void play.do([{ do: 'claim' }], table), 'B');
  if (mayThrow(book.rules, offers, mao)) add(t.act.throwSome, () => (play.menu = 'throw'));
  if (offers.look) add(t.act.look, () => void play.do([{ do: 'look' }], table));
  for (const action of offers.steal)
    add(
      action.give ? `${t.act.steal}: ${t.act.stealFor(said(teller, action.give)).toLowerCase()}` : t.act.steal,
      () => void play.do([action], table),
    );
  for (const action of offers.peek) add(t.act.peek(name(action.seat)), () => void play.do([action], table));
  if (you !== null && view && book.rules.tento_meaning === 'offence_claim' && ['ceremony', 'onze', 'play'].includes(view.stage)) {
    for (let seat = 0; seat < view.seats; seat += 1)
      if (pairOf(seat) !== pairOf(you)) add(t.act.tento(name(seat)), () => void play.do([{ do: 'calltento', against: seat }], table));
  }
  return found;
}

function tableEntries(play: Play, { t, you, sides }: Teller): Entry[] {
  const { table, scene } = play;
  const partner = partnerAt(sides, you);
  const found: Entry[] = [];
  if (you !== null && play.mayAdvise) found.push(...adviceEntries(play, t.act.auto, AUTO));
  if (play.maySign) found.push({ text: t.act.signal, do: () => (play.menu = 'sign') });
  if (partner !== null && play.alone) {
    const held = table.sitters[partner]?.held ?? false;
    found.push({ text: held ? t.act.partnerGive : t.act.partnerTake, do: () => play.takePartner(!held) });
  }
  if (scene.bluff) found.push({ text: t.act.show, do: () => table.showCards() });
  if (table.sitters.some((sitter) => sitter?.bot)) found.push({ text: t.joke, do: () => scene.joke() });
  return found;
}
