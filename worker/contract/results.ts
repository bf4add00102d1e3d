import type { CategoryId, Evidence, OutcomeName, Strength } from '../audit/checks/check.ts';
import type { ClaimKind } from '../audit/facts/claims/claims.ts';
import type { FactSource, RatedFacts } from '../audit/facts/facts.ts';
import type { AnsweredQuestion } from '../audit/questions/answered-question.ts';
import type { AxeImpact } from '../audit/website/axe/axe-finding.ts';
import type { LabDevice, LabRun } from '../audit/website/lab/lab-observation.ts';
import type { AssistantsReport } from './assistants.ts';
import type { ConfirmedKind } from './fact-key.ts';
import type { Grounds } from './grounds.ts';
import type { ModelReader, Narrated } from './models.ts';
import type { Plan, PremiumResults, Recommendation } from './premium.ts';
import type { ReportPage } from './report-page.ts';

export type { FactSource, Interval, OpeningHours, RatedFacts, Weekday } from '../audit/facts/facts.ts';

/** Raised when a report of before can no longer be read by this contract. */
export type ContractVersion = '1';

/** One section of the free results: a rating word per line and what it rests on. */
export interface FreeSection<Key extends string> {
  description: string;
  /** Rating word per line, from the fixed vocabulary of the product decisions §3. */
  details: Record<Key, string>;
  /** What was seen, per line: a sentence that quotes the page. */
  seen: Record<Key, string>;
}

export interface FreeResults {
  contentStructure: FreeSection<'schemaMarkup' | 'semanticHtml' | 'contentClarity'>;
  businessVisibility: FreeSection<'businessName' | 'servicesListed' | 'contactInfo'>;
  aiRecommendationPotential: FreeSection<'authorityScore' | 'localSignals' | 'reviewIntegration'>;
  /** The first three of the full report: what and why, never the fix. */
  topRecommendations: TopRecommendation[];
}

export interface TopRecommendation {
  title: string;
  description: string;
  priority: 'high' | 'medium' | 'low';
  checkIds: string[];
  /** Points of the total gained when these checks pass, by re-scoring, after the recommendations before it; one decimal. */
  pointsGain: number;
  /** As in the full report; absent in reports from before the preview told it. */
  effort?: Recommendation['effort'];
  owner?: Recommendation['owner'];
  urgency?: Recommendation['urgency'];
}

export interface Gate {
  id: string;
  cap: number;
  /** One sentence for the owner. */
  reason: string;
}

/** Scores are integers 0-100; null = nothing of it was measured. */
/** How far the score can be trusted; `access_only`: too little was understood to judge Understanding. */
export type Confidence = 'full' | 'partial' | 'access_only';

export interface Score {
  access: number | null;
  /** null when nothing of it was measured, or too little (`access_only`). */
  understanding: number | null;
  /** Absent from reports of engine 1. */
  confidence?: Confidence;
  /** The lowest cap wins. */
  gates: Gate[];
  categories: { id: CategoryId; title: string; score: number | null; group: 'access' | 'understanding' }[];
  coverage: Coverage;
}

export interface Coverage {
  pagesRead: number;
  pagesChosen: number;
  /** Own pages that links and sitemaps name, read or not; null where scripts of the menu could not be loaded. Earlier reports do not say. */
  pagesKnown?: number | null;
  checksMeasured: number;
  checksApplicable: number;
  /** Share of the applicable weight that was measured, 0-1, three decimals. */
  weightMeasured: number;
}

export type AccessVerdict = 'open' | 'closed' | 'limited' | 'unknown';

export interface AccessReason {
  kind: 'robots' | 'meta' | 'header' | 'edge';
  /** The line, tag, header or answer as seen. */
  seen: string;
}

export interface AccessAgent {
  token: string;
  operator: string;
  purpose: string;
  /** What blocking it means, in words. */
  effect: string;
}

export interface AccessMatrix {
  agents: AccessAgent[];
  cells: { pageUrl: string; token: string; verdict: AccessVerdict; because: AccessReason[] }[];
}

