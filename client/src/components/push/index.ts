/** The switch for notices on this device. It comes with its own words, when a page that has it is looked at. */
import type { Component } from 'svelte';
import { use } from '../../lib/words.svelte';

export async function pushSwitch(): Promise<Component> {
  const [loaded, { dictionary }] = await Promise.all([import('./PushSwitch.svelte'), import('./words')]);
  await use(dictionary);
  return loaded.default;
}
