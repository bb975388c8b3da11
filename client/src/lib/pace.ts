/** How long bots seem to think and how long the end of a hand stays on the table, in seconds, by what the reader likes. */
import type { Pace } from './settings_kept';

const SECONDS: Readonly<Record<Pace, readonly [bot: number, pause: number]>> = { calm: [1.6, 4], normal: [0.8, 2.5], quick: [0.3, 1.2] };

export function paced(pace: Pace): { bot_seconds: number; pause_seconds: number } {
  const [bot_seconds, pause_seconds] = SECONDS[pace];
  return { bot_seconds, pause_seconds };
}
