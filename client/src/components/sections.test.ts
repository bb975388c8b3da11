import { expect, test } from 'vitest';
import { sectionOf } from './sections';

test.each([
  ['/', 'home'],
  ['/amigos', 'home'],
  ['/aprender/abc', 'home'],
  ['/mesas', 'tables'],
  ['/registro', 'matches'],
  ['/replay/abc', 'matches'],
  ['/torneios', 'events'],
  ['/torneio/abc', 'events'],
  ['/copa/abc/direcao', 'events'],
  ['/evento/abc/organizar', 'events'],
  ['/arbitragem/chips', 'rulebooks'],
  ['/temporada', 'ranking'],
  ['/temporada/2026-11', 'ranking'],
  ['/memoria', 'settings'],
  ['/pessoa/abc', null],
  ['/nada-aqui', null],
])('%s belongs to %s', (path, section) => expect(sectionOf(path)).toBe(section));
