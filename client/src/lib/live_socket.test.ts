/** A line that is dead without a word is left, and taken up again; one that nobody needs any more is not shut in anybody's face. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveSocket } from './live_socket';

/** A socket whose other side is there, or has vanished. */
class Wire {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Wire[] = [];
  readyState = Wire.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.made.push(this);
  }
  opens(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  send(frame: string): void {
    this.sent.push(frame);
  }
  close(): void {
    this.readyState = 2;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'casa' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const made = (greet: () => void = () => undefined): [LiveSocket, Wire] => {
  const socket = new LiveSocket({ address: () => '/ws', opened: greet, hear: () => true, line: () => undefined });
  return [socket, Wire.made[0]!];
};

const opened = (): [LiveSocket, Wire] => {
  const [socket, wire] = made();
  wire.opens();
  return [socket, wire];
};

it('hangs up and comes again when what was asked is answered by nobody, not even by a pong', () => {
  const [socket, wire] = opened();
  socket.ask('carta');
  vi.advanceTimersByTime(6000);
  expect(wire.sent).toEqual(['carta', '{"type":"ping"}']);
  expect(Wire.made.length).toBe(2);
});

it('stays where somebody is there, however long the answer takes', () => {
  const [socket, wire] = opened();
  socket.ask('carta');
  vi.advanceTimersByTime(2000);
  wire.onmessage?.({ data: '{"type":"pong"}' });
  vi.advanceTimersByTime(10_000);
  expect(Wire.made.length).toBe(1);
});

it('is not closed before it has opened, and then at once and without a word', () => {
  const greet = vi.fn();
  const [socket, wire] = made(greet);
  socket.close();
  expect(wire.readyState).toBe(Wire.CONNECTING);
  wire.opens();
  expect(wire.readyState).toBe(2);
  expect(greet).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(Wire.made.length).toBe(1);
});

it('is given up where nobody ever opens', () => {
  const [socket, wire] = made();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(wire.readyState).toBe(2);
});

it('is closed at once where it was open, and hears nothing any more', () => {
  const [socket, wire] = opened();
  socket.close();
  expect([wire.readyState, wire.onmessage]).toEqual([2, null]);
});
