import { describe, expect, it } from 'vitest';
import { onlyHere, whatsApp } from './invitation';

describe('an address that no other computer reaches', () => {
  it.each(['localhost', 'play.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('is %s', (host) => expect(onlyHere(host)).toBe(true));
  it.each(['192.168.0.7', 'tento.example', '127.example', 'localhost.example', '[fe80::1]'])('is not %s', (host) =>
    expect(onlyHere(host)).toBe(false),
  );
});

it('hands WhatsApp the words and the link as one text', () =>
  expect(whatsApp('Bora? A mesa:', 'http://casa/mesa/a&b')).toBe('https://wa.me/?text=Bora%3F%20A%20mesa%3A%20http%3A%2F%2Fcasa%2Fmesa%2Fa%26b'));
