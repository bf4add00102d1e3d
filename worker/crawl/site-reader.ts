import type { EdgeProbe, Exchange, PictureLook, ReadAttempt, TextResource } from '../audit/observations.ts';

// What reading a website needs from outside. Adapters implement it; tests fake it here.

export interface Clock {
  now(): number;
}

/**
 * Reads one website over plain HTTP under the manners of the product decisions §5: own user agent, at most 4 requests at once and 150 an
 * analysis per host, halved on 429/503 or slow answers, Crawl-delay up to 1 s, 20 s and 5 MB a page, 5 redirects, every hop
 * guarded. Never throws for what a website does: that is an ordinary result.
 */
export interface SiteReader {
  /** A page as an assistant's fetcher reads it. */
  readPage(url: string): Promise<ReadAttempt>;
  /** robots.txt, sitemaps (gunzipped), llms.txt, the control path: text of any kind, at most 512,000 characters kept unless said. */
  readText(url: string, options?: { maxBytes?: number }): Promise<TextResource>;
  /** The page under another agent's name. */
  probe(url: string, agent: { token: string; userAgent: string }): Promise<EdgeProbe>;
  /** Only whether and how it answers; the body is dropped. */
  check(url: string): Promise<Exchange>;
  /** A picture by its first bytes; the rest is not fetched. */
  look(url: string): Promise<PictureAnswer>;
  /** Slows down as robots.txt asks, up to 1 s between requests. */
  obeyCrawlDelay(seconds: number): void;
  /** Requests made so far, for the budget; carried on in `openSite`. */
  readonly requestsUsed: number;
  /** Requests that may still be made. */
  readonly requestsLeft: number;
}

export interface PictureAnswer {
  exchange: Exchange;
  /** null when there was no answer. */
  image: PictureLook | null;
}

/**
 * Asks other people's websites whether an address still answers, as a visitor who follows a link: once, under our own name, without
 * their robots.txt. Every hop is guarded: only public addresses, never the analysed website's own public host when a private one stands
 * in for it. Time runs out after `withinMs` (then `timeout`); no retry; bodies are dropped, of pictures the first bytes are read.
 * Never throws.
 */
export interface LinkVisitor {
  visit(url: string, withinMs: number): Promise<Exchange>;
  look(url: string, withinMs: number): Promise<PictureAnswer>;
}
