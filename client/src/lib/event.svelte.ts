/** A championship that people direct, as this device follows it: what everybody sees, what the reader may decide, and what still waits to be sent. */
import { untrack } from 'svelte';
import { get, Refusal } from './api';
import { randomHex } from './chance';
import type { BoardShown } from './board';
import { joined } from './event_find';
import { forgetPage, keepPage, pageOf } from './kept_page';
import { forgetLink, headersOf, keepLink, linkOf } from './event_link';
import { EventOutbox, isAway, type Answer } from './event_outbox.svelte';
import { patched } from './event_patch';
import type { RefusedLater, Waiting } from './event_queue';
import type { ActsShown, EventDecision, EventHello, EventNews, EventServerMessage, EventShown, EventTold, NewDecision } from './events';
import { LiveSocket, type Line } from './live_socket';
import { polling } from './polling';
import { session, whoAmI } from './session.svelte';
import { lang } from './words.svelte';

export type { Answer };

/** What a decision says beside its fields. */
export type More = { why?: string; role?: NonNullable<NewDecision['role']>; happened?: string; seen?: number };

/** How much the reader wants to know of what they may do: always what is open now, once who they are, or nothing. */
export type Follow = 'acts' | 'roles' | 'nothing';

/** Without a socket the server is asked so often. */
const EVERY = 2000;
/** So long the socket has to open before the server is asked without it. */
const HEAD_START = 700;
const NOTES = 200;
/** How far back the diary goes when somebody comes. */
const BEFORE = 60;
/** What may be done is asked anew no more often than this, however much is decided. */
const ACTS_EVERY = 800;
/** So long the socket has to tell what the reader has just decided; then it is asked for. */
const TELLING = 1500;
/** So soon after a change the page is kept for a reload without a network. */
const KEEPING = 500;

export class LiveEvent {
  shown = $state.raw<EventShown | null>(null);
  acts = $state.raw<ActsShown | null>(null);
  /** What was decided, the newest first. */
  notes = $state.raw<EventDecision[]>([]);
  /** Why nothing can be shown. */
  failure = $state.raw<unknown>(null);
  /** Whether the server answers at the moment. */
  online = $state(true);
  /** A decision is on its way. */
  busy = $state(false);
  /** The token of a link does not open this event, or not today. */
  wrongLink = $state(false);
  /** When the clock in `shown` stood as it says, by this device's time: running clocks are counted on from there. */
  toldAt = $state(0);
  /** When this was shown, by this device's time, where nobody answers and it is what the device has kept; null where it is told by the server. */
  keptAt = $state<number | null>(null);
  /** The board that was last looked at beside the event. */
  board: BoardShown | null = null;

  readonly #outbox: EventOutbox;
  #link: string | null;
  #reader = '';
  #socket: LiveSocket | null = null;
  #line: Line = 'closed';
  /** How much the server's clock is ahead of this device's, once it was told. */
  #ahead: number | null = null;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #actsAt = 0;
  #actsLater: ReturnType<typeof setTimeout> | undefined;
  #arrived = new Set<() => void>();

  constructor(
    readonly id: string,
    readonly follow: Follow = 'acts',
  ) {
    this.#link = linkOf(localStorage, id);
    this.#outbox = new EventOutbox(id, () => this.#hour());
  }

