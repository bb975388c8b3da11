import { use } from '../../lib/words.svelte';
import type { GameTable } from '../front';
import { chapters } from './chapters';
import { dealt } from './dealt';
import { unfolded } from './pieces';
import Stage from './Stage.svelte';
import Table from './Table.svelte';
import { dictionary, pokerWords } from './words';

/** The table of poker, once its words are there. */
export async function open(): Promise<GameTable> {
  await use(dictionary);
  return { Table, Stage, unfolded, dealt, chapters: (steps) => chapters(steps, pokerWords().chapters) };
}
