/** How much to bet: the range that the table allows, the amounts that one tap gives, the stops of the slider, what was typed. */
import type { View } from './messages';

/** Totals in front, in chips of this size; `whole` is all that the reader has. */
export type Range = { least: number; most: number; chip: number; whole: number };
export type PresetKey = 'min' | 'half' | 'pot' | 'max' | 'all';
export type Preset = { key: PresetKey; to: number };

const FINE = 12;
const PARTS = { half: 0.5, pot: 1 } as const;

/** What the reader may bet or raise to; null where that is not allowed, or somebody else is asked. */
export function rangeOf(view: View, you: number | null): Range | null {
  const { asked } = view;
  if (!asked || asked.seat !== you || asked.min_raise === null || asked.max_raise === null) return null;
  const { bet, stack } = view.players[you]!;
  return { least: asked.min_raise, most: asked.max_raise, chip: view.chip, whole: bet + stack };
}

/** The nearest amount that may be bet: whole chips, but for the ends of the range. */
export function snap(amount: number, { least, most, chip }: Range): number {
  if (amount <= least) return least;
  if (amount >= most) return most;
  const whole = Math.round(amount / chip) * chip;
  return Math.min(most, Math.max(least, whole));
}

/** The least, half the pot, the pot, and the most. Of two that come to the same the first is given, but the most is always called so. */
export function presetsOf(view: View, range: Range): Preset[] {
  const pot = view.pot + (view.asked?.to_call ?? 0);
  const part = (share: number): number => view.current + Math.floor((pot * share) / range.chip) * range.chip;
  const all: Preset[] = [
    { key: 'min', to: range.least },
    { key: 'half', to: part(PARTS.half) },
    { key: 'pot', to: part(PARTS.pot) },
    { key: range.most === range.whole ? 'all' : 'max', to: range.most },
  ];
  const allowed = all.filter(({ to }) => to >= range.least && to <= range.most);
  const most = allowed.pop()!;
  const others = allowed.filter(({ to }, at) => to < most.to && allowed.findIndex((other) => other.to === to) === at);
  return [...others, most];
}

/** The stops of the slider: fine at first, coarser and coarser to the top. */
export function stopsOf({ least, most, chip }: Range, big: number): number[] {
  const stops: number[] = [];
  let step = Math.max(chip, Math.round(big / 2 / chip) * chip);
  for (let at = least; at < most; at += step) {
    stops.push(at);
    if (stops.length % FINE === 0) step *= 2;
  }
  return [...stops, most];
}

/** The stop that is nearest to an amount. */
export function nearest(stops: readonly number[], amount: number): number {
  let found = 0;
  stops.forEach((stop, at) => (found = Math.abs(stop - amount) < Math.abs(stops[found]! - amount) ? at : found));
  return found;
}

/** The next stop above or below an amount. */
export function stepped(stops: readonly number[], amount: number, by: 1 | -1): number {
  const next = by > 0 ? stops.find((stop) => stop > amount) : stops.findLast((stop) => stop < amount);
  return next ?? amount;
}

/** A number as somebody types it, with points or blanks between the thousands; null for no number. */
export function typed(text: string): number | null {
  const digits = text.replace(/[\s.,\u00a0]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
