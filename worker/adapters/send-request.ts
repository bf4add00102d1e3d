import type { FetchFailure } from '../audit/observations.ts';
import { guardAddress, isIpAddress, isPrivateAddress, isSpecialIp } from '../contract/target-guard.ts';
import type { Clock } from '../crawl/site-reader.ts';
import { readFailure } from './fetch-failure.ts';

/** Product decisions §5; browsers follow 20, crawlers 5 (RFC 9309 §2.3.1.2). */
const MAX_REDIRECTS = 5;

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/** How long a server may take, in ms. */
export interface Patience {
  /** Until the headers of one response: a visitor has left by then. */
  headersMs: number;
  /** Headers, redirects and body together; product decisions §5. */
  pageMs: number;
  /** Without a byte of body: shorter than `pageMs`, so that two stalled pages stay affordable. */
  stallMs: number;
}

export const PATIENCE: Patience = { headersMs: 10_000, pageMs: 20_000, stallMs: 8_000 };

export interface Sender {
  fetch: typeof fetch;
  clock: Clock;
  allowPrivate: boolean;
  patience: Patience;
  /** Addresses of a public name: `[]` when there is none, null when it cannot be told. Absent: names are not looked up first. */
  resolve: ((host: string) => Promise<string[] | null>) | undefined;
  /** Whether a connection can be opened, to tell what a vague failure was. Absent: it stays `network`. */
  canConnect: ((host: string, port: number) => Promise<boolean>) | undefined;
  /** Asked before every hop, after the guard: a failure it names ends the request. Absent: every guarded hop may be made. */
  refuses?: (url: URL) => Promise<FetchFailure | null>;
  /** Runs one request when the host's turn comes; null when the analysis may make no more. */
  takeTurn: <T>(url: URL, request: () => Promise<T>) => Promise<T> | null;
}

export interface Sent {
  finalUrl: string;
  redirects: { url: string; status: number }[];
  /** null exactly when `failure` is not. The body is unread. */
  response: Response | null;
  ttfbMs: number;
  failure: FetchFailure | null;
}

/**
 * One GET with its redirects, every hop guarded: no private address is reached from a public one, and a private website never
 * leads out to a public host. Never throws for what a server does.
 */
export async function sendRequest(sender: Sender, url: string, headers: Headers, signal: AbortSignal): Promise<Sent> {
  const redirects: Sent['redirects'] = [];
  const visited = new Set<string>();
  if (!URL.canParse(url)) return { finalUrl: url, redirects, response: null, ttfbMs: 0, failure: 'network' };
  let current = withoutFragment(new URL(url));
  const startsPrivate = isPrivateAddress(current);
  const failed = (failure: FetchFailure, ttfbMs = 0): Sent => {
    return { finalUrl: current.href, redirects, response: null, ttfbMs, failure };
  };

  for (;;) {
    if (!guardAddress(current, { allowPrivate: sender.allowPrivate && startsPrivate, anyPort: sender.allowPrivate }).ok)
      return failed('private_address');
    if (startsPrivate && !isPrivateAddress(current)) return failed('bad_redirect');
    const refusal = (await sender.refuses?.(current)) ?? null;
    if (refusal !== null) return failed(refusal);
    visited.add(current.href);
    const hop = await sendHop(sender, current, headers, signal);
    if (!(hop.response && REDIRECT_STATUSES.has(hop.response.status))) {
      return { finalUrl: current.href, redirects, ...hop };
    }
    const location = hop.response.headers.get('location');
    if (location === null) return { finalUrl: current.href, redirects, ...hop };
    await hop.response.body?.cancel().catch(() => {});
    redirects.push({ url: current.href, status: hop.response.status });
    const next = parseLocation(location, current);
    if (!next) return failed('bad_redirect', hop.ttfbMs);
    current = next;
    if (visited.has(current.href)) return failed('redirect_loop', hop.ttfbMs);
    if (redirects.length > MAX_REDIRECTS) return failed('too_many_redirects', hop.ttfbMs);
  }
}

type Hop = Pick<Sent, 'response' | 'ttfbMs' | 'failure'>;

async function sendHop(sender: Sender, url: URL, headers: Headers, signal: AbortSignal): Promise<Hop> {
  const isPublic = !isPrivateAddress(url);
  // An address needs no name server: the guard has judged it.
  if (isPublic && sender.resolve && !isIpAddress(url)) {
    const addresses = await sender.resolve(url.hostname);
    if (addresses?.length === 0) return { response: null, ttfbMs: 0, failure: 'dns' };
    if (addresses?.some(isSpecialIp)) return { response: null, ttfbMs: 0, failure: 'private_address' };
  }
  const turn = sender.takeTurn(url, async () => {
    const startedAt = sender.clock.now();
    try {
      const response = await fetchHeaders(sender, url, headers, signal);
      return { response, ttfbMs: sender.clock.now() - startedAt, failure: null };
    } catch (error) {
      return { response: null, ttfbMs: sender.clock.now() - startedAt, failure: await tellFailure(sender, error, url) };
    }
  });
  return (await turn) ?? { response: null, ttfbMs: 0, failure: 'network' };
}

async function fetchHeaders(sender: Sender, url: URL, headers: Headers, signal: AbortSignal): Promise<Response> {
  const headersLate = new AbortController();
  const timer = setTimeout(
    () => headersLate.abort(new DOMException('no headers', 'TimeoutError')),
    sender.patience.headersMs,
  );
  try {
    return await sender.fetch(url.href, {
      redirect: 'manual',
      headers,
      signal: AbortSignal.any([signal, headersLate.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

async function tellFailure(sender: Sender, error: unknown, url: URL): Promise<FetchFailure> {
  const { failure, vague } = readFailure(error);
  if (vague === null || !sender.canConnect) return failure;
  const isTls = url.protocol === 'https:';
  const port = Number(url.port) || (isTls ? 443 : 80);
  const connects = await sender.canConnect(url.hostname, port);
  if (connects) return vague === 'internal' && isTls ? 'tls' : 'network';
  return vague === 'internal' ? 'dns' : 'refused';
}

/** Servers write UTF-8 into Location, which arrives as Latin-1; anything but http(s) leads nowhere. */
function parseLocation(location: string, base: URL): URL | null {
  const text = /[\u0080-\u00ff]/.test(location) ? utf8FromLatin1(location) : location;
  if (!URL.canParse(text, base.href)) return null;
  const next = withoutFragment(new URL(text, base.href));
  return next.protocol === 'http:' || next.protocol === 'https:' ? next : null;
}

function utf8FromLatin1(text: string): string {
  if (/[\u0100-\uffff]/.test(text)) return text;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return text;
  }
}

function withoutFragment(url: URL): URL {
  url.hash = '';
  return url;
}
