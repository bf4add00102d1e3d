import type { Evidence } from '../checks/check.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { listed } from '../wording/words.ts';
import type { Advice } from './advice.ts';

/** One of the lines by which a page says what it is about, before anybody reads its text. */
interface HeadLine {
  name: 'title' | 'main heading' | 'description';
  /** Of its causes those where the line is not there, or says next to nothing; null is the common one. */
  causes: readonly (string | null)[];
  isLacking(fault: Evidence): boolean;
}

const HEAD_LINES: Readonly<Partial<Record<CheckId, HeadLine>>> = {
  'weak-page-titles': {
    name: 'title',
    causes: [null, 'left-by-tool'],
    // One that other pages have too may say all there is to say of this one.
    isLacking: ({ place }) => !place.startsWith('title that another'),
  },
  'place-missing-in-title': { name: 'title', causes: [null], isLacking: () => true },
  'missing-main-heading': {
    name: 'main heading',
    causes: [null, 'named-below', 'without-words'],
    isLacking: ({ place }) => place === 'no h1' || place === 'h1 without words',
  },
  'weak-meta-descriptions': {
    name: 'description',
    causes: [null],
    isLacking: ({ seen }) => /^no (?:meta description|words in)/.test(seen),
  },
};

/** The line of a head that a result finds lacking; null where it speaks of something else, or of its length alone. */
export function headLineOf({ check, outcome }: CheckResult): HeadLine | null {
  const line = HEAD_LINES[check.id];
  return line?.causes.includes(causeOf({ outcome })) ? line : null;
}

const causeOf = ({ outcome }: Pick<CheckResult, 'outcome'>): string | null =>
  ('cause' in outcome ? outcome.cause : undefined) ?? null;

const ORDER: readonly HeadLine['name'][] = ['title', 'main heading', 'description'];

/** Which of the lines several results find lacking, in the order of a page. */
export const headLines = (results: readonly CheckResult[]): HeadLine['name'][] => {
  const found = new Set(results.map((one) => headLineOf(one)?.name));
  return ORDER.filter((name) => found.has(name));
};

/** Whether they are two lines and more of one head, and nothing else. */
export const isOfHeads = (results: readonly CheckResult[]): boolean =>
  headLines(results).length > 1 && results.every((one) => headLineOf(one) !== null);

/** Two lines and more that say nothing are one thing to do: whoever writes the one writes the others. null for anything else. */
export function headsAdvice(
  results: readonly CheckResult[],
  adviceOf: (one: CheckResult) => Advice | null,
): Advice | null {
  if (!isOfHeads(results)) return null;
  const hasTown = results.some(({ check }) => check.id === 'place-missing-in-title');
  const head = `in the ${listed(headLines(results))} of your home page`;
  return {
    title: `Say ${head} what you do${hasTown ? ' and where' : ''}`,
    description: 'Title, description and main heading say what a page is about before its text is read.',
    how: `The ${listed(headLines(results))} of the home page should say what you do${hasTown ? ', and where' : ''}.`,
    steps: results.flatMap((one) => {
      const own = adviceOf(one);
      return own ? [{ checkId: one.check.id, title: own.title, how: own.how }] : [];
    }),
    effort: 'hours',
    owner: 'you',
  };
}
