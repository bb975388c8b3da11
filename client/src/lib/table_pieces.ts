/** A match that everybody watches late, read in numbered pieces instead of by a socket. They are the same for all, and caches keep them. */
import { get, Refusal, textOf } from './api';
import type { Line } from './live_socket';
import type { ClientMessage, ServerMessage } from './messages';

type Head = { piece: number | null; seconds: number };

/** What a table can be read by. Who only watches says nothing: what they send goes nowhere. */
export type TableLine = {
  send: (message: ClientMessage) => void;
  request: (make: (id: string) => ClientMessage) => Promise<ServerMessage>;
  close: () => void;
};

/** It is looked for the next piece so often; who is further behind than so many begins anew with the newest. */
const AGAIN = 1000;
const BEHIND = 3;
const LOST = 3000;

/** When each line of a piece is due, in milliseconds after its beginning: as it was told, so that a match is seen and does not jump. */
export function paced(lines: readonly ServerMessage[], longest: number): number[] {
  let at = 0;
  const begun = lines.map(toldAt).find((told) => told !== null) ?? 0;
  return lines.map((line) => (at = Math.max(at, Math.min(longest, (toldAt(line) ?? begun + at) - begun))));
}

const toldAt = (line: ServerMessage): number | null => ('clocks' in line ? line.clocks.now : null);

export class TablePieces implements TableLine {
  #ended = false;
  #over = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    readonly table: string,
    readonly hear: (message: ServerMessage) => void,
    readonly line: (line: Line) => void,
  ) {
    void this.#follow();
  }

  send(): void {}

  request(): Promise<ServerMessage> {
    return new Promise(() => undefined);
  }

  close(): void {
    this.#ended = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.line('closed');
  }

  /** From the newest piece on, one after the other; whoever fell behind or lost the line begins anew. */
  async #follow(): Promise<void> {
    let last: number | null = null;
    while (!this.#ended && !this.#over)
      try {
        const { piece, seconds } = await get<Head>(`/tables/${this.table}/stream`);
        this.line('open');
        if (piece === null || piece === last) await this.#pause(AGAIN);
        else last = await this.#read(last !== null && piece - last <= BEHIND ? last + 1 : piece, last, 1000 * seconds);
      } catch (error) {
        if (this.#ended) return;
        if (error instanceof Refusal && error.status < 500) return this.#refused(error);
        last = null;
        this.line('lost');
        await this.#pause(LOST);
      }
  }

  /** A piece begins with the table as it stood, which whoever has read the one before knows. */
  async #read(number: number, last: number | null, length: number): Promise<number> {
    const began = Date.now();
    const lines = (await textOf(`/tables/${this.table}/stream/${number}`)).split('\n');
    this.#play(last === number - 1 ? lines.slice(1) : lines, length);
    await this.#pause(length - (Date.now() - began));
    return number;
  }

  #play(lines: string[], length: number): void {
    const told = lines.filter(Boolean).map((line) => JSON.parse(line) as ServerMessage);
    const due = paced(told, length);
    told.forEach((message, index) => this.#later(due[index]!, () => this.hear(message)));
    this.#over = told.some((message) => message.type === 'snapshot' && message.status === 'over');
  }

  /** The table is gone, or takes no spectators any more. */
  #refused(error: Refusal): void {
    this.hear({ type: 'problem', ...error.body });
    this.#ended = true;
    this.line('closed');
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => this.#later(Math.max(0, ms), done));
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }
}
