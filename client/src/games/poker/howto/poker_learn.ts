import type { Component } from 'svelte';
import { use } from '../../../lib/words.svelte';
import HowTo from './HowTo.svelte';
import { dictionary } from './words';

/** How poker is played, once its words are there. */
export async function open(): Promise<Component> {
  await use(dictionary);
  return HowTo;
}
