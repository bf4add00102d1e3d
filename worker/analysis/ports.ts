import type { TradeId } from '../audit/facts/facts.ts';
import type {
  EdgeProbe,
  Exchange,
  PictureLook,
  ReadAttempt,
  RenderAttempt,
  Target,
  TextResource,
} from '../audit/observations.ts';
import type { LabDevice, LabRun } from '../audit/website/lab/lab-observation.ts';
import type { LeaseAnswer } from './browser-gate.ts';
import type { AnalysisOrder } from './order.ts';

/** What an analysis needs from outside. Adapters implement these; tests fake them here and nowhere else. */
export interface AnalysisPorts {
  /** `requestsUsed` carries the budget across eviction. */
  openSite(order: AnalysisOrder, state: { requestsUsed: number }): SiteReader;
  /** For addresses of other websites, while this one is analysed. */
  openElsewhere(order: AnalysisOrder, target: Target): LinkVisitor;
  browserFor(order: AnalysisOrder, target: Target): BrowserPort;
  gate: LeaseDesk;
  index: AnalysisIndex;
  retries: { send(order: AnalysisOrder, delayS: number): Promise<void> };
  clock: Clock;
  /** 128 random bits in lower-case hex. */
  randomToken(): string;
}

/** Hands out the right to open a browser. */
export interface LeaseDesk {
  acquire(order: AnalysisOrder): Promise<LeaseAnswer>;
  release(order: AnalysisOrder): Promise<void>;
}

/** The analysis's row in the index, which lists and quotas read. Settling twice changes nothing. */
export interface AnalysisIndex {
  heartbeat(sessionId: string, now: number): Promise<void>;
  completed(sessionId: string, outcome: AnalysisOutcome, now: number): Promise<void>;
  failed(sessionId: string, message: string, now: number): Promise<void>;
  /** The newest score of each public website of the trade but `ownWebsites` (keys as of `websiteKey`), ascending, at most 1,000. */
  scoresOfTrade(trade: TradeId, ownWebsites: readonly string[]): Promise<number[]>;
}

/** What the index keeps of a finished analysis. */
export interface AnalysisOutcome {
  overallScore: number;
  recommendationCount: number;
  /** Under what others may be compared with it; null: nobody may, or the trade is not known. */
  trade: TradeId | null;
}

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

export type BrowserLaunch =
  | { ok: true; browser: OpenBrowser }
  /** `busy`: ask again later (429); `missing`: there is no browser here. */
  | { ok: false; reason: 'busy' | 'missing'; retryAfterMs: number; detail: string };

export interface BrowserPort {
  launch(): Promise<BrowserLaunch>;
  /** Closes a browser an earlier, crashed attempt left open. Never throws. */
  closeLeftover(sessionId: string): Promise<void>;
}

export interface OpenBrowser {
  /** Stored before use, so that a later sweep can close what a crash left open. */
  readonly sessionId: string;
  readonly version: string;
  /** A page had to be stopped by force: the browser goes with it, and what is left to read needs another. */
  readonly isSpent: boolean;
  /** `throughLinkOn`: open that page and follow its link to `url`, for pages that exist only inside a running app. */
  render(url: string, options?: { throughLinkOn?: string }): Promise<RenderAttempt>;
  /** Loads a page once as a device, nothing else at work in this browser, and says how fast and heavy it was. Never throws. */
  measure(url: string, device: LabDevice): Promise<LabResult>;
  close(): Promise<void>;
}

/** `reason` in words for the owner. */
export type LabResult = { ok: true; run: LabRun } | { ok: false; reason: string };
