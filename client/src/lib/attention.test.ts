import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attention, call, rest, stayAwake } from './attention.svelte';
import { settings } from './settings.svelte';

let page: EventTarget & { hidden: boolean };
let buzzed: number[] = [];
let told: [string, NotificationOptions][] = [];
let touched = true;

/** What happens in the microtasks that are due. */
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

function device(more: object = {}): void {
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive: touched },
    vibrate: (ms: number) => buzzed.push(ms),
    serviceWorker: {
      getRegistration: () => Promise.resolve({ showNotification: (text: string, options: NotificationOptions) => told.push([text, options]) }),
    },
    ...more,
  });
}

beforeEach(() => {
  [buzzed, told, touched] = [[], [], true];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/mesa/abc' });
  vi.stubGlobal('Notification', { permission: 'granted' });
  settings.notices = true;
  settings.buzz = true;
  device();
});
afterEach(() => vi.unstubAllGlobals());

describe('the turn', () => {
  it('is told in the title until nothing is asked any more', () => {
    call('Sua vez');
    expect(attention.text).toBe('Sua vez');
    rest();
    expect(attention.text).toBe('');
  });

  it('is a notice that leads to the table while another tab lies over it', async () => {
    page.hidden = true;
    call('Sua vez');
    await soon();
    expect(told).toEqual([['Sua vez', expect.objectContaining({ tag: 'turn', data: '/mesa/abc' })]]);
  });

  it.each([
    ['the table is looked at', () => (page.hidden = false)],
    ['notices are switched off', () => (settings.notices = false)],
    ['the browser was not given leave', () => vi.stubGlobal('Notification', { permission: 'default' })],
  ])('is no notice where %s', async (_why, so) => {
    page.hidden = true;
    so();
    call('Sua vez');
    await soon();
    expect(told).toEqual([]);
  });

  it('shakes a phone that was touched, unless that is switched off', () => {
    call('Sua vez');
    settings.buzz = false;
    call('Sua vez');
    expect(buzzed).toHaveLength(1);
  });

  it('shakes no phone that nobody has touched', () => {
    touched = false;
    device();
    call('Sua vez');
    expect(buzzed).toEqual([]);
  });
});

describe('the screen at a table', () => {
  let held = 0;
  let asked = 0;
  beforeEach(() => {
    [held, asked] = [0, 0];
    const request = (): Promise<object> => {
      held++;
      asked++;
      return Promise.resolve({ release: () => Promise.resolve(held--) });
    };
    device({ wakeLock: { request } });
  });

  it('stays on until the reader goes', async () => {
    const goDark = stayAwake();
    await soon();
    expect(held).toBe(1);
    goDark();
    expect(held).toBe(0);
  });

  it('stays on again when the reader comes back to the tab', async () => {
    const goDark = stayAwake();
    await soon();
    page.dispatchEvent(new Event('visibilitychange'));
    await soon();
    expect(asked).toBe(2);
    goDark();
    page.dispatchEvent(new Event('visibilitychange'));
    await soon();
    expect(asked).toBe(2);
  });

  it('is let go where the reader went before it was given', async () => {
    stayAwake()();
    await soon();
    expect(held).toBe(0);
  });

  it('is no matter for a device that has no such thing', async () => {
    device();
    const goDark = stayAwake();
    await soon();
    expect(goDark).not.toThrow();
  });
});
