import type { OutcomeName } from '../audit/checks/check.ts';
import { type Seen, seenWords } from '../audit/wording/words.ts';
import type { Fix } from '../contract/fix.ts';
import type { AccessVerdict, Confidence } from '../contract/results.ts';
import type { Band } from './view/rating-tone.ts';

/** What owners read in place of the contract's own names, the same on screen, in files and on paper. */

export const OUTCOME_WORDS: Record<OutcomeName, string> = {
  pass: 'Good',
  partial: 'To improve',
  fail: 'Needs work',
  info: 'For information',
  not_applicable: 'Does not apply',
  // What was measured and lies too near to a limit is open as well, and its number stands elsewhere.
  inconclusive: 'Left open',
};

export const VERDICT_WORDS: Record<AccessVerdict, string> = {
  open: 'Open',
  limited: 'Limited',
  closed: 'Closed',
  unknown: 'Not measured',
};

export const FIX_WORDS: Record<Fix['kind'], string> = {
  'json-ld': 'Structured data (JSON-LD)',
  'robots-txt': 'robots.txt',
  'meta-tags': 'Meta tags',
  'preview-tags': 'Tags for previews',
  title: 'Page title',
  heading: 'Heading',
  faq: 'Questions and answers',
  'opening-hours': 'Opening hours',
  'contact-block': 'Contact details',
  'llms-txt': 'llms.txt',
  sitemap: 'Sitemap',
  'alt-texts': 'Texts for images',
  headers: 'Response headers',
  html: 'HTML',
  text: 'Text',
};

export const pointsWords = (gain: number): string => `+${gain} ${gain === 1 ? 'point' : 'points'}`;

/** "German" for "de"; the tag itself when nobody knows it. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** 80 and above green, 60 to 79 yellow, below 60 red. Specification §4. */
export function scoreBand(score: number): Band {
  if (score >= 80) return 'green';
  return score >= 60 ? 'yellow' : 'red';
}

export const BAND_WORDS: Record<Band, string> = { green: 'Strong', yellow: 'Fair', red: 'Weak' };

const CONFIDENCE_WORDS: Partial<Record<Confidence, string>> = { partial: 'Estimate', access_only: 'Access only' };

/** The word beside the total: where part of it could not be measured, it praises nothing and blames nothing. */
export const scoreWord = (score: number, confidence: Confidence = 'full'): string =>
  CONFIDENCE_WORDS[confidence] ?? BAND_WORDS[scoreBand(score)];

/** Evidence whole: in quotation marks what the page says, without them what we note where it says nothing. */
export const evidenceWords = (evidence: Seen, maxChars = Number.POSITIVE_INFINITY): string =>
  seenWords(evidence, maxChars);
