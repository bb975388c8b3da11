import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('the path of a site', () => {
  beforeEach(() => vi.resetModules());

  it('is before every address of ours, and no page knows it', async () => {
    vi.stubGlobal('document', { querySelector: () => ({ content: '/jogo/' }) });
    const { inner, outer, SITE } = await import('./base');
    expect([SITE, outer('/juiz'), inner('/jogo/juiz/'), inner('/jogo'), inner('/jogos')]).toEqual([true, '/jogo/juiz', '/juiz', '/', '/jogos']);
    vi.unstubAllGlobals();
  });

  it('is nothing in a house', async () => {
    vi.stubGlobal('document', { querySelector: () => null });
    const { inner, outer, SITE } = await import('./base');
    expect([SITE, outer('/juiz'), inner('/juiz')]).toEqual([false, '/juiz', '/juiz']);
    vi.unstubAllGlobals();
  });
});
