import type { EdgeProbe, Exchange, ReadAttempt, TextResource } from '../audit/observations.ts';
import { decodeHtml } from '../audit/website/page/charset.ts';
import { visibleText } from '../audit/website/page/page-text.ts';
import type { PageView } from '../audit/website/page/page-view.ts';
import { readPage } from '../audit/website/page/read-page.ts';
import { MAX_CRAWL_DELAY_MS, MAX_PAGE_BYTES, MAX_REQUESTS_A_HOST } from '../contract/crawl-limits.ts';
import { recogniseObstacle, replacesPage } from '../crawl/obstacles.ts';
import type { Clock, SiteReader } from '../crawl/site-reader.ts';
import { edgeFailure } from './fetch-failure.ts';
import { HostPace } from './host-pace.ts';
import { MAX_PICTURE_BYTES, pictureLook } from './picture-look.ts';
import { gunzip, isGzip, readBody } from './read-body.ts';
import { readRetryAfter } from './retry-after.ts';
import { PATIENCE, type Patience, type Sender, sendRequest } from './send-request.ts';
import { botName } from './user-agent.ts';

/** What is kept of a text file; sitemaps ask for more. */
const MAX_TEXT_CHARS = 512_000;
/** Enough for as many characters in any encoding, within the page's limit. */
const MAX_TEXT_BYTES = 2_048_000;

/** A server that needs this long for its headers has enough to do. */
const SLOW_ANSWER_MS = 5_000;

/** Longer waits cost more of the owner's minute than the page is worth. */
const MAX_RETRY_WAIT_MS = 5_000;
const DEFAULT_RETRY_WAIT_MS = 1_000;
const RECONNECT_WAIT_MS = 300;

/** Visible text kept of a probe, for comparison. */
const PROBE_TEXT_CHARS = 20_000;

export interface SiteFetchOptions {
  requestsUsed: number;
  allowPrivate: boolean;
  /** Page that says who we are and how to refuse us. */
  contactUrl: string;
  /** Who answers for the crawler, sent as From under our own name: https://www.rfc-editor.org/rfc/rfc9110#name-from */
  contactEmail?: string;
  clock: Clock;
  fetch?: typeof fetch;
  resolve?: Sender['resolve'];
  canConnect?: Sender['canConnect'];
  patience?: Patience;
}

