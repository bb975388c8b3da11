/** The form of a new tournament, and what is asked of the server for it. */
import type { NewTournament } from '../../lib/tournaments';

/** How many minutes a level has, and how many big blinds everybody begins with. */
export const SPEEDS = { hyper: [1, 30], turbo: [3, 50], regular: [6, 100], slow: [12, 150] } as const;
export type Speed = keyof typeof SPEEDS;
export const SEATS = [2, 6, 9] as const;
/** The sizes of a table that are offered, where no more than so many can sit at one. */
export const seatsOf = (most: number = Infinity): number[] => SEATS.map((seats) => Math.min(seats, most));
export const [FEWEST, MOST] = [2, 200];
/** A long tournament has a break after so many levels. */
const BREAK_EVERY = { hyper: 0, turbo: 0, regular: 8, slow: 5 } as const;

export type Form = {
  title: string;
  most: number;
  seats: number;
  speed: Speed;
  game: string;
  variant: string;
  bots: boolean;
  visibility: 'public' | 'private';
  /** The hour at which it begins, as the field has it in the reader's own zone; empty: when it is full. */
  begins: string;
};
export const FIRST_FORM = {
  title: '',
  most: 9,
  seats: 9,
  speed: 'turbo',
  game: '',
  variant: '',
  bots: true,
  visibility: 'public',
  begins: '',
} as const satisfies Form;

export function bodyOf(form: Form, nameless: string): NewTournament {
  const [level_minutes, big_blinds] = SPEEDS[form.speed];
  const most = Math.max(FEWEST, Math.min(MOST, Math.round(form.most) || FEWEST));
  return {
    title: form.title.trim() || nameless,
    game: form.game,
    variant: form.variant,
    seats: Math.min(form.seats, most),
    most,
    level_minutes,
    big_blinds,
    break_every: BREAK_EVERY[form.speed],
    bots: form.bots,
    visibility: form.visibility,
    begins: form.begins ? new Date(form.begins).getTime() : null,
  };
}
