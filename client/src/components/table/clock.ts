/** The clocks of the table, as they are drawn. */
import type { Clocks, Sitter } from '../../lib/messages';

/** How much of the turn is left, 1 to 0; then how much of the bank, with its seconds. */
export function turnLeft(clocks: Clocks, seat: number, now: number): { time: number | null; bank: number | null } {
  const left = clocks.turn_ms - (now - clocks.turn_at);
  const bank = clocks.banks[seat] ?? 0;
  if (left > 0 || bank <= 0) return { time: clamp(left / clocks.turn_ms), bank: null };
  return { time: clamp((bank + left) / bank), bank: Math.max(0, Math.ceil((bank + left) / 1000)) };
}

/** The clock of a seat: it runs for a person whom the table waits for. */
export function seatClock(clocks: Clocks | null, sitter: Sitter | null | undefined, waited: boolean, now: number): ReturnType<typeof turnLeft> {
  if (!clocks || !waited || !sitter || (sitter.bot && !sitter.held) || sitter.away) return { time: null, bank: null };
  return turnLeft(clocks, sitter.seat, now);
}

/** For how many seconds the seat of somebody without a line is still kept; null for whoever has one. */
export function keptFor(gone: Readonly<Record<number, number>>, seat: number, now: number): number | null {
  const until = gone[seat];
  return until === undefined ? null : Math.max(0, Math.floor((until - now) / 1000));
}

/** What is left of the partida, as minutes and seconds; null where the rulebook has no clock. */
export function matchLeft(limit: number | null, clocks: Clocks, now: number): string | null {
  if (limit === null) return null;
  const left = Math.max(0, Math.round(limit - (now - clocks.match_from) / 1000));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
