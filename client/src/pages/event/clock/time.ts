/** The clock of the projector: how much is left by the server's own time, and what comes next. */
import type { LevelShown } from '../../../lib/events';
import type { FieldClock } from '../../../lib/field';

/** The seconds left now; `toldAt` is when the clock was told, by this device's own clock, however wrong that may be. */
export function leftNow(clock: Pick<FieldClock, 'runs' | 'left_seconds'>, toldAt: number, now: number): number {
  return clock.runs ? clock.left_seconds - Math.floor((now - toldAt) / 1000) : clock.left_seconds;
}

/** Hours only where there are any; below zero the time stands at zero. */
export function faceOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

export type Next = { level: LevelShown | null; pause: number };

/** What comes after this level: the break of the sheet in minutes, and the next level. */
export function nextOf(levels: readonly LevelShown[], clock: Pick<FieldClock, 'level' | 'on_break'>): Next {
  const now = levels[clock.level - 1];
  return { level: levels[clock.level] ?? null, pause: clock.on_break ? 0 : (now?.break_minutes ?? 0) };
}

/** What rings: the last ten seconds tick, and zero is heard by everybody. */
export function rings(before: number, now: number): 'tick' | 'zero' | null {
  if (before > 0 && now <= 0) return 'zero';
  return now < before && now > 0 && now <= 10 ? 'tick' : null;
}

/** Minutes as somebody types them, in seconds; null if it is no number that changes anything. */
export function secondsOf(minutes: string): number | null {
  const value = Number(minutes.replace(',', '.'));
  return Number.isFinite(value) && Math.round(value * 60) !== 0 && Math.abs(value) <= 600 ? Math.round(value * 60) : null;
}
