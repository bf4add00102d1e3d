import type { PremiumResults } from '../../../contract/premium.ts';
import { repeatedBlocks } from '../../checks/shared/repeated-blocks.ts';
import { isOneFile } from '../../checks/shared/repeated-texts.ts';
import { roundHalfUp } from '../../score/scoring.ts';
import { weightOf } from '../../score/weights.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { capital, pageWords, quoted } from '../../wording/words.ts';
import { type Draft, say } from '../grounded.ts';
import { basis, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

type Group = PremiumResults['contentOptimization'];

/** Page by page, how it stands: which recommendations are about it, they say themselves. */
export function contentOptimization(input: PremiumInput): Draft<Group> {
  const pages = input.inputs.pages ?? [];
  const isRepeated = repeatedBlocks(pages, contentView);
  return {
    existingContentAudit: eachFileOnce(pages).map((page) => auditOf(input, page, ownWords(page, isRepeated))),
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
      : basis('not_measured', 'No score is given for this page.'),
    // How many words it has stands in the table of pages.
    currentPerformance: say(
      titleWords(input, page),
      seenAt({ pageUrl: page.url, place: 'plain HTML', seen: view.titles[0] ?? 'no title' }),
    ),
    // A list of pages reads as if the others had nothing.
    improvements: [],
  };
}

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

/** What is to be done about it, each recommendation says where it applies. */
function titleWords({ inputs: { target } }: PremiumInput, { url, plain: { view } }: ReadPage): string {
  const [title] = view.titles;
  return capital(`${pageWords(url, target.homeUrl)} has ${title ? `the title ${quoted(title)}` : 'no title'}.`);
}

/** Several addresses of one file are one page. */
const eachFileOnce = (pages: readonly ReadPage[]): ReadPage[] =>
  pages.filter((page, at) => !pages.slice(0, at).some((earlier) => isOneFile(earlier, page)));
