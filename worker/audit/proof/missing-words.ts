import { type ClaimKind, stateOf } from '../facts/claims/claims.ts';
import { conclude, prepare } from '../judge.ts';
import type { Observations } from '../observations.ts';

/** How a report says that a fact is not on the website. That one page lacks it is another matter. */
const MISSING: Partial<Record<ClaimKind, RegExp>> = {
  phones: /\bno (?:tele)?phone\b|no telephone number|Not found: [^.]*phone/i,
  addresses: /\bno (?:street|address\b(?! or area| of the sitemap))|Not found: [^.]*(?<!e-mail )address/i,
  openingHours: /\bno (?:opening )?hours\b|“Are they open\?” has no answer/i,
  prices: /\bno price\b|\b0 of \d+ pages? read/i,
  reviews: /\bno customer (?:review|text|voice)|no text by a customer|No customer reviews?/i,
  rating: /\bno rating\b/i,
};

/** How it says so of one offer: untrue only where sums stand on the pages that nobody could read. */
const UNPRICED = /leaves the price out|what it costs is said nowhere|without an amount beside it/i;

export interface Claim {
  kind: ClaimKind;
  line: string;
}

/** Lines of a report that call missing what may be there: none, if every part asks the same. */
export function falselyMissing(observations: Observations): Claim[] {
  const prepared = prepare(observations);
  const { freeResults, premiumResults, checks } = conclude(prepared, null);
  const titles = checks.flatMap(({ title, outcome, evidence }) =>
    outcome === 'fail' || outcome === 'partial' ? [title, ...(evidence ?? []).map(({ seen }) => seen)] : [],
  );
  const lines = [...titles, ...linesOf(freeResults), ...linesOf(premiumResults)];
  return Object.entries(MISSING).flatMap(([key, words]) => {
    const kind = key as ClaimKind;
    const state = stateOf(kind, prepared.inputs);
    if (state === 'absent') return [];
    const isUnread = kind === 'prices' && (state === 'seen' || state === 'unread');
    const untrue = lines.filter((line) => words.test(line) || (isUnread && UNPRICED.test(line)));
    return untrue.map((line) => ({ kind, line }));
  });
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(linesOf);
}
