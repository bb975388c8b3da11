/** What can be chosen before playing at once, and the table that it asks for. The rulebook is among the settings. */
import { frontOf, games } from '../../games';
import type { GameLine } from './answers';

export type Choice = { game: string; seats: number; bestOf: 1 | 3; bot: string };

export const FIRST_CHOICE: Choice = { game: games[0]!, seats: 4, bestOf: 1, bot: 'sensible' };

/** What was remembered, as far as it still makes sense. */
export function read(kept: string | null): Choice {
  let found: Partial<Record<keyof Choice, unknown>> = {};
  try {
    const told: unknown = JSON.parse(kept ?? '{}');
    if (told && typeof told === 'object') found = told;
  } catch {
    return { ...FIRST_CHOICE };
  }
  return {
    game: typeof found.game === 'string' ? found.game : FIRST_CHOICE.game,
    seats: typeof found.seats === 'number' ? found.seats : FIRST_CHOICE.seats,
    bestOf: found.bestOf === 3 ? 3 : 1,
    bot: typeof found.bot === 'string' ? found.bot : FIRST_CHOICE.bot,
  };
}

const LEVELS = ['random', 'iniciante', 'jogador', 'sensible', 'solver', 'master'];

/** Bots from the weakest to the strongest; one that this page does not know comes last. */
export function byLevel(bots: readonly string[]): string[] {
  const level = (bot: string): number => (LEVELS.includes(bot) ? LEVELS.indexOf(bot) : LEVELS.length);
  return [...bots].sort((one, other) => level(one) - level(other));
}

/** The bots that the game offers at a table of so many, from the weakest to the strongest. */
export function botsAt(game: GameLine | undefined, seats: number): string[] {
  return byLevel((game?.bots ?? []).filter((bot) => (game?.bot_seats?.[bot] ?? [seats]).includes(seats)));
}

/** A rulebook that the server has for the game: the wanted one, else the game's own, else the first. */
export function knownRulebook(wanted: string | undefined, game: GameLine | undefined): string {
  const known = game?.rulebooks ?? [];
  return (known.find((one) => one.name === wanted) ?? known.find((one) => one.default) ?? known[0])?.name ?? wanted ?? '';
}

/** How many can sit at a table with these options, where its kind of the game has fewer seats than others. */
export function mostSeats(game: string, options: Record<string, unknown>): number {
  const most = frontOf(game)?.mostSeats ?? {};
  return Math.min(...Object.values(options).map((value) => (typeof value === 'string' && most[value]) || Infinity), Infinity);
}

/** The choice as this game and rulebook can play it, with so many at most: what they do not know is replaced by what they do. */
export function fitting(choice: Choice, game: GameLine | undefined, rulebook: string, most = Infinity): Choice {
  const allowed = (game?.rulebooks.find((one) => one.name === rulebook)?.seats ?? []).filter((seats) => seats <= most);
  const seats = allowed.includes(choice.seats) ? choice.seats : (allowed.at(-1) ?? choice.seats);
  const bots = botsAt(game, seats);
  const bot = bots.includes(choice.bot) ? choice.bot : (game?.bots[0] ?? choice.bot);
  return { ...choice, seats, bot };
}

/** How many may play, so many at most: those of the rulebook, and those for whom the house departs from it by another one. */
export function numbersOf(game: GameLine, rulebook: string, most = Infinity): { seats: number; rulebook: string }[] {
  const book = game.rulebooks.find((one) => one.name === rulebook);
  const own = (book?.seats ?? []).map((seats) => ({ seats, rulebook }));
  const others = Object.entries(book?.instead ?? {}).map(([seats, other]) => ({ seats: Number(seats), rulebook: other }));
  return [...own, ...others].filter((one) => one.seats <= most).sort((one, other) => one.seats - other.seats);
}

/** What people call the rulebook of a table. A plus behind its name says that the table changed some of its rules. */
export function bookOf(name: string, games: GameLine[]): { name: string; title: string; changed: boolean } {
  const plain = name.replace(/\+$/, '');
  const title = games.flatMap((game) => game.rulebooks).find((one) => one.name === plain)?.title ?? plain;
  return { name: plain, title, changed: plain !== name };
}

/** The games that both the server and this page know, in the page's order. */
export function playable(known: readonly string[], served: readonly string[]): string[] {
  return known.filter((game) => served.includes(game));
}

/** Whether a match of this game can be made longer or shorter. */
export function hasLength(game: string): boolean {
  return frontOf(game)?.length !== undefined;
}

/** The length of the match where it is all that a table has agreed on; null where it is not. */
export function agreedOn(game: string, options: Record<string, unknown>, lengths: Readonly<Record<number, string>>): string | null {
  const length = frontOf(game)?.length;
  const [only, ...others] = Object.keys(options);
  if (!length || only !== length.rule || others.length) return null;
  const found = Object.entries(lengths).find(([bestOf]) => JSON.stringify(length.value(Number(bestOf))) === JSON.stringify(options[only]));
  return found?.[1] ?? null;
}

/** How the game's rulebook is told that a match has so many partidas at most. */
export function lengthOf(choice: Choice): Record<string, unknown> {
  const length = frontOf(choice.game)?.length;
  return length ? { [length.rule]: length.value(choice.bestOf) } : {};
}
