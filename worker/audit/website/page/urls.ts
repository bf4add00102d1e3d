import { ATTRIBUTE_CHARS } from './page-limits.ts';

/** Inline data is no address worth keeping. */
const hasNoAddress = (href: string): boolean => href.length > ATTRIBUTE_CHARS || /^\s*(?:data|blob):/i.test(href);

/** Absolute address, null when it does not parse, is inline data, or is longer than kept. */
export function resolve(href: string, baseUrl: string): string | null {
  if (hasNoAddress(href)) return null;
  return URL.canParse(href, baseUrl) ? new URL(href, baseUrl).href : null;
}

/** Where a link leads: http(s) without fragment, other schemes as written. */
export function linkTarget(href: string, baseUrl: string): string | null {
  if (hasNoAddress(href) || !URL.canParse(href, baseUrl)) return null;
  const url = new URL(href, baseUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return href.trim();
  url.hash = '';
  return url.href;
}
