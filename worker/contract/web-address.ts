/** What is wrong with an address a visitor gave, as the specification's messages. Section 5 and 8 of the specification. */
export const URL_REQUIRED = 'Please enter a website URL to analyze.';
export const URL_INVALID = 'Please enter a valid website URL (e.g., https://www.example.com)';

/** Longer addresses are refused: browsers and servers cut them, and no home page has one. */
export const MAX_ADDRESS_CHARS = 2048;

export type ParsedAddress =
  | { ok: true; url: URL }
  | { ok: false; title: 'URL Required' | 'Invalid URL'; message: string };

/** Strict: a scheme of http or https, a host, no credentials. The fragment is dropped. */
export function parseWebAddress(input: unknown): ParsedAddress {
  const text = typeof input === 'string' ? input.trim() : '';
  if (text === '') return { ok: false, title: 'URL Required', message: URL_REQUIRED };
  const invalid = { ok: false, title: 'Invalid URL', message: URL_INVALID } as const;
  if (text.length > MAX_ADDRESS_CHARS) return invalid;
  // WHATWG parsing forgives "http:example.com" and inner line breaks; a visitor's address has neither.
  if (!/^https?:\/\/[^\s/?#]/i.test(text) || /[\s\p{Cc}\\]/u.test(text)) return invalid;
  if (!URL.canParse(text)) return invalid;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return invalid;
  if (!isHostName(url.hostname)) return invalid;
  url.hash = '';
  return { ok: true, url };
}

/**
 * For the home field: "example.com" gets https:// in front, anything with a scheme stays as typed. A local server hardly ever
 * speaks TLS, so "localhost:3000" gets http://.
 */
export function completeTypedAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text.replace(/^[^/]*:\d+(\/|$)/, ''))) return text;
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$)/i.test(text) ? `http://${text}` : `https://${text}`;
}

/** The website an analysis belongs to: host without `www.`, lower case, port kept if not default. */
export function websiteKey(url: URL): string {
  const host = url.hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:www\.)+/, '');
  // The other scheme's default port is a spelling, not another website.
  return url.port === '' || url.port === '80' || url.port === '443' ? host : `${host}:${url.port}`;
}

function isHostName(host: string): boolean {
  if (host.startsWith('[')) return true;
  return (
    host.length <= 253 && host.split('.').every((label, i, all) => label !== '' || (i === all.length - 1 && i > 0))
  );
}
