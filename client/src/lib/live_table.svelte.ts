/** A live table as this reader sees it: what the socket said last, and what it says as it happens. */
import { randomHex } from './chance';
import type { Advice, Clocks, Proof, Refused, Revelation, Said, ServerMessage, Shown, Signalled, Sitter } from './messages';
import { TableSocket, type Line } from './socket';
import { lang } from './words.svelte';

export type Spoken = Said | Signalled | Shown | Revelation;
type Listeners<View, Happened> = { events: (events: Happened[], view: View, first: boolean) => void; spoken: (message: Spoken) => void };

export class LiveTable<View, Action, Happened> {
  line = $state<Line>('connecting');
  status = $state('waiting');
  game = $state('');
  rulebook = $state('');
  sitters = $state.raw<(Sitter | null)[]>([]);
  host = $state(false);
  you = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Action[]>([]);
  waiting = $state.raw<number[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  proof = $state.raw<Proof | null>(null);
  next = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  problem = $state<{ code: string; text: string } | null>(null);
  /** An action is on its way: nothing more is offered until it is answered. */
  busy = $state(0);
  #seq = 0;
  /** The server's clock less ours. */
  #ahead = 0;
  #numbered = 0;
  #listeners: Listeners<View, Happened>[] = [];
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    password?: string,
    readonly seat?: number,
  ) {
    this.#socket = new TableSocket(
      () => ({
        type: 'hello',
        table: id,
        lang: lang(),
        ...(this.#seq ? { since: this.#seq } : {}),
        ...(password ? { password } : {}),
        ...(seat === undefined ? {} : { seat }),
      }),
      (message) => this.#hear(message),
      (line) => void (this.line = line),
    );
  }

  /** Calls back as things happen; what it returns stops that. */
  listen(listeners: Listeners<View, Happened>): () => void {
    this.#listeners.push(listeners);
    return () => void (this.#listeners = this.#listeners.filter((one) => one !== listeners));
  }

  /** Does something at the table. True once it is kept; a refusal is left in `refused`. */
  async act(action: Action): Promise<boolean> {
    this.refused = null;
    this.busy += 1;
    try {
      const answer = await this.#socket.request((id) => ({ type: 'act', id, action }));
      if (answer.type === 'refused') this.refused = answer;
      return answer.type === 'ack';
    } finally {
      this.busy -= 1;
    }
  }

  /** What a good player would do; null where nothing is asked of this seat, or where it is not told (`refused` says why). */
  async advice(): Promise<Advice | null> {
    if (this.busy || this.you === null || !this.waiting.includes(this.you)) return null;
    this.busy += 1;
    try {
      const answer = await this.#socket.request((id) => ({ type: 'advise', id }));
      if (answer.type === 'refused') this.refused = answer;
      return answer.type === 'advice' ? answer : null;
    } finally {
      this.busy -= 1;
    }
  }

  say(phrase: string): void {
    this.#socket.send({ type: 'say', phrase });
  }

  chat(text: string): void {
    this.#socket.send({ type: 'chat', text });
  }

  signal(signs: string[]): void {
    this.#socket.send({ type: 'signal', signs });
  }

  showCards(): void {
    this.#socket.send({ type: 'show' });
  }

  /** The time at the server, in milliseconds. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  leave(): void {
    this.#listeners = [];
    this.#socket.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.status = message.status;
        this.game = message.game;
        this.rulebook = message.rulebook;
        this.host = message.host;
        this.you = message.you;
        this.next = message.next ?? null;
        this.sitters = message.sitters;
        this.problem = null;
        this.#numbered = 0; // a number that was on its way when the line broke may be lost: it is not in the proof then
        this.#take(message, this.#seq ? [] : null);
        break;
      case 'update':
        if (message.sitters) this.sitters = message.sitters;
        if (message.view) this.status = (message.view as { outcome?: unknown }).outcome ? 'over' : 'playing';
        this.#take(message, message.events as Happened[]);
        break;
      case 'missed':
        this.#tell(message.events as Happened[], this.view as View, true);
        break;
      case 'problem':
        this.problem = message;
        break;
      case 'said':
      case 'signalled':
      case 'shown':
      case 'revelation':
        for (const one of this.#listeners) one.spoken(message);
        break;
      case 'pong':
        this.#ahead = message.now - Date.now();
    }
  }

  #take(
    message: { seq: number; view: unknown; legal: unknown[]; waiting: number[]; clocks: Clocks; proof: Proof | null },
    events: Happened[] | null,
  ): void {
    this.#seq = message.seq;
    this.view = message.view as View | null;
    this.legal = message.legal as Action[];
    this.waiting = message.waiting;
    this.clocks = message.clocks;
    this.proof = message.proof;
    this.#ahead = message.clocks.now - Date.now();
    this.#addNumber();
    if (this.view) this.#tell(events ?? [], this.view, events === null);
  }

  #tell(events: Happened[], view: View, first: boolean): void {
    for (const one of this.#listeners) one.events(events, view, first);
  }

  /** Our own number goes into every deal, so that nobody has to trust the server with the order of the pack. */
  #addNumber(): void {
    const { proof, you } = this;
    if (!proof || you === null || proof.deal === this.#numbered || proof.numbers[you]) return;
    this.#numbered = proof.deal;
    this.#socket.send({ type: 'number', deal: proof.deal, number: randomHex(32) });
  }
}
