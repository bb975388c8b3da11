import { describe, expect, it } from 'vitest';
import { waitsForPlace } from './no_place';

describe('a socket that found no place', () => {
  it('says so until there is one', () => {
    expect(['server_full', 'too_many_sockets_here', 'too_often'].map((code) => waitsForPlace({ code }))).toEqual([true, true, true]);
  });

  it('is not the socket of a table that only moves', () => {
    expect([waitsForPlace({ code: 'moved' }), waitsForPlace(null)]).toEqual([false, false]);
  });
});