/** Reads one website over HTTP. Timeout 20 s, cap 5 MB, one retry after a broken connection or a short Retry-After. */
export function createSiteReader(options: SiteFetchOptions): SiteReader {
  const ownName = botName(options.contactUrl);
  const { clock, patience = PATIENCE } = options;
  const paces = new Map<string, HostPace>();
  const lookups = new Map<string, Promise<string[] | null>>();
  let requestsUsed = options.requestsUsed;
  let maxRequests = MAX_REQUESTS_A_HOST;
  let crawlDelayMs = 0;

  const paceOf = (url: URL): HostPace => {
    const pace = paces.get(url.host) ?? new HostPace(clock);
    paces.set(url.host, pace);
    return pace;
  };

  const lookUp = (host: string, resolve: NonNullable<Sender['resolve']>) => {
    const lookup = lookups.get(host) ?? resolve(host);
    lookups.set(host, lookup);
    return lookup;
  };

  const { resolve } = options;
  const sender: Sender = {
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    clock,
    allowPrivate: options.allowPrivate,
    patience,
    resolve: resolve && ((host) => lookUp(host, resolve)),
    canConnect: options.canConnect,
    takeTurn: (url, request) => {
      if (requestsUsed >= maxRequests) return null;
      requestsUsed++;
      return paceOf(url).run(request, crawlDelayMs);
    },
  };

  /** One exchange, without retry. */
  async function once(url: string, request: Request): Promise<Answer> {
    const fetchedAt = clock.now();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException('page limit', 'TimeoutError')), patience.pageMs);
    try {
      const headers = new Headers({ 'user-agent': request.userAgent ?? ownName, accept: request.accept });
      if (request.userAgent === undefined && options.contactEmail) headers.set('from', options.contactEmail);
      const sent = await sendRequest(sender, url, headers, late.signal);
      const { response } = sent;
      const base = { url, finalUrl: sent.finalUrl, redirects: sent.redirects, ttfbMs: sent.ttfbMs, fetchedAt };
      if (!response) return { exchange: { ...base, ...nothing, failure: sent.failure }, body: null };
      if (isBusy(response.status) || sent.ttfbMs > SLOW_ANSWER_MS) slowDown(new URL(sent.finalUrl));
      if (request.maxBytes === 0) await response.body?.cancel().catch(() => {});
      const body = await readBody(request.maxBytes === 0 ? null : response.body, {
        maxBytes: request.maxBytes,
        stallMs: patience.stallMs,
        now: clock.now,
      });
      const edge =
        body.bytes.byteLength < 100 ? edgeFailure(response.status, new TextDecoder().decode(body.bytes)) : null;
      const failure = body.failure ?? edge;
      if (failure !== null) return { exchange: { ...base, ...nothing, failure }, body: null };
      return {
        exchange: {
          ...base,
          status: response.status,
          headers: keptHeaders(response.headers),
          contentType: response.headers.get('content-type'),
          bytes: body.bytes.byteLength,
          truncated: body.truncated,
          failure: null,
        },
        body: body.bytes,
      };
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask(url: string, request: Request): Promise<Answer> {
    const first = await once(url, request);
    const waitMs = retryWaitMs(first.exchange, clock.now());
    if (waitMs === null) return first;
    await new Promise((done) => setTimeout(done, waitMs));
    return once(url, request);
  }

  /** The first sign of strain halves the budget, every sign halves what runs at once. */
  function slowDown(url: URL): void {
    maxRequests = MAX_REQUESTS_A_HOST / 2;
    paceOf(url).slowDown();
  }

  return {
    async readPage(url): Promise<ReadAttempt> {
      const { exchange, body } = await ask(url, { accept: ACCEPT_PAGE, maxBytes: MAX_PAGE_BYTES });
      const page = body && readHtml(exchange, body);
      const obstacle = recognise(exchange, page?.view ?? null);
      const view = replacesPage(obstacle) ? null : (page?.view ?? null);
      return { ...exchange, charset: page?.charset ?? null, view, obstacle };
    },

    async readText(url, { maxBytes } = {}): Promise<TextResource> {
      const cap = Math.min(maxBytes ?? MAX_TEXT_BYTES, MAX_PAGE_BYTES);
      const { exchange, body } = await ask(url, { accept: '*/*', maxBytes: cap });
      if (!body) return { ...exchange, text: null };
      const unpacked = isGzip(body) ? await gunzip(body, cap) : { bytes: body, truncated: false };
      if (!unpacked) return { ...exchange, text: null };
      const { text: decoded, charset } = decodeHtml(unpacked.bytes, exchange.contentType);
      // Decoding swallows the mark, which some parsers of such files choke on: it stays visible.
      const text = charset.declaredBy === 'bom' ? `\ufeff${decoded}` : decoded;
      const kept = maxBytes === undefined ? text.slice(0, MAX_TEXT_CHARS) : text;
      const truncated = exchange.truncated || unpacked.truncated || kept.length < text.length;
      return { ...exchange, bytes: unpacked.bytes.byteLength, truncated, text: kept };
    },

    async probe(url, agent): Promise<EdgeProbe> {
      const { exchange, body } = await once(url, {
        accept: ACCEPT_PAGE,
        maxBytes: MAX_PAGE_BYTES,
        userAgent: agent.userAgent,
      });
      const page = body && readHtml(exchange, body);
      const obstacle = recognise(exchange, page?.view ?? null);
      return { ...exchange, ...agent, obstacle, text: page ? visibleText(page.view).slice(0, PROBE_TEXT_CHARS) : null };
    },

    async check(url): Promise<Exchange> {
      const { exchange } = await ask(url, { accept: ACCEPT_PAGE, maxBytes: 0 });
      return exchange;
    },

    async look(url) {
      const { exchange, body } = await ask(url, { accept: ACCEPT_PICTURE, maxBytes: MAX_PICTURE_BYTES });
      return { exchange, image: body && pictureLook(exchange, body) };
    },

    obeyCrawlDelay(seconds): void {
      crawlDelayMs = Math.max(0, Math.min(seconds * 1000, MAX_CRAWL_DELAY_MS));
    },

    get requestsUsed() {
      return requestsUsed;
    },

    get requestsLeft() {
      return Math.max(0, maxRequests - requestsUsed);
    },
  };
}

interface Request {
  accept: string;
  /** 0: the body is dropped. */
  maxBytes: number;
  userAgent?: string;
}

interface Answer {
  exchange: Exchange;
  /** null when nothing was read. */
  body: Uint8Array | null;
}

const ACCEPT_PAGE = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';

/** As programs that make previews ask. */
export const ACCEPT_PICTURE = 'image/webp,image/png,image/jpeg,image/gif,image/*;q=0.8';

/** What an exchange without a response has to say. */
const nothing = { status: 0, headers: {}, contentType: null, bytes: 0, truncated: false };

function isBusy(status: number): boolean {
  return status === 429 || status === 503;
}

/** null: no retry can help soon enough. */
function retryWaitMs({ failure, status, headers }: Exchange, now: number): number | null {
  if (failure === 'network') return RECONNECT_WAIT_MS;
  if (failure !== null || !isBusy(status)) return null;
  if (headers['retry-after'] === undefined) return status === 503 ? DEFAULT_RETRY_WAIT_MS : null;
  const waitMs = readRetryAfter(headers['retry-after'], now);
  if (waitMs === null || waitMs > MAX_RETRY_WAIT_MS) return null;
  return Math.max(waitMs, RECONNECT_WAIT_MS);
}

export function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie'));
}

function recognise(exchange: Exchange, view: PageView | null): ReadAttempt['obstacle'] {
  return exchange.failure === null ? recogniseObstacle({ ...exchange, view }) : null;
}

function readHtml(exchange: Exchange, body: Uint8Array): { view: PageView; charset: ReadAttempt['charset'] } | null {
  if (body.byteLength > 0 && !isHtml(exchange.contentType, body)) return null;
  const { text, charset } = decodeHtml(body, exchange.contentType);
  return { view: readPage(text, exchange.finalUrl), charset };
}

/** By declared type; where there is none, by the first bytes as browsers do. https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type */
function isHtml(contentType: string | null, body: Uint8Array): boolean {
  if (contentType !== null && contentType.trim() !== '')
    return /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType);
  const start = new TextDecoder().decode(body.subarray(0, 512)).trimStart();
  return /^<(!doctype html|html|head|body|title|script|!--|h1|div|p|br|table|a|b|style|iframe)[\s>]/i.test(start);
}
