/** A live table as this reader sees it: what the socket said last, and what it says as it happens. */
import { lobbyOf } from './lobby';
import { randomHex } from './chance';
import type {
  Advice,
  Clocks,
  Leaves,
  Offer,
  Proof,
  Reacted,
  Recalled,
  Refused,
  Revelation,
  Ruled,
  Said,
  ServerMessage,
  Shown,
  Signalled,
  Sitter,
} from './messages';
import { TableSocket, type Line } from './socket';
import { TablePieces, type TableLine } from './table_pieces';
import { lang } from './words.svelte';

export type Spoken = Said | Reacted | Recalled | Signalled | Shown | Revelation | Leaves;
type Listeners<View, Happened> = { events: (events: Happened[], view: View, first: boolean) => void; spoken: (message: Spoken) => void };

/** So many of the last events the story of a table begins with. */
const STORY = 150;
/** So much is kept for whoever begins to listen, while the page of the game is still coming. */
const MOST_EARLY = 400;
/** The cards of so many deals can still be shown. */
const MOST_DEALS = 4;

export class LiveTable<View, Action, Happened> {
  line = $state<Line>('connecting');
  status = $state('waiting');
  game = $state('');
  rulebook = $state('');
  sitters = $state.raw<(Sitter | null)[]>([]);
  /** The side of each seat: those of one side win together. */
  sides = $state.raw<number[]>([]);
  host = $state(false);
  you = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Action[]>([]);
  waiting = $state.raw<number[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  proof = $state.raw<Proof | null>(null);
  /** What the server was bound to for the last deals. The first word holds: no root is taken back. */
  readonly proofs = new Map<number, Proof>();
  next = $state<string | null>(null);
  /** The reader is the referee; somebody is. */
  referee = $state(false);
  refereed = $state(false);
  /** What the referee has decided so far. */
  rulings = $state.raw<Ruled[]>([]);
  /** Where the director of the tournament has moved this player. */
  moved = $state<string | null>(null);
  /** Until when the seat of each person without a line is kept, by the clock of the server. */
  gone = $state.raw<Readonly<Record<number, number>>>({});
  refused = $state.raw<Refused | null>(null);
  problem = $state<{ code: string; text: string } | null>(null);
  /** An action is on its way: nothing more is offered until it is answered. */
  busy = $state(0);
  #seq = 0;
  /** The server's clock less ours. */
  #ahead = 0;
  #numbered = 0;
  #listeners: Listeners<View, Happened>[] = [];
  /** What was told before anybody listened. */
  #early: ((to: Listeners<View, Happened>) => void)[] = [];
  readonly #socket: TableLine;

  constructor(
    readonly id: string,
    password?: string,
    readonly seat?: number,
    /** The tournament that it is a table of. */
    readonly event: string | null = null,
    /** The reader only watches, later than those who play: the match is read in pieces that everybody shares. */
    readonly late = false,
  ) {
    const hear = (message: ServerMessage): void => this.#hear(message);
    const told = (line: Line): void => void (this.line = line);
    if (late) {
      this.#socket = new TablePieces(id, hear, told);
      return;
    }
    this.#socket = new TableSocket(
      () => ({
        type: 'hello',
        table: id,
        lang: lang(),
        ...(this.#seq ? { since: this.#seq } : { story: STORY }),
        ...(password ? { password } : {}),
        ...(seat === undefined ? {} : { seat }),
      }),
      hear,
      told,
    );
  }

  /** Where the reader goes from here: to the lobby of the tournament, or home. */
  get exit(): string {
    return this.event === null ? '/' : lobbyOf(this.event, this.id);
  }

  /** Whether those who go out here go out of the whole match in that order: only the last table of a tournament knows. */
  get ranks(): boolean {
    return this.event === null || this.id.endsWith('.final');
  }

  /** Calls back as things happen, and for what happened before anybody listened; what it returns stops that. */
  listen(listeners: Listeners<View, Happened>): () => void {
    this.#listeners.push(listeners);
    for (const told of this.#early.splice(0)) told(listeners);
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

  /** What the referee may decide now; null where it is not the reader's to decide (`refused` says why). */
  async offers(): Promise<Offer[] | null> {
    const answer = await this.#socket.request((id) => ({ type: 'offers', id }));
    if (answer.type === 'refused' && answer.code !== 'too_fast') this.refused = answer;
    return answer.type === 'offered' ? answer.offers : null;
  }

  /** The referee decides. True once it is kept; a refusal is left in `refused`. */
  async rule(action: unknown, reason: string): Promise<boolean> {
    this.refused = null;
    const answer = await this.#socket.request((id) => ({ type: 'rule', id, action, reason }));
    if (answer.type === 'refused') this.refused = answer;
    return answer.type === 'ack';
  }

  say(phrase: string): void {
    this.#socket.send({ type: 'say', phrase });
  }

  react(face: Reacted['face']): void {
    this.#socket.send({ type: 'react', face });
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

  /** The next thing that a bot or the table does by itself is done at once; the server knows for whom. */
  hurry(): void {
    this.#socket.send({ type: 'hurry' });
  }

  /** The time at the server, in milliseconds. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  leave(): void {
    this.#listeners = [];
    this.#early = [];
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
        this.referee = message.referee ?? false;
        this.refereed = message.refereed ?? false;
        this.sitters = message.sitters;
        this.sides = message.sides ?? [];
        this.problem = null;
        this.gone = {};
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
      case 'ruled':
        this.rulings = [...this.rulings, message];
        break;
      case 'problem':
        this.problem = message;
        break;
      case 'leaves':
        if (message.proof) this.#bind(message.proof);
        this.#call((one) => one.spoken(message));
        break;
      case 'said':
      case 'reacted':
      case 'recalled':
      case 'signalled':
      case 'shown':
      case 'revelation':
        this.#call((one) => one.spoken(message));
        break;
      case 'gone':
        this.gone = Object.fromEntries(message.seats.map(({ seat, until }) => [seat, until]));
        break;
      case 'moved':
        this.moved = message.to;
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
    if (message.proof) this.#bind(message.proof);
    this.#ahead = message.clocks.now - Date.now();
    this.#addNumber();
    if (this.view) this.#tell(events ?? [], this.view, events === null);
  }

  #tell(events: Happened[], view: View, first: boolean): void {
    if (!this.#listeners.length) this.#call((one) => one.events(events, view, true));
    else this.#call((one) => one.events(events, view, first));
  }

  /** Tells whoever listens, or who will. */
  #call(tell: (to: Listeners<View, Happened>) => void): void {
    if (this.#listeners.length) for (const one of this.#listeners) tell(one);
    else this.#early = [...this.#early.slice(1 - MOST_EARLY), tell];
  }

  #bind(proof: Proof): void {
    const first = this.proofs.get(proof.deal) ?? proof;
    this.proofs.set(proof.deal, { ...proof, root: first.root, seed_hash: first.seed_hash });
    this.proofs.delete(proof.deal - MOST_DEALS);
  }

  /** Our own number goes into every deal, so that nobody has to trust the server with the order of the pack. */
  #addNumber(): void {
    const { proof, you } = this;
    if (!proof || you === null || proof.deal === this.#numbered || proof.numbers[you]) return;
    this.#numbered = proof.deal;
    this.#socket.send({ type: 'number', deal: proof.deal, number: randomHex(32) });
  }
}
