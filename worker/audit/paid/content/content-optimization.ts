import type { PremiumResults } from '../../../contract/premium.ts';
import { causeOf } from '../../advice/index.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { repeatedBlocks } from '../../checks/shared/repeated-blocks.ts';
import { isOneFile } from '../../checks/shared/repeated-texts.ts';
import { roundHalfUp } from '../../score/scoring.ts';
import { weightOf } from '../../score/weights.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { capital, counted, ranges } from '../../wording/words.ts';
import { isComplete } from '../extent.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

type Group = PremiumResults['contentOptimization'];

/** Page by page: which recommendations are about it, and how it stands. */
export function contentOptimization(input: PremiumInput): Draft<Group> {
  const pages = input.inputs.pages ?? [];
  const isRepeated = repeatedBlocks(pages, contentView);
  return {
    existingContentAudit: eachFileOnce(input, pages).map((page) => auditOf(input, page, ownWords(page, isRepeated))),
    // What customers ask stands with the questions; what to do in which month, in the plan.
    contentGaps: [],
    contentCalendar: [],
  };
}

const PAGE_CATEGORIES = ['rendering', 'structured-data', 'semantics', 'content', 'accessibility', 'discoverability'];
const SCORE_RULE =
  'Weight of the page-level checks whose evidence does not name this page, as a share of the weight of all page-level checks that were judged.';

/** An error, an announcement or a frame around something else: whatever the checks find in order there, it is no good page. */
const MIN_OWN_WORDS = 60;

function auditOf(input: PremiumInput, page: ReadPage, ownWords: number): Draft<Group['existingContentAudit'][number]> {
  const judged = input.results.filter(
    ({ check, outcome }) =>
      PAGE_CATEGORIES.includes(check.category) && ['pass', 'partial', 'fail'].includes(outcome.outcome),
  );
  const against = judged.filter(
    ({ outcome }) => outcome.outcome !== 'pass' && outcome.evidence.some(({ pageUrl }) => pageUrl === page.url),
  );
  const weight = (list: typeof judged) =>
    list.reduce((sum, { check, weight: told = weightOf(check) }) => sum + told, 0);
  const total = weight(judged);
  const { view } = page.plain;
  const isScored = total > 0 && ownWords >= MIN_OWN_WORDS;
  return {
    page: page.url,
    aiOptimizationScore: isScored ? roundHalfUp((1 - weight(against) / total) * 100) : null,
    aiOptimizationScoreBasis: isScored
      ? basis('derived', SCORE_RULE)
      : basis(
          'not_measured',
          total > 0 ? 'The page hardly holds a text of its own.' : 'No check of it could be judged.',
        ),
    // How many words it has stands in the table of pages.
    currentPerformance: say(
      performanceWords(input, page),
      seenAt({ pageUrl: page.url, place: 'plain HTML', seen: view.titles[0] ?? 'no title' }),
    ),
    improvements: improvementsOf(input, page),
  };
}

function performanceWords(input: PremiumInput, page: ReadPage): string {
  const about = tasksOf(input, page).length;
  if (about === 0) return 'No recommendation is listed here.';
  return `${capital(counted(about, 'recommendation'))} listed here.`;
}

/**
 * Numbers of the tasks about this page: of those that are about the home page alone, or whose checks judge each page by itself and keep all
 * they find. Where others were met is an example.
 */
const tasksOf = ({ improvements, recommendations, inputs }: PremiumInput, { url }: ReadPage): number[] =>
  recommendations.flatMap(({ pages = [] }, at) => {
    const results = improvements[at]?.results ?? [];
    const isHome = pages.length === 1 && pages[0] === inputs.target.homeUrl && results.every(isOfHome);
    return results.length > 0 && pages.includes(url) && (isHome || results.every(isComplete)) ? [at + 1] : [];
  });

/** Speed is measured of it alone, and the one block about the business goes there. */
const isOfHome = (one: CheckResult): boolean =>
  causeOf(one) === 'no-business-markup' ||
  (OF_HOME.some((need) => one.check.needs.includes(need)) && !OF_PAGES.some((need) => one.check.needs.includes(need)));

const OF_HOME = ['home', 'lab', 'phone'] as const;
const OF_PAGES = ['pages', 'renderedPages', 'attempts'] as const;

/** As a browser shows it, where one did: whatever a script says there is what it comes to. */
const ownWords = ({ plain, rendered }: ReadPage, isRepeated: ReturnType<typeof repeatedBlocks>): number =>
  countWords(
    (rendered ?? plain).view.blocks
      .filter((block) => isOwn(block) && !isRepeated(block))
      .map(({ text }) => text)
      .join('\n'),
  );

const FRAME: ReadonlySet<PageView['blocks'][number]['landmark']> = new Set(['nav', 'header', 'footer']);
const isOwn = ({ hidden, landmark, tag }: TextBlock): boolean => !hidden && !FRAME.has(landmark) && tag !== 'option';

/** Which tasks are about this page, in one line: what was seen there stands with each of them. */
function improvementsOf(input: PremiumInput, page: ReadPage): Grounded<string>[] {
  const numbers = tasksOf(input, page);
  // On a website of one page they are all about it.
  if (numbers.length === 0 || input.inputs.pages?.length === 1) return [];
  const seen = numbers.flatMap((number) => {
    const evidence = input.improvements[number - 1]?.results.flatMap(({ outcome }) => outcome.evidence) ?? [];
    return evidence.find(({ pageUrl }) => pageUrl === page.url) ?? [];
  });
  return [say(`Recommendation${numbers.length === 1 ? '' : 's'} ${ranges(numbers)}.`, seenAt(...seen))];
}

/** A page of one file with an earlier one has a line of its own where a task names it and not the earlier one. */
function eachFileOnce({ recommendations }: PremiumInput, pages: readonly ReadPage[]): ReadPage[] {
  const isToldWith = ({ url }: ReadPage, earlier: ReadPage): boolean =>
    recommendations.every(({ pages: named = [] }) => !named.includes(url) || named.includes(earlier.url));
  return pages.filter(
    (page, at) => !pages.slice(0, at).some((earlier) => isOneFile(earlier, page) && isToldWith(page, earlier)),
  );
}
