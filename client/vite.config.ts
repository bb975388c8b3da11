import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ahead } from './making/ahead.ts';
import { squeeze } from './making/squeeze.ts';
import { serviceWorker } from './making/service_worker.ts';

const server = process.env['TENTO_SERVER'] ?? 'http://127.0.0.1:8000';

/**
 * The words of the house and what is said of the games are one chunk for each language; those of a game's table are another, and so are those of
 * each page of a championship.
 */
function wordsOf(module: string): string | null {
  const [, game, language, about, page] = /src\/(?:games\/(\w+)\/)?i18n\/(\w+)\/(about)?(?:events\/(\w+))?/.exec(module) ?? [];
  if (game && /i18n\/\w+\/referee/.test(module)) return `words-${language}-event_referee_${game}`;
  if (game && /i18n\/\w+\/(lesson|howto)/.test(module)) return `words-${language}-learn_${game}`;
  if (!language) return null;
  if (page) return `words-${language}-event_${page}`;
  if (/i18n\/\w+\/cups\./.test(module)) return `words-${language}-event_cup`;
  if (/i18n\/\w+\/here\./.test(module)) return `words-${language}-here`;
  const [, own] = /i18n\/\w+\/(friends|memory|ladder)\./.exec(module) ?? [];
  if (own) return `words-${language}-${own}`;
  return game && !about ? `words-${language}-${game}` : `words-${language}`;
}

/** What only the pages of championships use: what they share is one chunk, and each page with its own parts another. Whoever sits at a table loads none. */
function eventOf(module: string): string | null {
  const [, page] = /src\/pages\/event\/(?:words\/)?(\w+)/.exec(module) ?? [];
  if (page) return `event_${page.toLowerCase()}`;
  if (/src\/pages\/(Cup\.|cup\/(?!index))/.test(module)) return 'event_cup';
  const [, game] = /src\/games\/(\w+)\/referee\//.exec(module) ?? [];
  if (game) return `event_referee_${game}`;
  if (/src\/(components\/match\/|lib\/(tally|match_clock|photo)\.)/.test(module)) return 'event_match';
  return /src\/(components\/(event|push)\/|lib\/(event|field|board|followed|money|amounts)[._])|svelte\/src\/reactivity\//.test(module)
    ? 'event_shared'
    : null;
}

/** What nearly every page uses, in one piece: many small ones are larger together. */
function houseOf(module: string): string | null {
  if (/src\/deal\/(deal|leaves)\.ts|@noble\/hashes/.test(module)) return 'deal';
  return /src\/(lib\/(words|dictionary|api|chance|router|session|kept_page|settings|settings_kept|announce|polling|live_socket|pace|printed_book|attention|tips|tips_kept)\.|components\/(Dialog|Failure)|components\/Frame|components\/Announcer|components\/table\/seats\.|pages\/(parts\/(Icon|Picks|languages|Invite|choice|choice\.svelte|play|seats|Round)|rules\/Tabs|tournament\/news)\.|sound\/|games\/(\w+\/)?(index|front|charts|rules|sounds|words)\.ts|pages\/(cup\/)?index|App\.svelte)/.test(
    module,
  )
    ? 'house'
    : null;
}

/** What every table shares, and the page that it stands on. */
function tableOf(module: string): string | null {
  return /src\/(components\/table\/(?!Referee|WonMedals|seats\.)|lib\/(live_table|socket|lobby|analysis)\.|pages\/(Table|parts\/(LiveRoom|TableNotice|PasswordAsk))\.)/.test(
    module,
  )
    ? 'table'
    : null;
}

/** A list and what it leads to are one piece; tournaments are championships too. */
function pagesOf(module: string): string | null {
  if (/src\/pages\/(Tournaments?\.|tournament\/(NewTournament|Own|Sheets|Standings|TournamentLine|Clock|form)\b)/.test(module))
    return 'event_tournaments';
  if (/src\/(pages\/Friends?\.|lib\/(people|door)\.|components\/people\/(?!index|words))/.test(module)) return 'people';
  if (/src\/pages\/(Rulebooks?\.|rules\/)/.test(module)) return 'rulebooks';
  return /src\/pages\/(Rulings?\.|rulings\/)/.test(module) ? 'rulings' : null;
}

export default defineConfig({
  // Scripts find each other by where they lie: a site of files may stand under any path. Only the page says where that is.
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  worker: { format: 'es' },
  plugins: [svelte(), serviceWorker(), ahead(), squeeze()],
  build: {
    outDir: process.env['TENTO_STATIC'] ?? '../src/tento/web/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // Each piece takes along what it needs: two that needed each other could not both be the first to run. The house comes before all.
          groups: [
            { name: houseOf, debugName: 'house', priority: 4 },
            { name: wordsOf, debugName: 'words', priority: 3 },
            { name: eventOf, debugName: 'event', priority: 2 },
            { name: tableOf, debugName: 'table', priority: 1 },
            { name: pagesOf, debugName: 'pages', priority: 0 },
          ],
        },
      },
    },
  },
  // The house looks at where a request comes from: the name of the page stays as it is.
  server: { proxy: { '^/(api|schema|ws)': { target: server, ws: true, changeOrigin: false } } },
});
