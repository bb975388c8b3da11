/** The form of a new table, and what it asks the server for. */
import { lengthOf, type Choice } from './choice';

export type Form = {
  title: string;
  visibility: 'public' | 'private' | 'password';
  password: string;
  turn: number;
  bank: number;
  away: number;
  fill: string;
  spectators: boolean;
  delay: number;
  freeChat: boolean;
  referee: boolean;
  reveal: 'deal' | 'partida' | 'referee' | 'never';
};

export const FIRST_FORM: Form = {
  title: '',
  visibility: 'public',
  password: '',
  turn: 30,
  bank: 60,
  away: 15,
  fill: 'never',
  spectators: true,
  delay: 0,
  freeChat: false,
  referee: false,
  reveal: 'partida',
};

/** A number within what the server takes. */
export function within(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

/** The body of the request. What does not go together is left out: a password only where it is asked for, free chat never in public. */
export function bodyOf(form: Form, choice: Choice, rulebook: string, options: Record<string, unknown>): Record<string, unknown> {
  return {
    game: choice.game,
    seats: choice.seats,
    rulebook,
    options: { ...lengthOf(choice), ...options },
    title: form.title.trim(),
    visibility: form.visibility,
    ...(form.visibility === 'password' ? { password: form.password } : {}),
    turn_seconds: within(form.turn, 5, 600),
    bank_seconds: within(form.bank, 0, 600),
    away_seconds: within(form.away, 5, 600),
    ...(form.fill === 'never' ? {} : { fill_seconds: within(Number(form.fill), 1, 600) }),
    fill_bot: choice.bot,
    spectators: form.spectators,
    spectator_delay: form.spectators ? within(form.delay, 0, 600) : 0,
    free_chat: form.freeChat && form.visibility !== 'public',
    reveal: form.reveal,
    referee: form.referee,
  };
}
