import type { PremiumResults } from '../../../contract/premium.ts';
import { isOneFile } from '../../checks/shared/repeated-texts.ts';
import { roundHalfUp } from '../../score/scoring.ts';
import { weightOf } from '../../score/weights.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { wordsServed } from '../../website/served-text.ts';
import { capital, counted, ranges } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

type Group = PremiumResults['contentOptimization'];

/** Page by page: which recommendations are about it, and how it stands. */
export function contentOptimization(input: PremiumInput): Draft<Group> {
  return {
    existingContentAudit: eachFileOnce(input.inputs.pages ?? []).map((page) => auditOf(input, page)),
    // What customers ask stands with the questions; what to do in which month, in the plan.
    contentGaps: [],
    contentCalendar: [],
  };
}

const PAGE_CATEGORIES = ['rendering', 'structured-data', 'semantics', 'content', 'accessibility', 'discoverability'];
const SCORE_RULE =
  'Weight of the page-level checks whose evidence does not name this page, as a share of the weight of all page-level checks that were judged.';

function auditOf(input: PremiumInput, page: ReadPage): Draft<Group['existingContentAudit'][number]> {
  const judged = input.results.filter(
    ({ check, outcome }) =>
      PAGE_CATEGORIES.includes(check.category) && ['pass', 'partial', 'fail'].includes(outcome.outcome),
  );
  const against = judged.filter(
    ({ outcome }) => outcome.outcome !== 'pass' && outcome.evidence.some(({ pageUrl }) => pageUrl === page.url),
  );
  const weight = (list: typeof judged) => list.reduce((sum, { check }) => sum + weightOf(check), 0);
  const total = weight(judged);
  const { view } = page.plain;
  return {
    page: page.url,
    aiOptimizationScore: total > 0 ? roundHalfUp((1 - weight(against) / total) * 100) : null,
    aiOptimizationScoreBasis:
      total > 0 ? basis('derived', SCORE_RULE) : basis('not_measured', 'No check of this page could be judged.'),
    currentPerformance: say(
      performanceWords(page),
      seenAt({ pageUrl: page.url, place: 'plain HTML', seen: view.titles[0] ?? 'no title' }),
    ),
    improvements: improvementsOf(input, page),
  };
}

/** Which tasks are about this page, in one line: what was seen there stands with each of them. */
function improvementsOf({ inputs, improvements, recommendations }: PremiumInput, page: ReadPage): Grounded<string>[] {
  const numbers = recommendations.flatMap(({ pages = [] }, at) => (pages.includes(page.url) ? [at + 1] : []));
  // On a website of one page they are all about it.
  if (numbers.length === 0 || inputs.pages?.length === 1) return [];
  const seen = numbers.flatMap((number) => {
    const evidence = improvements[number - 1]?.results.flatMap(({ outcome }) => outcome.evidence) ?? [];
    return evidence.find(({ pageUrl }) => pageUrl === page.url) ?? [];
  });
  return [say(`Recommendation${numbers.length === 1 ? '' : 's'} ${ranges(numbers)}.`, seenAt(...seen))];
}

const eachFileOnce = (pages: readonly ReadPage[]): ReadPage[] =>
  pages.filter((page, at) => !pages.slice(0, at).some((earlier) => isOneFile(earlier, page)));

/** Words as they are counted wherever the report counts those that are served. */
function performanceWords({ plain: { view }, rendered }: ReadPage): string {
  // Hidden ones are served as well.
  const headings = view.headings.filter(({ text }) => text !== '').length;
  const kept = rendered ? (wordsServed(view, rendered.view) ?? view.textWords) : view.textWords;
  // Where all that a browser shows is served, and much more, that counts as well.
  const isShownInPart = kept === rendered?.view.textWords && view.textWords >= kept * MORE;
  const words = isShownInPart ? view.textWords : kept;
  return `${capital(counted(words, 'word'))} and ${counted(headings, 'heading')} in the HTML as served.`;
}
const MORE = 1.5;