/** Up to `strength` free; evidence, why and sources premium. */
export interface ReportCheck {
  id: string;
  catalogue: string[];
  category: CategoryId;
  outcome: OutcomeName;
  title: string;
  weight: number;
  strength: Strength;
  revision?: number;
  evidence?: Evidence[];
  why?: string;
  sources?: string[];
  /** Why it could not be judged or does not apply. */
  because?: string;
  /** Of the pages read, those on which it was seen; absent where that is not counted, or it is no matter of single pages. */
  seenOn?: number;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PageReading {
  pageUrl: string;
  /** First 1,500 characters of each view; null when that view was not read. */
  plain: string | null;
  rendered: string | null;
  /** What is lost without JavaScript, each named: "phone number", "all prices of this page"; earlier reports name more. null when not rendered. */
  lostWithoutJavaScript: string[] | null;
  /** Passages of its own text that only a browser shows, the first ones, shortened. Earlier reports do not say. */
  lostPassages?: string[];
  /** Lines in whose place a script shows other ones, and headings below which nothing is served and data did not arrive. Absent if none. */
  replaced?: { served: string; shown: string }[];
  unfilled?: string[];
}

/** How fast and heavy the home page is, the phone first; `mayBeCovered`: behind a layer. Scores as Lighthouse counts them; unpaid: those only. */
export interface LabReport {
  pageUrl: string;
  method: string;
  mayBeCovered?: true;
  devices: LabDeviceReport[];
}

export interface LabDeviceReport {
  device: LabDevice;
  /** 0-100; null when a part of it was not measured. */
  score: number | null;
  /** How often it was measured; values are medians. */
  runs: number;
  /** Why there is no value; null when there is. */
  because: string | null;
  metrics: LabMetricReport[];
  /** Absent unpaid, null when not measured. */
  largestElement?: LabRun['largestElement'];
  traffic?: LabRun['traffic'] | null;
  document?: LabRun['document'] | null;
  consoleErrors?: string[];
  mixedContent?: LabRun['mixedContent'];
}

export interface LabMetricReport {
  id:
    | 'first-contentful-paint'
    | 'largest-contentful-paint'
    | 'total-blocking-time'
    | 'cumulative-layout-shift'
    | 'speed-index';
  /** null: not measured. */
  value: number | null;
  unit: 'ms' | 'none';
  /** 0-100 on Lighthouse's curve. */
  score: number | null;
  /** What the check says that judges the value: within its noise of a threshold it takes the better side. Absent where none does. */
  band?: 'good' | 'middling' | 'poor';
  /** Of all runs. */
  min: number | null;
  max: number | null;
}

/** What axe-core found on the pages a browser showed. Unpaid: without issues. */
export interface AccessibilityReport {
  /** axe-core's version. */
  engine: string;
  pagesTested: number;
  /** How many more were opened of which style sheets, scripts or data did not arrive: nothing is told of those. Absent where there are none. */
  pagesIncomplete?: number;
  /** Mean over the pages of what Lighthouse's weights give; null when nothing applied. */
  score: number | null;
  /** Rules broken, by the worst they do. */
  byImpact: Record<AxeImpact, number>;
  /** Rules that need a person to decide. */
  undecided: number;
  issues: AccessibilityIssue[];
}

export interface AccessibilityIssue {
  rule: string;
  impact: AxeImpact | null;
  help: string;
  helpUrl: string;
  pages: string[];
  /** Elements over all pages. */
  nodeCount: number;
  /** At most five, the first of each page. */
  examples: { pageUrl: string; selector: string; snippet: string }[];
}

/** The owner says one thing, the pages another. */
export interface OwnerDifference {
  kind: ConfirmedKind;
  /** As the owner has it; null: it is not the owner's. */
  owner: string | null;
  /** As the pages have it; null: they say nothing of it. */
  page: string | null;
  /** The line that misleads. */
  source: FactSource | null;
  /** What assistants will read. */
  reads: string;
  /** Unpaid: absent. */
  fix?: string;
}

/** What assistants can and cannot say about the business today: one page an owner reads in a minute. */
export interface ReportSummary {
  headline: string;
  /** At most three: who can open it, what they learn, what is wrong or missing. What could not be told is left out. */
  sentences: string[];
  /** At most three, for whoever asks for the results: the report says them where they belong. */
  strengths: string[];
  /** Ids of the recommendations to begin with. */
  firstThings: string[];
}

/** What an analysis hands out. Built whole once, stored, and cut to what the caller may see. */
export interface Results {
  contractVersion: string;
  engineVersion: string;
  overallScore: number;
  score: Score;
  /** Absent in reports from before it was written. */
  summary?: ReportSummary;
  /** Reports from before facts were rated name no `certainty`. */
  facts: RatedFacts;
  /**
   * Facts that are absent from `facts` and may well be there, by kind: what may be one, seen and not understood; null where the pages
   * could not be read. Absent in reports from before it was told.
   */
  notUnderstood?: Partial<Record<ClaimKind, Evidence | null>>;
  /** The language model that read what rules left open. Absent when none was asked, or none answered. */
  readBy?: ModelReader;
  /** Which lines a language model worded. Absent where none did. */
  narration?: Narrated;
  /** What to ask assistants about the business, and what they have answered. Paid; absent in reports from before it existed. */
  assistants?: AssistantsReport;
  /** Where the owner's word and the pages differ. Absent until the owner has said anything. */
  ownerDifferences?: OwnerDifference[];
  pages: ReportPage[];
  /** The home page as a visitor sees it can be asked for, below the analysis. Absent where no picture was taken. */
  picture?: PictureSize;
  access: AccessMatrix;
  freeResults: FreeResults;
  checks: ReportCheck[];
  /** What buyers of this trade ask and how the website answers, heaviest first. Absent in reports from before it was asked. */
  questions?: AnsweredQuestion[];
  reading: PageReading[];
  /** null: not measured. Absent in reports from before it was. */
  lab?: LabReport | null;
  accessibility?: AccessibilityReport | null;
  /** Unpaid: null. */
  premiumResults: PremiumResults | null;
  /** What to do in which of three months. Unpaid: absent. */
  plan?: Plan | null;
  /** What each line of `premiumResults` rests on, by JSON pointer into it. Unpaid: absent. */
  grounds?: Grounds | null;
  /** Unpaid: how much of each group is held back. Absent when nothing is. */
  locked?: Record<string, number>;
}
