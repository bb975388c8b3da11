/** One socket at one table. It comes back by itself, asks for what it missed, and sends again what was not answered. */
import { randomHex } from './chance';
import type { ClientMessage, ServerMessage } from './messages';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

type Waiting = { frame: string; done: (answer: ServerMessage) => void };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const SILENCE = 35_000;
/** Who comes back waits at a shut door for so many times the next wait, and then tries again: another process may open. */
const PATIENCE = 2.5;
/** The server's way of saying: not here, not you; coming back would change nothing. */
const NOT_ALLOWED = 1008;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #knocking: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;
  #next = 0;
  #waiting = new Map<string, Waiting>();
  readonly #name = randomHex(6);

  constructor(
    readonly hello: () => ClientMessage,
    readonly hear: (message: ServerMessage) => void,
    readonly line: (line: Line) => void,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Sends a message that nobody answers. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message with an id of its own until it is answered; the same id never acts twice. */
  request(make: (id: string) => ClientMessage): Promise<ServerMessage> {
    const id = `${this.#name}-${(this.#next += 1)}`;
    const frame = JSON.stringify(make(id));
    return new Promise((done) => {
      this.#waiting.set(id, { frame, done });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#knocking);
    clearInterval(this.#pinging);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close(1000);
    this.line('closed');
  }

  #open(): void {
    this.line(this.#heard ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    // The table is named in the address too, so that one of several processes that has the table answers at once.
    const hello = this.hello();
    const which = 'table' in hello ? `?table=${encodeURIComponent(hello.table)}` : '';
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}/ws${which}`));
    if (this.#heard) this.#knocking = setTimeout(() => socket.close(), PATIENCE * this.#wait);
    socket.onopen = () => {
      clearTimeout(this.#knocking);
      socket.send(JSON.stringify(this.hello()));
      for (const { frame } of this.#waiting.values()) socket.send(frame);
      clearInterval(this.#pinging);
      this.#heard = Date.now();
      this.#pinging = setInterval(() => this.#ping(socket), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      for (const one of event.data.split('\n')) this.#take(JSON.parse(one) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #take(message: ServerMessage): void {
    if (message.type === 'snapshot') {
      this.#wait = FIRST_WAIT;
      this.line('open');
    }
    if ('id' in message) {
      this.#waiting.get(message.id)?.done(message);
      this.#waiting.delete(message.id);
    }
    this.hear(message);
  }

  #ping(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) socket.close();
    else this.send({ type: 'ping' });
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    clearTimeout(this.#knocking);
    clearInterval(this.#pinging);
    if (code === NOT_ALLOWED) {
      this.#ended = true;
      this.line('closed');
      return;
    }
    this.line('lost');
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** The network is back, or the reader is: no need to wait any longer. */
  readonly #hurry = (): void => {
    if (this.#ended || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}
