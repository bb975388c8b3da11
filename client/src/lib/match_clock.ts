/** The clock of a match, by the server's time. */

export type Timed = { began?: string | null; clock?: number | null; overtime?: number | null; first_mao?: boolean };

/** The seconds since a match began; none before that. */
export function elapsed(match: Pick<Timed, 'began'>, now: number): number {
  return match.began ? Math.max(0, Math.floor((now - Date.parse(match.began)) / 1000)) : 0;
}

/** The seconds that are left, so many overtimes counted in; below zero when the time is up. Null where no clock runs. */
export function left(match: Timed, now: number, overtimes = 0): number | null {
  if (!match.clock || !match.began) return null;
  return (match.clock + overtimes * (match.overtime ?? 0)) * 60 - elapsed(match, now);
}

/** How many overtimes belong to the minutes that were played: one and no more where the first mão decides what is level after it. */
export function overtimesAt(match: Timed, now: number): number {
  if (!match.clock || !match.overtime) return 0;
  const many = Math.max(0, Math.ceil((elapsed(match, now) / 60 - match.clock) / match.overtime));
  return match.first_mao ? Math.min(1, many) : many;
}

/** Minutes and seconds, with a sign in front when the time is up. */
export function figures(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds));
  return `${seconds < 0 ? '+' : ''}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
