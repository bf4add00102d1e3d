import type { RenderAttempt, Target } from '../audit/observations.ts';
import type { TradeId } from '../audit/trades/index.ts';
import type { LabDevice, LabRun } from '../audit/website/lab/lab-observation.ts';
import type { FormTrial } from '../audit/website/page/page-view.ts';
import type { RecommendationIndex } from '../contract/areas.ts';
import type { ConfirmedFacts } from '../contract/confirmed-facts.ts';
import type { Clock, LinkVisitor, SiteReader } from '../crawl/site-reader.ts';
import type { Assistants } from '../models/assistant.ts';
import type { LanguageModel } from '../models/language-model.ts';
import type { Counters } from '../operations/counters.ts';
import type { RequestLedger } from './browser/request-ledger.ts';
import type { LeaseAnswer } from './browser-gate.ts';
import type { AnalysisOrder } from './order.ts';

/** What an analysis needs from outside. Adapters implement these; tests fake them here and nowhere else. */
export interface AnalysisPorts {
  /** `requestsUsed` carries the budget across eviction. */
  openSite(order: AnalysisOrder, state: { requestsUsed: number }): SiteReader;
  /** For addresses of other websites, while this one is analysed. */
  openElsewhere(order: AnalysisOrder, target: Target): LinkVisitor;
  /** `ledger`: of the whole analysis. */
  browserFor(order: AnalysisOrder, target: Target, ledger: RequestLedger): BrowserPort;
  gate: LeaseDesk;
  /** null: none is set, or the setting is refused; then code reads and words the report alone. */
  model: LanguageModel | null;
  /** Those that may be asked about a business; none: nobody is. */
  assistants: Assistants;
  index: AnalysisIndex;
  retries: { send(order: AnalysisOrder, delayS: number): Promise<void> };
  counters: Counters;
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
  /** Whether there is such a row. */
  heartbeat(sessionId: string, now: number): Promise<boolean>;
  completed(sessionId: string, outcome: AnalysisOutcome, now: number): Promise<void>;
  failed(sessionId: string, message: string, now: number): Promise<void>;
  /** The newest score of each public website of the trade but `ownWebsites` (keys as of `websiteKey`), ascending, at most 1,000. */
  scoresOfTrade(trade: TradeId, ownWebsites: readonly string[]): Promise<number[]>;
  /** Median of what recent analyses took, ms; null while too few are known. */
  usualDurationMs(): Promise<number | null>;
  /** What the owner has said of the facts of this website, in this analysis or an earlier one. */
  confirmedFacts(sessionId: string): Promise<ConfirmedFacts>;
  /** Whether the owner wants no language model to read this website. */
  ownerRefusesModels(sessionId: string): Promise<boolean>;
  /** A finished report was made anew. */
  rebuilt(sessionId: string, outcome: AnalysisOutcome): Promise<void>;
}

/** What the index keeps of a finished analysis. */
export interface AnalysisOutcome {
  overallScore: number;
  recommendationCount: number;
  recommendations: RecommendationIndex;
  /** As the report calls it; null: it found no name. */
  businessName: string | null;
  /** Under what others may be compared with it; null: nobody may, or the trade is not known. */
  trade: TradeId | null;
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

/** How a visitor comes to a page. */
export interface WayIn {
  /** Open that page and follow its link, for pages that exist only inside a running app. */
  throughLinkOn?: string;
  /** Of its visitor, the page's own: many pages put other words in their place, or send on to other pages, for whoever speaks another. */
  language?: string | null;
}

export interface OpenBrowser {
  /** Stored before use, so that a later sweep can close what a crash left open. */
  readonly sessionId: string;
  readonly version: string;
  /** A page had to be stopped by force: the browser goes with it, and what is left to read needs another. */
  readonly isSpent: boolean;
  render(url: string, options?: WayIn): Promise<RenderAttempt>;
  /**
   * Fills in and submits a form of a page opened for it alone, from which nothing comes out any more; `at`: its place among all `count` forms
   * of the page. null where that tells nothing. Never throws.
   */
  tryForm(url: string, form: { count: number; at: number }, options?: WayIn): Promise<FormTrial | null>;
  /**
   * Loads a page once as a device, nothing else at work in this browser, and says how fast and heavy it was. `withPicture`: and what its
   * first screen looks like. `language` as above. Never throws.
   */
  measure(
    url: string,
    device: LabDevice,
    options?: { withPicture: boolean; language: string | null },
  ): Promise<LabResult>;
  close(): Promise<void>;
}

/** `reason` in words for the owner. */
export type LabResult = { ok: true; run: LabRun; picture?: PagePicture } | { ok: false; reason: string };

/** The first screen of a page as WebP, at most 100,000 bytes; sizes in pixels. */
export interface PagePicture {
  width: number;
  height: number;
  base64: string;
}
