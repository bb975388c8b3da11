/** Where the reader is: the path of the page, kept in step with the browser's own history. */
import { BASE, inner, outer } from './base';

const here = $state({ path: inner(location.pathname), hash: location.hash });

export const place: { readonly path: string; readonly hash: string } = here;

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', outer(to));
  else history.pushState(null, '', outer(to));
  follow();
  if (!here.hash) scrollTo(0, 0);
  else lookAt(here.hash);
}

/** A part of the page that is there already, the content for one who skips the menu: it gets the focus and comes into sight. */
function lookAt(hash: string): void {
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!part) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}

function follow(): void {
  here.path = inner(location.pathname);
  here.hash = location.hash;
}

addEventListener('popstate', follow);

/** Links of our own pages change the page without loading it anew; all others, and clicks for a new tab, are the browser's. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (/^\/(api|schema|ws)(\/|$)/.test(link.pathname)) return;
  event.preventDefault();
  go(inner(link.pathname) + link.search + link.hash);
});

/** Under another path than the root, a link says so before the browser itself follows it: in a new tab, or to copy it. */
function rebase(event: Event): void {
  const link = (event.target as Element | null)?.closest('a');
  const to = link?.getAttribute('href') ?? '';
  if (link && to.startsWith('/') && inner(to) === to) link.setAttribute('href', outer(to));
}
if (BASE) for (const kind of ['pointerdown', 'focusin', 'contextmenu']) addEventListener(kind, rebase, true);
