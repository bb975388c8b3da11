/** What a page and the engine in its worker say to each other. */

/** Where the engine lies, what its runtime is, and whose device it is. */
export type Start = { base: string; runtime: Record<string, string>; name: string; lang: string };
export type Asked = { method: string; path: string; body: string; lang: string };
/** The answer to what was asked: status, body, and the name of a file, empty for JSON. */
export type Told = [status: number, body: string, name: string];

export type ToEngine =
  | ({ type: 'start' } & Start)
  | ({ type: 'ask'; id: number } & Asked)
  | { type: 'connect'; line: number }
  | { type: 'say'; line: number; text: string }
  | { type: 'leave'; line: number };

export type FromEngine =
  | { type: 'started' }
  | { type: 'failed'; why: string }
  | { type: 'told'; id: number; told: Told | null }
  | { type: 'line'; line: number; text: string }
  | { type: 'closed'; line: number; code: number };
