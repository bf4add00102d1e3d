import type { Coverage } from '../facts/claims/coverage.ts';
import type { FactSource, Facts, RatedFacts } from '../facts/facts.ts';
import type { AgentFile, Observations, PageObservation } from '../observations.ts';
import type { QuestionCoverage } from '../questions/answered-question.ts';
import type { NamedHost } from '../website/hosts/named-hosts.ts';
import type { LabObservation, LabRun } from '../website/lab/lab-observation.ts';
import type { ShownText } from '../website/page/shown-text.ts';
import type { ReadPage, RenderedPage } from '../website/read-pages.ts';
import type { RobotsReading } from '../website/robots/robots-txt.ts';

/**
 * What checks may ask for. A value of null means "not observed": the runner then answers `inconclusive` for every check that
 * needs it, so no check has to.
 */
export interface CheckInputs {
  target: Observations['target'];
  /** Parsed robots.txt with its status rules; null when the request could not be made at all. */
  robots: RobotsReading | null;
  control: Observations['control'];
  sitemaps: Observations['sitemaps'];
  llmsTxt: Observations['llmsTxt'];
  edge: Observations['edge'] | null;
  hostVariants: Observations['hostVariants'] | null;
  linkChecks: Observations['linkChecks'] | null;
  /** Of the home page, in ms; empty when it was not asked repeatedly. */
  ttfbSamplesMs: number[];
  agentFiles: AgentFile[] | null;
  /** Hosts the website calls itself by, where these contradict each other; empty where they agree. */
  hosts: NamedHost[];
  /** The home page, plain. */
  home: ReadPage | null;
  /** Every key page read plain, home first. Never empty when not null. */
  pages: ReadPage[] | null;
  /** What a visitor of these pages sees, with and without JavaScript. */
  shown: ShownText;
  /** Every key page as asked for, also those that could not be read. */
  attempts: PageObservation[];
  /** Where the address of the website leads by a script alone; null inside where it holds the home page. */
  entry: { ledOn: { from: string; to: string } | null };
  /** Key pages that were not asked for, with the reason. */
  notRead: Observations['notRead'];
  /** How far the look for what a page may say went. */
  coverage: Coverage;
  /** Pages read both plain and rendered; null when no browser was used. */
  renderedPages: RenderedPage[] | null;
  /** Speed and weight of the home page; null when no browser measured them. */
  lab: LabObservation | null;
  /** How the home page is laid out on a phone, as a browser of ours showed it; `undefined` inside where it was not measured. */
  phone: { layout: LabRun['phoneLayout'] };
  /** Read beside the pages where there is one; null inside where it was not asked for, which keeps no check from its outcome. */
  notes: { llmsTxt: Observations['llmsTxt']; leftContacts?: readonly Pick<FactSource, 'pageUrl' | 'place' | 'seen'>[] };
  facts: RatedFacts;
  /** Links that promise a policy and lead to no page. */
  deadPolicies: Facts['policies'];
  /** What buyers of the trade ask and how the pages answer. */
  questions: QuestionCoverage;
  /** Whether the business is local (has premises or a service area), by facts and types; null = cannot be told. */
  isLocal: boolean | null;
}
