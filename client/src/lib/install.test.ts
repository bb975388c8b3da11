import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accept, awaitOffer, offered } from './install.svelte';

const browser = new EventTarget();
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
awaitOffer();

/** The browser offers to install; how often it was asked to. */
function offer(): { event: Event; prompt: ReturnType<typeof vi.fn> } {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  browser.dispatchEvent(event);
  return { event, prompt };
}

describe("the browser's offer to install", () => {
  beforeEach(() => void browser.dispatchEvent(new Event('appinstalled')));

  it('waits for the reader instead of coming by itself', () => {
    const { event, prompt } = offer();
    expect(event.defaultPrevented).toBe(true);
    expect(offered()).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
  });

  it('is made once when the reader asks for it', async () => {
    const { prompt } = offer();
    await accept();
    await accept();
    expect(prompt).toHaveBeenCalledOnce();
    expect(offered()).toBe(false);
  });

  it('is over once the client is installed', () => {
    offer();
    browser.dispatchEvent(new Event('appinstalled'));
    expect(offered()).toBe(false);
  });
});
