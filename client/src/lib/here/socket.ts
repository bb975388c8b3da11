/** A socket to a table of this device: what a LiveSocket needs of a WebSocket, and no network. */
import { lang } from '../words.svelte';

type Line = { say: (text: string) => void; leave: () => void };
const GONE = 1006;

export class HereSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #line: Line | null = null;

  constructor() {
    void this.#open().catch(() => this.#closed(GONE));
  }

  send(text: string): void {
    this.#line?.say(text);
  }

  close(code = 1000): void {
    this.#line?.leave();
    this.#closed(code);
  }

  async #open(): Promise<void> {
    const { engine } = await import('./engine');
    const here = await engine(lang());
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.#line = here.connect(
      (text) => this.onmessage?.(new MessageEvent('message', { data: text })),
      (code) => this.#closed(code),
    );
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  #closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#line = null;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}