  /** Follows from now on; what it returns stops that. For an `$effect` of a page, which must not begin anew with every change. */
  start(): () => void {
    return untrack(() => this.#start());
  }

  #start(): () => void {
    const back = (): void => void this.look();
    const gone = (): void => void (this.online = false);
    addEventListener('online', back);
    addEventListener('offline', gone);
    const leaving = (): void => this.#keep();
    addEventListener('pagehide', leaving);
    this.#connect();
    let stop = (): void => undefined;
    const first = setTimeout(() => (stop = polling(EVERY, () => this.#turn())), HEAD_START);
    return () => {
      clearTimeout(first);
      stop();
      clearTimeout(this.#actsLater);
      clearTimeout(this.#keeping);
      this.#keep();
      removeEventListener('online', back);
      removeEventListener('offline', gone);
      removeEventListener('pagehide', leaving);
      this.#disconnect();
    };
  }

  /** The token of a referee's link, from the address: kept on this device for this event. */
  useLink(token: string): void {
    keepLink(localStorage, this.id, token);
    this.#relink(token);
  }

  forgetLink(): void {
    forgetLink(localStorage, this.id);
    this.#relink(null);
  }

  get link(): string | null {
    return this.wrongLink ? null : this.#link;
  }

  get roles(): ActsShown['roles'] {
    return this.acts?.roles ?? [];
  }

  /** Whether it is known who the reader is here: nobody is known by the session alone, somebody by what they may do. */
  get known(): boolean {
    return this.acts !== null || (session.ready && !session.me && this.link === null);
  }

  /** The decisions that wait on this device, and those that were refused when they were sent at last. */
  get waiting(): Waiting[] {
    return this.#outbox.waiting;
  }
  get refused(): RefusedLater[] {
    return this.#outbox.refused;
  }

  /** What the reader may decide now under this word, if anything. */
  act(word: string): ActsShown['acts'][number] | undefined {
    return this.acts?.acts.find((one) => one.do === word);
  }

  /** Asks for what is new, and for the whole if anything is; then sends what waits. */
  async look(): Promise<void> {
    try {
      await this.#asked();
      this.failure = null;
      this.online = true;
    } catch (error) {
      this.#failed(error);
      return;
    }
    if (this.waiting.length && (await this.#outbox.send())) await this.#asked().catch((error: unknown) => this.#failed(error));
  }

  /** Makes a decision. Without a network it waits on this device, after those that wait already, and is sent when the network is back. */
  async decide(word: string, fields: Record<string, unknown> = {}, more: More = {}): Promise<Answer> {
    this.busy = true;
    try {
      const answer = await this.#outbox.decide(this.#asking(word, fields, more), this.link);
      if (answer.how === 'done') await this.#reach(answer.decision.number ?? 0);
      else void this.look();
      return answer;
    } finally {
      this.busy = false;
    }
  }

  /** What a decision would bring about; nothing is kept. */
  async preview(word: string, fields: Record<string, unknown> = {}, more: More = {}): Promise<EventDecision | Refusal> {
    try {
      return await this.#outbox.post('preview', this.#asking(word, fields, more), this.link);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /** The reader has read why it was refused, or takes back what still waits. */
  forget(id: string): void {
    this.#outbox.forget(id);
  }

  #asking(word: string, fields: Record<string, unknown>, { seen, ...more }: More): NewDecision {
    return { id: randomHex(12), do: word, fields, seen: seen ?? this.shown?.number ?? 0, ...more };
  }

  /** How many milliseconds the clock of the server is ahead of this device's; nought while it is not known. */
  get ahead(): number {
    return this.#ahead ?? 0;
  }

  /** The hour of the server, as far as this device knows it. Where one clock runs for everybody, what comes late counts when it comes. */
  #hour(): string | null {
    return this.#ahead === null || !this.shown ? null : new Date(Date.now() + this.#ahead).toISOString();
  }

  /** What is shown is kept soon: the device may be reloaded where nobody answers. */
  keepSoon(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.#keep(), KEEPING);
  }

  #keep(): void {
    const { id, shown, acts, board } = this;
    if (!shown || this.keptAt !== null || !session.ready) return;
    keepPage(localStorage, { id, shown, acts, board, person: session.me?.id ?? null, ahead: this.#ahead ?? 0, at: Date.now() });
  }

  /** Nobody answers and nothing is shown yet: what this device has kept is better than nothing, and says how old it is. */
  #restore(): void {
    const page = pageOf(localStorage, this.id);
    if (!page) return;
    this.shown = page.shown;
    this.acts = page.acts;
    this.board = page.board;
    this.toldAt = page.at;
    this.keptAt = page.at;
    this.#ahead = page.ahead;
    this.#outbox.person = page.person;
  }

  /** Waits until what was decided is shown: the socket tells it, or it is asked for. */
  async #reach(number: number): Promise<void> {
    if (this.#line === 'open') await this.#arrival(() => (this.shown?.number ?? 0) >= number);
    if ((this.shown?.number ?? 0) < number) await this.look();
    else await this.#askActs();
  }

  #arrival(true_: () => boolean): Promise<void> {
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#arrived.delete(look);
        done();
      };
      const look = (): void => void (true_() && end());
      const timer = setTimeout(end, TELLING);
      this.#arrived.add(look);
      look();
    });
  }

  #relink(token: string | null): void {
    this.#link = token;
    this.wrongLink = false;
    this.acts = null;
    this.#reader = '';
    if (this.#socket) this.#connect();
  }

  // The socket.

  #connect(): void {
    this.#disconnect();
    const heard = (line: string): boolean => this.#hear(JSON.parse(line) as EventServerMessage);
    this.#socket = new LiveSocket({
      address: () => `/ws/events?event=${encodeURIComponent(this.id)}`,
      opened: (send) => send(JSON.stringify(this.#hello())),
      hear: heard,
      line: (line) => void (this.#line = line),
    });
  }

  #disconnect(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  #hello(): EventHello {
    const known = this.#reader === readerNow() ? (this.shown?.number ?? null) : null;
    return { type: 'hello', event: this.id, since: known, lang: lang(), link: this.link };
  }

  #hear(message: EventServerMessage): boolean {
    switch (message.type) {
      case 'snapshot':
        this.#show(message.event, message.decided, false);
        void this.#askActs();
        break;
      case 'told':
        this.#told(message);
        break;
      case 'roles':
        void this.#askActs(true); // until it is told, what stands there stays: somebody may be typing
        break;
      case 'welcome':
      case 'pong':
        this.#ahead = message.now - Date.now();
        this.online = true;
        break;
      case 'problem':
        this.#problem(message.code);
    }
    return message.type === 'welcome';
  }

  #told({ since, number, changes, decided }: EventTold): void {
    const { shown } = this;
    if (!shown || shown.number > number) return;
    if (shown.number !== since) return this.#connect();
    this.#show(patched(shown, changes), decided, true);
    void this.#askActs();
  }

