/** The ways to a table in one click. Each gives the id of the table. */
import { post } from '../../lib/api';
import { paced } from '../../lib/pace';
import { settings } from '../../lib/settings.svelte';
import { somebody } from '../../lib/session.svelte';
import type { TableShown } from './answers';
import { lengthOf, type Choice } from './choice';

/** At once against bots. */
export async function practise(choice: Choice, rulebook: string): Promise<string> {
  await somebody();
  const { game, seats, bot } = choice;
  return (await post<TableShown>('/tables/practice', { game, seats, rulebook, options: lengthOf(choice), bot, ...paced(settings.pace) })).id;
}

/** With whoever waits under the same rulebook; bots come if nobody does. */
export async function quick(choice: Choice, rulebook: string): Promise<string> {
  await somebody();
  const { game, seats, bot } = choice;
  return (await post<TableShown>('/tables/quick', { game, seats, rulebook, options: lengthOf(choice), fill_bot: bot })).id;
}

/** A private table for those who get its link. Who made it sits down. */
export async function amongFriends(choice: Choice, rulebook: string): Promise<string> {
  const { game, seats, bot } = choice;
  return open({ game, seats, rulebook, fill_bot: bot, options: lengthOf(choice), visibility: 'private', free_chat: true, ...paced(settings.pace) });
}

/** A table as it was agreed. Who opened it sits down. */
export async function open(body: Record<string, unknown>): Promise<string> {
  await somebody();
  const table = await post<TableShown>('/tables', body);
  await post(`/tables/${table.id}/sit`, {});
  return table.id;
}

/** Takes this seat, or the first free one. */
export async function sit(id: string, seat: number | null, password: string): Promise<TableShown> {
  await somebody();
  return post<TableShown>(`/tables/${id}/sit`, { ...(seat === null ? {} : { seat }), ...(password ? { password } : {}) });
}

/** Comes as the referee, by the key of the link; a host who does not play needs none. */
export async function referee(id: string, key?: string): Promise<TableShown> {
  await somebody();
  return post<TableShown>(`/tables/${id}/referee`, key ? { key } : {});
}

/** What the host, or who sits, does before the match. */
export function seating(id: string, what: 'leave' | 'kick' | 'bots' | 'start', body: Record<string, unknown> = {}): Promise<TableShown> {
  return post<TableShown>(`/tables/${id}/${what}`, body);
}
