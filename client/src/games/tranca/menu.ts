/** What the menu of the table offers now: advice first, then the table, then the ways out. */
import type { Entry } from '../../components/table/MoreMenu.svelte';
import { go } from '../../lib/router.svelte';
import { words } from '../../lib/words.svelte';
import type { Play } from './play.svelte';
import type { Teller } from './telling';

export function menuOf(play: Play, { t, you }: Teller): Entry[][] {
  const { table, house } = play;
  const help: Entry[] = [];
  if (play.mine && house.agreed.advice !== 'never') {
    help.push({ text: words().table.advice, key: 'J', do: () => void play.advise() });
    help.push({ text: t.act.auto, key: 'V', do: () => void play.playForMe() });
  }
  const here: Entry[] = [];
  if (you !== null) here.push({ text: t.act.talk, key: 'P', do: () => (play.menu = 'talk') });
  if (play.scene.ended) here.push({ text: t.end.show, do: () => (play.scene.scored = true) });
  here.push({ text: t.act.help, key: '?', do: () => (play.menu = 'help') });
  here.push({ text: t.act.rulebook, do: () => void open(`/regulamentos/${house.name}`, '_blank', 'noopener') });
  const ways: Entry[] = [];
  if (you !== null) ways.push({ text: t.act.newGame, key: 'F2', do: () => (play.menu = 'new') });
  if (you !== null && !table.view?.outcome) ways.push({ text: t.act.abandon, key: 'F3', do: () => (play.menu = 'abandon') });
  ways.push({ text: t.act.leave, key: 'F4', do: () => go('/') });
  return [help, here, ways];
}

/** The ready-made phrases of the house that make sense at this table. */
const PHRASES = [
  'confia',
  'boa_parceiro',
  'deixa_comigo',
  'desculpa',
  'pensando',
  'anda_logo',
  'sorte',
  'ai',
  'risada',
  'oi',
  'bom_jogo',
  'revanche',
  'tchau',
];

export const fits = (phrase: string): boolean => PHRASES.includes(phrase);
