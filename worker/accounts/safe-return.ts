import { isPage } from '../contract/pages.ts';

/** No page of the app has an address this long. */
const MAX_CHARS = 2_000;
const BASE = 'http://app.invalid';

/**
 * Where a sign-in leads back to: one of the app's pages, else the home page. Whatever a browser could read as another host, another
 * scheme or an address of the API leads home.
 */
export function safeReturn(wanted: string | undefined): string {
  if (!wanted || wanted.length > MAX_CHARS || !/^\/(?![/\\])/.test(wanted)) return '/';
  if (/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(wanted) || !URL.canParse(wanted, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // "/.//host" is this origin's "//host", which a browser would read as another host.
  if (origin !== BASE || pathname.startsWith('//') || !isPage(pathname)) return '/';
  return pathname + search + hash;
}
