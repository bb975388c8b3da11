/** The last hands as they were told, the newest first. */
import type { GameEvent } from './messages';

/** `result` is the sentence of who won. */
export type ToldHand = { number: number; lines: string[]; result: string };

const KEPT = 20;

/** The hands after an event and its sentence. */
export function handsAfter(hands: readonly ToldHand[], event: GameEvent, text: string | null): readonly ToldHand[] {
  if (event.event === 'HandBegan') return [{ number: event.number, lines: [], result: '' }, ...hands].slice(0, KEPT);
  const [now, ...rest] = hands;
  if (!now || text === null) return hands;
  const result = event.event === 'PotPaid' ? [now.result, text].filter(Boolean).join(' ') : now.result;
  return [{ ...now, lines: [...now.lines, text], result }, ...rest];
}
