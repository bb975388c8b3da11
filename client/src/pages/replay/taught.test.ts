import { afterEach, describe, expect, it, vi } from 'vitest';
import { ofMatch, ofRecord } from './taught';

/** A server that gives these answers one after the other, and what it was asked. */
function server(...answers: [number, object][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const [status, body] = answers[asked.length]!;
    asked.push(`${init.method} ${path} ${typeof init.body === 'string' ? init.body : ''}`.trim());
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('the judgement of a record', () => {
  it('is asked for with the record once, then by its name', async () => {
    const asked = server([200, { name: 'n1', ready: false }], [200, { name: 'n1', ready: true }]);
    const taught = ofRecord('text');
    await taught.judge();
    expect((await taught.judge()).ready).toBe(true);
    expect(asked).toEqual(['POST /api/records/analysis {"record":"text"}', 'GET /api/records/analysis/n1']);
  });

  it('is begun again where nobody knows it any more', async () => {
    const asked = server([200, { name: 'n1' }], [404, { code: 'unknown_analysis', text: '' }], [200, { name: 'n1', ready: true }]);
    const taught = ofRecord('text');
    await taught.judge();
    expect((await taught.judge()).ready).toBe(true);
    expect(asked[2]).toBe('POST /api/records/analysis {"record":"text"}');
  });

  it('says why not, where the house refuses', async () => {
    server([413, { code: 'too_large', text: 'no' }]);
    await expect(ofRecord('text').judge()).rejects.toMatchObject({ body: { code: 'too_large' } });
  });
});

describe('playing on', () => {
  const wish = { seq: 7, seat: 1, bot_seconds: 1, pause_seconds: 2 };

  it('takes the record along', async () => {
    const asked = server([200, { id: 't' }]);
    await ofRecord('text').goOn(wish);
    expect(asked[0]).toBe('POST /api/tables/what-if/record {"record":"text","seq":7,"seat":1,"bot_seconds":1,"pause_seconds":2}');
  });

  it('names the match of the house, and its password where it has one', async () => {
    const asked = server([200, { id: 't' }]);
    await ofMatch('abc', 'abre-te').goOn(wish);
    expect(asked[0]).toContain('/api/tables/what-if?table=abc {"table":"abc","password":"abre-te","seq":7');
  });
});
