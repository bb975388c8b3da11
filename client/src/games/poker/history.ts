/** The last hands as they were told, the newest first. */
import type { GameEvent } from './messages';

/** `result` is the sentence of who won. */
export type ToldHand = { number: number; lines: string[]; result: string };

const KEPT = 20;

/** The hands after an event of this hand and its sentence. Who comes in the middle of a hand is told the rest of it. */
export function handsAfter(hands: readonly ToldHand[], event: GameEvent, text: string | null, number: number): readonly ToldHand[] {
  const known = hands[0]?.number === number && event.event !== 'HandBegan';
  const [now, ...rest] = known ? hands : [{ number, lines: [], result: '' }, ...hands];
  if (event.event === 'HandBegan') return [now!, ...rest].slice(0, KEPT);
  if (text === null || number === 0) return hands;
  const result = event.event === 'PotPaid' ? [now!.result, text].filter(Boolean).join(' ') : now!.result;
  return [{ ...now!, lines: [...now!.lines, text], result }, ...rest].slice(0, KEPT);
}