  /** A link that is no good is left out, and a session that ended is another reader's; the rest the polling finds out. */
  #problem(code: string): void {
    if (code === 'wrong_link') this.wrongLink = true;
    else if (code !== 'session_over') return;
    forgetPage(localStorage);
    this.acts = null;
    void whoAmI()
      .catch(() => undefined)
      .then(() => this.#socket && this.#connect());
  }

  #show(shown: EventShown, decided: readonly EventDecision[], more: boolean): void {
    this.notes = joined(more ? this.notes : [], decided, NOTES);
    this.shown = shown;
    const clock = shown.field?.clock;
    this.toldAt = clock && this.#ahead !== null ? clock.now - this.#ahead : Date.now();
    this.#readBy();
    this.failure = null;
    this.keptAt = null;
    this.keepSoon();
    for (const look of [...this.#arrived]) look();
  }

  /** For whom this is shown. Told before the session is known, it is for whoever that will say: not somebody else who came meanwhile. */
  #readBy(): void {
    if (session.ready) this.#reader = readerNow();
    else
      void whoAmI().then(
        () => void (this.#reader ||= readerNow()),
        () => undefined,
      );
  }

  // Asking.

  /** While the socket is open only what waits is sent, and what is missing asked for; else the socket's work is done by asking. */
  async #turn(): Promise<void> {
    if (this.#reader && this.#reader !== readerNow()) {
      this.acts = null;
      this.#connect();
    } else if (this.#line !== 'open' || !this.shown) await this.look();
    else if (this.waiting.length && (await this.#outbox.send())) await this.#askActs();
  }

  async #asked(): Promise<void> {
    const { shown } = this;
    if (!shown || this.#reader !== readerNow()) return this.#whole();
    const news = await this.#since(shown.number);
    if (news.number > shown.number) await this.#whole(news.decided);
  }

  async #whole(news?: readonly EventDecision[]): Promise<void> {
    if (!session.ready && this.follow !== 'nothing') await whoAmI();
    const shown = await get<EventShown>(`/events/${this.id}`);
    const decided = news ?? (await this.#since(Math.max(0, shown.number - BEFORE))).decided;
    if (shown.number >= (this.shown?.number ?? 0)) this.#show(shown, decided, news !== undefined);
    await this.#askActs();
  }

  #since(number: number): Promise<EventNews> {
    return this.#linked((headers) => get<EventNews>(`/events/${this.id}/since/${number}`, headers));
  }

  /** What the reader may do now: at once, or soon where it was asked a moment ago. */
  async #askActs(anew = false): Promise<void> {
    if (this.follow === 'nothing' || (this.follow === 'roles' && this.acts && !anew)) return;
    clearTimeout(this.#actsLater);
    const wait = this.#actsAt + ACTS_EVERY - Date.now();
    if (wait > 0 && this.acts) {
      this.#actsLater = setTimeout(() => void this.#askActs(anew), wait);
      return;
    }
    this.#actsAt = Date.now();
    try {
      if (!session.ready) await whoAmI();
      const nobody = !session.me && this.link === null;
      this.acts = nobody ? null : await this.#linked((headers) => get<ActsShown>(`/events/${this.id}/acts`, headers));
      this.keepSoon();
    } catch (error) {
      if (!isAway(error)) throw error;
    }
  }

  /** Asks with the link; one that is no good is told, and the rest is asked without it. */
  async #linked<T>(asking: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    try {
      return await asking(headersOf(this.link));
    } catch (error) {
      if (!(error instanceof Refusal) || error.body.code !== 'wrong_link') throw error;
      this.wrongLink = true;
      return asking({});
    }
  }

  #failed(error: unknown): void {
    this.online = !isAway(error);
    if (!this.shown && !this.online) this.#restore();
    if (!this.shown || this.online) this.failure = error;
  }
}

/** Who reads, and in which language: another reader is told everything anew. */
function readerNow(): string {
  return `${lang()} ${session.me?.id ?? ''}`;
}
