import type { Component } from 'svelte';
import { use } from '../../../lib/words.svelte';
import HowTo from './HowTo.svelte';
import Ranks from './Ranks.svelte';
import { dictionary } from './words';

/** How poker is played, once its words are there. */
export async function open(): Promise<Component> {
  await use(dictionary);
  return HowTo;
}

/** The order of hands, once its words are there. */
export async function openRanks(): Promise<typeof Ranks> {
  await use(dictionary);
  return Ranks;
}
