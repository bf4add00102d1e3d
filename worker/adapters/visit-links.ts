import type { Exchange, FetchFailure } from '../audit/observations.ts';
import { sameHost } from '../audit/website/site-address.ts';
import { isIpAddress, isSpecialIp } from '../contract/target-guard.ts';
import type { Clock, LinkVisitor, PictureAnswer } from '../crawl/site-reader.ts';
import { MAX_PICTURE_BYTES, pictureLook } from './picture-look.ts';
import { readBody } from './read-body.ts';
import { type Sender, sendRequest } from './send-request.ts';
import { ACCEPT_PICTURE, keptHeaders } from './site-fetch.ts';
import { botName } from './user-agent.ts';

export interface LinkVisitOptions {
  /** Page that says who we are and how to refuse us. */
  contactUrl: string;
  /** Host to which nothing may ever be sent: the public twin of a private target. */
  closedHost: string | null;
  clock: Clock;
  /** Addresses of a name: `[]` when it does not exist, null when that cannot be told. Then it is not asked: it might be private. */
  resolve: (host: string) => Promise<string[] | null>;
  fetch?: typeof fetch;
}

const ACCEPT_ANYTHING = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';

/** A picture that stops arriving for this long is judged by what came. */
const STALL_MS = 2_000;

/**
 * Single visits to other people's websites. Timeout: as the caller says, over name, redirects and body. Cap: no body, 256 KB of a
 * picture. Retry: none; what did not work is "could not be checked".
 */
export function createLinkVisitor(options: LinkVisitOptions): LinkVisitor {
  const { clock, closedHost, resolve } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const lookups = new Map<string, Promise<string[] | null>>();

  const refuses = async (url: URL): Promise<FetchFailure | null> => {
    if (closedHost !== null && sameHost(url.host, closedHost)) return 'bad_redirect';
    if (isIpAddress(url)) return null;
    const lookup = lookups.get(url.hostname) ?? resolve(url.hostname);
    lookups.set(url.hostname, lookup);
    const addresses = await lookup;
    if (addresses === null) return 'network';
    if (addresses.length === 0) return 'dns';
    return addresses.some(isSpecialIp) ? 'private_address' : null;
  };

  async function ask(url: string, accept: string, maxBytes: number, withinMs: number): Promise<Answer> {
    const fetchedAt = clock.now();
    const late = new AbortController();
    const failed = (failure: FetchFailure): Answer => ({
      exchange: { ...NO_ANSWER, url, finalUrl: url, redirects: [], ttfbMs: 0, fetchedAt, failure },
      head: null,
    });
    const sender: Sender = {
      fetch: send,
      clock,
      allowPrivate: false,
      patience: { headersMs: withinMs, pageMs: withinMs, stallMs: STALL_MS },
      resolve: undefined,
      canConnect: undefined,
      refuses,
      takeTurn: (_url, request) => request(),
    };
    const work = async (): Promise<Answer> => {
      const headers = new Headers({ 'user-agent': botName(options.contactUrl), accept });
      const { response, failure, ...sent } = await sendRequest(sender, url, headers, late.signal);
      const base = { ...NO_ANSWER, ...sent, url, fetchedAt };
      if (!response) return { exchange: { ...base, failure }, head: null };
      if (maxBytes === 0) await response.body?.cancel().catch(() => {});
      const body = await readBody(maxBytes === 0 ? null : response.body, {
        maxBytes,
        stallMs: STALL_MS,
        now: clock.now,
      });
      const answered = { status: response.status, headers: keptHeaders(response.headers), failure: null };
      const contentType = response.headers.get('content-type');
      // Cut by us or by the server: either way there is more than was read.
      const truncated = body.truncated || body.failure !== null;
      return {
        exchange: { ...base, ...answered, contentType, bytes: body.bytes.byteLength, truncated },
        head: body.bytes,
      };
    };
    // The clock runs over looking up the name, too, which no signal ends.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<Answer>((resolveLate) => {
      timer = setTimeout(() => {
        late.abort(new DOMException('visit limit', 'TimeoutError'));
        resolveLate(failed('timeout'));
      }, withinMs);
    });
    try {
      return await Promise.race([work(), timeout]);
    } catch {
      return failed('network');
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async visit(url, withinMs): Promise<Exchange> {
      const { exchange } = await ask(url, ACCEPT_ANYTHING, 0, withinMs);
      return exchange;
    },
    async look(url, withinMs): Promise<PictureAnswer> {
      const { exchange, head } = await ask(url, ACCEPT_PICTURE, MAX_PICTURE_BYTES, withinMs);
      return { exchange, image: head && pictureLook(exchange, head) };
    },
  };
}

interface Answer {
  exchange: Exchange;
  /** null when nothing was answered. */
  head: Uint8Array | null;
}

const NO_ANSWER = { status: 0, headers: {}, contentType: null, bytes: 0, truncated: false };
