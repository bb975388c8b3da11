/** One socket at one table. It comes back by itself, asks for what it missed, and sends again what was not answered. */
import { randomHex } from './chance';
import { LiveSocket, type Line } from './live_socket';
import type { ClientMessage, ServerMessage } from './messages';

export type { Line };

type Waiting = { frame: string; done: (answer: ServerMessage) => void };

export class TableSocket {
  readonly #socket: LiveSocket;
  #next = 0;
  #waiting = new Map<string, Waiting>();
  readonly #name = randomHex(6);

  constructor(
    readonly hello: () => ClientMessage,
    readonly hear: (message: ServerMessage) => void,
    line: (line: Line) => void,
  ) {
    this.#socket = new LiveSocket({ address: () => this.#address(), opened: (send) => this.#opened(send), hear: (one) => this.#take(one), line });
  }

  /** Sends a message that nobody answers. */
  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message with an id of its own until it is answered; the same id never acts twice. */
  request(make: (id: string) => ClientMessage): Promise<ServerMessage> {
    const id = `${this.#name}-${(this.#next += 1)}`;
    const frame = JSON.stringify(make(id));
    return new Promise((done) => {
      this.#waiting.set(id, { frame, done });
      this.#socket.ask(frame);
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** The table is named in the address too, so that one of several processes that has the table answers at once. */
  #address(): string {
    const hello = this.hello();
    return 'table' in hello ? `/ws?table=${encodeURIComponent(hello.table)}` : '/ws';
  }

  #opened(send: (frame: string) => void): void {
    send(JSON.stringify(this.hello()));
    for (const { frame } of this.#waiting.values()) send(frame);
  }

  #take(line: string): boolean {
    const message = JSON.parse(line) as ServerMessage;
    if ('id' in message) {
      this.#waiting.get(message.id)?.done(message);
      this.#waiting.delete(message.id);
    }
    this.hear(message);
    return message.type === 'snapshot';
  }
}
