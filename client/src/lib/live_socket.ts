/** A socket that comes back by itself: after a pause that grows, at once when the network or the reader is back, never where it may not be. */

import { onlyHere } from './here';
import { HereSocket } from './here/socket';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

/** What is said on it. `hear` says of each message whether it means that we are in. */
export type Talk = {
  address: () => string;
  opened: (send: (frame: string) => void) => void;
  hear: (line: string) => boolean;
  line: (line: Line) => void;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
/** Who asked something and has heard nothing since asks after so long whether anybody is there, */
const QUIET = 1500;
/** and hangs up after so long more, and comes again: a machine that vanished closes no socket. */
const SILENCE = 3500;
/** Who waits for nothing is in no hurry: a phone's network stands still for longer than that now and then. */
const LONG_SILENCE = 20_000;
/** Who comes back waits at a shut door for so many times the next wait, and then tries again: another process may open. */
const PATIENCE = 2.5;
/** The server's way of saying: not here, not you; coming back would change nothing. */
const NOT_ALLOWED = 1008;
const PING = JSON.stringify({ type: 'ping' });

export class LiveSocket {
  #socket: WebSocket | HereSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #knocking: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #asked: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #ended = false;

  constructor(readonly talk: Talk) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a frame, if the socket is open. */
  send(frame: string): void {
    if (this.open) this.#socket!.send(frame);
  }

  /** Sends a frame that is always answered, sooner or later. */
  ask(frame: string): void {
    this.send(frame);
    this.#asked ??= setTimeout(() => this.#ping(SILENCE), QUIET);
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#quiet();
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    if (this.#socket) leave(this.#socket);
    this.talk.line('closed');
  }

  #open(): void {
    this.talk.line(this.#heard ? 'lost' : 'connecting');
    const socket = (this.#socket = opened(this.talk.address()));
    if (this.#heard) this.#knocking = setTimeout(() => socket.close(), PATIENCE * this.#wait);
    socket.onopen = () => {
      clearTimeout(this.#knocking);
      this.talk.opened((frame) => socket.send(frame));
      clearInterval(this.#pinging);
      this.#heard = Date.now();
      this.#pinging = setInterval(() => this.#ping(LONG_SILENCE), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#answered();
      for (const one of event.data.split('\n')) this.#take(one);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #take(line: string): void {
    if (!this.talk.hear(line)) return;
    this.#wait = FIRST_WAIT;
    this.talk.line('open');
  }

  #ping(silence: number): void {
    const socket = this.#socket;
    if (!this.open || socket instanceof HereSocket) return;
    this.send(PING);
    if (silence < LONG_SILENCE) clearTimeout(this.#silent);
    else if (this.#silent !== undefined) return;
    this.#silent = setTimeout(() => this.#hangUp(socket as WebSocket), silence);
  }

  /** Nobody is there: what the browser still waits for, the goodbye of the other side, will never come. */
  #hangUp(socket: WebSocket): void {
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(socket, 0);
  }

  #answered(): void {
    clearTimeout(this.#asked);
    clearTimeout(this.#silent);
    this.#asked = this.#silent = undefined;
  }

  /** Nothing is waited for any more. */
  #quiet(): void {
    clearTimeout(this.#knocking);
    clearInterval(this.#pinging);
    this.#answered();
  }

  #lost(socket: WebSocket | HereSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#quiet();
    if (code === NOT_ALLOWED) {
      this.#ended = true;
      this.talk.line('closed');
      return;
    }
    this.talk.line('lost');
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

/** Goodbye. To whoever has not opened yet it is said when they do: a door that is shut before it opened is an error to the browser. */
function leave(socket: WebSocket | HereSocket): void {
  socket.onmessage = socket.onclose = null;
  if (socket instanceof HereSocket || socket.readyState !== WebSocket.CONNECTING) return socket.close(1000);
  const later = setTimeout(() => socket.close(), LONG_SILENCE);
  socket.onclose = () => clearTimeout(later);
  socket.onopen = () => socket.close(1000);
}

function opened(address: string): WebSocket | HereSocket {
  if (onlyHere(address)) return new HereSocket();
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${address}`);
}
