import type { CheckId } from '../../checks/index.ts';
import type { CheckResult } from '../../checks/run-checks.ts';

const allowed = (agent: string): string => `Done when a robots.txt tester, asked as ${agent}, allows {page}.`;

/**
 * How anybody proves that a finding of one page is gone, by check id: a command or a tool that shows the very goal of the task, and shows
 * something else as long as the fault is there. Where there is none, the next analysis tells. {home} and {page} stand for addresses.
 */
const PROOFS: Readonly<Partial<Record<CheckId, string>>> = {
  'blocked-chatgpt-search': allowed('OAI-SearchBot'),
  'blocked-claude-search': allowed('Claude-SearchBot'),
  'blocked-perplexity': allowed('PerplexityBot'),
  'blocked-google': allowed('Googlebot'),
  'blocked-bing': allowed('Bingbot'),
  'blocked-apple': allowed('Applebot'),
  'found-impossible-address': 'Done when the first line of `curl -sI {home}no-such-page` says 404.',
  'forms-without-target': 'Done when what you enter there yourself and send reaches you.',
};

/** Causes whose mending the test of their check does not show: it may hold already, or the task is to decide. */
const UNPROVEN: ReadonlySet<string> = new Set([
  'closed-on-purpose',
  'single-pages',
  'nameless-fields',
  'mail-program',
  'only-after-javascript',
]);

export const proofOf = ({ check, outcome }: CheckResult): string | undefined =>
  'cause' in outcome && UNPROVEN.has(outcome.cause ?? '') ? undefined : PROOFS[check.id as CheckId];

/** Whether a test shows that the finding is gone: it names one address, so that it tells nothing of what is seen on several. */
export const isProvable = (result: CheckResult): boolean =>
  proofOf(result) !== undefined && new Set(result.outcome.evidence.map(({ pageUrl }) => pageUrl)).size <= 1;
