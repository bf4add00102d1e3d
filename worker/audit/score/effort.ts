import type { Advice } from '../advice/advice.ts';
import { causeOf } from '../advice/index.ts';
import type { CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { faultsIn } from '../wording/faults-in.ts';

/** Middle of each class of effort in hours of work; only its order of size matters. */
export const EFFORT_HOURS: Record<Advice['effort'], number> = { minutes: 0.5, hours: 3, day: 8, days: 24 };

/** Places that each want an answer of their own. A line that all pages of a template repeat is one. */
const MANY_PLACES = 5;

/** Minutes are for a place or two: what stands in many, each other words, takes as long as they are many. */
export function effortOf({ effort, steps }: Advice, group: readonly CheckResult[]): Advice['effort'] {
  // All that a block of markup lacks is written there at once.
  if (effort !== 'minutes' || steps || group.some(({ check }) => check.category === 'structured-data')) return effort;
  const faults = group.flatMap(({ outcome }) => outcome.evidence);
  const isText = group.every(({ check }) => check.category === 'content');
  const isLong = (one: { seen: string }): boolean => isText && isPassage(one);
  const lines = new Set(faults.filter((one) => !isLong(one)).map(({ seen }) => seen));
  const passages = new Set(faults.filter(isLong).map(({ seen, pageUrl }) => `${pageUrl} ${seen}`));
  return lines.size + passages.size * LINES_A_PASSAGE > MANY_PLACES ? 'hours' : effort;
}

/** What filled a whole passage wants another text on each page it stands on. */
const isPassage = ({ seen }: { seen: string }): boolean => seen.length >= PASSAGE_CHARS;
const PASSAGE_CHARS = 80;
const LINES_A_PASSAGE = 2;

/** Each fault is mended by one line, or one word or two, where it stands. */
const ONE_LINE: ReadonlySet<string> = new Set<CheckId>([
  'weak-meta-descriptions',
  'weak-page-titles',
  'nameless-links-and-buttons',
  'skipped-heading-levels',
  'unclear-link-texts',
  'pictures-without-alt-text',
]);
const ONE_LINE_CAUSES: ReadonlySet<string> = new Set(['missing', 'several', 'named-below']);
/** What scripts bring is there already: to serve it is work on the scripts. */
const BY_SCRIPTS: ReadonlySet<string> = new Set(['only-the-frame', 'only-after-javascript']);
const isOneLine = (one: CheckResult): boolean =>
  (ONE_LINE.has(one.check.id) && !BY_SCRIPTS.has(causeOf(one) ?? '')) ||
  ((one.check.id === 'wrong-canonical' || one.check.id === 'missing-main-heading') &&
    ONE_LINE_CAUSES.has(causeOf(one) ?? ''));

const SEVERAL = /^\d+ more |\(the text of \d+ pictures\)$/;
const MAX_PAGES = 3;

/** A line each, in a few places of a few pages. */
export function isFewLines(group: readonly CheckResult[]): boolean {
  const faults = group.flatMap(({ outcome }) => faultsIn(outcome.evidence));
  return (
    group.every(isOneLine) &&
    faults.length > 0 &&
    faults.length <= MANY_PLACES &&
    new Set(faults.map(({ pageUrl }) => pageUrl)).size <= MAX_PAGES &&
    !faults.some(({ seen }) => SEVERAL.test(seen))
  );
}
