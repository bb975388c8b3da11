/** The engine as the page sees it: something to ask, and lines to talk on. It begins when it is first asked. */
import { keptManifest, manifestOf, type Manifest } from './keeping';
import type { Asked, FromEngine, Told, ToEngine } from './messages';

const NAME = 'tento.here.name';

class Engine {
  readonly #worker = new Worker(new URL('./engine_worker.ts', import.meta.url), { type: 'module' });
  readonly #asked = new Map<number, (told: Told | null) => void>();
  readonly #lines = new Map<number, { line: (text: string) => void; closed: (code: number) => void }>();
  readonly #failed = new Set<(error: Error) => void>();
  #next = 0;
  readonly started: Promise<void>;

  constructor(manifest: Manifest, lang: string) {
    this.started = new Promise((resolve, reject) => {
      this.#failed.add(reject);
      this.#worker.onerror = (event) => this.#fail(event.message);
      this.#worker.onmessage = (event: MessageEvent<FromEngine>) => this.#hear(event.data, resolve);
    });
    const base = new URL(`engine/${manifest.version}/`, manifest.at).href;
    this.#post({ type: 'start', base, runtime: manifest.runtime, name: localStorage.getItem(NAME) ?? '', lang });
  }

  async ask(asked: Asked): Promise<Told | null> {
    await this.started;
    return new Promise((resolve, reject) => {
      const id = (this.#next += 1);
      this.#failed.add(reject);
      this.#asked.set(id, (told) => {
        this.#failed.delete(reject);
        resolve(told);
      });
      this.#post({ type: 'ask', id, ...asked });
    });
  }

  /** A line to a table; what it gives says something on it, or leaves. */
  connect(line: (text: string) => void, closed: (code: number) => void): { say: (text: string) => void; leave: () => void } {
    const number = (this.#next += 1);
    this.#lines.set(number, { line, closed });
    this.#post({ type: 'connect', line: number });
    return {
      say: (text) => this.#post({ type: 'say', line: number, text }),
      leave: () => {
        this.#lines.delete(number);
        this.#post({ type: 'leave', line: number });
      },
    };
  }

  #post(message: ToEngine): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromEngine, started: () => void): void {
    switch (message.type) {
      case 'started':
        return started();
      case 'failed':
        return this.#fail(message.why);
      case 'told':
        this.#asked.get(message.id)?.(message.told);
        this.#asked.delete(message.id);
        return;
      case 'line':
        return this.#lines.get(message.line)?.line(message.text);
      case 'closed':
        this.#lines.get(message.line)?.closed(message.code);
        this.#lines.delete(message.line);
    }
  }

  /** Whoever waits waits in vain. */
  #fail(why: string): void {
    for (const reject of this.#failed) reject(new Error(why));
    this.#failed.clear();
  }
}

let running: Promise<Engine> | null = null;

/** The engine of this device; the one that is kept, or where none is, that of the house. */
export function engine(lang: string): Promise<Engine> {
  running ??= begun(lang).catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

async function begun(lang: string): Promise<Engine> {
  const found = new Engine((await keptManifest()) ?? (await manifestOf()), lang);
  await found.started;
  return found;
}

/** How the person of this device is called where no server knows. */
export function callMe(name: string): void {
  localStorage.setItem(NAME, name);
}
